/** Combat (GB-40 to GB-50, GB-60 to GB-71): pools, symbols, hits, and the battle back. */

import { mean } from '@muster/dice';
import { distance } from '@muster/geometry';
import type { Table } from '@muster/kernel';
import { ATTACK_FACES, type AttackColour, DEFENCE_FACES, type DefenceColour } from '../content/dice.ts';
import { NO_HELP, TERRAIN, type Terrain } from '../content/terrain.ts';
import { UNITS, type UnitType } from '../content/units.ts';
import { endTurnIfIdle } from '../round/turn.ts';
import { checkAfterHits } from '../round/victory.ts';
import type {
  AttackCommand,
  Battle,
  BattleEvent,
  BattleRoll,
  RolledAttackDie,
  RolledDefenceDie,
  Unit,
} from '../state/battle.ts';
import { type Field, fieldOf } from '../state/field.ts';
import { copyUnit, hexOf, indexOf, withUnit } from '../state/units.ts';
import { mayBattleBack } from '../targets/targets.ts';
import { hitsOf, type Pools } from './hits.ts';

/** One who fights: a unit of this type on this terrain. */
export interface Fighter {
  readonly type: UnitType;
  readonly terrain: Terrain;
}

/** All that decides one half of a combat before dice are rolled, and where each die comes from. */
export interface Half extends Pools {
  readonly attackFrom: readonly DieSource[];
  readonly defenceFrom: readonly DieSource[];
}

export type DieSource = 'unit' | Terrain;

const ONE_YELLOW: readonly AttackColour[] = ['yellow'];

const from = (count: number, source: DieSource): readonly DieSource[] => Array<DieSource>(count).fill(source);

/** The half in which `striker` strikes `struck`: roles decide the bonuses, so it is worked out anew for Battle Back (GB-67). */
export const makeHalf = (
  beats: Field['beats'],
  rangedInMelee: Battle['config']['rulings']['rangedInMelee'],
  striker: Fighter,
  struck: Fighter,
  far: number,
): Half => {
  const profile = UNITS[striker.type]; // losses never weaken the dice
  const attack = far === 1 && profile.range > 1 && rangedInMelee === 'yellowOnly' ? ONE_YELLOW : profile.attack;
  const { defence } = UNITS[struck.type];
  const ground = TERRAIN[struck.terrain].defends;
  const covered = far > 1 || !ground.onlyFromAfar;
  const cover = covered ? ground.dice : []; // GB-63, R-01
  const hindrance = far === 1 ? TERRAIN[striker.terrain].givesEnemy : [];
  const helped = far > 1 && struck.terrain !== striker.terrain;
  const help = helped ? TERRAIN[striker.terrain].attacks : NO_HELP; // GB-62
  return {
    advantage: beats[striker.type].has(struck.type), // GB-70; each uses its own
    attack: [...attack, ...help.dice],
    attackFrom: [...from(attack.length, 'unit'), ...from(help.dice.length, striker.terrain)],
    defence: [...defence, ...cover, ...hindrance],
    defenceFrom: [
      ...from(defence.length, 'unit'),
      ...from(cover.length, struck.terrain),
      ...from(hindrance.length, striker.terrain),
    ],
    symbols: { damage: help.damage, bonus: help.bonus, shields: covered ? ground.shields : 0 },
  };
};

export interface Tally {
  readonly damage: number;
  readonly bonus: number;
  readonly shields: number;
  readonly hits: number;
}

/** Reads rolled faces: hits = Damage (+ Bonus Damage with Advantage) − Shields, never below zero (GB-46, GB-47, GB-49). */
export const readDice = (half: Pools, attack: readonly number[], defence: readonly number[]): Tally => {
  let { damage, bonus, shields } = half.symbols; // GB-64 to GB-66
  for (let i = 0; i < attack.length; i++) {
    const face = ATTACK_FACES[half.attack[i]!][attack[i]! - 1]!;
    damage += face.damage;
    bonus += face.bonus;
  }
  for (let i = 0; i < defence.length; i++) shields += DEFENCE_FACES[half.defence[i]!][defence[i]! - 1]!;
  const hits = Math.max(0, damage + (half.advantage ? bonus : 0) - shields);
  return { damage, bonus, shields, hits };
};

