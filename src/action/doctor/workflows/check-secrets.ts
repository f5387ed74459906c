import { closest, distance } from 'fastest-levenshtein';
import { inputs } from '../../words/action-spec.ts';
import { better, confirmed, type Finding, open, placeOf, type Surroundings, tidy, wrong } from './finding.ts';
import { inputOf, isExpression, type OurStep, type Place } from './our-steps.ts';
import { mappingIn } from './workflow-facts.ts';

const NAME = 'Workflow secrets';
/** Far longer names mean no input, and are slow to compare. */
const LONGEST_INPUT = 40;
const REQUIRED = Object.entries(inputs).flatMap(([name, input]) => ('required' in input ? [name] : []));
const PASTE = ['api-key: ${{ secrets.DOCS_AGENT_API_KEY }}'];

/** Checks that every workflow that calls a step passes it what it needs, above all its key. */
export function checkSecrets(our: OurStep, surroundings: Surroundings): readonly Finding[] {
  return [...checkNames(our), ...checkKey(our, surroundings)];
}

function checkNames(our: OurStep): readonly Finding[] {
  const place = placeOf(our);
  const missing = REQUIRED.filter((name) => name !== 'api-key' && inputOf(our, name) === '');
  const unheard = [...our.step.with.keys()].filter((name) => !Object.hasOwn(inputs, name)).slice(0, 5);
  return [
    ...missing.map((name) => {
      const advice = 'Add it to the `with:` of the step:';
      return wrong('Workflow inputs', { at: place, found: `\`${name}\` is not set.`, advice, paste: [`${name}: …`] });
    }),
    ...unheard.map((name) => {
      const found = `there is no input "${tidy(name)}", so what it says has no effect.`;
      const meant = nearestInput(name);
      const advice =
        meant === null ? 'The inputs are listed in docs/inputs.md of the action.' : `Did you mean \`${meant}\`?`;
      return better('Workflow inputs', { at: place, found, advice });
    }),
  ];
}

function checkKey(our: OurStep, surroundings: Surroundings): readonly Finding[] {
  const place = placeOf(our);
  const value = inputOf(our, 'api-key');
  if (value === '') {
    return [wrong(NAME, { at: place, found: `\`api-key\` is not set.`, advice: 'Add the secret:', paste: PASTE })];
  }
  if (holdsKey(value)) {
    const found = `the API key is in the file itself, where anyone who can read the repository can see it.`;
    return [
      wrong(NAME, {
        at: place,
        found,
        advice: 'Revoke that key, store a new one as a secret, and write:',
        paste: PASTE,
      }),
    ];
  }
  const reference = referenceIn(value);
  switch (reference?.context) {
    case 'secrets':
      // They belong to a caller that was not read.
      if (our.events.length === 0) return [];
      return ofCallers({ called: our, callers: our.callers, name: reference.name }, surroundings);
    case 'vars': {
      const found = 'the API key comes from a variable: the runner prints it in the log before we can mask it.';
      return [
        wrong(NAME, {
          at: place,
          found,
          advice: 'Revoke that key, store a new one as a secret, and write:',
          paste: PASTE,
        }),
      ];
    }
    case 'inputs':
      return ofInput(our, reference.name);
    default:
      return [];
  }
}

/** Finds the input that a misspelt name means; null if none is near. */
function nearestInput(name: string): string | null {
  const near = closest(name.slice(0, LONGEST_INPUT), Object.keys(inputs));
  return distance(name, near) <= Math.max(1, Math.floor(near.length / 3)) ? near : null;
}

