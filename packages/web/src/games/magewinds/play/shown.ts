/** What events change on the battlefield that is shown, and what of a battle is drawn. Pure. */

import type { Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import {
  type Battle,
  type Card,
  type Effect,
  edgeTerritories,
  type Fighter,
  type FighterId,
  fightersOf,
  type GameObject,
  type Hand,
  halvesOf,
  type MagewindsEvent,
  profile,
  quarterOf,
  type SeatState,
  sizeFor,
  terrainOf,
  type Warband,
  type Who,
  who,
} from '@muster/magewinds';

type Told<T extends MagewindsEvent['type']> = Extract<MagewindsEvent, { readonly type: T }>;

export const changed = (b: Battle, id: FighterId, to: Partial<Fighter>): Battle => ({
  ...b,
  fighters: b.fighters.map((f) => (f.id === id ? { ...f, ...to } : f)),
});

export const changedObject = (b: Battle, id: number, to: Partial<GameObject>): Battle => ({
  ...b,
  objects: b.objects.map((o) => (o.id === id ? { ...o, ...to } : o)),
});

export const changedSeat = (b: Battle, seat: Seat, to: (s: SeatState) => Partial<SeatState>): Battle => ({
  ...b,
  seats: b.seats.map((s, i) => (i === seat ? { ...s, ...to(s) } : s)),
});

// --- Set-up ---

const isKnown = ({ done, profiles }: Warband): boolean => done && profiles !== null;

/** As soon as all warbands are known their fighters wait to be deployed. */
const mustered = (b: Battle): Battle =>
  b.fighters.length === 0 && b.warbands.every(isKnown) ? { ...b, fighters: fightersOf(b.warbands) } : b;

const changedWarband = (b: Battle, seat: Seat, to: Warband): Battle => ({
  ...b,
  warbands: b.warbands.map((warband, i) => (i === seat ? to : warband)),
});

export const fighterAdded = (b: Battle, { seat, profile, name }: Told<'fighterAdded'>): Battle => {
  const { profiles, names } = b.warbands[seat]!;
  const before = profiles ?? [];
  const called =
    name === undefined && names === undefined ? undefined : [...(names ?? before.map(() => null)), name ?? null];
  return changedWarband(b, seat, {
    done: false,
    profiles: [...before, profile],
    ...(called && { names: called }),
  });
};

export const warbandDone = (b: Battle, { seat, warband, names }: Told<'warbandDone'>): Battle =>
  mustered(changedWarband(b, seat, { done: true, profiles: warband, ...(names && { names }) }));

/** The roll-off for who is Player 1; others are for what is chosen next. It is rolled when all warbands are there. */
export const rolledOff = (b: Battle, { rule, ranks }: Told<'rolledOff'>): Battle =>
  rule === 'ItT general.players' ? mustered({ ...b, ranks }) : b;

export const terrainPlaced = (b: Battle, { terrain }: Told<'terrainPlaced'>): Battle => ({
  ...b,
  terrain: typeof terrain === 'string' ? terrainOf(terrain).terrain : terrain,
});

export const territorySplit = (b: Battle, { by, split, own }: Told<'territorySplit'>): Battle => {
  const halves = halvesOf(sizeFor(b.config.players), split);
  return { ...b, territories: b.seats.map((_, seat) => halves[seat === by ? own : own === 0 ? 1 : 0]) };
};

export const edgeChosen = (b: Battle, { by, edge }: Told<'edgeChosen'>): Battle => {
  const { defender, attacker } = edgeTerritories(sizeFor(b.config.players), edge);
  return { ...b, edge, territories: b.seats.map((_, seat) => (seat === by ? defender : attacker)) };
};

export const cornerChosen = (b: Battle, { by, corner }: Told<'cornerChosen'>): Battle => {
  const quarter = quarterOf(sizeFor(b.config.players), corner);
  return { ...b, territories: b.territories.map((territory, seat) => (seat === by ? quarter : territory)) };
};

/** Who gave up before the first round takes no part in it. */
export const begun = (b: Battle): Battle => ({
  ...b,
  fighters: b.fighters.map((f) => (b.phase === 'setup' && b.seats[f.seat]!.conceded ? { ...f, where: 'gone' } : f)),
});

// --- Cards ---

const withDeck = (b: Battle, size: number): Battle => ({ ...b, deck: { ...b.deck, size } });

const withHand = (b: Battle, seat: Seat, to: (hand: Hand) => Partial<Hand>): Battle =>
  changedSeat(b, seat, ({ hand }) => ({ hand: { ...hand, ...to(hand) } }));

export const tookCard = (b: Battle, seat: Seat, card: Card, next: Card | null, deck: number): Battle => {
  const row = b.row.flatMap((one) => (one !== card ? [one] : next === null ? [] : [next]));
  return withHand(withDeck({ ...b, row }, deck), seat, ({ size, cards, seen }) => ({
    size: size + 1,
    cards: cards && [...cards, card],
    seen: [...seen, { card, to: null }],
  }));
};

/** All hear that somebody drew; who also hears which card has heard the other already. */
export const drewCard = (b: Battle, seat: Seat, card: Card | null, deck: number): Battle =>
  withHand(withDeck(b, deck), seat, ({ size, cards }) =>
    card === null ? { size: size + 1 } : { cards: cards && [...cards, card] },
  );

export const lookedAt = withDeck;

export const discarded = (b: Battle, seat: Seat, gone: readonly Card[]): Battle => {
  const now = withHand(b, seat, ({ size, cards, seen }) => ({
    size: size - gone.length,
    cards: cards?.filter((card) => !gone.includes(card)) ?? null,
    seen: seen.filter(({ card }) => !gone.includes(card)),
  }));
  return { ...now, discard: [...b.discard, ...gone] };
};

export const reshuffled = (b: Battle, size: number): Battle => ({ ...withDeck(b, size), discard: [] });

// --- Who comes ---

const FRESH = {
  where: 'field',
  damage: 0,
  actions: 1,
  guard: false,
  poison: null,
  starting: false,
  downIn: 0,
} as const;

/** TC warlock.summon. */
const summoned = (b: Battle, who: Who, { x, y }: Point): Battle => ({
  ...b,
  fighters: [...b.fighters, { ...FRESH, ...who, x, y, twin: null }],
});

/** TC mesmer.clone: both stand at new places, and are alike. */
const cloned = (b: Battle, who: Who, { x, y }: Point, twin: { readonly id: FighterId } & Point): Battle => {
  const moved = changed(b, twin.id, { x: twin.x, y: twin.y, twin: who.id });
  const alike = b.effects.flatMap((e) => ('fighter' in e && e.fighter === twin.id ? [{ ...e, fighter: who.id }] : []));
  return {
    ...moved,
    fighters: [...moved.fighters, { ...moved.fighters[twin.id]!, ...who, x, y, twin: twin.id }],
    effects: [...b.effects, ...alike],
  };
};

/** TC cleric.revive: back from out of action. */
const revived = (b: Battle, f: Fighter, { x, y }: Point): Battle =>
  changed(b, f.id, {
    where: 'field',
    x,
    y,
    damage: Math.ceil(profile(b, f).toughness / 2),
    actions: f.downIn === b.round ? 1 : 0,
  });

export const arrived = (b: Battle, who: Who, at: Point, twin: ({ readonly id: FighterId } & Point) | null): Battle => {
  const before = b.fighters[who.id];
  if (before !== undefined) return revived(b, before, at);
  return twin === null ? summoned(b, who, at) : cloned(b, who, at, twin);
};

/** TC mesmer.clone: what lay on the double goes with it; what it cast before it was doubled is the real one's. */
export const dissolved = (b: Battle, double: FighterId, real: FighterId): Battle => ({
  ...changed(changed(b, real, { twin: null }), double, { where: 'gone', twin: null }),
  effects: b.effects
    .map((e) => ('by' in e && e.by === double ? { ...e, by: real } : e))
    .filter((e) => !('fighter' in e && e.fighter === double)),
});

// --- What goes on ---

const begins = (b: Battle, effect: Effect): Battle => ({ ...b, effects: [...b.effects, effect] });

export const effectBegan = (b: Battle, { of }: Told<'effectBegan'>): Battle => begins(b, of);

const isSame = (a: Effect, b: Effect): boolean => {
  const [one, two] = [Object.entries(a), new Map(Object.entries(b))];
  return one.every(([name, value]) => two.get(name) === value);
};

export const effectEnded = (b: Battle, { of }: Told<'effectEnded'>): Battle => {
  const at = b.effects.findIndex((e) => isSame(of, e));
  return { ...b, effects: b.effects.filter((_, i) => i !== at) };
};

const isAim = (e: Effect, by: FighterId): e is Extract<Effect, { readonly type: 'aim' }> =>
  e.type === 'aim' && e.by === by;

const withoutAim = (b: Battle, by: FighterId): Battle => ({ ...b, effects: b.effects.filter((e) => !isAim(e, by)) });

export const aimed = (b: Battle, { who: { id }, place: { x, y } }: Told<'aimed'>): Battle =>
  begins(withoutAim(b, id), { type: 'aim', by: id, x, y, ready: false });

export const aimReady = (b: Battle, { who: { id } }: Told<'aimReady'>): Battle => {
  const aim = b.effects.find((e) => isAim(e, id));
  return aim === undefined ? b : begins(withoutAim(b, id), { ...aim, ready: true });
};

// --- Objects, and who leaves ---

/** Those that were put out lie there again; else it is a new one. */
export const objectPlaced = (b: Battle, kind: GameObject['kind'], { x, y }: Point): Battle => {
  const spare = b.objects.find((o) => o.kind === kind && o.where === 'collected');
  if (spare !== undefined) return changedObject(b, spare.id, { where: 'field', x, y });
  return { ...b, objects: [...b.objects, { id: b.objects.length, kind, where: 'field', x, y, carrier: null }] };
};

/** ItT fragment-frenzy: what it has just picked up is its side's for good. */
export const collected = (b: Battle, { id }: Who): Battle => ({
  ...b,
  objects: b.objects.map((o) => (o.carrier === id ? { ...o, where: 'collected', carrier: null } : o)),
});

/** MW-H08: its warband leaves the table where others play on; in set-up once the battle begins. */
export const conceded = (b: Battle, seat: Seat): Battle => {
  const given = changedSeat(b, seat, () => ({ conceded: true }));
  const plays = given.seats.filter((s) => !s.conceded).length;
  if (b.phase === 'setup' || plays === 1) return given;
  const fighters = b.fighters.map(
    (f): Fighter => (f.seat === seat && f.where === 'field' ? { ...f, where: 'gone' } : f),
  );
  return { ...given, fighters };
};

/** Of Charm only its activation shows something; that Empower was cast, who has its actions back. */
const isDrawn = ({ type }: Effect): boolean => type !== 'charm' && type !== 'empowered';

/** A warband that is assembled in secret is in the hand of who assembles it, not on the table. */
const drawnWarband = (b: Battle, { done, profiles, names }: Warband): unknown =>
  b.config.assembly === 'secret' && b.fighters.length === 0 ? { done } : { done, profiles, names };

/**
 * All that is drawn. Not drawn: the stack and whose turn is next (the rules' own affair), what scenarios count, standing orders, which of a
 * pair is real, whom a Charm may have chosen.
 */
export const drawn = (b: Battle): unknown => {
  const { scenario, ranks, terrain, territories, edge, round, phase, order, row, discard, outcome } = b;
  return {
    scenario,
    ranks,
    terrain,
    territories,
    edge,
    warbands: b.warbands.map((warband) => drawnWarband(b, warband)),
    effects: b.effects.filter(isDrawn),
    round,
    phase,
    order: outcome === null ? order : null,
    row,
    discard,
    outcome,
    passed: phase === 'channelling' || phase === 'action' ? b.passed : null,
    deck: b.deck.size,
    seats: b.seats.map(({ hand, conceded, tally }) => ({ hand: { ...hand, seen: null }, conceded, tally })),
    objects: b.objects
      .filter(({ where }) => where !== 'collected')
      .map(({ kind, where, x, y, carrier }) => (where === 'field' ? { kind, x, y } : { kind, carrier })),
    fighters: b.fighters.map((f) => {
      const { where, x, y, damage, actions, guard, poison } = f;
      const stands = { x, y, damage, actions, guard, poison: poison !== null };
      return { who: who(f), where, stands: where === 'field' ? stands : null };
    }),
  };
};
