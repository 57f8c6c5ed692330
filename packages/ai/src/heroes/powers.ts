/** What powers are worth, and how far to bid for and against them. */

import type { Power } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { type CastCommand, costOf } from '@muster/heroes';
import { struck } from './odds.ts';
import type { Fighter, Outlook } from './outlook.ts';
import { isHidden } from './tables.ts';
import { boltWorth, comesThrough, type SightLine, WEIGHTS } from './weigh.ts';

type Box = levels.Box;

/** What the casting itself counts for objectives (20, 22, 23). */
const deedWorth = (o: Outlook, f: Fighter, power: Power): number => {
  const aims = o.aims[f.side];
  const { powers, raised } = o.b.trackers[f.side];
  let worth = aims[22]! * (powers >= 2 ? 1 : powers === 1 ? 0.4 : 0.3);
  if (power.effect.kind === 'corrupt') worth += aims[20]!;
  if (power.effect.kind === 'raise') worth += aims[23]! * (raised >= 2 ? 1 : raised === 1 ? 0.4 : 0.3);
  return worth;
};

const THRALL = {
  /** One more to strike and to stand in the way. */
  hands: 0.06,
  /** How often it falls where that serves the enemy. */
  prey: 0.45,
};

/** What an easy victim is worth to a side. */
const preyWorth = (aims: Float64Array): number => aims[3]! + 0.6 * aims[8]! + 0.4 * (aims[2]! + aims[10]! + aims[12]!);

/** What a power is worth that does no damage. */
const spellWorth = (o: Outlook, f: Fighter, { effect }: Power, target: Fighter | undefined): number => {
  switch (effect.kind) {
    case 'raise':
      return THRALL.hands - THRALL.prey * preyWorth(o.aims[f.side === 0 ? 1 : 0]);
    case 'corrupt':
      return 0.03 + 0.05 * (target?.worth ?? 0);
    case 'mend':
      return target === undefined ? 0 : (0.9 * target.worth) / target.kit.stats.wounds;
    case 'ward':
      return target === undefined || target.kit.save !== null ? 0 : 0.1 * target.worth;
    case 'dread':
      return 0.06 * (target?.worth ?? 0) * (target?.aggression ?? 0);
    case 'root':
      return target === undefined || target.guns.length > 0 || target.model.acted ? 0 : 0.15 * target.worth;
    case 'hasten':
      return target === undefined || target.model.acted ? 0 : 0.02;
    case 'blink':
    case 'damage':
      return 0;
  }
};

/** What a casting is worth after its price, resistance included. */
export const castWorth = (o: Outlook, f: Fighter, from: Box, c: CastCommand, line: SightLine): number => {
  const power = f.kit.powers.find(({ id }) => id === c.power)!;
  const target = o.fighters.find(({ model }) => model.id === c.target);
  const isDamage = power.effect.kind === 'damage' && target?.box != null;
  const does = isDamage
    ? boltWorth(o, f, from, target!, power.effect as never, 1 + c.upcharge, line)
    : spellWorth(o, f, power, target);
  const kill = isDamage ? struck.kill : 0;
  if (isDamage && does <= 0) return 0;
  const worth =
    comesThrough(o, f, from) * (does + deedWorth(o, f, power)) -
    WEIGHTS.affinity * costOf(o.b, f.model, power, c.upcharge);
  struck.kill = kill;
  return worth;
};

/** The best damaging power from there. */
export interface Bolt {
  worth: number;
  command: CastCommand | null;
}
const bolt: Bolt = { worth: 0, command: null };

export const bestBolt = (o: Outlook, f: Fighter, from: Box, engaged: boolean, line: SightLine): Bolt => {
  bolt.worth = 0;
  bolt.command = null;
  if (isHidden(o.t, from)) return bolt;
  for (const power of f.powers) {
    if (power.phase !== 'shoot') continue;
    for (const e of o.sides[1 - f.side]!) {
      if (e.box === null || e.kit.isNull || isHidden(o.t, e.box)) continue;
      if (levels.distance(from, e.box) > power.range!) continue;
      if (engaged && !levels.areTouching(o.t.ground, from, e.box)) continue;
      if (!levels.isSeen(o.t.ground, from, e.box)) continue;
      const most = power.upcharge ? Math.min(e.wounds - 1, f.model.affinity - costOf(o.b, f.model, power, 0)) : 0;
      for (let upcharge = 0; upcharge <= most; upcharge++) {
        const command: CastCommand = { type: 'cast', power: power.id, target: e.model.id, upcharge };
        const worth = castWorth(o, f, from, command, line);
        if (worth <= bolt.worth) continue;
        bolt.worth = worth;
        bolt.command = command;
      }
    }
  }
  return bolt;
};
