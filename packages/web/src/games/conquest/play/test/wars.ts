// Wars in the middle, for tests of the table: models set down where a test wants them.

import {
  type Battle,
  type ConquestDecision,
  conquest,
  type Frame,
  type Model,
  NO_TURN,
  type Node,
} from '@muster/conquest';
import { inch } from '@muster/geometry';
import type { Situation } from '../../../../contract/tabletop.ts';
import { hand } from '../gestures.ts';
import type { WarTable } from '../types.ts';

/** Dice as they are given, then sixes. */
const tableOf = (dice: number[]) => ({
  roll: (count: number) => Array.from({ length: count }, () => dice.shift() ?? 6),
  shuffle: <T>(items: readonly T[]) => items,
  final: () => {},
});

export const at = (x: number, y: number) => ({ x: inch(x), y: inch(y) });

export interface GivenModel extends Partial<Omit<Model, 'at' | 'turn' | 'sheet'>> {
  readonly sheet: string;
  readonly at: readonly [x: number, y: number];
  readonly turn?: Partial<Model['turn']>;
}

interface Given {
  /** By id, `A1-1`: the letter of the seat, a number, the mark of the sheet. */
  readonly models: Readonly<Record<string, GivenModel>>;
  readonly nodes?: Readonly<Record<string, readonly [number, number]>>;
  readonly stack: readonly Frame[];
  readonly phase?: Battle['phase'];
  readonly banks?: readonly [readonly [number, number], readonly [number, number]];
  readonly destiny?: readonly [number, number];
  readonly affinity?: readonly [number, number];
}

const WOUNDS: Readonly<Record<string, number>> = { fabri: 1, sappers: 1, praetorium: 10, 'command-bunker': 9 };

const madeModel = (id: string, { sheet, at: [x, y], turn, ...more }: GivenModel): Model => {
  const seat = id.charCodeAt(0) - 65;
  return {
    id,
    seat,
    sheet: `${seat === 0 ? 'empire-of-sol' : 'citadel'}.${sheet}`,
    at: at(x, y),
    wounds: WOUNDS[sheet] ?? 2,
    relics: [],
    node: null,
    since: 0,
    rooted: false,
    dread: false,
    corrupt: 0,
    ward: false,
    ...more,
    turn: { ...NO_TURN, ...turn },
  };
};

const CONFIG = {
  points: 1500,
  map: 'plains',
  terrain: 'custom',
  pieces: [],
  nodes: 'players',
  seats: [{ faction: 'empire-of-sol' }, { faction: 'citadel' }],
};

const begun = (dice: number[]): Battle => {
  const config = conquest.parseConfig(CONFIG);
  if (!config.ok) throw new Error(config.refusal.problem);
  return conquest.setup(config.value, tableOf(dice));
};

/** Sol against the Citadel on an open board: only what is told stands there. */
export const warOf = ({ models, nodes = {}, stack, phase = 'movement', banks, destiny, affinity }: Given): Battle => {
  const start = begun([6, 1]);
  return {
    ...start,
    round: 2,
    phase,
    first: 0,
    stack,
    ready: [false, false],
    models: Object.entries(models).map(([id, given]) => madeModel(id, given)),
    nodes: Object.entries(nodes).map(
      ([id, [x, y]]): Node => ({
        id,
        kind: id[0] as Node['kind'],
        at: at(x, y),
        served: [false, false],
        taken: [false, false],
      }),
    ),
    sides: start.sides.map((side, i) => ({
      ...side,
      bank: { R: banks?.[i]?.[0] ?? 0, A: banks?.[i]?.[1] ?? 0 },
      pool: { ...side.pool, destiny: destiny?.[i] ?? 0, affinity: affinity?.[i] ?? 0 },
    })) as unknown as Battle['sides'],
  };
};

export const HALF: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'half', side: 0, step: 'act' }];
const SHOOT: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'shoot', side: 0, step: 'act' }];

export const asked = (b: Battle): ConquestDecision => conquest.decisions(b)[0] as ConquestDecision;

/** Plays commands of the first seat, each of them legal. */
export const played = (b: Battle, commands: readonly Parameters<typeof conquest.play>[2][]): Battle =>
  commands.reduce((now, c) => {
    const refusal = conquest.refuse(now, 0, c);
    if (refusal !== undefined) throw new Error(conquest.explain(refusal));
    return conquest.play(now, 0, c, tableOf([]));
  }, b);

/** What a hand at this table goes by. */
export const now = (b: Battle): Situation<WarTable> & { readonly decision: ConquestDecision } => ({
  view: b,
  decision: asked(b),
  changing: false,
  left: undefined,
});

export const model = (id: string) => ({ kind: 'piece', id }) as const;
export const node = (id: string) => ({ kind: 'node', id }) as const;
export const ground = (x: number, y: number) => ({ kind: 'ground', at: at(x, y) }) as const;

/** What the hand holds after these gestures, and what it was told last. */
export const touched = (b: Battle, ...gestures: readonly Parameters<typeof hand.touch>[2][]) =>
  gestures.reduce<ReturnType<typeof hand.touch>>((step, gesture) => hand.touch(now(b), step.held, gesture), {
    held: hand.first(now(b)),
  });

/** What is planned after them. */
export const planned = (b: Battle, ...gestures: readonly Parameters<typeof hand.touch>[2][]) =>
  hand.plan(now(b), touched(b, ...gestures).held);

/** A field with workers, soldiers and an enemy, in the middle of a movement. */
export const field = ({ models, ...more }: Partial<Given> = {}): Battle =>
  warOf({
    models: {
      'A1-hq': { sheet: 'praetorium', at: [18, 6] },
      'A2-2': { sheet: 'fabri', at: [10, 8] },
      'A3-1': { sheet: 'legion', at: [18, 12] },
      'A4-1': { sheet: 'legion', at: [20, 12] },
      'B1-hq': { sheet: 'command-bunker', at: [18, 30] },
      'B2-3': { sheet: 'wardens', at: [18, 18] },
      ...models,
    },
    nodes: { M1: [10, 12], G1: [13, 8], R1: [14, 3] },
    stack: HALF,
    ...more,
  });

/** The same, where shots are fired and orders given. */
export const shooting = (more: Partial<Given> = {}): Battle => field({ ...more, stack: SHOOT, phase: 'shoot' });

/** Everybody does the first thing that they may, until the first seat is asked this. */
const until = (b: Battle, kind: ConquestDecision['kind']): Battle => {
  for (let now = b; ; ) {
    const [d] = conquest.decisions(now);
    if (d === undefined) throw new Error(`nobody is asked ${kind}`);
    if (d.seat === 0 && d.kind === kind) return now;
    now = conquest.play(now, d.seat, conquest.candidates(now, d.seat)[0]!, tableOf([]));
  }
};

/** A war that begins, as far as this question. */
export const settingUp = (kind: ConquestDecision['kind']): Battle => until(begun([6, 1]), kind);
