// @vitest-environment happy-dom

import { type Match, seededLuck, startMatch } from '@muster/kernel';
import { type Battle, type MagewindsTypes, magewinds, magewindsDescriptor, profile } from '@muster/magewinds';
import { localSource, openTable } from '@muster/table';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeatPlayer } from '../../../contract/players.ts';
import { useTableSettings } from './orders.ts';
import { answerFor, quiet } from './own-answers.ts';
import { told } from './stages.ts';
import { asked, decisionsOf, fight, play } from './test/battles.ts';

const you: SeatPlayer = { kind: 'you' };
const ai: SeatPlayer = { kind: 'ai', level: 'recruit' };
const CONFIG = {
  scenario: 'king-of-the-hill',
  warbands: [
    ['warlock', 'cleric', 'seer', 'mesmer'],
    ['druid', 'witch', 'enchanter', 'wizard'],
  ],
  deployment: 'auto',
};

beforeEach(() => useTableSettings.setState({ declines: true, hushes: true }));

/** Every question of a battle at random, and what is answered for a player alone with computers. */
const answers = () =>
  [...decisionsOf(CONFIG, 7, 400)].map(({ b, seat }) => {
    const s = asked(b, seat);
    const alone = Array.from({ length: 2 }, (_, other) => (other === seat ? you : ai));
    return { ...s, alone, answer: answerFor(s.b, s.decision, alone) };
  });

test('[MW-R61] only a window in which nothing can be paid is declined for a player', () => {
  const all = answers().filter(({ decision }) => decision.kind === 'window');
  const declined = all.filter(({ answer }) => answer !== undefined);
  expect(declined.length).toBeGreaterThan(5);
  for (const { b, seat, decision, candidates, answer } of declined) {
    expect(answer).toEqual({ type: 'decline' });
    expect(decision.kind).toBe('window');
    expect(candidates.filter(({ type }) => type === 'cast')).toEqual([]);
    expect(magewinds.refuse(b, seat, answer!)).toBeUndefined();
  }
  const others = all.filter(({ decision, answer }) => decision.kind === 'window' && answer === undefined);
  expect(others.length).toBeGreaterThan(0);
  for (const { candidates } of others) expect(candidates.some(({ type }) => type === 'cast')).toBe(true);
});

test('[MW 14.1] [MW-R28] [MW-R66] keeping cards, holding back and putting down are answered where there is one answer only', () => {
  const alone = [you, ai];
  const two = fight(
    [
      { profile: 'warrior', seat: 0, at: [6, 4] },
      { profile: 'druid', seat: 1, at: [6, 12] },
    ],
    [['KS'], []],
  );
  const { toughness } = profile(two, two.fighters[0]!);
  const burning = (damage: number): Battle => ({
    ...two,
    fighters: two.fighters.map((f, i) => (i === 0 ? { ...f, damage } : f)),
    stack: [
      { type: 'round', step: 'windburn' },
      { type: 'windburn', seat: 0, kept: { size: 0, cards: [] } },
    ],
  });
  const windburn = { seat: 0, kind: 'windburn', rule: 'MW 14.1' } as const;
  const poor = burning(toughness - 1); // a King takes two points
  expect(answerFor(poor, windburn, alone)).toEqual({ type: 'discardRest' });
  expect(answerFor(poor, windburn, [you, you])).toBeUndefined(); // it would tell what the hand holds
  expect(answerFor(burning(toughness - 2), windburn, alone)).toBeUndefined();

  const passes = { seat: 0, kind: 'passOrHold', rule: 'MW-R28' } as const;
  expect(answerFor({ ...two, passed: [1] }, passes, alone)).toEqual({ type: 'pass' });
  expect(answerFor({ ...two, passed: [] }, passes, alone)).toBeUndefined();

  const active = play(two, 0, { type: 'activate', fighter: 0 });
  const ended = active.stack.map((frame) =>
    frame.type === 'activation' ? { ...frame, step: 'ending' as const } : frame,
  );
  const ending = { seat: 0, kind: 'ending', rule: 'MW-R66', fighter: 0 } as const;
  expect(answerFor({ ...active, stack: ended }, ending, [you, you])).toEqual({ type: 'decline' });
  // what was kept once is kept without a question, as long as the same is carried
  expect(quiet({ ...active, stack: ended }, ending)).toEqual({
    about: { 'carrier 0': expect.any(String) },
    answer: { type: 'decline' },
  });
});

