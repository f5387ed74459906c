import * as v from 'valibot';
import type { ReadStep } from './check-our-step.ts';
import { NEEDS_OF_OTHERS, type Permissions, permissionFindings, union } from './needed-permissions.ts';
import type { Job, Step } from './workflow-shape.ts';

/** Permissions that are named one by one. */
export const named = v.record(v.string(), v.picklist(['read', 'write', 'none']));

/**
 * Compares the permissions of a job with what its steps need; `steps` are our own, as `read` has read them. They share
 * the job's token; a step of ours with an App's token is compared with that token's permissions.
 */
export function rightsFindings(
  job: Job,
  {
    given,
    steps,
    read,
  }: { readonly given: Permissions; readonly steps: readonly Step[]; readonly read: readonly ReadStep[] },
): readonly string[] {
  const others = job.steps.filter((step) => !steps.includes(step));
  const shared: Permissions[] = others.map(({ uses }) => NEEDS_OF_OTHERS[uses.replace(/@.*/, '')] ?? {});
  const ofApps: string[] = [];
  for (const [index, step] of steps.entries()) {
    const needed = read[index]?.needed ?? {};
    const token = tokenStep(step, job);
    if (token === undefined) shared.push(needed);
    else ofApps.push(...permissionFindings(permissionsOfToken(token), needed, { exactly: true }));
  }
  return [...permissionFindings(given, union(shared), { exactly: others.every(isKnown) }), ...ofApps];
}

function isKnown({ uses, env }: Step): boolean {
  if (uses !== '') return Object.hasOwn(NEEDS_OF_OTHERS, uses.replace(/@.*/, ''));
  return !/github\.token|GITHUB_TOKEN/.test(JSON.stringify(env));
}

function tokenStep(step: Step, job: Job): Step | undefined {
  const [, id] = /^\$\{\{ steps\.([\w-]+)\.outputs\.token \}\}$/.exec(String(step.with['github-token'])) ?? [];
  return id === undefined ? undefined : job.steps.find((each) => each.id === id);
}

function permissionsOfToken({ with: given }: Step): Permissions {
  const entries = Object.entries(given).filter(([name]) => name.startsWith('permission-'));
  return v.parse(named, Object.fromEntries(entries.map(([name, level]) => [name.replace('permission-', ''), level])));
}
