// What is hidden stays hidden: two battles that differ only in a secret are the same to everybody else, and whoever is asked
// is asked alike. Each secret by itself, beside the laws that all games share.
import { mm } from '@muster/geometry';
import { fastTable, heardBy, makeRng, type Seat, seededLuck, startFrom, type Told, type Viewer } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ORDERS } from '../casting/windows.ts';
import { type Card, DECK } from '../content/cards.ts';
import { magewinds } from '../game.ts';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  cast,
  casts,
  choose,
  decline,
  defend,
  knockBack,
  move,
  type Placed,
  playAll,
  put,
  refusalOf,
  seededTable,
  step,
  withEffects,
} from '../testing/battles.ts';
import { readConfig } from '../testing/setup.ts';
import type { AskedSpell, Battle, Effect, Timing, WindowFrame } from './battle.ts';
import type { MagewindsCommand } from './command.ts';
import { topFrame } from './copies.ts';
import type { MagewindsEvent } from './events.ts';

const bytes = (x: unknown): string => JSON.stringify(x);

const performed = (b: Battle, seat: Seat, c: MagewindsCommand, seed: number) => {
  const told: Told<MagewindsEvent>[] = [];
  const table = {
    ...fastTable<MagewindsEvent>(seededLuck(seed)),
    tell: (event: MagewindsEvent, to?: readonly Seat[]) => void told.push(to === undefined ? { event } : { event, to }),
  };
  return { battle: magewinds.play(b, seat, c, table), told };
};

/** Why the last of these commands is not free to take back; undefined when it is. */
const takingBack = (b: Battle, seat: Seat, commands: readonly MagewindsCommand[]) => {
  const match = startFrom(magewinds, b, seededLuck(1));
  for (const c of commands) expect(match.play(seat, c).ok).toBe(true);
  return match.refuseUndo(seat);
};

const othersThan = (b: Battle, owner: Seat): readonly Viewer[] => [
  'spectator',
  ...b.seats.map((_, seat) => seat).filter((seat) => seat !== owner),
];

/** One of every kind, sensible or not: what a curious seat might try. */
const curious = (b: Battle): readonly MagewindsCommand[] => [
  { type: 'draw', card: 'deck' },
  ...DECK.map((card): MagewindsCommand => ({ type: 'keepOne', card })),
  ...DECK.map((card): MagewindsCommand => ({ type: 'keepCard', card, fighters: [0] })),
  { type: 'pass' },
  { type: 'hold' },
  { type: 'discardRest' },
  { type: 'assemble', warband: ['witch'] },
  { type: 'setOrders', spell: 'barrier', ask: 'always' },
  ...b.fighters.map((f) => activate(f.id)),
  ...(['move', 'attack', 'guard', 'clone', 'mirrorshield'] as const).map(act),
  ...(['none', 'dodge', 'deflect', 'mirrorshield'] as const).map((d) => defend(d, d === 'mirrorshield' ? ['2C'] : [])),
  ...(['light', 'heavy', 'feint'] as const).map(choose),
  ...b.fighters.map((f) => cast('barrier', f.id, ['2C'])),
  knockBack(0),
  step(),
  decline,
];

/** Whether these two are one to this viewer: what it sees, who is asked, what it may do, and what it can imagine. */
const expectSame = (a: Battle, b: Battle, viewer: Viewer): void => {
  expect(bytes(magewinds.view(b, viewer))).toBe(bytes(magewinds.view(a, viewer)));
  expect(bytes(magewinds.decisions(b))).toBe(bytes(magewinds.decisions(a)));
  if (viewer === 'spectator') return;
  for (const c of [...curious(a), ...magewinds.candidates(a, viewer)])
    expect(bytes(magewinds.refuse(b, viewer, c))).toBe(bytes(magewinds.refuse(a, viewer, c)));
  expect(bytes(magewinds.candidates(b, viewer))).toBe(bytes(magewinds.candidates(a, viewer)));
};

