/** Bids for and against powers: what a point buys against what it is worth to keep. */

import type { ResistFrame } from '@muster/dwethia';
import { type HeroesCommand, kitOf, modelOf } from '@muster/heroes';
import { findFighter, type Outlook, standAt } from './outlook.ts';
import { boltWorth, byGround, WEIGHTS } from './weigh.ts';
import { byWorth, type Weighed } from './weighed.ts';

/** The chance that a die and a lead beat a die: strictly for the defender. */
const beats = (lead: number): number => {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let c = 1; c <= 6; c++) if (a + lead > c) ways++;
  return ways / 36;
};

/** What the power would do to the side that may resist. */
const stakeOfPower = (o: Outlook, frame: ResistFrame): number => {
  const caster = findFighter(o, frame.caster);
  const power = o.b.stack[o.b.stack.length - 2];
  if (caster?.box == null || power?.type !== 'power') return 0;
  const { effect, id } = kitOf(o.b, caster.model).powers.find((one) => one.id === power.power)!;
  const aims = o.aims[caster.side];
  const deeds = aims[22]! * 0.4 + (id === 'corrupt' ? aims[20]! : 0) + (id === 'raise' ? aims[23]! * 0.4 : 0);
  const target = power.target === null ? undefined : findFighter(o, power.target);
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
