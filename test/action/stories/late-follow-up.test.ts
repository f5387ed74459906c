import { describe, expect, test } from 'vitest';
import type { EventThread } from '../../../src/action/event/event.ts';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import { ANNOUNCEMENTS, type Marker } from '../../../src/action/value/marker.ts';
import type { InputName } from '../../../src/action/words/action-spec.ts';
import { ADA, aCommand, asShown, type Commanded, playCommand } from '../../build/a-command.ts';
import { aHandover } from '../../build/a-handover.ts';
import { aJob } from '../../build/a-job.ts';
import { markerIn } from '../../build/a-world.ts';
import { created, failedLook, missing, PULL_REQUEST, refused, shown, withPullRequest } from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { aCommentMarker, inAnotherThread, leave } from '../../build/said.ts';
import { ISSUE, PULL, showPull } from '../../build/threads.ts';
import { aRepository, type FakeRepository, nameOf, OURSELVES } from '../../fakes/fake-repository.ts';

const LINK = PULL.url;
const NEW_PULL = { ...PULL, createdAt: '2026-11-20T08:30:00Z' };
const named = shown({ status: 'completed', prLink: LINK });
const completed = shown({ status: 'completed' });
const another = shown({ status: 'completed', prLink: `${LINK}0` });
const trigger = { kind: 'issue-comment', id: 30 } as const;
const ended = (given: Partial<Marker> = {}): Marker =>
  aCommentMarker({
    ...{ trigger, instructionComment: trigger, run: '70', state: 'finished', outcome: 'no-pull-request' },
    ...{ told: ANNOUNCEMENTS, askedAt: '2026-11-20T08:00:00.000Z', watchedUntil: '2026-11-20T08:40:00.000Z', ...given },
  });

interface Given {
  readonly readings?: readonly (JobReading | (() => JobReading))[];
  readonly github?: FakeRepository;
  readonly inputs?: Partial<Record<InputName, string>>;
  readonly thread?: EventThread;
  readonly comment?: NonNullable<Parameters<typeof aCommand>[1]>['comment'];
}

/** A comment on pull request 7, which the job of thread 3 has made: so far, our comment there says that it made none. */
function onPull(
  text = '/docs Also describe --json.',
  { readings = [named, named, shown(), named], github = aThread3(), inputs = {}, thread, comment = {} }: Given = {},
): Commanded {
  const sending = { kind: 'sent', job: aJob({ prLink: LINK }) } as const;
  const service = { creation: created({ id: 'j_2' }), sending, readings };
  return aCommand(text, { thread: thread ?? NEW_PULL, world: { github, service, inputs }, comment });
}

const withPull = (): FakeRepository => showPull(aRepository(), 7);

function aThread3(marker = ended(), author = OURSELVES): FakeRepository {
  const github = withPull();
  inAnotherThread(github, marker, author);
  return github;
}

/** What a command sends. If it starts a job, j_2, that ends at once, whatever the script says. */
async function sentBy(command: Commanded): Promise<readonly string[]> {
  const { service } = command.world;
  const { readJob } = { ...service };
  service.readJob = (id, cancelled) => (id === 'j_2' ? Promise.resolve(named) : readJob(id, cancelled));
  return (await playCommand(command)).sent;
}

async function answerTo(command: Commanded): Promise<string> {
  const { sent, text } = await playCommand(command);
  expect(sent).toEqual([]);
  return text;
}