/** An imagined state is made of the view alone: for the same luck the same, and not always what is true. */
const expectImagined = (a: Battle, b: Battle, viewer: Seat, secretOf: (b: Battle) => unknown): void => {
  const found = new Set<string>();
  for (let seed = 1; seed <= 24; seed++) {
    const [x, y] = [a, b].map((s) => magewinds.imagine(magewinds.view(s, viewer), viewer, seededTable(seed)));
    expect(bytes(y)).toBe(bytes(x));
    found.add(bytes(secretOf(x!)));
  }
  expect(found.size).toBeGreaterThan(1);
};

/** What must not be compared: after it the secret is out, as the rules have it. */
type Reveals = (told: readonly Told<MagewindsEvent>[], c: MagewindsCommand) => boolean;
const never: Reveals = () => false;
const telling =
  (...types: readonly MagewindsEvent['type'][]): Reveals =>
  (told) =>
    told.some(({ event }) => types.includes(event.type));

/** Every command that both allow next, and some way on from there. Returns how many were compared. */
const expectSameNext = (a: Battle, b: Battle, owner: Seat, reveals: Reveals, depth = 5): number => {
  let compared = 0;
  const rng = makeRng(7);
  const goOn = (x: Battle, y: Battle, left: number): void => {
    for (const { seat } of magewinds.decisions(x)) {
      const all = magewinds.candidates(x, seat).filter((c) => magewinds.refuse(y, seat, c) === undefined);
      const some =
        left === depth ? all : Array.from({ length: Math.min(2, all.length) }, () => all[rng.below(all.length)]!);
      for (const c of some) {
        const seed = rng.bits();
        const [onX, onY] = [performed(x, seat, c, seed), performed(y, seat, c, seed)];
        if (reveals(onX.told, c) || reveals(onY.told, c)) continue;
        for (const viewer of othersThan(x, owner)) {
          expect(bytes(heardBy(onY.told, viewer))).toBe(bytes(heardBy(onX.told, viewer)));
          expect(bytes(magewinds.view(onY.battle, viewer))).toBe(bytes(magewinds.view(onX.battle, viewer)));
        }
        expect(bytes(magewinds.decisions(onY.battle))).toBe(bytes(magewinds.decisions(onX.battle)));
        compared++;
        if (left > 1) goOn(onX.battle, onY.battle, left - 1);
      }
    }
  };
  goOn(a, b, depth);
  return compared;
};

/** Two commands of one seat that the others cannot tell apart. */
const expectSameCommands = (b: Battle, seat: Seat, one: MagewindsCommand, other: MagewindsCommand): void => {
  for (const c of [one, other]) expect(magewinds.refuse(b, seat, c)).toBeUndefined();
  const [x, y] = [performed(b, seat, one, 5), performed(b, seat, other, 5)];
  expect(bytes(y.battle)).not.toBe(bytes(x.battle));
  for (const viewer of othersThan(b, seat)) {
    expect(bytes(heardBy(y.told, viewer))).toBe(bytes(heardBy(x.told, viewer)));
    expectSame(x.battle, y.battle, viewer);
  }
};

const expectHidden = (
  a: Battle,
  b: Battle,
  owner: Seat,
  secretOf: (b: Battle) => unknown,
  reveals: Reveals,
  least: number,
): void => {
  expect(bytes(secretOf(a))).not.toBe(bytes(secretOf(b)));
  for (const viewer of othersThan(a, owner)) {
    expectSame(a, b, viewer);
    if (viewer !== 'spectator') expectImagined(a, b, viewer, secretOf);
  }
  expect(expectSameNext(a, b, owner, reveals)).toBeGreaterThanOrEqual(least);
};

/** The battle with other cards in a hand; what it held lies where they lay in the deck. */
const withHand = (b: Battle, seat: Seat, cards: readonly Card[]): Battle => {
  const held = b.seats[seat]!.hand.cards!.filter((card) => !cards.includes(card));
  const taken = cards.filter((card) => !b.seats[seat]!.hand.cards!.includes(card));
  for (const card of taken) if (!b.deck.cards!.includes(card)) throw new Error(`${card} is not in the deck`);
  const deck = b.deck.cards!.map((card) => (taken.includes(card) ? held[taken.indexOf(card)]! : card));
  return {
    ...b,
    deck: { ...b.deck, cards: deck },
    seats: b.seats.map((s, i) => (i === seat ? { ...s, hand: { size: cards.length, cards, seen: [] } } : s)),
  };
};

