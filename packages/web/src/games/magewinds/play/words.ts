/** What things are called at the table. */

import {
  type ActionId,
  type Battle,
  type FighterId,
  type MagewindsRefusal,
  magewinds,
  nameOf,
  SCENARIOS,
  type ScenarioId,
  seatName,
  type Timing,
} from '@muster/magewinds';

export const fighterName = (b: Battle, id: FighterId | null): string => {
  const f = id === null ? undefined : b.fighters[id];
  return f === undefined ? 'nobody' : nameOf(f);
};

/** `your Cleric`, `Red’s Witch`. */
export const whoseName = (b: Battle, id: FighterId | null, viewer: number | undefined): string => {
  const f = id === null ? undefined : b.fighters[id];
  if (f === undefined) return 'nobody';
  return f.seat === viewer ? `your ${nameOf(f)}` : `${seatName(f.seat)}’s ${nameOf(f)}`;
};

/** What an action is for, in a few words. */
export const ACTION_HINTS: Readonly<Partial<Record<ActionId, string>>> = {
  move: 'go as far as its Movement',
  attack: 'a step, then an attack',
  guard: 'a step; the next reaction is free',
  wait: 'do nothing with this action',
  'take-aim': 'mark a place for an Aimed Shot',
  escape: 'leave over the edge',
};

export const TIMING_WORDS: Readonly<Record<Timing, string>> = {
  phaseBegins: 'The Action Phase begins',
  activationBegins: 'An activation begins',
  moveBegins: 'A Move begins',
  stepBegins: 'A step begins',
  damage: 'Damage is about to be dealt',
  activationEnds: 'The activation ends',
  turnEnds: 'The turn ends',
};

export const scenarioName = (id: ScenarioId | null): string => (id === null ? 'Set-up' : SCENARIOS[id].name);

/** `Round 2 of 3.`; what is undecided then goes on (`Scenario.lastRound`). */
export const roundWords = (round: number, last: number): string =>
  round > last ? `Round ${round}: undecided after round ${last}.` : `Round ${Math.max(1, round)} of ${last}.`;

/** `Player 1` of a scenario by the name that the side has at the table, once the roll-off is made. */
export const withSides = (b: Battle, words: string): string =>
  words.replace(/Player (\d)/g, (player, rank) => {
    const seat = b.ranks[Number(rank) - 1];
    return seat === undefined ? player : seatName(seat);
  });

export const sentenceOf = (r: MagewindsRefusal): string => magewinds.explain(r);

/** Amid a sentence. */
export const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