describe('a command on a pull request that nothing hands over yet', () => {
  test('goes to the job that ended without one, once the service names it', async () => {
    const command = onPull();
    const { sent, text } = await playCommand(command);
    expect([sent, command.world.service.messages]).toEqual([['message'], ['j_1: Also describe --json.']]);
    expect(command.world.runner.outputs.get('follow-up')).toBe('true');
    expect(text).toContain('(#7)](https://github.com/acme/app/pull/7)');
  });

  test('corrects the status comment of that job, and hands the pull request over', async () => {
    const command = onPull(undefined, { inputs: { handover: 'true' } });
    await playCommand(command);
    const { github } = command.world;
    expect(markerIn(github)).toMatchObject({ outcome: 'pull-request', pullRequest: LINK, told: ANNOUNCEMENTS });
    expect(github.stored.filter(({ body }) => body.includes('made this pull request'))).toHaveLength(1);
    expect([...github.reactions]).toContain('pull-request/7 hooray');
  });

  test('does so with `continue`, too', async () =>
    expect(await sentBy(onPull('/docs continue Also describe --json.'))).toEqual(['message']));

  test.each<[string, string, Given]>([
    ['the service still names none', '', { readings: [completed] }],
    ['it names another one', '', { readings: [another] }],
    ['the end is a day old', '', { github: aThread3(ended({ watchedUntil: '2026-11-19T09:00:00.000Z' })) }],
    ['the pull request is older than two days', '', { thread: { ...PULL, createdAt: '2026-11-18T08:00:00Z' } }],
    ['the status comment is not ours', '', { github: aThread3(ended(), 'mallory') }],
    ['the command is `new-job`', 'new-job ', {}],
  ])('starts a job of its own if %s', async (_what, name, given) => {
    expect(await sentBy(onPull(`/docs ${name}Also describe --json.`, given))).toEqual(['job']);
  });

  test('goes to the job although a look at it fails', async () => {
    const command = onPull(undefined, { readings: [failedLook(), failedLook(), named, named, shown(), named] });
    expect([await sentBy(command), command.world.clock.slept.slice(0, 2)]).toEqual([['message'], [1_000, 4_000]]);
    expect(command.world.runner.warnings).toEqual([]);
  });

  const UNCHECKED = 'Could not check whether the job j_1 made this pull request: ';

  test.each<[string, JobReading, readonly string[]]>([
    ['cannot be read', failedLook(), [`${UNCHECKED}HTTP 503 (no content type).`]],
    ['is not shown to us', refused, [`${UNCHECKED}The service refused the key (HTTP 401). Make a new key.`]],
    ['is unknown to the service, without a warning', missing, []],
  ])('starts a job with a warning if the job that may have made it %s', async (_what, reading, warnings) => {
    const command = onPull(undefined, { readings: [reading] });
    expect([await sentBy(command), command.world.runner.warnings]).toEqual([['job'], warnings]);
  });

  describe('because its hand-over is still owed', () => {
    const made = (given: Partial<Marker> = {}): Marker =>
      ended({ outcome: 'pull-request', pullRequest: LINK, told: ['reaction', 'notice'], ...given });
    const started = (given: Partial<Marker> = {}): Marker =>
      ended({ state: 'started', outcome: null, told: [], watchedUntil: '2026-11-20T08:45:00.000Z', ...given });
    const watched = { askedAt: '2026-11-20T08:58:00.000Z', watchedUntil: '2026-11-20T09:30:00.000Z' };
    const inCapitals = LINK.toUpperCase().replace('HTTPS://GITHUB.COM', 'https://github.com');

    test.each([
      ['says that its job made it', made()],
      ['says so in capitals', made({ pullRequest: inCapitals })],
      ['says that its job works, which no run watches', started()],
    ])('goes to the job whose status comment %s, and leaves that to its own run', async (_what, marker) => {
      const github = aThread3(marker);
      const [before] = github.stored.map(({ body }) => body);
      const command = onPull(undefined, { github, readings: [named, named, named, shown(), named] });
      expect([await sentBy(command), github.stored.find(({ id }) => id === 100)?.body]).toEqual([['message'], before]);
      expect(command.world.service.messages).toEqual(['j_1: Also describe --json.']);
    });

    test.each([
      ['a run that follows it has just requested it', started(watched), named],
      ['the service shows it at work', started(), shown({ prLink: LINK })],
    ])('is answered with the job that is still busy, because %s', async (_what, marker, reading) => {
      const github = aThread3(marker);
      const answer = await answerTo(onPull(undefined, { github, readings: [reading] }));
      const url = github.stored.find(({ id }) => id === 100)?.url;
      expect(answer).toContain(`The agent is still working on an earlier request for this job: ${url}.`);
    });

    test.each<[string, Marker, readonly JobReading[]]>([
      ['the service names another one', made(), [another]],
      ['the service names none', started(), [shown()]],
      ['its status comment says that its job made another one, unasked', made({ pullRequest: `${LINK}0` }), []],
      ['its status comment is older than a day, unasked', made({ watchedUntil: '2026-11-19T08:00:00.000Z' }), []],
      ['its status comment says that its job failed, unasked', ended({ outcome: 'failed' }), []],
    ])('starts a job of its own if %s', async (_what, marker, readings) => {
      expect(await sentBy(onPull(undefined, { github: aThread3(marker), readings }))).toEqual(['job']);
    });

    test('goes to the job whose status comment names it, however many others work', async () => {
      const github = withPull();
      leave(github, made());
      for (let minute = 10; minute < 17; minute += 1) leave(github, started({ jobId: `j_${minute}` }));
      const command = onPull(undefined, { github });
      const { service } = command.world;
      const { readJob } = { ...service };
      service.readJob = (id, signal) => (id === 'j_1' ? readJob(id, signal) : Promise.resolve(shown({ id })));
      await playCommand(command);
      expect(service.messages).toEqual(['j_1: Also describe --json.']);
    });
  });

  test('corrects the status comment of a job that has made another one', async () => {
    const command = onPull(undefined, { readings: [another] });
    await playCommand(command);
    expect(markerIn(command.world.github)).toMatchObject({ outcome: 'pull-request', pullRequest: `${LINK}0` });
  });

  /** For which jobs a command asks before it starts its own. */
  async function askedBefore(command: Commanded): Promise<readonly string[]> {
    const { service } = command.world;
    const asked: string[] = [];
    beforeCall(service, 'readJob', (id) => service.prompts.length === 0 && asked.push(id));
    expect(await sentBy(command)).toEqual(['job']);
    return asked.toSorted();
  }

  const bot = { ...ADA, login: 'helper[bot]', bot: true };

  test.each<[string, Given]>([
    ['nobody may start jobs by their permission', { inputs: { permission: 'none' } }],
    ['only listed people may', { inputs: { 'allowed-users': 'ada' } }],
    ['it is a listed bot', { inputs: { 'allowed-bots': 'helper[bot]' }, comment: { author: bot } }],
    ['less than write access is enough, and the person has that', { inputs: { permission: 'triage' } }],
  ])('does not ask for it, for someone whose write access is not known: %s', async (_who, given) => {
    const command = onPull(undefined, { ...given, readings: [completed] });
    const { github } = command.world;
    github.causing.set(nameOf(command.intent.comment), asShown(command.intent.comment));
    if (given.inputs?.permission === 'triage') github.permission = { permission: 'read', role: 'triage' };
    expect(await askedBefore(command)).toEqual([]);
  });

  test('asks for the newest five such jobs only', async () => {
    const github = withPull();
    for (let minute = 10; minute < 17; minute += 1)
      leave(github, ended({ jobId: `j_${minute}`, watchedUntil: `2026-11-20T08:${minute}:00.000Z` }));
    const asked = await askedBefore(onPull(undefined, { github, readings: [completed] }));
    expect(asked).toEqual(['j_12', 'j_13', 'j_14', 'j_15', 'j_16']);
  });

  test('asks for none if a hand-over is there', async () => {
    const github = aThread3();
    github.add(OURSELVES, aHandover({ job: 'j_9', thread: 3 }), '2026-11-20T08:50:00Z');
    const command = onPull(undefined, { github, readings: [shown({ id: 'j_9', status: 'completed', prLink: LINK })] });
    await playCommand(command);
    expect(command.world.service.looks).not.toContain('j_1');
    expect(command.world.service.messages).toEqual([expect.stringMatching(/^j_9: /)]);
  });

  test('is refused while its job works on another follow-up, and the status comment is corrected all the same', async () => {
    const github = aThread3();
    const message = { request: 'message', state: 'started', jobId: 'j_1', pullRequest: LINK, run: '71' } as const;
    const until = { askedAt: '2026-11-20T08:59:00.000Z', watchedUntil: '2026-11-20T09:30:00.000Z' };
    leave(github, aCommentMarker({ ...message, ...until, trigger: { kind: 'issue-comment', id: 31 } }));
    const answer = await answerTo(onPull(undefined, { github }));
    expect(answer).toContain('The agent is still working on an earlier request for this job');
    expect(markerIn(github).outcome).toBe('pull-request');
  });

  test('starts a job with a warning if the other threads cannot be listed', async () => {
    const command = onPull(undefined, { readings: [completed] });
    command.world.github.fail('recentComments', 'unavailable');
    expect(await sentBy(command)).toEqual(['job']);
    const [warning] = command.world.runner.warnings;
    expect(warning).toContain('Could not check whether a job of ours made this pull request');
  });

  test('keeps its follow-up if the status comment cannot be corrected', async () => {
    const command = onPull();
    const { github } = command.world;
    beforeCall(github, 'comment', ({ id }) => id === 100 && github.fail('comment', 'unavailable', 1));
    expect([await sentBy(command), markerIn(github).outcome]).toEqual([['message'], 'no-pull-request']);
    expect(command.world.runner.warnings.join()).toContain('Could not correct the status comment');
  });

  test('writes nothing in a dry run', async () => {
    const command = onPull(undefined, { inputs: { 'dry-run': 'true' } });
    await answerTo(command);
    expect(markerIn(command.world.github).outcome).toBe('no-pull-request');
  });
});

