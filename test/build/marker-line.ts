/** A first line with any JSON in it. */
export function lineOf(content: unknown, version: number | string = 2): string {
  return `<!-- docs-agent:${version} ${Buffer.from(JSON.stringify(content)).toString('base64url')} -->`;
}
