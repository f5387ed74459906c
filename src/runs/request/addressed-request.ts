import type { Prompt } from '../../prompt/prompt.ts';
import { type FollowedJob, type JobRequest, messageInto, withRemark } from './job-request.ts';
import type { Alone, OpenPull, WhyAlone } from './open-pull-request.ts';

/** Makes the request for where an instruction goes; `about` names what it is about. */
export function addressed(
  { instruction, prompt }: { readonly instruction: string; readonly prompt: Prompt },
  to: OpenPull | Alone | { readonly kind: 'message'; readonly job: FollowedJob },
  about: string | null,
): Exclude<JobRequest, { readonly kind: 'follow' }> {
  switch (to.kind) {
    case 'job':
      return ownJob({ instruction, prompt }, to.why);
    case 'message':
      return { kind: 'message', job: to.job, instruction, prompt };
    case 'open': {
      const { link, isBusy, job } = to;
      const into = { link, isBusy, seen: null, alone: prompt };
      return { kind: 'message', job, instruction, prompt: messageInto(prompt, link.number, about), into };
    }
  }
}

/** Makes the request of a job of its own, with the reason why it is that. */
export function ownJob(
  { instruction, prompt }: { readonly instruction: string; readonly prompt: Prompt },
  why: WhyAlone | null,
): Extract<JobRequest, { readonly kind: 'start' }> {
  if (why === null) return { kind: 'start', instruction, prompt };
  const { sentence, problem } = why;
  const said = problem?.message;
  const reasoned = withRemark(prompt, sentence, said);
  return { kind: 'start', instruction, prompt: reasoned, ...(said === undefined ? {} : { said }) };
}
