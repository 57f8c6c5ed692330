import { type Battle, type BattleEvent, gridBattles } from '@muster/grid-battles';
import { fastTable, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import type { Manner } from '../../../contract/table-game.ts';
import type { Scene } from './scene.ts';
import { told } from './stages.ts';

const { present, noScene, placesOf, actorOf, deedOf, soundOf, turnOf } = told;

const battle = (): Battle => {
  const config = gridBattles.parseConfig({ scenario: 'S1' });
  if (!config.ok) throw new Error(config.refusal.problem);
  return gridBattles.setup(config.value, fastTable(seededLuck(1)));
};

const manner = (seat: number, more: Partial<Manner> = {}): Manner => ({
  seat,
  person: seat === 0,
  instant: false,
  still: false,
  ...more,
});

const moved = (unit: string, from: string, to: string): BattleEvent => ({
  type: 'moved',
  rule: 'GB-23',
  unit,
  from,
  path: [to],
  spent: 1,
  allowance: 2,
});

const struck = (striker: string, target: string, hits: number, health: number): BattleEvent => ({
  type: 'struck',
  rule: 'GB-47',
  half: 1,
  striker,
  struck: target,
  distance: 1,
  advantage: false,
  attack: [],
  defence: [],
  symbols: { damage: 0, bonus: 0, shields: 0 },
  damage: hits,
  bonus: 0,
  shields: 0,
  hits,
  health,
  expected: 1,
});

const FELL_TO_BLOW = struck('B1', 'A1', 4, 0);

/** The scene after these events of these seats. */
const after = (...told: readonly (readonly [number, BattleEvent])[]): Scene => {
  let [shown, scene] = [battle(), noScene];
  for (const [seat, event] of told) ({ shown, scene } = present(shown, scene, event, manner(seat)));
  return scene;
};

test('what the other side did stays on the map until one acts oneself', () => {
  const theirs = [
    [1, moved('B1', '0200', '0201')],
    [1, struck('B1', 'A1', 2, 2)],
  ] as const;
  const turn = { type: 'turnBegan', rule: 'GB-11', seat: 0, owed: 1 } as const;
  expect(after(...theirs, [1, turn]).traces).toEqual([
    { kind: 'moved', by: 1, path: ['0200', '0201'] },
    { kind: 'blow', by: 1, from: '0201', to: '0206', hits: 2, fell: false },
  ]);
  const own = { type: 'activated', rule: 'GB-12', units: ['A2'], forced: false } as const;
  expect(after(...theirs, [1, turn], [0, own]).traces).toEqual([]);
});

test('who strikes whom is marked before the dice, while they roll, and after', () => {
  const declared = { type: 'attackDeclared', rule: 'GB-30', attacker: 'A1', target: 'B1', distance: 1 } as const;
  const line = { from: '0206', to: '0200', by: 0 };
  const first = present(battle(), noScene, declared, manner(0));
  expect(first.scene.moment?.blow).toEqual(line);
  expect(first.ms).toBeGreaterThan(0);
  const beat = present(first.shown, first.scene, struck('A1', 'B1', 1, 3), manner(0));
  expect(beat.first?.scene.moment?.dice.map((d) => d.rolling)).toEqual([true]);
  expect(beat.scene).toMatchObject({ moment: { blow: line, dice: [{ rolling: false }] } });
});

test('[GB-42] the battle back turns the line round', () => {
  const back = { ...struck('B1', 'A1', 1, 3), half: 2 } as BattleEvent;
  const scene = after([0, struck('A1', 'B1', 1, 3)], [0, back]);
  expect(scene.moment?.blow).toEqual({ from: '0200', to: '0206', by: 1 });
  expect(scene.moment?.dice.map((d) => d.event.half)).toEqual([1, 2]);
});

test('[GB-14] a round that is over is told with what is left of each side and its goals, until the next thing is', () => {
  const before = present(battle(), noScene, { type: 'roundBegan', rule: 'GB-10', round: 1, first: 0 }, manner(0));
  expect([before.scene.roundOver, before.ms]).toEqual([undefined, 0]); // none is over before the first
  const fell = present(before.shown, before.scene, FELL_TO_BLOW, manner(1));
  const over = present(fell.shown, fell.scene, { type: 'roundBegan', rule: 'GB-10', round: 2, first: 0 }, manner(1));
  expect(over.scene.roundOver).toEqual({
    round: 1,
    sides: [
      { seat: 0, words: 'Blue: 3 units left. Destroy 3 enemy units (0 of 3).' },
      { seat: 1, words: 'Red: 4 units left. Destroy 3 enemy units (1 of 3).' },
    ],
  });
  expect([over.scene.moment?.blow, over.ms > 0]).toEqual([undefined, true]);
  const turn = { type: 'turnBegan', rule: 'GB-11', seat: 0, owed: 1 } as const;
  expect(present(over.shown, over.scene, turn, manner(1)).scene.roundOver).toBeUndefined();
});

test('nothing rolls where nothing is to move, and it can be read all the same', () => {
  const beat = present(battle(), noScene, struck('A1', 'B1', 1, 3), manner(0, { still: true }));
  expect(beat.first).toBeUndefined();
  expect(beat.ms).toBeGreaterThan(0);
  expect(beat.scene.moment?.dice).toHaveLength(1);
});

const MOVED: BattleEvent = {
  type: 'moved',
  rule: 'GB-23',
  unit: 'B1',
  from: '0200',
  path: ['0201', '0202'],
  spent: 2,
  allowance: 2,
};
const FELL: BattleEvent = { type: 'destroyed', rule: 'GB-49', unit: 'A3' };
const STRUCK = { type: 'struck', half: 2, striker: 'A1', struck: 'B1', hits: 1 } as BattleEvent;

test('a line of the log leads to its units and hexes', () => {
  expect(placesOf(MOVED)).toEqual(['B1', '0200', '0201', '0202']);
  expect(placesOf(STRUCK)).toEqual(['A1', 'B1']);
  expect(placesOf({ type: 'roundEnded', rule: 'GB-14', round: 1 })).toEqual([]);
});

test('[GB-42] who acts in a sentence is not always who gave the command', () => {
  expect(actorOf(STRUCK)).toBe(0);
  expect(actorOf(MOVED)).toBe(1);
  expect(actorOf({ type: 'skipped', rule: 'R-18', seat: 1 })).toBe(1);
});

test('what is worth a word: moves, blows, losses', () => {
  expect(deedOf(MOVED, battle().config)).toEqual({ seat: 1, kind: 'move', does: 'moved', what: 'the Pikeman B1' });
  expect(deedOf(STRUCK, battle().config)).toMatchObject({
    seat: 0,
    does: 'struck back at',
    what: 'the Pikeman B1 (1 hit)',
  });
  expect(deedOf(FELL, battle().config)).toEqual({ seat: 0, kind: 'loss', does: 'lost', what: 'the Archer A3' });
  const stood = { type: 'stood', rule: 'GB-25', units: ['B1', 'B2'] } as const;
  expect(deedOf(stood, battle().config)).toEqual({
    seat: 1,
    kind: 'other',
    does: 'held still with',
    what: 'the Pikeman B1 and the Swordman B2',
  });
  expect(deedOf({ type: 'turnBegan', rule: 'GB-11', seat: 0, owed: 1 }, battle().config)).toBeUndefined();
});

test('turns are told from rounds, and dice sound before the blow', () => {
  expect(turnOf({ type: 'roundBegan', rule: 'GB-10', round: 1, first: 0 })).toBe('round');
  expect(turnOf(MOVED)).toBeUndefined();
  expect([soundOf(STRUCK, 'first'), soundOf(STRUCK, 'then'), soundOf(FELL, 'then')]).toEqual(['dice', 'blow', 'fall']);
});
