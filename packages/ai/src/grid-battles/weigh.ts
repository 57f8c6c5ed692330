/**
 * The Veteran's judgement: what an attack promises and risks, and what a place is worth to a unit. Everything is counted in
 * units: 1 is an ordinary unit, whole.
 */

import { type Hex, isClear } from '@muster/geometry';
import { ACTIVATED, type Board, FRESH } from './board.ts';
import { OUT_OF_REACH } from './lookups.ts';

const WEIGHTS = {
  /** How the worth of a unit is shared between its being there and its health. */
  being: 0.4,
  health: 0.6,
  /** What wins the battle at once. */
  win: 4,
  /** How much a blow taken in battle back counts against one given. */
  caution: 0.9,
  /** How much of what enemies could do to a unit is feared. */
  danger: 0.25,
  /** The same for enemies that have already acted this round. */
  later: 0.5,
  /** For each move it is away from its nearest victim. */
  advance: 0.12,
  /** For each move it is away from a hex it should hold; for standing on it. */
  hold: 0.12,
  onHold: 0.5,
  /** The same for keeping an enemy from his. */
  guard: 0.06,
  onGuard: 0.5,
};

/** About the chance that a unit falls, from the health it is expected to lose in shares of what it has. */
const soft = (x: number): number => {
  const cube = x * x * x;
  return cube / (cube + 1);
};

const hasSight = (board: Board, unit: number, from: Hex, to: Hex): boolean => {
  const { field, config, profiles } = board.tables;
  if (profiles[unit]!.indirect) return true;
  const hill = config.rulings.hillSeesOver && (field.terrain[from] === 'hill' || field.terrain[to] === 'hill');
  board.mover = unit;
  return isClear(field.grid, from, to, hill ? board.isHigh : board.isBlocked, config.rulings.losEdge);
};

/** Whether the loss of this unit ends the battle. */
export const decides = ({ tables, destroyed }: Board, unit: number): boolean => {
  const seat = tables.seats[unit]! as 0 | 1;
  const enemy = tables.aims[1 - seat]!;
  return destroyed[seat] + 1 >= enemy.destroy || enemy.slay === tables.types[unit];
};

/** What it is worth that the unit falls with this chance and loses this much health. */
const damage = (board: Board, unit: number, fall: number, loss: number): number => {
  const { worth, profiles } = board.tables;
  const value = worth[unit]! * (WEIGHTS.being * fall + (WEIGHTS.health * loss) / profiles[unit]!.health);
  return decides(board, unit) ? value + WEIGHTS.win * fall : value;
};

/** Whether the weapons of the unit reach from here to there. */
const inRange = (board: Board, unit: number, from: Hex, to: Hex): boolean => {
  const { tables } = board;
  const { minRange, range } = tables.profiles[unit]!;
  const d = tables.far[from * tables.size + to]!;
  return d >= minRange && d <= range && (d === 1 || hasSight(board, unit, from, to));
};

/** What an attack from a hex is worth; `support` is the health that others of this turn are expected to take off first. */
export const attackWorth = (board: Board, unit: number, from: Hex, target: number, support: number): number => {
  const { tables, health } = board;
  const to = board.hex[target]!;
  const away = tables.far[from * tables.size + to]! > 1;
  const strike = tables.strike(unit, from, target, to, away);
  const left = health[target]!;
  const loss = strike.loss[left]!;
  const alone = strike.kill[left]!;
  const fall = support > 0 ? Math.max(alone, soft((support + loss) / left) - soft(support / left)) : alone;
  let worth = damage(board, target, fall, loss);
  if (isAim(board, to)) worth += WEIGHTS.onGuard * fall;
  if (away || !tables.answers[target]) return worth;
  const back = tables.strike(target, to, unit, from, false);
  const mine = health[unit]!;
  return worth - WEIGHTS.caution * (1 - alone) * damage(board, unit, back.kill[mine]!, back.loss[mine]!);
};

/** Whether a side wins by holding this hex. */
const isAim = (board: Board, hex: Hex): boolean =>
  board.tables.aims[0].holdHex === hex || board.tables.aims[1].holdHex === hex;

/** Whether the unit may still attack this turn if it goes from its hex to this one. */
const mayAttack = (board: Board, unit: number, to: Hex): boolean => {
  const { tables, battle } = board;
  const { setup, reload } = tables.profiles[unit]!;
  if (board.attacked[unit] === 1) return false;
  const u = battle.units[unit]!;
  if (setup && (to !== board.hex[unit] || u.left)) return false;
  return !(reload && u.attackedInRound > 0 && u.attackedInRound === battle.round - 1);
};

/** The best attack of a unit from a hex: what it is worth, never below 0. */
const bestAttack = (board: Board, unit: number, from: Hex, support: readonly number[] | undefined): number => {
  const { tables, count, hex } = board;
  const { seats, far, size } = tables;
  const { minRange, range } = tables.profiles[unit]!;
  const own = seats[unit]!;
  if (!mayAttack(board, unit, from)) return 0;
  let best = 0;
  for (let e = 0; e < count; e++) {
    if (seats[e] === own || hex[e]! < 0) continue;
    const d = far[from * size + hex[e]!]!;
    if (d < minRange || d > range || (d > 1 && !hasSight(board, unit, from, hex[e]!))) continue;
    const worth = attackWorth(board, unit, from, e, support === undefined ? 0 : support[e]!);
    if (worth > best) best = worth;
  }
  return best;
};

