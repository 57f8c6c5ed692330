/** One melee attack by the active model (HR-43 to HR-46, X-90, X-132 to X-134), and who falls back after it. */

import { attackNeeds, attackRollValue, type Note, type RollFrame, successesOf, woundNeeds } from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { enemiesOf, groupAround, reaches } from '../ground/standing.ts';
import { integrityOf, statOf } from '../ground/values.ts';
import { modelOf, popped, pushed, replaced, rolling } from '../state/battle.ts';
import type { Battle, FightFrame, HeroesProcedure, HeroesTable, Model, PoolRoll } from '../state/types.ts';
import { inflict, woundsOn } from '../wounds/wounds.ts';
import { fallBackOf } from './fall-back.ts';

/** Enemies within reach of its weapon. */
export const targetsOf = (b: Battle, m: Model): readonly Model[] =>
  enemiesOf(b, m).filter((enemy) => enemy.wounds > 0 && reaches(b, m, enemy));

/** */
const arvOf = (b: Battle, m: Model, note?: Note): number =>
  attackRollValue(
    statOf(b, m, 'martial'),
    groupAround(b, m).map((one) => integrityOf(b, one)),
    note,
  );

/** Dice of an attack; one more for Bloodpact, and for Fury, in the activation in which it engages. */
export const diceOf = (b: Battle, m: Model, engages: boolean): number => {
  const { isFurious, stats } = kitOf(b, m);
  const more = engages && isFurious && stats.aggression > 0 ? 1 : 0;
  return statOf(b, m, 'aggression') + more;
};

export const blowNeeds = (
  b: Battle,
  m: Model,
  target: Model,
  note?: Note,
): { readonly attack: number; readonly wound: number } => ({
  attack: attackNeeds(arvOf(b, m, note), arvOf(b, target), note),
  wound: woundNeeds(statOf(b, m, 'strength') + kitOf(b, m).melee.strength, statOf(b, target, 'defense'), note),
});

export const fightOf = (b: Battle, m: Model, target: Model, engages: boolean): FightFrame => ({
  type: 'fight',
  attacker: m.id,
  target: target.id,
  dice: diceOf(b, m, engages),
  group: [...groupAround(b, m), ...groupAround(b, target)].map(({ id }) => id),
  step: 'attack',
  hits: 0,
});

const stepped = (f: FightFrame, step: FightFrame['step'], hits: number): FightFrame => ({
  type: 'fight',
  attacker: f.attacker,
  target: f.target,
  dice: f.dice,
  group: f.group,
  step,
  hits,
});

/** The dice lie. */
export const fightLanded = (b: Battle, f: FightFrame, roll: RollFrame<PoolRoll>): Battle => {
  const success = successesOf(roll);
  if (roll.what === 'attack') return replaced(b, stepped(f, 'wound', success));
  const now = replaced(b, stepped(f, 'fallBacks', f.hits));
  if (success === 0) return now;
  const attacker = modelOf(b, f.attacker);
  const how = {
    kind: 'melee',
    by: attacker.id,
    blackSun: kitOf(b, attacker).melee.keywords.blackSun === true,
    grenade: false,
  } as const;
  return inflict(now, [woundsOn(b, modelOf(b, f.target), success, how)]);
};

const begin = (b: Battle, f: FightFrame, table: HeroesTable): Battle => {
  const attacker = modelOf(b, f.attacker);
  table.tell?.({ type: 'struck', attacker: f.attacker, target: f.target, dice: f.dice, rule: 'HR-46' });
  const { attack } = blowNeeds(b, attacker, modelOf(b, f.target));
  return rolling(b, 'attack', 'DW-75', [{ purse: attacker.id, seat: attacker.seat, count: f.dice, needs: attack }]);
};

export const fightProcedure: HeroesProcedure<FightFrame> = byItself((b, f, table) => {
  switch (f.step) {
    case 'attack':
      return begin(b, f, table);
    case 'wound': {
      const attacker = modelOf(b, f.attacker);
      const { wound } = blowNeeds(b, attacker, modelOf(b, f.target));
      return rolling(b, 'wound', 'DW-76', [{ purse: attacker.id, seat: attacker.seat, count: f.hits, needs: wound }]);
    }
    case 'fallBacks':
      return pushed(replaced(b, stepped(f, 'done', f.hits)), fallBackOf(b, f));
    case 'done':
      return popped(b);
  }
});
