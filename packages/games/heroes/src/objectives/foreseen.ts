/** Which objectives a plan would meet: what counts for them, asked of the plan before it is played. */

import { fieldOf, kitOf } from '../ground/field.ts';
import { copyModel, modelOf, sideOf, withModel } from '../state/battle.ts';
import type {
  Battle,
  CastCommand,
  HeroesTable,
  ModelId,
  ObjectiveId,
  ShootCommand,
  Space,
  StrikeCommand,
  WoundCause,
} from '../state/types.ts';
import { noteDescent, noteSlain, noteStanding } from './tracking.ts';

/** Nothing is rolled; what is met by this side is heard. */
const listening = (side: 0 | 1): { readonly table: HeroesTable; readonly met: ObjectiveId[] } => {
  const met: ObjectiveId[] = [];
  const table: HeroesTable = {
    roll: () => [],
    shuffle: (items) => items,
    final: () => {},
    tell: (event) => {
      if (event.type === 'met' && event.side === side) met.push(event.objective);
    },
  };
  return { table, met };
};

const causeOf = (b: Battle, by: ModelId, c: ShootCommand | StrikeCommand | CastCommand): WoundCause => {
  const { melee, guns } = kitOf(b, modelOf(b, by));
  if (c.type === 'cast') return { kind: 'power', by, blackSun: false, grenade: false };
  if (c.type === 'strike') return { kind: 'melee', by, blackSun: melee.keywords.blackSun ?? false, grenade: false };
  const keywords = guns.find(({ id }) => id === c.weapon)?.keywords;
  return { kind: 'shot', by, blackSun: keywords?.blackSun ?? false, grenade: keywords?.grenade ?? false };
};

/** If this attack slew its target. */
export const metBySlaying = (
  b: Battle,
  by: ModelId,
  c: ShootCommand | StrikeCommand | CastCommand,
): readonly ObjectiveId[] => {
  if (c.target === null) return [];
  const { table, met } = listening(sideOf(b, modelOf(b, by)));
  noteSlain(b, modelOf(b, c.target), causeOf(b, by, c), table);
  return met;
};

/** If it went this way from where it stands. */
export const metByMoving = (b: Battle, id: ModelId, steps: readonly Space[]): readonly ObjectiveId[] => {
  const m = modelOf(b, id);
  const to = steps.at(-1);
  if (m.space === null || to === undefined || fieldOf(b.config).ground.floor[to] === undefined) return [];
  const { table, met } = listening(sideOf(b, m));
  const there = copyModel(m);
  there.space = to;
  const descent = noteDescent(b, m, false, [m.space, ...steps], table);
  noteStanding(withModel(descent.b, there), there, steps, true, table);
  return met;
};
