// Ships in addresses: what is left out at the end is nothing, and what is no number is none.
import { expect, test } from 'vitest';
import { parseShipText } from './text.ts';

const STATS = '0.1.0.4.0.2.4.0.0.0.4';
const read = (text: string) => {
  const parsed = parseShipText(text, 'void');
  return parsed.ok ? parsed.value : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
};

test('without shields, weapons, powers and elite', () => {
  const bare = { name: 'Grim', class: 'cruiser', base: [60, 30], shield: null, mounts: [], powers: [], rules: [] };
  for (const end of ['', '~', '~~', '~~~~']) expect(read(`~Grim~cruiser~60x30~${STATS}${end}`)).toMatchObject(bare);
  expect(read(`~Grim~cruiser~60x30~${STATS}~4~battery*FL_lance*A~root.blast~auditors`)).toMatchObject({
    shield: 4,
    mounts: [
      { weapon: 'battery', arcs: ['front', 'left'] },
      { weapon: 'lance', arcs: ['front', 'left', 'back', 'right'] },
    ],
    powers: ['root', 'blast'],
    rules: ['auditors'],
  });
});

test.each([
  ['~Grim~cruiser~60x30~0.1.0.4.0.2.4.0.0.0', 'ship.stats.move: must be a whole number from 0 to 20'],
  ['~Grim~cruiser~60x30~.1.0.4.0.2.4.0.0.0.4', 'ship.stats.martial: must be a whole number from 0 to 20'],
  ['~Grim~cruiser~60x30', 'ship.stats.martial: must be a whole number from 0 to 20'],
  [`~Grim~cruiser~60~${STATS}`, 'ship.base: a base is its length and its width'],
  [`~Grim~cruiser~~${STATS}`, 'ship.base: a base is its length and its width'],
  [`~Grim~barge~60x30~${STATS}`, 'ship.class: must be one of'],
  [`~Grim~cruiser~60x30~${STATS}~x`, 'ship.shield: must be a whole number from 2 to 6'],
  [`~Grim~cruiser~60x30~${STATS}~4~battery*X`, 'ship.mounts[0].arcs: arcs are F, L, R and B'],
  ['ark', 'ship: there is no ship void.ark'],
  ['carrion+cooks', 'ship: no religion puts cooks aboard'],
])('%s: %s', (text, problem) => {
  expect(read(text)).toContain(problem);
});
