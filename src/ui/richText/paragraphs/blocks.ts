/** Elements that start a line of their own. */
export const blockSelector =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, blockquote, pre, hr, table, caption, thead, tbody, tfoot, tr, th, td';

export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isBlank = (node: Node) => !isElement(node) && (node.textContent ?? '').trim() === '';
/** Whether a node is a block or contains one. */
export const hasBlocks = (node: Node) => isElement(node) && (node.matches(blockSelector) || node.querySelector(blockSelector) !== null);

/** Puts each run of inline nodes into a paragraph of its own; blocks remain as they are. */
export const toBlocks = (nodes: Iterable<Node>): Node[] => {
  const blocks: Node[] = [];
  let paragraph: Element | null = null;
  for (const node of [...nodes]) {
    if (hasBlocks(node)) {
      blocks.push(node);
      paragraph = null;
    } else if (paragraph || !isBlank(node)) {
      if (!paragraph) blocks.push((paragraph = document.createElement('p')));
      paragraph.append(node);
    }
  }
  return blocks;
};

/** Replaces an element by its content as blocks. */
export const unwrapBlock = (element: Element) => element.replaceWith(...toBlocks(element.childNodes));
