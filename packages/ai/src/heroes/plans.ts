/** Whole activations: where a fighter could end, what it could do there, and what that is worth. */

import { levels } from '@muster/geometry';
import { isRooted, normalWays, type Pace, retreatEnds, type Space } from '@muster/heroes';
import { type Fighter, type Outlook, standAt } from './outlook.ts';
import { approachWorth, type Errand, errandOf, idleWorth, positionWorth } from './position.ts';
import { bestBolt } from './powers.ts';
import { aim, bestBlow, bestShot, blow, byGround, dangerAt, opportunityCost, type Shooting } from './weigh.ts';

type Box = levels.Box;

export interface End {
  readonly to: Space;
  readonly worth: number;
}

/** What can be done from there at once, and what it leaves of the dangers. */
const actWorth = (o: Outlook, f: Fighter, at: Box, how: Shooting, engages: boolean): number => {
  const shot = bestShot(o, f, at, how);
  const bolt = f.powers.length === 0 ? 0 : bestBolt(o, f, at, how.engaged, byGround).worth;
  return Math.max(shot, bolt) + bestBlow(o, f, at, engages);
};

export const isBeside = (o: Outlook, f: Fighter, at: Box): boolean => {
  for (const e of o.sides[1 - f.side]!) if (e.box !== null && levels.areTouching(o.t.ground, at, e.box)) return true;
  return false;
};

/** What it is worth to end a move there and act. */
const endWorth = (o: Outlook, errand: Errand, at: Box, pace: Pace, stays: boolean): number => {
  const { f } = errand;
  standAt(o, f, at);
  const engaged = isBeside(o, f, at);
  const act = actWorth(o, f, at, { pace, engaged, fire: false, line: byGround }, !stays);
  const [victim, kill] = blow.worth > aim.worth ? [blow.victim, blow.kill] : [aim.victim, aim.kill];
  const done = stays ? Math.max(act, idleWorth(o, f, at)) : act;
  return done - dangerAt(o, f, at, pace, victim, kill) + positionWorth(o, errand, at, pace);
};

/** What it is worth that it stands there and nothing else. */
export const waitWorth = (o: Outlook, errand: Errand, at: Box): number => {
  standAt(o, errand.f, at);
  return positionWorth(o, errand, at, 'half') - dangerAt(o, errand.f, at, 'half', null, 0);
};

/** Every end of a normal move with its worth, unsorted. */
export const endsOf = (o: Outlook, f: Fighter): readonly End[] => {
  const errand = errandOf(o, f);
  const ends: End[] = [{ to: f.box!.space, worth: endWorth(o, errand, f.box!, 'still', true) }];
  if (isRooted(o.b, f.model)) return ends;
  const { reach } = normalWays(o.b, f.model);
  const half = Math.ceil(f.move / 2);
  for (let i = 0; i < reach.ends.length; i++) {
    const to = reach.ends[i]!;
    if (to === f.box!.space) continue;
    const pace = reach.cost[to]! <= half ? 'half' : 'full';
    ends.push({ to, worth: endWorth(o, errand, levels.boxAt(o.t.ground, f.kit.side, to), pace, false) });
  }
  return ends;
};

/** So many ends that lie well, and of the others every so manieth. */
const WELL = 5;
const STRIDE = 9;

