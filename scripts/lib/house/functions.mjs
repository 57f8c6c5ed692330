// The functions of a source, and how long they are. Biome counts them too (`noExcessiveLinesPerFunction`), but not the lines of what is drawn.

import { parseAst } from 'vite';

/** What its author calls it: its own name, or that of what it is given to; where it stands otherwise. */
const calledIn = (parent) => parent?.id?.name ?? parent?.key?.name;

/** Every function with its first line and its lines, those in others too. */
export const functionsOf = (path, text) => {
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const found = [];
  const visit = (node, parent) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, parent);
      return;
    }
    if (/Function/.test(node.type ?? '') && node.body) {
      const from = lineAt(node.start);
      found.push({ name: node.id?.name ?? calledIn(parent) ?? `of line ${from}`, lines: lineAt(node.end) - from + 1 });
    }
    for (const [key, part] of Object.entries(node)) if (key !== 'parent') visit(part, node);
  };
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), undefined);
  return found;
};
