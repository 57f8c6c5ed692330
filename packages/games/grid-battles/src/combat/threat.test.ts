// What units could do after a move: figures by hand, and against moves and attacks played one by one.
import { makeRng } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import {
  asIfOn,
  type Battle,
  couldAttack,
  gridBattles,
  menaceOf,
  odds,
  strikesOf,
  threatenedHexes,
  threatsTo,
  UNIT_TYPES,
  unitOf,
} from '../index.ts';
import { altered, attack, board, move, plainMap, play, verdict } from '../testing.ts';

const fresh = (b: Battle): Battle =>
  altered(b, Object.fromEntries(b.units.map((u) => [u.id, { state: 'fresh' as const }])));

describe('what a unit could strike', () => {
  test('[GB-23] [GB-31] a Knight of three points reaches a target four hexes away, not one five away', () => {
    const b = board({ a: 'knight 0003', b: 'pikeman 0403; archer 0503' });
    expect(strikesOf(b, 'A1').map((s) => [s.target, s.from])).toEqual([['B1', '0303']]);
  });

  test('[GB-47] the odds are those of the attack from there: red against grey', () => {
    const [strike] = strikesOf(board({ a: 'knight 0003', b: 'pikeman 0403' }), 'A1');
    expect(strike?.odds.hits.map((p) => Math.round(p * 36))).toEqual([7, 13, 12, 4]);
  });

  test('[R-41] an engine that must be set up strikes only from where it stands', () => {
    const b = board({ a: 'ballista 0003', b: 'pikeman 0503; archer 0603' });
    expect(strikesOf(b, 'A1').map((s) => s.target)).toEqual(['B1']); // 2 to 5 hexes
  });

  test('[R-41] [R-43] [GB-30] it could not attack where it must first be set up, while it reloads, and twice', () => {
    const b = board({ a: 'ballista 0003; bombard 0104', b: 'pikeman 0403' });
    const could = (at: Battle, id: string): boolean => couldAttack(at, unitOf(at, id), unitOf(at, 'B1'));
    expect([could(b, 'A1'), could(b, 'A2')]).toEqual([true, true]);
    expect([asIfOn(b, 'A1', '0103'), asIfOn(b, 'A1', '0003')].map((at) => could(at, 'A1'))).toEqual([false, true]);
    expect(could(altered(b, { A1: { attacked: true } }), 'A1')).toBe(false);
    expect(could({ ...altered(b, { A2: { attackedInRound: 1 } }), round: 2 }, 'A2')).toBe(false);
  });

  test('[R-37] it strikes from the better ground: not out of the marsh', () => {
    const map = ['....', '.m..', '....'];
    const b = board({ map, a: 'knight 0001', b: 'pikeman 0201' });
    expect(strikesOf(b, 'A1')[0]?.from).not.toBe('0101');
  });

  test('[GB-36] [GB-42] of places that are as good for the blow it takes the one where less comes back: the woods', () => {
    for (const woods of ['0203', '0302', '0304']) {
      const [q, r] = [Number(woods.slice(0, 2)), Number(woods.slice(2))];
      const map = plainMap(7, 7).map((row, y) => (y === r ? `${row.slice(0, q)}w${row.slice(q + 1)}` : row));
      for (const from of ['0103', woods]) {
        const b = board({ map, a: `lightcav ${from}`, b: 'militia 0303' });
        expect(strikesOf(b, 'A1')[0]?.from).toBe(woods);
      }
    }
  });

  test('[GB-62] [R-35] it may shoot over the hex it has left: from the hill behind it, with the hill’s symbol', () => {
    const b = board({ map: ['.h.....', 'LLLLLLL'], a: 'archer 0200', b: 'militia 0400' });
    expect(strikesOf(b, 'A1').map((s) => s.from)).toEqual(['0100']);
  });

  test('[GB-25] a unit that has moved strikes from where it stands now', () => {
    const b = board({ a: 'knight 0003; pikeman 0006', b: 'pikeman 0403; archer 0104' });
    expect(strikesOf(b, 'A1').map((s) => s.target)).toEqual(['B2', 'B1']);
    const moved = play(b, [move('A1', '0103')]);
    expect(strikesOf(moved, 'A1').map((s) => [s.target, s.from])).toEqual([['B2', '0103']]);
  });

  test('[GB-23] of two places that are equal in all the nearer one is told', () => {
    const map = plainMap(7, 7).map((row, y) => (y === 2 ? '...=...' : row));
    const from = (hex: string) => strikesOf(board({ map, a: `knight ${hex}`, b: 'pikeman 0303' }), 'A1')[0]?.from;
    expect([from('0203'), from('0302')]).toEqual(['0203', '0302']);
  });

  test.each([
    ['destroys more surely', 'knight', 'pikeman 0302; militia 0304', 'B2 B1'],
    ['hits more', 'spearman', 'pikeman 0302; axeman 0304', 'B2 B1'], // neither can be destroyed: two hits at most
    ['brings less in return', 'militia', 'pikeman 0302; spearman 0304', 'B2 B1'], // grey both; blue and yellow come back
    ['is the same', 'militia', 'pikeman 0302; pikeman 0304', 'B1 B2'],
  ])('[GB-47] the best strike comes first, which %s: a %s', (_, type, enemies, order) => {
    const found = strikesOf(board({ a: `${type} 0303`, b: enemies }), 'A1');
    expect(found.map((s) => s.target).join(' ')).toBe(order);
  });

  test('[GB-49] who is destroyed is no target', () => {
    const b = altered(board({ a: 'knight 0303', b: 'pikeman 0302; militia 0304' }), { B2: { health: 0, hex: null } });
    expect(strikesOf(b, 'A1').map((s) => s.target)).toEqual(['B1']);
  });

  test('[GB-22] asking changes nothing: the unit still stands on its hex', () => {
    const b = board({ a: 'knight 0303; pikeman 0403', b: 'militia 0203' });
    strikesOf(b, 'A1');
    expect(verdict(b, move('A2', '0303'))).toBe('occupied GB-22');
    menaceOf(b, 'A1');
    expect(verdict(b, move('A2', '0303'))).toBe('occupied GB-22');
  });

  test('[R-34] along a road a Knight comes one hex farther, and strikes five hexes away', () => {
    const map = plainMap(7, 7).map((row, y) => (y === 3 ? '=======' : row));
    const reached = (target: string) => strikesOf(board({ map, a: 'knight 0003', b: `pikeman ${target}` }), 'A1');
    expect(reached('0503').map((s) => s.from)).toEqual(['0403']);
    expect(reached('0603')).toEqual([]);
  });
});

