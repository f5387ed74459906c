import { bad, better, good, tidy, unknown } from '../check.ts';
import { needsService } from './check-inputs.ts';
import { onlyFollows } from './check-permissions.ts';
import type { Around, Finding, Findings, OurStep, OwnRun } from './our-steps.ts';
import { inputOf, isExpression } from './our-steps.ts';
import { mappingIn } from './read-workflow-files.ts';

const REVOKE = 'Revoke that key, store a new one as a secret, and write:';

export function checkKey(our: OurStep, around: Around): Findings {
  const value = inputOf(our, 'api-key');
  if (value === '' && !needsService(our)) return [];
  return [
    value === ''
      ? bad('`api-key` is not set.', 'Add the secret:', API_KEY.paste)
      : ofValue(our, value, API_KEY, around),
  ];
}

/** What the agent of a step gets by the name of a variable. Of a known agent's own variables, it needs one. */
export function checkVariables(our: OurStep, around: Around): Findings {
  const [program = ''] = inputOf(our, 'agent').split(/\s+/);
  if (program === '' || !our.runsJobs || onlyFollows(our)) return [];
  const keys = around.agent?.keys ?? {};
  const either = Object.hasOwn(keys, program) ? (keys[program] ?? []) : [];
  const named = inputOf(our, 'agent-env');
  const others = isExpression(named) ? [] : named.split(/[\s,]+/);
  const further = others.filter((name) => name !== '' && !either.includes(name));
  // With variables and hosts of its own it may reach another model.
  const isElsewhere = further.length > 0 && inputOf(our, 'agent-hosts') !== '';
  const needed = [isElsewhere ? [] : either, ...further.map((name) => [name])].filter((names) => names.length > 0);
  return needed.map((names) => {
    const [name, value] =
      names.map((each) => [each, variableOf(our, each)] as const).find(([, each]) => each !== '') ?? [];
    if (name === undefined || value === undefined) return unset(our, names);
    const use = useOf(name, `the variable ${name}`);
    // A variable that no known agent has for its key may be a setting.
    return either.includes(name) || referenceIn(value).context === 'secrets' ? ofValue(our, value, use, around) : null;
  });
}

const variableOf = ({ job, step }: OurStep, name: string): string =>
  step.env.get(name.toLowerCase()) ?? job.env.get(name.toLowerCase()) ?? '';