const FIGHTERS: readonly Placed[] = [
  { profile: 'mesmer', seat: 0, at: [4, 5] },
  { profile: 'cleric', seat: 0, at: [6, 5], damage: 2 },
  { profile: 'seer', seat: 1, at: [4, 8] },
  { profile: 'witch', seat: 1, at: [6, 8] },
];

const channelling = (b: Battle): Battle => ({
  ...b,
  phase: 'channelling',
  stack: [{ type: 'round', step: 'channelling' }],
});

describe('[MW 12.0] [MW-R56] a hand', () => {
  const USED = telling('spent', 'windburn');
  const hands = (b: Battle) => b.seats[0]!.hand.cards;

  test.each([0, 1])('in the turn of seat %i', (turn) => {
    const a = battle({
      fighters: FIGHTERS,
      hands: [
        ['KH', 'QD', '9C'],
        ['10S', 'JS'],
      ],
      turn,
    });
    expectHidden(a, withHand(a, 0, ['8H', '7D', '9C']), 0, hands, USED, 8);
  });

  test('in the Channelling Phase', () => {
    const b = battle({
      fighters: FIGHTERS,
      hands: [
        ['KH', 'QD', '9C'],
        ['10S', 'JS'],
      ],
      turn: 1,
    });
    const other = withHand(b, 0, ['8H', '7D', '9C']);
    expectHidden(channelling(b), channelling(other), 0, hands, never, 5);
  });

  test('cards taken face up stay known, the others do not', () => {
    const b = battle({ fighters: FIGHTERS, hands: [['KH', 'QD'], []], turn: 0 });
    const card = b.row[0]!;
    const [x, y] = [b, withHand(b, 0, ['8H', '7D'])].map(
      (s) => playAll(channelling(s), [{ type: 'draw', card }]).battle,
    );
    expectSame(x!, y!, 1);
    expect(magewinds.view(x!, 1).seats[0]!.hand).toEqual({ size: 3, cards: null, seen: [{ card, to: null }] });
    for (let seed = 1; seed < 9; seed++)
      expect(magewinds.imagine(magewinds.view(x!, 1), 1, seededTable(seed)).seats[0]!.hand.cards).toContain(card);
  });
});

describe('[MW 10.4] the order of the deck', () => {
  const b = battle({ fighters: FIGHTERS.filter((f) => f.profile !== 'seer'), hands: [['KH'], ['10S']] });
  const other: Battle = { ...b, deck: { ...b.deck, cards: b.deck.cards!.toReversed() } };
  const order = (s: Battle) => s.deck.cards;

  test('nobody knows it, and playing on does not show it', () => {
    for (const viewer of [0, 1, 'spectator'] as const) expectSame(b, other, viewer);
    expectImagined(b, other, 0, order);
    expectImagined(b, other, 1, order);
    expect(expectSameNext(b, other, -1, telling('drewCard', 'tookCard'))).toBeGreaterThan(5);
  });

  test('who draws learns one card, the others none', () => {
    // a card taken face up turns the top of the deck over, for all to see
    const turned = telling('tookCard');
    expect(expectSameNext(channelling(b), channelling(other), 0, turned, 1)).toBe(2);
  });
});

describe('[TC seer.insight] two cards looked at', () => {
  const open = (first: Card, second: Card): Battle => {
    const b = battle({ fighters: FIGHTERS, hands: [[], ['10S']], turn: 1 });
    const rest = b.deck.cards!.filter((card) => card !== 'KH' && card !== 'QD' && card !== '9C');
    const third = (['KH', 'QD', '9C'] as const).filter((card) => card !== first && card !== second);
    const cards = [...third, ...rest];
    return {
      ...b,
      phase: 'channelling',
      deck: { size: cards.length, cards, top: null },
      stack: [
        { type: 'round', step: 'channelling' },
        { type: 'insight', seat: 1, cards: [first, second] },
      ],
    };
  };
  const looked = (b: Battle) => b.stack.find((f) => f.type === 'insight');

  test('the others hear only that somebody looks', () => {
    const b = channelling(battle({ fighters: FIGHTERS, hands: [[], ['10S']], turn: 1 }));
    const other: Battle = { ...b, deck: { ...b.deck, cards: b.deck.cards!.toReversed() } };
    const [x, y] = [b, other].map((s) => performed(s, 1, { type: 'draw', card: 'deck' }, 1));
    expect(bytes(looked(x!.battle))).not.toBe(bytes(looked(y!.battle)));
    for (const viewer of ['spectator', 0] as const) {
      expect(bytes(heardBy(y!.told, viewer))).toBe(bytes(heardBy(x!.told, viewer)));
      expectSame(x!.battle, y!.battle, viewer);
    }
  });

  test('nobody else knows them, nor which was kept, nor what went back', () => {
    const [a, b] = [open('KH', 'QD'), open('KH', '9C')];
    // what went back is then drawn by another, or turned over
    expectHidden(a, b, 1, looked, (_, c) => c.type === 'draw', 1);
    expectSameCommands(a, 1, { type: 'keepOne', card: 'KH' }, { type: 'keepOne', card: 'QD' });
  });
});

