/** What is rolled at a real table, and for whom. */

import { lastOf } from '@muster/dwethia';
import type { DiceNeed, RollWords } from '@muster/kernel';
import type { Battle, Frame, HeroesConfig, HeroesEvent, HeroesRoll, ModelId } from '../state/types.ts';
import { modelName, seatName, sideName } from './names.ts';

const diceWords = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);

/** What the dice of a roll decide. */
const FOR: Readonly<Record<HeroesRoll | 'resist', string>> = {
  attack: 'to hit',
  wound: 'to wound',
  save: 'to save',
  ignore: 'to ignore wounds',
  power: 'to strike',
  blast: 'of the blast',
  opportunity: 'to wound, on a 6',
  jump: 'to land safely',
  friendlyFire: 'not to strike a friend',
  resist: 'of the contest',
};

/** Dice before there is a deed (HR-09, HR-19, X-164, X-165). */
const BEFORE: Readonly<Record<string, string>> = {
  priority: 'Priority',
  terrainRollOff: 'Who places terrain first',
  edgeRollOff: 'Who chooses the edge',
  markersRollOff: 'Who places the first marker',
};

/** Who does what to whom. */
interface Deed {
  readonly by: ModelId;
  readonly does: string;
  readonly to: ModelId | null;
}

const deedTold = (e: HeroesEvent): Deed | undefined => {
  switch (e.type) {
    case 'shot':
      return { by: e.shooter, does: 'shoots', to: e.target };
    case 'struck':
      return { by: e.attacker, does: 'strikes', to: e.target };
    case 'opportunity':
      return { by: e.attacker, does: 'strikes after', to: e.mover };
    case 'cast':
      return { by: e.caster, does: e.target === null ? 'casts' : 'casts on', to: e.target };
    case 'jumped':
      return { by: e.model, does: 'jumps', to: null };
    default:
      return undefined;
  }
};

const deedUnderWay = (f: Frame): Deed | undefined => {
  switch (f.type) {
    case 'shot':
      return { by: f.shooter, does: 'shoots', to: f.target };
    case 'fight':
      return { by: f.attacker, does: 'strikes', to: f.target };
    case 'opportunity':
      return { by: f.attackers[f.at]!, does: 'strikes after', to: f.mover };
    case 'power':
      return { by: f.caster, does: f.target === null ? 'casts' : 'casts on', to: f.target };
    case 'jump':
      return { by: f.model, does: 'jumps', to: null };
    default:
      return undefined;
  }
};

const deedWords = (config: HeroesConfig, { by, does, to }: Deed): string =>
  `${modelName(config, by)} ${does}${to === null ? '' : ` ${modelName(config, to)}`}`;

export const rollWords = (
  view: Battle | undefined,
  told: readonly HeroesEvent[],
  { seat, count, for: what }: DiceNeed,
): RollWords => {
  const whose = view === undefined ? sideName(seat % 2 === 0 ? 0 : 1) : seatName(view.config, seat);
  const purpose = BEFORE[what];
  if (purpose !== undefined) return { words: `${purpose}: ${diceWords(count)} of ${whose}` };
  const deed = view && (lastOf(told, deedTold) ?? lastOf(view.stack, deedUnderWay));
  const dice = `${diceWords(count)} of ${whose} ${FOR[what as HeroesRoll | 'resist']}`;
  const isAgain = view?.stack.at(-1)?.type === 'roll' && !told.some(({ type }) => type === 'rolled'); // DW-79
  const words = isAgain ? `${dice}, once again` : dice;
  return { words: view === undefined || deed === undefined ? words : `${deedWords(view.config, deed)}: ${words}` };
};