const fighter = (field: Field, u: Unit): Fighter => ({ type: u.type, terrain: field.terrain[hexOf(field, u)]! });

/** The half as the two units stand now. */
export const halfBetween = (b: Battle, striker: Unit, struck: Unit): Half => {
  const field = fieldOf(b.config);
  const far = distance(field.grid, hexOf(field, striker), hexOf(field, struck));
  return makeHalf(field.beats, b.config.rulings.rangedInMelee, fighter(field, striker), fighter(field, struck), far);
};

/** Rolls one half and applies its hits at once (GB-41, GB-48). */
const strike = (
  b: Battle,
  strikerIndex: number,
  struckIndex: number,
  far: number,
  which: 1 | 2,
  table: Table<BattleEvent, BattleRoll>,
): Battle => {
  const striker = b.units[strikerIndex]!;
  const struck = b.units[struckIndex]!;
  const half = halfBetween(b, striker, struck);
  const attack = table.roll(half.attack.length, striker.seat, 'attack'); // GB-62, R-30
  const defence = table.roll(half.defence.length, struck.seat, 'defence');
  const tally = readDice(half, attack, defence);
  const hurt = copyUnit(struck);
  hurt.health = Math.max(0, struck.health - tally.hits); // GB-48, GB-49
  if (hurt.health === 0) hurt.hex = null;
  if (table.tell !== undefined)
    table.tell({
      type: 'struck',
      rule: 'GB-47',
      half: which,
      striker: striker.id,
      struck: struck.id,
      distance: far,
      advantage: half.advantage,
      attack: attack.map((face, i) => attackDie(half.attack[i]!, face, half.attackFrom[i]!)),
      defence: defence.map((face, i) => defenceDie(half.defence[i]!, face, half.defenceFrom[i]!)),
      symbols: half.symbols,
      ...tally,
      health: hurt.health,
      expected: mean(hitsOf(half)),
    });
  if (hurt.health === 0) table.tell?.({ type: 'destroyed', rule: 'GB-49', unit: struck.id });
  return hurt.health === struck.health ? b : checkAfterHits(withUnit(b, struckIndex, hurt), table);
};

const attackDie = (colour: AttackColour, face: number, from: DieSource): RolledAttackDie => {
  const { damage, bonus } = ATTACK_FACES[colour][face - 1]!;
  return { colour, face, damage, bonus, from };
};

const defenceDie = (colour: DefenceColour, face: number, from: DieSource): RolledDefenceDie => ({
  colour,
  face,
  shields: DEFENCE_FACES[colour][face - 1]!,
  from,
});

/** A whole combat: the attack, then the answer if there is one, and never a third half (GB-42, GB-43, R-03). */
export const applyAttack = (b: Battle, c: AttackCommand, table: Table<BattleEvent, BattleRoll>): Battle => {
  const field = fieldOf(b.config);
  const [a, d] = [indexOf(b, c.attacker), indexOf(b, c.target)];
  const [attacker, defender] = [b.units[a]!, b.units[d]!];
  const far = distance(field.grid, hexOf(field, attacker), hexOf(field, defender));
  table.tell?.({ type: 'attackDeclared', rule: 'GB-30', attacker: c.attacker, target: c.target, distance: far });
  const answer = mayBattleBack(b, defender, attacker, far);
  const struck = strike(spend(b, a), a, d, far, 1, table);
  if (struck.outcome !== null) return struck;
  const why = struck.units[d]!.health === 0 ? 'destroyed' : answer;
  if (why === 'yes') return endTurnIfIdle(strike(struck, d, a, far, 2, table), table); // GB-42
  table.tell?.({ type: 'noBattleBack', rule: why === 'destroyed' ? 'GB-42' : 'R-02', unit: c.target, why });
  return endTurnIfIdle(struck, table);
};

/** The attack is used up, whatever comes of it (GB-30). */
const spend = (b: Battle, index: number): Battle => {
  const unit = copyUnit(b.units[index]!);
  unit.attacked = true;
  unit.attackedInRound = b.round;
  return withUnit(b, index, unit);
};
