/** What the shared table asks of an event: where it happened, who acted, what it was worth, what it sounds like. */

import { type CosmicConfig, type CosmicEvent, powerName, type ShipId, shipName } from '@muster/cosmic-combat';
import type { Seat } from '@muster/kernel';
import type { Deed, Sound } from '../../../contract/table-game.ts';

/** Ships by id; those who acted first. */
export const placesOf = (e: CosmicEvent): readonly string[] => {
  switch (e.type) {
    case 'deployed':
    case 'noPlace':
    case 'activated':
    case 'moved':
    case 'tokenLost':
    case 'wrecked':
    case 'certain':
    case 'leftTheBoard':
    case 'escaped':
    case 'ionHit':
    case 'wounded':
    case 'dying':
      return [e.ship];
    case 'destroyed':
      return e.by === null ? [e.ship] : [e.by, e.ship];
    case 'collided':
      return [e.mover, e.target];
    case 'boarded':
    case 'opportunity':
      return [e.ship, e.target];
    case 'shot':
    case 'tooTough':
      return [e.shooter, e.target];
    case 'redirected':
      return [e.to, e.from];
    case 'astray':
      return [e.shooter, e.struck];
    case 'cast':
      return [e.caster, e.target];
    case 'powerTook':
      return [e.on];
    case 'fought':
      return [...e.ships[e.attacker], ...e.ships[e.attacker === 0 ? 1 : 0]];
    case 'allotted':
      return [e.to];
    default:
      return [];
  }
};

/** `A1` is of the first seat; the station is nobody's. */
const seatOf = (id: ShipId): Seat | undefined => (id.startsWith('S') ? undefined : id.charCodeAt(0) - 65);

export const actorOf = (e: CosmicEvent): Seat | undefined => {
  if (e.type === 'conceded' || e.type === 'confirmed') return e.seat;
  if (e.type === 'destroyed' || e.type === 'wounded') return seatOf(e.ship);
  const [first] = placesOf(e);
  return first === undefined ? undefined : seatOf(first);
};

export const turnOf = (e: CosmicEvent): 'round' | 'turn' | undefined => {
  if (e.type === 'roundBegan') return 'round';
  return e.type === 'halfBegan' ? 'turn' : undefined;
};

export const deedOf = (e: CosmicEvent, config: CosmicConfig): Deed | undefined => {
  const deed = (id: ShipId, kind: Deed['kind'], does: string, what: string, wounds?: number): Deed | undefined => {
    const seat = seatOf(id);
    return seat === undefined ? undefined : { seat, kind, does, what, ...(wounds !== undefined && { wounds }) };
  };
  const name = (id: ShipId): string => shipName(config, id);
  switch (e.type) {
    case 'deployed':
      return deed(e.ship, 'move', 'deployed', name(e.ship));
    case 'moved':
      return e.why === 'setBack'
        ? undefined
        : deed(e.ship, 'move', e.why === 'drift' ? 'let drift' : 'moved', name(e.ship));
    case 'shot':
      return deed(e.shooter, 'blow', 'shot at', name(e.target));
    case 'collided':
      return deed(e.mover, 'blow', 'rammed', name(e.target));
    case 'boarded':
      return deed(e.ship, 'blow', 'boarded', name(e.target));
    case 'cast':
      return deed(e.caster, 'spell', 'cast', powerName(e.power));
    case 'wounded':
      return deed(e.ship, 'other', 'suffered', name(e.ship), e.wounds);
    case 'destroyed':
      return deed(e.ship, 'loss', 'lost', name(e.ship));
    case 'escaped':
      return deed(e.ship, 'other', 'brought away', name(e.ship));
    default:
      return undefined;
  }
};

export const soundOf = (e: CosmicEvent, when: 'first' | 'then'): Sound | undefined => {
  if (e.type === 'rolled' || e.type === 'rerolled') return when === 'first' ? 'dice' : undefined;
  if (when === 'first') return undefined;
  switch (e.type) {
    case 'moved':
      return 'step';
    case 'wounded':
    case 'collided':
      return 'blow';
    case 'destroyed':
      return 'fall';
    case 'cast':
    case 'revealed':
    case 'shieldsShown':
      return 'card';
    default:
      return undefined;
  }
};
