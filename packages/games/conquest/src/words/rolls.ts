/** What dice are rolled for, and how they are asked for at a real table. */

import { diceOfWords, rollInDeed } from '@muster/dwethia';
import type { DiceNeed, RollPhrases, RollWords } from '@muster/kernel';
import type { Battle, ConquestConfig, ConquestEvent, ConquestRoll, Frame, ModelId } from '../state/types.ts';
import { listed, modelName, powerName, seatName } from './names.ts';

/** What each roll is for. */
export const ROLLS: Readonly<Record<ConquestRoll, RollPhrases>> = {
  ranged: { words: 'to wound from afar', result: 'to wound' },
  attack: { words: 'to hit' },
  wound: { words: 'to wound' },
  save: { words: 'to save', result: 'saved' },
  ignore: { words: 'to ignore wounds', result: 'ignored' },
  friendlyFire: { words: 'not to strike a friend', result: 'past friends' },
  medics: { words: 'for the Field Medics', result: 'by the Medics' },
  leaving: { words: 'to strike who leaves' },
  surge: { words: 'to settle the wager', result: 'to move first' },
  rollOff: { words: 'for the roll-off' },
  priority: { words: 'for priority' },
  resist: { words: 'of the contest' },
  resolve: { words: 'of Heroic Resolve' },
};

type Names = (id: ModelId) => string;

const deedTold = (e: ConquestEvent, name: Names): string | undefined => {
  switch (e.type) {
    case 'shot':
      return `${name(e.shooter)} shoots at ${name(e.target)}`;
    case 'struckLeaving':
      return `${name(e.by)} strikes after ${name(e.model)}`;
    case 'cast':
      return `${name(e.caster)} casts ${powerName(e.power)}${e.target === null ? '' : ` on ${name(e.target)}`}`;
    case 'surged':
      return `${name(e.model)} surges`;
    case 'fought':
      return e.fight.building === null
        ? `Fight of ${listed(e.fight.core.map(name))}`
        : `Assault on ${name(e.fight.building)}`;
    default:
      return undefined;
  }
};

const deedUnderWay = (f: Frame, name: Names): string | undefined => {
  switch (f.type) {
    case 'shot':
      return `${name(f.shooter)} shoots at ${name(f.target)}`;
    case 'power':
      return `${name(f.caster)} casts ${powerName(f.power)}`;
    case 'activation':
      return f.leaving === null ? undefined : `${name(f.unit)} leaves`;
    case 'surge':
      return f.unit === null ? undefined : `${name(f.unit)} surges`;
    case 'fight':
      return f.fight.building === null
        ? `Fight of ${listed(f.fight.core.map(name))}`
        : `Assault on ${name(f.fight.building)}`;
    default:
      return undefined;
  }
};

const whoseDice = (config: ConquestConfig | undefined, seat: number): string =>
  config === undefined ? `seat ${seat + 1}` : seatName(config, seat);

export const rollWords = (
  view: Battle | undefined,
  told: readonly ConquestEvent[],
  { seat, count, for: what }: DiceNeed<ConquestRoll>,
): RollWords => {
  const dice = `${diceOfWords(count, whoseDice(view?.config, seat))} ${ROLLS[what].words}`;
  if (view === undefined || what === 'priority' || what === 'rollOff') return { words: dice };
  const name: Names = (id) => modelName(view.config, id);
  return rollInDeed(dice, view.stack, told, {
    told: (e) => deedTold(e, name),
    underWay: (f) => deedUnderWay(f, name),
  });
};
