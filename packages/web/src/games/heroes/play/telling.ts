/** What the shared table asks of an event: where it happened, who acted, what it was worth, what it sounds like. */

import { type HeroesConfig, type HeroesEvent, type ModelId, modelName, powerName } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import type { Deed, Sound } from '../../../contract/table-game.ts';

/** Models by id, spaces by number; those who acted first. */
export const placesOf = (e: HeroesEvent): readonly string[] => {
  switch (e.type) {
    case 'markerPlaced':
      return [String(e.space)];
    case 'activated':
    case 'chose':
    case 'stance':
    case 'jumped':
    case 'wounded':
      return [e.model];
    case 'slain':
      return e.by === null ? [e.model] : [e.by, e.model];
    case 'entered':
    case 'raisedModel':
      return [e.model, String(e.space)];
    case 'moved':
      return [e.model, String(e.path.at(-1) ?? e.from)];
    case 'shot':
      return [e.shooter, e.target];
    case 'redirected':
      return [e.to, e.from];
    case 'astray':
      return [e.shooter, e.friend];
    case 'blasted':
      return [e.centre, ...e.struck];
    case 'cast':
      return e.target === null ? [e.caster] : [e.caster, e.target];
    case 'powerTook':
      return [e.on];
    case 'struck':
      return [e.attacker, e.target];
    case 'opportunity':
      return [e.attacker, e.mover];
    case 'rolled':
    case 'rerolled':
      return [e.purse];
    case 'resisted':
    case 'raised':
    case 'stoodPat':
      return [e.by];
    default:
      return [];
  }
};

/** `A1` is of the first seat. */
const seatOf = (id: ModelId): Seat => id.charCodeAt(0) - 65;

export const actorOf = (e: HeroesEvent): Seat | undefined => {
  if (e.type === 'conceded') return e.seat;
  if (e.type === 'slain' || e.type === 'wounded') return seatOf(e.model);
  const [first] = placesOf(e);
  return first === undefined || /^\d/.test(first) ? undefined : seatOf(first);
};

export const turnOf = (e: HeroesEvent): 'round' | 'turn' | undefined => {
  if (e.type === 'roundBegan') return 'round';
  return e.type === 'activated' ? 'turn' : undefined;
};

export const deedOf = (e: HeroesEvent, config: HeroesConfig): Deed | undefined => {
  const name = (id: ModelId): string => modelName(config, id);
  switch (e.type) {
    case 'moved':
      return { seat: seatOf(e.model), kind: 'move', does: 'moved', what: name(e.model) };
    case 'entered':
      return { seat: seatOf(e.model), kind: 'move', does: 'brought in', what: name(e.model) };
    case 'shot':
      return { seat: seatOf(e.shooter), kind: 'blow', does: 'shot at', what: name(e.target) };
    case 'struck':
      return { seat: seatOf(e.attacker), kind: 'blow', does: 'struck at', what: name(e.target) };
    case 'wounded':
      return { seat: seatOf(e.model), kind: 'other', does: 'suffered', what: name(e.model), wounds: e.wounds };
    case 'cast':
      return { seat: seatOf(e.caster), kind: 'spell', does: 'cast', what: powerName(e.power) };
    case 'slain':
      return { seat: seatOf(e.model), kind: 'loss', does: 'lost', what: name(e.model) };
    default:
      return undefined;
  }
};

export const soundOf = (e: HeroesEvent, when: 'first' | 'then'): Sound | undefined => {
  if (e.type === 'rolled' || e.type === 'rerolled') return when === 'first' ? 'dice' : undefined;
  if (when === 'first') return undefined;
  switch (e.type) {
    case 'moved':
    case 'entered':
      return 'step';
    case 'wounded':
      return 'blow';
    case 'slain':
      return 'fall';
    case 'cast':
    case 'sealed':
      return 'card';
    default:
      return undefined;
  }
};
