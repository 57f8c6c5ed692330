// What terrain adds to a half: dice, symbols, and for whom.
import { describe, expect, test } from 'vitest';
import {
  type AttackColour,
  type DefenceColour,
  fieldOf,
  makeHalf,
  readDice,
  TERRAINS,
  type Terrain,
} from '../index.ts';
import { attack, board, END, eventsOf, perform, plainMap, play, readConfig } from '../testing.ts';

const { beats } = fieldOf(readConfig({ scenario: 'S1' }));

/** A longbow strikes a swordman: yellow against grey, no Advantage. */
const half = (striker: Terrain, struck: Terrain, far: number) =>
  makeHalf(beats, 'full', { type: 'longbow', terrain: striker }, { type: 'swordman', terrain: struck }, far);

/** The bonus dice with where they come from, and the symbols: `brown woods, 1 shield`. */
const bonuses = (striker: Terrain, struck: Terrain, far: number): string => {
  const h = half(striker, struck, far);
  const extra = [
    ...h.attack.slice(1).map((d, i) => `${d} ${h.attackFrom[i + 1]}`),
    ...h.defence.slice(1).map((d, i) => `${d} ${h.defenceFrom[i + 1]}`),
  ];
  for (const name of ['damage', 'bonus', 'shields'] as const)
    if (h.symbols[name] > 0) extra.push(`${h.symbols[name]} ${name}`);
  expect([h.attack[0], h.attackFrom[0], h.defence[0], h.defenceFrom[0]]).toEqual(['yellow', 'unit', 'grey', 'unit']);
  return extra.join(', ');
};

describe('the unit struck', () => {
  const COVER: Readonly<Partial<Record<Terrain, readonly [near: string, far: string]>>> = {
    hill: ['brown hill', 'brown hill'],
    woods: ['brown woods', 'brown woods'],
    orchard: ['', 'brown orchard'],
    rough: ['', 'brown rough'],
    village: ['grey village', 'grey village'],
    palisade: ['grey palisade', 'grey palisade'],
    'keep-wall': ['1 shields', '1 shields'],
  };

  test.each(TERRAINS)('[GB-61] [GB-63] [GB-66] [R-22] on %s, side by side and from afar', (terrain) => {
    const [near, far] = COVER[terrain] ?? ['', ''];
    expect(bonuses('plain', terrain, 1)).toBe(near);
    expect(bonuses('plain', terrain, 2)).toBe(far);
    expect(bonuses('plain', terrain, 5)).toBe(far);
  });
});

describe('the unit that strikes', () => {
  test.each(TERRAINS)('[GB-61] [R-22] [R-36] out of %s', (terrain) => {
    const gives = terrain === 'marsh' || terrain === 'ford' || terrain === 'bridge' ? `brown ${terrain}` : '';
    expect(bonuses(terrain, 'plain', 1)).toBe(gives);
    expect(bonuses(terrain, 'plain', 2)).toBe(terrain === 'hill' ? '1 bonus' : '');
  });

  test('[GB-65] [R-35] a hill’s symbol: from afar, at a target not on a hill, for engines too', () => {
    expect(bonuses('hill', 'plain', 1)).toBe('');
    expect(bonuses('hill', 'plain', 4)).toBe('1 bonus');
    expect(bonuses('hill', 'woods', 4)).toBe('brown woods, 1 bonus');
    expect(bonuses('hill', 'hill', 4)).toBe('brown hill');
    const engine = makeHalf(
      beats,
      'full',
      { type: 'ballista', terrain: 'hill' },
      { type: 'knight', terrain: 'road' },
      3,
    );
    expect(engine.symbols).toEqual({ damage: 0, bonus: 1, shields: 0 });
  });

  test('[GB-65] it counts only with Advantage', () => {
    const from = (a: string) => {
      const map = ['h....', '.....'];
      const at = play(board({ map, a: `${a} 0000`, b: 'militia 0300' }), [END]);
      return eventsOf(perform(at, [attack('A1', 'B1')], [2, 1]).events, 'struck')[0]!;
    };
    expect(from('archer')).toMatchObject({ advantage: true, damage: 1, bonus: 1, shields: 0, hits: 2 });
    expect(from('horsearcher')).toMatchObject({ advantage: false, damage: 1, bonus: 1, shields: 0, hits: 1 });
  });
});

describe('several bonuses', () => {
  test('[R-23] all that apply add up', () => {
    expect(bonuses('marsh', 'woods', 1)).toBe('brown woods, brown marsh');
    expect(bonuses('bridge', 'village', 1)).toBe('grey village, brown bridge');
    expect(bonuses('ford', 'keep-wall', 1)).toBe('brown ford, 1 shields');
    expect(bonuses('marsh', 'orchard', 1)).toBe('brown marsh');
    expect(bonuses('marsh', 'orchard', 2)).toBe('brown orchard');
  });

  test('[R-23] each terrain once, even with both units on it', () => {
    expect(bonuses('marsh', 'marsh', 1)).toBe('brown marsh');
    expect(bonuses('hill', 'hill', 1)).toBe('brown hill');
    expect(bonuses('woods', 'woods', 1)).toBe('brown woods');
  });
});

