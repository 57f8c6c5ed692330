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
}

const WOUNDS: Readonly<Record<string, number>> = { fabri: 1, sappers: 1, praetorium: 10, 'command-bunker': 9 };

const modelOf = (id: string, { sheet, at: [x, y], turn, ...more }: GivenModel): Model => {
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

/** Sol against the Citadel on an open board: only what is told stands there. */
export const warOf = ({ models, nodes = {}, stack, phase = 'movement', banks, destiny }: Given): Battle => {
  const config = conquest.parseConfig({
    points: 1500,
    map: 'plains',
    terrain: 'custom',
    pieces: [],
    nodes: 'players',
    seats: [{ faction: 'empire-of-sol' }, { faction: 'citadel' }],
  });
  if (!config.ok) throw new Error(config.refusal.problem);
  const begun = conquest.setup(config.value, tableOf([6, 1]));
  return {
    ...begun,
    round: 2,
    phase,
    first: 0,
    stack,
    ready: [false, false],
    models: Object.entries(models).map(([id, given]) => modelOf(id, given)),
    nodes: Object.entries(nodes).map(
      ([id, [x, y]]): Node => ({
        id,
        kind: id[0] as Node['kind'],
        at: at(x, y),
        served: [false, false],
        taken: [false, false],
      }),
    ),
    sides: begun.sides.map((side, i) => ({
      ...side,
      bank: { R: banks?.[i]?.[0] ?? 0, A: banks?.[i]?.[1] ?? 0 },
      pool: { ...side.pool, destiny: destiny?.[i] ?? 0 },
    })) as unknown as Battle['sides'],
  };
};

export const HALF: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'half', side: 0, step: 'act' }];
export const SHOOT: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'shoot', side: 0, step: 'act' }];

export const asked = (b: Battle): ConquestDecision => conquest.decisions(b)[0] as ConquestDecision;

/** Plays commands of the first seat, each of them legal. */
export const played = (b: Battle, commands: readonly Parameters<typeof conquest.play>[2][]): Battle =>
  commands.reduce((now, c) => {
    const refusal = conquest.refuse(now, 0, c);
    if (refusal !== undefined) throw new Error(conquest.explain(refusal));
    return conquest.play(now, 0, c, tableOf([]));
  }, b);
