/** What dice are rolled for, and how they are asked for at a real table. */

import { diceOfWords, rollInDeed } from '@muster/dwethia';
import type { DiceNeed, RollPhrases, RollWords } from '@muster/kernel';
import type { Battle, CosmicConfig, CosmicEvent, CosmicRoll, Frame, ShipId } from '../state/types.ts';
import { listed, powerName, seatName, shipName } from './names.ts';

/** What each roll is for. */
export const ROLLS: Readonly<Record<CosmicRoll, RollPhrases>> = {
  attack: { words: 'to hit' },
  inTheWay: { words: 'to pass the ship in the way', result: 'past those in the way' },
  friendlyFire: { words: 'not to strike a friend', result: 'past a friend' },
  save: { words: 'to save', result: 'saved' },
  ignore: { words: 'to ignore wounds', result: 'ignored' },
  power: { words: 'for the power', result: 'to strike' },
  ram: { words: 'to hurt in the collision', result: 'of the ram' },
  wreck: { words: 'for the rock', result: 'of the wreck' },
  opportunity: { words: 'after who breaks away', result: 'after it' },
  boarding: { words: 'in the boarding', result: 'aboard' },
  boardingWound: { words: 'to wound aboard' },
  rollOff: { words: 'for the roll-off' },
  priority: { words: 'for priority' },
  resist: { words: 'of the contest' },
};

type Names = (id: ShipId) => string;

const shotWords = (name: Names, shooter: ShipId, target: ShipId): string => `${name(shooter)} fires at ${name(target)}`;
const castWords = (name: Names, caster: ShipId, power: string, target: ShipId): string =>
  `${name(caster)} casts ${powerName(power)} on ${name(target)}`;
const metWords = (name: Names, mover: ShipId, target: ShipId, how: 'contact' | 'scrape'): string =>
  `${name(mover)} ${how === 'contact' ? 'collides with' : 'scrapes'} ${name(target)}`;
const fightWords = (name: Names, ships: readonly (readonly ShipId[])[]): string =>
  `Boarding fight: ${ships.map((of) => listed(of.map(name))).join(' against ')}`;
const seizeWords = (name: Names, ship: ShipId, target: ShipId): string => `${name(ship)} strikes after ${name(target)}`;

const deedTold = (e: CosmicEvent, name: Names): string | undefined => {
  switch (e.type) {
    case 'shot':
      return shotWords(name, e.shooter, e.target);
    case 'redirected':
      return `The shot is passed to ${name(e.to)}`;
    case 'astray':
      return `The shot strikes ${name(e.struck)}`;
    case 'cast':
      return castWords(name, e.caster, e.power, e.target);
    case 'collided':
      return metWords(name, e.mover, e.target, e.how);
    case 'wrecked':
      return `${name(e.ship)} drifts into a rock`;
    case 'opportunity':
      return seizeWords(name, e.ship, e.target);
    case 'fought':
      return fightWords(name, e.ships);
    default:
      return undefined;
  }
};

const deedUnderWay = (f: Frame, name: Names): string | undefined => {
  switch (f.type) {
    case 'shot':
      return shotWords(name, f.shooter, f.target);
    case 'power':
      return castWords(name, f.caster, f.power, f.target);
    case 'ram':
      return metWords(name, f.mover, f.target, f.how);
    case 'wreck':
      return `${name(f.ship)} drifts into a rock`;
    case 'opportunity':
      return f.target === null ? undefined : seizeWords(name, f.queue[0]!, f.target);
    case 'fight':
      return fightWords(name, f.ships);
    default:
      return undefined;
  }
};

const whoseDice = (config: CosmicConfig | undefined, seat: number): string =>
  config === undefined ? `seat ${seat + 1}` : seatName(config, seat);

export const rollWords = (
  view: Battle | undefined,
  told: readonly CosmicEvent[],
  { seat, count, for: what }: DiceNeed<CosmicRoll>,
): RollWords => {
  const dice = `${diceOfWords(count, whoseDice(view?.config, seat))} ${ROLLS[what].words}`;
  if (view === undefined || what === 'priority' || what === 'rollOff') return { words: dice };
  const name: Names = (id) => shipName(view.config, id);
  return rollInDeed(dice, view.stack, told, {
    told: (e) => deedTold(e, name),
    underWay: (f) => deedUnderWay(f, name),
  });
};
