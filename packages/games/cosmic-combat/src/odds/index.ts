/** What a command would probably bring, for page, terminal and computer players. */

import { fightsOf } from '../boarding/fights.ts';
import { kitOf } from '../ground/field.ts';
import { aroundOf } from '../moving/around.ts';
import { applyBoard, refuseBoard } from '../moving/board.ts';
import { findShip, isOnBoard, shipOf, topOf } from '../state/battle.ts';
import type { Battle, BoardCommand, CosmicCommand, FireCommand, Ship, ShipId } from '../state/types.ts';
import {
  type FightChances,
  fightChances,
  fightChancesOf,
  opportunityChances,
  type RamChances,
  ramChances,
} from './clash.ts';
import type { Harm } from './harm.ts';
import { answerChances, powerChances } from './power.ts';
import { rerollChances } from './reroll.ts';
import { type ShotChances, shotChances, strayChances, type VolleyChances, volleyChances } from './shot.ts';

export * from './clash.ts';
export * from './harm.ts';
export * from './power.ts';
export * from './reroll.ts';
export * from './shot.ts';

const placed = (b: Battle, id: ShipId): Ship | undefined => {
  const s = findShip(b, id);
  return s !== undefined && isOnBoard(s) ? s : undefined;
};

/** A shot, and with it the volley of the whole ship at the same target. */
export interface FireChances extends ShotChances {
  readonly volley: VolleyChances;
}

const fireChances = (b: Battle, c: FireCommand): FireChances | undefined => {
  const [s, target] = [placed(b, c.ship), placed(b, c.target)];
  if (s === undefined || target === undefined || kitOf(b, s).guns[c.weapon] === undefined) return undefined;
  return { ...shotChances(b, s, c.weapon, target), volley: volleyChances(b, s, target) };
};

/** The ship whose moves it is. */
const moverIn = (b: Battle): Ship | undefined => {
  const frame = topOf(b);
  return frame.type === 'activation' ? placed(b, frame.ship) : undefined;
};

const ramOf = (b: Battle, ram: ShipId | null): { readonly ram: RamChances } | undefined => {
  const [mover, target] = [moverIn(b), ram === null ? undefined : placed(b, ram)];
  return mover && target && { ram: ramChances(b, mover, target) };
};

const SILENT = { roll: () => [], shuffle: <T>(items: readonly T[]) => items, final: () => {} };

/** the fight that the boarding move would lead to. */
const boardChances = (b: Battle, s: Ship, c: BoardCommand): { readonly fight: FightChances } | undefined => {
  const around = aroundOf(b, s);
  if (refuseBoard(around, c) !== undefined) return undefined;
  const there = applyBoard(around, c, SILENT);
  const fight = fightChancesOf(there, shipOf(there, s.id));
  return fight && { fight };
};

/** What becomes of the shot on the stack if it is passed to this one, or strays to it. */
const passedTo = (b: Battle, to: ShipId | null, isFriend: boolean): Harm | undefined => {
  const frame = topOf(b);
  if (frame.type !== 'shot') return undefined;
  const target = placed(b, to ?? frame.target);
  const chances = isFriend ? strayChances : shotChances;
  return target && chances(b, shipOf(b, frame.shooter), frame.weapon, target);
};

const seizeChances = (b: Battle, target: ShipId): object | undefined => {
  const frame = topOf(b);
  const [s, leaver] = [frame.type === 'opportunity' ? placed(b, frame.queue[0]!) : undefined, placed(b, target)];
  return s && leaver && { opportunity: opportunityChances(b, s, leaver) };
};

export const chancesOf = (b: Battle, c: CosmicCommand): object | undefined => {
  if (b.outcome !== null || b.stack.length === 0) return undefined;
  switch (c.type) {
    case 'fire':
      return fireChances(b, c);
    case 'redirect':
      return passedTo(b, c.to, false);
    case 'friend':
      return passedTo(b, c.ship, true);
    case 'cast':
      return placed(b, c.ship) && placed(b, c.target) && powerChances(b, c);
    case 'resist':
    case 'raise':
      return answerChances(b, c);
    case 'reroll':
      return rerollChances(b, c.dice);
    case 'straight':
    case 'fly':
      return ramOf(b, c.ram);
    case 'board': {
      const s = moverIn(b);
      return s && boardChances(b, s, c);
    }
    case 'seize':
      return seizeChances(b, c.target);
    case 'fight': {
      const fight = fightsOf(b).find(({ id }) => id === c.fight);
      return fight && fightChances(b, fight);
    }
    default:
      return undefined;
  }
};
