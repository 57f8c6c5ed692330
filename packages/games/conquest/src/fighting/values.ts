/** What each side brings into a fight (CQ-58, DW-74 to DW-76, X-25, X-27, X-353, X-354): dice, Attack Roll Value, Strength, Defense. */

import { attackNeeds, attackRollValue, type Note, otherSide, type Side, woundNeeds } from '@muster/dwethia';
import { isUnit, kitOf } from '../ground/field.ts';
import { aggressionOf, defenseOf, integrityOf, martialOf, strengthOf } from '../ground/values.ts';
import type { Battle, FightEntry, FightValues, Model } from '../state/types.ts';
import { coreOn, membersOn } from './entries.ts';
import { groundOf, hasFriendAmong, type Stander } from './ground.ts';

/** X-352, DW-73: cores roll; supporters of Range 2 and more if they are linked; Range 3 over one link more. */
export const rollersOn = (b: Battle, entry: FightEntry, side: Side): readonly Model[] => {
  if (entry.building !== null) return coreOn(b, entry, side);
  const all = membersOn(b, entry, side);
  if (all.every((m) => entry.core.includes(m.id))) return all;
  const g = groundOf(b);
  const isBehindCore = (one: Stander): boolean => hasFriendAmong(g, one, entry.core, g.link);
  return all.filter((m) => {
    if (entry.core.includes(m.id) || entry.far.includes(m.id)) return true;
    const one = g.byId.get(m.id);
    if (one === undefined || one.reach < 2) return false;
    if (isBehindCore(one)) return true;
    return one.reach === 3 && hasFriendAmong(g, one, entry.supporters, g.link, isBehindCore);
  });
};

/** whose stats count: all that a side has in the fight; with `supportStats` off its core. Buildings lend nothing. */
const lendersOn = (b: Battle, entry: FightEntry, side: Side): readonly Model[] =>
  b.config.rulings.supportStats ? membersOn(b, entry, side) : coreOn(b, entry, side);

type Stat = (b: Battle, m: Model, note?: Note) => number;

/** The highest of a stat among some; why it is what it is, is told for the first who has it. */
const highest = (b: Battle, models: readonly Model[], stat: Stat, note: Note | undefined): number => {
  let who = models[0]!;
  let best = stat(b, who);
  for (let i = 1; i < models.length; i++) {
    const value = stat(b, models[i]!);
    if (value <= best) continue;
    best = value;
    who = models[i]!;
  }
  if (note !== undefined) stat(b, who, note);
  return best;
};

const diceOn = (b: Battle, entry: FightEntry, side: Side, note: Note | undefined): number => {
  let dice = 0;
  for (const m of rollersOn(b, entry, side)) {
    const own = aggressionOf(b, m, note);
    note?.(`Dice of ${kitOf(b, m).name}`, own, 'CQ-58');
    dice += own;
  }
  return dice;
};

/** DW-43, X-353, X-27: Integrity counts from two units on; with `loneIntegrity` also that of one. DW-45: the worst negative too. */
const arvOn = (b: Battle, lenders: readonly Model[], note: Note | undefined): number => {
  const group: number[] = [];
  for (let i = 0; i < lenders.length; i++) group.push(integrityOf(b, lenders[i]!));
  if (b.config.rulings.loneIntegrity) group.push(group[0]!); // two of the same count as one of two
  return attackRollValue(highest(b, lenders, martialOf, note), group, note);
};

interface Brought {
  readonly dice: number;
  readonly arv: number;
  readonly strength: number;
  readonly defense: number;
}

/** Stats as they count now.: a building has its Defense, and 0 to be compared with. */
const broughtBy = (b: Battle, entry: FightEntry, side: Side, note: Note | undefined): Brought => {
  const lenders = lendersOn(b, entry, side).filter((m) => isUnit(b, m));
  if (lenders.length === 0) {
    const [building] = membersOn(b, entry, side);
    return { dice: 0, arv: 0, strength: 0, defense: building === undefined ? 0 : defenseOf(b, building) };
  }
  return {
    dice: diceOn(b, entry, side, note),
    arv: arvOn(b, lenders, note),
    strength: highest(b, lenders, strengthOf, note),
    defense: highest(b, lenders, defenseOf, note),
  };
};

const valuesFrom = (own: Brought, other: Brought, note: Note | undefined): FightValues => ({
  dice: own.dice,
  arv: own.arv,
  strength: own.strength,
  defense: own.defense,
  attack: own.dice === 0 ? null : attackNeeds(own.arv, other.arv, note), // DW-75
  wound: own.dice === 0 ? null : woundNeeds(own.strength, other.defense, note), // DW-76
});

/** By side. What is noted is why a side has what it has; the other side's is not. */
export const fightValues = (
  b: Battle,
  entry: FightEntry,
  notes: readonly [Note?, Note?] = [],
): readonly [FightValues, FightValues] => {
  const brought = [broughtBy(b, entry, 0, notes[0]), broughtBy(b, entry, 1, notes[1])] as const;
  return [valuesFrom(brought[0], brought[1], notes[0]), valuesFrom(brought[1], brought[0], notes[1])];
};

/** Of one side, with the reasons. */
export const valuesOn = (b: Battle, entry: FightEntry, side: Side, note?: Note): FightValues =>
  valuesFrom(broughtBy(b, entry, side, note), broughtBy(b, entry, otherSide(side), undefined), note);
