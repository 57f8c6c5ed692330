// Sealed aims and the roll-off.
import type { FactionId } from '@muster/dwethia';
import { describe, expect, test } from 'vitest';
import { openMissions } from '../build/missions.ts';
import type { MapPiece } from '../content/types.ts';
import type { MusterCommand } from '../state/types.ts';
import { configOf } from '../testing/scenes.ts';
import { SETUP_STACK, settingUp } from '../testing/setting-up.ts';
import { isSameFromBoth } from './edge.ts';
import { aimsFor, mayMusterAgain, musterAgain, refuseMusterAgain } from './muster.ts';
import { setup } from './start.ts';

const blind = (factions?: readonly FactionId[]) =>
  setup(configOf({ ...(factions && { factions }), rulings: { blindMuster: true } }));
const choose = (one: string, two: string, scenario: MusterCommand['scenario'] = 'annihilation'): MusterCommand => ({
  type: 'muster',
  scenario,
  missions: [one, two],
});

describe('sealed aims', () => {
  test('[X-301] by default all is open and nobody is asked; the switch asks both captains at once', () => {
    expect(setup(configOf()).stack.map(({ type }) => type)).toEqual(['roundEnd', 'edge']);
    expect(setup(configOf()).sides.map(({ hasAims }) => hasAims)).toEqual([true, true]);
    const game = settingUp(blind());
    expect(game.asked()).toEqual([
      { seat: 0, kind: 'muster', rule: 'X-301' },
      { seat: 1, kind: 'muster', rule: 'X-301' },
    ]);
  });

  test('[X-301] an answer may be replaced until the last is in; then both are shown, and it is final', () => {
    const game = settingUp(blind(), 6, 1);
    game.play(choose('regicide', 'claims'), 0);
    expect(game.asked().map(({ seat }) => seat)).toEqual([1]);
    expect(game.told('sealed')).toEqual([{ type: 'sealed', side: 0, rule: 'X-301' }]);
    expect(game.told('mustered')).toEqual([]);
    expect(mayMusterAgain(game.now(), 0)).toBe(true);
    expect(mayMusterAgain(game.now(), 1)).toBe(false);
    expect(refuseMusterAgain(game.now(), 1, choose('claims', 'regicide'))).toMatchObject({ code: 'notAsked' });
    expect(refuseMusterAgain(game.now(), 0, choose('claims', 'claims'))).toMatchObject({ code: 'wrongMissions' });
    const other = choose('phalanx', 'pilgrims', 'take-the-city');
    expect(refuseMusterAgain(game.now(), 0, other)).toBeUndefined();
    const again = settingUp(musterAgain(game.now(), 0, other, game.table), 6, 1);
    expect(again.asked().map(({ seat }) => seat)).toEqual([1]);
    expect(again.finals()).toBe(0);
    again.play(choose('undying', 'claims', 'mine-the-resources'), 1);
    expect(again.finals()).toBe(1);
    expect(again.told('mustered')).toEqual([
      {
        type: 'mustered',
        side: 0,
        aims: { scenario: 'take-the-city', missions: ['pilgrims', 'phalanx'] }, // in the order of the table
        rule: 'X-301',
      },
      {
        type: 'mustered',
        side: 1,
        aims: { scenario: 'mine-the-resources', missions: ['claims', 'undying'] },
        rule: 'X-301',
      },
    ]);
    expect(mayMusterAgain(again.now(), 0)).toBe(false);
    expect(again.asked()[0]).toMatchObject({ kind: 'placeHq', seat: 0 });
  });

  test.each([
    ['claims', 'claims', 'wrongMissions'],
    ['claims', 'undying', 'wrongMissions'], // of the enemy's faction
    ['claims', 'nothing', 'wrongMissions'],
    ['undying', 'claims', 'wrongMissions'],
    ['undying', 'carnage', 'wrongMissions'],
    ['claims', 'phalanx', undefined],
    ['phalanx', 'claims', undefined],
  ])('[X-301] two different missions that are open to the side: %s and %s', (one, two, code) => {
    const game = settingUp(blind());
    expect(game.refusal(choose(one, two), 0)?.code).toBe(code);
  });

  test('[X-301] candidates: three scenarios with every two of seven missions, all legal; other commands are refused', () => {
    const game = settingUp(blind());
    const all = game.candidates(0);
    expect(all).toHaveLength(3 * 21);
    expect(new Set(all.map((c) => JSON.stringify(c))).size).toBe(63);
    for (const c of all) expect(game.refusal(c, 0)).toBeUndefined();
    expect(game.refusal({ type: 'done' }, 0)).toMatchObject({ code: 'otherDecision', asked: 'muster' });
  });

  test('[X-301] several seats: the captain chooses, missions of all factions of the side; mates read it at once', () => {
    const b = blind(['empire-of-sol', 'void', 'citadel', 'bloodpact']);
    expect(openMissions(b, 0)).toHaveLength(8);
    expect(aimsFor(b, 0)).toHaveLength(3 * 28);
    const game = settingUp(b);
    expect(game.asked().map(({ seat }) => seat)).toEqual([0, 1]);
    game.play(choose('phalanx', 'killing-ground'), 0);
    expect(game.finals()).toBe(1);
    expect(mayMusterAgain(game.now(), 2)).toBe(false);
    expect(
      settingUp({ ...game.now(), conceded: [1] })
        .asked()
        .map(({ seat }) => seat),
    ).toEqual([3]);
  });
});