describe('[ItT general.assembly] a secret warband', () => {
  const config = readConfig({ scenario: 'battle-royale', players: 3, slots: 4, assembly: 'secret' });
  const start = (players: 2 | 3): Battle => {
    const c = players === 3 ? config : readConfig({ scenario: 'deathmatch', slots: 4, assembly: 'secret' });
    return magewinds.setup(c, seededTable(1));
  };
  const one = { type: 'assemble', warband: ['witch'] } as const;
  const other = { type: 'assemble', warband: ['seer', 'cleric'] } as const;
  const warband = (b: Battle) => b.warbands[0]!.profiles;
  const after = (c: MagewindsCommand, players: 2 | 3) => performed(start(players), 0, c, 1).battle;

  test('hidden until the last is in', () => {
    expectSameCommands(start(3), 0, one, other);
    const shown: Reveals = (told) => told.some(({ event }) => event.type === 'warbandDone' && event.warband !== null);
    const [a, b] = [after(one, 3), after(other, 3)];
    for (const viewer of ['spectator', 1, 2] as const) expectSame(a, b, viewer);
    expectImagined(a, b, 1, warband);
    const second = { type: 'assemble', warband: ['druid'] } as const;
    const [x, y] = [a, b].map((s) => performed(s, 1, second, 1));
    expect(shown(x!.told, second)).toBe(false);
    for (const viewer of ['spectator', 1, 2] as const) {
      expectSame(x!.battle, y!.battle, viewer);
      expect(bytes(heardBy(x!.told, viewer))).toBe(bytes(heardBy(y!.told, viewer)));
    }
    const all = performed(x!.battle, 2, second, 1);
    expect(shown(all.told, second)).toBe(true);
    expect(magewinds.view(all.battle, 1).warbands[0]!.profiles).toEqual(['witch']);
  });

  test('answered again it is heard by nobody', () => {
    expect(performed(after(one, 3), 0, other, 1).told).toEqual([]);
  });

  test('giving up before that shows nothing: else one could look, and take it back', () => {
    const [a, b] = [after(one, 2), after(other, 2)].map((s) => performed(s, 1, { type: 'concede' }, 1).battle);
    expect(a!.outcome).not.toBeNull();
    for (const viewer of ['spectator', 1] as const) expectSame(a!, b!, viewer);
    expect(magewinds.view(a!, 0).warbands[0]!.profiles).toEqual(['witch']);
  });
});

describe('[MW 18.3] [MW-R36] the attack choice', () => {
  const three = battle({
    players: 3,
    scenario: 'battle-royale',
    fighters: [
      { profile: 'mesmer', seat: 0, at: [10, 6] },
      { profile: 'warrior', seat: 1, at: [11.5, 6] },
      { profile: 'seer', seat: 2, at: [20, 6] },
    ],
    hands: [['2C'], ['3C'], ['4C']],
  });
  const declared = playAll(three, attacks(0, 'melee', 1)).battle;
  const chosen = (['light', 'heavy', 'feint'] as const).map((c) => playAll(declared, [choose(c)]).battle);
  const choice = (b: Battle) => b.stack.find((f) => f.type === 'attack');

  test('of three cards nobody knows which', () => {
    for (const [i, j] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const)
      expectHidden(chosen[i]!, chosen[j]!, 0, choice, telling('revealed'), 0);
    expectSameCommands(declared, 0, choose('light'), choose('feint'));
    expectSameCommands(declared, 0, choose('heavy'), choose('light'));
  });

  test('giving up does not turn it over', () => {
    for (const seat of [0, 1, 2]) {
      const [a, b] = [chosen[0]!, chosen[2]!].map((s) => performed(s, seat, { type: 'concede' }, 1));
      if (seat === 2) continue; // the attack goes on
      for (const viewer of ['spectator', 1, 2] as const) {
        expect(bytes(magewinds.view(b!.battle, viewer))).toBe(bytes(magewinds.view(a!.battle, viewer)));
        expect(bytes(heardBy(b!.told, viewer))).toBe(bytes(heardBy(a!.told, viewer)));
      }
    }
  });
});

