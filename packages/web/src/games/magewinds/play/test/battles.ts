/** Battles for the tests of the table: fighters where a test wants them, and whole battles played at random. */

import { inch } from '@muster/geometry';
import { fastTable, seededLuck } from '@muster/kernel';
import {
  type Battle,
  type Card,
  type Feature,
  type MagewindsCommand,
  type MagewindsDecision,
  magewinds,
  type ProfileId,
} from '@muster/magewinds';
import { type Holding, held } from '../hand.ts';
import { first } from '../hand-at-table.ts';
import { type Asked, askedOf, type Now } from '../plan/types.ts';

export interface Placed {
  readonly profile: ProfileId;
  readonly seat: 0 | 1;
  /** In inches. */
  readonly at: readonly [number, number];
  readonly actions?: number;
}

/** A wall of one piece, in inches. */
export const wall = (
  x: number,
  y: number,
  width: number,
  depth: number,
  height: 'low' | 'medium' | 'high',
): Feature => ({
  kind: 'wall',
  pieces: [
    {
      height,
      corners: [
        { x: inch(x), y: inch(y) },
        { x: inch(x + width), y: inch(y) },
        { x: inch(x + width), y: inch(y + depth) },
        { x: inch(x), y: inch(y + depth) },
      ],
    },
  ],
});

const start = (config: object): Battle => {
  const parsed = magewinds.parseConfig(config);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return magewinds.setup(parsed.value, fastTable(seededLuck(3)));
};

/** The Action Phase of a Deathmatch, Blue to activate. */
export const fight = (
  placed: readonly Placed[],
  hands: readonly (readonly Card[])[] = [[], []],
  features: readonly Feature[] = [],
): Battle => {
  const bands = [0, 1].map((seat) => placed.filter((p) => p.seat === seat).map((p) => p.profile));
  const b = start({ scenario: 'deathmatch', warbands: bands, deployment: 'auto', terrain: 'crossroads', slots: 20 });
  const ordered = [...placed.filter((p) => p.seat === 0), ...placed.filter((p) => p.seat === 1)];
  return {
    ...b,
    terrain: { features },
    phase: 'action',
    order: [0, 1],
    turn: 0,
    passed: [],
    fighters: b.fighters.map((f, i) => ({
      ...f,
      x: Math.round(inch(ordered[i]!.at[0])),
      y: Math.round(inch(ordered[i]!.at[1])),
      actions: ordered[i]!.actions ?? 0,
    })),
    seats: b.seats.map((s, seat) => ({ ...s, hand: { size: hands[seat]!.length, cards: hands[seat]!, seen: [] } })),
    stack: [{ type: 'round', step: 'turn' }],
  };
};

export const play = (b: Battle, seat: number, ...commands: readonly MagewindsCommand[]): Battle => {
  let next = b;
  for (const c of commands) {
    const refusal = magewinds.refuse(next, seat, c);
    if (refusal !== undefined) throw new Error(`${c.type}: ${refusal.code}`);
    next = magewinds.play(next, seat, c, fastTable(seededLuck(11)));
  }
  return next;
};

/** What the table of this seat goes by. */
export const nowOf = (b: Battle, seat: number): Now => {
  const view = magewinds.view(b, seat);
  const decision = magewinds.decisions(view).find((d) => d.seat === seat) as MagewindsDecision;
  return { view, decision, changing: false, left: undefined };
};

/** What this seat is asked, with that in the hand, or with what the hand begins with. */
export const asked = (b: Battle, seat: number, holding?: Holding): Asked => {
  const now = nowOf(b, seat);
  return askedOf(now, holding === undefined ? first(now) : held(holding))!;
};

/** Every decision of a battle played at random. */
export function* decisionsOf(
  config: object,
  seed: number,
  most: number,
): Generator<{ readonly b: Battle; readonly seat: number }> {
  const parsed = magewinds.parseConfig(config);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  const table = fastTable(seededLuck(seed));
  let b = magewinds.setup(parsed.value, table);
  let n = seed;
  for (let i = 0; i < most && b.outcome === null; i++) {
    const { seat } = magewinds.decisions(b)[0]!;
    yield { b, seat };
    const all = magewinds.candidates(b, seat);
    n = (Math.imul(n, 1_103_515_245) + 12_345) >>> 0;
    b = magewinds.play(b, seat, all[(n >>> 8) % all.length]!, table);
  }
}