describe('before and after the roll', () => {
  const pools = (more: object) => ({
    advantage: false,
    attack: ['blue'] as AttackColour[],
    defence: ['grey'] as DefenceColour[],
    symbols: { damage: 0, bonus: 0, shields: 0 },
    ...more,
  });

  test('[GB-62] a bonus attack die is rolled and read with the striker’s own', () => {
    expect(readDice(pools({ attack: ['blue', 'yellow'] }), [4, 6], [3])).toEqual({
      damage: 4,
      bonus: 1,
      shields: 1,
      hits: 3,
    });
  });

  test('[GB-63] [R-01] a bonus defence die is rolled by the defender, with its shields', () => {
    const map = ['.w...', '.....'];
    const b = play(board({ map, a: 'pikeman 0000', b: 'swordman 0100' }), [END]);
    const { events } = perform(b, [attack('A1', 'B1')], [4, 3, 6, 1, 6]); // DD against S and S
    expect(eventsOf(events, 'struck')[0]).toMatchObject({
      attack: [{ colour: 'blue', face: 4 }],
      defence: [
        { colour: 'grey', face: 3, shields: 1, from: 'unit' },
        { colour: 'brown', face: 6, shields: 1, from: 'woods' },
      ],
      damage: 2,
      shields: 2,
      hits: 0,
    });
  });

  test('[GB-64] a Damage symbol is added to the roll', () => {
    const symbols = { damage: 1, bonus: 0, shields: 0 };
    expect(readDice(pools({ symbols }), [4], [3])).toMatchObject({ damage: 3, hits: 2 });
  });

  test('[GB-65] a Bonus Damage symbol is added for a striker with Advantage', () => {
    const symbols = { damage: 0, bonus: 1, shields: 0 };
    expect(readDice(pools({ symbols }), [4], [3])).toMatchObject({ bonus: 1, hits: 1 });
    expect(readDice(pools({ symbols, advantage: true }), [4], [3])).toMatchObject({ bonus: 1, hits: 2 });
  });

  test('[GB-66] a Shield symbol is added to the defender’s roll', () => {
    const map = ['.F...', '.....'];
    const b = play(board({ map, a: 'swordman 0000', b: 'swordman 0100' }), [END]);
    const { events } = perform(b, [attack('A1', 'B1')], [6, 1, 6, 1]); // DDD against the wall; then DDD
    const [first, second] = eventsOf(events, 'struck');
    expect(first).toMatchObject({ symbols: { damage: 0, bonus: 0, shields: 1 }, shields: 1, hits: 2 });
    expect(second).toMatchObject({ symbols: { shields: 0 }, shields: 0, hits: 3 });
  });
});

describe('the answer', () => {
  const pools = (map: readonly string[], dice: readonly number[]) => {
    const b = play(board({ map, a: 'swordman 0000', b: 'swordman 0100' }), [END]);
    return eventsOf(perform(b, [attack('A1', 'B1')], dice).events, 'struck').map((e) =>
      e.defence.map((d) => `${d.colour} ${d.from}`).join(', '),
    );
  };

  test('[GB-67] [GB-60] bonuses follow the roles of the half being fought', () => {
    expect(pools(['hw', '..'], [1, 6, 6, 1, 6, 6])).toEqual(['grey unit, brown woods', 'grey unit, brown hill']);
    expect(pools(['.w', '..'], [1, 6, 6, 1, 6])).toEqual(['grey unit, brown woods', 'grey unit']);
    expect(pools(['v.', '..'], [1, 6, 1, 6, 6])).toEqual(['grey unit', 'grey unit, grey village']);
  });

  test('[R-37] bad ground gives the enemy its die in the answer too', () => {
    expect(pools(['.m', '..'], [1, 6, 1, 6, 6])).toEqual(['grey unit', 'grey unit, brown marsh']);
    expect(pools(['Bf', '..'], [1, 6, 6, 1, 6, 6])).toEqual(['grey unit, brown bridge', 'grey unit, brown ford']);
    expect(pools(['wm', '..'], [1, 6, 1, 6, 6, 6])).toEqual(['grey unit', 'grey unit, brown woods, brown marsh']);
  });

  test('[R-36] from afar bad ground gives nothing, shooting or answering', () => {
    const b = play(
      board({
        map: ['m..f.', '.....'],
        a: 'archer 0000',
        b: 'archer 0300',
        rulings: { battleBack: 'inDefendersRange' },
      }),
      [END],
    );
    const { events } = perform(b, [attack('A1', 'B1')], [2, 4, 2, 4]);
    expect(eventsOf(events, 'struck').map((e) => e.defence.length)).toEqual([1, 1]);
  });

  test('[GB-60] terrain works for the unit on it, not for one beside it', () => {
    const b = play(board({ map: ['..w', '.ww', ...plainMap(3, 1)], a: 'swordman 0000', b: 'swordman 0100' }), [END]);
    const { events } = perform(b, [attack('A1', 'B1')], [1, 6, 1, 6]);
    expect(eventsOf(events, 'struck').map((e) => e.defence.length)).toEqual([1, 1]);
  });
});
