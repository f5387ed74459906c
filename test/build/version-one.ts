import { readFileSync } from 'node:fs';

/** A status comment left by version 1; `name` is its name in `test/fixtures/markers-version-1.json`. */
export function fromVersionOne(name: string): string {
  const file = new URL('../fixtures/markers-version-1.json', import.meta.url);
  const lines: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  const line = lines[name];
  if (line === undefined) throw new Error(`no marker of version 1 for ${name}`);
  return `${line}\n\n**Left by version 1.**`;
}
