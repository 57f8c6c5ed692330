/**
 * Law: candidates are legal, never none while their seat must decide, never twice the same; and without an open decision nothing
 * is legal but conceding and what the game says may be done at any time. That one played at random is not refused, the walk sees.
 */

import type { Command, Seat } from '@muster/kernel';
import { canonical } from '@muster/kernel';
import { brief } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Walk } from '../law.ts';
import { sampled } from '../play.ts';

const checkSeat = (game: AnyGame, walk: Walk, s: AnyState, seat: Seat, asked: boolean): readonly Command[] => {
  const candidates = game.candidates(s, seat);
  if (asked && candidates.length === 0) broken('candidates', `seat ${seat} must decide and has no candidate`);
  for (const c of candidates) {
    const refusal = game.refuse(s, seat, c);
    if (refusal !== undefined)
      broken('candidates', `${brief(c)} of seat ${seat} is a candidate and refused: ${brief(refusal)}`);
    if (!asked && !isAnytime(walk, c)) broken('candidates', `seat ${seat} is not asked and may play ${brief(c)}`);
  }
  const texts = candidates.map(canonical);
  const twice = texts.find((text, i) => texts.indexOf(text) !== i);
  if (twice !== undefined) broken('candidates', `${twice} is a candidate twice`);
  return candidates;
};

const isAnytime = ({ terms }: Walk, c: Command): boolean => c.type === terms.concede.type || terms.isAnytime(c);

const checkOutOfTurn = (game: AnyGame, walk: Walk, s: AnyState, seat: Seat, others: readonly Command[]): void => {
  for (const c of others)
    if (!isAnytime(walk, c) && game.refuse(s, seat, c) === undefined)
      broken('candidates', `seat ${seat} is not asked and may play ${brief(c)}`);
};

export const candidatesLaw: Law = {
  id: 'candidates',
  name: 'candidates are legal, different, and there while a decision is open',
  check: (game, walk, rng) => {
    const states = sampled(walk, rng);
    for (const s of states) {
      const asked = new Set(game.decisions(s).map((d) => d.seat));
      const seats = Array.from({ length: walk.seats }, (_, seat) => seat);
      const all = seats.flatMap((seat) => checkSeat(game, walk, s, seat, asked.has(seat)));
      for (const seat of seats) if (!asked.has(seat)) checkOutOfTurn(game, walk, s, seat, all);
    }
    return states.length;
  },
};