describe('`continue` in a thread whose job ended without a pull request', () => {
  const own = { trigger: { kind: 'issue-comment', id: 30 } } as const;
  const NONE = 'There is no job with a pull request in this thread.';

  function continued(readings: readonly JobReading[], markers = [ended(own)], inputs: Given['inputs'] = {}): Commanded {
    const github = withPull();
    for (const marker of markers) leave(github, marker);
    return onPull('/docs continue Make it shorter.', { github, readings, inputs, thread: ISSUE });
  }

  test.each([
    ['in this repository', named, LINK],
    ['elsewhere', withPullRequest, PULL_REQUEST],
  ])('goes to the job once the service names one %s, and corrects its comment', async (_where, reading, link) => {
    const command = continued([reading, reading, shown(), reading]);
    expect([await sentBy(command), command.world.service.messages]).toEqual([['message'], ['j_1: Make it shorter.']]);
    expect(markerIn(command.world.github)).toMatchObject({ outcome: 'pull-request', pullRequest: link });
  });

  test('goes to the latest of them', async () => {
    const markers = [ended({ ...own, jobId: 'j_5' }), ended({ ...own, watchedUntil: '2026-11-20T08:50:00.000Z' })];
    const command = continued([named, shown({ id: 'j_5', status: 'completed' }), named, shown(), named], markers);
    expect([await sentBy(command), command.world.service.messages]).toEqual([['message'], ['j_1: Make it shorter.']]);
  });

  test.each([
    ['the service still names none', [completed], {}],
    ['the service knows no such job', [missing], {}],
    ['the job ended a day ago, unasked', [], { watchedUntil: '2026-11-19T08:00:00.000Z' }],
  ])('is answered that there is none if %s', async (_what, readings, given) => {
    expect(await answerTo(continued(readings, [ended({ ...own, ...given })]))).toContain(NONE);
  });

  test('is answered that the job could not be read if the service does not show it', async () => {
    const command = continued([failedLook()]);
    expect(await answerTo(command)).toBe(
      'Nothing was sent, because the job `j_1` of this thread could not be read; the log of the run shows why. Comment again later.',
    );
    expect(command.world.service.looks).toEqual(['j_1', 'j_1', 'j_1']);
  });

  test('is refused once the pull request is merged, and the status comment is corrected all the same', async () => {
    const command = continued([named]);
    showPull(command.world.github, 7, { state: 'merged' });
    expect(await answerTo(command)).toContain('#7 is merged');
    expect(markerIn(command.world.github).outcome).toBe('pull-request');
  });
});