describe('[TC witch.charm] [MW-R81] whom it was cast on', () => {
  const scene = battle({
    fighters: [
      { profile: 'witch', seat: 0, at: [5, 6] },
      { profile: 'wizard', seat: 1, at: [9, 6] },
      { profile: 'cleric', seat: 1, at: [9, 8] },
      { profile: 'guardian', seat: 1, at: [1, 15] },
    ],
    hands: [['2H', '2S', '2C'], []],
  });
  const charm = (target: number): Effect => ({ type: 'charm', by: 0, seat: 0, target, among: [1, 2] });
  const target = (b: Battle) => b.effects;

  test('the others see among whom, not whom', () => {
    const spell = (id: number) => cast('charm', 0, ['2H', '2S', '2C'], { target: id });
    const ready = playAll(scene, casts('charm', 0, []).slice(0, 3)).battle;
    expectSameCommands(ready, 0, spell(1), spell(2));
  });

  test.each([0, 1])('in the turn of seat %i, until one of them is activated', (turn) => {
    const [a, b] = [1, 2].map((id) => ({ ...withEffects(scene, charm(id)), turn }));
    const reveals: Reveals = (_, c) => c.type === 'activate' && (c.fighter === 1 || c.fighter === 2);
    expectHidden(a!, b!, 0, target, reveals, 3);
  });

  test('who is activated and was not charmed is out of it for all', () => {
    const b = playAll({ ...withEffects(scene, charm(2)), turn: 1 }, [activate(1)]).battle;
    expect(magewinds.view(b, 1).effects).toEqual([{ ...charm(2), target: null, among: [2] }]);
  });

  test('[MW-R97] which cannot be taken back, to try the next one', () => {
    const tried = (id: number) => takingBack({ ...withEffects(scene, charm(2)), turn: 1 }, 1, [activate(id)]);
    for (const id of [1, 2]) expect(tried(id)).toMatchObject({ code: 'needsConsent', why: 'final' });
    expect(tried(3)).toBeUndefined(); // it was out of sight
  });
});

