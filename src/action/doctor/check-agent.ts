import type { AgentInspection } from '../ports/jobs.ts';
import type { Repository } from '../ports.ts';
import { isPassing, type Problem, repositoryErrorOf } from '../words/errors.ts';
import { bad, better, type Check, good, named, notNeeded, type Result, toFix, unknown } from './check.ts';
import { notRead, type Reading, reading } from './check-github.ts';

/** What the inputs say about the agent's work. */
type AgentInputs = Readonly<{ agentPaths: readonly string[]; isolation: string }>;

type Asked = Readonly<{ docsRef: string; dryRun: boolean }>;
type Viewer = Pick<Repository, 'viewer'>;
type OfAgent = Readonly<NonNullable<Awaited<ReturnType<typeof readOwnAgent>>>>;

/** Reads what can be known of the agent without running it; null if jobs run elsewhere. */
export async function readOwnAgent({ docsRef, dryRun }: Asked, inspection: AgentInspection | null, github: Viewer) {
  if (inspection === null) return null;
  const { documentation: commits, facts, problems, unset, keys } = inspection;
  const ask = <T>(request: () => Promise<T>): Promise<Reading<T>> => reading(request, repositoryErrorOf);
  const viewer = await ask(() => github.viewer());
  const isOwn = isOfRun(viewer);
  const [noIsolation, branch, writing, opened] = await Promise.all([
    inspection.whyNoIsolation(),
    // The branch that jobs start from, and the commit that it is at; null if there is no such branch.
    ask(async () => {
      const first = await commits.defaultBranch();
      const name = docsRef || first;
      return { name, head: await commits.branch(name) };
    }),
    viewer.kind !== 'read' || isOwn || dryRun ? null : ask<unknown>(() => commits.checkWrite()),
    // Only the run's own token may be forbidden to open one.
    isOwn ? ask(() => commits.hasPullRequestBy(RUN_TOKEN)) : null,
  ]);
  return { facts, problems, unset, keys, noIsolation, viewer, branch, writing, opened };
}

/** Whose token the run's own is. */
const RUN_TOKEN = 'github-actions[bot]';

const isOfRun = (viewer: Reading<string>): boolean => viewer.kind === 'read' && viewer.value === RUN_TOKEN;

/** `shown` are problems that another check reports; `documentation` is null if it is in the run's own repository. */
type Around = Readonly<{ shown: readonly Problem[]; withoutSecrets: boolean; documentation: string | null }>;

export function checkAgent(agent: OfAgent | null, inputs: AgentInputs, around: Around): readonly Check[] {
  if (agent === null) return [];
  return named({
    Agent: judgeAgent(agent, around),
    'Agent isolation': judgeIsolation(agent, inputs),
    'Agent paths': judgePaths(agent, inputs),
    'Documentation branch': judgeBranch(agent, around),
    'Writing the documentation': judgeWriting(agent, around),
    'Opening pull requests': judgeOpening(agent, around),
  });
}

function judgeAgent({ facts, problems, unset }: OfAgent, around: Around): Result | readonly Result[] {
  if (facts !== null) {
    const { command, variables, hosts, gateway } = facts;
    const held = [
      ...variables,
      ...(gateway === null ? [] : [`${gateway.key} (a placeholder: the action keeps the key)`]),
    ];
    const reached = [
      ...(hosts ?? ['every host']),
      ...(gateway === null ? [] : [`${gateway.host} (calls of the model only)`]),
    ];
    return good(`It would run: ${command}. Its variables: ${listed(held)}. It can reach: ${listed(reached)}.`);
  }
  if (around.withoutSecrets && unset.length > 0)
    return unknown(`This run gets no secrets, so ${unset.join(' and ')} could not be checked.`);
  const found = problems.filter(({ message }) => !around.shown.some((each) => each.message === message));
  return found.length > 0 ? found.map(toFix) : unknown('It was not checked, because the input `agent` cannot be used.');
}

const listed = (names: readonly string[]): string => names.join(', ') || 'none';

function judgeIsolation({ noIsolation }: OfAgent, { isolation }: AgentInputs): Result {
  if (noIsolation === null) return good('A program that does nothing ran here in isolation, as an agent would.');
  return isolation === 'none' ? better(noIsolation.message, noIsolation.hint) : toFix(noIsolation);
}

function judgePaths({ viewer }: OfAgent, { agentPaths }: AgentInputs): Result {
  if (agentPaths.length > 0) return good(`The agent may only change ${agentPaths.join(', ')}.`);
  const found = '`agent-paths` is empty: the agent may change nearly every file, even scripts and `package.json`.';
  const advice = 'Set it to the folder of the documentation, such as `agent-paths: docs`.';
  if (viewer.kind !== 'read' || isOfRun(viewer)) return better(found, advice);
  const runs = `The token belongs to ${viewer.value}, so the workflows of a pull request run such files before anyone has reviewed it.`;
  return bad(`${found} ${runs}`, advice);
}

function judgeBranch({ branch }: OfAgent, { documentation }: Around): Result {
  if (branch.kind === 'failed' && branch.problem.failure === 'missing') {
    const advice = 'Correct `docs-repository`, or set `github-token` to a token that may read and write there.';
    const unseen = `There is no repository ${documentation}, or the token may not see it.`;
    return documentation === null ? toFix(branch.problem) : bad(unseen, advice);
  }
  if (branch.kind !== 'read') return notRead(branch);
  const { name, head } = branch.value;
  if (head !== null) return good(`Jobs start from the branch ${name}, which is at ${head.slice(0, 12)}.`);
  const hint = 'Correct `docs-ref`, or leave it out for the default branch. An empty repository needs a first commit.';
  return bad(`There is no branch "${name}" in the repository of the documentation.`, hint);
}

function judgeWriting({ viewer, writing }: OfAgent, { documentation }: Around): Result {
  if (isOfRun(viewer)) {
    if (documentation === null)
      return notNeeded("Each job's token may do what its own `permissions:` say: see the workflow files.");
    const hint = 'Set `github-token` to the token of a GitHub App that is installed there.';
    return bad(`The token of the run can't write to another repository, such as ${documentation}.`, hint);
  }
  if (writing === null) return unknown('It was not tried: this needs the identity of the token, and no `dry-run`.');
  if (writing.kind === 'read')
    return good('The token may. To check, the doctor stored an empty file, which is in no commit.');
  const isCertain = writing.kind === 'failed' && !isPassing(writing.problem);
  return isCertain ? toFix(writing.problem) : notRead(writing);
}

function judgeOpening({ viewer, opened }: OfAgent, { documentation }: Around): Result {
  if (viewer.kind !== 'read') return unknown('It could not be checked, because the identity of the token is unknown.');
  if (opened === null) return notNeeded(`A setting may forbid it to ${RUN_TOKEN}, but not to ${viewer.value}.`);
  if (documentation !== null) return notNeeded('The token of the run may not write there anyway.');
  if (opened.kind !== 'read') return notRead(opened);
  if (opened.value) return good(`${RUN_TOKEN} has opened a pull request here before.`);
  const found = `No pull request of ${RUN_TOKEN} was found here, and new repositories forbid them.`;
  const setting =
    'Turn on "Allow GitHub Actions to create and approve pull requests" in Settings, Actions, General. An organization can turn it off for all of its repositories.';
  return better(found, `${setting} Without it, a job ends with a branch and a link to open the pull request.`);
}
