import { expect, test } from 'vitest';
import { openConnections } from '../../src/action/connections.ts';
import { startGitHub } from '../../src/playground/github/server.ts';
import { aHistory } from '../build/a-history.ts';
import { aRunContext } from '../build/an-event.ts';
import { aRunner } from '../fakes/fake-runner.ts';
import { failureOf } from './github/a-repository.ts';

const connect = (apiUrl: string, token: string) =>
  openConnections(aRunContext({ repository: 'acme/app', apiUrl }), aRunner(), { token, redact: (text) => text });

test("commits are those of the repository that is named, not of the run's own", async () => {
  await using history = await aHistory([{ message: 'Begin', files: { 'README.md': 'x\n' } }]);
  await using stack = new AsyncDisposableStack();
  const github = await startGitHub();
  stack.defer(() => github.stop());
  github.state.addRepository({ owner: 'acme', name: 'handbook', gitDir: history.gitDir });
  github.state.addToken('token', 'docs-agent[bot]', {});
  const commits = await connect(github.apiUrl, 'token').openCommits('acme/handbook');
  expect(await commits.branch('main')).toBe(history.shas[0]);
});

test('without a token, neither commits nor anything else of GitHub is loaded', async () => {
  const { openCommits, repository } = connect('http://127.0.0.1:9', '');
  for (const asked of [openCommits('acme/handbook'), repository.viewer()])
    expect((await failureOf(asked)).failure).toBe('unauthorized');
});
