import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MIX, order, PASS, PROOF, roll, SEAL, STEP } from '../test/matches.ts';
import { type ToyCommand, type ToyTypes, toy } from '../test/toy.ts';
import { type Checkpoint, checkpointOf, type KeptLog, loadMatch } from './checkpoint.ts';
import { fairAt } from './fair.ts';
import { isFault } from './following.ts';
import type { Seat } from './game.ts';
import { type Hosted, type House, type Move, openDecisionsFor, viewOf, type Waypoint } from './hosted.ts';
import { noticedOf, type Past } from './journal.ts';
import { type GivenLuck, type LuckAt, manualLuck } from './luck.ts';
import { lastingLuck, seededAt, tableAt } from './placed-luck.ts';
import { begin, give, givenBefore, newMatch, note, play, withdraw, withdrawable } from './playing.ts';
import { OlderNeeded, withOlder } from './rebuilding.ts';
import { type Entry, FORMAT } from './record.ts';
import { redo, redoOffer, refuseUndo, takeBack, undo, undoOffer } from './taking-back.ts';

const CONFIG = { dice: 2, cards: 4 };
const HEADER = { format: FORMAT, game: 'toy', version: '1.0', config: CONFIG, fairness: { kind: 'unproven' } } as const;

type ToyHosted = Hosted<ToyTypes>;
type ToyEvents = Past<ToyTypes['event']>;

/** An owner who keeps everything as text, as a database does. */
class Shelf {
  private readonly entries: string[] = [];
  private readonly checkpoints: string[] = [];
  private setup = '';
  readonly log: ToyEvents[] = [];

  keep<A>({ match, appended, answer }: Move<ToyTypes, A>): A {
    for (const past of appended) {
      if (past.entry !== null) this.entries.push(JSON.stringify(past.entry));
      this.log.push(past);
    }
    if (match.setup !== null) this.setup = JSON.stringify(match.setup);
    const checkpoint = appended.length === 1 ? checkpointOf(match) : undefined;
    if (checkpoint !== undefined) this.checkpoints.push(JSON.stringify(checkpoint));
    return answer;
  }

  read(from: number): readonly Entry[] {
    return this.entries.slice(from).map((text) => JSON.parse(text) as Entry);
  }

  /** Everything of a match that is put down, from its newest checkpoint on. */
  kept(match: ToyHosted, isWhole = false): KeptLog<ToyTypes> {
    const newest = isWhole ? undefined : this.checkpoints.at(-1);
    const checkpoint = newest === undefined ? null : (JSON.parse(newest) as Checkpoint<ToyTypes>);
    return {
      ...HEADER,
      setup: JSON.parse(this.setup),
      checkpoint,
      entries: this.read(checkpoint === null ? 0 : checkpoint.ledger.count - 1),
      awaited: JSON.parse(JSON.stringify(match.awaited)),
    };
  }

  /** The state after set-up, from which everything can be rebuilt. */
  first(house: House<ToyTypes>): Waypoint<ToyTypes> {
    const loaded = loadMatch(house, {
      ...HEADER,
      setup: JSON.parse(this.setup),
      checkpoint: null,
      entries: [],
      awaited: null,
    });
    if (isFault(loaded)) throw new Error(loaded.reason);
    return loaded.match.waypoints[0]!;
  }
}

/** Put down and taken up again; from the whole log where the newest checkpoint does not reach far enough. */
const takenUp = (house: House<ToyTypes>, shelf: Shelf, match: ToyHosted): ToyHosted => {
  const load = (isWhole: boolean): ToyHosted => {
    const loaded = loadMatch(house, shelf.kept(match, isWhole));
    if (isFault(loaded)) throw new Error(loaded.reason);
    return loaded.match;
  };
  try {
    return load(false);
  } catch (e) {
    if (!(e instanceof OlderNeeded)) throw e;
    return load(true);
  }
};

type Call = (house: House<ToyTypes>, match: ToyHosted) => Move<ToyTypes, unknown>;

/** With what its owner has, where it asks for that. */
const called = (call: Call, house: House<ToyTypes>, match: ToyHosted, shelf: Shelf): Move<ToyTypes, unknown> => {
  try {
    return call(house, match);
  } catch (e) {
    if (!(e instanceof OlderNeeded)) throw e;
    return call(house, withOlder(match, shelf.first(house), shelf.read(0)));
  }
};

/** What a match is to those who use it: waypoints and recent entries are its own affair. */
const essence = ({ waypoints: _, recent: __, ...rest }: ToyHosted): unknown => JSON.parse(JSON.stringify(rest));

