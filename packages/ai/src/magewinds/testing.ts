/** Small battles for tests: a few fighters where a test wants them, and the cards it needs. Not part of the package's door. */

import { inch } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import {
  ASKED_SPELLS,
  type Battle,
  type Card,
  DECK,
  type Fighter,
  type Frame,
  type MagewindsConfig,
  magewinds,
  type ProfileId,
  type ScenarioId,
  type StandingOrders,
} from '@muster/magewinds';

const ORDERS = Object.fromEntries(ASKED_SPELLS.map((spell) => [spell, 'always'])) as StandingOrders;

export interface Placed {
  readonly profile: ProfileId;
  readonly seat: Seat;
  /** In inches. */
  readonly at: readonly [number, number];
  readonly damage?: number;
  readonly actions?: number;
  readonly guard?: boolean;
}

export interface Lineup {
  readonly fighters: readonly Placed[];
  readonly hands?: readonly (readonly Card[])[];
  readonly scenario?: ScenarioId;
  readonly terrain?: MagewindsConfig['terrain'];
  readonly treasures?: readonly (readonly [number, number])[];
  readonly row?: readonly Card[];
  readonly round?: number;
  readonly phase?: 'channelling' | 'action';
  /** What lies on top of the round. */
  readonly frames?: readonly Frame[];
}

export const configOf = (x: object): MagewindsConfig => {
  const parsed = magewinds.parseConfig(x);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

const fighterAt = (p: Placed, id: number): Fighter => ({
  id,
  seat: p.seat,
  profile: p.profile,
  number: 0,
  where: 'field',
  x: Math.round(inch(p.at[0])),
  y: Math.round(inch(p.at[1])),
  damage: p.damage ?? 0,
  actions: p.actions ?? 0,
  guard: p.guard ?? false,
  poison: null,
  starting: true,
  downIn: 0,
  twin: null,
});

/** A battle of two, at the beginning of a turn of the first. */
export const sceneOf = (scene: Lineup): Battle => {
  const warbands = [0, 1].map((seat) => scene.fighters.filter((f) => f.seat === seat).map((f) => f.profile));
  const terrain = scene.terrain ?? { features: [] };
  const scenario = scene.scenario ?? 'deathmatch';
  const config = configOf({ scenario, slots: 20, warbands, terrain, deployment: 'auto' });
  const hands = [0, 1].map((seat) => scene.hands?.[seat] ?? []);
  const used = new Set([...hands.flat(), ...(scene.row ?? [])]);
  const rest = DECK.filter((card) => !used.has(card));
  const row = scene.row ?? rest.slice(0, 5);
  const cards = rest.filter((card) => !row.includes(card));
  return {
    config,
    scenario,
    ranks: [0, 1],
    warbands: warbands.map((profiles) => ({ done: true, profiles })),
    terrain: typeof config.terrain === 'string' ? null : config.terrain,
    territories: [null, null],
    edge: scenario === 'hold-the-line' ? 'west' : null,
    round: scene.round ?? 1,
    phase: scene.phase ?? 'action',
    order: [0, 1],
    passed: [],
    turn: 0,
    held: 0,
    finished: [0, 1],
    seats: hands.map((hand) => ({
      hand: { size: hand.length, cards: hand, seen: [] },
      orders: ORDERS,
      conceded: false,
      energized: false,
      tally: 0,
      kills: 0,
      killsBefore: 0,
    })),
    fighters: scene.fighters.map(fighterAt),
    objects: (scene.treasures ?? []).map(([x, y], id) => ({
      id,
      kind: 'treasure',
      where: 'field',
      x: Math.round(inch(x)),
      y: Math.round(inch(y)),
      carrier: null,
    })),
    deck: { size: cards.length, cards, top: null },
    row,
    discard: [],
    effects: [],
    clones: [],
    stack: [{ type: 'round', step: scene.phase === 'channelling' ? 'channelling' : 'turn' }, ...(scene.frames ?? [])],
    outcome: null,
  };
};
