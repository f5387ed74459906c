import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { EvidenceRow } from '../../src/service/evidence-rows.ts';
import type { Visit } from '../../src/service/visits.ts';
import type { ActWorld } from './act-world.ts';
import { expectRun, story } from './story.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Three people and one AI, every week and month: one page a day. */
function* visits(): Generator<Visit> {
  for (let day = 1; day <= 70; day += 1) {
    const at = Date.now() - day * DAY_MS;
    for (const visitor of ['p1', 'p2', 'p3']) yield { path: '/quickstart', visitor, kind: 'human', at };
    yield { path: '/reference', visitor: 'a1', kind: 'ai', at };
  }
}

/** Ten searches a day that nobody clicked, and ten others that were. */
function* searches(): Generator<EvidenceRow> {
  for (let day = 1; day <= 28; day += 1)
    for (let nth = 0; nth < 10; nth += 1) {
      const at = Date.now() - day * DAY_MS + nth;
      yield { kind: 'searches', query: 'descale the kettle', clicked: null, at };
      yield { kind: 'searches', query: 'boil', clicked: '/quickstart', at };
    }
}

function issuesOf({ repository, issue }: ActWorld): readonly string[] {
  return [...repository.threads.values()].filter(({ number }) => number !== issue.number).map(({ title }) => title);
}

const REPORTED = { result: 'reported', 'visitors-total': '4' };

export const REPORT_STORIES = [
  story(['weekly-report-issue.yml'], 'the schedule writes the issue, which another run changes', async (world) => {
    world.service.addVisits('kettle', visits());
    const outputs = { ...REPORTED, 'visitors-human': '3', 'visitors-ai': '1' };
    const schedule = world.event('schedule', { schedule: '17 6 * * 1' });
    await expectRun(world, { ...outputs, 'ai-share': '0.2500' }, 'weekly-report-issue.yml', schedule);
    const again = world.event('workflow_dispatch', { inputs: { period: 'last-week' } });
    await expectRun(world, outputs, 'weekly-report-issue.yml', again);
    expect(issuesOf(world)).toEqual(['Documentation visitors']);
    expect(world.repository.threads.get(2)?.body).toContain('/quickstart');
  }),
  story(['report-summary-artifact.yml'], 'the schedule keeps last month in three files', async (world) => {
    world.service.addVisits('kettle', visits());
    const schedule = world.event('schedule', { schedule: '37 5 2 * *' });
    await expectRun(world, REPORTED, 'report-summary-artifact.yml', schedule);
    const folder = join(world.artifacts, 'documentation-visitors');
    const names = await readdir(folder);
    expect(names.map((name) => name.split('.').at(-1)).sort()).toEqual(['csv', 'json', 'md']);
    const json = names.find((name) => name.endsWith('.json')) ?? '';
    expect(JSON.stringify(JSON.parse(await readFile(join(folder, json), 'utf8')))).toContain('/quickstart');
    expect(issuesOf(world)).toEqual([]);
  }),
  story(['weekly-report-evidence.yml'], 'the issue shows what readers sought in vain', async (world) => {
    world.service.addVisits('kettle', visits());
    world.service.addEvidence('kettle', searches());
    const schedule = world.event('schedule', { schedule: '23 6 * * 1' });
    const played = await expectRun(world, REPORTED, 'weekly-report-evidence.yml', schedule);
    expect(issuesOf(world)).toEqual(['Documentation visitors']);
    expect(world.repository.threads.get(2)?.body).toContain('descale the kettle');
    expect([...played.outputs.values()].join('\n')).not.toContain('descale the kettle');
  }),
  story(['report-chat.yml'], 'the chat gets the headline as plain text, and a link to the run', async (world) => {
    world.service.addVisits('kettle', visits());
    const schedule = world.event('schedule', { schedule: '47 6 * * 1' });
    const played = await expectRun(world, REPORTED, 'report-chat.yml', schedule);
    const headline = played.outputs.get('report-headline') ?? '';
    expect(headline).toMatch(/\b3 people\b/);
    const link = `<${world.github.url}/kettle/docs/actions/runs/${played.runId}|The whole report>`;
    expect(parse(await readFile(join(world.artifacts, 'payload.yml'), 'utf8'))).toEqual({
      text: headline,
      blocks: [
        { type: 'section', text: { type: 'plain_text', text: headline } },
        { type: 'section', text: { type: 'mrkdwn', text: link } },
      ],
    });
  }),
  story(['fleet.yml'], 'each project of the matrix gets an issue of its own', async (world) => {
    for (const project of ['handbook', 'api-reference', 'mobile']) world.service.addVisits(project, visits());
    await world.push({ '.github/docs-projects.txt': 'handbook\napi-reference\n\nmobile\n' });
    await expectRun(world, REPORTED, 'fleet.yml', world.event('workflow_dispatch', { inputs: { batch: '0' } }));
    expect([...issuesOf(world)].sort()).toEqual([
      'Documentation visitors: api-reference',
      'Documentation visitors: handbook',
      'Documentation visitors: mobile',
    ]);
  }),
];