const EYES = [0, 1, 'spectator'] as const;
const answers = (house: House<ToyTypes>, match: ToyHosted): unknown => [
  match.awaited?.need,
  givenBefore(match),
  withdrawable(match),
  ...(match.state === null
    ? []
    : [0, 1].map((by) => [undoOffer(house, match, by), redoOffer(house, match, by), refuseUndo(house, match, by, 2)])),
  ...(match.state === null
    ? []
    : EYES.map((eyes) => [viewOf(house, match, eyes), openDecisionsFor(house, match, eyes)])),
];

const seat = fc.constantFrom<Seat>(0, 1);
const commands: fc.Arbitrary<ToyCommand> = fc.oneof(
  fc.constantFrom<ToyCommand>(STEP, STEP, SEAL, PASS, MIX, MIX, roll(1), roll(3), { type: 'shuffle', size: 2 }),
  fc.constantFrom<ToyCommand>({ type: 'draw', count: 1 }, { type: 'draw', count: 2 }, order(3)),
);
const playing = fc.record({ by: fc.option(seat, { nil: undefined, freq: 4 }), command: commands }).map(
  ({ by, command }): Call =>
    (house, match) =>
      play(house, match, by ?? match.state?.turn ?? 0, command),
);

/** What people would type, from these numbers. */
const typed = ({ awaited }: ToyHosted, n: number): GivenLuck => {
  const need = awaited?.need;
  if (need === undefined) return [1];
  if ('heap' in need) return need.heap.slice(0, need.count);
  if ('shuffle' in need) return Array.from({ length: need.shuffle }, (_, i) => (i + n) % need.shuffle);
  return Array.from({ length: need.count }, (_, i) => ((i + n) % 6) + 1);
};
const calls: fc.Arbitrary<Call> = fc.oneof(
  { weight: 6, arbitrary: playing },
  {
    weight: 5,
    arbitrary: fc.nat(9).map(
      (n): Call =>
        (house, match) =>
          give(house, match, givenBefore(match) ?? typed(match, n)),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Call>((house, match) => withdraw(house, match)) },
  {
    weight: 2,
    arbitrary: fc.record({ by: seat, agrees: fc.boolean(), count: fc.integer({ min: 1, max: 25 }) }).map(
      ({ by, agrees, count }): Call =>
        (house, match) =>
          undo(house, match, by, agrees ? [1 - by] : [], count),
    ),
  },
  {
    weight: 1,
    arbitrary: seat.map(
      (by): Call =>
        (house, match) =>
          takeBack(house, match, by, [1 - by]),
    ),
  },
  {
    weight: 2,
    arbitrary: seat.map(
      (by): Call =>
        (house, match) =>
          redo(house, match, by, [1 - by]),
    ),
  },
  {
    weight: 1,
    arbitrary: seat.map(
      (by): Call =>
        (house, match) =>
          note(house, match, { type: 'time', seat: by, used: 9, left: 5 }, [by]),
    ),
  },
);
/** No match can be taken back before it has been set up. */
const isAble = (match: ToyHosted): boolean => match.state !== null;

describe.each<[string, () => LuckAt]>([
  ['seeded luck', () => seededAt(5)],
  ['fair luck', () => fairAt(PROOF.seed, PROOF)],
  ['real dice', () => tableAt(5)],
  ['real dice and cards', () => tableAt(5, { cards: true })],
  ['nothing but what is typed', () => lastingLuck(manualLuck)],
])('with %s', (_, luckOf) => {
  test('a match dropped and loaded between any two calls answers every call as the kept one does', () => {
    fc.assert(
      fc.property(fc.array(calls, { maxLength: 60, size: 'max' }), fc.nat(5), (list, every) => {
        const shelf = new Shelf();
        const house: House<ToyTypes> = { game: toy, luck: luckOf() };
        const first = begin(house, newMatch(house, HEADER, CONFIG));
        shelf.keep(first);
        let kept = first.match;
        let dropped = first.match;
        for (const [i, call] of list.entries()) {
          const elsewhere: House<ToyTypes> = { game: toy, luck: luckOf() };
          if (isAble(kept) && i % (every + 1) === 0) dropped = takenUp(elsewhere, shelf, dropped);
          if (!isAble(kept) && i > 40) return;
          const next = called(isAble(kept) ? call : (h, m) => give(h, m, typed(m, i)), house, kept, shelf);
          const again = called(isAble(kept) ? call : (h, m) => give(h, m, typed(m, i)), elsewhere, dropped, shelf);
          expect(again.answer).toEqual(next.answer);
          shelf.keep(next);
          kept = next.match;
          dropped = again.match;
          expect(essence(dropped)).toEqual(essence(kept));
          expect(answers(elsewhere, dropped)).toEqual(answers(house, kept));
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });
});

describe('a checkpoint', () => {
  const house: House<ToyTypes> = { game: toy, luck: seededAt(5) };
  const shelf = new Shelf();
  let match = begin(house, newMatch(house, HEADER, CONFIG)).match;
  shelf.keep({ match, appended: [], answer: undefined });
  for (let n = 0; n < 20; n++) {
    const move = play(house, match, 0, n % 5 === 0 ? MIX : STEP);
    shelf.keep(move);
    match = move.match;
  }
  const log = shelf.kept(match);
  const { state, config, ledger, sum } = log.checkpoint!;

  test('is taken at every sixteenth entry, and nowhere else', () => {
    expect(ledger.count).toBe(16);
    expect(checkpointOf(match)).toBeUndefined();
  });

  test('is followed by the entries since: the match is as it was', () => {
    const loaded = loadMatch(house, log);
    if (isFault(loaded)) throw new Error(loaded.reason);
    expect(essence(loaded.match)).toEqual(essence(match));
    expect(loaded.followed.map(({ entry }) => entry)).toEqual(shelf.read(16));
  });

  test.each<[string, Checkpoint<ToyTypes>]>([
    ['another state', { state: { ...state, total: 99 }, config, ledger, sum }],
    ['luck that stands elsewhere', { state, config, ledger: { ...ledger, luck: [0] }, sum }],
    ['notices that were not counted', { state, config, ledger: { ...ledger, noticed: [0, 0, 0, 0] }, sum }],
    ['the sum of another', { state, config, ledger, sum: 'ab'.repeat(32) }],
    ['another configuration', { state, config: { ...CONFIG, cards: 9 }, ledger, sum }],
  ])('with %s is not used; the log alone rebuilds the match', (_, checkpoint) => {
    expect(loadMatch(house, { ...log, checkpoint })).toMatchObject({ by: 'states' });
    const whole = loadMatch(house, { ...log, checkpoint: null, entries: shelf.read(0) });
    if (isFault(whole)) throw new Error(whole.reason);
    expect(essence(whole.match)).toEqual(essence(match));
  });

  test('of another entry than the log goes on from is not used', () => {
    expect(loadMatch(house, { ...log, entries: shelf.read(14) })).toMatchObject({ by: 'states' });
  });

  test('and a log in which an entry was changed are not loaded', () => {
    const [first, ...rest] = log.entries;
    const forged = rest.map((e, n) => (n === 1 ? { ...e, dice: [6] } : e)) as Entry[];
    expect(loadMatch(house, { ...log, entries: [first!, ...forged] })).toMatchObject({ by: 'luck' });
  });
});

test('what each viewer has noticed is counted as its journal numbers it', () => {
  fc.assert(
    fc.property(fc.array(calls, { maxLength: 40, size: 'max' }), (list) => {
      const house: House<ToyTypes> = { game: toy, luck: seededAt(9) };
      const shelf = new Shelf();
      const first = begin(house, newMatch(house, HEADER, CONFIG));
      shelf.keep(first);
      let { match } = first;
      for (const call of list) {
        const move = called(call, house, match, shelf);
        shelf.keep(move);
        match = move.match;
      }
      const journals = [0, 1, 'spectator' as const, 'everyone' as const].map((eyes) => noticedOf(toy, shelf.log, eyes));
      expect(match.noticed).toEqual(journals.map((journal) => journal.length));
      for (const { at, seat } of match.standing)
        for (const [i, n] of at.entries()) if (n >= 0) expect(journals[i]![n]).toMatchObject({ type: 'played', seat });
    }),
  );
});

test('a take-back that reaches further than a match keeps is followed when the whole log is there', () => {
  const house: House<ToyTypes> = { game: toy, luck: seededAt(3) };
  const shelf = new Shelf();
  const keep = (move: Move<ToyTypes, unknown>): ToyHosted => {
    shelf.keep(move);
    return move.match;
  };
  let match = keep(begin(house, newMatch(house, HEADER, CONFIG)));
  for (let n = 0; n < 60; n++) match = keep(play(house, match, 0, STEP));
  match = keep(called((h, m) => undo(h, m, 0, [1], 50), house, match, shelf));
  const loaded = loadMatch(house, shelf.kept(match, true));
  expect(isFault(loaded) ? loaded : essence(loaded.match)).toEqual(essence(match));
});