/** What enemies could do to a unit on this hex before it acts again. */
const dangerAt = (board: Board, unit: number, at: Hex): number => {
  const { tables, count, hex, health, state, threats, threat } = board;
  const n = threats[at]!;
  if (n === 0) return 0;
  const mine = health[unit]!;
  let loss = 0;
  for (let k = 0; k < n; k++) {
    const e = threat[at * count + k]!;
    const weight = state[e] === FRESH ? 1 : WEIGHTS.later;
    loss += weight * tables.strike(e, hex[e]!, unit, at, tables.profiles[e]!.range > 1).loss[mine]!;
  }
  const feared = WEIGHTS.danger * loss;
  return damage(board, unit, soft(feared / mine), Math.min(feared, mine));
};

/** What it means to be here besides fighting: on the way to a victim, on or near a hex that decides. */
const position = (board: Board, unit: number, at: Hex): number => {
  const { tables, count, hex, fresh } = board;
  const { seats, types } = tables;
  const seat = seats[unit]! as 0 | 1;
  const own = tables.aims[seat]!;
  const enemy = tables.aims[1 - seat]!;
  const move = Math.max(1, tables.profiles[unit]!.move);
  const holds = own.holdHex >= 0 && (own.holdType === null || own.holdType === types[unit]);
  let worth = 0;
  if (holds) {
    worth -= (WEIGHTS.hold * Math.min(40, tables.walk(unit, at)[own.holdHex]!)) / move;
    if (at === own.holdHex) worth += fresh[(1 - seat) as 0 | 1] === 0 ? WEIGHTS.win : WEIGHTS.onHold;
  }
  if (enemy.holdHex >= 0) {
    worth -= (WEIGHTS.guard * Math.min(40, tables.walk(unit, at)[enemy.holdHex]!)) / move;
    if (at === enemy.holdHex) worth += WEIGHTS.onGuard;
  }
  const advance = advanceOf(board, unit, seat, holds);
  if (advance === 0) return worth;
  const approach = tables.approach(unit, at);
  let least = OUT_OF_REACH;
  for (let e = 0; e < count; e++) {
    if (seats[e] === seat || hex[e]! < 0) continue;
    const cost = approach[hex[e]!]!;
    if (cost < least) least = cost;
  }
  return worth - (advance * Math.min(40, least)) / move;
};

/** Who only has to last, and a captain who must not fall, let the enemy come. */
const advanceOf = (board: Board, unit: number, seat: number, holds: boolean): number => {
  const { tables } = board;
  if (tables.aims[1 - seat]!.slay === tables.types[unit] || (holds && tables.aims[seat]!.holdType !== null)) return 0;
  return tables.aims[seat]!.endures ? WEIGHTS.advance / 6 : WEIGHTS.advance;
};

/** What it is worth that the unit goes to this hex and attacks from there. */
export const placeWorth = (board: Board, unit: number, at: Hex, support: readonly number[] | undefined): number =>
  bestAttack(board, unit, at, support) - dangerAt(board, unit, at) + position(board, unit, at);

/** What it is worth as it stands, if it does not act now. */
export const waitWorth = (board: Board, unit: number): number =>
  position(board, unit, board.hex[unit]!) - dangerAt(board, unit, board.hex[unit]!);

/** By enemy: the health that the other activated units can be expected to take off this turn. */
export const supportWithout = (board: Board, unit: number, support: number[]): readonly number[] => {
  const { tables, count, state, attacked, hex } = board;
  const own = tables.seats[unit]!;
  support.length = count;
  support.fill(0);
  for (let i = 0; i < count; i++) {
    if (i === unit || tables.seats[i] !== own || state[i] !== ACTIVATED || hex[i]! < 0 || attacked[i] === 1) continue;
    for (let e = 0; e < count; e++)
      if (tables.seats[e] !== own && hex[e]! >= 0 && couldStrike(board, i, e)) support[e]! += expectedLoss(board, i, e);
  }
  return support;
};

/** Whether the unit can strike that enemy in a turn of its own, by distance alone; once it has moved, exactly. */
export const couldStrike = (board: Board, unit: number, target: number): boolean => {
  const { tables, hex, moved } = board;
  if (moved[unit] === 1) return mayAttack(board, unit, hex[unit]!) && inRange(board, unit, hex[unit]!, hex[target]!);
  const { move, setup } = tables.profiles[unit]!;
  return tables.approach(unit, hex[unit]!)[hex[target]!]! <= (setup ? 0 : move);
};

/** The health one blow takes off, from the ground it stands on. */
export const expectedLoss = (board: Board, unit: number, target: number): number => {
  const { tables, hex, health } = board;
  const away = tables.profiles[unit]!.range > 1;
  return tables.strike(unit, hex[unit]!, target, hex[target]!, away).loss[health[target]!]!;
};

/** What it is worth to take this much health off an enemy. */
export const lossWorth = (board: Board, target: number, loss: number): number =>
  damage(board, target, soft(loss / board.health[target]!), Math.min(loss, board.health[target]!));