describe('threats', () => {
  test('[GB-12] [GB-14] fresh enemies come in this round; when none is fresh, all come in the next', () => {
    const b = fresh(board({ a: 'militia 0003', b: 'knight 0303; lightcav 0400' }));
    expect(threatsTo(b, 'A1').strikes.map((s) => s.attacker)).toEqual(['B1', 'B2']);
    const tired = altered(b, { B1: { state: 'fatigued' } });
    expect(threatsTo(tired, 'A1').strikes.map((s) => s.attacker)).toEqual(['B2']);
    const allTired = altered(b, { B1: { state: 'fatigued' }, B2: { state: 'fatigued' } });
    expect(threatsTo(allTired, 'A1').strikes.map((s) => s.attacker)).toEqual(['B1', 'B2']);
  });

  test('[R-27] after the last round nobody comes any more', () => {
    const b = fresh(board({ a: 'militia 0003', b: 'knight 0303; lightcav 0400', roundLimit: 1 }));
    expect(threatsTo(b, 'A1').strikes.map((s) => s.attacker)).toEqual(['B1', 'B2']);
    const tired = altered(b, { B1: { state: 'fatigued' }, B2: { state: 'fatigued' } });
    expect(threatsTo(tired, 'A1')).toEqual({ strikes: [], worst: 0 });
    expect([threatenedHexes(tired, 'A1', ['0003', '0103']), menaceOf(tired, 'B1').hexes]).toEqual([[], []]);
  });

  test('[R-43] a Bombard that fired in this round is silent in the next', () => {
    const b = fresh(board({ a: 'militia 0003', b: 'bombard 0303; archer 0606' }));
    expect(threatsTo(b, 'A1').strikes.map((s) => s.attacker)).toEqual(['B1']);
    const fired = altered(b, { B1: { state: 'fatigued', attackedInRound: b.round }, B2: { state: 'fatigued' } });
    expect(threatsTo(fired, 'A1').strikes).toEqual([]);
    // fresh again in the round after, it is silent for that one
    const before = { ...altered(b, { B1: { attackedInRound: b.round } }), round: b.round + 1 };
    expect(threatsTo(before, 'A1').strikes).toEqual([]);
    expect(threatsTo({ ...before, round: b.round + 2 }, 'A1').strikes.map((s) => s.attacker)).toEqual(['B1']);
  });

  test('[GB-12] no more strike together than may be activated', () => {
    const two = fresh(board({ a: 'militia 0003', b: 'knight 0203; knight 0303', activations: [1, 2] }));
    const one = fresh(board({ a: 'militia 0003', b: 'knight 0203; knight 0303', activations: [1, 1] }));
    // red with Advantage against brown: 0, 9, 15, 9, 3 of 36; Militia has 3 health
    expect(threatsTo(one, 'A1').worst).toBeCloseTo(12 / 36);
    // two Knights fail only with one hit each
    expect(threatsTo(two, 'A1').worst).toBeCloseTo(1 - (9 * 9) / 36 ** 2);
  });

  test('[GB-47] the worst comes first; nobody near is no threat', () => {
    const b = fresh(board({ a: 'militia 0003; pikeman 0606', b: 'militia 0103; knight 0002' }));
    expect(threatsTo(b, 'A1').strikes.map((s) => s.attacker)).toEqual(['B2', 'B1']);
    expect(threatsTo(b, 'A2')).toEqual({ strikes: [], worst: 0 });
  });

  test('[GB-49] [GB-14] the destroyed threaten nobody, and keep no round open', () => {
    const b = fresh(board({ a: 'militia 0003', b: 'knight 0103; knight 0002' }));
    const gone = altered(b, { B1: { health: 0, hex: null } });
    expect(threatsTo(gone, 'A1').strikes.map((s) => s.attacker)).toEqual(['B2']);
    const tired = altered(gone, { B2: { state: 'fatigued' } }); // B1 was still fresh
    expect(threatsTo(tired, 'A1').strikes.map((s) => s.attacker)).toEqual(['B2']);
  });

  test('[GB-31] a hex is threatened when one of them all gets at it', () => {
    const b = fresh(board({ a: 'militia 0303', b: 'militia 0003; militia 0603' }));
    const row = ['0103', '0203', '0303', '0403', '0503'];
    expect(threatenedHexes(b, 'A1', row)).toEqual(row);
    const one = altered(b, { B2: { state: 'fatigued' } });
    expect(threatenedHexes(one, 'A1', row)).toEqual(['0103', '0203', '0303']);
  });

  test('[GB-34] who stands behind woods is not under a Ballista’s threat', () => {
    const map = ['.......', '.......', '.......', '...w...', '.......', '.......', '.......'];
    const b = fresh(board({ map, a: 'militia 0203', b: 'ballista 0603' }));
    expect(threatenedHexes(b, 'A1', ['0203', '0201', '0103', '0003'])).toEqual(['0201']);
  });
});