/** Checks whether a key is in the file: as plain text, or as a quoted alternative such as `secrets.KEY || 'text'`. */
function holdsKey(value: string): boolean {
  return !isExpression(value) || /(?:\$\{\{|\|\||&&|\()\s*'[^']+'\s*(?:\}\}|\|\||&&|\))/.test(value);
}

/** Reads `${{ secrets.NAME }}` and equivalent forms; null for any other expression. */
function referenceIn(value: string): { readonly context: string; readonly name: string } | null {
  const [, context, name] =
    /^\$\{\{\s*(secrets|vars|inputs)\s*(?:\.\s*|\[\s*')([\w-]+)(?:'\s*\])?\s*\}\}$/i.exec(value) ?? [];
  return context === undefined || name === undefined
    ? null
    : { context: context.toLowerCase(), name: name.toLowerCase() };
}

/** GitHub doesn't show whether a secret exists, but the running step knows its own. */
function ofRepository(our: Place & Partial<OurStep>, name: string, { ownKey }: Surroundings): readonly Finding[] {
  const place = placeOf(our);
  const secret = name.toUpperCase();
  if (name === 'github_token') {
    const found = `\`api-key\` is GitHub's own token, not a key of the service.`;
    return [wrong(NAME, { at: place, found, advice: 'Store a key of the service as a secret:', paste: PASTE })];
  }
  if (ownKey?.secret === name && !our.job.environment) {
    if (ownKey.accepted) {
      const found = `the secret ${secret} exists: this run's key came from it, and the service accepted it.`;
      return [confirmed(NAME, { at: place, found })];
    }
    // The doctor's own inputs have a separate check.
    if (ownKey.arrived || our.mode === 'doctor') return [];
    const found = `the secret ${secret} is missing or can't be used: this run got no usable key from it.`;
    return [
      wrong(NAME, {
        at: place,
        found,
        advice: 'Store the key as a secret under that name (Settings, Secrets and variables, Actions).',
      }),
    ];
  }
  const found = `can't check whether the secret ${secret} exists, because GitHub never shows secrets.`;
  return [open(NAME, { at: place, found, advice: 'Compare the name with Settings, Secrets and variables, Actions.' })];
}

/** Follows a secret from caller to caller up to the workflow that gets it from the repository. */
function ofCallers(
  {
    called,
    callers: [caller, ...callers],
    name,
  }: { readonly called: Place; readonly callers: readonly Place[]; readonly name: string },
  surroundings: Surroundings,
): readonly Finding[] {
  if (caller === undefined) return ofRepository(called, name, surroundings);
  const { secrets } = caller.job;
  if (secrets === 'inherit') return ofCallers({ called: caller, callers, name }, surroundings);
  const value = (secrets.get(name) ?? '').trim();
  if (value === '') {
    const found = `it does not pass the secret "${name}" to ${tidy(called.workflow.path)}, so \`api-key\` is empty there.`;
    const paste = ['secrets:', `  ${name}: \${{ secrets.DOCS_AGENT_API_KEY }}`];
    return [wrong(NAME, { at: placeOf(caller), found, advice: 'Pass it in the job that calls the workflow:', paste })];
  }
  if (holdsKey(value)) {
    const found = `the secret that it passes is in the file itself.`;
    const paste = ['secrets:', `  ${name}: \${{ secrets.DOCS_AGENT_API_KEY }}`];
    return [
      wrong(NAME, {
        at: placeOf(caller),
        found,
        advice: 'Revoke that key, store a new one as a secret, and write:',
        paste,
      }),
    ];
  }
  const reference = referenceIn(value);
  if (reference?.context !== 'secrets') return [];
  return ofCallers({ called: caller, callers, name: reference.name }, surroundings);
}

function ofInput(our: OurStep, name: string): readonly Finding[] {
  const declared = ['workflow_call', 'workflow_dispatch'].flatMap((event) =>
    Object.keys(mappingIn(our.workflow.events.get(event)?.['inputs']) ?? {}).map((each) => each.toLowerCase()),
  );
  if (!declared.includes(name)) {
    const found = `\`api-key\` comes from the input "${name}", which the workflow does not declare, so it is empty.`;
    return [wrong(NAME, { at: placeOf(our), found, advice: 'Add the secret:', paste: PASTE })];
  }
  const found = `the API key comes from an input, which GitHub shows in the log.`;
  const [caller] = our.callers;
  if (caller !== undefined && (caller.job.with.get(name) ?? '').trim() === '') {
    const missing = `it does not pass "${name}", which the called workflow uses as \`api-key\`.`;
    const advice = 'Pass a secret of the called workflow instead of an input.';
    return [wrong(NAME, { at: placeOf(caller), found: missing, advice })];
  }
  return [better(NAME, { at: placeOf(our), found, advice: 'Pass it as a secret:', paste: PASTE })];
}
