/** What Destiny buys on dice that lie: how likely the target falls, or who saves lives, if so many are rolled again (DW-79, X-144). */

import { atLeast, certain, type Distribution, needs, successes, sum, thin } from '@muster/dice';
import { type RollFrame, type RollPool, successesAmong } from '@muster/dwethia';
import { blowNeeds } from '../fighting/fight.ts';
import { kitOf } from '../ground/field.ts';
import { struckBy } from '../powers/power.ts';
import { rowsOf, shelterOf } from '../shooting/blast.ts';
import { activationIn, modelOf } from '../state/battle.ts';
import type { Battle, Frame, Model, ModelId, PoolRoll, ShotFrame } from '../state/types.ts';
import { ignoreOf, ownSave } from '../wounds/wounds.ts';
import { shotChances } from './attack.ts';

/** One number of dice rolled again. No Destiny is spent afterwards, by anybody. */
export interface RerollChances {
  /** Whose life it is about. */
  readonly target: ModelId;
  /** What who rolls wants of it. */
  readonly wants: 'slain' | 'lives';
  readonly chance: number;
  /** Wounds that it loses on average, no more than it has. */
  readonly mean: number;
}

/** Who is struck, and what becomes of so many successes. */
interface Stake {
  readonly target: Model;
  readonly wants: RerollChances['wants'];
  readonly wounds: (successes: Distribution) => Distribution;
}

const thinned = (wounds: Distribution, stops: number | null): Distribution =>
  stops === null ? wounds : thin(wounds, 1 - needs(stops));

/** After its own save, or a lent one, and what it ignores. */
const suffered = (b: Battle, m: Model, wounds: Distribution, save = ownSave(b, m)): Distribution =>
  thinned(thinned(wounds, save), ignoreOf(b, m));

/** So many wounds of each success. */
const times = (count: Distribution, each: number): Distribution => {
  const all = new Array<number>((count.length - 1) * each + 1).fill(0);
  count.forEach((p, n) => {
    all[n * each] = p;
  });
  return all;
};

/** The save against an attack with so many rows of Blast, lent ones among them; its own without any. */
const saveAgainst = (b: Battle, attacker: Model, target: Model, rows: number | undefined): number | null => {
  if (rows === undefined) return ownSave(b, target);
  const struck = [target, ...rowsOf(b, attacker, target, rows)].map(({ id }) => id);
  return shelterOf(b, target, struck).save;
};

const shotStake = (b: Battle, f: ShotFrame, what: PoolRoll, pool: RollPool): Stake => {
  const [shooter, target] = [modelOf(b, f.shooter), modelOf(b, f.target)];
  const gun = kitOf(b, shooter).guns.find(({ id }) => id === f.weapon)!;
  const ready = { pace: f.back ? 'full' : (activationIn(b)?.pace ?? 'full'), fire: f.fire } as const;
  if (what === 'friendlyFire') {
    const command = { type: 'shoot', weapon: f.weapon, target: f.target, arc: f.arc } as const;
    const { wounds } = shotChances(b, shooter, command, ready); // of which one half is that it goes astray
    const meant = wounds.map((p) => 2 * p); // how likely it does nothing is not asked
    return {
      target,
      wants: 'slain',
      wounds: (count) => meant.map((p) => count[1]! * p),
    };
  }
  const { blast, wound } = gun.keywords;
  const save = saveAgainst(b, shooter, target, blast);
  return { target, wants: wantOf(pool), wounds: (count) => suffered(b, target, times(count, wound ?? 1), save) };
};

/** */
const wantOf = ({ hurtsOwn }: RollPool): RerollChances['wants'] => (hurtsOwn === true ? 'lives' : 'slain');

const stakeOf = (b: Battle, under: Frame | undefined, roll: RollFrame<PoolRoll>): Stake | undefined => {
  const pool = roll.pools[roll.window]!;
  switch (under?.type) {
    case 'fight': {
      const [attacker, target] = [modelOf(b, under.attacker), modelOf(b, under.target)];
      const wound = roll.what === 'attack' ? needs(blowNeeds(b, attacker, target).wound) : 1;
      return { target, wants: 'slain', wounds: (count) => suffered(b, target, thin(count, wound)) };
    }
    case 'shot':
      return shotStake(b, under, roll.what, pool);
    case 'power': {
      const caster = modelOf(b, under.caster);
      const power = kitOf(b, caster).powers.find(({ id }) => id === under.power)!;
      if (power.effect.kind !== 'damage' || under.target === null) return undefined;
      const target = struckBy(b, modelOf(b, under.target), power)[roll.window]!;
      const { keywords } = power.effect;
      const save = saveAgainst(b, caster, target, keywords.blast);
      const each = (keywords.wound ?? 1) + under.upcharge;
      return { target, wants: 'slain', wounds: (count) => suffered(b, target, times(count, each), save) };
    }
    case 'blast': {
      const target = modelOf(b, under.others[roll.window]!);
      const { save } = shelterOf(b, target, [under.centre, ...under.others]);
      return { target, wants: wantOf(pool), wounds: (count) => suffered(b, target, count, save) };
    }
    case 'opportunity': {
      const target = modelOf(b, under.mover);
      return { target, wants: 'slain', wounds: (count) => suffered(b, target, count) };
    }
    case 'wounds': {
      const target = modelOf(b, under.model);
      const ignore = roll.what === 'save' ? ignoreOf(b, target) : null;
      return {
        target,
        wants: 'lives',
        wounds: (count) => thinned(count.toReversed(), ignore), // as many dice as wounds: what is not stopped
      };
    }
    case 'jump': {
      const target = modelOf(b, under.model);
      return { target, wants: 'lives', wounds: (count) => thinned(count.toReversed(), ignoreOf(b, target)) };
    }
    default:
      return undefined;
  }
};

/** Successes in the end: those that lie, and those of the dice rolled again; by number, up to all dice. */
const countOf = ({ faces, needs: least, hurtsOwn }: RollPool, again: number): Distribution => {
  const kept = successesAmong(faces, least) - (hurtsOwn === true ? again : 0);
  const count = sum(certain(kept), successes(again, needs(least)));
  return Array.from({ length: faces.length + 1 }, (_, n) => count[n] ?? 0);
};

/** Undefined where no roll is under way, or nobody's life hangs on it. */
export const rerollChances = (b: Battle, again: number): RerollChances | undefined => {
  const roll = b.stack.at(-1);
  const pool = roll?.type === 'roll' ? roll.pools[roll.window] : undefined;
  if (roll?.type !== 'roll' || pool === undefined) return undefined;
  const stake = stakeOf(b, b.stack.at(-2), roll);
  if (stake === undefined) return undefined;
  const { target, wants } = stake;
  const wounds = stake.wounds(countOf(pool, again));
  const slain = atLeast(wounds, target.wounds);
  const capped = wounds.reduce((all, p, n) => all + p * Math.min(n, target.wounds), 0);
  return { target: target.id, wants, chance: wants === 'slain' ? slain : 1 - slain, mean: capped };
};