test('[MW-R67] a knockback that would move nobody is not asked about, one that moves somebody is', () => {
  const struck = (y: number): Battle =>
    play(
      play(
        fight([
          { profile: 'warrior', seat: 0, at: [6, y - 1.5] },
          { profile: 'druid', seat: 1, at: [6, y] },
        ]),
        0,
        { type: 'activate', fighter: 0 },
        { type: 'act', action: 'attack' },
        { type: 'step', path: [] },
        { type: 'attack', attack: 'melee', target: 1, object: null, cards: [] },
        { type: 'chooseAttack', choice: 'light' },
      ),
      1,
      { type: 'defend', defence: 'none', cards: [] },
    );
  const edge = (16 * 2540 - 1250) / 2540;
  for (const [b, answer] of [
    [struck(edge), { type: 'knockBack', distance: 0 }],
    [struck(edge - 0.5), undefined],
  ] as const) {
    const { decision } = asked(b, 0);
    expect(decision.kind).toBe('knockBack');
    expect(answerFor(b, decision, [you, you])).toEqual(answer);
  }
});

const withSeen = (b: Battle, seat: number, seen: Battle['seats'][number]['hand']['seen']): Battle => ({
  ...b,
  seats: b.seats.map((s, i) => (i === seat ? { ...s, hand: { ...s.hand, seen } } : s)),
});

test('[MW-R61] between people a window waits, unless everybody can see that nothing of the hand pays', () => {
  const { b, seat, decision, alone } = answers().find(
    ({ decision, answer }) => decision.kind === 'window' && answer !== undefined,
  )!;
  const window = { b: withSeen(b, seat, []), decision, alone };
  expect(answerFor(window.b, window.decision, [you, you])).toBeUndefined();
  const cards = b.seats[seat]!.hand.cards!;
  const open = withSeen(
    b,
    seat,
    cards.map((card) => ({ card, to: null })),
  );
  expect(answerFor(open, decision, [you, you])).toEqual({ type: 'decline' });
  const toOne = withSeen(
    b,
    seat,
    cards.map((card, i) => ({ card, to: i === 0 ? 1 - seat : null })),
  );
  expect(answerFor(toOne, decision, [you, you])).toBeUndefined();
  useTableSettings.setState({ declines: false });
  expect(answerFor(window.b, window.decision, window.alone)).toBeUndefined();
});

