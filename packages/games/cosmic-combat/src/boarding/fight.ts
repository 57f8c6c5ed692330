/** One boarding fight (P13, CC-61, CC-62, CC-64 to CC-67, X-14, X-239, X-240): pools of Aggressors, wounds shared out, all suffered at once. */

import {
  type AllotFrame,
  allotOf,
  captainOf,
  needed,
  otherSide,
  purseOf,
  type RollFrame,
  rollBoth,
  SIDES,
  type Side,
  type SideRolls,
  successesBySide,
  takenBy,
} from '@muster/dwethia';
import { byItself, type Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { statOf } from '../ground/values.ts';
import { type BoardingPool, type BoardingShip, boardingNeeds, boardingPool } from '../ships/boarding.ts';
import { copyBattle, popped, pushed, replaced, STATION, seatFor, shipOf, sideOf } from '../state/battle.ts';
import type { Battle, CosmicProcedure, CosmicTable, FightFrame, PoolRoll, Ship, ShipId } from '../state/types.ts';
import { removeDead } from '../wounds/removal.ts';
import { woundsOn } from '../wounds/wounds.ts';

/** Wounds that boarding can take: of the station its crew too, which goes first. */
export const woundsAboard = (b: Battle, s: Ship): number => s.wounds + (s.unit === STATION ? b.station!.crew : 0);

/** DW-25: Bloodpact has one Aggressor more in the round in which it boards. A station without crew has none. */
const aggressorsOf = (b: Battle, s: Ship, boards: boolean): number => {
  if (s.unit === STATION && b.station!.crew === 0) return 0;
  const bold = boards && kitOf(b, s).faction?.trait.onset;
  return statOf(b, s, 'aggression') + (bold ? 1 : 0);
};

/** What counts of a ship in a fight; `boards`: as if it boarded in this round. */
export const boardingShipOf = (b: Battle, s: Ship, boards = s.turn.boarded !== null): BoardingShip => ({
  martial: statOf(b, s, 'martial'),
  aggressors: aggressorsOf(b, s, boards),
  wounds: woundsAboard(b, s),
  ignore: kitOf(b, s).ignores,
});

export const fightFrame = (ships: FightFrame['ships'], attacker: Side): FightFrame => ({
  type: 'fight',
  ships,
  attacker,
  step: 'attack',
  hits: [0, 0],
  taken: [],
});

const stepped = (
  f: FightFrame,
  step: FightFrame['step'],
  hits: FightFrame['hits'],
  taken: FightFrame['taken'],
): FightFrame => ({ type: 'fight', ships: f.ships, attacker: f.attacker, step, hits, taken });

const shipsOn = (b: Battle, f: FightFrame, side: Side): readonly Ship[] => f.ships[side].map((id) => shipOf(b, id));

/** who owns the first ship of a side in the fight; for a station alone the captain. */
const seatIn = (b: Battle, f: FightFrame, side: Side): Seat => {
  const own = shipsOn(b, f, side).find(({ seat }) => seat !== null);
  return own === undefined ? captainOf(b, side) : seatFor(b, own);
};

/** A station that nobody helps fights without anybody's Destiny. */
const purseIn = (b: Battle, f: FightFrame, side: Side): string =>
  shipsOn(b, f, side).some((s) => sideOf(b, s) === side) ? purseOf(side) : '';

const rolls = (b: Battle, f: FightFrame): SideRolls => ({
  attacker: f.attacker,
  first: b.first,
  whose: (side) => ({ purse: purseIn(b, f, side), seat: seatIn(b, f, side) }),
});

/** CC-61, CC-62, CC-64: Aggressors of all, by the highest Martial of each side. */
const rollAttack = (b: Battle, f: FightFrame, table: CosmicTable): Battle => {
  const pools = SIDES.map((side) => boardingPool(shipsOn(b, f, side).map((s) => boardingShipOf(b, s))));
  const of = (side: Side) => {
    const [own, other] = [pools[side]!, pools[otherSide(side)]!] as readonly [BoardingPool, BoardingPool];
    return { count: own.dice, needs: boardingNeeds(own, other) };
  };
  return pushed(b, rollBoth<PoolRoll>('boarding', 'CC-65', rolls(b, f), of, table));
};

/** CC-67, X-14: the highest Strength of a side against the highest Defense of the other. */
export const boardingWoundNeeds = (b: Battle, own: readonly Ship[], others: readonly Ship[]): number => {
  let [strength, defense] = [0, 0];
  for (const s of own) strength = Math.max(strength, statOf(b, s, 'strength'));
  for (const s of others) defense = Math.max(defense, statOf(b, s, 'defense'));
  return needed(strength, defense);
};

const rollWounds = (b: Battle, f: FightFrame, table: CosmicTable): Battle => {
  const of = (side: Side) => ({
    count: f.hits[side],
    needs: boardingWoundNeeds(b, shipsOn(b, f, side), shipsOn(b, f, otherSide(side))),
  });
  return pushed(b, rollBoth<PoolRoll>('boardingWound', 'X-14', rolls(b, f), of, table));
};

/** The dice of both sides lie. */
export const fightLanded = (b: Battle, f: FightFrame, roll: RollFrame): Battle => {
  const hits = successesBySide(roll, b.first);
  const isOver = f.step === 'wound' || !b.config.rulings.boardingTwoRolls || (hits[0] === 0 && hits[1] === 0);
  return replaced(b, stepped(f, isOver ? 'allot' : 'wound', hits, f.taken));
};

/** the side whose successes are shared out next, the first side's first. */
const allotting = (b: Battle, f: FightFrame): Side | null => {
  if (f.hits[b.first] > 0) return b.first;
  return f.hits[otherSide(b.first)] > 0 ? otherSide(b.first) : null;
};

const allot = (b: Battle, f: FightFrame): Battle => {
  const side = allotting(b, f);
  if (side === null) return replaced(b, stepped(f, 'suffer', f.hits, f.taken));
  return pushed(b, allotOf(seatIn(b, f, side), 'X-240', f.hits[side]));
};

const fightBelow = (b: Battle): FightFrame => b.stack[b.stack.length - 2] as FightFrame;

/** none beyond its Wounds while another has some left; beyond them only where wounds may be ignored. */
export const allotAmong = (b: Battle, frame: AllotFrame): readonly ShipId[] => {
  const f = fightBelow(b);
  const enemies = shipsOn(b, f, otherSide(allotting(b, f)!));
  const open = enemies.filter((s) => takenBy(frame, s.id) < woundsAboard(b, s));
  const among = open.length > 0 ? open : enemies.filter((s) => kitOf(b, s).ignores !== null);
  return among.map(({ id }) => id);
};

/** Off the stack: the fight lies on top. */
export const allotted = (b: Battle, frame: AllotFrame): Battle => {
  const f = b.stack[b.stack.length - 1] as FightFrame;
  const hits: FightFrame['hits'] = allotting(b, f) === 0 ? [0, f.hits[1]] : [f.hits[0], 0];
  return replaced(b, stepped(f, 'allot', hits, [...f.taken, ...frame.taken]));
};

/** wounds of the station take its crew first; who takes the last of it holds the station. */
const crewLost = (b: Battle, wounds: number, by: Side, table: CosmicTable): Battle => {
  const { crew, holder } = b.station!;
  const left = Math.max(0, crew - wounds);
  table.tell?.({ type: 'crewLost', left, by, rule: 'X-260' });
  const copy = copyBattle(b);
  copy.station = { crew: left, holder: left === 0 ? by : holder };
  if (left === 0) table.tell?.({ type: 'held', side: by, rule: 'X-260' });
  return copy;
};

/** Both sides at once: the wounds wait on the stack, then who is left without any is removed (DW-37). */
const suffer = (b: Battle, f: FightFrame, table: CosmicTable): Battle => {
  if (f.taken.length === 0) return removeDead(popped(b), table);
  let now: Battle = replaced(b, stepped(f, 'suffer', f.hits, []));
  for (const { id, wounds } of f.taken.toReversed()) {
    const s = shipOf(b, id);
    const side: Side = f.ships[0].includes(id) ? 0 : 1;
    const crew = s.unit === STATION ? Math.min(wounds, b.station!.crew) : 0;
    if (crew > 0) now = crewLost(now, crew, otherSide(side), table);
    const by = f.ships[otherSide(side)][0]!;
    now = pushed(now, woundsOn(id, wounds - crew, { kind: 'boarding', by })); // none where the crew took all
  }
  return now;
};

export const fightProcedure: CosmicProcedure<FightFrame> = byItself((b, f, table) => {
  switch (f.step) {
    case 'attack':
      return rollAttack(b, f, table);
    case 'wound':
      return rollWounds(b, f, table);
    case 'allot':
      return allot(b, f);
    case 'suffer':
      return suffer(b, f, table);
  }
});
