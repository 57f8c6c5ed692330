/** Hold the Line: Player 1 is the Attacker, Player 2 the Defender. */

import type { Seat } from '@muster/kernel';
import { spellsOf } from '../content/fighters.ts';
import type { Battle, Fighter, FighterId, MagewindsOutcome } from '../state/battle.ts';
import { changeFighter, changeSeat } from '../state/copies.ts';
import { who } from '../state/events.ts';
import { bySeat, countsForScenario, startingSize } from './counting.ts';
import { decide, wonBy } from './outcomes.ts';
import { PLAIN, type ScenarioRules, type Score, type T } from './rules.ts';

const LAST_ROUND = 3;
const END = 'ItT hold-the-line.end';

const attackerOf = (b: Battle): Seat => b.ranks[0]!;
const defenderOf = (b: Battle): Seat => b.ranks[1]!;

/** MW-R92: half of those it began with, rounded up. */
const neededEscapes = (b: Battle): number => (startingSize(b, attackerOf(b)) + 1) >> 1;

const counts = (b: Battle): readonly number[] =>
  bySeat(b, (seat) => (seat === attackerOf(b) ? b.seats[seat]!.tally : neededEscapes(b) - 1));

const winner = (b: Battle, seat: Seat): MagewindsOutcome => wonBy(b, seat, counts(b), 'scenario', END);

const escaped = (b: Battle): MagewindsOutcome | undefined =>
  b.seats[attackerOf(b)]!.tally >= neededEscapes(b) ? winner(b, attackerOf(b)) : undefined;

/** MW-H14: those on the battlefield may still get away, and those taken down while somebody is there to revive them. */
const stillPossible = (b: Battle): number => {
  const attacker = attackerOf(b);
  let standing = 0;
  let down = 0;
  let canRevive = false;
  for (const f of b.fighters) {
    if (f.seat !== attacker) continue;
    if (countsForScenario(b, f)) {
      if (f.starting) standing++;
      if (spellsOf(f.profile, b.config.officialOnly).includes('revive')) canRevive = true;
    } else if (f.where === 'down' && f.starting) down++;
  }
  return b.seats[attacker]!.tally + standing + (canRevive ? down : 0);
};

/** ItT hold-the-line.end: the Defender wins as soon as the number cannot be reached any more. */
const whenDown = (b: Battle): MagewindsOutcome | undefined =>
  escaped(b) ?? (stillPossible(b) < neededEscapes(b) ? winner(b, defenderOf(b)) : undefined);

const roundEnds = (b: Battle, table: T): MagewindsOutcome | undefined => {
  if (b.round < LAST_ROUND) return whenDown(b);
  table.tell?.({
    type: 'counted',
    rule: END,
    counts: bySeat(b, (seat) => b.seats[seat]!.tally),
    what: 'fighters escaped',
  });
  return escaped(b) ?? winner(b, defenderOf(b));
};

/** ItT hold-the-line.special; MW-R92: only those it began with count for the end. */
const leave = (b: Battle, id: FighterId, table: T): Battle => {
  const f: Fighter = b.fighters[id]!;
  const away = changeFighter(b, id, (d) => {
    d.where = 'escaped';
  });
  const next = f.starting ? changeSeat(away, f.seat, (s) => void s.tally++) : away;
  table.tell?.({
    type: 'escaped',
    rule: 'ItT hold-the-line.special',
    who: who(f),
    escaped: next.seats[f.seat]!.tally,
    needed: neededEscapes(b),
  });
  const outcome = whenDown(next);
  return outcome ? decide(next, outcome, table) : next;
};

/** ItT hold-the-line.special: each escape is one more card, a summoned fighter's too; MW-R92 is about who wins. */
const escapesOf = (b: Battle, seat: Seat): number => {
  if (b.config.edition < 2) return b.seats[seat]!.tally;
  let n = 0;
  for (let i = 0; i < b.fighters.length; i++)
    if (b.fighters[i]!.seat === seat && b.fighters[i]!.where === 'escaped') n++;
  return n;
};

const standingOf = (b: Battle, seat: Seat): Score => {
  const points = seat === attackerOf(b) ? b.seats[seat]!.tally : 0;
  const text = seat === attackerOf(b) ? `${points} of ${neededEscapes(b)} escaped` : 'holds the line';
  return { seat, points, most: points, text };
};

export const HOLD_THE_LINE: ScenarioRules = {
  ...PLAIN,
  handBonus: escapesOf,
  whenDown,
  roundEnds,
  escapeEdge: (b, seat) => (seat === attackerOf(b) ? b.edge : null),
  escape: leave,
  counts,
  standing: (b) => bySeat(b, (seat) => standingOf(b, seat)),
};
