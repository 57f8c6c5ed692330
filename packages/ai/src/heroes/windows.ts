/** Destiny on dice that lie, and bids for and against powers: what a point buys against what it is worth to keep. */

import { type ResistFrame, type RollFrame, successesAmong } from '@muster/dwethia';
import { type Battle, type HeroesCommand, heroes, kitOf, modelOf, roundLimit, sideOfSeat } from '@muster/heroes';
import { chanceOf, strike, struck } from './odds.ts';
import { type Fighter, type Outlook, outlookOf, standAt } from './outlook.ts';
import {
  blowWorth,
  boltWorth,
  byGround,
  byRules,
  deathGain,
  meansOf,
  opportunityCost,
  shotWorthNow,
  WEIGHTS,
} from './weigh.ts';
import { byWorth, type Weighed } from './weighed.ts';

const find = (o: Outlook, id: string): Fighter | undefined => o.fighters.find(({ model }) => model.id === id);

/** Who suffers from this roll, who strikes, and what one success comes to. */
interface Stake {
  readonly victim: Fighter;
  readonly by: Fighter | undefined;
  /** The chance of one success to take off a Wound in the end. */
  readonly goes: number;
  /** Successes stop wounds instead of making them. */
  readonly saves: boolean;
  readonly wounds: number;
}

const stakeOf = (o: Outlook, frame: RollFrame): Stake | undefined => {
  const { stack } = o.b;
  const under = stack[stack.length - 2];
  switch (under?.type) {
    case 'fight': {
      const [victim, by] = [find(o, under.target), find(o, under.attacker)];
      if (victim === undefined || by === undefined) return undefined;
      const wound = chanceOf(neededWound(by, victim));
      return { victim, by, goes: (frame.what === 'attack' ? wound : 1) * victim.through, saves: false, wounds: 0 };
    }
    case 'shot': {
      const victim = find(o, under.target);
      return victim && { victim, by: find(o, under.shooter), goes: victim.through, saves: false, wounds: 0 };
    }
    case 'power': {
      const victim = under.target === null ? undefined : find(o, under.target);
      return victim && { victim, by: find(o, under.caster), goes: victim.through, saves: false, wounds: 0 };
    }
    case 'opportunity': {
      const victim = find(o, under.mover);
      return (
        victim && { victim, by: find(o, under.attackers[under.at]!), goes: victim.through, saves: false, wounds: 0 }
      );
    }
    case 'wounds': {
      const victim = find(o, under.model);
      const by = under.how.by === null ? undefined : find(o, under.how.by);
      return victim && { victim, by, goes: 1, saves: true, wounds: under.wounds };
    }
    case 'jump': {
      const victim = find(o, under.model);
      return victim && { victim, by: undefined, goes: 1, saves: true, wounds: 1 };
    }
    default:
      return undefined;
  }
};

const neededWound = (by: Fighter, victim: Fighter): number => {
  const [a, d] = [by.strength, victim.defense];
  return a === d ? 4 : a >= 2 * d ? 2 : 2 * a <= d ? 6 : a > d ? 3 : 5;
};

/** What so many dice, each with this chance to take off a Wound, do to the victim. */
const lossOf = (o: Outlook, { victim, by, goes }: Stake, count: number): number => {
  strike(count, goes, victim.wounds);
  const { kill, loss } = struck;
  let worth = victim.worth * (WEIGHTS.being * kill + (WEIGHTS.health * loss) / victim.kit.stats.wounds);
  if (kill > 0 && by !== undefined && victim.box !== null)
    worth += kill * deathGain(o, by, by.box, by.group, victim, victim.box, meansOf(by.kit.guns[0] ?? NO_GUN));
  return worth;
};

const NO_GUN = { keywords: {} };

/** Destiny is worth less the fewer rounds are left, and nothing to the dead. */
const priceOf = (o: Outlook, stake: Stake): number =>
  WEIGHTS.destiny * Math.min(1, (roundLimit(o.b) - o.b.round + 1) / 4) * (stake.saves ? 0.5 : 1);

/** How many dice to roll again. */
export const rerolls = (o: Outlook, frame: RollFrame): readonly Weighed[] => {
  const pool = frame.pools[frame.window]!;
  const passed = successesAmong(pool.faces, pool.needs);
  const most = heroes.candidates(o.b, pool.seat).length - 1; // none, one, two …
  const stake = frame.what === 'friendlyFire' ? undefined : stakeOf(o, frame);
  const all: Weighed[] = [];
  for (let dice = 0; dice <= most; dice++) {
    const command: HeroesCommand = { type: 'reroll', dice };
    if (stake === undefined) {
      all.push({ command, worth: frame.what === 'friendlyFire' ? dice : -dice });
      continue;
    }
    const chance = chanceOf(pool.needs);
    let worth = -dice * priceOf(o, stake);
    let p = (1 - chance) ** dice;
    for (let more = 0; more <= dice; more++) {
      const count = stake.saves ? stake.wounds - passed - more : passed + more;
      worth += p * (stake.saves ? -lossOf(o, stake, count) : lossOf(o, stake, count));
      p = (p * (dice - more) * chance) / ((more + 1) * (1 - chance));
    }
    all.push({ command, worth });
  }
  return all.sort(byWorth);
};

