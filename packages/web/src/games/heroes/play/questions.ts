/** Questions that are answered in the slip alone: who goes first, dice again, bids. Pure. */

import {
  type Battle,
  type HeroesCommand,
  type HeroesDecision,
  modelOf,
  type ObjectiveId,
  powerName,
  resistersOf,
} from '@muster/heroes';
import type { PlanAction } from './plan.ts';
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

export interface Asked {
  readonly hint: string;
  readonly wait: string;
  readonly main: PlanAction | undefined;
  readonly end: PlanAction | undefined;
  readonly more: readonly PlanAction[];
}

/** Chance that each of two dice and what is added to it leaves the defence above the power (DW-93). */
export const negates = (defence: number, cast: number): number => {
  let ways = 0;
  for (let d = 1; d <= 6; d++) for (let c = 1; c <= 6; c++) if (defence + d > cast + c) ways++;
  return ways / 36;
};

const ROLLS: Readonly<Record<string, string>> = {
  attack: 'to hit',
  wound: 'to wound',
  save: 'to save',
  ignore: 'to ignore wounds',
  power: 'for the power',
  blast: 'of the blast',
  opportunity: 'after one who turns away',
  jump: 'to land safely',
  friendlyFire: 'not to strike a friend',
};

const rollWords = (what: string): string => ROLLS[what] ?? '';

const action = (meaning: string, words: string, command: HeroesCommand): PlanAction => ({
  meaning,
  words,
  commands: [command],
});

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

const askReroll = (b: Battle, d: HeroesDecision & { readonly kind: 'reroll' }, draft: Draft): Asked => {
  const n = draft.dice.length;
  const { destiny } = modelOf(b, d.purse);
  return {
    hint: `${nameOf(b, d.purse)} rolled ${rollWords(d.what)}, ${d.needs} or more. Touch failed dice to roll them again: ${destiny} Destiny left.`,
    wait: 'Touch dice to roll again',
    main: n === 0 ? undefined : action('reroll', `Roll ${n} again for ${n} Destiny`, { type: 'reroll', dice: n }),
    end: action('keepDice', 'Keep the dice', { type: 'reroll', dice: 0 }),
    more: [],
  };
};

const askResist = (b: Battle, d: HeroesDecision & { readonly kind: 'resist' }, draft: Draft): Asked => ({
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

const askRaise = (d: HeroesDecision & { readonly kind: 'raise' }, draft: Draft): Asked => {
  const pool = d.stage === 'destiny' ? 'Destiny' : 'points';
  return {
    hint: `You have ${d.own}, they have ${d.other}. You may add up to ${d.most} ${pool}.`,
    wait: 'Choose how much to add',
    main:
      draft.points < 1
        ? undefined
        : action('raise', `Add ${draft.points} ${pool}`, { type: 'raise', points: draft.points }),
    end: action('standPat', 'Add nothing', { type: 'raise', points: 0 }),
    more: [],
  };
};

/** Undefined for questions that the board answers. */
export const askedOf = (b: Battle, d: HeroesDecision, draft: Draft): Asked | undefined => {
  switch (d.kind) {
    case 'goFirst':
      return {
        hint: 'You have won priority. Who goes first in this round?',
        wait: 'Choose who goes first',
        main: undefined,
        end: undefined,
        more: [
          action('we', 'We go first', { type: 'goFirst', first: 'me' }),
          action('they', 'They go first', { type: 'goFirst', first: 'you' }),
        ],
      };
    case 'edge':
      return {
        hint: 'You choose your edge. The board is turned about if you want the other one.',
        wait: 'Choose an edge',
        main: undefined,
        end: undefined,
        more: [
          action('ownEdge', 'As it lies', { type: 'edge', edge: 'own' }),
          action('otherEdge', 'The other edge', { type: 'edge', edge: 'other' }),
        ],
      };
    case 'reroll':
      return askReroll(b, d, draft);
    case 'resist':
      return askResist(b, d, draft);
    case 'raise':
      return askRaise(d, draft);
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
