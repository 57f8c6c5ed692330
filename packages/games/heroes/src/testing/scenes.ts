/** Battles in the middle, for tests: who stands where, whose turn it is, which dice come. */

import type { Decision, Refusal } from '@muster/kernel';
import { heroes } from '../game.ts';
import { copyBattle, copyModel, modelOf, withModel } from '../state/battle.ts';
import { readConfig } from '../state/parse.ts';
import type { Battle, Frame, HeroesCommand, HeroesEvent, HeroesTable, Model } from '../state/types.ts';
import { fieldOf } from '../table/field.ts';

/** `[x, y]` on the board. */
export type Place = readonly [x: number, y: number];

export interface Scene {
  readonly south: readonly string[];
  readonly north: readonly string[];
  readonly arena?: string;
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
  points = 149,
  rulings = {},
  objectives = ANY,
}: Scene): Battle => {
  const seat = (units: readonly string[], side: number) => ({ side, faction: units[0]!.split('.')[0], units });
  const config = readConfig(
    { points, arena, seats: [seat(south, 0), seat(north, 1)], objectives, rulings: { ...FREE, ...rulings } },
    'config',
  );
  const table = diceTable([6, 1], []);
  const begun = heroes.setup(config, table);
  return heroes.play(begun, 0, { type: 'goFirst', first: 'me' }, table);
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
