export interface LogLine {
  readonly kind: 'line';
  readonly level: 'plain' | 'notice' | 'warning' | 'error';
  readonly text: string;
}

export interface LogGroup {
  readonly kind: 'group';
  readonly title: string;
  readonly lines: readonly LogLine[];
}

/** `::name properties::value`, at the beginning of a line. */
const COMMAND = /^::([a-z-]+)(?: [^\n]*?)?::(.*)$/s;
const LEVELS: ReadonlySet<string> = new Set(['notice', 'warning', 'error']);
const ESCAPES: Readonly<Record<string, string>> = { '%25': '%', '%0D': '\r', '%0A': '\n' };

/** Reads a step's log like a runner: obeys its commands, folds groups, and replaces masked values with `***`. */
export function readLog(log: string): readonly (LogLine | LogGroup)[] {
  const parts: (LogLine | (LogGroup & { readonly lines: LogLine[] }))[] = [];
  const masks: string[] = [];
  let group: LogLine[] | null = null;
  for (const line of log.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const [, name = '', value = ''] = COMMAND.exec(line) ?? [];
    const message = value.replace(/%(?:25|0D|0A)/g, (written) => ESCAPES[written] ?? written);
    if (name === 'add-mask') {
      if (message !== '') masks.push(message);
    } else if (name === 'group') {
      group = [];
      parts.push({ kind: 'group', title: masked(message, masks), lines: group });
    } else if (name === 'endgroup') group = null;
    else if (name !== 'debug') {
      const isLevel = LEVELS.has(name);
      const level = isLevel ? (name as LogLine['level']) : 'plain';
      const read = { kind: 'line', level, text: masked(isLevel ? message : line, masks) } as const;
      if (group === null) parts.push(read);
      else group.push(read);
    }
  }
  return parts;
}

/** Writes a log for a terminal, with its groups unfolded. */
export function logAsText(log: string): string {
  const lineOf = ({ level, text }: LogLine): string => (level === 'plain' ? text : `${level}: ${text}`);
  return readLog(log)
    .flatMap((part) =>
      part.kind === 'line' ? [lineOf(part)] : [`▼ ${part.title}`, ...part.lines.map((line) => `  ${lineOf(line)}`)],
    )
    .join('\n');
}

/** Longest first, because a short value may be part of a longer one. */
function masked(text: string, masks: readonly string[]): string {
  return masks
    .toSorted((one, other) => other.length - one.length)
    .reduce((shown, mask) => shown.replaceAll(mask, '***'), text);
}
