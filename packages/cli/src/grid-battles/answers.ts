/** Questions a player may ask in the middle of a battle: where to go, whom to attack, at what odds. */

import {
  attackOdds,
  type Battle,
  destinations,
  fieldOf,
  findUnit,
  gridBattles,
  halfBetween,
  nameOf,
  seenBy,
  turnOdds,
  UNITS,
  type Unit,
  type UnitId,
} from '@muster/grid-battles';
import type { Paint } from '../paint.ts';
import { columns, percent, wrap } from '../text.ts';
import { combatWords } from './odds-words.ts';
import { stateMark, symbolOf } from './symbols.ts';

const WIDTH = 78;

const noUnit = (id: UnitId): string => `There is no unit ${id.slice(0, 8)} on the map.\n`;

/** Sight and range as they are now, whatever the phase. */
const canStrike = (b: Battle, attacker: Unit, target: Unit): boolean =>
  attacker.seat !== target.seat && seenBy(b, attacker).includes(target.hex!);

const onMap = (b: Battle, id: UnitId): Unit | undefined => {
  const unit = findUnit(b, id);
  return unit?.hex == null ? undefined : unit;
};

export const movesText = (b: Battle, id: UnitId): string => {
  const unit = onMap(b, id);
  if (unit === undefined) return noUnit(id);
  const { labels } = fieldOf(b.config).grid;
  const found = destinations(b, unit).filter(({ path }) => path.length > 0);
  if (found.length === 0) return `${nameOf(unit)} cannot go anywhere from ${unit.hex}.\n`;
  const words = found.map(({ hex, cost }) => `${labels[hex]}(${cost})`);
  return `${nameOf(unit)} on ${unit.hex}, ${UNITS[unit.type].move} points, can go to (cost):\n${wrap(words, WIDTH, '  ')}`;
};

/** The path a player means by the hexes typed: one hex far away is a destination, anything else is the path itself. */
export const pathTo = (b: Battle, id: UnitId, hexes: readonly string[]): readonly string[] => {
  const unit = onMap(b, id);
  if (unit === undefined || hexes.length !== 1) return hexes;
  if (gridBattles.refuse(b, unit.seat, { type: 'move', unit: id, path: hexes }) === undefined) return hexes;
  const { labels } = fieldOf(b.config).grid;
  return destinations(b, unit).find(({ hex }) => labels[hex] === hexes[0])?.path ?? hexes;
};

/** Said when a single hex was typed that is not next to the unit and cannot be reached. */
export const unreachableText = (b: Battle, id: UnitId, hex: string): string | undefined => {
  const unit = onMap(b, id);
  const { grid } = fieldOf(b.config);
  const [from, to] = [grid.labels.indexOf(unit?.hex ?? ''), grid.labels.indexOf(hex)];
  if (unit === undefined || from < 0 || to < 0 || grid.neighbours[from]!.includes(to)) return undefined;
  return `${nameOf(unit)} cannot get to ${hex} this turn; “moves ${unit.id}” shows where it can go.\n`;
};

export const targetsText = (b: Battle, id: UnitId): string => {
  const unit = onMap(b, id);
  if (unit === undefined) return noUnit(id);
  const rows = b.units
    .filter((u) => u.hex !== null && canStrike(b, unit, u))
    .map((target) => {
      const odds = attackOdds(b, unit, target);
      const back = odds.battleBack.mean === 0 ? 'no answer' : `answered by ${odds.battleBack.mean.toFixed(2)}`;
      return [
        `  ${nameOf(target)}`,
        target.hex!,
        `${odds.mean.toFixed(2)} hits`,
        `destroys ${percent(odds.destroy)}`,
        back,
      ];
    });
  return rows.length === 0
    ? `${nameOf(unit)} reaches no enemy from ${unit.hex}.\n`
    : `${nameOf(unit)} on ${unit.hex} reaches:\n${columns(rows)}`;
};

export const oddsText = (b: Battle, attackers: readonly UnitId[], target: UnitId, paint: Paint): string => {
  const struck = onMap(b, target);
  if (struck === undefined) return noUnit(target);
  const found: Unit[] = [];
  for (const id of attackers) {
    const unit = onMap(b, id);
    if (unit === undefined) return noUnit(id);
    if (unit.seat === struck.seat) return `${nameOf(unit)} and ${nameOf(struck)} are on the same side.\n`;
    if (!canStrike(b, unit, struck)) return `${nameOf(unit)} does not reach ${nameOf(struck)} from where it stands.\n`;
    found.push(unit);
  }
  const combats = found.map((unit) => combatText(b, unit, struck, paint)).join('\n');
  return found.length === 1 ? combats : combats + chainText(b, attackers, found, struck);
};

const combatText = (b: Battle, attacker: Unit, defender: Unit, paint: Paint): string => {
  const odds = attackOdds(b, attacker, defender);
  const words = {
    attacker: { name: nameOf(attacker), health: attacker.health },
    defender: { name: nameOf(defender), health: defender.health },
    attack: halfBetween(b, attacker, defender),
    answer: odds.battleBack.hits.length > 1 ? halfBetween(b, defender, attacker) : undefined,
  };
  return combatWords(words, odds, paint);
};

const chainText = (b: Battle, ids: readonly UnitId[], attackers: readonly Unit[], target: Unit): string => {
  const after = turnOdds(b, target.id, ids);
  const rows = attackers.map((u, i) => [`  ${i + 1}. ${nameOf(u)}`, percent(after[i]!)]);
  return `\n${nameOf(target)} is destroyed by the end of each attack, in this order:\n${columns(rows)}`;
};

const unitRow = (b: Battle, u: Unit): readonly string[] => {
  const p = UNITS[u.type];
  const where = u.health === 0 ? 'lost' : (u.hex ?? 'to deploy');
  return [
    `${u.id}${stateMark(u, b.phase)}`,
    symbolOf(u),
    p.source === 'house' ? `${p.name} (ours)` : p.name,
    where,
    `health ${u.health}/${p.health}`,
    `move ${p.move}`,
    `${p.attack.join('+')} v ${p.defence.join('+')}`,
    p.range === 1 ? 'melee' : `range ${p.minRange}-${p.range}`,
    p.beats.length === 0 ? '' : `beats ${p.beats.join(', ')}`,
  ];
};

export const unitsText = (b: Battle): string => columns(b.units.map((u) => unitRow(b, u)));
