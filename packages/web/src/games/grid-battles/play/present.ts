/** How one event of Grid Battles looks on the table, and for how long: dice roll, counters of others leave a trail. */

import type { Battle, BattleEvent, StruckEvent } from '@muster/grid-battles';
import type { Beat, Manner } from '../../../contract/table-game.ts';
import type { LastMove } from '../board/marks.ts';
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
}

export const NO_SCENE: Scene = { lastMove: undefined, dice: [] };

const STEP_MS = 170;
const LONGEST_MOVE_MS = 600;
const READ_DICE_MS = 900;
const READ_STEP_MS = 260;
const DICE_LIMIT_MS = 4000;

const atRest = (dice: readonly DiceShown[]): readonly DiceShown[] => dice.map((d) => ({ ...d, rolling: false }));

const presentDice = (shown: Battle, scene: Scene, event: StruckEvent, showing: Manner): Beat<Battle, Scene> => {
  const earlier = event.half === 2 ? atRest(scene.dice) : [];
  const rolling: Scene = { ...scene, dice: [...earlier, { event, rolling: true }] };
  const after = {
    shown: showEvent(shown, event),
    scene: { ...scene, dice: atRest(rolling.dice) },
    ms: READ_DICE_MS,
  };
  return showing.instant || showing.still ? after : { first: { scene: rolling, ms: DICE_LIMIT_MS }, ...after };
};

/** A person's own move was seen while it was laid. */
const sceneAfter = (scene: Scene, event: BattleEvent, { person }: Manner): Scene => {
  if (event.type !== 'moved') return scene;
  return { ...scene, lastMove: person ? undefined : { unit: event.unit, path: [event.from, ...event.path] } };
};

const readingTime = (event: BattleEvent, { person, still }: Manner): number => {
  if (person) return 0;
  if (event.type === 'moved')
    return (still ? 0 : Math.min(LONGEST_MOVE_MS, STEP_MS * event.path.length)) + READ_STEP_MS;
  return event.type === 'activated' || event.type === 'deployed' ? READ_STEP_MS : 0;
};

export const present = (shown: Battle, scene: Scene, event: BattleEvent, showing: Manner): Beat<Battle, Scene> =>
  event.type === 'struck'
    ? presentDice(shown, scene, event, showing)
    : { shown: showEvent(shown, event), scene: sceneAfter(scene, event, showing), ms: readingTime(event, showing) };
