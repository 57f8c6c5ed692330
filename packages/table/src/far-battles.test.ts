// Whole battles of every game, between tables that are far from the match and from each other, over a bad wire.

import { LIST } from '@muster/games';
import { type Command, type Descriptor, linesOf, makeRng, type Rng, type Seat } from '@muster/kernel';
import { expect, test } from 'vitest';
import { FOUL, farSource } from '../test/far-source.ts';
import { handClock } from '../test/hand-clock.ts';
import type { Brain } from './brain.ts';
import { begin, luckOf } from './hosting.ts';
import { localSource } from './local-source.ts';
import type { SeatPlayer, SeatPlayers } from './players.ts';
import type { AnyState, PresentedGame } from './presentation.ts';
import { type BattleTable, openTable } from './table.ts';

/** Told, and nothing to be seen. */
const told = (descriptor: Descriptor): PresentedGame => ({
  descriptor,
  ui: {
    noScene: null,
    present: (shown) => ({ shown, scene: null, ms: 0 }),
    isHeading: () => false,
    isEnding: () => false,
  },
});

/** Some legal command, as far as this seat can tell. */
const someCommand = ({ game }: Descriptor, view: AnyState, seat: Seat, rng: Rng): Command => {
  const candidates = game.candidates(view, seat);
  return candidates[rng.below(candidates.length)]!;
};

const botOf = (descriptor: Descriptor, rng: Rng): Brain => ({
  ask: async ({ view, seat }) => someCommand(descriptor, view, seat, rng),
  stop: () => {},
});

/** A person who presses whatever can be pressed, whenever the table says so. */
const drive = (table: BattleTable, descriptor: Descriptor, rng: Rng): void => {
  let decided: AnyState | undefined;
  table.subscribe(({ acting, showing, view }) => {
    if (acting === undefined || showing || view === decided) return;
    decided = view;
    queueMicrotask(() => table.play(someCommand(descriptor, view, acting, rng)));
  });
};

/** At each table one seat is its own: a person's at the first, the computer's at the others. */
const playersAt = (own: Seat, seats: number): SeatPlayers =>
  Array.from({ length: seats }, (_, seat): SeatPlayer => {
    if (seat !== own) return { kind: 'far' };
    return own === 0 ? { kind: 'you' } : { kind: 'ai', level: 'recruit' };
  });

test.each(LIST.map(({ card }) => [card.name, card] as const))('%s', async (_, card) => {
  const descriptor = await card.load();
  const { game } = descriptor;
  const { config } = descriptor.quickStarts()[0]!;
  const { match } = begin(descriptor, config, luckOf('muster', 5));
  const seats = Array.from({ length: game.seats(config) }, (_, seat) => seat);
  const near = localSource(descriptor, match, { far: seats });
  const clock = handClock();
  const presented = told(descriptor);

  const open = async (own: Seat) => {
    const far = await clock.during(farSource(presented, near, [own], clock, { ...FOUL, seed: 11 + own }));
    const rng = makeRng(own + 1);
    const table = openTable(presented, far.source, playersAt(own, seats.length), {
      brain: botOf(descriptor, rng),
      clock,
      pace: { share: () => 0, still: () => true },
      seed: 1,
      keep: async () => 'kept',
    });
    if (own === 0) drive(table, descriptor, rng);
    return { table, far };
  };
  const tables: Awaited<ReturnType<typeof open>>[] = [];
  for (const seat of seats) tables.push(await open(seat));

  const isDone = ({ table }: (typeof tables)[number]): boolean => {
    const { outcome, showing, eyes, failed, notice } = table.getState();
    if (failed !== undefined || notice !== undefined) throw new Error(failed ?? notice);
    return outcome !== undefined && !showing && eyes === 'everyone';
  };
  await clock.until(() => tables.every(isDone));

  const names = descriptor.seatNames(config);
  const lines = linesOf(game, config, names, match.noticedBy('everyone'));
  for (const { table, far } of tables) {
    const state = table.getState();
    expect(state.outcome).toEqual(match.outcome());
    expect(state.view).toEqual(match.state());
    expect(state.shown).toEqual(match.state());
    expect(state.log.map(({ words }) => words)).toEqual(lines.map(({ words }) => words));
    expect(JSON.parse(table.record()!)).toEqual(JSON.parse(JSON.stringify(match.record())));
    table.close();
    far.end();
  }
});
