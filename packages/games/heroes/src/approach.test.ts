// The best way to attack somebody, against all ways there are: each place is tried, each attack of it reckoned.
import { describe, expect, test } from 'vitest';
import { approachesTo, goalsFor, nearestTo } from './approach.ts';
import { heroes } from './game.ts';
import { entries } from './ground/moving.ts';
import { prospectsOf, standpointOf } from './odds/activation.ts';
import { isThreatenedOn } from './odds/threat.ts';
import { destinationsOf } from './planning.ts';
import { modelOf, withModel } from './state/battle.ts';
import type { Battle, HeroesCommand, ModelId, Space } from './state/types.ts';
import { scene, select, spaceOf, standing } from './testing/scenes.ts';

const LINEUP = {
  south: ['citadel.guardsman', 'citadel.grenadier'],
  north: ['empire-of-sol.legionnaire', 'empire-of-sol.praetorian'],
};

/** Whatever could be done to the target from anywhere: the best by kind of attack. */
const everyWay = (b: Battle, id: ModelId, target: ModelId) => {
  const m = modelOf(b, id);
  const starts = m.space === null ? entries(b, m, 0) : [m.space];
  const best = new Map<string, number>();
  const note = (key: string, slain: number): void => {
    best.set(key, Math.max(slain, best.get(key) ?? 0));
  };
  for (const start of starts) {
    const begun = { ...m, space: start };
    const there = withModel(b, begun);
    const moves = [{ space: start, drop: 0 }, ...destinationsOf(there, id)];
    for (const { space, drop } of moves) {
      const at = standpointOf(there, begun, { type: 'move', to: space, path: null, jump: drop > 0 });
      if (at === undefined) continue;
      const { shots, blows } = prospectsOf(at);
      for (const { command, chances } of shots)
        if (command.target === target) note(`${command.weapon} ${command.arc}`, chances.slain);
      for (const blow of blows) if (blow.target === target) note('strike', blow.slain);
    }
  }
  return best;
};

const keyOf = (attack: HeroesCommand): string =>
  attack.type === 'shoot' ? `${attack.weapon} ${attack.arc}` : attack.type;

