import { closest, distance } from 'fastest-levenshtein';
import { inputs } from '../../words/action-spec.ts';
import { bad, better, good, tidy, unknown } from '../check.ts';
import { writesReportIssue } from './check-permissions.ts';
import { type Around, type Finding, type Findings, inputOf, isExpression, type OurStep } from './our-steps.ts';
import { mappingIn } from './read-workflow-files.ts';

/** Far longer names mean no input, and are slow to compare. */
const LONGEST_INPUT = 40;
const REQUIRED = Object.entries(inputs).flatMap(([name, input]) => ('required' in input ? [name] : []));
const KEY = '${{ secrets.DOCS_AGENT_API_KEY }}';
const PASTE = [`api-key: ${KEY}`];
const REVOKE = 'Revoke that key, store a new one as a secret, and write:';

export function checkNames(our: OurStep): Findings {
  const required = needsService(our) ? REQUIRED.filter((name) => name !== 'api-key') : [];
  const missing = required.filter((name) => inputOf(our, name) === '');
  const unheard = [...our.step.with.keys()].filter((name) => !Object.hasOwn(inputs, name)).slice(0, 5);
  return [
    ...missing.map((name) => bad(`\`${name}\` is not set.`, 'Add it to the `with:` of the step:', [`${name}: …`])),
    ...unheard.map((name) => {
      const near = closest(name.slice(0, LONGEST_INPUT), Object.keys(inputs));
      const isMeant = distance(name, near) <= Math.max(1, Math.floor(near.length / 3));
      const advice = isMeant ? `Did you mean \`${near}\`?` : 'The inputs are listed in docs/inputs.md of the action.';
      return better(`there is no input "${tidy(name)}", so what it says has no effect.`, advice);
    }),
  ];
}

/** With `agent`, only a report does. */
function needsService(our: OurStep): boolean {
  return inputOf(our, 'agent') === '' || our.does.some(({ mode }) => mode === 'report');
}

/** A step before ours may write the file or check it out; without one, only a self-hosted runner may still have it. */
export function checkPromptFile(our: OurStep): Findings {
  const file = inputOf(our, 'prompt-file');
  if (file === '' || isExpression(file) || our.job.steps[0] !== our.step) return [];
  const found = '`prompt-file` is set, but no step before this one checks out the repository.';
  return [unknown(found, 'Add a step before it: `- uses: actions/checkout@<full commit id>`.')];
}

export function checkReport(our: OurStep, { hasIssues }: Around): Findings {
  const reports = our.does.some(({ mode }) => mode === 'report') && writesReportIssue(our);
  if (hasIssues !== false || !reports) return [];
  const found = '`report-to` names an issue, but issues are disabled in this repository.';
  return [bad(found, 'Enable issues in the settings of the repository, or write:', ['report-to: summary'])];
}

export function checkKey(our: OurStep, around: Around): Findings {
  const value = inputOf(our, 'api-key');
  if (value === '' && !needsService(our)) return [];
  if (value === '') return [bad('`api-key` is not set.', 'Add the secret:', PASTE)];
  if (holdsKey(value)) {
    const found = 'the API key is in the file itself, where anyone who can read the repository can see it.';
    return [bad(found, REVOKE, PASTE)];
  }
  const { context, name } = referenceIn(value);
  if (context === 'vars') {
    const found = 'the API key comes from a variable: the runner prints it in the log before we can mask it.';
    return [bad(found, REVOKE, PASTE)];
  }
  if (context === 'inputs') return [ofInput(our, name)];
  // Without an event, the secret belongs to a caller that was not read.
  return [context === 'secrets' && our.events.length > 0 ? ofCallers(our, name, around) : null];
}

/** Checks whether a key is in the file: as plain text, or as a quoted alternative such as `secrets.KEY || 'text'`. */
function holdsKey(value: string): boolean {
  return !isExpression(value) || /(?:\$\{\{|\|\||&&|\()\s*'[^']+'\s*(?:\}\}|\|\||&&|\))/.test(value);
}

/** Reads `${{ secrets.NAME }}` and equivalent forms; both parts are empty for any other expression. */
function referenceIn(value: string): { readonly context: string; readonly name: string } {
  const [, context = '', name = ''] =
    /^\$\{\{\s*(secrets|vars|inputs)\s*(?:\.\s*|\[\s*')([\w-]+)(?:'\s*\])?\s*\}\}$/i.exec(value) ?? [];
  return { context: context.toLowerCase(), name: name.toLowerCase() };
}

/** What asks for a secret: the step, or a job that calls its workflow. */
type Asked = Pick<OurStep, 'workflow' | 'job' | 'callers' | 'mode'>;

/** Follows a secret from caller to caller up to the workflow that gets it from the repository. */
function ofCallers(our: Asked, name: string, around: Around): Finding | null {
  const [caller, ...callers] = our.callers;
  if (caller === undefined) {
    const finding = ofRepository(our, name, around);
    return finding === null ? null : { ...finding, at: our.job.at };
  }
  const { at, secrets } = caller.job;
  const next = { ...caller, callers, mode: null };
  if (secrets === 'inherit') return ofCallers(next, name, around);
  const value = secrets.get(name) ?? '';
  const paste = ['secrets:', `  ${name}: ${KEY}`];
  if (value === '') {
    const found = `it does not pass the secret "${name}" to ${tidy(our.workflow.path)}, so \`api-key\` is empty there.`;
    return { ...bad(found, 'Pass it in the job that calls the workflow:', paste), at };
  }
  if (holdsKey(value)) return { ...bad('the secret that it passes is in the file itself.', REVOKE, paste), at };
  const reference = referenceIn(value);
  return reference.context === 'secrets' ? ofCallers(next, reference.name, around) : null;
}

/** GitHub doesn't show whether a secret exists, but the running step knows its own. */
function ofRepository({ job, mode }: Asked, name: string, around: Around): Finding | null {
  const secret = name.toUpperCase();
  if (name === 'github_token') {
    const found = "`api-key` is GitHub's own token, not a key of the service.";
    return bad(found, 'Store a key of the service as a secret:', PASTE);
  }
  if (around.ownSecret === name && !job.environment) {
    if (around.keyAccepted) {
      return good(`the secret ${secret} exists: this run's key came from it, and the service accepted it.`);
    }
    // The doctor's own inputs have a separate check.
    if (around.hasKey || mode === 'doctor') return null;
    const found = `the secret ${secret} is missing or can't be used: this run got no usable key from it.`;
    return bad(found, 'Store the key as a secret under that name (Settings, Secrets and variables, Actions).');
  }
  const found = `can't check whether the secret ${secret} exists, because GitHub never shows secrets.`;
  return unknown(found, 'Compare the name with Settings, Secrets and variables, Actions.');
}

function ofInput(our: OurStep, name: string): Finding {
  const declared = ['workflow_call', 'workflow_dispatch'].flatMap((event) =>
    Object.keys(mappingIn(our.workflow.events.get(event)?.['inputs']) ?? {}).map((each) => each.toLowerCase()),
  );
  if (!declared.includes(name)) {
    const found = `\`api-key\` comes from the input "${name}", which the workflow does not declare, so it is empty.`;
    return bad(found, 'Add the secret:', PASTE);
  }
  const [caller] = our.callers;
  if (caller !== undefined && (caller.job.with.get(name) ?? '') === '') {
    const found = `it does not pass "${name}", which the called workflow uses as \`api-key\`.`;
    return { ...bad(found, 'Pass a secret of the called workflow instead of an input.'), at: caller.job.at };
  }
  return better('the API key comes from an input, which GitHub shows in the log.', 'Pass it as a secret:', PASTE);
}
