/** Questions that are answered in the slip alone: aims, edge, who goes first, research, dice again, bids, Resolve. Pure. */

import {
  type Battle,
  type ConquestCommand,
  type ConquestDecision,
  chancesOf,
  conquest,
  conquestDescriptor,
  costWords,
  modelOf,
  powerName,
  type Research,
  researchFor,
  researchName,
  type SurgeFrame,
  seatsOf,
  sideOfSeat,
  temperable,
} from '@muster/conquest';
import { otherSide } from '@muster/dwethia';
import type { Question } from '../../../contract/tabletop.ts';
import type { Duellist } from '../../../dwethia/play/Duel.tsx';
import { poolWords } from '../../../dwethia/play/Duel.tsx';
import { action, askRaise, askReroll, choose } from '../../../dwethia/play/question.ts';
import { count, percent } from '../../../parts/words.ts';
import { nameOf, purseName, sheetWords } from '../words.ts';
import type { Intent } from './hand/types.ts';

/** What the hand puts together in the slip. */
export interface Draft {
  /** By index: dice to roll again. */
  readonly dice: readonly number[];
  readonly points: number;
}

export const NO_DRAFT: Draft = { dice: [], points: 0 };

export type SlipQuestion = Question<ConquestCommand>;

// --- Research ---

/** One line of the board. */
export interface ResearchLine {
  readonly item: Research;
  /** Why it cannot be bought; undefined when it can. */
  readonly why: string | undefined;
  readonly known: boolean;
  /** It asks which unit: those it may name. */
  readonly units: readonly string[];
}

/** Everything that a side could ever learn, as it stands. */
export const researchBoard = (b: Battle, seat: number): readonly ResearchLine[] => {
  const side = sideOfSeat(b, seat);
  const seen = new Set<string>();
  return seatsOf(b, side)
    .flatMap((one) => researchFor(b.config.seats[one]!.faction))
    .filter(({ id }) => !seen.has(id) && seen.add(id) !== undefined)
    .map((item) => {
      const units = item.effect.kind === 'strengthOfType' ? temperable(b, side) : [];
      const refusal = conquest.refuse(b, seat, { type: 'research', item: item.id, unit: units[0] ?? null });
      const known = b.sides[side].research.includes(item.id);
      return { item, known, units, why: refusal === undefined || known ? undefined : conquest.explain(refusal) };
    });
};

const askResearch = (b: Battle, d: ConquestDecision, intent: Intent): SlipQuestion => {
  const chosen = intent.kind === 'research' ? intent : undefined;
  const { R, A } = b.sides[sideOfSeat(b, d.seat)].bank;
  const line = researchBoard(b, d.seat).find(({ item }) => item.id === chosen?.item);
  const command = chosen && ({ type: 'research', item: chosen.item, unit: chosen.unit } as const);
  const isOk = command !== undefined && conquest.refuse(b, d.seat, command) === undefined;
  return {
    hint: `Research what you want, as much as the bank pays for: ${costWords({ R, A })}.`,
    wait: chosen === undefined ? 'Choose what to research' : 'Name a type of unit',
    main:
      command === undefined || line === undefined || !isOk
        ? undefined
        : action(
            'research',
            `Research ${researchName(command.item)}${command.unit === null ? '' : ` for ${sheetWords(b, command.unit)}`} for ${costWords(line.item.cost)}`,
            command,
          ),
    end: action('endResearch', 'No more research', { type: 'done' }),
    more: [],
  };
};

// --- Duels ---

export interface DuelOf {
  readonly label: string;
  readonly over: string;
  readonly note: string;
  readonly sides: readonly [Duellist, Duellist];
}

const surgeFrame = (b: Battle): SurgeFrame | undefined => b.stack.findLast((f): f is SurgeFrame => f.type === 'surge');

const surgeDuel = (b: Battle, draft: Draft, seat: number): DuelOf | undefined => {
  const f = surgeFrame(b);
  if (f === undefined || f.unit === null) return undefined;
  const own = sideOfSeat(b, seat);
  const total = (side: 0 | 1): number => f.wagers[side] + (f.step === 'wager' && side === own ? draft.points : 0);
  const sideOf = (side: 0 | 1, unit: string | null): Duellist => ({
    name: unit === null ? purseName(b, String(side)) : nameOf(b, unit),
    total: unit === null ? '–' : total(side),
    left: `${b.sides[side].pool.destiny} Destiny`,
  });
  const other = otherSide(f.side);
  const lead = total(f.side) - total(other);
  return {
    label: 'Surge',
    over: 'Who moves first?',
    note:
      f.answer === null
        ? 'no answer yet'
        : lead === 0
          ? 'level: a die decides if both stop'
          : `${purseName(b, String(lead > 0 ? f.side : other))} moves first as it stands`,
    sides: [sideOf(f.side, f.unit), sideOf(other, f.answer)],
  };
};

const resistDuel = (b: Battle, draft: Draft, d: ConquestDecision): DuelOf | undefined => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'resist' || (d.kind !== 'resist' && d.kind !== 'raise')) return undefined;
  const { step } = frame;
  const caster = frame.caster === '0' ? 0 : 1;
  const resister = otherSide(caster);
  const isCaster = d.kind === 'raise' && sideOfSeat(b, d.seat) === caster;
  const base = 'cast' in step ? { cast: step.cast, defence: step.defence } : { cast: frame.charge, defence: 0 };
  const cast = base.cast + (isCaster ? draft.points : 0);
  const defence = base.defence + (isCaster ? 0 : d.kind === 'resist' ? Math.max(0, draft.points - 1) : draft.points);
  return {
    label: `Contest over ${powerName(frame.power)}`,
    over: powerName(frame.power),
    note: d.kind === 'resist' ? 'nobody resists yet' : defence > cast ? 'negated as it stands' : 'holds as it stands',
    sides: [
      { name: purseName(b, String(caster)), total: cast, left: poolWords(b.sides[caster].pool) },
      { name: purseName(b, String(resister)), total: defence, left: poolWords(b.sides[resister].pool) },
    ],
  };
};

