// The terrains, typed in again from the rule sheet.
import { expect, test } from 'vitest';
import { TERRAIN, TERRAIN_BY_CHAR, TERRAINS, type Terrain } from '../index.ts';

// terrain | char | cost foot/mounted/engine | sight | occupant defends | occupant attacks | gives enemy
const SHEET = `
plain     | . | 1/1/1 | open   |            |         |
road      | = | 1/1/1 | open   |            |         |
hill      | h | 2/2/2 | blocks | brown      | 1 bonus |
woods     | w | 2/3/X | blocks | brown      |         |
orchard   | o | 1/2/2 | open   | brown afar |         |
rough     | r | 2/3/X | open   | brown afar |         |
marsh     | m | 2/3/X | open   |            |         | brown
ford      | f | 2/2/3 | open   |            |         | brown
bridge    | B | 1/1/1 | open   |            |         | brown
village   | v | 2/2/2 | blocks | grey       |         |
palisade  | p | 2/X/X | open   | grey       |         |
keep-wall | F | 2/X/X | blocks | 1 shield   |         |
river     | R | X/X/X | open   |            |         |
lake      | L | X/X/X | open   |            |         |
mountain  | M | X/X/X | blocks |            |         |`;

const rows = SHEET.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('[GB-04] there are 15 terrains, each written by a character of its own', () => {
  expect(TERRAINS).toEqual(rows.map(([id]) => id));
  expect(TERRAINS).toHaveLength(15);
  expect(TERRAIN_BY_CHAR.size).toBe(15);
});

test.each(rows)('[GB-60] [GB-61] [R-22] the figures of %s', (id, char, cost, sight, defends, attacks, gives) => {
  const t = TERRAIN[id as Terrain];
  expect(TERRAIN_BY_CHAR.get(char!)).toBe(id);
  expect([t.cost.foot, t.cost.mounted, t.cost.engine].map((c) => c ?? 'X').join('/')).toBe(cost);
  expect(t.blocksSight).toBe(sight === 'blocks');
  const [bonus = '', afar] = defends!.split(' ');
  const shields = defends === '1 shield' ? 1 : 0;
  expect(t.defends.dice).toEqual(shields === 1 || bonus === '' ? [] : [bonus]);
  expect(t.defends.shields).toBe(shields);
  expect(t.defends.onlyFromAfar).toBe(afar === 'afar');
  expect(t.attacks).toEqual({ dice: [], damage: 0, bonus: attacks === '1 bonus' ? 1 : 0 });
  expect(t.givesEnemy).toEqual(gives === '' ? [] : [gives]);
});

test('[GB-36] plain, hill and woods are published names; hill and woods block sight', () => {
  expect(TERRAINS.filter((t) => TERRAIN[t].source === 'official')).toEqual(['plain', 'hill', 'woods']);
  expect(TERRAIN.hill.blocksSight && TERRAIN.woods.blocksSight && !TERRAIN.plain.blocksSight).toBe(true);
});

test('[R-34] only road and bridge are roads', () => {
  expect(TERRAINS.filter((t) => TERRAIN[t].road)).toEqual(['road', 'bridge']);
});

test('[R-16] hill, village, keep wall and mountain stand high', () => {
  expect(TERRAINS.filter((t) => TERRAIN[t].high)).toEqual(['hill', 'village', 'keep-wall', 'mountain']);
});

test('[GB-60] what an engine may enter a horse may, and where a horse goes a man on foot can', () => {
  for (const t of TERRAINS) {
    const { foot, mounted, engine } = TERRAIN[t].cost;
    if (engine !== null) expect(mounted).not.toBeNull();
    if (mounted !== null) expect(foot).not.toBeNull();
  }
});
