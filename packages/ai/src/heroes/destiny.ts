/** Destiny on dice that lie: what rolling some again buys against what a point is worth to keep. */

import { needed, type RollFrame, successesAmong } from '@muster/dwethia';
import { type HeroesCommand, heroes, type PoolRoll, roundLimit } from '@muster/heroes';
import { chanceOf, strike, struck } from './odds.ts';
import { type Fighter, findFighter, type Outlook } from './outlook.ts';
import { deathGain, type Means, meansOf, meansOfGun, PLAIN, POWER, WEIGHTS } from './weigh.ts';
import { byWorth, type Weighed } from './weighed.ts';

/** Who suffers from a roll, who strikes, and what one success comes to. */
export interface Stake {
  readonly victim: Fighter;
  readonly by: Fighter | undefined;
  readonly means: Means;
  /** The chance of one success to take off a Wound in the end. */
  readonly goes: number;
  /** Successes stop so many wounds; 0 where they make them. */
  readonly stops: number;
}

const stake = (
  victim: Fighter | undefined,
  by: Fighter | undefined,
  means: Means,
  goes = victim?.through ?? 1,
  stops = 0,
): Stake | undefined => victim && { victim, by, means, goes, stops };

export const woundChance = (by: Fighter, victim: Fighter): number => chanceOf(needed(by.strength, victim.defense));

export const stakeOf = (o: Outlook, frame: RollFrame<PoolRoll>): Stake | undefined => {
  const under = o.b.stack[o.b.stack.length - 2];
  const isOwn = frame.pools[frame.window]?.hurtsOwn === true; // nobody gains by the death of a friend
  switch (under?.type) {
    case 'fight': {
      const [victim, by] = [findFighter(o, under.target), findFighter(o, under.attacker)];
      if (victim === undefined || by === undefined) return undefined;
      const wound = frame.what === 'attack' ? woundChance(by, victim) : 1;
      return stake(victim, by, meansOf(by.kit.melee), wound * victim.through);
    }
    case 'shot': {
      if (isOwn) return stake(findFighter(o, under.target), undefined, PLAIN);
      const by = findFighter(o, under.shooter);
      return stake(findFighter(o, under.target), by, by === undefined ? PLAIN : meansOfGun(by, under.weapon));
    }
    case 'blast':
      return isOwn ? stake(findFighter(o, under.others[frame.window]!), undefined, PLAIN) : undefined;
    case 'power':
      return under.target === null
        ? undefined
        : stake(findFighter(o, under.target), findFighter(o, under.caster), POWER);
    case 'opportunity':
      return stake(findFighter(o, under.mover), findFighter(o, under.attackers[under.at]!), PLAIN);
    case 'wounds': {
      const by = under.how.by === null ? undefined : findFighter(o, under.how.by);
      return stake(findFighter(o, under.model), by, PLAIN, 1, under.wounds);
    }
    case 'jump':
      return stake(findFighter(o, under.model), undefined, PLAIN, 1, 1);
    default:
      return undefined;
  }
};

/** What so many dice, each with its chance to take off a Wound, do to the victim. */
export const lossOf = (o: Outlook, { victim, by, means, goes }: Stake, count: number): number => {
  strike(count, goes, victim.wounds);
  const { kill, loss } = struck;
  const worth = victim.worth * (WEIGHTS.being * kill + (WEIGHTS.health * loss) / victim.kit.stats.wounds);
  if (kill === 0 || by === undefined || victim.box === null) return worth;
  return worth + kill * deathGain(o, by, by.box, by.group, victim, victim.box, means);
};

/** A point is worth less the fewer rounds are left, and to who may not live to spend it. */
export const destinyPrice = (o: Outlook, saves: boolean): number =>
  WEIGHTS.destiny * Math.min(1, (roundLimit(o.b) - o.b.round + 1) / 4) * (saves ? 0.5 : 1);

/** How many dice to roll again. */
export const rerolls = (o: Outlook, frame: RollFrame<PoolRoll>): readonly Weighed[] => {
  const pool = frame.pools[frame.window]!;
  const passed = successesAmong(pool.faces, pool.needs);
  const most = heroes.candidates(o.b, pool.seat).length - 1; // none, one, two …
  const at = frame.what === 'friendlyFire' ? undefined : stakeOf(o, frame);
  const all: Weighed[] = [];
  for (let dice = 0; dice <= most; dice++) {
    const command: HeroesCommand = { type: 'reroll', dice };
    if (at === undefined) {
      all.push({ command, worth: frame.what === 'friendlyFire' ? dice : -dice });
      continue;
    }
    const chance = chanceOf(pool.needs);
    const saves = at.stops > 0 || pool.hurtsOwn === true;
    const kept = pool.hurtsOwn === true ? passed - dice : passed; // it is the successes that are rolled again
    let worth = -dice * destinyPrice(o, saves);
    let p = (1 - chance) ** dice;
    for (let more = 0; more <= dice; more++) {
      const count = at.stops > 0 ? at.stops - kept - more : kept + more;
      worth += p * (saves ? -lossOf(o, at, count) : lossOf(o, at, count));
      p = (p * (dice - more) * chance) / ((more + 1) * (1 - chance));
    }
    all.push({ command, worth });
  }
  return all.sort(byWorth);
};
