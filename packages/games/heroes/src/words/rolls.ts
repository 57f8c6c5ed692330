/** What dice are rolled for, and how they are asked for at a real table. */

import { diceOfWords, rollInDeed } from '@muster/dwethia';
import type { DiceNeed, RollPhrases, RollWords } from '@muster/kernel';
import type { Battle, Frame, HeroesConfig, HeroesEvent, HeroesRoll, ModelId } from '../state/types.ts';
import { modelName, seatName, sideName } from './names.ts';

/** What each roll is for. */
export const ROLLS: Readonly<Record<HeroesRoll, RollPhrases>> = {
  attack: { words: 'to hit' },
  wound: { words: 'to wound' },
  save: { words: 'to save', result: 'saved' },
  ignore: { words: 'to ignore wounds', result: 'ignored' },
  power: { words: 'for the power', asked: 'to strike', result: 'to strike' },
  blast: { words: 'of the blast', told: 'for the blast', result: 'struck by the blast' },
  opportunity: {
    words: 'after one who turns away',
    told: 'as it turns away',
    asked: 'to wound, on a 6',
    result: 'after it',
  },
  jump: { words: 'to land safely', result: 'to land' },
  friendlyFire: { words: 'not to strike a friend', result: 'past a friend' },
  resist: { words: 'of the contest' },
  priority: { words: 'Priority' },
  terrainRollOff: { words: 'to place terrain first', asked: 'Who places terrain first' },
  edgeRollOff: { words: 'to choose the edge', asked: 'Who chooses the edge' },
  markersRollOff: { words: 'to place the first marker', asked: 'Who places the first marker' },
};

/** Dice before there is a deed (HR-09, HR-19, X-164, X-165). */
const BEFORE: readonly HeroesRoll[] = ['priority', 'terrainRollOff', 'edgeRollOff', 'markersRollOff'];

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

const afterMover = (by: ModelId | null, mover: ModelId): Deed | undefined =>
  by === null ? undefined : { by, does: 'strikes after', to: mover };

const deedUnderWay = (f: Frame): Deed | undefined => {
  switch (f.type) {
    case 'shot':
      return { by: f.shooter, does: 'shoots', to: f.target };
    case 'fight':
      return { by: f.attacker, does: 'strikes', to: f.target };
    case 'opportunity':
      return afterMover(f.attackers[f.at] ?? null, f.mover);
    case 'wounds': // whoever struck is not next any more
      return f.how.kind === 'opportunity' ? afterMover(f.how.by, f.model) : undefined;
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
  { seat, count, for: what }: DiceNeed<HeroesRoll>,
): RollWords => {
  const whose = view === undefined ? sideName(seat % 2 === 0 ? 0 : 1) : seatName(view.config, seat);
  const { words, asked = words } = ROLLS[what];
  if (BEFORE.includes(what)) return { words: `${asked}: ${diceOfWords(count, whose)}` };
  const dice = `${diceOfWords(count, whose)} ${asked}`;
  if (view === undefined) return { words: dice };
  const named = (deed: Deed | undefined): string | undefined => deed && deedWords(view.config, deed);
  return rollInDeed(dice, view.stack, told, {
    told: (e) => named(deedTold(e)),
    underWay: (f) => named(deedUnderWay(f)),
  });
};
