/** What the shared table asks of an event: where it happened, who acted, what it was worth, what it sounds like. */

import {
  type ConquestConfig,
  type ConquestEvent,
  type ModelId,
  modelName,
  nodeName,
  powerName,
  researchName,
  sheetName,
} from '@muster/conquest';
import type { Seat } from '@muster/kernel';
import type { Deed, Sound } from '../../../contract/table-game.ts';

/** Models and nodes by id; those who acted first. */
export const placesOf = (e: ConquestEvent): readonly string[] => {
  switch (e.type) {
    case 'hqPlaced':
    case 'deployed':
    case 'activated':
    case 'walked':
    case 'withdrawn':
    case 'surged':
    case 'surgeAnswered':
    case 'mended':
    case 'medics':
    case 'resolved':
    case 'wounded':
    case 'dying':
    case 'blinked':
      return [e.model];
    case 'nodePlaced':
    case 'relicDropped':
      return [e.node];
    case 'engaged':
      return [e.model, ...e.with];
    case 'struckLeaving':
      return [e.by, e.model];
    case 'harvested':
    case 'pickedUp':
      return [e.model, e.node];
    case 'delivered':
      return [e.model, e.building];
    case 'shot':
      return [e.shooter, e.target];
    case 'astray':
      return [e.shooter, e.struck];
    case 'ordered':
    case 'orderLost':
      return [e.builder];
    case 'placed':
      return [e.builder, e.model];
    case 'summoned':
      return [e.by, e.model];
    case 'cast':
      return e.target === null ? [e.caster] : [e.caster, e.target];
    case 'powerTook':
      return e.on === null ? [] : [e.on];
    case 'slain':
      return e.by === null ? [e.model] : [e.by, e.model];
    case 'joined':
      return [e.unit, e.fight];
    case 'fought':
      return [...e.fight.core, ...e.fight.supporters, ...(e.fight.building === null ? [] : [e.fight.building])];
    case 'allotted':
      return [e.to];
    case 'income':
      return e.from.map(({ model }) => model);
    default:
      return [];
  }
};

/** `A1-3` is of the first seat. */
export const seatOf = (id: ModelId): Seat => id.charCodeAt(0) - 65;

const isModel = (id: string): boolean => /^[A-D]\d/.test(id);

export const actorOf = (e: ConquestEvent): Seat | undefined => {
  if (e.type === 'conceded') return e.seat;
  if (e.type === 'slain' || e.type === 'wounded') return seatOf(e.model);
  const first = placesOf(e).find(isModel);
  return first === undefined ? undefined : seatOf(first);
};

export const turnOf = (e: ConquestEvent): 'round' | 'turn' | undefined => {
  if (e.type === 'roundBegan') return 'round';
  return e.type === 'halfBegan' ? 'turn' : undefined;
};

export const deedOf = (e: ConquestEvent, config: ConquestConfig): Deed | undefined => {
  const name = (id: ModelId): string => modelName(config, id);
  const deed = (id: ModelId, kind: Deed['kind'], does: string, what: string): Deed => ({
    seat: seatOf(id),
    kind,
    does,
    what,
  });
  switch (e.type) {
    case 'hqPlaced':
    case 'deployed':
      return deed(e.model, 'move', 'set up', name(e.model));
    case 'walked':
      return deed(e.model, 'move', 'moved', name(e.model));
    case 'engaged':
      return deed(e.model, 'blow', 'engaged', e.with.map(name).join(', '));
    case 'harvested':
      return deed(e.model, 'other', 'harvested', `${e.R} R at ${nodeName(e.node)}`);
    case 'pickedUp':
      return deed(e.model, 'other', 'took', nodeName(e.node));
    case 'delivered':
      return deed(e.model, 'other', 'brought home', nodeName(e.node));
    case 'ordered':
      return deed(e.builder, 'other', 'ordered', sheetName(config, e.product));
    case 'placed':
      return deed(e.model, 'other', 'built', name(e.model));
    case 'shot':
      return deed(e.shooter, 'blow', 'shot at', name(e.target));
    case 'cast':
      return deed(e.caster, 'spell', 'cast', powerName(e.power));
    case 'surged':
      return deed(e.model, 'other', 'surged with', name(e.model));
    case 'slain':
      return deed(e.model, 'loss', 'lost', name(e.model));
    case 'researched':
      return {
        seat: config.seats.findIndex(({ side }) => side === e.side),
        kind: 'other',
        does: 'researched',
        what: researchName(e.item),
      };
    default:
      return undefined;
  }
};

export const soundOf = (e: ConquestEvent, when: 'first' | 'then'): Sound | undefined => {
  if (e.type === 'rolled' || e.type === 'rerolled') return when === 'first' ? 'dice' : undefined;
  if (when === 'first') return undefined;
  switch (e.type) {
    case 'walked':
    case 'placed':
    case 'deployed':
      return 'step';
    case 'wounded':
      return 'blow';
    case 'slain':
      return 'fall';
    case 'cast':
    case 'researched':
    case 'mustered':
      return 'card';
    default:
      return undefined;
  }
};