describe('[MW-R61] what was let be is quiet', () => {
  /** As everybody sees it, and as the one that is asked does. */
  const abouts = () =>
    [...decisionsOf(CONFIG, 7, 900)].flatMap(({ b, seat }) => {
      const { decision } = asked(b, seat);
      const own = quiet(magewinds.view(b, seat), decision);
      return own === undefined
        ? []
        : [{ b, seat, decision, own, all: quiet(magewinds.view(b, 'spectator'), decision) }];
    });

  test('by what all can see alone, so that a quick answer tells nothing', () => {
    const found = abouts();
    expect(new Set(found.map(({ decision }) => decision.kind)).size).toBeGreaterThan(1);
    for (const { own, all, b, seat } of found) {
      expect(all).toEqual(own);
      expect(magewinds.refuse(b, seat, own.answer)).toBeUndefined();
    }
  });

  const asking = (kind: string, spell?: string) =>
    abouts().find(({ decision, own }) => decision.kind === kind && (spell === undefined || spell in own.about))!;

  test('until its own matter changes: Energize when nobody can act any more, Heal when somebody is hurt', () => {
    const energize = asking('window', 'energize');
    const idle = energize.b.fighters.map((f) => ({ ...f, actions: f.seat === energize.seat ? 0 : f.actions }));
    const spent = energize.b.fighters.map((f) => ({ ...f, actions: 2 }));
    const [ready, done] = [idle, spent].map((fighters) => quiet({ ...energize.b, fighters }, energize.decision)!.about);
    expect(ready).not.toEqual(done);
    const onlyOne = idle.map((f, i) => ({
      ...f,
      actions: idle.findIndex((o) => o.seat === energize.seat) === i ? 1 : f.actions,
    }));
    expect(quiet({ ...energize.b, fighters: onlyOne }, energize.decision)!.about).toEqual(ready);
    const heal = asking('window', 'heal');
    const frame = heal.b.stack.at(-1);
    const caster = frame?.type === 'window' ? frame.about! : -1;
    const hurt = heal.b.fighters.map((f) => (f.id === caster ? { ...f, damage: f.damage + 1 } : f));
    expect(quiet({ ...heal.b, fighters: hurt }, heal.decision)!.about['heal']).not.toBe(heal.own.about['heal']);
  });

  test('[MW-R66] what is carried, until its carrier stands elsewhere', () => {
    const treasure = { id: 0, kind: 'treasure', where: 'carried', x: 0, y: 0, carrier: 0 } as const;
    const b: Battle = {
      ...fight([
        { profile: 'warrior', seat: 0, at: [6, 4] },
        { profile: 'druid', seat: 1, at: [6, 12] },
      ]),
      scenario: 'treasure-dash',
      objects: [treasure],
    };
    const ending = play(b, 0, { type: 'activate', fighter: 0 }, { type: 'act', action: 'wait' });
    const { decision } = asked(ending, 0);
    const moved = ending.fighters.map((f) => (f.id === 0 ? { ...f, x: f.x + 1 } : f));
    const hurt = ending.fighters.map((f) => (f.id === 0 ? { ...f, damage: 1 } : f));
    const [here, there, same] = [ending.fighters, moved, hurt].map((fighters) =>
      quiet({ ...ending, fighters }, decision),
    );
    expect(there!.about).not.toEqual(here!.about);
    expect(same!.about).toEqual(here!.about);
  });

  test('Haste and Third Eye, until that fighter begins another action', () => {
    const b = fight([
      { profile: 'seer', seat: 0, at: [6, 4] },
      { profile: 'druid', seat: 1, at: [6, 12] },
    ]);
    const about = (timing: 'moveBegins' | 'activationBegins', actions: number) => {
      const fighters = b.fighters.map((f) => (f.id === 1 ? { ...f, actions } : f));
      const window = { type: 'window', timing, about: 1, asking: 0, asked: [], cast: [] } as const;
      const open: Battle = { ...b, fighters, stack: [...b.stack, window] };
      return quiet(open, { seat: 0, kind: 'window', rule: 'MW-R61' })!.about;
    };
    for (const timing of ['moveBegins', 'activationBegins'] as const) {
      expect(about(timing, 1)).not.toEqual(about(timing, 0));
      expect(about(timing, 0)).toEqual(about(timing, 0));
    }
  });

  test('by one switch for all spells', () => {
    const { b, decision } = asking('window');
    useTableSettings.setState({ hushes: false });
    expect(quiet(b, decision)).toBeUndefined();
  });
});

/** A match that has come to a window in which this seat can pay for nothing. */
const atWindow = (): { readonly match: Match<MagewindsTypes>; readonly seat: number } => {
  const parsed = magewinds.parseConfig(CONFIG);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  const match = startMatch(magewinds, parsed.value, { luck: seededLuck(7), fairness: { kind: 'seeded', seed: 7 } });
  let n = 7;
  for (let i = 0; i < 900; i++) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const { seat, kind } = decision;
    const all = magewinds.candidates(match.state(), seat);
    const { seen, size } = match.state().seats[seat]!.hand;
    if (kind === 'window' && all.length === 1 && seen.length < size) return { match, seat };
    n = (Math.imul(n, 1_103_515_245) + 12_345) >>> 0;
    match.play(seat, all[(n >>> 8) % all.length]!);
  }
  throw new Error('no such window');
};

const OTHERS: readonly (readonly [string, SeatPlayer, boolean])[] = [
  ['a computer', ai, false],
  ['a person at this screen', { kind: 'friend' }, true],
  ['a person elsewhere', { kind: 'far' }, true],
];

test.each(OTHERS)(
  '[MW-R61] beside %s, whether what the hand cannot pay is asked all the same',
  async (_, other, isAsked) => {
    const { match, seat } = atWindow();
    const players = [0, 1].map((s) => (s === seat ? you : other));
    const before = match.entries().length;
    const table = openTable(
      { descriptor: magewindsDescriptor, ui: { ...told, answer: answerFor, quiet } },
      localSource(magewindsDescriptor, match, { computers: [], far: [] }),
      players,
      {
        brain: { ask: () => new Promise(() => undefined), stop: () => undefined },
        clock: {
          now: () => 0,
          after: (_ms, run) => {
            run();
            return () => undefined;
          },
        },
        pace: { share: () => 0, still: () => true },
        seed: 1,
        keep: async () => 'kept',
      },
    );
    await vi.waitFor(() => {
      const { acting, curtain } = table.getState();
      if (isAsked) expect([acting, curtain]).toContain(seat);
      else expect(match.entries().length).toBeGreaterThan(before);
    });
    if (isAsked) expect(match.entries().length).toBe(before);
    table.close();
  },
);
