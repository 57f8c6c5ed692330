// One match far away, its server played by the test: what is shown, what is said again, and what becomes of losses.
import { connectFourDescriptor } from '@muster/connect-four';
import {
  commit,
  type Descriptor,
  deltaOf,
  type Fact,
  fairLuck,
  type MatchRecord,
  type Noticed,
  seededLuck,
  startMatch,
} from '@muster/kernel';
import type { About, DiceRound, ToClient, ToServer, You } from '@muster/protocol';
import { describe, expect, test } from 'vitest';
import { breathe, farEnd, handClock } from '../test/far-end.ts';
import { type Api, Unreachable } from './api.ts';
import { leftAt } from './clocks.ts';
import type { PartsOfLuck } from './far-match.ts';
import { openFar } from './open-far.ts';

const descriptor = connectFourDescriptor as unknown as Descriptor;
const { game } = descriptor;

const MATCH = 'abcdefghijkm';
const KEY = 'k'.repeat(43);
const drop = (column: number) => ({ type: 'drop', column });

const ABOUT: About = {
  match: MATCH,
  game: 'connect-four',
  version: game.version,
  title: 'Connect Four',
  status: 'playing',
  seats: [],
  watching: 0,
  strict: false,
  watch: null,
  clock: null,
  rematch: null,
};

const keptParts = (kept = new Map<string, string>()): PartsOfLuck & { readonly kept: PartsOfLuck['kept'] } => {
  let made = 0;
  return {
    make: () => `${++made}`.padStart(64, 'a'),
    keep: (name, text) => kept.set(name, text),
    kept: (name) => kept.get(name),
  };
};

interface Given {
  readonly you?: You;
  readonly about?: Partial<About>;
  readonly parts?: PartsOfLuck;
  readonly record?: () => Promise<MatchRecord>;
}

const asJson = <X>(x: X): X => JSON.parse(JSON.stringify(x)) as X;

/** A client, and the server's end of its newest wire. */
const opened = async ({ you = { seat: 0, maker: false }, about, parts = keptParts(), record }: Given = {}) => {
  const clock = handClock();
  const { open, ends, last } = farEnd(clock);
  const api = { record: record ?? (() => Promise.reject(new Unreachable('away'))) } as unknown as Api;
  const load = async () => descriptor;
  const far = openFar({ match: MATCH, key: KEY, load, api, open, clock, random: () => 0, parts });
  clock.pass(0);
  const tell = (...messages: readonly ToClient[]): void => {
    for (const message of messages) last().tell(message);
  };
  const greet = async (): Promise<void> => {
    last().accept();
    tell({ type: 'welcome', protocol: 1, you }, { type: 'about', about: { ...ABOUT, ...about } });
    await breathe();
  };
  await greet();
  const said = <K extends ToServer['type']>(type: K) =>
    last().said.filter((message): message is Extract<ToServer, { type: K }> => message.type === type);
  return { clock, far, ends, last, tell, greet, said };
};