// --- Resisting ---

/** The chance that a die and a lead beat a die: strictly for the defender. */
const beats = (lead: number): number => {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let c = 1; c <= 6; c++) if (a + lead > c) ways++;
  return ways / 36;
};

/** What the power would do to the side that may resist. */
const stakeOfPower = (o: Outlook, frame: ResistFrame): number => {
  const caster = find(o, frame.caster);
  const power = o.b.stack[o.b.stack.length - 2];
  if (caster?.box == null || power?.type !== 'power') return 0;
  const { effect, id } = kitOf(o.b, caster.model).powers.find((one) => one.id === power.power)!;
  const aims = o.aims[caster.side];
  const deeds = aims[22]! * 0.4 + (id === 'corrupt' ? aims[20]! : 0) + (id === 'raise' ? aims[23]! * 0.4 : 0);
  const target = power.target === null ? undefined : find(o, power.target);
  if (effect.kind !== 'damage' || target?.box == null) return 0.05 + deeds;
  standAt(o, caster, caster.box);
  return deeds + boltWorth(o, caster, caster.box, target, effect, 1 + power.upcharge, byGround);
};

export const resistance = (
  o: Outlook,
  frame: ResistFrame,
  candidates: readonly HeroesCommand[],
): readonly Weighed[] => {
  const { step } = frame;
  const stake = stakeOfPower(o, frame);
  return candidates
    .map((command): Weighed => {
      if (command.type === 'resist') {
        if (command.by === null) return { command, worth: 0 };
        const m = modelOf(o.b, command.by);
        const lead = command.points - 1 - frame.charge;
        return { command, worth: stake * beats(lead) - bidPrice(m.faith, command.points) };
      }
      if (command.type !== 'raise' || step.at === 'offer' || step.at === 'over') return { command, worth: 0 };
      const isCaster = step.turn === 'caster';
      const lead = step.defence - step.cast + (isCaster ? -command.points : command.points);
      if (step.at === 'destiny') {
        const holds = isCaster ? lead <= 0 : lead > 0;
        return { command, worth: (holds ? 0.8 * stake : 0) - command.points * WEIGHTS.destiny };
      }
      const price = isCaster
        ? command.points * WEIGHTS.affinity
        : bidPrice(modelOf(o.b, step.resister).faith, command.points);
      return { command, worth: stake * (isCaster ? 1 - beats(lead) : beats(lead)) - price };
    })
    .sort(byWorth);
};

/** Faith is good for nothing else; Affinity is. */
const bidPrice = (faith: number, points: number): number =>
  WEIGHTS.faith * Math.min(faith, points) + WEIGHTS.affinity * Math.max(0, points - faith);

// --- What dice that are about to fall, or lie but may fall again, can be expected to bring ---

export interface Hope {
  for(side: 0 | 1): number;
}

const hopeOf = (worth: number, by: 0 | 1): Hope => ({ for: (side) => (side === by ? worth : -worth) });

/** What an attack by this command can be expected to bring, or the dice that lie; undefined where no dice fall. */
export const expected = (b: Battle, command: HeroesCommand | undefined): Hope | undefined => {
  const frame = b.stack[b.stack.length - 1];
  if (frame === undefined) return undefined;
  if (frame.type === 'roll') {
    if (command !== undefined && command.type !== 'reroll') return undefined;
    const o = outlookOf(b);
    const stake = stakeOf(o, frame);
    if (stake === undefined) return undefined;
    const dice = command?.type === 'reroll' ? command.dice : undefined;
    const all = rerolls(o, frame);
    const chosen =
      dice === undefined ? all[0]! : all.find((one) => one.command.type === 'reroll' && one.command.dice === dice)!;
    return hopeOf(
      chosen.worth,
      frame.pools[frame.window]!.seat === undefined ? 0 : sideOfSeat(b, frame.pools[frame.window]!.seat),
    );
  }
  if (frame.type !== 'activation' || command === undefined) return undefined;
  const o = outlookOf(b);
  const f = find(o, frame.model);
  if (f?.box == null) return undefined;
  standAt(o, f, f.box);
  switch (command.type) {
    case 'strike': {
      const e = find(o, command.target);
      return e && hopeOf(blowWorth(o, f, f.box, e, frame.engages), f.side);
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
