/** Missions (CQ-15, 3.7, X-359, X-368, X-375): how far a side has come, and when they score. */

import { groups, type Side } from '@muster/dwethia';
import { missionOf } from '../content/missions.ts';
import type { Mission, MissionGoal } from '../content/types.ts';
import { fieldOf, kitOf, yieldFactor } from '../ground/field.ts';
import { areBeside, isNearNode, livingUnits, quarterOf } from '../ground/standing.ts';
import { findModel, isDying, sideOf, withSide, withTally } from '../state/battle.ts';
import type { Battle, ConquestTable, Model, Node } from '../state/types.ts';
import { cityHolder } from './scoring.ts';

/** For the tracker; `met`: it scores now, or would if the game ended now. */
export interface Progress {
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
}

/** A moment of the game at which missions are looked at. */
export type Moment = 'now' | 'roundEnd' | 'gameEnd';

const reached = (have: number, need: number): Progress => ({ have, need, met: have >= need });

// --- What is counted ---

/** own unit or own [Mine] within an inch, and no enemy unit. */
export const isHeld = (b: Battle, n: Node, side: Side): boolean => {
  let held = false;
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (isDying(m) || !isNearNode(b, m, m.at, n)) continue;
    const kit = kitOf(b, m);
    if (sideOf(b, m) === side) held ||= kit.kind === 'unit' || kit.sheet.harvest > 0;
    else if (kit.kind === 'unit') return false;
  }
  return held;
};

const nodesHeld = (b: Battle, side: Side): number => {
  let n = 0;
  for (const node of b.nodes) if (node.kind !== 'R' && isHeld(b, node, side)) n++;
  return n;
};

const isStored = (b: Battle, side: Side, relic: string): boolean =>
  b.models.some((m) => sideOf(b, m) === side && kitOf(b, m).kind === 'building' && m.relics.includes(relic));

/** Different relics ever brought home; those of the last round lie in a building only. */
const relicsDelivered = (b: Battle, side: Side): number => {
  let n = 0;
  for (const { id, kind, taken } of b.nodes) if (kind === 'R' && (taken[side] || isStored(b, side, id))) n++;
  return n;
};

const quartersHeld = (b: Battle, side: Side): number => {
  const { size } = fieldOf(b);
  const held = [0, 0, 0, 0];
  for (const { at } of livingUnits(b, side)) held[quarterOf(size, at)] = 1;
  return held[0]! + held[1]! + held[2]! + held[3]!;
};

const isWorker = (b: Battle, m: Model): boolean => {
  const kit = kitOf(b, m);
  return kit.kind === 'unit' && kit.sheet.worker;
};

/** DW-41, X-88: the most units, no workers, that hang together. */
const longestChain = (b: Battle, side: Side): number => {
  const units = livingUnits(b, side).filter((m) => !isWorker(b, m));
  let most = 0;
  for (const group of groups(units, (a, c) => areBeside(b, a, c))) most = Math.max(most, group.length);
  return most;
};

const commandersAlive = (b: Battle, side: Side, byRound: number): number => {
  let n = 0;
  for (const { id, round } of b.sides[side].tally.commanders) {
    const m = round <= byRound ? findModel(b, id) : undefined;
    if (m !== undefined && !isDying(m)) n++;
  }
  return n;
};

export const progressOf = (b: Battle, side: Side, goal: MissionGoal): Progress => {
  const { tally, bank } = b.sides[side];
  switch (goal.kind) {
    case 'holdNodes':
      return reached(nodesHeld(b, side), goal.count);
    case 'deliver':
      return reached(relicsDelivered(b, side), goal.count);
    case 'razeHq':
      return reached(tally.hqRazed ? 1 : 0, 1);
    case 'commanderLives':
      return reached(commandersAlive(b, side, goal.byRound), 1);
    case 'everyQuarter':
      return { have: tally.everyQuarter ? 4 : quartersHeld(b, side), need: 4, met: tally.everyQuarter };
    case 'slayHero':
      return reached(tally.heroesSlain, 1);
    case 'chain':
      return reached(longestChain(b, side), goal.units);
    case 'slainByShots':
      return reached(tally.shotDown, goal.count);
    case 'fightsWon':
      return reached(tally.fightsWon, goal.count);
    case 'bank':
      return reached(bank.R, goal.R * yieldFactor(b.config));
    case 'powers':
      return reached(tally.powers, goal.count);
    case 'centreAfterLoss': {
      const isHolding = cityHolder(b) === side;
      return { have: tally.lost, need: goal.points, met: isHolding && tally.lost >= goal.points };
    }
  }
};

// --- When they score ---

/** 3.7: goals that speak of the end of the game wait for it, one of the end of a round; the others score when they are met. */
const scoresAt = (goal: MissionGoal): Moment => {
  switch (goal.kind) {
    case 'holdNodes':
    case 'commanderLives':
    case 'chain':
    case 'bank':
    case 'centreAfterLoss':
      return 'gameEnd';
    case 'everyQuarter':
      return 'roundEnd';
    default:
      return 'now';
  }
};

const MOMENTS: readonly Moment[] = ['now', 'roundEnd', 'gameEnd'];
const isTime = (goal: MissionGoal, moment: Moment): boolean =>
  MOMENTS.indexOf(scoresAt(goal)) <= MOMENTS.indexOf(moment);

/** The side's mission: what it is, how far it has come, what it has scored. */
export const missionsOf = (
  b: Battle,
  side: Side,
): readonly { readonly mission: Mission; readonly progress: Progress; readonly vp: number }[] =>
  (b.sides[side].aims?.missions ?? []).map((id, i) => {
    const mission = missionOf(id)!;
    return { mission, progress: progressOf(b, side, mission.goal), vp: b.sides[side].missionVp[i]! };
  });

const scored = (b: Battle, side: Side, i: number, { id, vp }: Mission, table: ConquestTable): Battle => {
  table.tell?.({ type: 'scored', side, what: id, vp, rule: 'CQ-15' });
  return withSide(b, side, (s) => {
    s.missionVp = i === 0 ? [vp, s.missionVp[1]] : [s.missionVp[0], vp];
  });
};

/** Missions that are met at this moment score, each once. */
export const checkMissions = (b: Battle, table: ConquestTable, moment: Moment): Battle => {
  let now = b;
  for (const side of [0, 1] as const) {
    const { aims, missionVp } = b.sides[side];
    if (aims === null) continue;
    for (let i = 0; i < aims.missions.length; i++) {
      if (missionVp[i] !== 0) continue;
      const mission = missionOf(aims.missions[i]!)!;
      if (isTime(mission.goal, moment) && progressOf(b, side, mission.goal).met)
        now = scored(now, side, i, mission, table);
    }
  }
  return now;
};

/** *Four Banners*: at the end of some round a unit in every quarter. */
export const bannersRaised = (b: Battle): Battle => {
  let now = b;
  for (const side of [0, 1] as const)
    if (!b.sides[side].tally.everyQuarter && quartersHeld(b, side) === 4)
      now = withTally(now, side, (t) => {
        t.everyQuarter = true;
      });
  return now;
};