describe('[TC mesmer.clone] [TC doppelganger.deceit] which of a pair is real', () => {
  const R = mm(12.5);
  const here = at(6, 6);
  const places = [
    { x: here.x - R, y: here.y },
    { x: here.x + R, y: here.y },
  ] as const;
  const scene = (profile: Placed['profile']) =>
    battle({
      fighters: [
        { profile: 'mesmer', seat: 0, at: [6, 3] },
        { profile, seat: 0, at: [6, 6], damage: 1 },
        { profile: 'wizard', seat: 1, at: [6, 8] },
        { profile: 'druid', seat: 1, at: [4, 8] },
      ],
      hands: [['2D', '2S', '9H', '9C'], ['3C']],
    });
  const ready = (b: Battle) => playAll(b, [activate(0), act('clone'), step()]).battle;
  const spell = (real: 0 | 1) => cast('clone', 0, ['2D', '2S'], { target: 1, places, real });
  const cloned = (profile: Placed['profile'], which: 0 | 1): Battle => {
    let b = playAll(ready(scene(profile)), [spell(which)]).battle;
    while (topFrame(b)?.type === 'window') b = playAll(b, [decline]).battle;
    return b;
  };
  const real = (b: Battle) => b.clones;
  const DISSOLVED = telling('dissolved');
  const PROFILES = ['warrior', 'cleric', 'deadeye', 'guardian', 'seer', 'mesmer'] as const;

  test('the cast tells nobody', () => expectSameCommands(ready(scene('warrior')), 0, spell(0), spell(1)));

  test.each(PROFILES)('a %s and its double look alike until something reveals them', (profile) => {
    const [a, b] = ([0, 1] as const).map((which) => cloned(profile, which));
    for (const turn of [0, 1]) expectHidden({ ...a!, turn }, { ...b!, turn }, 0, real, DISSOLVED, 4);
  });

  test('the owner alone is told what only the double cannot do', () => {
    const [a, b] = ([0, 1] as const).map(
      (which) => playAll({ ...cloned('warrior', which), turn: 0 }, [activate(4)]).battle,
    );
    expect([refusalOf(a!, act('attack')), refusalOf(b!, act('attack'))]).toEqual(['doubleCannot', undefined]);
    expect(magewinds.refuse(a!, 1, act('attack'))).toEqual(magewinds.refuse(b!, 1, act('attack')));
  });

  test('[MW-H06] the double of a Mesmer raises no Mirrorshield; the real one shows itself by it', () => {
    const [a, b] = ([0, 1] as const).map((which) => {
      const near = put({ ...cloned('mesmer', which), turn: 1 }, 2, places[1].x, places[1].y + 3810);
      return playAll(near, [...attacks(2, 'melee', 4), choose('light')]).battle;
    });
    expect([asked(a!), asked(b!)]).toEqual(['0 defence', '0 defence']);
    for (const viewer of ['spectator', 1] as const) expectSame(a!, b!, viewer);
    const shield = defend('mirrorshield', ['9C']);
    expect([refusalOf(a!, shield), refusalOf(b!, shield)]).toEqual(['doubleCannot', undefined]);
    expect(magewinds.candidates(a!, 0)).not.toContainEqual(shield);
    expect(magewinds.candidates(b!, 0)).toContainEqual(shield);
    const shown = playAll(b!, [shield]).battle;
    expect(shown.clones).toEqual([]);
    expect(shown.fighters[1]!.where).toBe('gone');
  });

  test('[ItT king-of-the-hill.end] a count that shows it cannot be taken back', () => {
    const b = battle({
      scenario: 'king-of-the-hill',
      fighters: [
        { profile: 'warrior', seat: 0, at: [6, 8], actions: 2 },
        { profile: 'warrior', seat: 0, at: [1, 1], actions: 2 },
        { profile: 'witch', seat: 1, at: [6, 9.5], actions: 1 },
      ],
      turn: 1,
    });
    const twins: Battle = {
      ...b,
      fighters: b.fighters.map((f) => (f.seat === 0 ? { ...f, twin: 1 - f.id } : f)),
      clones: [{ pair: [0, 1], seat: 0, real: 0 }],
    };
    const last = [activate(2), act('wait')];
    expect(takingBack(twins, 1, last)).toMatchObject({ code: 'needsConsent', why: 'final' });
    expect(takingBack(b, 1, last)).toBeUndefined();
  });
});

describe('[MW 14.1] [MW-R62] cards kept in Windburn', () => {
  const burning = (kept: readonly Card[]): Battle => ({
    ...battle({ fighters: FIGHTERS, hands: [['9C', '9H', '8D'], ['10S']], turn: 0 }),
    phase: 'end',
    turn: null,
    passed: [0],
    stack: [
      { type: 'round', step: 'windburn' },
      { type: 'windburn', seat: 0, kept: { size: kept.length, cards: kept } },
    ],
  });
  const keptCards = (b: Battle) => b.stack.find((f) => f.type === 'windburn');

  test('the others know how many and what they were worth, not which', () => {
    expectHidden(burning(['9C']), burning(['9H']), 0, keptCards, telling('windburn'), 2);
    const keep = (card: Card): MagewindsCommand => ({ type: 'keepCard', card, fighters: [1] });
    expectSameCommands(burning([]), 0, keep('9C'), keep('9H'));
  });
});

