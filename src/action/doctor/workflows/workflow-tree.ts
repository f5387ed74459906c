import { type Document, isAlias, isMap, isScalar, isSeq } from 'yaml';

/** A part of a YAML file with its place in the text; aliases are replaced by what they stand for. */
export type Part = Scalar | List | Mapping;
export type Scalar = Offset & { readonly form: 'scalar'; readonly value: string | number | boolean | null };
export type List = Offset & { readonly form: 'list'; readonly items: readonly Part[] };
export type Mapping = Offset & { readonly form: 'mapping'; readonly pairs: readonly Pair[] };
export type Pair = Offset & { readonly key: string; readonly value: Part };
/** What GitHub refuses, and where. The words may quote the file, shortened and on one line. */
export type Refusal = Offset & { readonly because: string };

/** A place in the text. */
interface Offset {
  readonly offset: number;
}

/** Refuses a part of the text. */
export function refuse({ offset }: Offset, because: string): Refusal {
  return { offset, because };
}

/** Finds the first refusal of some items. */
export function firstRefusal<T>(items: readonly T[], refusalOf: (item: T) => Refusal | null): Refusal | null {
  for (const item of items) {
    const refusal = refusalOf(item);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Reads the tree of a document. Throws if an alias stands for something around it. */
export function treeOf(document: Document): Part {
  const known = new Map<unknown, Part>();
  const around = new Set<unknown>();
  const read = (node: unknown): Part => {
    const target = isAlias(node) ? node.resolve(document) : node;
    if (around.has(target)) throw new Error('An alias stands for something around it.');
    around.add(target);
    const part = known.get(target) ?? partOf(target, read);
    around.delete(target);
    if (target !== null) known.set(target, part);
    return part;
  };
  return read(document.contents);
}

function partOf(node: unknown, read: (node: unknown) => Part): Part {
  const offset = offsetOf(node);
  if (isSeq(node)) return { form: 'list', offset, items: node.items.map(read) };
  if (isMap(node)) {
    const pairs = node.items.map(({ key, value }) => ({
      key: String(isScalar(key) ? key.value : key),
      offset: offsetOf(key),
      value: read(value),
    }));
    return { form: 'mapping', offset, pairs };
  }
  const value = isScalar(node) ? node.value : null;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { form: 'scalar', offset, value: isPlain ? value : null };
}

function offsetOf(node: unknown): number {
  return isScalar(node) || isMap(node) || isSeq(node) ? (node.range?.[0] ?? 0) : 0;
}
