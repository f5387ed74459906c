import { expect, test } from 'vitest';
import { readInputs } from '../../../src/action/event/inputs.ts';
import { decideIntent } from '../../../src/action/event/intent.ts';
import { InputError } from '../../../src/action/words/errors.ts';
import { anEvent, type RecordedEvent } from '../../build/an-event.ts';
import { inputs } from '../../build/settings.ts';

/** The causes of an event; Dependabot's runs get no secrets, and so no key. */
const SENDERS = {
  'a human': { id: 1, login: 'nina', type: 'User' },
  'a bot': { id: 2, login: 'helper[bot]', type: 'Bot' },
  Dependabot: { id: 3, login: 'dependabot[bot]', type: 'Bot' },
  'no one': null,
} as const;
type Sender = keyof typeof SENDERS;

/** What a step with a prompt and without a mode does, for each sender. */
const COMMENT = {
  'a human': 'reads the comment of nina',
  'a bot': 'reads the comment of helper[bot]',
  Dependabot: 'skips: no-secrets',
  'no one': 'is an error',
};
const NO_COMMENT = { ...COMMENT, 'a human': 'skips: edited', 'a bot': 'skips: edited' };
const GATED = {
  'a human': 'starts a job if nina may',
  'a bot': 'starts a job if helper[bot] may',
  Dependabot: 'skips: no-secrets',
  'no one': 'is an error',
};
const OPEN = {
  'a human': 'starts a job',
  'a bot': 'starts a job',
  Dependabot: 'skips: no-secrets',
  'no one': 'starts a job',
};

const TABLE: readonly (readonly [RecordedEvent, readonly (string | null)[], Readonly<Record<Sender, string>>])[] = [
  ['issue_comment', ['created'], COMMENT],
  ['issue_comment', ['edited', 'deleted', 'pinned', null], NO_COMMENT],
  ['pull_request_review_comment', ['created'], COMMENT],
  ['pull_request_review_comment', ['edited', 'deleted', null], NO_COMMENT],
  ['issues', ['opened', 'edited', 'labeled', 'closed', 'deleted'], GATED],
  ['pull_request', ['opened', 'synchronize', 'labeled', 'closed'], GATED],
  ['pull_request_target', ['opened', 'synchronize', 'labeled'], GATED],
  ['discussion', ['created', 'answered'], GATED],
  ['watch', ['started'], GATED],
  ['release', ['published', 'released'], OPEN],
  ['push', [null], OPEN],
  ['workflow_dispatch', [null], OPEN],
  ['schedule', [null], OPEN],
];

const CASES = TABLE.flatMap(([event, actions, bySender]) =>
  actions.flatMap((action) =>
    (Object.keys(SENDERS) as Sender[]).map((sender) => ({ event, action, sender, expected: bySender[sender] })),
  ),
);

function decide(event: RecordedEvent, action: string | null, sender: Sender): string {
  const key = sender === 'Dependabot' ? { 'api-key': '' } : {};
  const { settings, problems } = readInputs(inputs({ prompt: 'Describe the flag.', ...key }));
  try {
    const intent = decideIntent(settings, anEvent(event, { action, sender: SENDERS[sender] }), problems);
    if (intent.kind === 'skip') return `skips: ${intent.reason}`;
    if (intent.kind === 'comment') return `reads the comment of ${intent.sender.login}`;
    if (intent.kind !== 'job') return intent.kind;
    if (intent.gate.kind !== 'people') return intent.gate.kind === 'open' ? 'starts a job' : 'refuses';
    return `starts a job if ${intent.gate.people.map(({ login }) => login).join(' and ')} may`;
  } catch (error) {
    if (error instanceof InputError) return 'is an error';
    throw error;
  }
}

test.each(CASES)('$event ($action) by $sender: $expected', ({ event, action, sender, expected }) => {
  expect(decide(event, action, sender)).toBe(expected);
});
