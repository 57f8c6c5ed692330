/** Exact chances of an attack in a battle under way: shots, blows, opportunity attacks, landings. */

import { atLeast, certain, type Distribution, mean, mixture, needs } from '@muster/dice';
import {
  type AttackRolls,
  needed,
  noting,
  type RangedWeapon,
  type Reason,
  woundsOf,
  woundsWithDestiny,
} from '@muster/dwethia';
import { blowNeeds, diceOf } from '../fighting/fight.ts';
import { OPPORTUNITY_NEEDS } from '../fighting/opportunity.ts';
import { kitOf } from '../ground/field.ts';
import { statOf } from '../ground/values.ts';
import { rowsOf, shelterOf } from '../shooting/blast.ts';
import { aimAt, type Circumstances, shieldBonus } from '../shooting/line.ts';
import { friendsAtRisk, redirectsOf } from '../shooting/options.ts';
import { activationIn, modelOf, topOf } from '../state/battle.ts';
import type { Battle, Model, ModelId, Pace, ShootCommand } from '../state/types.ts';
import { ignoreOf, ownSave } from '../wounds/wounds.ts';
import type { Odds } from './profiles.ts';

/** What becomes of one model. */
export interface Harm {
  readonly target: ModelId;
  /** By number of wounds that it would suffer; not capped by what it has left. */
  readonly wounds: Distribution;
  readonly mean: number;
  readonly slain: number;
}

/** What an attack would do to its target. */
export interface AttackChances extends Odds, Harm {
  /** With the attacker's Destiny spent as well as can be; null without any. */
  readonly destiny: { readonly points: number; readonly mean: number; readonly slain: number } | null;
}

export interface ShotChances extends AttackChances {
  /** DW-71: half of such shots strike one of these friends instead; what is told of the target counts that in. */
  readonly friends: readonly ModelId[];
  /** whom the shot could be passed to. */
  readonly redirects: readonly Harm[];
  /** HR-38: whom else a Blast may strike. */
  readonly blast: readonly Harm[];
}

export const harmOf = (target: Model, wounds: Distribution): Harm => ({
  target: target.id,
  wounds,
  mean: mean(wounds),
  slain: atLeast(wounds, target.wounds),
});

/** So likely this, otherwise nothing. */
const sometimes = (chance: number, wounds: Distribution): Distribution =>
  chance === 1
    ? wounds
    : mixture([
        [chance, wounds],
        [1 - chance, certain(0)],
      ]);

/** With Destiny: a die that sends the shot astray is rolled again first, and the attack has one point less. */
const spentWell = (rolls: AttackRolls, destiny: number, target: Model, meant: number): Distribution => {
  const withPoints = (points: number): Distribution => woundsWithDestiny(rolls, points, target.wounds);
  if (meant === 1) return withPoints(destiny);
  return mixture([
    [meant, withPoints(destiny)],
    [1 - meant, sometimes(meant, withPoints(destiny - 1))],
  ]);
};

/** The chances of an attack with these rolls by an attacker with so much Destiny; `meant`: how likely it goes where it should. */
export const attackChances = (
  target: Model,
  rolls: AttackRolls,
  destiny: number,
  steps: readonly Reason[],
  meant: number,
): AttackChances => {
  const plain = harmOf(target, sometimes(meant, woundsOf(rolls)));
  const spent = destiny === 0 ? undefined : harmOf(target, spentWell(rolls, destiny, target, meant));
  const { dice, attack, wound, save, ignore } = rolls;
  return {
    target: target.id,
    dice,
    needs: { attack, wound, save, ignore },
    wounds: plain.wounds,
    mean: plain.mean,
    slain: plain.slain,
    steps,
    destiny: spent === undefined ? null : { points: destiny, mean: spent.mean, slain: spent.slain },
  };
};

/** How a shooter comes to shoot. */
export interface ShotReadiness {
  readonly pace: Pace;
  /** HR-42. */
  readonly fire: boolean;
}

/** DW-71: 4 and more of the die before such a shot. */
const MEANT = 1 / 2;

const shotRolls = (b: Battle, target: Model, gun: RangedWeapon, attack: number): AttackRolls => ({
  dice: gun.keywords.multiShot ?? 1,
  attack,
  wound: null,
  save: ownSave(b, target),
  ignore: ignoreOf(b, target),
  woundsEach: gun.keywords.wound ?? 1,
});

/** What somebody else's Defense asks of an attack of this value. */
const needsAgainst = (b: Battle, m: Model, value: number): AttackRolls['attack'] =>
  needed(value, statOf(b, m, 'defense') + shieldBonus(b, m));

/** Each of the rows rolls its own die once the centre is struck (HR-38), with the best save that is lent to it. */
const rowsHarm = (
  b: Battle,
  others: readonly Model[],
  struck: readonly ModelId[],
  value: number,
  hit: number,
): readonly Harm[] =>
  others.map((m) => {
    const attack = needsAgainst(b, m, value);
    const { save } = shelterOf(b, m, struck);
    const wounds = woundsOf({ dice: 1, attack, wound: null, save, ignore: ignoreOf(b, m), woundsEach: 1 });
    return harmOf(m, sometimes(hit, wounds));
  });

