/** Small wars for tests: models set down where a test wants them, in whatever phase it wants. */

import type { FactionId, ReligionId } from '@muster/dwethia';
import { inch, type Point } from '@muster/geometry';
import { withNewModel } from '../ground/new-model.ts';
import { fullWoundsOf } from '../ground/values.ts';
import { setup } from '../setup/start.ts';
import { DEFAULT_RULINGS } from '../state/rulings.ts';
import type {
  Aims,
  Battle,
  ConquestConfig,
  Frame,
  Model,
  ModelRound,
  Node,
  Phase,
  Pool,
  Rulings,
} from '../state/types.ts';

/** In inches. */
export const at = (x: number, y: number): Point => ({ x: inch(x), y: inch(y) });

export interface GivenModel extends Partial<Omit<Model, 'turn' | 'at'>> {
  /** 0 unless told. */
  readonly seat?: number;
  /** The whole id, or without the faction: `legion`. */
  readonly sheet: string;
  /** In inches. */
  readonly at: readonly [x: number, y: number];
  readonly turn?: Partial<ModelRound>;
}

export interface Given {
  readonly factions?: readonly FactionId[];
  readonly religions?: readonly ReligionId[];
  readonly sides?: readonly (0 | 1)[];
  readonly points?: number;
  /** `open` unless told: no terrain, no nodes. */
  readonly map?: string;
  readonly config?: Partial<ConquestConfig>;
  readonly rulings?: Partial<Rulings>;
  readonly aims?: readonly [Partial<Aims>, Partial<Aims>];
  readonly models?: readonly GivenModel[];
  /** In inches. */
  readonly nodes?: readonly { readonly id: string; readonly at: readonly [number, number] | null }[];
  readonly round?: number;
  readonly phase?: Phase;
  readonly first?: 0 | 1;
  readonly banks?: readonly [readonly [R: number, A: number], readonly [R: number, A: number]];
  /** Destiny, Faith, Affinity. */
  readonly pools?: readonly [readonly [number, number, number], readonly [number, number, number]];
  readonly research?: readonly [readonly string[], readonly string[]];
  readonly stack?: readonly Frame[];
}

const AIMS: Aims = { scenario: 'annihilation', missions: ['claims', 'regicide'] };

export const configOf = (given: Given = {}): ConquestConfig => {
  const factions = given.factions ?? ['empire-of-sol', 'void'];
  return {
    points: given.points ?? 1500,
    map: given.map ?? 'open',
    terrain: 'map',
    terrainCount: 4,
    pieces: [],
    nodes: 'map',
    seats: factions.map((faction, seat) => ({
      side: given.sides?.[seat] ?? (seat % 2 === 0 ? 0 : 1),
      faction,
      religion: given.religions?.[seat] ?? 'vigil-of-the-sun',
      hq: 'a',
      units: [],
      start: [],
    })),
    aims: [
      { ...AIMS, ...given.aims?.[0] },
      { ...AIMS, ...given.aims?.[1] },
    ],
    edition: 5,
    ...given.config,
    rulings: { ...DEFAULT_RULINGS, ...given.rulings, ...given.config?.rulings },
  };
};

const poolOf = (three: readonly [number, number, number] | undefined): Pool | undefined =>
  three && { destiny: three[0], faith: three[1], affinity: three[2] };

const nodeFrom = ({ id, at: place }: { id: string; at: readonly [number, number] | null }): Node => ({
  id,
  kind: id[0] as Node['kind'],
  at: place && at(place[0], place[1]),
  served: [false, false],
  taken: [false, false],
});

/** Models are called `A1`, `A2` by seat in the order given; those that the rules make get ids with marks, `A3-1`. */
export const sceneOf = (given: Given): Battle => {
  const config = configOf(given);
  let b: Battle = { ...setup(config), round: given.round ?? 1, phase: given.phase ?? 'movement', stack: [] };
  if (given.nodes) b = { ...b, nodes: given.nodes.map(nodeFrom) };
  b = {
    ...b,
    first: given.first ?? 0,
    sides: [0, 1].map((side) => {
      const state = b.sides[side]!;
      const bank = given.banks?.[side];
      return {
        ...state,
        bank: bank ? { R: bank[0], A: bank[1] } : state.bank,
        pool: poolOf(given.pools?.[side]) ?? state.pool,
        research: given.research?.[side] ?? state.research,
      };
    }) as unknown as Battle['sides'],
  };
  for (const { seat = 0, sheet, at: place, turn, ...more } of given.models ?? []) {
    const id = sheet.includes('.') ? sheet : `${config.seats[seat]!.faction}.${sheet}`;
    const made = withNewModel(b, seat, id, at(place[0], place[1]), 0);
    const wounds = fullWoundsOf(b, { seat, sheet: id });
    b = {
      ...made.b,
      models: made.b.models.map((m) =>
        m.id === made.id
          ? { ...m, id: made.id.split('-')[0]!, wounds, since: 0, ...more, turn: { ...m.turn, ...turn } }
          : m,
      ),
    };
  }
  return { ...b, stack: given.stack ?? [] };
};
