import { stringify } from 'yaml';
import { about, inputs, outputs } from '../src/action/words/action-spec.ts';
import { modes, usages } from '../src/action/words/commands.ts';
import { renderGrammar } from './github-grammar.ts';

/** The command that updates the generated files; named in every message about a stale one. */
export const GENERATE_COMMAND = 'npm run generate';

interface InputRow {
  readonly description: string;
  readonly required?: boolean;
  readonly default?: string;
}

/** Renders the whole of `action.yml`. */
export function renderActionYml(): string {
  const metadata = {
    name: about.name,
    description: about.description,
    author: about.name,
    branding: about.branding,
    inputs,
    outputs,
    runs: { using: 'node24', main: 'dist/index.js', post: 'dist/post.js', 'post-if': 'always()' },
  };
  const origin = `# Generated from action-spec.ts and modes.ts of src/action/words/ by \`${GENERATE_COMMAND}\`: edit those, not this file.\n`;
  return origin + stringify(metadata, { lineWidth: 0 });
}

/**
 * Makes the renderer of a page: it replaces what is between `<!-- modes -->` and `<!-- /modes -->`, and likewise for
 * every other of the names, by a table of the specification. Throws if a pair of markers is not in the text exactly
 * once, so that nothing is lost silently.
 */
export function renderTables(...names: readonly (keyof typeof TABLES)[]): (current: string) => string {
  return (current) => names.reduce((text, name) => replaceBetween(text, name, TABLES[name]), current);
}

const TABLES = {
  modes: table(['`mode`', 'chosen by `auto`', 'does', '`result`'], modeRows()),
  commands: table(
    ['comment', 'does'],
    usages(inputs.command.default).map(({ usage, does }) => [code(usage), does]),
  ),
  inputs: table(['Input', 'Default', 'Meaning'], inputRows()),
  outputs: table(
    ['Output', 'Value'],
    Object.entries(outputs).map(([name, { description }]) => [code(name), description]),
  ),
} as const;

function modeRows(): readonly (readonly string[])[] {
  return modes.map((mode) => {
    const like = 'as' in mode ? [`or as ${code(mode.as)}`] : [];
    return [code(mode.name), mode.auto ?? 'never', mode.does, [...mode.results.map(code), ...like].join(', ')];
  });
}

function inputRows(): readonly (readonly string[])[] {
  return Object.entries<InputRow>(inputs).map(([name, input]) => [code(name), fallback(input), input.description]);
}

/** Every file that is partly or completely generated, with the function from its current text to the right one. */
export const generatedFiles: readonly { readonly path: string; readonly render: (current: string) => string }[] = [
  { path: 'action.yml', render: renderActionYml },
  { path: 'README.md', render: renderTables('commands') },
  { path: 'src/action/doctor/workflows/github-grammar.json', render: renderGrammar },
  { path: 'docs/inputs.md', render: renderTables('modes', 'inputs', 'outputs') },
];

function fallback({ required, default: value }: InputRow): string {
  if (required === false) return '(required without `agent`)';
  return value === undefined ? '' : code(value);
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function replaceBetween(text: string, name: string, content: string): string {
  const [before, middle, ...more] = text.split(`<!-- ${name} -->`);
  const [, after, ...evenMore] = middle?.split(`<!-- /${name} -->`) ?? [];
  if (before === undefined || after === undefined || more.length + evenMore.length > 0) {
    throw new Error(`The markers <!-- ${name} --> and <!-- /${name} --> must be in the text once, in this order.`);
  }
  return `${before}<!-- ${name} -->\n${content}\n<!-- /${name} -->${after}`;
}
