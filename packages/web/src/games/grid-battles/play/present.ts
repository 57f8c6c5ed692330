/**
 * How one event of Grid Battles looks on the table, and for how long: who strikes whom is seen before the dice, dice roll beside them,
 * and what somebody did stays on the map until others act.
 */

import { type Battle, type BattleEvent, type StruckEvent, unitOf } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import type { Beat, Manner } from '../../../contract/table-game.ts';
import type { BlowOverlay, LastMove, Trace } from '../board/marks.ts';
import { showEvent } from './show.ts';

/** The dice on the table: rolling, or lying there to be read. */
export interface DiceShown {
  readonly event: StruckEvent;
  readonly rolling: boolean;
}

/** What lies on the map beside the counters. */
export interface Scene {
  readonly lastMove: LastMove | undefined;
  readonly dice: readonly DiceShown[];
  /** The combat under way or the last one. */
  readonly blow: BlowOverlay | undefined;
  readonly traces: readonly Trace[];
}

export const NO_SCENE: Scene = { lastMove: undefined, dice: [], blow: undefined, traces: [] };

const STEP_MS = 170;
const LONGEST_MOVE_MS = 600;
const READ_DICE_MS = 900;
const READ_STEP_MS = 260;
const SEE_WHOM_MS = 420;
const SEE_FALL_MS = 600;
const DICE_LIMIT_MS = 6000;

const atRest = (dice: readonly DiceShown[]): readonly DiceShown[] => dice.map((d) => ({ ...d, rolling: false }));

/** What others had left is forgotten as soon as somebody acts. */
const cleared = (scene: Scene, by: Seat): Scene =>
  scene.traces.every((trace) => trace.by === by)
    ? scene
    : { ...scene, traces: scene.traces.filter((trace) => trace.by === by) };

const blowOf = (shown: Battle, by: Seat, from: string, to: string): BlowOverlay | undefined => {
  const [a, b] = [unitOf(shown, from).hex, unitOf(shown, to).hex];
  return a === null || b === null ? undefined : { from: a, to: b, by };
};

const presentDice = (shown: Battle, scene: Scene, event: StruckEvent, showing: Manner): Beat<Battle, Scene> => {
  const earlier = event.half === 2 ? atRest(scene.dice) : [];
  const by = unitOf(shown, event.striker).seat;
  const blow = blowOf(shown, by, event.striker, event.struck);
  const rolling: Scene = { ...scene, blow, dice: [...earlier, { event, rolling: true }] };
  const trace: readonly Trace[] =
    blow === undefined
      ? []
      : [{ kind: 'blow', by: showing.seat, from: blow.from, to: blow.to, hits: event.hits, fell: event.health === 0 }];
  const after = {
    shown: showEvent(shown, event),
    scene: { ...rolling, dice: atRest(rolling.dice), traces: [...scene.traces, ...trace] },
    ms: READ_DICE_MS,
  };
  return showing.instant || showing.still ? after : { first: { scene: rolling, ms: DICE_LIMIT_MS }, ...after };
};

/** A person's own move was seen while it was laid. */
const sceneAfter = (shown: Battle, scene: Scene, event: BattleEvent, { person, seat }: Manner): Scene => {
  switch (event.type) {
    case 'moved': {
      const path = [event.from, ...event.path];
      const lastMove = person ? undefined : { unit: event.unit, path };
      return { ...scene, lastMove, traces: [...scene.traces, { kind: 'moved', by: seat, path }] };
    }
    case 'attackDeclared':
      return { ...scene, dice: [], blow: blowOf(shown, seat, event.attacker, event.target) };
    case 'turnBegan':
    case 'activated':
      return { ...scene, blow: undefined };
    default:
      return scene;
  }
};

const readingTime = (event: BattleEvent, { person, still }: Manner): number => {
  if (event.type === 'attackDeclared') return SEE_WHOM_MS;
  if (event.type === 'destroyed') return SEE_FALL_MS;
  if (person) return 0;
  if (event.type === 'moved')
    return (still ? 0 : Math.min(LONGEST_MOVE_MS, STEP_MS * event.path.length)) + READ_STEP_MS;
  return event.type === 'activated' || event.type === 'deployed' ? READ_STEP_MS : 0;
};

/** Things somebody did; the rest only follows. */
const isDeed = (event: BattleEvent): boolean =>
  event.type === 'deployed' || event.type === 'activated' || event.type === 'moved' || event.type === 'attackDeclared';

export const present = (shown: Battle, scene: Scene, event: BattleEvent, showing: Manner): Beat<Battle, Scene> => {
  const now = isDeed(event) ? cleared(scene, showing.seat) : scene;
  if (event.type === 'struck') return presentDice(shown, now, event, showing);
  return {
    shown: showEvent(shown, event),
    scene: sceneAfter(shown, now, event, showing),
    ms: readingTime(event, showing),
  };
};
