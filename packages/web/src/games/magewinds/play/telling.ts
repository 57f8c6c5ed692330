/** What an event is about: where it happened, who acts in it, what is worth a word when one looks back, and how it sounds. */

import type { Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { dealsDamage, type MagewindsEvent, nameOf, SPELLS, throughWords, type Who } from '@muster/magewinds';
import type { Deed, Sound } from '../../../contract/table-game.ts';
import type { BoardLine } from '../../../measured/types.ts';

/** Those it is about, who acted first. */
const whoIn = (event: MagewindsEvent): readonly Who[] => {
  switch (event.type) {
    case 'struck':
      return event.attacker === null ? [event.target] : [event.attacker, event.target];
    case 'attackDeclared':
    case 'cast':
      return event.target === null ? [event.who] : [event.who, event.target];
    case 'mirrored':
      return [event.who, event.attacker];
    case 'barrier':
      return [event.who, event.target];
    case 'keptCard':
      return event.who;
    default:
      return 'who' in event && !Array.isArray(event.who) ? [event.who as Who] : [];
  }
};

/** The fighters by their numbers. */
export const placesOf = (event: MagewindsEvent): readonly string[] => whoIn(event).map(({ id }) => String(id));

export const turnOf = (event: MagewindsEvent): 'round' | 'turn' | undefined => {
  if (event.type === 'roundBegan') return 'round';
  return event.type === 'phaseBegan' || event.type === 'activated' ? 'turn' : undefined;
};

export const actorOf = (event: MagewindsEvent): Seat | undefined => {
  const [first] = whoIn(event);
  if (first !== undefined) return first.seat;
  return 'seat' in event ? event.seat : undefined;
};

const the = (who: Who): string => `the ${nameOf(who)}`;

export const deedOf = (event: MagewindsEvent): Deed | undefined => {
  switch (event.type) {
    case 'moved':
      return event.how === 'move' || event.how === 'redeploy'
        ? { seat: event.who.seat, kind: 'move', does: 'moved', what: the(event.who) }
        : undefined;
    case 'struck': {
      const by = event.attacker?.seat;
      if (by === undefined) return undefined;
      const harm = event.damage === 0 && dealsDamage(event) ? 'no damage' : throughWords(event);
      return { seat: by, kind: 'blow', does: 'attacked', what: `${the(event.target)} (${harm})` };
    }
    case 'feinted':
      return { seat: event.who.seat, kind: 'blow', does: 'feinted with', what: the(event.who) };
    case 'takenDown':
      return { seat: event.who.seat, kind: 'loss', does: 'lost', what: the(event.who) };
    case 'cast':
      return { seat: event.who.seat, kind: 'spell', does: 'cast', what: SPELLS[event.spell].name };
    case 'pickedUp':
      return { seat: event.who.seat, kind: 'other', does: 'picked up', what: `a ${event.kind}` };
    case 'escaped':
      return { seat: event.who.seat, kind: 'other', does: 'got away with', what: the(event.who) };
    default:
      return undefined;
  }
};

export const soundOf = (event: MagewindsEvent, when: 'first' | 'then'): Sound | undefined => {
  if (event.type === 'struck' && when === 'first') return 'dice';
  if (when === 'first') return undefined;
  switch (event.type) {
    case 'struck':
      return event.damage > 0 && dealsDamage(event) ? 'blow' : undefined;
    case 'moved':
      return 'step';
    case 'tookCard':
    case 'drewCard':
    case 'revealed':
    case 'cast':
      return 'card';
    case 'takenDown':
      return 'fall';
    default:
      return undefined;
  }
};

/** The way of a move, leg by leg. */
export const trailOf = (path: readonly Point[]): readonly BoardLine[] =>
  path.slice(1).map((to, i) => ({ from: path[i]!, to, kind: i === path.length - 2 ? 'trail' : 'leg' }));
