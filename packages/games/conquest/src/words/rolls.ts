/** What is rolled at a real table, and for whom. */

import { lastOf } from '@muster/dwethia';
import type { DiceNeed, RollName, RollWords } from '@muster/kernel';
import type { Battle, ConquestConfig, ConquestEvent, Frame, ModelId, PoolRoll } from '../state/types.ts';
import { listed, modelName, powerName, seatName } from './names.ts';

const diceWords = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);

/** What dice that Destiny may roll again decide. */
const POOLS: { readonly [R in PoolRoll]: string } = {
  ranged: 'to wound from afar',
  attack: 'to hit',
  wound: 'to wound',
  save: 'to save',
  ignore: 'to ignore wounds',
  friendlyFire: 'not to strike a friend',
  medics: 'for the Field Medics',
  leaving: 'to strike who leaves',
  surge: 'to settle the wager',
};

/** `to hit`. */
export const rolledFor = (what: RollName): string => POOLS[what as PoolRoll];

/** What the dice of a roll decide. */
const FOR: Readonly<Record<string, string>> = {
  ...POOLS,
  rollOff: 'for the roll-off',
  priority: 'for priority',
  resist: 'of the contest',
  resolve: 'of Heroic Resolve',
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
  { seat, count, for: what }: DiceNeed,
): RollWords => {
  const dice = `${diceWords(count)} of ${whoseDice(view?.config, seat)} ${FOR[what] ?? ''}`.trimEnd();
  if (view === undefined || what === 'priority' || what === 'rollOff') return { words: dice };
  const name: Names = (id) => modelName(view.config, id);
  const deed = lastOf(told, (e) => deedTold(e, name)) ?? lastOf(view.stack, (f) => deedUnderWay(f, name));
  const isAgain = view.stack.at(-1)?.type === 'roll' && !told.some(({ type }) => type === 'rolled'); // DW-79
  const words = isAgain ? `${dice}, once again` : dice;
  return { words: deed === undefined ? words : `${deed}: ${words}` };
};
