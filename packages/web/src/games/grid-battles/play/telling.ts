/** What an event is about: where it happened, who acts in it, what is worth a word when one looks back, and how it sounds. */

import { type BattleConfig, type BattleEvent, type UnitId, unitName } from '@muster/grid-battles';
import type { Seat } from '@muster/kernel';
import type { Deed, Sound } from '../../../contract/table-game.ts';

/** Units and hexes, those who acted first. */
export const placesOf = (event: BattleEvent): readonly string[] => {
  switch (event.type) {
    case 'deployed':
      return [event.unit, event.hex];
    case 'activated':
    case 'stood':
      return event.units;
    case 'moved':
      return [event.unit, event.from, ...event.path];
    case 'attackDeclared':
      return [event.attacker, event.target];
    case 'struck':
      return [event.striker, event.struck];
    case 'noBattleBack':
    case 'destroyed':
      return [event.unit];
    default:
      return [];
  }
};

export const turnOf = (event: BattleEvent): 'round' | 'turn' | undefined => {
  if (event.type === 'roundBegan') return 'round';
  return event.type === 'turnBegan' ? 'turn' : undefined;
};

/** `A1` is of the first side (GB-06). */
const sideOf = (unit: UnitId): Seat => (unit.startsWith('A') ? 0 : 1);

export const actorOf = (event: BattleEvent): Seat | undefined => {
  switch (event.type) {
    case 'turnBegan':
    case 'skipped':
    case 'turnEnded':
    case 'noAttackPossible':
    case 'conceded':
      return event.seat;
    default: {
      const [first] = placesOf(event);
      return first === undefined ? undefined : sideOf(first);
    }
  }
};

export const deedOf = (event: BattleEvent, config: BattleConfig): Deed | undefined => {
  const the = (id: UnitId): string => `the ${unitName(config, id)}`;
  switch (event.type) {
    case 'moved':
      return { seat: sideOf(event.unit), kind: 'move', does: 'moved', what: the(event.unit) };
    case 'struck': {
      const hits = event.hits === 0 ? 'no hits' : event.hits === 1 ? '1 hit' : `${event.hits} hits`;
      const does = event.half === 1 ? 'struck' : 'struck back at';
      return { seat: sideOf(event.striker), kind: 'blow', does, what: `${the(event.struck)} (${hits})` };
    }
    case 'destroyed':
      return { seat: sideOf(event.unit), kind: 'loss', does: 'lost', what: the(event.unit) };
    default:
      return undefined;
  }
};

export const soundOf = (event: BattleEvent, when: 'first' | 'then'): Sound | undefined => {
  if (event.type === 'struck') return when === 'first' ? 'dice' : event.hits > 0 ? 'blow' : undefined;
  if (when === 'first') return undefined;
  if (event.type === 'moved') return 'step';
  return event.type === 'destroyed' ? 'fall' : undefined;
};
