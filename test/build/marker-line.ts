import { type Marker, readMarker as read } from '../../src/action/value/marker.ts';

/** A first line with any JSON in it. */
export function lineOf(content: unknown, version: number | string = 2): string {
  return `<!-- docs-agent:${version} ${Buffer.from(JSON.stringify(content)).toString('base64url')} -->`;
}

/** The marker of a comment of ours, as tests tell what they find apart. */
export function readMarker(
  body: string,
): { readonly kind: 'marker'; readonly marker: Marker } | { readonly kind: 'none' | 'unreadable' } {
  const marker = read(body);
  if (marker === null) return { kind: 'none' };
  return marker === 'unreadable' ? { kind: 'unreadable' } : { kind: 'marker', marker };
}
