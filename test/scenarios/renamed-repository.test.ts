import { expect, test } from 'vitest';
import { json } from '../servers/fault-server.ts';
import { type Doing, startFollowUpWorld } from './follow-up-world.ts';
import { jobBody } from './scripted-service.ts';
import { commentEvent } from './world.ts';

test('after a rename, reads are redirected and the new name replaces the old by id', async () => {
  const before: Doing = ({ url }) => json(200, jobBody({ status: 'completed', prLink: url.replace('/app/', '/old/') }));
  await using world = await startFollowUpWorld({ handedOver: false, look: [before] });
  const { github, pullRequest } = world;
  const event = commentEvent(world, '/docs describe it');
  const environment = { GITHUB_REPOSITORY: 'acme/old' };
  // The comment was requested before the rename.
  github.state.repositories.set('acme/old', world.app);
  await world.run({ inputs: { prompt: '', wait: 'false' }, event, environment });
  github.state.repositories.delete('acme/old');
  const location = `${github.apiUrl}/repos/acme/app/pulls/${pullRequest}`;
  const does = { kind: 'answer', status: 301, headers: { location } } as const;
  github.faults.add({ method: 'GET', path: /^\/repos\/acme\/old\/pulls\/2$/, does });
  await world.run({
    inputs: { mode: 'settle', prompt: '' },
    event: { name: 'schedule', payload: {} },
    runId: '4712',
  });
  expect(world.statusComments()[0]?.marker).toMatchObject({
    repository: { id: 4200, name: 'acme/app' },
    pullRequest: `${github.url}/acme/app/pull/${pullRequest}`,
  });
  const handovers = world.comments().filter(({ body }) => body.includes('made this pull request'));
  expect(handovers.map(({ thread }) => thread)).toEqual([pullRequest]);
});
