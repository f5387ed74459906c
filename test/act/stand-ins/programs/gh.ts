/**
 * Stands in for GitHub's program `gh` in the two commands of `examples/sweep.yml`. The list of merged pull requests comes
 * from the local GitHub, which has no list of runs: no run was successful yet. Ends with an error for anything else.
 */
import { argv, env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import * as v from 'valibot';

const pulls = v.array(v.object({ number: v.number(), html_url: v.string(), merged_at: v.nullable(v.string()) }));

const options = Object.fromEntries(
  ['workflow', 'status', 'limit', 'json', 'jq', 'state', 'search'].map((name) => [name, { type: 'string' as const }]),
);
const { positionals, values } = parseArgs({ args: argv.slice(2), options, allowPositionals: true });
const command = positionals.join(' ');
if (command === 'pr list') await listMerged();
else if (command !== 'run list' || values['jq'] !== '.[0].createdAt // empty') refuse();

async function listMerged(): Promise<void> {
  const [, since = ''] =
    /^merged:>=(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) -label:documentation$/.exec(values['search'] ?? '') ?? [];
  if (since === '' || values['state'] !== 'merged' || values['jq'] !== '.[] | "- #\\(.number) \\(.url)"') refuse();
  const found = (await listClosed(1)).filter(({ merged_at }) => merged_at !== null && merged_at >= since);
  for (const { number, html_url } of found.slice(0, Number(values['limit']))) console.log(`- #${number} ${html_url}`);
}

async function listClosed(page: number): Promise<v.InferOutput<typeof pulls>> {
  const url = `${env['GITHUB_API_URL']}/repos/${env['GH_REPO']}/pulls?state=closed&per_page=100&page=${page}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${env['GH_TOKEN']}` } });
  if (!answer.ok) refuse(`${url} answers ${answer.status}`);
  const found = v.parse(pulls, await answer.json());
  return found.length < 100 ? found : [...found, ...(await listClosed(page + 1))];
}

function refuse(why = `only the commands of sweep.yml are known here, not: ${argv.slice(2).join(' ')}`): never {
  console.error(`gh (stand-in): ${why}`);
  exit(1);
}