function unset({ job, step }: OurStep, names: readonly string[]): Finding {
  const before = job.steps.slice(0, job.steps.indexOf(step));
  const mayBeSet = before.some(
    ({ uses, setsVariables }) => setsVariables || (uses !== '' && !/^actions\//i.test(uses)),
  );
  const found = `the agent needs the variable ${names.join(' or ')}, which no \`env:\` sets`;
  const [first = ''] = names;
  const { paste } = useOf(first, first);
  if (mayBeSet) return unknown(`${found}, unless a step before does.`, 'If none does, add it to the step:', paste);
  return bad(`${found}.`, 'Store the key as a secret, and add it to the step:', paste);
}

/** What a secret is for: its name there, how a sentence begins with it, and the lines that pass it. */
type Use = Readonly<{ name: string; title: string; secret: string; paste: readonly string[] }>;

const SECRET = '${{ secrets.DOCS_AGENT_API_KEY }}';
const API_KEY: Use = { name: 'api-key', title: 'the API key', secret: SECRET, paste: [`api-key: ${SECRET}`] };

function useOf(name: string, title: string): Use {
  const secret = `\${{ secrets.${name} }}`;
  return { name, title, secret, paste: ['env:', `  ${name}: ${secret}`] };
}

function ofValue(our: OurStep, value: string, use: Use, around: Around): Finding | null {
  if (holdsKey(value)) {
    const found = `${use.title} is in the file itself, where anyone who can read the repository can see it.`;
    return bad(found, REVOKE, use.paste);
  }
  const { context, name } = referenceIn(value);
  if (context === 'vars') {
    const found = `${use.title} comes from a variable: the runner prints it in the log before we can mask it.`;
    return bad(found, REVOKE, use.paste);
  }
  if (context === 'inputs') return ofInput(our, name, use);
  // Without an event, the secret belongs to a caller that was not read.
  return context === 'secrets' && our.events.length > 0 ? ofCallers(our, name, use, around) : null;
}

/** Checks whether a key is in the file: as plain text, or as a quoted alternative such as `secrets.KEY || 'text'`. */
const holdsKey = (value: string): boolean =>
  !isExpression(value) || /(?:\$\{\{|\|\||&&|\()\s*'[^']+'\s*(?:\}\}|\|\||&&|\))/.test(value);

/** Reads `${{ secrets.NAME }}` and equivalent forms; both parts are empty for any other expression. */
function referenceIn(value: string): { readonly context: string; readonly name: string } {
  const [, context = '', name = ''] =
    /^\$\{\{\s*(secrets|vars|inputs)\s*(?:\.\s*|\[\s*')([\w-]+)(?:'\s*\])?\s*\}\}$/i.exec(value) ?? [];
  return { context: context.toLowerCase(), name: name.toLowerCase() };
}

/** What asks for a secret: the step, or a job that calls its workflow. */
type Asked = Pick<OurStep, 'workflow' | 'job' | 'callers' | 'mode'>;

/** Follows a secret from caller to caller up to the workflow that gets it from the repository. */
function ofCallers(our: Asked, name: string, use: Use, around: Around): Finding | null {
  const [caller, ...callers] = our.callers;
  if (caller === undefined) {
    const finding = ofRepository(our, name, use, around);
    return finding === null ? null : { ...finding, at: our.job.at };
  }
  const { at, secrets } = caller.job;
  const next = { ...caller, callers, mode: null };
  if (secrets === 'inherit') return ofCallers(next, name, use, around);
  const value = secrets.get(name) ?? '';
  const paste = ['secrets:', `  ${name}: ${use.secret}`];
  if (value === '') {
    const found = `it does not pass the secret "${name}" to ${tidy(our.workflow.path)}, so \`${use.name}\` is empty there.`;
    return { ...bad(found, 'Pass it in the job that calls the workflow:', paste), at };
  }
  if (holdsKey(value)) return { ...bad('the secret that it passes is in the file itself.', REVOKE, paste), at };
  const reference = referenceIn(value);
  return reference.context === 'secrets' ? ofCallers(next, reference.name, use, around) : null;
}

/** GitHub doesn't show whether a secret exists, but the running step knows its own. */
function ofRepository({ job, mode }: Asked, name: string, use: Use, around: Around): Finding | null {
  const secret = name.toUpperCase();
  if (name === 'github_token') {
    const found = `\`${use.name}\` is GitHub's own token, not a key.`;
    return bad(found, 'Store the key as a secret:', use.paste);
  }
  const own = job.environment ? undefined : around.ownSecrets.get(name);
  // The doctor's own inputs have a separate check.
  if (own !== undefined) return own?.state === 'bad' && mode === 'doctor' ? null : own;
  const found = `can't check whether the secret ${secret} exists, because GitHub never shows secrets.`;
  return unknown(found, 'Compare the name with Settings, Secrets and variables, Actions.');
}

/** Finds out what this run knows of the secrets of its own step: null says nothing, as another check does. */
export function ownSecretsOf(steps: readonly OurStep[], run: OwnRun): Around['ownSecrets'] {
  const ofRun = steps.filter(({ workflow, job }) => workflow.path === run.workflowPath && job.id === run.job);
  const own = ofRun.filter(({ mode, job }) => mode === 'doctor' && !job.environment);
  const [our] = own;
  if (our === undefined || own.some(({ step }) => step !== our.step)) return new Map();
  const { facts = null, unset = [] } = run.agent ?? {};
  const given = facts === null ? [] : [...facts.variables, facts.gateway?.key ?? []].flat();
  const found = new Map<string, Finding | null>();
  const note = (value: string, judge: (secret: string) => Finding | null): void => {
    const { context, name } = referenceIn(value);
    if (context === 'secrets') found.set(name, judge(name.toUpperCase()));
  };
  for (const name of given)
    note(variableOf(our, name), (secret) => good(`the secret ${secret} exists: this run has it.`));
  for (const name of unset) note(variableOf(our, name), withoutValue);
  note(inputOf(our, 'api-key'), (secret) => {
    if (run.keyAccepted)
      return good(`the secret ${secret} exists: this run's key came from it, and the service accepted it.`);
    return run.hasKey ? null : withoutValue(secret);
  });
  return found;
}

function withoutValue(secret: string): Finding {
  const found = `the secret ${secret} is missing or can't be used: this run got no usable key from it.`;
  return bad(found, 'Store the key as a secret under that name (Settings, Secrets and variables, Actions).');
}

function ofInput(our: OurStep, name: string, use: Use): Finding {
  const declared = ['workflow_call', 'workflow_dispatch'].flatMap((event) =>
    Object.keys(mappingIn(our.workflow.events.get(event)?.['inputs']) ?? {}).map((each) => each.toLowerCase()),
  );
  if (!declared.includes(name)) {
    const found = `\`${use.name}\` comes from the input "${name}", which the workflow does not declare, so it is empty.`;
    return bad(found, 'Add the secret:', use.paste);
  }
  const [caller] = our.callers;
  if (caller !== undefined && (caller.job.with.get(name) ?? '') === '') {
    const found = `it does not pass "${name}", which the called workflow uses as \`${use.name}\`.`;
    return { ...bad(found, 'Pass a secret of the called workflow instead of an input.'), at: caller.job.at };
  }
  return better(`${use.title} comes from an input, which GitHub shows in the log.`, 'Pass it as a secret:', use.paste);
}
