/** Small battles for tests: a few fighters where a test wants them, and the cards it needs. Not part of the package's door. */

import { inch, type Point } from '@muster/geometry';
import { fastTable, type Seat, scriptedLuck, seededLuck, type Table } from '@muster/kernel';
import { castCommand } from '../casting/casting.ts';
import { DEFAULT_ORDERS } from '../casting/windows.ts';
import type { ActionId } from '../content/actions.ts';
import { type Card, DECK } from '../content/cards.ts';
import type { Feature, Terrain } from '../content/features.ts';
import type { AttackId, ProfileId } from '../content/fighters.ts';
import type { ScenarioId } from '../content/scenarios.ts';
import type { SpellId } from '../content/spells.ts';
import { magewinds } from '../game.ts';
import type { Aim } from '../spells/rules.ts';
import type {
  AttackChoice,
  Battle,
  Defence,
  Effect,
  Fighter,
  FighterId,
  GameObject,
  MagewindsConfig,
  SeatState,
} from '../state/battle.ts';
import type { MagewindsCommand, Who } from '../state/command.ts';
import type { MagewindsEvent } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';

/** A wall of one piece, in inches. */
export const block = (
  x: number,
  y: number,
  width: number,
  depth: number,
  height: Feature['pieces'][number]['height'],
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

export interface Placed {
  readonly profile: ProfileId;
  readonly seat: Seat;
  /** In inches. */
  readonly at: readonly [number, number];
  readonly damage?: number;
  readonly actions?: number;
  readonly guard?: boolean;
  readonly where?: Fighter['where'];
  readonly poison?: Seat | null;
}

export interface Lineup {
  readonly fighters: readonly Placed[];
  readonly hands?: readonly (readonly Card[])[];
  readonly scenario?: ScenarioId;
  readonly players?: 2 | 3 | 4;
  readonly terrain?: readonly Feature[];
  readonly objects?: readonly (readonly [number, number])[];
  readonly round?: number;
  readonly turn?: Seat;
  readonly config?: Partial<MagewindsConfig>;
}

const seatWith = (cards: readonly Card[]): SeatState => ({
  hand: { size: cards.length, cards, seen: [] },
  orders: DEFAULT_ORDERS,
  conceded: false,
  energized: false,
  tally: 0,
  kills: 0,
  killsBefore: 0,
});

const fighterAt = (p: Placed, id: number): Fighter => ({
  id,
  seat: p.seat,
  profile: p.profile,
  number: 0,
  where: p.where ?? 'field',
  x: Math.round(inch(p.at[0])),
  y: Math.round(inch(p.at[1])),
  damage: p.damage ?? 0,
  actions: p.actions ?? 0,
  guard: p.guard ?? false,
  poison: p.poison ?? null,
  starting: true,
  downIn: 0,
  twin: null,
});

const objectAt = ([x, y]: readonly [number, number], id: number): GameObject => ({
  id,
  kind: 'treasure',
  where: 'field',
  x: Math.round(inch(x)),
  y: Math.round(inch(y)),
  carrier: null,
});

/** A battle in the Action Phase, at the beginning of a turn. */
export const battle = (scene: Lineup): Battle => {
  const players = scene.players ?? 2;
  const scenario = scene.scenario ?? 'deathmatch';
  const seats = Array.from({ length: players }, (_, seat) => seatWith(scene.hands?.[seat] ?? []));
  const held = new Set(seats.flatMap((s) => s.hand.cards ?? []));
  const rest = DECK.filter((card) => !held.has(card));
  const order = seats.map((_, seat) => seat);
  const warbands = order.map((seat) => scene.fighters.filter((f) => f.seat === seat).map((f) => f.profile));
  const config: MagewindsConfig = {
    scenario,
    players,
    slots: 20,
    warbands,
    assembly: 'secret',
    warbandsFirst: true,
    terrain: { features: scene.terrain ?? [] },
    deployment: 'auto',
    officialOnly: false,
    normaliseLightPrecisionTo15: true,
    guardWorksWhenExhausted: true,
    edition: 5,
    ...scene.config,
  };
  return {
    config,
    scenario,
    ranks: order,
    warbands: warbands.map((profiles) => ({ done: true, profiles })),
    terrain: config.terrain as Terrain,
    territories: order.map(() => null),
    edge: scenario === 'hold-the-line' ? 'west' : null,
    round: scene.round ?? 1,
    phase: 'action',
    order,
    passed: [],
    turn: scene.turn ?? 0,
    held: 0,
    finished: order,
    seats,
    fighters: scene.fighters.map(fighterAt),
    objects: (scene.objects ?? []).map(objectAt),
    deck: { size: rest.length - 5, cards: rest.slice(5), top: null },
    row: rest.slice(0, 5),
    discard: [],
    effects: [],
    clones: [],
    stack: [{ type: 'round', step: 'turn' }],
    outcome: null,
  };
};

/** A table with these dice that keeps what was told. */
export const tableWith = (dice: readonly number[]) => {
  const luck = scriptedLuck(dice, 1);
  const events: MagewindsEvent[] = [];
  const fast = fastTable<MagewindsEvent>(luck);
  const table: Table<MagewindsEvent> = { ...fast, tell: (event) => void events.push(event) };
  return { table, events, left: luck.left };
};

/** Plays commands by whoever is asked; a refused one fails the test. Dice that are left over fail it too. */
export const playAll = (b: Battle, commands: readonly MagewindsCommand[], dice: readonly number[] = []) => {
  const { table, events, left } = tableWith(dice);
  let now = b;
  for (const c of commands) {
    const seat = magewinds.decisions(now)[0]?.seat ?? 0;
    const refusal = magewinds.refuse(now, seat, c);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(c)} was refused: ${JSON.stringify(refusal)}`);
    now = magewinds.play(now, seat, c, table);
  }
  if (left() > 0) throw new Error(`${left()} dice were not used`);
  return { battle: now, events };
};

export const seededTable = (seed: number): Table<MagewindsEvent> => fastTable(seededLuck(seed));

// --- Commands, short enough to read a battle off them; places in inches. ---

export const at = (x: number, y: number): Point => ({ x: Math.round(x * inch(1)), y: Math.round(y * inch(1)) });
/** The battle with a fighter elsewhere, in units. */
export const put = (b: Battle, id: FighterId, x: number, y: number): Battle => ({
  ...b,
  fighters: b.fighters.map((f) => (f.id === id ? { ...f, x, y } : f)),
});
/** The battle with a fighter in another condition. */
export const changed = (b: Battle, id: FighterId, more: Partial<Fighter>): Battle => ({
  ...b,
  fighters: b.fighters.map((f) => (f.id === id ? { ...f, ...more } : f)),
});
/** The battle with all objects in the hands of one fighter. */
export const carriedBy = (b: Battle, carrier: FighterId): Battle => ({
  ...b,
  objects: b.objects.map((o) => ({ ...o, where: 'carried', carrier })),
});
/** A fighter as events tell of it. */
export const whoIs = (id: FighterId, seat: Seat, profile: ProfileId, number = 0): Who => ({
  id,
  seat,
  profile,
  number,
});
export const activate = (fighter: FighterId): MagewindsCommand => ({ type: 'activate', fighter });
export const act = (action: ActionId): MagewindsCommand => ({ type: 'act', action });
export const decline: MagewindsCommand = { type: 'decline' };
export const step = (...path: Point[]): MagewindsCommand => ({ type: 'step', path });
export const move = (...path: Point[]): MagewindsCommand => ({ type: 'move', path });
export const strike = (attack: AttackId, target: FighterId, cards: readonly Card[] = []): MagewindsCommand => ({
  type: 'attack',
  attack,
  target,
  object: null,
  cards,
});
export const choose = (choice: AttackChoice): MagewindsCommand => ({ type: 'chooseAttack', choice });
export const defend = (defence: Defence, cards: readonly Card[] = []): MagewindsCommand => ({
  type: 'defend',
  defence,
  cards,
});
export const knockBack = (inches: number): MagewindsCommand => ({
  type: 'knockBack',
  distance: Math.round(inches * inch(1)),
});
export const cast = (spell: SpellId, caster: FighterId, cards: readonly Card[], aim: Aim = {}): MagewindsCommand =>
  castCommand(spell, caster, cards, aim);

/** An Attack Action up to its target, without a step. */
export const attacks = (
  fighter: FighterId,
  attack: AttackId,
  target: FighterId,
  cards: readonly Card[] = [],
): readonly MagewindsCommand[] => [activate(fighter), act('attack'), step(), strike(attack, target, cards)];

/** A Spell Action without a step. */
export const casts = (
  spell: SpellId & ActionId,
  caster: FighterId,
  cards: readonly Card[],
  aim: Aim = {},
): readonly MagewindsCommand[] => [activate(caster), act(spell), step(), cast(spell, caster, cards, aim)];

/** An action of a fighter after its step, before its target is chosen. */
export const aiming = (b: Battle, action: ActionId, id: FighterId = 0): Battle =>
  playAll(b, [activate(id), act(action), step()]).battle;

/** A fighter's activation without an action, at its end. */
export const ending = (b: Battle, id: FighterId = 0): Battle => playAll(b, [activate(id), act('wait')]).battle;

/** Why whoever is asked may not do this, with all facts; undefined when it may. */
export const why = (b: Battle, c: MagewindsCommand): MagewindsRefusal | undefined =>
  magewinds.refuse(b, magewinds.decisions(b)[0]!.seat, c);
/** The code alone. */
export const refusalOf = (b: Battle, c: MagewindsCommand): string | undefined => why(b, c)?.code;

/** All that whoever is asked is offered. */
export const offered = (b: Battle): readonly MagewindsCommand[] =>
  magewinds.candidates(b, magewinds.decisions(b)[0]!.seat);

/** Who is asked for what: "1 defence". */
export const asked = (b: Battle): string =>
  magewinds
    .decisions(b)
    .map(({ seat, kind }) => `${seat} ${kind}`)
    .join(', ');

export const eventsOf = <T extends MagewindsEvent['type']>(
  events: readonly MagewindsEvent[],
  type: T,
): readonly Extract<MagewindsEvent, { readonly type: T }>[] =>
  events.filter((e): e is Extract<MagewindsEvent, { readonly type: T }> => e.type === type);

/** The battle with effects that an earlier spell left. */
export const withEffects = (b: Battle, ...effects: readonly Effect[]): Battle => ({ ...b, effects });
