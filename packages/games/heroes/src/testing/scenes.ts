/** Battles in the middle, for tests: who stands where, whose turn it is, which dice come. */

import type { Stats } from '@muster/dwethia';
import type { Decision, Refusal } from '@muster/kernel';
import { sheetOf } from '../build/reading.ts';
import { arenaOf } from '../content/arenas.ts';
import { profileOf } from '../content/profiles.ts';
import type { UnitSheet } from '../content/sheet.ts';
import type { Turn } from '../content/terrain.ts';
import { heroes } from '../game.ts';
import { fieldOf } from '../ground/field.ts';
import { readConfig } from '../reading/parse.ts';
import { copyBattle, copyModel, modelOf, withModel } from '../state/battle.ts';
import type { Battle, Frame, HeroesCommand, HeroesEvent, HeroesTable, Model } from '../state/types.ts';

/** `[x, y]` on the board. */
export type Place = readonly [x: number, y: number];

export interface Lineup {
  readonly south: readonly (string | UnitSheet)[];
  readonly north: readonly (string | UnitSheet)[];
  readonly arena?: string;
  /** On an open board: kind, west, south, quarter turns. */
  readonly pieces?: readonly (readonly [kind: string, x: number, y: number, turn?: Turn])[];
  readonly points?: number;
  readonly rulings?: object;
  readonly objectives?: readonly (readonly number[])[];
}

const FREE = { objectiveMix: 'free' } as const;
const ANY = [
  [3, 6, 8, 12, 13],
  [3, 6, 8, 12, 13],
];

/** The first battle of these profiles, all beside the board, the south to activate. */
export const scene = ({
  south,
  north,
  arena = 'sandgate',
  pieces,
  points = 149,
  rulings = {},
  objectives = ANY,
}: Lineup): Battle => {
  const seats = [seatOf(south, 0), seatOf(north, 1)];
  const laid = pieces?.map(([kind, x, y, turn = 0]) => ({ kind, x, y, turn }));
  const board = laid === undefined ? { arena } : { terrain: 'given', pieces: laid, arena: 'open-24' };
  const config = readConfig({ points, ...board, seats, objectives, rulings: { ...FREE, ...rulings } }, 'config');
  const table = diceTable([6, 1], []);
  const begun = heroes.setup(config, table);
  if (laid === undefined) return heroes.play(begun, 0, { type: 'goFirst', first: 'me' }, table);
  const copy = copyBattle(begun);
  copy.stack = [{ type: 'round', side: 0, more: 'no' }];
  copy.markers = arenaOf('open-24')!.markers.map(([x, y]) => 24 * y + x);
  return copy;
};

const factionOf = (unit: string | UnitSheet): string => (typeof unit === 'string' ? unit.split('.')[0]! : unit.faction);

const seatOf = (units: readonly (string | UnitSheet)[], side: number): object => ({
  side,
  faction: factionOf(units[0]!),
  units,
});

/** A battle of several players, all beside the board, the south to activate. */
export const teams = (
  seats: readonly (readonly [side: 0 | 1, ...units: (string | UnitSheet)[]])[],
  points = 149,
): Battle => {
  const config = readConfig(
    { points, arena: 'sandgate', seats: seats.map(([side, ...units]) => seatOf(units, side)), objectives: ANY },
    'config',
  );
  const table = diceTable([6, 1], []);
  const begun = heroes.setup(config, table);
  return heroes.play(begun, heroes.decisions(begun)[0]!.seat, { type: 'goFirst', first: 'me' }, table);
};

/** A printed profile with other stats or gear. */
export const unit = (id: string, change: Partial<Omit<UnitSheet, 'stats'>>, stats: Partial<Stats> = {}): UnitSheet => {
  const sheet = sheetOf(profileOf(id)!);
  return { ...sheet, ...change, stats: { ...sheet.stats, ...stats } };
};

export const changed = (b: Battle, id: string, change: Partial<Model>): Battle =>
  withModel(b, Object.assign(copyModel(modelOf(b, id)), change));

export const spaceOf = (b: Battle, [x, y]: Place): number => y * fieldOf(b.config).ground.size + x;

/** These models stand there. */
export const standing = (b: Battle, places: Readonly<Record<string, Place>>): Battle =>
  Object.entries(places).reduce((now, [id, place]) => changed(now, id, { space: spaceOf(b, place) }), b);

/** South and north have taken up these standing orders. */
export const ordered = (b: Battle, orders: object): Battle => {
  const copy = copyBattle(b);
  copy.orders = b.orders.map((own) => ({ ...own!, ...orders }));
  return copy;
};

const diceTable = (dice: number[], events: HeroesEvent[], rolls: string[] = []): HeroesTable => ({
  roll: (count, _, what) => {
    rolls.push(`${what} ${count}`);
    if (dice.length < count) throw new Error(`no die left for ${what}`);
    return dice.splice(0, count);
  },
  shuffle: (items) => items,
  final: () => {},
  tell: (event) => events.push(event),
});

/** Plays on from a battle with dice that are given as they are needed. */
export const playing = (start: Battle) => {
  let b = start;
  const events: HeroesEvent[] = [];
  const rolls: string[] = [];
  return {
    events,
    rolls,
    now: (): Battle => b,
    model: (id: string): Model => modelOf(b, id),
    asked: (): Decision | undefined => heroes.decisions(b)[0],
    top: (): Frame | undefined => b.stack[b.stack.length - 1],
    candidates: (): readonly HeroesCommand[] => heroes.candidates(b, heroes.decisions(b)[0]!.seat),
    refusal: (c: HeroesCommand): Refusal | undefined => heroes.refuse(b, heroes.decisions(b)[0]!.seat, c),
    change: (by: (b: Battle) => Battle): void => {
      b = by(b);
    },
    play: (c: HeroesCommand, ...dice: readonly number[]): void => {
      const { seat } = heroes.decisions(b)[0]!;
      const refusal = heroes.refuse(b, seat, c);
      if (refusal !== undefined) throw new Error(heroes.explain(refusal as never));
      const left = dice.slice();
      b = heroes.play(b, seat, c, diceTable(left, events, rolls));
      if (left.length > 0) throw new Error(`dice left over: ${left.join()}`);
    },
  };
};

export const select = (model: string): HeroesCommand => ({ type: 'select', model });
export const strike = (target: string): HeroesCommand => ({ type: 'strike', target });
export const shoot = (weapon: string, target: string, arc = false): HeroesCommand => ({
  type: 'shoot',
  weapon,
  target,
  arc,
});
export const stayAt = (b: Battle, id: string): HeroesCommand => ({
  type: 'move',
  to: modelOf(b, id).space!,
  path: null,
  jump: false,
});
export const goTo = (b: Battle, place: Place, jump = false): HeroesCommand => ({
  type: 'move',
  to: spaceOf(b, place),
  path: null,
  jump,
});
