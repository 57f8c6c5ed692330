/** A few units on a small map, brought to where a test begins. */

import { type Battle, type BattleCommand, gridBattles, type Rulings } from '@muster/grid-battles';
import { fastTable, seededLuck } from '@muster/kernel';
import type { Gestured, Plan, Situation } from '../../../../contract/tabletop.ts';
import { hand, IDLE } from '../hand.ts';
import type { Attack, Blow, GridTable, Held, Turn, Way } from '../types.ts';

const side = (name: string, units: readonly (readonly [string, string])[]) => ({
  name,
  activations: 2,
  units: units.map(([type, hex]) => ({ type, hex })),
  wins: [{ type: 'destroy', count: 2 }],
});

const WOODS = ['......', '......', '..ww..', '......', '......'];

/** A knight and an archer face a pikeman; woods hide a second pikeman from the archer. */
export const battle = (rulings: Partial<Rulings> = {}, map: readonly string[] = WOODS): Battle => {
  const config = gridBattles.parseConfig({
    rulings,
    scenario: {
      id: 't',
      name: 'Test',
      source: 'house',
      summary: '',
      map,
      sides: [
        side('Blue', [
          ['knight', '0103'],
          ['archer', '0304'],
          ['militia', '0002'],
        ]),
        side('Red', [
          ['pikeman', '0102'],
          ['pikeman', '0300'],
        ]),
      ],
      roundLimit: 5,
      points: null,
      beats: {},
    },
  });
  if (!config.ok) throw new Error(config.refusal.problem);
  return gridBattles.setup(config.value, fastTable(seededLuck(1)));
};

export const after = (b: Battle, ...commands: readonly BattleCommand[]): Battle =>
  commands.reduce((s, c) => gridBattles.play(s, s.turn, c, fastTable(seededLuck(1))), b);

export const ACTIVATE = { type: 'activate', units: ['A1', 'A2'] } as const;

/** What the seat to move is asked; nothing of those who only look on. */
export const situation = (view: Battle, acts = true): Situation<GridTable> => ({
  view,
  decision: acts ? gridBattles.decisions(view)[0] : undefined,
  changing: false,
  left: undefined,
});

export const way = (unit: string, ...path: readonly string[]): Way => ({ unit, path, target: null });

/** These ways are planned, and the unit of the last is looked after. */
export const turn = (...ways: readonly Way[]): Turn => ({
  kind: 'turn',
  ways,
  chosen: ways.at(-1)?.unit ?? null,
  meant: [],
});

/** A unit that moves, and nothing is planned for it yet. */
export const taken = (unit: string): Turn => ({ ...turn(), chosen: unit });

export const attack = (attacker: string, target: string | null, ...meant: readonly Blow[]): Attack => ({
  kind: 'attack',
  attacker,
  target,
  meant,
});

/** A unit or a hex is chosen. */
export const touch = (b: Battle, held: Held, what: string): Gestured<GridTable> =>
  hand.touch(situation(b), held, /^[AB]\d+$/.test(what) ? { kind: 'piece', id: what } : { kind: 'hex', hex: what });

/** What is held after these choices, one after another. */
export const choose = (b: Battle, held: Held, ...choices: readonly string[]): Held =>
  choices.reduce((now, what) => touch(b, now, what).held, held);

export const planOf = (b: Battle, held: Held = IDLE): Plan<GridTable> => hand.plan(situation(b), held);
