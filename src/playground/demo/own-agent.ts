import { expectThat, type Narrator, showStep } from './narrator.ts';
import { type DemoWorld, PEOPLE } from './world.ts';

const ISSUE = { title: 'The flag --eco is not documented', body: 'It came with version 3.2.' };
const REQUEST = '/docs Document the flag `--eco`: it heats only as much water as the cups need.';

/** Plays a comment in a thread whose workflow runs the agent itself; returns the address of its pull request. */
export async function showOwnAgent(world: DemoWorld, narrator: Narrator): Promise<string> {
  const { github, repository, own } = world;
  const { number } = github.state.addThread(repository, { ...ISSUE, author: PEOPLE.writer });
  own.threads.add(number);
  narrator.chapter(`Without a service, the step runs an agent of your own: ${github.url}/kettle/docs/issues/${number}`);
  narrator.say(`${PEOPLE.writer} comments: ${REQUEST}`);
  const step = await world.play(world.comment(PEOPLE.writer, REQUEST, number), { inputs: own.inputs });
  const { outputs, log } = step;
  expectThat(outputs.get('result') === 'pull-request', 'the agent of the workflow made a pull request', log);
  own.threads.add(Number(outputs.get('pr-number')));
  const how = own.inputs['isolation'] === 'none' ? "without isolation, which this machine can't give" : 'in isolation';
  narrator.say(`The agent ran on the runner, ${how}, and made ${outputs.get('pr-url')}`);
  showStep(step, narrator);
  return outputs.get('pr-url') ?? '';
}