/** A battle of its own on the server's side. */
const battle = (seed = 1) => {
  const match = startMatch(game, {}, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
  const around = () => ({
    decisions: match.decisionsFor(0),
    offers: {},
    outcome: match.outcome() ?? null,
    requests: [],
  });
  const newest = (since: number): readonly Noticed[] => match.noticedBy(0).slice(since);
  const viewMessage = (from = 0): ToClient =>
    asJson({ type: 'view', n: newest(0).length, view: match.view(0), noticed: newest(from), ...around() } as ToClient);
  /** Plays it, and gives what seat 0 is told. */
  const play = (seat: number, column: number): ToClient => {
    const [before, n] = [match.view(0), newest(0).length];
    const played = match.play(seat, drop(column) as never);
    if (!played.ok) throw new Error('the test plays against the rules');
    const delta = deltaOf(before, match.view(0));
    return asJson({ type: 'update', n: newest(0).length, delta, noticed: newest(n), ...around() } as ToClient);
  };
  return { match, viewMessage, play };
};

const begun = async (given: Given = {}) => {
  const end = await opened(given);
  const host = battle();
  end.tell(host.viewMessage());
  const source = end.far.getState().source!;
  return { ...end, ...host, source, view: () => source.standing(0).view, now: () => source.standing(0) };
};

const done = (
  id: string,
  n: number,
  answer: Extract<ToClient, { type: 'done' }>['answer'] = { ok: true },
): ToClient => ({
  type: 'done',
  id,
  n,
  answer,
});

describe('an own command', () => {
  test('is shown at once, and stays what it was when the server agrees', async () => {
    const { source, now, tell, play, said } = await begun();
    let answer: unknown;
    source.play(0, drop(3)).then((one) => {
      answer = one;
    });
    const guessed = now();
    expect(guessed.view).toMatchObject({ discs: 1 });
    expect(guessed.decisions).toEqual([{ seat: 1, kind: 'drop', rule: 'C4-1' }]);
    expect(guessed.offers).toEqual({});
    const [item] = source.noticed(0, 1);
    expect(item).toMatchObject({ n: 1, type: 'played', seat: 0, events: [{ type: 'dropped', column: 3 }] });
    tell(play(0, 3));
    await breathe();
    expect(answer).toBeUndefined();
    tell(done(said('play')[0]!.id, 2));
    await breathe();
    expect(answer).toEqual({ ok: true });
    expect(now().view).toBe(guessed.view);
    expect(source.noticed(0)[1]).toBe(item);
    expect(source.noticed(0)).toHaveLength(2);
  });

  test('that is refused is as if it had not been', async () => {
    const { source, now, tell, said } = await begun();
    const before = now();
    const heard: number[] = [];
    source.listen(() => heard.push(source.noticed(0).length));
    const answer = source.play(0, drop(3));
    tell(done(said('play')[0]!.id, 1, { ok: false, code: 'late', why: 'Too late.' }));
    expect(await answer).toEqual({ ok: false, code: 'late', why: 'Too late.' });
    expect(now().view).toBe(before.view);
    expect(now().decisions).toEqual(before.decisions);
    expect(heard).toEqual([2, 1]);
  });

  test('that comes otherwise is what the server says', async () => {
    const { source, view, tell, play, said } = await begun();
    const answer = source.play(0, drop(3));
    const [guessed] = source.noticed(0, 1);
    tell(play(0, 5), done(said('play')[0]!.id, 2));
    expect(await answer).toEqual({ ok: true });
    expect(view()).toMatchObject({ columns: [0, 0, 0, 0, 0, 1, 0] });
    expect(source.noticed(0)[1]).not.toBe(guessed);
    expect(source.noticed(0)).toHaveLength(2);
  });

  test('waits behind what somebody else has done meanwhile', async () => {
    const { source, view, tell } = await begun();
    source.play(0, drop(3));
    const fact: Noticed = { n: 1, type: 'fact', fact: { type: 'leftToComputer', seat: 1, level: 'recruit' } };
    tell({ type: 'update', n: 2, noticed: [fact] });
    expect(source.noticed(0).map(({ n, type }) => [n, type])).toEqual([
      [0, 'setup'],
      [1, 'fact'],
      [2, 'played'],
    ]);
    expect(view()).toMatchObject({ discs: 1 });
  });

  test('is not guessed where the rules here are another edition', async () => {
    const { source, view } = await begun({ about: { version: '0' } });
    source.play(0, drop(3));
    expect(view()).toMatchObject({ discs: 0 });
  });

  test('that ends the battle is not guessed: only the server can open everything', async () => {
    const { source, now } = await begun();
    source.play(0, { type: 'concede' });
    expect(now().decisions).toHaveLength(1);
    expect(source.noticed(0)).toHaveLength(1);
  });

  test('of another seat is not sent', async () => {
    const { source, last } = await begun();
    expect(await source.play(1, drop(3))).toMatchObject({ ok: false, code: 'refused' });
    expect(last().said.map(({ type }) => type)).toEqual(['hello']);
  });

  test('that is too long for a message is refused here', async () => {
    const { source, last } = await begun();
    expect(await source.play(0, { type: 'drop', more: 'x'.repeat(70_000) } as never)).toMatchObject({
      code: 'refused',
    });
    expect(last().said).toHaveLength(1);
  });

  test('is settled only when what came of it is there', async () => {
    const { source, tell, play, said } = await begun();
    let isSettled = false;
    source.play(0, drop(3)).then(() => {
      isSettled = true;
    });
    tell(done(said('play')[0]!.id, 2));
    await breathe();
    expect(isSettled).toBe(false);
    tell(play(0, 3));
    await breathe();
    expect(isSettled).toBe(true);
  });
});

describe('a loss', () => {
  test('what was not answered is said again under the same id, after a greeting with the last number', async () => {
    const { source, last, clock, greet, said, far } = await begun();
    source.play(0, drop(3));
    source.ask('draw', 0, []);
    const before = [...said('play'), ...said('ask')];
    last().cut();
    expect(far.getState().link.is).toBe('lost');
    expect(source.standing(0).link.is).toBe('lost');
    clock.pass(250);
    await greet();
    expect(said('hello')).toEqual([{ type: 'hello', protocol: 1, match: MATCH, key: KEY, since: 1 }]);
    expect([...said('play'), ...said('ask')]).toEqual(before);
    expect(far.getState().source).toBe(source);
  });

  test('what came twice is heard once', async () => {
    const { source, tell, play, view, ends } = await begun();
    const update = play(0, 3);
    tell(update, update);
    expect(ends.map((end) => end.isClosed())).toEqual([false]);
    expect(view()).toMatchObject({ discs: 1 });
    expect(source.noticed(0)).toHaveLength(2);
  });

  test.each([
    [
      'a gap',
      (update: ToClient) => ({ ...update, n: 3, noticed: [{ n: 2, type: 'undo', by: 1, agreed: [], count: 1 }] }),
    ],
    ['a delta that does not fit', (update: ToClient) => ({ ...update, delta: ['columns.99', []] })],
  ])('%s: everything is asked for anew', async (_, spoil) => {
    const { ends, clock, greet, said, tell, play, viewMessage, view, source } = await begun();
    tell(spoil(play(0, 3)) as ToClient);
    expect(ends[0]!.isClosed()).toBe(true);
    clock.pass(250);
    await greet();
    expect(said('hello')[0]).not.toHaveProperty('since');
    const [first] = source.noticed(0);
    tell(viewMessage());
    expect(view()).toMatchObject({ discs: 1 });
    expect(source.noticed(0)[0]).toBe(first);
  });

  test('the last one is lost: the next pong tells, and everything is asked for anew', async () => {
    const { ends, clock, greet, said, tell, play, viewMessage, view } = await begun();
    tell({ type: 'pong', n: 1 });
    expect(ends[0]!.isClosed()).toBe(false);
    play(0, 3); // nobody hears of it
    tell({ type: 'pong', n: 2 });
    expect(ends[0]!.isClosed()).toBe(true);
    clock.pass(250);
    await greet();
    expect(said('hello')[0]).not.toHaveProperty('since');
    tell(viewMessage());
    expect(view()).toMatchObject({ discs: 1 });
  });

  test('a take-back marks what it took', async () => {
    const { source, tell, play, match, viewMessage } = await begun();
    tell(play(0, 3));
    match.takeBack(0, [1]);
    const view = viewMessage() as Extract<ToClient, { type: 'view' }>;
    tell({ type: 'update', n: 3, delta: ['columns.3,discs', 0, 0], noticed: view.noticed.slice(2), undone: [1] });
    expect(source.noticed(0)).toEqual(view.noticed);
    expect(source.standing(0).view).toEqual(view.view);
  });

  test('for good is told, and nobody is left waiting', async () => {
    const { far, source, tell, last } = await begun();
    const answer = source.ask('draw', 0, []);
    tell({ type: 'refused', because: 'unknown', why: 'This seat has a new link.' });
    last().cut(4404);
    expect(far.getState().ended).toEqual({ because: 'unknown', why: 'This seat has a new link.' });
    expect(await answer).toMatchObject({ ok: false, why: 'This seat has a new link.' });
  });
});

describe('older notices', () => {
  /** Four commands were played, and the newest of what was noticed are there, from this number on. */
  const lateComer = async (from = 3) => {
    const [end, host] = [await opened(), battle()];
    for (const [i, column] of [3, 3, 4, 4].entries()) host.play(i % 2, column);
    end.tell(host.viewMessage(from));
    const source = end.far.getState().source!;
    const numbers = () => source.noticed(0).map(({ n }) => n);
    const sent = (start: number, to: number): ToClient => ({
      type: 'older',
      noticed: asJson(host.match.noticedBy(0)).slice(start, to),
    });
    const again = async (from: number) => {
      end.clock.pass(250);
      await end.greet();
      end.tell(host.viewMessage(from));
    };
    return { ...end, ...host, source, numbers, sent, again };
  };

  test('are fetched by the page, until there are none', async () => {
    const { far, tell, said, source, numbers, sent, match } = await lateComer();
    expect(far.getState().hasOlder).toBe(true);
    expect(numbers()).toEqual([3, 4]);
    expect(source.noticed(0, 4).map(({ n }) => n)).toEqual([4]);
    const first = far.older();
    expect(said('older')).toEqual([{ type: 'older', before: 3 }]);
    tell(sent(1, 3));
    expect(await first).toBe(true);
    const second = far.older();
    expect(said('older')).toHaveLength(2);
    tell(sent(0, 1));
    expect(await second).toBe(true);
    expect(source.noticed(0)).toEqual(asJson(match.noticedBy(0)));
    expect(far.getState().hasOlder).toBe(false);
    expect(await far.older()).toBe(false);
    expect(said('older')).toHaveLength(2);
  });

  test('asked for twice at once are sent for once', async () => {
    const { far, tell, said, sent } = await lateComer();
    const asked = [far.older(), far.older()];
    expect(said('older')).toHaveLength(1);
    tell(sent(1, 3));
    expect(await Promise.all(asked)).toEqual([true, true]);
  });

  test('cannot be had while the server is away, and nobody is left waiting', async () => {
    const { far, last, again, numbers } = await lateComer();
    const asked = far.older();
    last().cut();
    expect(await asked).toBe(false);
    expect(await far.older()).toBe(false);
    await again(3);
    expect(far.getState().hasOlder).toBe(true);
    expect(numbers()).toEqual([3, 4]);
  });

  test('that do not join on are left out, which is told', async () => {
    const { far, tell, numbers, sent } = await lateComer();
    const asked = far.older();
    tell(sent(0, 2));
    expect(await asked).toBe(false);
    expect(numbers()).toEqual([3, 4]);
  });

  test('nobody waits for them when the page is closed', async () => {
    const { far } = await lateComer();
    const asked = far.older();
    far.close();
    expect(await asked).toBe(false);
  });

  test('stay when everything comes anew', async () => {
    const { far, tell, last, play, sent, again, source, match } = await lateComer();
    const asked = far.older();
    tell(sent(0, 3));
    await asked;
    const known = source.noticed(0);
    last().cut();
    play(0, 5); // nobody hears of it
    await again(4);
    expect(source.noticed(0)).toEqual(asJson(match.noticedBy(0)));
    expect(source.noticed(0)[0]).toBe(known[0]);
    expect(far.getState().hasOlder).toBe(false);
  });

  test.each<[string, number, (end: Awaited<ReturnType<typeof lateComer>>) => void]>([
    ['some between is missing', 6, ({ play }) => [0, 1].map((seat) => play(seat, 5))],
    ['some may have been taken back', 5, ({ match }) => match.takeBack(0, [1])],
  ])('are fetched again where %s', async (_, from, meanwhile) => {
    const end = await lateComer();
    end.last().cut();
    meanwhile(end);
    await end.again(from);
    expect(end.numbers()[0]).toBe(from);
    const asked = end.far.older();
    expect(end.said('older')).toEqual([{ type: 'older', before: from }]);
    end.tell(end.sent(0, from));
    expect(await asked).toBe(true);
    expect(end.source.noticed(0)).toEqual(asJson(end.match.noticedBy(0)));
  });
});

const DICE: DiceRound = {
  attempt: 1,
  commitment: 'c'.repeat(64),
  commitments: [null, null],
  sent: [],
  late: [],
  byMaker: [],
  abandoned: [],
};

describe('parts of the luck', () => {
  const dice = (change: Partial<DiceRound> = {}): ToClient => ({ type: 'dice', dice: { ...DICE, ...change } });

  test('are committed to once, and sent when all have committed', async () => {
    const { tell, said } = await opened();
    tell(dice(), dice());
    expect(said('commit')).toHaveLength(1);
    const [own] = said('commit')[0]!.parts;
    expect(own!.seat).toBe(0);
    tell(dice({ commitments: [own!.hex, null] }));
    expect(said('contribute')).toEqual([]);
    tell(dice({ commitments: [own!.hex, 'd'.repeat(64)] }));
    const [sent] = said('contribute')[0]!.parts;
    expect(commit(sent!.hex)).toBe(own!.hex);
    tell(dice({ commitments: [own!.hex, 'd'.repeat(64)], sent: [0] }));
    expect(said('contribute')).toHaveLength(1);
  });

  test('are said again after a loss, and a page that was loaded again sends what it had committed to', async () => {
    const kept = new Map<string, string>();
    const { tell, said, last, clock, greet } = await opened({ parts: keptParts(kept) });
    tell(dice());
    const [first] = said('commit');
    last().cut();
    clock.pass(250);
    await greet();
    tell(dice());
    expect(said('commit')).toEqual([first]);
    const loaded = await opened({ parts: keptParts(kept) });
    loaded.tell(dice({ commitments: [first!.parts[0]!.hex, 'd'.repeat(64)] }));
    expect(commit(loaded.said('contribute')[0]!.parts[0]!.hex)).toBe(first!.parts[0]!.hex);
  });

  test('of computers are the maker’s client’s', async () => {
    const { tell, said } = await opened({ you: { seat: null, maker: true } });
    tell(dice({ commitments: ['d'.repeat(64), null, null], byMaker: [1, 2] }));
    expect(said('commit')[0]!.parts.map(({ seat }) => seat)).toEqual([1, 2]);
    const hexes = said('commit')[0]!.parts.map(({ hex }) => hex);
    expect(new Set(hexes).size).toBe(2);
  });

  test('that another device has committed to are sent from there', async () => {
    const kept = new Map<string, string>();
    const { tell, said } = await opened({ parts: keptParts(kept) });
    tell(dice());
    tell(dice({ commitments: ['e'.repeat(64), 'd'.repeat(64)] }));
    expect(said('contribute')).toEqual([]);
    expect([...kept.values()]).toEqual(['']);
  });

  test('who only watches gives none', async () => {
    const { tell, last } = await opened({ you: { seat: null, maker: false } });
    tell(dice({ byMaker: [1] }));
    expect(last().said).toHaveLength(1);
  });

  test.each<[string, Partial<DiceRound>]>([
    ['another seed', { commitment: 'e'.repeat(64) }],
    ['another part of another seat', { commitments: [null, 'e'.repeat(64)] }],
  ])('are not sent again to the same attempt with %s: who knows one could choose the rest', async (_, change) => {
    const parts = keptParts();
    const first = await opened({ parts });
    first.tell(dice());
    const own = first.said('commit')[0]!.parts[0]!.hex;
    first.tell(dice({ commitments: [own, 'd'.repeat(64)] }));
    expect(first.said('contribute')).toHaveLength(1);
    const later = await opened({ parts });
    const [, other = 'd'.repeat(64)] = change.commitments ?? [];
    later.tell(dice({ ...change, commitments: [own, other] }));
    expect(later.said('contribute')).toEqual([]);
    later.tell(dice({ commitments: [own, 'd'.repeat(64)] }));
    expect(later.said('contribute')).toHaveLength(1);
  });

  test('are begun anew with the next attempt', async () => {
    const { tell, said } = await opened();
    tell(dice(), dice({ attempt: 2 }));
    const [one, two] = said('commit');
    expect([one!.attempt, two!.attempt]).toEqual([1, 2]);
    expect(one!.parts[0]!.hex).not.toBe(two!.parts[0]!.hex);
  });
});

describe('the end', () => {
  /** Seat 0 wins in the fourth column. */
  const wonBattle = () => {
    const host = battle();
    for (const [i, column] of [3, 4, 3, 4, 3, 4].entries()) host.play(i % 2, column);
    return host;
  };

  test('is told when the record is there and proven: everything can be looked at', async () => {
    const host = wonBattle();
    const { far, tell, clock } = await opened({ record: async () => asJson(host.match.record()) });
    tell(host.viewMessage());
    const { source } = far.getState();
    tell(host.play(0, 3));
    expect(source!.standing(0).outcome).toBeUndefined();
    await breathe();
    clock.pass(0);
    expect(far.getState().proof).toEqual({ ok: true, proof: 'proven' });
    expect(source!.standing(0).outcome).toEqual(host.match.outcome());
    expect(source!.standing('everyone').view).toEqual(host.match.state());
    expect(source!.noticed('everyone')).toEqual(host.match.noticedBy('everyone'));
    expect(source!.viewBefore?.('everyone', 3)).toMatchObject({ discs: 2 });
    expect(source!.record()).toEqual(asJson(host.match.record()));
  });

  test('does not wait for a record that cannot be had', async () => {
    const host = wonBattle();
    let isThere = false;
    const record = async () => (isThere ? asJson(host.match.record()) : Promise.reject(new Unreachable('away')));
    const { far, tell, clock } = await opened({ record });
    tell(host.viewMessage(), host.play(0, 3));
    const { source } = far.getState();
    await breathe();
    clock.pass(5000);
    expect(source!.standing(0).outcome).toEqual(host.match.outcome());
    expect(source!.standing('everyone').view).toEqual(source!.standing(0).view);
    expect(source!.viewBefore).toBeUndefined();
    expect(source!.record()).toBeUndefined();
    isThere = true;
    clock.pass(15_000);
    await breathe();
    expect(source!.record()).toBeDefined();
    clock.pass(0);
    expect(far.getState().proof?.ok).toBe(true);
  });

  test('a record that is not true is said to be so, and not shown', async () => {
    const host = wonBattle();
    const record = async () => {
      const { entries, ...rest } = asJson(host.match.record());
      return { ...rest, entries: entries.slice(0, -1) };
    };
    const { far, tell } = await opened({ record });
    tell(host.viewMessage(), host.play(0, 3));
    await breathe();
    expect(far.getState().proof).toMatchObject({ ok: false, by: 'form' });
    expect(far.getState().source!.record()).toBeUndefined();
    expect(far.getState().source!.standing(0).outcome).toEqual(host.match.outcome());
  });

  const wonRecord = (): MatchRecord => {
    const host = wonBattle();
    host.play(0, 3);
    return host.match.record();
  };

  const SEED = 'b'.repeat(64);
  const OTHERS = 'd'.repeat(64);

  /** A battle of a server that says it began like this. */
  const fairRecord = (
    contributions: readonly string[],
    { seed = SEED, abandoned = [] as readonly Fact[], name = MATCH, columns = [3, 4, 3, 4, 3, 4, 3] } = {},
  ): MatchRecord => {
    const commitments = contributions.map(commit);
    const fairness = {
      kind: 'fair',
      match: name,
      commitment: commit(seed),
      commitments,
      contributions,
      seed,
    } as const;
    const match = startMatch(game, {}, { luck: fairLuck(seed, fairness), fairness });
    for (const fact of abandoned) match.note(fact);
    for (const [i, column] of columns.entries()) match.play(i % 2, drop(column) as never);
    return asJson(match.record());
  };

  /** What a page says of it that gave its part of the luck to a first attempt. */
  const proofOf = async (recordWith: (own: string) => MatchRecord) => {
    const host = wonBattle();
    let own = '';
    const { far, tell, said, clock } = await opened({ record: async () => recordWith(own) });
    tell({ type: 'dice', dice: { ...DICE, commitment: commit(SEED) } });
    const { hex } = said('commit')[0]!.parts[0]!;
    tell({ type: 'dice', dice: { ...DICE, commitment: commit(SEED), commitments: [hex, commit(OTHERS)] } });
    own = said('contribute')[0]!.parts[0]!.hex;
    tell(host.viewMessage(), host.play(0, 3));
    await breathe();
    clock.pass(0);
    return far.getState().proof;
  };

  const abandoned = (own: string): Fact => ({
    type: 'attemptAbandoned',
    attempt: 1,
    commitment: commit(SEED),
    commitments: [commit(own), commit(OTHERS)],
    missing: [1],
  });

  test.each<[string, (own: string) => MatchRecord]>([
    ['with what was given and told', (own) => fairRecord([own, OTHERS])],
    [
      'after the attempt that was given to',
      (own) => fairRecord(['a'.repeat(64), OTHERS], { abandoned: [abandoned(own)] }),
    ],
  ])('luck that was made %s is proven', async (_, record) => {
    expect(await proofOf(record)).toEqual({ ok: true, proof: 'proven' });
  });

  test.each<[string, RegExp, (own: string) => MatchRecord]>([
    ['the own part is another', /given from here/, () => fairRecord(['a'.repeat(64), OTHERS])],
    [
      'the seed was chosen when the parts were known',
      /settled/,
      (own) => fairRecord([own, OTHERS], { seed: 'e'.repeat(64) }),
    ],
    ['the name of the match was', /another name/, (own) => fairRecord([own, OTHERS], { name: 'mmmmmmmmmmmm' })],
    ['it says nothing of parts', /parts that were given/, () => asJson(wonRecord())],
    [
      'another battle is told than was shown',
      /seen here/,
      (own) => fairRecord([own, OTHERS], { columns: [2, 4, 2, 4, 2, 4, 2] }),
    ],
    ['the part of another seat was', /settled/, (own) => fairRecord([own, 'e'.repeat(64)])],
    [
      'an attempt is told otherwise than it was',
      /settled/,
      (own) =>
        fairRecord(['a'.repeat(64), OTHERS], {
          abandoned: [{ ...abandoned(own), commitment: 'e'.repeat(64) } as Fact],
        }),
    ],
  ])('a record that holds by itself is found out where %s', async (_, reason, record) => {
    expect(await proofOf(record)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(reason),
    });
  });
});

