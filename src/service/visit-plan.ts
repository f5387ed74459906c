import { readInstant } from './instant.ts';
import type { VisitPlan } from './visit-generator.ts';

type Said = Readonly<Partial<Record<keyof VisitPlan, unknown>>>;

const NUMBERS = {
  seed: { usual: 1, least: 0, most: 2 ** 32 - 1 },
  pages: { usual: 200, least: 1, most: 1_000_000 },
  visits: { usual: 10_000, least: 0, most: 1_000_000_000 },
} as const;

/** Reads a plan for made-up visits from the options of the command line; every problem is one sentence. */
export function readVisitPlan(
  said: Said,
): { readonly kind: 'plan'; readonly plan: VisitPlan } | { readonly kind: 'wrong'; readonly problem: string } {
  const problems: string[] = [];
  const number = (name: keyof typeof NUMBERS): number => {
    const { usual, least, most } = NUMBERS[name];
    const text = said[name];
    if (text === undefined) return usual;
    const read = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(read >= least && read <= most)) problems.push(`--${name}: expected a whole number from ${least} to ${most}.`);
    return read;
  };
  const instant = (name: 'from' | 'to'): number => {
    const text = said[name];
    const read = typeof text === 'string' ? readInstant(text) : null;
    if (read === null) problems.push(`--${name}: expected a date such as 2026-11-09.`);
    return read?.at ?? Number.NaN;
  };
  const plan = {
    seed: number('seed'),
    pages: number('pages'),
    visits: number('visits'),
    from: instant('from'),
    to: instant('to'),
  };
  if (plan.from >= plan.to) problems.push('--from: expected a date before that of --to.');
  return problems.length === 0 ? { kind: 'plan', plan } : { kind: 'wrong', problem: problems.join('\n') };
}
