/** Setting up the battlefield (MW 10.3): ranks, terrain, territories. */

import type { Side } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { Terrain } from '../content/features.ts';
import { SCENARIOS, type Sharing } from '../content/scenarios.ts';
import { fits, type TerrainId, terrainOf, terrainsFor } from '../content/terrain.ts';
import { keyOf } from '../ground/places.ts';
import { refuseTerrain } from '../ground/terrain.ts';
import { edgeTerritories, halvesOf, LONG_EDGES, quarterOf, sizeFor } from '../ground/territory.ts';
import { ask } from '../state/ask.ts';
import type { Battle, SetupFrame } from '../state/battle.ts';
import {
  CORNERS,
  type Corner,
  type MagewindsCommand,
  type SetupCommand,
  SPLITS,
  type Split,
} from '../state/command.ts';
import { copyBattle, replaced } from '../state/copies.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { rollOff } from './roll-off.ts';
import { counted, fromPlayer2, notNow, type SetupPart, type T } from './step.ts';

const withRanks = (b: Battle, ranks: readonly Seat[]): Battle => {
  const next = copyBattle(b);
  next.ranks = ranks;
  return next;
};

const nothing = (): [] => [];

/** ItT general.players, MW-R98: Player 1 is the winner. */
export const ROLL_OFF_STEP: SetupPart = {
  advance: (b, _, table) =>
    b.ranks.length > 0 ? 'over' : withRanks(b, rollOff(b.config.players, 'ItT general.players', table)),
  decisions: nothing,
  refuse: (_b, _f, _s, c) => notNow(c),
  apply: (b) => b,
  candidates: nothing,
};

const placeTerrain = (b: Battle, terrain: TerrainId | Terrain, by: Seat | null, table: T): Battle => {
  table.tell?.({ type: 'terrainPlaced', rule: 'MW 10.3', by, terrain });
  const next = copyBattle(b);
  next.terrain = typeof terrain === 'string' ? terrainOf(terrain).terrain : terrain;
  return next;
};

export const TERRAIN_STEP: SetupPart = {
  advance: (b, _, table) => {
    if (b.terrain !== null) return 'over';
    return b.config.terrain === 'chosen' ? b : placeTerrain(b, b.config.terrain, null, table);
  },
  decisions: (b) => ask(b.ranks[0]!, 'terrain', 'MW 10.3'),
  refuse: (b, _frame, _seat, c) => {
    if (c.type !== 'placeTerrain') return notNow(c);
    const { players } = b.config;
    if (typeof c.terrain !== 'string') return refuseTerrain(c.terrain, players, b.scenario!);
    return fits(c.terrain, players)
      ? undefined
      : refusalOf('terrainDoesNotFit', 'MW-R93', { name: terrainOf(c.terrain).name, players });
  },
  apply: (b, _, seat, c, table) => (c.type === 'placeTerrain' ? placeTerrain(b, c.terrain, seat, table) : b),
  candidates: (b) => terrainsFor(b.config.players).map((terrain) => ({ type: 'placeTerrain', terrain })),
};

const split = (b: Battle, how: Split, own: 0 | 1, seat: Seat, table: T): Battle => {
  table.tell?.({ type: 'territorySplit', rule: 'ItT general.territory', by: seat, split: how, own });
  const halves = halvesOf(sizeFor(b.config.players), how);
  const next = copyBattle(b);
  next.territories = b.seats.map((_, s) => halves[s === seat ? own : 1 - own]!);
  return next;
};

const takeEdge = (b: Battle, edge: Side, seat: Seat, table: T): Battle => {
  table.tell?.({ type: 'edgeChosen', rule: 'ItT hold-the-line.setup', by: seat, edge });
  const { defender, attacker } = edgeTerritories(sizeFor(b.config.players), edge);
  const next = copyBattle(b);
  next.edge = edge;
  next.territories = b.seats.map((_, s) => (s === seat ? defender : attacker));
  return next;
};

const takeCorner = (b: Battle, corner: Corner, seat: Seat, table: T): Battle => {
  table.tell?.({ type: 'cornerChosen', rule: `ItT ${b.scenario!}.setup`, by: seat, corner });
  const next = copyBattle(b);
  next.territories = replaced(b.territories, seat, quarterOf(sizeFor(b.config.players), corner));
  return next;
};