describe('what one unit could do next', () => {
  test('[GB-23] [GB-31] the hexes around everywhere it can get to', () => {
    const b = fresh(board({ a: 'militia 0606', b: 'pikeman 0003; archer 0006' }));
    const { hexes, strikes } = menaceOf(b, 'B1');
    expect(strikes).toEqual([]);
    expect(hexes).toContain('0303');
    expect(hexes).not.toContain('0403');
    const near = fresh(board({ a: 'militia 0303', b: 'pikeman 0003; archer 0006' }));
    expect(menaceOf(near, 'B1').strikes.map((s) => s.target)).toEqual(['A1']);
  });

  test('[GB-12] who has acted in this round does nothing while others are fresh', () => {
    const b = altered(fresh(board({ a: 'militia 0303', b: 'pikeman 0203; archer 0006' })), {
      B1: { state: 'fatigued' },
    });
    expect(menaceOf(b, 'B1')).toEqual({ strikes: [], hexes: [] });
  });

  test('[GB-23] [GB-31] exactly these, where the way is narrow', () => {
    const b = fresh(board({ map: ['.......', 'LLLLLLL'], a: 'militia 0600', b: 'pikeman 0000' }));
    expect(menaceOf(b, 'B1').hexes).toEqual(['0000', '0100', '0200', '0300', '0001', '0101', '0201']);
  });

  test('[GB-14] in its own turn: what it could do in the next one, rested, from where it stands', () => {
    const b = play(board({ a: 'knight 0003; pikeman 0006', b: 'pikeman 0403' }), [move('A1', '0103')]);
    expect(menaceOf(b, 'A1').strikes.map((s) => [s.target, s.from])).toEqual([['B1', '0303']]);
  });

  test('[R-43] nothing while it reloads', () => {
    const b = fresh(board({ a: 'militia 0003', b: 'bombard 0303' }));
    expect(menaceOf(b, 'B1').strikes.map((s) => s.target)).toEqual(['A1']);
    const fired = altered(b, { B1: { state: 'fatigued', attackedInRound: b.round } });
    expect(menaceOf(fired, 'B1')).toEqual({ strikes: [], hexes: [] });
  });

  test('[R-44] a minimum range leaves a hole', () => {
    const b = fresh(board({ a: 'militia 0606', b: 'trebuchet 0003' }));
    expect(menaceOf(b, 'B1').hexes).not.toContain('0303');
    expect(menaceOf(b, 'B1').hexes).toContain('0403');
  });
});

