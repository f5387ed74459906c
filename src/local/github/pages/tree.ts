/**
 * What GitHub does to a text between reading its Markdown and showing it, as steps on the syntax trees of unified. Of a
 * tree, only what is used here is declared.
 */
export interface TreeNode {
  type: string;
  value?: string;
  children?: TreeNode[];
}

/** A node of HTML. */
interface Element extends TreeNode {
  readonly tagName: string;
  readonly properties: Record<string, unknown>;
}

/** Makes the step that turns every line break of a paragraph into a visible one, as GitHub does in conversations. */
export function breakLines(): (tree: TreeNode) => void {
  return (tree) => replaceNodes(tree, (node) => (node.type === 'text' ? linesOf(node.value ?? '') : null));
}

function linesOf(text: string): readonly TreeNode[] {
  return text
    .split(/\r?\n|\r/)
    .flatMap((value, index) => [...(index === 0 ? [] : [{ type: 'break' }]), { type: 'text', value }]);
}

/**
 * Makes the step that puts an image's description and address in its place. GitHub fetches images by a proxy of its own;
 * without one, showing an image would ask whatever host a comment names.
 */
export function spellImages(): (tree: TreeNode) => void {
  return (tree) =>
    replaceNodes(tree, (node) => {
      if (!isElement(node) || node.tagName !== 'img') return null;
      const { alt, src } = node.properties;
      const words = ['Image:', alt, src === undefined ? '' : `(${String(src)})`].filter(Boolean);
      return [{ type: 'text', value: words.join(' ') }];
    });
}

/** Makes the step that lets a footnote's links lead to where the sanitizer moves the footnote. */
export function prefixFootnotes({ prefix }: { readonly prefix: string }): (tree: TreeNode) => void {
  return (tree) =>
    replaceNodes(tree, (node) => {
      if (!isElement(node)) return null;
      const { dataFootnoteRef, dataFootnoteBackref, href } = node.properties;
      const leads = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
      if (leads && typeof href === 'string') node.properties['href'] = href.replace(/^#/, `#${prefix}`);
      return null;
    });
}

/** Walks through a tree, and puts what `replacement` gives in a node's place; null keeps the node and looks into it. */
function replaceNodes(tree: TreeNode, replacement: (node: TreeNode) => readonly TreeNode[] | null): void {
  if (tree.children === undefined) return;
  tree.children = tree.children.flatMap((child) => {
    const instead = replacement(child);
    if (instead === null) replaceNodes(child, replacement);
    return instead ?? [child];
  });
}

function isElement(node: TreeNode): node is Element {
  return node.type === 'element';
}
