// What of a descriptor is rules: the functions that say who may know and answer what. The rest tells of the game in words.

const NAMES = ['isAnytime', 'isSecret', 'mayAnswerAgain', 'standingOrders', 'learns', 'secrets'];

const OPENS = new RegExp(`^( {2}|(?:export )?const )(?:${NAMES.join('|')})\\b`);

const isDescriptor = (file) => file.endsWith('/src/descriptor.ts');

/** Sources are formatted: what begins at an indentation goes on until the next line that begins there, closing brackets aside. */
const endOf = (lines, first) => {
  const indent = /^ */.exec(lines[first])[0];
  const next = lines.findIndex(
    (line, i) => i > first && line.startsWith(indent) && /^[^\s})\]]/.test(line.slice(indent.length)),
  );
  const closes = lines.findIndex((line, i) => i > first && line !== '' && !line.startsWith(indent));
  return Math.min(...[next, closes, lines.length].filter((i) => i >= 0)) - 1;
};

/** Which parts of a file are changed, as the instrumenter is told: all of it, or places with lines from 0. */
export const rulesIn = (file, text) => {
  if (!isDescriptor(file)) return true;
  const lines = text.split('\n');
  return lines.flatMap((line, first) => {
    if (!OPENS.test(line)) return [];
    const last = endOf(lines, first);
    return [{ start: { line: first, column: 0 }, end: { line: last, column: lines[last].length } }];
  });
};
