/** Reads CSV as RFC 4180 describes it, after the byte order mark; throws for anything else. */
export function readCsv(text: string): readonly (readonly string[])[] {
  if (!text.startsWith('\uFEFF')) throw new Error('there is no byte order mark');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < text.length) {
    const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (found === null) throw new Error(`there is no cell at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    const [whole, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    at += whole.length;
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new Error('the last line has no end');
  return rows;
}