describe('[MW-H02] standing orders of others', () => {
  const ordered = (b: Battle, seat: Seat): Battle => ({
    ...b,
    seats: b.seats.map((s, i) =>
      i === seat ? { ...s, orders: { ...DEFAULT_ORDERS, hex: 'never', 'third-eye': 'never' } } : s,
    ),
  });
  const orders = (b: Battle) => b.seats[1]!.orders;
  const b = battle({ fighters: FIGHTERS, hands: [['9C'], ['10S']], turn: 0 });

  test('nobody sees them', () => {
    const [x, y] = [channelling(b), channelling(ordered(b, 1))];
    expect(bytes(orders(x))).not.toBe(bytes(orders(y)));
    for (const viewer of ['spectator', 0] as const) {
      expectSame(x, y, viewer);
      expectSame(b, ordered(b, 1), viewer);
    }
    const [p, q] = [x, y].map((s) => magewinds.imagine(magewinds.view(s, 0), 0, seededTable(3)));
    expect(bytes(p)).toBe(bytes(q));
    expect(expectSameNext(x, y, 1, telling('tookCard', 'phaseBegan'))).toBeGreaterThan(4);
  });

  test('a change of them is heard by nobody and asks nobody', () => {
    const { battle: after, told } = performed(b, 1, { type: 'setOrders', spell: 'barrier', ask: 'always' }, 1);
    expect(told).toEqual([]);
    for (const viewer of ['spectator', 0] as const) expectSame(b, after, viewer);
  });
});