describe('the best way to attack an enemy', () => {
  const places = { A1: [16, 3], A2: [9, 4], B1: [16, 8], B2: [12, 9] } as const;
  const near = standing(scene(LINEUP), places);
  const beside = standing(scene(LINEUP), { B1: [12, 6], B2: [20, 9] });

  test.each([
    ['from the board', near, 'A1', 'B1'],
    ['from the board', near, 'A2', 'B1'],
    ['from the board', near, 'A2', 'B2'],
    ['from beside it', beside, 'A1', 'B1'],
    ['from beside it', beside, 'A2', 'B1'],
  ] as const)('[HR-32] [HR-43] %s there is no better one for any attack', (_, b, id, target) => {
    const best = everyWay(b, id, target);
    const found = approachesTo(b, id, target);
    expect(new Map(found.map(({ attack, slain }) => [keyOf(attack), slain]))).toEqual(best);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ slain }) => slain)).toEqual(found.map(({ slain }) => slain).sort((x, y) => y - x));
  });

  test.each([
    [near, 'A2', 'B1'],
    [beside, 'A1', 'B1'],
  ] as const)('[HR-20] the rules take each of them', (b, id, target) => {
    for (const { entry, to, jump, attack } of approachesTo(b, id, target)) {
      const steps: HeroesCommand[] = [
        select(id),
        ...(entry === null ? [] : [{ type: 'enter', space: entry } as const]),
        { type: 'move', to: to ?? entry ?? modelOf(b, id).space!, path: null, jump },
      ];
      const then = steps.reduce((now, c) => {
        expect(heroes.refuse(now, 0, c)).toBeUndefined();
        return heroes.play(now, 0, c, { roll: () => [6], shuffle: (x) => x, final: () => {} });
      }, b);
      const passed =
        attack.type === 'strike' && heroes.decisions(then)[0]?.kind === 'shoot'
          ? heroes.play(then, 0, { type: 'pass' }, { roll: () => [6], shuffle: (x) => x, final: () => {} })
          : then;
      expect(heroes.refuse(passed, 0, attack)).toBeUndefined();
    }
  });

  /** Places from which this attack promises as much: what they cost, and whether somebody could attack there. */
  const equalPlaces = (b: Battle, id: ModelId, target: ModelId, like: { readonly slain: number }) => {
    const m = modelOf(b, id);
    const moves = [{ space: m.space!, drop: 0, cost: 0 }, ...destinationsOf(b, id)];
    return moves.flatMap(({ space, drop, cost }) => {
      const at = standpointOf(b, m, { type: 'move', to: space, path: null, jump: drop > 0 });
      const { shots } = at === undefined ? { shots: [] } : prospectsOf(at);
      const isAlike = shots.some(
        ({ command, chances }) =>
          command.target === target && !command.arc && Math.abs(chances.slain - like.slain) < 1e-9,
      );
      return isAlike ? [{ space, cost, drop, threatened: isThreatenedOn(b, id, space) }] : [];
    });
  };

  const chosenAmong = (b: Battle) => {
    const shot = approachesTo(b, 'A1', 'B1').find(({ attack }) => attack.type === 'shoot' && !attack.arc)!;
    const places = equalPlaces(b, 'A1', 'B1', shot);
    const costs = (some: typeof places): readonly number[] => some.map(({ cost }) => cost).sort((x, y) => x - y);
    return {
      shot,
      all: costs(places),
      safe: costs(places.filter(({ drop, threatened }) => drop === 0 && !threatened)),
    };
  };

  test('of places with equal odds one that nobody could attack, if there is any, then the nearest', () => {
    const far = chosenAmong(standing(scene(LINEUP), { A1: [16, 3], B1: [16, 14] }));
    expect(far.safe.length).toBeGreaterThan(1);
    expect(far.shot).toMatchObject({ cost: far.safe[0], threatened: false });
    expect(far.safe.at(-1)).toBeGreaterThan(far.shot.cost);
    const watched = chosenAmong(standing(scene(LINEUP), { A1: [16, 3], B1: [16, 14], B2: [12, 11] }));
    expect(watched.shot).toMatchObject({ cost: watched.safe[0], threatened: false });
    expect(watched.all[0]).toBeLessThan(watched.shot.cost); // nearer ones are threatened
    const near = chosenAmong(standing(scene(LINEUP), places));
    expect(near.safe).toEqual([]);
    expect(near.shot).toMatchObject({ cost: near.all[0], threatened: true });
  });
});

describe('where a model beside the board could get to', () => {
  test('[HR-11] [HR-24] the same places, at the same price, as from all its entries one by one', () => {
    const b = standing(scene(LINEUP), { B1: [8, 5] });
    const m = modelOf(b, 'A1');
    const cheapest = new Map<Space, number>();
    const own = new Set(entries(b, m, 0));
    for (const entry of own)
      for (const { space, cost } of destinationsOf(withModel(b, { ...m, space: entry }), 'A1'))
        if (!own.has(space)) cheapest.set(space, Math.min(cost, cheapest.get(space) ?? 99));
    const found = goalsFor(b, 'A1');
    expect(new Map(found.map(({ space, cost }) => [space, cost]))).toEqual(cheapest);
    for (const { entry } of found) expect(own.has(entry!)).toBe(true);
  });

  test('the nearest place towards somebody leads round a wall, not up to it', () => {
    const b = standing(scene(LINEUP), { A1: [11, 2], B1: [11, 12] }); // a wall of four spaces to the north of it
    const goal = nearestTo(b, goalsFor(b, 'A1'), 'B1')!;
    expect(goal.drop).toBe(0);
    expect(goal.space).not.toBe(spaceOf(b, [11, 3]));
  });
});