/** As `endsOf`, but only some: to stay, beside enemies, nearest to a victim, and a few here and there. */
export const fewEnds = (o: Outlook, f: Fighter): readonly End[] => {
  const errand = errandOf(o, f);
  const ends: End[] = [{ to: f.box!.space, worth: endWorth(o, errand, f.box!, 'still', true) }];
  if (isRooted(o.b, f.model)) return ends;
  const { reach, traffic } = normalWays(o.b, f.model);
  const half = Math.ceil(f.move / 2);
  const near: { at: Box; worth: number }[] = [];
  const add = (at: Box): void => {
    const pace = reach.cost[at.space]! <= half ? 'half' : 'full';
    ends.push({ to: at.space, worth: endWorth(o, errand, at, pace, false) });
  };
  for (let i = 0; i < reach.ends.length; i++) {
    const to = reach.ends[i]!;
    if (to === f.box!.space) continue;
    const at = levels.boxAt(o.t.ground, f.kit.side, to);
    if (traffic.beside[to] === 1 || i % STRIDE === 0) {
      add(at);
      continue;
    }
    const worth = approachWorth(errand, at);
    if (near.length === WELL && worth <= near[WELL - 1]!.worth) continue;
    let n = near.length < WELL ? near.length : WELL - 1;
    for (; n > 0 && near[n - 1]!.worth < worth; n--) near[n] = near[n - 1]!;
    near[n] = { at, worth };
  }
  for (const { at } of near) add(at);
  return ends;
};

/** What a fighter probably gains by acting now, by distances alone. */
export const roughGain = (o: Outlook, f: Fighter): number => {
  if (f.box === null) return ENTERS + 0.02 * f.worth;
  const { prey } = errandOf(o, f);
  standAt(o, f, f.box);
  let best = bestShot(o, f, f.box, { pace: 'still', engaged: false, fire: false, line: byGround });
  for (let i = 0; i < prey.length; i++) {
    const way = prey[i]!.ways[f.box.space]!;
    if (way >= 0 && way <= f.move + f.kit.melee.reach && prey[i]!.worth > best) best = prey[i]!.worth;
  }
  return best + 0.3 * dangerAt(o, f, f.box, 'half', null, 0);
};

export const bestOf = (ends: readonly End[]): End => {
  let best = ends[0]!;
  for (let i = 1; i < ends.length; i++) if (ends[i]!.worth > best.worth) best = ends[i]!;
  return best;
};

// --- Engaged ---

export interface Stand {
  readonly choice: 'retreat' | 'fire' | 'fight';
  readonly worth: number;
}

export const retreatsOf = (o: Outlook, f: Fighter): readonly End[] => {
  const errand = errandOf(o, f);
  return retreatEnds(o.b, f.model).map((to) => ({
    to,
    worth: waitWorth(o, errand, levels.boxAt(o.t.ground, f.kit.side, to)),
  }));
};

/** To retreat, fire or fight. */
export const standsOf = (o: Outlook, f: Fighter): readonly Stand[] => {
  const errand = errandOf(o, f);
  const at = f.box!;
  const stands: Stand[] = [];
  const after = (worth: number): number => {
    const [victim, kill] = blow.worth > aim.worth ? [blow.victim, blow.kill] : [aim.victim, aim.kill];
    return worth - dangerAt(o, f, at, 'full', victim, kill) + positionWorth(o, errand, at, 'full');
  };
  standAt(o, f, at);
  const light = { pace: 'still', engaged: true, fire: false, line: byGround } as const;
  const fights = Math.max(actWorth(o, f, at, light, false), idleWorth(o, f, at));
  stands.push({ choice: 'fight', worth: after(fights) });
  standAt(o, f, at);
  blow.worth = 0;
  blow.victim = null;
  const fires = bestShot(o, f, at, { pace: 'still', engaged: true, fire: true, line: byGround });
  if (fires > 0) stands.push({ choice: 'fire', worth: after(fires) });
  const retreats = isRooted(o.b, f.model) ? [] : retreatsOf(o, f);
  if (retreats.length > 0)
    stands.push({ choice: 'retreat', worth: bestOf(retreats).worth - opportunityCost(o, f, null) });
  return stands;
};

/** What a fighter gains by acting now. */
export const gainOf = (o: Outlook, f: Fighter): number => {
  if (f.box === null) return ENTERS + 0.02 * f.worth;
  const wait = waitWorth(o, errandOf(o, f), f.box);
  if (isBeside(o, f, f.box)) return Math.max(...standsOf(o, f).map(({ worth }) => worth)) - wait;
  return bestOf(endsOf(o, f)).worth - wait;
};

/** Who is not there yet can do nothing. */
const ENTERS = 0.03;