describe('the roll-off', () => {
  test('[X-34] [X-378] one die each, ties again, no re-rolls; the winner goes first; nobody is asked for an edge', () => {
    const b = setup(configOf());
    const rich = { destiny: 9, faith: 9, affinity: 9 };
    const pools = [
      { ...b.sides[0], pool: rich },
      { ...b.sides[1], pool: rich },
    ] as const;
    const game = settingUp({ ...b, sides: pools, ready: [true, true] }, 3, 3, 2, 5);
    expect(game.rolls).toEqual(['rollOff 1 by 0', 'rollOff 1 by 1', 'rollOff 1 by 0', 'rollOff 1 by 1']);
    expect(game.told('rolledOff')).toEqual([
      { type: 'rolledOff', faces: [3, 3], winner: null, rule: 'X-34' },
      { type: 'rolledOff', faces: [2, 5], winner: 1, rule: 'X-34' },
    ]);
    const now = game.now();
    expect(now.first).toBe(1);
    expect(now.edges).toEqual(['south', 'north']);
    expect(now.ready).toEqual([false, false]);
    expect(now.stack).toEqual([{ type: 'roundEnd' }, { type: 'deploy', side: 1 }, { type: 'hq', side: 1 }]);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'placeHq', rule: 'CQ-22' }]);
  });

  test('[X-301] [X-34] [CQ-19] edges before terrain, then nodes, headquarters and forces, the winner first in each', () => {
    const game = settingUp(setup(configOf({ config: { terrain: 'alternate', nodes: 'players' } })), 4, 1);
    expect(game.now().stack.map(({ type }) => type)).toEqual(['roundEnd', 'deploy', 'hq', 'nodes', 'terrain']);
    expect(
      game
        .now()
        .stack.slice(1)
        .every((f) => 'side' in f && f.side === 0),
    ).toBe(true);
    expect(game.asked()[0]).toMatchObject({ kind: 'placeTerrain', seat: 0, left: 4 });
  });

  const disc = (x: number, y: number): MapPiece => ({ k: 'forest', shape: { disc: [x, y, 2] } });
  const box = (x: number, y: number, k: MapPiece['k'] = 'city'): MapPiece => ({
    k,
    shape: {
      poly: [
        [x, y],
        [x + 4, y],
        [x + 4, y + 2],
        [x, y + 2],
      ],
    },
  });
  test.each([
    ['nothing', [], 36, true],
    ['one disc', [disc(9, 9)], 36, false],
    ['two discs', [disc(9, 9), disc(27, 27)], 36, true],
    ['two discs of a smaller board', [disc(9, 9), disc(27, 27)], 48, false],
    ['a box in the middle', [box(16, 17)], 36, true],
    ['two boxes', [box(2, 3), box(30, 31)], 36, true],
    ['two boxes of different kinds', [box(2, 3), box(30, 31, 'forest')], 36, false],
    ['two discs and one more', [disc(9, 9), disc(27, 27), disc(5, 20)], 36, false],
    ['fractions', [disc(9.1, 9.7), disc(26.9, 26.3)], 36, true],
  ] as const)('[X-34] [X-303] is a custom board the same from both edges: %s', (_, pieces, boardSize, same) => {
    expect(isSameFromBoth(configOf({ config: { terrain: 'custom', pieces }, rulings: { boardSize } }))).toBe(same);
  });

  test('[X-34] the same where nobody listens', () => {
    const b = setup(configOf({ config: { terrain: 'custom', pieces: [disc(9, 9)] } }));
    const dice = [1, 2];
    const silent = { roll: () => dice.splice(0, 1), shuffle: <T>(items: readonly T[]) => items, final: () => {} };
    const asked = SETUP_STACK.advance(b, silent);
    expect(SETUP_STACK.play(asked, 1, { type: 'edge', edge: 'south' }, silent).edges).toEqual(['north', 'south']);
  });

  test('[X-34] [CQ-19] on a board that is not the same from both, the winner picks', () => {
    const game = settingUp(setup(configOf({ config: { terrain: 'custom', pieces: [disc(9, 9)] } })), 1, 2);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'edge', rule: 'X-34' }]);
    expect(game.candidates()).toHaveLength(2);
    expect(game.refusal({ type: 'done' })).toMatchObject({ code: 'otherDecision', asked: 'edge' });
    game.play({ type: 'edge', edge: 'south' });
    expect(game.now().edges).toEqual(['north', 'south']);
    expect(game.told('edgeChosen')).toEqual([{ type: 'edgeChosen', side: 1, edge: 'south', rule: 'X-34' }]);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'placeHq', rule: 'CQ-22' }]);
  });
});
