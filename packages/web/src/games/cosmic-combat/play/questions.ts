/** Questions that are answered in the slip alone: role, edge, who goes first, which fight, dice again, bids. Pure. */

import {
  type Battle,
  type CosmicCommand,
  type CosmicDecision,
  cosmicCombatDescriptor,
  fightChances,
  fightsOf,
  type PoolRoll,
  powerName,
} from '@muster/cosmic-combat';
import type { RerollDecision } from '@muster/dwethia';
import type { Question } from '../../../contract/tabletop.ts';
import { action, askRaise, askReroll, choose } from '../../../dwethia/play/question.ts';
import { listed, percent } from '../../../parts/words.ts';
import { nameOf, purseName } from './words.ts';

/** What the hand puts together in the slip. */
export interface Draft {
  /** By index: dice to roll again. */
  readonly dice: readonly number[];
  readonly points: number;
}

export const NO_DRAFT: Draft = { dice: [], points: 0 };

export type SlipQuestion = Question<CosmicCommand>;

const rerollHint = (b: Battle, { what, needs, purse, hurtsOwn }: RerollDecision<PoolRoll>): string => {
  const { destiny } = b.pools[purse === '0' ? 0 : 1];
  const hits = Math.max(0, 7 - needs) / 6;
  const [wish, chance] = hurtsOwn === true ? ['dice that hurt your own side', 1 - hits] : ['failed dice', hits];
  const each = hurtsOwn === true ? 'Each spares it' : 'Each succeeds';
  return `You rolled ${cosmicCombatDescriptor.rolls[what].words}, ${needs} or more. Touch ${wish} to roll them again: ${destiny} Destiny left. ${each} ${percent(chance)}.`;
};

/** `B2 and B3, 1.2 wounds against 0.8`. */
const fightWords = (b: Battle, id: string, side: number): string => {
  const fight = fightsOf(b).find((one) => one.id === id);
  if (fight === undefined) return nameOf(b, id);
  const { sides } = fightChances(b, fight);
  const [own, other] = side === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const mean = (wounds: readonly number[]): string => wounds.reduce((sum, p, n) => sum + p * n, 0).toFixed(1);
  const names = listed([...fight.ships[own], ...fight.ships[other]].map((one) => nameOf(b, one)));
  return `${names}: ${mean(sides[own].wounds)} against ${mean(sides[other].wounds)}`;
};

/** Undefined for questions that the chart answers. */
export const askedOf = (b: Battle, d: CosmicDecision, draft: Draft): SlipQuestion | undefined => {
  switch (d.kind) {
    case 'role':
      return choose('You have won the roll-off. Do you attack the convoy, or defend it?', [
        action('attack', 'We attack', { type: 'role', role: 'attack' }),
        action('defend', 'We defend', { type: 'role', role: 'defend' }),
      ]);
    case 'edge':
      return choose('You have won the roll-off and choose your edge.', [
        action('south', 'The southern edge', { type: 'edge', edge: 'south' }),
        action('north', 'The northern edge', { type: 'edge', edge: 'north' }),
      ]);
    case 'goFirst':
      return choose('You have won priority. Who acts first in this round? Boarders like to be first, gunners second.', [
        action('we', 'We go first', { type: 'goFirst', first: 'me' }),
        action('they', 'They go first', { type: 'goFirst', first: 'you' }),
      ]);
    case 'selectFight': {
      const side = b.config.seats[d.seat]!.side;
      return choose(
        'Choose the boarding fight that is fought next: wounds to be expected, ours against theirs.',
        d.fights.map((id) => action(`fight ${id}`, fightWords(b, id, side), { type: 'fight', fight: id })),
      );
    }
    case 'reroll':
      return askReroll(rerollHint(b, d), draft.dice.length);
    case 'resist': {
      const side = b.config.seats[d.seat]!.side;
      return {
        hint: `${purseName(b, d.caster)} casts ${powerName(d.power)} with ${d.cast}. Resist with points of Faith and Affinity; the first point is the fee.`,
        wait: 'Choose how many points',
        main:
          draft.points < 1
            ? undefined
            : action('resist', `Resist with ${draft.points}`, {
                type: 'resist',
                by: String(side),
                points: draft.points,
              }),
        end: action('letPass', 'Let it pass', { type: 'resist', by: null, points: 0 }),
        more: [],
      };
    }
    case 'raise':
      return askRaise(`${powerName(d.power)}: you`, d, draft.points);
    default:
      return undefined;
  }
};

/** How many points may be bid. */
export const mostPoints = (b: Battle, d: CosmicDecision): number => {
  if (d.kind === 'raise') return d.most;
  if (d.kind !== 'resist') return 0;
  const { faith, affinity } = b.pools[b.config.seats[d.seat]!.side];
  return faith + affinity;
};
