/** What dice that are about to fall, or lie but may fall again, can be expected to bring. */

import { needed } from '@muster/dwethia';
import { type Battle, type HeroesCommand, sideOfSeat } from '@muster/heroes';
import { destinyPrice, lossOf, rerolls, type Stake, stakeOf, woundChance } from './destiny.ts';
import { chanceOf } from './odds.ts';
import { type Fighter, findFighter, type Outlook, outlookOf, standAt, standing } from './outlook.ts';
import { blowWorth, byRules, diceOf, meansOf, opportunityCost, shotWorthNow } from './weigh.ts';

export interface Hope {
  /** What the side can expect. */
  for(side: 0 | 1): number;
}

const hopeOf = (worth: number, by: 0 | 1): Hope => ({ for: (side) => (side === by ? worth : -worth) });

/**
 * What dice are worth that may be rolled again for points: `after` is what so many successes and points left are worth. Of the failed
 * ones as many are rolled again as pay.
 */
const withPoints = (
  dice: number,
  chance: number,
  points: number,
  price: number,
  after: (successes: number, points: number) => number,
): number => {
  let sum = 0;
  let p = (1 - chance) ** dice;
  for (let passed = 0; passed <= dice; passed++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let again = 0; again <= Math.min(points, dice - passed); again++) {
      let worth = -again * price;
      let q = (1 - chance) ** again;
      for (let more = 0; more <= again; more++) {
        worth += q * after(passed + more, points - again);
        q = (q * (again - more) * chance) / ((more + 1) * (1 - chance));
      }
      if (worth > best) best = worth;
    }
    sum += p * best;
    p = (p * (dice - passed) * chance) / ((passed + 1) * (1 - chance));
  }
  return sum;
};

/** A blow by who can pay for other dice. `standing` must be its place. */
const blowHope = (o: Outlook, f: Fighter, victim: Fighter, engages: boolean): number => {
  if (f.model.destiny === 0) return blowWorth(o, f, f.box!, victim, engages);
  const stake: Stake = { victim, by: f, means: meansOf(f.kit.melee), goes: victim.through, stops: 0 };
  const dice = diceOf(f, engages);
  const losses = Array.from({ length: dice + 1 }, (_, count) => lossOf(o, stake, count));
  const price = destinyPrice(o, false);
  const wound = woundChance(f, victim);
  return withPoints(dice, chanceOf(needed(standing.arv, victim.arv)), f.model.destiny, price, (hits, left) =>
    withPoints(hits, wound, left, price, (wounds) => losses[wounds]!),
  );
};

/** What this command can be expected to bring, or the dice that lie; undefined where no dice fall. */
export const expected = (b: Battle, command: HeroesCommand | undefined): Hope | undefined => {
  const frame = b.stack[b.stack.length - 1];
  if (frame?.type === 'roll') {
    const o = outlookOf(b);
    if ((command !== undefined && command.type !== 'reroll') || stakeOf(o, frame) === undefined) return undefined;
    const all = rerolls(o, frame);
    const chosen = all.find((one) => one.command.type === 'reroll' && one.command.dice === command?.dice) ?? all[0]!;
    return hopeOf(chosen.worth, sideOfSeat(b, frame.pools[frame.window]!.seat));
  }
  if (frame?.type !== 'activation' || command === undefined) return undefined;
  const o = outlookOf(b);
  const f = findFighter(o, frame.model);
  if (f?.box == null) return undefined;
  standAt(o, f, f.box);
  switch (command.type) {
    case 'strike': {
      const e = findFighter(o, command.target);
      return e && hopeOf(blowHope(o, f, e, frame.engages), f.side);
    }
    case 'shoot': {
      const how = { pace: frame.pace, engaged: false, fire: frame.choice === 'fire', line: byRules };
      return hopeOf(shotWorthNow(o, f, command, how), f.side);
    }
    case 'engaged':
      return command.choice === 'retreat' ? hopeOf(-opportunityCost(o, f, null), f.side) : undefined;
    default:
      return undefined;
  }
};
