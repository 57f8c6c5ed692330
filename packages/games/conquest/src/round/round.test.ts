// The frame of a round, and of a war.
import { FACTIONS } from '@muster/dwethia';
import { fastTable, parse, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { conquest } from '../game.ts';
import { boardInches, fieldOf, findKit, yieldFactor } from '../ground/field.ts';
import { readConfig } from '../reading/parse.ts';
import type { Battle, Phase } from '../state/types.ts';
import { sceneOf } from '../testing/scenes.ts';
import { beginPhases, beginRound } from './round.ts';

const table = fastTable<never>(seededLuck(1));

const config = (given: object) => readConfig(given, 'config');

describe('a round', () => {
  test('[CQ-28] [X-05] five phases, each side in the order of priority', () => {
    const b = beginPhases(sceneOf({ phase: 'priority' }), 1);
    expect(b.stack.map((frame) => ('side' in frame ? `${frame.type} ${frame.side}` : frame.type)).reverse()).toEqual([
      'research 1',
      'research 0',
      'half 1',
      'half 0',
      'shoot 1',
      'shoot 0',
      'place',
      'combat 1',
      'roundEnd',
    ]);
    expect(b.first).toBe(1);
  });

  test('[CQ-28] the next one begins with the roll for priority', () => {
    const b = beginRound(sceneOf({ round: 2, phase: 'end' }), table);
    expect([b.round, b.phase, b.stack.at(-1)!.type]).toEqual([3, 'priority', 'priority']);
  });

  test('[CQ-28] [DW-35] a whole war goes through its phases in order, and nobody moves outside Movement', () => {
    const order: readonly Phase[] = ['setup', 'priority', 'movement', 'shoot', 'combat', 'end'];
    let b: Battle = conquest.setup(config({ points: 1500 }), fastTable(seededLuck(3)));
    const luck = fastTable<never>(seededLuck(4));
    let n = 0;
    while (b.outcome === null) {
      const { seat, kind } = conquest.decisions(b)[0]!;
      if (kind === 'activate' || kind === 'move') expect(b.phase).toBe('movement');
      const all = conquest.candidates(b, seat);
      const next = conquest.play(b, seat, all[n++ % all.length]!, luck);
      if (next.round === b.round && next.outcome === null)
        expect(order.indexOf(next.phase)).toBeGreaterThanOrEqual(order.indexOf(b.phase));
      b = next;
    }
    expect(b.round).toBe(6);
  });
});

describe('the size of a war', () => {
  test.each([
    [1500, 36, 1],
    [3000, 36, 2],
    [4499, 36, 2],
    [4500, 48, 3],
    [6000, 48, 4],
    [500, 36, 1],
  ])('[CQ-10] [X-79] [X-312] [X-311] %i points: %i inches, yields × %i', (points, inches, factor) => {
    const c = config({ points });
    expect([boardInches(c), yieldFactor(c)]).toEqual([inches, factor]);
  });

  test('[CQ-02] [X-32] no war is smaller than a starting force', () => {
    const parsed = parse(readConfig, { points: 499 }, 'config');
    expect(parsed.ok).toBe(false);
  });

  test('[X-78] the board is flat and square', () => {
    const field = fieldOf(sceneOf({ map: 'spine' }));
    expect([field.ground.width, field.ground.height]).toEqual([field.size, field.size]);
  });
});

describe('what a model shows', () => {
  test('[CQ-07] the top of a base has the colour of its faction', () => {
    expect(FACTIONS.map(({ id, colour }) => `${id} ${colour}`)).toEqual([
      'empire-of-sol gold',
      'citadel blue',
      'bloodpact red',
      'black-sun green',
      'eldritch-cult purple',
      'void black',
    ]);
  });

  test('[CQ-06] its number tells which profile it is: no two of a seat share one', () => {
    const b = sceneOf({ factions: ['citadel', 'void'] });
    const units = [
      'platoon',
      'sappers',
      'wardens',
      'outriders',
      'howitzers',
      'sharpshooters',
      'bulwark',
      'commissar',
      'signal-adept',
    ];
    expect(units.map((id) => findKit(b, 0, `citadel.${id}`)!.mark)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });

  test('[CQ-01] terrain of a map is country: forests, mountains, oceans, deserts, cities', () => {
    const kinds = ['plains', 'spine', 'coast', 'desert', 'ruins'].flatMap((map) =>
      fieldOf(sceneOf({ map })).pieces.map(({ piece }) => piece.k),
    );
    for (const kind of ['forest', 'mountain', 'ocean', 'desert', 'city']) expect(kinds).toContain(kind);
  });

  test('[CQ-18] [X-305] nodes are markers: a unit may stand on one', () => {
    const b = sceneOf({ nodes: [{ id: 'M1', at: [10, 10] }], models: [{ sheet: 'legion', at: [10, 10] }] });
    expect(b.nodes[0]!.at).toEqual(b.models[0]!.at);
  });
});

describe('pools and campaigns', () => {
  test('[DW-29] Destiny, Faith and Affinity are the army’s', () => {
    const b = sceneOf({
      pools: [
        [2, 1, 3],
        [0, 0, 0],
      ],
      models: [{ sheet: 'legate', at: [10, 10] }],
    });
    expect(b.sides[0].pool).toEqual({ destiny: 2, faith: 1, affinity: 3 });
    expect(b.models[0]).not.toHaveProperty('destiny');
  });

  test('[CQ-27] every war stands alone: nothing of an earlier one is in its configuration', () => {
    const parsed = parse(readConfig, { points: 1500, scars: [] }, 'config');
    expect(parsed.ok).toBe(false);
  });
});
