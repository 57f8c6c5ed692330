/** What a command would probably bring, for page, terminal and computer players. */

import { raisesOf } from '@muster/dwethia';
import { kitOf } from '../ground/field.ts';
import { engagedWith } from '../ground/standing.ts';
import { shooterNow } from '../shooting/aftermath.ts';
import { activationIn, findModel, modelOf, topOf } from '../state/battle.ts';
import type { ActivationFrame, Battle, HeroesCommand, ShootCommand } from '../state/types.ts';
import { prospectsOf, standpointOf } from './activation.ts';
import { blowChances, opportunityChances, shotChances } from './attack.ts';
import { powerChances, resistanceOf } from './power.ts';
import { rerollChances } from './reroll.ts';

export * from './activation.ts';
export * from './attack.ts';
export * from './power.ts';
export * from './reroll.ts';
export * from './threat.ts';

/** How likely the power on the stack resolves after this answer, when both then go on as well as they can (DW-91 to DW-94). */
const answerChances = (b: Battle, c: HeroesCommand): object | undefined => {
  const frame = topOf(b);
  if (frame.type !== 'resist') return undefined;
  const caster = modelOf(b, frame.caster);
  const { step } = frame;
  if (c.type === 'resist') {
    if (c.by === null) return { resolves: 1 };
    const power = b.stack[b.stack.length - 2];
    const target = power?.type === 'power' ? power.target : null;
    const own = resistanceOf(b, caster, caster.affinity, frame.charge, target).find(({ by }) => by === c.by);
    const bid = own?.openings.find(({ points }) => points === c.points);
    return bid && { resolves: bid.resolves };
  }
  if (c.type !== 'raise' || (step.at !== 'bid' && step.at !== 'destiny')) return undefined;
  const resister = modelOf(b, step.resister);
  const destinies = caster.destiny - resister.destiny;
  const lead = step.cast - step.defence;
  if (step.at === 'destiny') {
    const isBehind = step.turn === 'caster' ? lead < 0 : lead >= 0;
    const resolves = c.points === 0 && isBehind ? step.turn === 'resister' : lead + destinies >= 0;
    return { resolves: resolves ? 1 : 0 };
  }
  const bids = raisesOf(step.turn, lead + destinies, caster.affinity, resister.faith + resister.affinity, false);
  const bid = bids.find(({ points }) => points === c.points);
  return bid && { resolves: bid.resolves };
};

/** Who would shoot, and how: the active model, or a dying one (HR-33). */
const shotBy = (b: Battle, c: ShootCommand): object | undefined => {
  const frame = activationIn(b);
  const { type } = topOf(b);
  const dying = type === 'aftermath' || type === 'lastShot' ? shooterNow(b) : undefined;
  const m = dying ?? (frame && findModel(b, frame.model));
  if (m === undefined || findModel(b, c.target) === undefined) return undefined;
  if (!kitOf(b, m).guns.some(({ id }) => id === c.weapon)) return undefined;
  const isActive = dying === undefined;
  return shotChances(b, m, c, { pace: isActive ? frame!.pace : 'full', fire: isActive && frame!.choice === 'fire' });
};

const activeChances = (b: Battle, f: ActivationFrame, c: HeroesCommand): object | undefined => {
  const m = modelOf(b, f.model);
  switch (c.type) {
    case 'strike': {
      const target = findModel(b, c.target);
      return target && blowChances(b, m, target, f.engages);
    }
    case 'cast':
      return kitOf(b, m).powers.some(({ id }) => id === c.power) ? powerChances(b, m, c) : undefined;
    case 'engaged':
      return c.choice === 'retreat' ? { opportunity: opportunityChances(b, m, engagedWith(b, m)) } : undefined;
    case 'move': {
      const there = standpointOf(b, m, c);
      return there && prospectsOf(there);
    }
    default:
      return undefined;
  }
};

export const chancesOf = (b: Battle, c: HeroesCommand): object | undefined => {
  if (b.outcome !== null) return undefined;
  if (c.type === 'reroll') return rerollChances(b, c.dice);
  if (c.type === 'resist' || c.type === 'raise') return answerChances(b, c);
  if (c.type === 'shoot') return shotBy(b, c);
  const frame = activationIn(b);
  return frame && activeChances(b, frame, c);
};
