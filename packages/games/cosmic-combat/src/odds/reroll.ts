/** What Destiny buys on dice that lie: how likely the target falls, or who is struck lives, if so many are rolled again (DW-79, X-243). */

import { atLeast, cap, certain, type Distribution, mean, needs, successes, thin } from '@muster/dice';
import { failedIn, otherSide, type RollFrame, type RollPool, successesAmong } from '@muster/dwethia';
import { boardingShipOf, boardingWoundNeeds } from '../boarding/fight.ts';
import { kitOf } from '../ground/field.ts';
import { windowsOf } from '../moving/dice.ts';
import { ramDice } from '../moving/ram.ts';
import { powerOfShip } from '../powers/casting.ts';
import { woundsOfPower } from '../powers/power.ts';
import { mostDestroyed } from '../ships/boarding.ts';
import { shipWounds, struckOdds } from '../ships/shot.ts';
import { rollsAt } from '../shooting/aim.ts';
import { waysAt } from '../shooting/options.ts';
import { shipOf } from '../state/battle.ts';
import type {
  Battle,
  FightFrame,
  Frame,
  PowerFrame,
  RamFrame,
  Ship,
  ShipId,
  ShotFrame,
  WoundsFrame,
} from '../state/types.ts';
import { sometimes } from './harm.ts';

/** One number of dice rolled again. No Destiny is spent afterwards, by anybody. */
export interface RerollChances {
  /** Whose end it is about. */
  readonly target: ShipId;
  /** What who rolls wants of it. */
  readonly wants: 'destroyed' | 'lives';
  readonly chance: number;
  /** Wounds that it loses on average, no more than it has. */
  readonly mean: number;
}

/** Successes of a pool with so many of its failed dice rolled again; of those that hurt the own side the successes are. */
const successesWith = ({ faces, needs: face, hurtsOwn }: RollPool, dice: number): Distribution => {
  const kept = successesAmong(faces, face) - (hurtsOwn === true ? dice : 0);
  return [...Array<number>(kept).fill(0), ...successes(dice, needs(face))];
};

const wantOf = ({ hurtsOwn }: RollPool): RerollChances['wants'] => (hurtsOwn === true ? 'lives' : 'destroyed');

const told = (target: Ship, wants: RerollChances['wants'], wounds: Distribution): RerollChances => {
  const destroyed = atLeast(wounds, target.wounds);
  return {
    target: target.id,
    wants,
    chance: wants === 'destroyed' ? destroyed : 1 - destroyed,
    mean: mean(cap(wounds, target.wounds)),
  };
};

/** Each of so many wounds that it does not ignore. */
const unignored = (b: Battle, s: Ship, wounds: Distribution): Distribution => {
  const { ignores } = kitOf(b, s);
  return ignores === null ? wounds : thin(wounds, 1 - needs(ignores));
};

/** The dice of a fight or of ships in the way must all pass before the attack. */
const shotReroll = (b: Battle, f: ShotFrame, pool: RollPool, dice: number): RerollChances | undefined => {
  const [shooter, target] = [shipOf(b, f.shooter), shipOf(b, f.target)];
  const gun = kitOf(b, shooter).guns[f.weapon]!;
  const { attack, save, ignore, woundsEach } = rollsAt(b, shooter, gun, target);
  if (attack === null || gun.weapon.ion) return undefined;
  const passes = 1 - successesWith(pool, dice)[0]!;
  const left = f.step === 'fight' ? waysAt(b, shooter, target).length : Math.max(0, f.way.length - 1);
  if (f.step === 'done') {
    const hurts = passes * (save === null ? 1 : 1 - needs(save));
    return told(target, wantOf(pool), sometimes(hurts, unignored(b, target, certain(woundsEach))));
  }
  const reaches = passes * struckOdds(left)[left]!;
  return told(target, 'destroyed', sometimes(reaches, shipWounds({ attack, save, ignore, woundsEach })));
};