/** Every hex it may move to and every attack from there, through the rules themselves. */
const byTrying = (b: Battle, id: string): readonly string[] => {
  const ready = altered(
    { ...b, phase: 'movement', turn: unitOf(b, id).seat },
    Object.fromEntries(b.units.map((u) => [u.id, { state: u.id === id ? 'activated' : 'fresh' } as const])),
  );
  const struck = new Map<string, number>();
  for (const c of gridBattles.candidates(ready, ready.turn)) {
    if (c.type !== 'move') continue;
    const hex = c.path.at(-1);
    const there = altered(hex === undefined ? ready : asIfOn(ready, id, hex), {
      [id]: { moved: true, left: hex !== undefined },
    });
    const then: Battle = { ...there, phase: 'attack' };
    for (const target of b.units) {
      const command = attack(id, target.id);
      if (gridBattles.refuse(then, then.turn, command) !== undefined) continue;
      struck.set(target.id, Math.max(struck.get(target.id) ?? 0, odds(then, command)!.destroy));
    }
  }
  return [...struck].map(([target, chance]) => `${target} ${chance.toFixed(6)}`).sort();
};

test('[GB-20] [GB-30] what is foreseen is what the rules allow, on random boards', () => {
  const ground = '......hwomrf=v';
  for (let seed = 0; seed < 40; seed++) {
    const rng = makeRng(seed);
    const pick = <T>(items: ArrayLike<T>): T => items[rng.below(items.length)]!;
    const map = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => pick(ground)).join(''));
    const spots = map.flatMap((row, r) => [...row].flatMap((c, q) => ('.='.includes(c) ? [`0${q}0${r}`] : [])));
    const placed = Array.from(
      { length: 5 },
      () => `${pick(UNIT_TYPES)} ${spots.splice(rng.below(spots.length), 1)[0]}`,
    );
    const b = board({ map, a: placed.slice(0, 2).join('; '), b: placed.slice(2).join('; ') });
    for (const { id } of b.units)
      expect(
        strikesOf(altered(b, { [id]: { state: 'activated' } }), id)
          .map((s) => `${s.target} ${s.odds.destroy.toFixed(6)}`)
          .sort(),
        `${seed} ${id}`,
      ).toEqual(byTrying(b, id));
  }
});