/** What an attack with these rolls at a centre does, and what its rows add. */
export const blastChances = (
  b: Battle,
  attacker: Model,
  centre: Model,
  rows: number,
  value: number,
  rolls: AttackRolls,
): { readonly save: number | null; readonly rows: readonly Harm[] } => {
  const others = rowsOf(b, attacker, centre, rows);
  const struck = [centre.id, ...others.map(({ id }) => id)];
  const hit = 1 - (1 - needs(rolls.attack)) ** rolls.dice;
  return { save: shelterOf(b, centre, struck).save, rows: rowsHarm(b, others, struck, value, hit) };
};

/** A shot at its named target, and what else it may bring. */
export const shotChances = (b: Battle, shooter: Model, c: ShootCommand, ready: ShotReadiness): ShotChances => {
  const gun = kitOf(b, shooter).guns.find(({ id }) => id === c.weapon)!;
  const target = modelOf(b, c.target);
  const how: Circumstances = { strength: gun.strength, arc: c.arc, power: false, fire: ready.fire, pace: ready.pace };
  const { steps, note } = noting();
  const { value, needs: attack } = aimAt(b, shooter, target, how, note);
  const friends = friendsAtRisk(b, shooter, gun, target).map(({ id }) => id);
  const plain = shotRolls(b, target, gun, attack);
  const { blast } = gun.keywords;
  const spread = blast === undefined ? undefined : blastChances(b, shooter, target, blast, value, plain);
  const rolls = spread === undefined ? plain : { ...plain, save: spread.save };
  const meantFor = (m: Model): number => (friendsAtRisk(b, shooter, gun, m).length === 0 ? 1 : MEANT);
  const isMeant = meantFor(target);
  return {
    ...attackChances(target, rolls, shooter.destiny, steps, isMeant),
    friends,
    redirects: redirectsOf(b, shooter, gun, target, c.arc).map((ally) => {
      const wounds = woundsOf(shotRolls(b, ally, gun, aimAt(b, shooter, ally, how).needs));
      return harmOf(ally, sometimes(meantFor(ally), wounds));
    }),
    blast: (spread?.rows ?? []).map(({ target: id, wounds }) => harmOf(modelOf(b, id), sometimes(isMeant, wounds))),
  };
};

/** Who may be named to take a shot under way, and what it would do: its target or an ally beside that, a friend that it strays to. */
export const takersOf = (b: Battle): readonly Harm[] => {
  const f = topOf(b);
  if (f.type !== 'shot') return [];
  const { weapon, arc, fire, back } = f;
  const [shooter, target] = [modelOf(b, f.shooter), modelOf(b, f.target)];
  const pace = back ? 'full' : (activationIn(b)?.pace ?? 'full');
  if (f.step === 'redirect') {
    const shot = shotChances(b, shooter, { type: 'shoot', weapon, target: target.id, arc }, { pace, fire });
    return [shot, ...shot.redirects];
  }
  const gun = kitOf(b, shooter).guns.find(({ id }) => id === weapon)!;
  const { value } = aimAt(b, shooter, target, { strength: gun.strength, arc, power: false, fire, pace });
  return friendsAtRisk(b, shooter, gun, target).map((m) =>
    harmOf(m, woundsOf(shotRolls(b, m, gun, needsAgainst(b, m, value)))),
  );
};

/** A blow of the active model; `engages` if it has just moved next to an enemy. */
export const blowChances = (b: Battle, attacker: Model, target: Model, engages: boolean): AttackChances => {
  const { steps, note } = noting();
  const { attack, wound } = blowNeeds(b, attacker, target, note);
  const rolls: AttackRolls = {
    dice: diceOf(b, attacker, engages),
    attack,
    wound,
    save: ownSave(b, target),
    ignore: ignoreOf(b, target),
    woundsEach: 1,
  };
  return attackChances(target, rolls, attacker.destiny, steps, 1);
};

/** HR-48: what leaving the reach of these enemies may cost. */
export const opportunityChances = (b: Battle, mover: Model, attackers: readonly Model[]): Harm => {
  const dice = attackers.reduce((all, one) => all + statOf(b, one, 'aggression'), 0);
  return harmOf(
    mover,
    woundsOf({
      dice,
      attack: OPPORTUNITY_NEEDS,
      wound: null,
      save: ownSave(b, mover),
      ignore: ignoreOf(b, mover),
      woundsEach: 1,
    }),
  );
};

/** what landing after so deep a jump may cost. */
export const landingChances = (b: Battle, m: Model, drop: number): Harm => {
  const falls = b.config.rulings.falling === 'risk' ? 1 - needs(drop) : 0;
  const ignore = ignoreOf(b, m);
  const hurts = falls * (ignore === null ? 1 : 1 - needs(ignore));
  return harmOf(m, sometimes(hurts, certain(1)));
};