const woundsReroll = (b: Battle, f: WoundsFrame, pool: RollPool, dice: number): RerollChances | undefined => {
  if (f.ion) return undefined;
  const s = shipOf(b, f.ship);
  const stopped = successesWith(pool, dice);
  if (f.step === 'save') return told(s, 'lives', sometimes(stopped[0]!, unignored(b, s, certain(f.wounds))));
  const suffered: number[] = Array<number>(f.wounds + 1).fill(0);
  stopped.forEach((chance, n) => {
    suffered[Math.max(0, f.wounds - n)]! += chance;
  });
  return told(s, 'lives', suffered);
};

const powerReroll = (b: Battle, f: PowerFrame, roll: RollFrame, dice: number): RerollChances => {
  const power = powerOfShip(b, shipOf(b, f.caster), f.power)!;
  const struck = shipOf(b, f.struck[roll.window]!);
  const hits = 1 - successesWith(roll.pools[roll.window]!, dice)[0]!;
  const wounds = certain(woundsOfPower(power, f.upcharge, struck.id === f.target));
  return told(struck, 'destroyed', sometimes(hits, unignored(b, struck, wounds)));
};

const ramReroll = (b: Battle, f: RamFrame, roll: RollFrame, dice: number): RerollChances => {
  const pool = roll.pools[roll.window]!;
  const { on } = windowsOf(b, ramDice(b, shipOf(b, f.mover), shipOf(b, f.target)))[roll.window]!;
  return told(on, wantOf(pool), unignored(b, on, successesWith(pool, dice)));
};

/** The weakest of the enemies: most likely to fall if it is dealt with first. */
const fightReroll = (b: Battle, f: FightFrame, roll: RollFrame, dice: number): RerollChances => {
  const side = roll.window === 0 ? b.first : otherSide(b.first);
  const of = (which: typeof side): readonly Ship[] => f.ships[which].map((id) => shipOf(b, id));
  const [own, others] = [of(side), of(otherSide(side))];
  const enemies = others.map((s) => boardingShipOf(b, s));
  const hits = successesWith(roll.pools[roll.window]!, dice);
  const isFirst = f.step === 'attack' && b.config.rulings.boardingTwoRolls;
  const wounds = isFirst ? thin(hits, needs(boardingWoundNeeds(b, own, others))) : hits;
  const weakest = others.reduce((least, s, i) => (enemies[i]!.wounds < boardingShipOf(b, least).wounds ? s : least));
  return {
    target: weakest.id,
    wants: 'destroyed',
    chance: 1 - mostDestroyed(wounds, enemies)[0]!,
    mean: mean(wounds),
  };
};

const chancesBelow = (b: Battle, f: Frame, roll: RollFrame, dice: number): RerollChances | undefined => {
  const pool = roll.pools[roll.window]!;
  switch (f.type) {
    case 'shot':
      return shotReroll(b, f, pool, dice);
    case 'wounds':
      return woundsReroll(b, f, pool, dice);
    case 'power':
      return powerReroll(b, f, roll, dice);
    case 'ram':
      return ramReroll(b, f, roll, dice);
    case 'fight':
      return fightReroll(b, f, roll, dice);
    case 'opportunity': {
      const leaver = shipOf(b, f.target!);
      return told(leaver, 'destroyed', unignored(b, leaver, successesWith(pool, dice)));
    }
    case 'wreck': {
      const drifter = shipOf(b, f.ship);
      return told(drifter, 'destroyed', unignored(b, drifter, successesWith(pool, dice)));
    }
    default:
      return undefined;
  }
};

/** Of the window that is open. */
export const rerollChances = (b: Battle, dice: number): RerollChances | undefined => {
  const [below, roll] = b.stack.slice(-2);
  if (below === undefined || roll?.type !== 'roll') return undefined;
  const pool = roll.pools[roll.window];
  if (pool === undefined || dice > failedIn(pool)) return undefined;
  return chancesBelow(b, below, roll, dice);
};