test('a spectator’s standing is what was sent; a seat’s tells what everybody sees', async () => {
  const { source, view } = await begun();
  expect(source.seats).toEqual([0]);
  expect(source.standing('spectator').view).toEqual(view());
  expect(() => source.standing(1)).toThrow('nothing was sent');
  expect(() => source.standing('everyone')).toThrow('nothing was sent');
  const watching = await opened({ you: { seat: null, maker: false } });
  watching.tell(battle().viewMessage());
  const watched = watching.far.getState().source!;
  expect(watched.seats).toEqual([]);
  expect(watched.noticed('spectator')).toHaveLength(1);
});

test('a clock that runs goes on by the clock of this end from when it was told; one that stands stays', async () => {
  const { clock, far, tell } = await begun();
  clock.pass(1_000);
  tell({
    type: 'clocks',
    clocks: [{ own: 10_000, left: 60_000, runs: true }, { own: 3_000, left: 50_000, runs: false }, null],
  });
  clock.pass(25_000);
  const told = far.getState().clocks!;
  expect([0, 1, 2].map((seat) => leftAt(told, seat, clock.now()))).toEqual([45_000, 50_000, null]);
  expect(leftAt(told, 0, clock.now() + 90_000)).toBe(0);
  tell({ type: 'clocks', clocks: [{ own: 0, left: null, runs: false }, { own: 5_000, left: null, runs: true }, null] });
  clock.pass(1_000);
  const days = far.getState().clocks!;
  expect([0, 1].map((seat) => leftAt(days, seat, clock.now()))).toEqual([null, 4_000]);
});
