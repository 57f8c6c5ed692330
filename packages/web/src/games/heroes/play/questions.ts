/** Questions that are answered in the slip alone: who goes first, dice again, bids. Pure. */

import {
  type Battle,
  type HeroesCommand,
  type HeroesDecision,
  heroesDescriptor,
  modelOf,
  type ObjectiveId,
  powerName,
  resistersOf,
} from '@muster/heroes';
import { action, askRaise, askReroll, choose, type Question } from '../../../dwethia/play/question.ts';
import type { PlanAction } from './plan/types.ts';
import { nameOf } from './words.ts';

/** What the hand has put together in the slip. */
export interface Draft {
  /** Dice to be rolled again, by index. */
  readonly dice: readonly number[];
  /** Who resists, and with how much; or how much is added. */
  readonly by: string | null;
  readonly points: number;
  readonly objectives: readonly ObjectiveId[];
}

export const NO_DRAFT: Draft = { dice: [], by: null, points: 0, objectives: [] };

export type SlipQuestion = Question<PlanAction>;

/** What lies sealed is opened first (HR-13): these take its place. */
export const answeredAgain = (commands: readonly HeroesCommand[]): readonly HeroesCommand[] => [
  { type: 'unseal' },
  ...commands,
];

/** Chance that each of two dice and what is added to it leaves the defence above the power (DW-93). */
export const negates = (defence: number, cast: number): number => {
  let ways = 0;
  for (let d = 1; d <= 6; d++) for (let c = 1; c <= 6; c++) if (defence + d > cast + c) ways++;
  return ways / 36;
};

export interface Duel {
  readonly power: string;
  readonly caster: string;
  readonly resister: string | null;
  readonly stage: 'offer' | 'bid' | 'destiny';
  readonly cast: number;
  readonly defence: number;
  readonly turn: 'caster' | 'resister';
}

/** The contest under way, by what everybody sees. */
export const duelOf = (b: Battle): Duel | undefined => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'resist') return undefined;
  const { power, caster, charge, step } = frame;
  if (step.at === 'offer')
    return { power, caster, resister: null, stage: 'offer', cast: charge, defence: 0, turn: 'resister' };
  if (step.at === 'over') return undefined;
  return {
    power,
    caster,
    resister: step.resister,
    stage: step.at,
    cast: step.cast,
    defence: step.defence,
    turn: step.turn,
  };
};

/** Who could resist, with what each has to bid. */
export const ableToResist = (b: Battle): readonly { readonly id: string; readonly most: number }[] => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'resist') return [];
  return resistersOf(b, frame).map(({ id }) => {
    const { faith, affinity } = modelOf(b, id);
    return { id, most: faith + affinity };
  });
};

const askResist = (b: Battle, d: HeroesDecision & { readonly kind: 'resist' }, draft: Draft): SlipQuestion => ({
  hint: `${nameOf(b, d.caster)} casts ${powerName(d.power)} with ${d.cast}. Choose who resists, and the bid; the first point is the fee.`,
  wait: 'Choose who resists',
  main:
    draft.by === null || draft.points < 1
      ? undefined
      : action('resist', `${nameOf(b, draft.by)} resists with ${draft.points}`, {
          type: 'resist',
          by: draft.by,
          points: draft.points,
        }),
  end: action('letPass', 'Let it pass', { type: 'resist', by: null, points: 0 }),
  more: [],
});

/** Undefined for questions that the board answers. */
export const askedOf = (b: Battle, d: HeroesDecision, draft: Draft): SlipQuestion | undefined => {
  switch (d.kind) {
    case 'goFirst':
      return choose(
        'You have won priority. Who goes first in this round?',
        [
          action('we', 'We go first', { type: 'goFirst', first: 'me' }),
          action('they', 'They go first', { type: 'goFirst', first: 'you' }),
        ],
        'Choose who goes first',
      );
    case 'edge':
      return choose(
        'You choose your edge. The board is turned about if you want the other one.',
        [
          action('ownEdge', 'As it lies', { type: 'edge', edge: 'own' }),
          action('otherEdge', 'The other edge', { type: 'edge', edge: 'other' }),
        ],
        'Choose an edge',
      );
    case 'reroll':
      return askReroll(
        `${nameOf(b, d.purse)} rolled ${heroesDescriptor.rolls[d.what].words}, ${d.needs} or more. Touch failed dice to roll them again: ${modelOf(b, d.purse).destiny} Destiny left.`,
        draft.dice.length,
      );
    case 'resist':
      return askResist(b, d, draft);
    case 'raise':
      return askRaise('You', d, draft.points);
    case 'seal':
      return {
        hint: 'Choose five objectives and seal them. Nobody else sees them until you open the seal.',
        wait: `Choose ${5 - draft.objectives.length} more`,
        main:
          draft.objectives.length === 5
            ? action('seal', 'Seal these five', {
                type: 'seal',
                objectives: [...draft.objectives].sort((x, y) => x - y),
              })
            : undefined,
        end: undefined,
        more: [],
      };
    default:
      return undefined;
  }
};