const freeCorners = (b: Battle): readonly Corner[] => {
  const taken = b.territories.map((t) => (t ? keyOf(t) : ''));
  return CORNERS.filter((c) => !taken.includes(keyOf(quarterOf(sizeFor(b.config.players), c))));
};

/** Without asking: halves across, so that both look alike; corners as far from each other as can be. */
const AUTO_CORNERS: readonly Corner[] = ['south-west', 'north-east', 'south-east', 'north-west'];

interface SharingStep {
  readonly kind: 'territory' | 'edge' | 'corner';
  /** How many seats choose. */
  turns(b: Battle): number;
  refuse(b: Battle, c: MagewindsCommand): ReturnType<SetupPart['refuse']>;
  candidates(b: Battle): readonly SetupCommand[];
  auto(b: Battle): SetupCommand;
}

const HALVES: SharingStep = {
  kind: 'territory',
  turns: () => 1,
  refuse: (_, c) => (c.type === 'splitTerritory' ? undefined : notNow(c)),
  candidates: () =>
    SPLITS.flatMap((how): SetupCommand[] => [
      { type: 'splitTerritory', split: how, own: 0 },
      { type: 'splitTerritory', split: how, own: 1 },
    ]),
  auto: () => ({ type: 'splitTerritory', split: 'widthwise', own: 1 }),
};

const EDGE: SharingStep = {
  kind: 'edge',
  turns: () => 1,
  refuse: (_, c) => {
    if (c.type !== 'chooseEdge') return notNow(c);
    return LONG_EDGES.includes(c.edge)
      ? undefined
      : refusalOf('notALongEdge', 'ItT hold-the-line.setup', { edge: c.edge });
  },
  candidates: () => LONG_EDGES.map((edge) => ({ type: 'chooseEdge', edge })),
  auto: () => ({ type: 'chooseEdge', edge: 'east' }),
};

const CORNER: SharingStep = {
  kind: 'corner',
  turns: (b) => b.config.players,
  refuse: (b, c) => {
    if (c.type !== 'chooseCorner') return notNow(c);
    return freeCorners(b).includes(c.corner)
      ? undefined
      : refusalOf('cornerTaken', `ItT ${b.scenario!}.setup`, { corner: c.corner });
  },
  candidates: (b) => freeCorners(b).map((corner) => ({ type: 'chooseCorner', corner })),
  auto: (b) => ({ type: 'chooseCorner', corner: AUTO_CORNERS.find((c) => freeCorners(b).includes(c))! }),
};

const SHARINGS: Readonly<Record<Sharing, SharingStep>> = {
  halves: HALVES,
  edge: EDGE,
  corners: CORNER,
  quarters: CORNER,
};

const sharingOf = (b: Battle): SharingStep => SHARINGS[SCENARIOS[b.scenario!].sharing];

const share = (b: Battle, frame: SetupFrame, seat: Seat, c: MagewindsCommand, table: T): Battle => {
  switch (c.type) {
    case 'splitTerritory':
      return counted(split(b, c.split, c.own, seat, table), frame);
    case 'chooseEdge':
      return counted(takeEdge(b, c.edge, seat, table), frame);
    case 'chooseCorner':
      return counted(takeCorner(b, c.corner, seat, table), frame);
    default:
      return b;
  }
};

/** ItT general.territory: Player 2 first; where each takes a corner or quarter, Player 1 last. */
export const TERRITORY_STEP: SetupPart = {
  advance: (b, frame, table) => {
    const sharing = sharingOf(b);
    if (frame.turn >= sharing.turns(b)) return 'over';
    return b.config.deployment === 'auto' ? share(b, frame, fromPlayer2(b, frame.turn), sharing.auto(b), table) : b;
  },
  decisions: (b, frame) => {
    const { kind } = sharingOf(b);
    const rule = kind === 'territory' ? 'ItT general.territory' : `ItT ${b.scenario!}.setup`;
    return ask(fromPlayer2(b, frame.turn), kind, rule);
  },
  refuse: (b, _frame, _seat, c) => sharingOf(b).refuse(b, c),
  apply: share,
  candidates: (b) => sharingOf(b).candidates(b),
};
