/** For tests only: small boards, commands in few words, and play with scripted dice that leaves none over. */

import { fastTable, type Seat, scriptedLuck } from '@muster/kernel';
import {
  type ActivateCommand,
  type AttackCommand,
  type Battle,
  type BattleCommand,
  type BattleConfig,
  type BattleEvent,
  type BattleRefusal,
  type Condition,
  type DeployCommand,
  type EndPhaseCommand,
  findUnit,
  gridBattles,
  type HexLabel,
  type MoveCommand,
  type Rulings,
  type Unit,
  type UnitId,
  type UnitType,
} from './index.ts';

export interface BoardOptions {
  /** Rows of terrain; seven by seven plain hexes when left out. */
  readonly map?: readonly string[];
  /** `pikeman 0102 0103; archer 0204`, or only types, to be deployed: `pikeman; archer`. */
  readonly a: string;
  readonly b: string;
  /** Activations of each side; all its units when left out, so that nothing has to be chosen. */
  readonly activations?: readonly [number, number];
  readonly wins?: readonly [readonly Condition[], readonly Condition[]];
  readonly roundLimit?: number;
  readonly rulings?: Partial<Rulings>;
  readonly beats?: Readonly<Partial<Record<UnitType, readonly string[]>>>;
}

export const plainMap = (width: number, height: number): readonly string[] =>
  Array<string>(height).fill('.'.repeat(width));

const placed = (text: string): readonly { readonly type: string; readonly hex: HexLabel | null }[] =>
  text.split('; ').flatMap((group) => {
    const [type = '', ...hexes] = group.split(' ');
    return (hexes.length === 0 ? [null] : hexes).map((hex) => ({ type, hex }));
  });

const side = (name: string, text: string, activations: number | undefined, wins: readonly Condition[]) => {
  const units = placed(text);
  return { name, activations: activations ?? units.length, units, wins };
};

/** The scenario of a test board as input from outside would write it. */
export const boardInput = (o: BoardOptions) => ({
  scenario: {
    id: 'test',
    name: 'Test board',
    source: 'house',
    summary: 'A board for a test.',
    map: o.map ?? plainMap(7, 7),
    sides: [
      side('Blue', o.a, o.activations?.[0], o.wins?.[0] ?? []),
      side('Red', o.b, o.activations?.[1], o.wins?.[1] ?? []),
    ],
    roundLimit: o.roundLimit ?? 12,
    points: null,
    beats: o.beats ?? {},
  },
  rulings: o.rulings ?? {},
});

export const readConfig = (input: unknown): BattleConfig => {
  const parsed = gridBattles.parseConfig(input);
  if (!parsed.ok) throw new Error(`${parsed.refusal.where}: ${parsed.refusal.problem}`);
  return parsed.value;
};

/** What is wrong with this configuration; undefined when nothing is. */
export const configProblem = (input: unknown): string | undefined => {
  const parsed = gridBattles.parseConfig(input);
  return parsed.ok ? undefined : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
};

const silent = fastTable<BattleEvent>(scriptedLuck([]));

export const begin = (config: BattleConfig): Battle => gridBattles.setup(config, silent);

/** A battle on a test board, set up. */
export const board = (o: BoardOptions): Battle => begin(readConfig(boardInput(o)));

export const END: EndPhaseCommand = { type: 'endPhase' };
export const deploy = (unit: UnitId, hex: HexLabel): DeployCommand => ({ type: 'deploy', unit, hex });
export const activate = (...units: readonly UnitId[]): ActivateCommand => ({ type: 'activate', units });
export const move = (unit: UnitId, ...path: readonly HexLabel[]): MoveCommand => ({ type: 'move', unit, path });
export const attack = (attacker: UnitId, target: UnitId): AttackCommand => ({ type: 'attack', attacker, target });

export interface Played {
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
  /** Whether the rules called it final. */
  readonly final: boolean;
}

/** Plays commands of the seat whose turn it is with exactly these dice; throws when one is refused or a die is left over. */
export const perform = (b: Battle, commands: readonly BattleCommand[], dice: readonly number[] = []): Played => {
  const luck = scriptedLuck(dice);
  const events: BattleEvent[] = [];
  let final = false;
  const table = {
    ...fastTable<BattleEvent>(luck),
    final: () => {
      final = true;
    },
    tell: (event: BattleEvent) => {
      events.push(event);
    },
  };
  let battle = b;
  for (const c of commands) {
    const refusal = gridBattles.refuse(battle, battle.turn, c);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(c)} is refused: ${gridBattles.explain(refusal)}`);
    battle = gridBattles.play(battle, battle.turn, c, table);
  }
  if (luck.left() > 0) throw new Error(`${luck.left()} dice are left over`);
  return { battle, events, final };
};

export const play = (b: Battle, commands: readonly BattleCommand[], dice: readonly number[] = []): Battle =>
  perform(b, commands, dice).battle;

export const refusal = (b: Battle, c: BattleCommand, seat: Seat = b.turn): BattleRefusal | undefined =>
  gridBattles.refuse(b, seat, c);

/** `code rule` of the refusal, or `legal`. */
export const verdict = (b: Battle, c: BattleCommand, seat: Seat = b.turn): string => {
  const r = refusal(b, c, seat);
  return r === undefined ? 'legal' : `${r.code} ${r.rule}`;
};

/** The battle with some fields of some units changed. */
export const altered = (b: Battle, changes: Readonly<Record<UnitId, Partial<Unit>>>): Battle => ({
  ...b,
  units: b.units.map((u) => ({ ...u, ...changes[u.id] })),
});

/** All units of the side whose turn it is in the Attack phase, whether or not they find a target. */
export const attacking = (b: Battle): Battle => ({
  ...b,
  phase: 'attack',
  owed: 0,
  units: b.units.map((u) => (u.seat === b.turn ? { ...u, state: 'activated', moved: true } : u)),
});

export const hexOfUnit = (b: Battle, id: UnitId): HexLabel | null => findUnit(b, id)!.hex;
export const healthOf = (b: Battle, id: UnitId): number => findUnit(b, id)!.health;
export const stateOf = (b: Battle, id: UnitId): Unit['state'] => findUnit(b, id)!.state;

export const eventsOf = <T extends BattleEvent['type']>(
  events: readonly BattleEvent[],
  type: T,
): readonly Extract<BattleEvent, { type: T }>[] =>
  events.filter((e): e is Extract<BattleEvent, { type: T }> => e.type === type);