describe('[MW-R61] a seat is asked alike, whatever it holds', () => {
  interface Case {
    readonly timing: Timing;
    readonly seat: Seat;
    readonly scene: Battle;
    readonly commands: readonly MagewindsCommand[];
    readonly always?: AskedSpell;
    readonly usable: readonly Card[];
    readonly useless: readonly Card[];
  }
  const pair = (
    first: Placed['profile'],
    second: Placed['profile'],
    own: Partial<Placed> = {},
    more: Partial<Placed> = {},
  ) =>
    battle({
      fighters: [
        { profile: first, seat: 0, at: [5, 6], ...own },
        { profile: second, seat: 1, at: [6.5, 6], ...more },
        { profile: 'guardian', seat: 0, at: [2, 6], damage: 2, actions: 1 },
        { profile: 'guardian', seat: 1, at: [9, 6], damage: 2, actions: 1 },
      ],
    });
  const passing = (b: Battle): Battle => ({ ...channelling(b), passed: [0], order: [0, 1], turn: 1 });
  const light = [...attacks(0, 'melee', 1), choose('light')];
  const CASES: readonly Case[] = [
    {
      timing: 'phaseBegins',
      seat: 1,
      scene: passing(pair('warrior', 'druid')),
      commands: [{ type: 'pass' }],
      usable: ['9H'],
      useless: ['9C'],
    },
    {
      timing: 'activationBegins',
      seat: 1,
      scene: pair('warrior', 'seer'),
      commands: [activate(0)],
      always: 'third-eye',
      usable: ['9D', '9S'],
      useless: ['9C', '9H'],
    },
    {
      timing: 'moveBegins',
      seat: 1,
      scene: pair('warrior', 'cleric'),
      commands: [activate(0), act('move')],
      always: 'haste',
      usable: ['9S'],
      useless: ['9H'],
    },
    {
      timing: 'stepBegins',
      seat: 1,
      scene: pair('warrior', 'enchanter'),
      commands: [activate(0), act('guard')],
      always: 'phasewalk',
      usable: ['9S'],
      useless: ['9H'],
    },
    {
      timing: 'damage',
      seat: 1,
      scene: pair('warrior', 'cleric', {}, { actions: 2 }),
      commands: light,
      usable: ['9C'],
      useless: ['9H'],
    },
    {
      timing: 'activationEnds',
      seat: 0,
      scene: pair('cleric', 'warrior'),
      commands: [activate(0), act('wait')],
      usable: ['9H'],
      useless: ['9S'],
    },
    {
      timing: 'turnEnds',
      seat: 0,
      scene: pair('warrior', 'cleric'),
      commands: [activate(0), act('wait')],
      usable: ['9H', '9D'],
      useless: ['9C', '8C'],
    },
  ];

  const given = ({ scene, seat, always }: Case, cards: readonly Card[]): Battle => {
    const empty: readonly Card[] = cards.map((_, i) => scene.deck.cards![i]!);
    const held: Battle = {
      ...scene,
      deck: { size: scene.deck.size - cards.length, cards: scene.deck.cards!.slice(cards.length), top: null },
      seats: scene.seats.map((s, i) =>
        i === seat ? { ...s, hand: { size: cards.length, cards: empty, seen: [] } } : s,
      ),
    };
    const dealt = withHand(held, seat, cards);
    return always === undefined
      ? dealt
      : performed(dealt, seat, { type: 'setOrders', spell: always, ask: 'always' }, 1).battle;
  };

  test.each(CASES)('$timing', (c) => {
    const windows = [c.usable, c.useless].map((cards) => playAll(given(c, cards), c.commands).battle);
    const [a, b] = windows as [Battle, Battle];
    for (const s of windows) {
      expect(asked(s)).toBe(`${c.seat} window`);
      expect((topFrame(s) as WindowFrame).timing).toBe(c.timing);
    }
    for (const viewer of othersThan(a, c.seat)) expectSame(a, b, viewer);
    const casts = (s: Battle) => magewinds.candidates(s, c.seat).filter((x) => x.type === 'cast').length;
    expect(casts(a)).toBeGreaterThan(0);
    expect(casts(b)).toBe(0);
    const [x, y] = windows.map((s) => performed(s, c.seat, decline, 1));
    for (const viewer of othersThan(a, c.seat)) {
      expect(bytes(heardBy(y!.told, viewer))).toBe(bytes(heardBy(x!.told, viewer)));
      expectSame(x!.battle, y!.battle, viewer);
    }
    expect(asked(playAll({ ...given(c, []) }, c.commands).battle)).not.toBe(`${c.seat} window`); // all can see it is empty
  });

  test('[TC mesmer.mirrorshield] the defence', () => {
    const c: Case = { ...CASES[4]!, scene: pair('warrior', 'mesmer') };
    const [a, b] = [c.usable, c.useless].map((cards) => playAll(given(c, cards), light).battle) as [Battle, Battle];
    expect([asked(a), asked(b)]).toEqual(['1 defence', '1 defence']);
    for (const viewer of ['spectator', 0] as const) expectSame(a, b, viewer);
    const shields = (s: Battle) =>
      magewinds.candidates(s, 1).filter((x) => x.type === 'defend' && x.defence === 'mirrorshield').length;
    expect([shields(a), shields(b)]).toEqual([1, 0]);
    for (const defence of ['none', 'deflect'] as const) {
      const [x, y] = [a, b].map((s) => performed(s, 1, defend(defence), 1));
      expect(bytes(heardBy(y!.told, 0))).toBe(bytes(heardBy(x!.told, 0)));
      expectSame(x!.battle, y!.battle, 0);
    }
  });

  test('[MW-R28] with nobody to activate: pass or hold', () => {
    const scene = pair('warrior', 'cleric', { actions: 2 });
    const spent: Battle = {
      ...scene,
      fighters: scene.fighters.map((f) => (f.seat === 0 ? { ...f, actions: 2 } : f)),
      turn: 1,
    };
    const c: Case = { ...CASES[6]!, scene: spent };
    const [a, b] = [c.usable, c.useless].map((cards) => playAll(given(c, cards), [activate(1), act('wait')]).battle);
    expect([asked(a!), asked(b!)]).toEqual(['0 passOrHold', '0 passOrHold']);
    for (const viewer of ['spectator', 1] as const) expectSame(a!, b!, viewer);
  });

  test('an own move or step: no window, whatever one holds', () => {
    for (const action of ['move', 'guard'] as const) {
      const c: Case = { ...CASES[2]!, seat: 0, scene: pair('enchanter', 'cleric') };
      const [a, b] = [c.usable, c.useless].map((cards) => playAll(given(c, cards), [activate(0), act(action)]).battle);
      expect(asked(a!)).toBe(action === 'move' ? '0 move' : '0 step');
      for (const viewer of ['spectator', 1] as const) expectSame(a!, b!, viewer);
      const stays = action === 'move' ? move() : step();
      const [x, y] = [a!, b!].map((s) => performed(s, 0, stays, 1).battle);
      for (const viewer of ['spectator', 1] as const) expectSame(x!, y!, viewer);
    }
  });
});
