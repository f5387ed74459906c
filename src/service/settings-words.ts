import { SECRET_VARIABLES } from './settings.ts';

/** The option or variable for each setting, and what to do if it is missing. */
const NAMES: readonly (readonly [path: RegExp, name: string, ifMissing?: string])[] = [
  [
    /^keys(?:\.\d+)?$/,
    SECRET_VARIABLES.keys,
    'Print a new key with `npm run service -- key`, and set the variable to it.',
  ],
  [
    /^github\.token$/,
    SECRET_VARIABLES.token,
    'Set it to a token that may push and open pull requests, or add --no-pull-request.',
  ],
  [/^github\.apiUrl$/, '--github-api'],
  [/^projects$/, '--project and --git', 'Name the project, and the path or address of its git repository.'],
  [/^projects\.\d+\.id$/, '--project', 'Name the project, such as `--project handbook`.'],
  [/^projects\.\d+\.git$/, '--git', 'Name the path or address of the git repository with the documentation.'],
  [/^projects\.\d+\.ref$/, '--ref'],
  [
    /^projects\.\d+\.repository$/,
    '--repository',
    'Name the repository at GitHub as owner/name, or add --no-pull-request.',
  ],
  [/^agent\.command(?:\.\d+)?$/, 'the agent after `--`'],
  [/^agent\.environment(?:\.\d+)?$/, '--agent-variable'],
  [/^agent\.name$/, '--agent-name'],
  [/^agent\.minutes$/, '--minutes'],
  [/^atOnce$/, '--at-once'],
  [/^creationsPerHour$/, '--per-hour'],
  [/^(?:host|port|prefix|database)$/, '--$&'],
];

/** Says a problem with a setting (`keys: is missing`) in the words of the command line; other texts stay. */
export function inWords(problem: string): string {
  const [, path = '', rest = ''] = /^([\w.]+): (.*)$/s.exec(problem) ?? [];
  const [pattern, name = '', ifMissing] = NAMES.find(([each]) => each.test(path)) ?? [];
  if (pattern === undefined) return problem;
  const missing = /^is missing/.test(rest) && ifMissing !== undefined;
  return `${path.replace(pattern, name)} (${path} in a settings file): ${missing ? `missing. ${ifMissing}` : rest}`;
}