export const duelOf = (b: Battle, d: ConquestDecision, draft: Draft): DuelOf | undefined => {
  if (d.kind === 'wager' || d.kind === 'surgeAnswer') return surgeDuel(b, draft, d.seat);
  return d.kind === 'resist' || d.kind === 'raise' ? resistDuel(b, draft, d) : undefined;
};

/** How many points may be bid now. */
export const mostPoints = (b: Battle, d: ConquestDecision): number => {
  if (d.kind === 'raise' || d.kind === 'wager') return d.most;
  if (d.kind !== 'resist') return 0;
  const { faith, affinity } = b.sides[sideOfSeat(b, d.seat)].pool;
  return faith + (b.config.rulings.affinityResists ? affinity : 0);
};

/** What a bid is worth, in words. */
export const worthWords = (b: Battle, d: ConquestDecision, points: number): string => {
  if (d.kind === 'wager') {
    const lead = d.own + points - d.other;
    return lead > 0 ? 'leads' : lead === 0 ? 'level' : 'behind';
  }
  const side = sideOfSeat(b, d.seat);
  const c: ConquestCommand =
    d.kind === 'resist' ? { type: 'resist', by: String(side), points } : { type: 'raise', points };
  const odds = chancesOf(b, c);
  if (odds === undefined || !('resolves' in odds) || typeof odds.resolves !== 'number') return '';
  const frame = b.stack.at(-1);
  const isCaster = frame?.type === 'resist' && frame.caster === String(side);
  return isCaster ? `holds ${percent(odds.resolves)}` : `negates ${percent(1 - odds.resolves)}`;
};

// --- All of them ---

/** Undefined for questions that the map answers. */
export const askedOf = (b: Battle, d: ConquestDecision, intent: Intent, draft: Draft): SlipQuestion | undefined => {
  switch (d.kind) {
    case 'muster': {
      const aims = intent.kind === 'aims' ? intent : undefined;
      const [one, two] = aims?.missions ?? [];
      const isWhole = aims !== undefined && aims.scenario !== null && one !== undefined && two !== undefined;
      return {
        hint: 'Choose your scenario and two missions. Both sides choose in secret; they are shown together.',
        wait: aims?.scenario == null ? 'Choose a scenario' : 'Choose two missions',
        main: isWhole
          ? action('muster', 'Seal these aims', { type: 'muster', scenario: aims.scenario!, missions: [one, two] })
          : undefined,
        end: undefined,
        more: [],
      };
    }
    case 'edge':
      return choose('You have won the roll-off and choose your edge.', [
        action('south', 'The southern edge', { type: 'edge', edge: 'south' }),
        action('north', 'The northern edge', { type: 'edge', edge: 'north' }),
      ]);
    case 'goFirst':
      return choose('You have won priority. Who acts first in this round?', [
        action('we', 'We go first', { type: 'goFirst', first: 'me' }),
        action('they', 'They go first', { type: 'goFirst', first: 'you' }),
      ]);
    case 'research':
      return askResearch(b, d, intent);
    case 'resolve': {
      const { destiny } = b.sides[sideOfSeat(b, d.seat)].pool;
      return {
        hint: `${nameOf(b, d.model)} is about to lose a Wound: ${modelOf(b, d.model).wounds} left. Heroic Resolve ignores it 50%, for 1 of ${destiny} Destiny.`,
        wait: 'Pay, or take the wound',
        main: action('resolve', `Resolve for 1 Destiny: 50%`, { type: 'resolve', pay: true }),
        end: action('suffer', 'Take the wound', { type: 'resolve', pay: false }),
        more: [],
      };
    }
    case 'wager':
      return {
        hint: `Both surge. Wager Destiny to move first: you ${d.own}, they ${d.other}. All that is wagered is lost (CQ-72).`,
        wait: 'Choose how much to wager',
        main:
          draft.points < 1
            ? undefined
            : action('wager', `Wager ${draft.points} more`, { type: 'wager', points: draft.points }),
        end: action('stopWager', `Stop at ${d.own}`, { type: 'wager', points: 0 }),
        more: [],
      };
    case 'reroll': {
      const { destiny } = b.sides[d.purse === '0' ? 0 : 1].pool;
      const chance = Math.max(0, 7 - d.needs) / 6;
      return askReroll(
        `You rolled ${conquestDescriptor.rolls[d.what].words}, ${d.needs} or more. Touch failed dice to roll them again: ${destiny} Destiny left. Each succeeds ${percent(chance)}.`,
        draft.dice.length,
      );
    }
    case 'resist': {
      const side = sideOfSeat(b, d.seat);
      return {
        hint: `${purseName(b, d.caster)} casts ${powerName(d.power)} with ${d.cast}. Resist with Faith or Affinity; the first point is the fee.`,
        wait: 'Choose how many points',
        main:
          draft.points < 1
            ? undefined
            : action('resist', `Resist with ${count(draft.points, 'point')}`, {
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
