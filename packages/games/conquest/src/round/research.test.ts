// Research: who may buy what, what it costs, what it does at once and for good.

import { fastTable, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { unitOf } from '../content/units.ts';
import { fullWoundsOf, martialOf, moveOf, strengthOf } from '../ground/values.ts';
import type { Battle, ConquestCommand } from '../state/types.ts';
import { at, type Given, sceneOf } from '../testing/scenes.ts';
import { researchCommands, researchProcedure, temperable } from './research.ts';

const FRAME = { type: 'research', side: 0 } as const;

const study = (given: Given = {}): Battle =>
  sceneOf({
    phase: 'priority',
    banks: [
      [200, 20],
      [200, 20],
    ],
    stack: [{ type: 'roundEnd' }, FRAME],
    ...given,
  });

const learn = (b: Battle, item: string, unit: string | null = null): Battle =>
  researchProcedure.apply(b, FRAME, 0, { type: 'research', item, unit }, fastTable(seededLuck(1)));

const refused = (b: Battle, c: ConquestCommand) => researchProcedure.refuse(b, FRAME, 0, c);

describe('what may be learned', () => {
  test('[CQ-29] [X-18] it is paid from both banks at once and known for good', () => {
    const now = learn(study(), 'field-medics'); // 50 R, 5 A
    expect(now.sides[0].bank).toEqual({ R: 150, A: 15 });
    expect(now.sides[0].research).toEqual(['field-medics']);
    expect(now.sides[1].bank).toEqual({ R: 200, A: 20 });
  });

  test('[X-366] [X-86] any number in a half, each once', () => {
    const one = learn(study(), 'deep-drills');
    expect(refused(one, { type: 'research', item: 'deep-drills', unit: null })).toMatchObject({ why: 'known' });
    expect(refused(one, { type: 'research', item: 'bulwarks', unit: null })).toBeUndefined();
    const two = learn(one, 'bulwarks');
    expect(two.sides[0].research).toEqual(['deep-drills', 'bulwarks']);
    expect(two.sides[0].bank.R).toBe(200 - 60 - 60);
  });

  test.each([
    ['nothing of that name', 'alchemy', null, 'unknown'],
    ['another faction’s', 'deep-chant', null, 'otherFaction'],
    ['too dear in Aether', 'seers', null, 'tooDear'],
    ['a type must be named for Tempered Steel', 'tempered-steel', null, 'noUnit'],
    ['a type that the side cannot have', 'tempered-steel', 'void.wargs', 'noUnit'],
    ['no type where none is asked for', 'deep-drills', 'empire-of-sol.legion', 'noUnit'],
  ])('[X-366] refused: %s', (_, item, unit, why) => {
    const b = study({
      banks: [
        [200, 5],
        [0, 0],
      ],
    });
    expect(refused(b, { type: 'research', item, unit })).toEqual({ code: 'cannotResearch', rule: 'X-366', item, why });
  });

  test('[X-366] who can buy nothing is not asked', () => {
    const poor = study({
      banks: [
        [10, 0],
        [200, 20],
      ],
    });
    expect(researchCommands(poor, 0)).toEqual([]);
    expect(researchProcedure.advance(poor, FRAME, fastTable(seededLuck(1))).stack).toEqual([{ type: 'roundEnd' }]);
  });

  test('[X-366] done ends the half; then nobody is done', () => {
    const done = researchProcedure.apply(study(), FRAME, 0, { type: 'done' }, fastTable(seededLuck(1)));
    const after = researchProcedure.advance(done, FRAME, fastTable(seededLuck(1)));
    expect(after.stack).toEqual([{ type: 'roundEnd' }]);
    expect(after.ready).toEqual([false, false]);
  });
});

describe('what it does', () => {
  const models = [
    { sheet: 'legion', at: [10, 10] as const },
    { sheet: 'equites', at: [14, 10] as const },
    { sheet: 'quarry', at: [18, 10] as const, node: null },
  ];

  test('[X-366] Bulwarks: buildings have two Wounds more, those that stand at once', () => {
    const b = study({ models });
    const now = learn(b, 'bulwarks');
    expect(now.models[2]!.wounds).toBe(6);
    expect(fullWoundsOf(now, now.models[2]!)).toBe(6);
  });

  test('[X-366] Pack Animals: Move 6 on 40 mm goes 7, cavalry does not', () => {
    const now = learn(study({ models }), 'pack-animals');
    expect([moveOf(now, now.models[0]!), moveOf(now, now.models[1]!)]).toEqual([at(7, 0).x, at(10, 0).x]);
  });

  test('[X-366] Tempered Steel: one type strikes harder, later models too', () => {
    const now = learn(study({ models }), 'tempered-steel', 'empire-of-sol.legion');
    expect([strengthOf(now, now.models[0]!), strengthOf(now, now.models[1]!)]).toEqual([5, 4]);
  });

  test('[X-366] Tempered Steel is for who strikes: types that the side could build, without those that have no Aggression', () => {
    const b = study({ models });
    const legion = unitOf('empire-of-sol.legion')!;
    const meek = { ...legion, id: 'own.1', stats: { ...legion.stats, aggression: 0 } };
    const brave = { ...legion, id: 'own.2', stats: { ...legion.stats, aggression: 1 } };
    const seats = b.config.seats.map((army, i) => (i === 0 ? { ...army, units: [meek, brave] } : army));
    const types = temperable({ ...b, config: { ...b.config, seats } }, 0);
    expect(types).toContain('empire-of-sol.triarii');
    expect(types.filter((id) => id.startsWith('own.'))).toEqual(['own.2']);
    expect(types.some((id) => id.startsWith('void.') || id === 'empire-of-sol.castra')).toBe(false);
  });

  test('[X-366] [X-373] of two mates each with units of its own one type is tempered, and each may be; before the fifth edition both were', () => {
    const legion = unitOf('empire-of-sol.legion')!;
    const factions = ['empire-of-sol', 'void', 'citadel', 'void'] as const;
    const shared = (edition: 4 | 5): Battle => {
      const { config } = study({ factions });
      const seats = config.seats.map((army) => ({ ...army, units: [{ ...legion, id: 'own.1', mark: 'a' }] }));
      const models = [0, 2].map((seat) => ({ seat, sheet: 'own.1', at: [10 + seat, 10] as const }));
      return study({ factions, models, config: { seats, edition } });
    };
    const own = (b: Battle) => temperable(b, 0).filter((id) => id.includes('own.'));
    const learnt = (b: Battle, type: string) => {
      const now = learn(b, 'tempered-steel', type);
      return now.models.map((m) => strengthOf(now, m));
    };
    expect([own(shared(5)), own(shared(4))]).toEqual([['own.1', '2.own.1'], ['own.1']]);
    expect([learnt(shared(5), 'own.1'), learnt(shared(5), '2.own.1')]).toEqual([
      [5, 4],
      [4, 5],
    ]);
    expect(learnt(shared(4), 'own.1')).toEqual([5, 5]);
    expect(refused(shared(5), { type: 'research', item: 'tempered-steel', unit: '1.own.1' })).toMatchObject({
      why: 'noUnit',
    });
  });

  test('[X-366] what is learned later leaves it as it is', () => {
    const rich = study({
      models,
      banks: [
        [900, 90],
        [0, 0],
      ],
    });
    const now = learn(learn(rich, 'tempered-steel', 'empire-of-sol.legion'), 'field-medics');
    expect([now.sides[0].tempered, now.sides[0].research]).toEqual([
      'empire-of-sol.legion',
      ['tempered-steel', 'field-medics'],
    ]);
  });

  test('[X-366] Eternal Drill: Legions have Martial 4', () => {
    const now = learn(study({ models }), 'eternal-drill');
    expect([martialOf(now, now.models[0]!), martialOf(now, now.models[1]!)]).toEqual([4, 4]);
  });

  test('[X-366] Deep Chant: two Affinity at once', () => {
    const b = study({
      factions: ['eldritch-cult', 'void'],
      pools: [
        [0, 0, 1],
        [0, 0, 0],
      ],
    });
    expect(learn(b, 'deep-chant').sides[0].pool.affinity).toBe(3);
  });
});
