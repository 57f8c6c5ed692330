/** Set-up: warbands that work together, ground that suits them, and a line towards the middle. */

import type { Point } from '@muster/geometry';
import type { Rng, Seat } from '@muster/kernel';
import {
  addable,
  type Battle,
  centreFor,
  type MagewindsCommand,
  magewinds,
  PROFILES,
  type ProfileId,
  profileOf,
  type ScenarioId,
} from '@muster/magewinds';
import { gap, INCH } from './field.ts';

/** How good a fighter is to have, as far as the lab has shown. */
const LIKED: Readonly<Record<ProfileId, number>> = {
  warrior: 10,
  wizard: 9,
  cleric: 8,
  guardian: 7,
  witch: 6.5,
  druid: 6,
  deadeye: 6,
  warlock: 5.5,
  enchanter: 5,
  seer: 5,
  mesmer: 4,
  militia: 3,
  acolyte: 2,
  minion: 1.5,
};

/** A warband filled with what is liked most, with a little of a whim. */
export const pickWarband = (b: Battle, rng: Rng, start: readonly ProfileId[] = []): readonly ProfileId[] => {
  const { slots, officialOnly } = b.config;
  const whims = Object.keys(PROFILES).map(() => rng.below(300) / 100);
  const profiles = [...start];
  for (;;) {
    const next = addable(profiles, slots, officialOnly);
    if (next.length === 0) return profiles;
    profiles.push(mostLiked(next, whims));
  }
};

const IDS = Object.keys(PROFILES) as ProfileId[];

const mostLiked = (ids: readonly ProfileId[], whims: readonly number[]): ProfileId => {
  const liking = (id: ProfileId): number => LIKED[id] + whims[IDS.indexOf(id)]!;
  let best = ids[0]!;
  for (const id of ids) if (liking(id) > liking(best)) best = id;
  return best;
};

const assembly = (b: Battle, seat: Seat, rng: Rng): MagewindsCommand => {
  if (b.config.assembly === 'secret') return { type: 'assemble', warband: pickWarband(b, rng) };
  const start = b.warbands[seat]!.profiles ?? [];
  const profile = pickWarband(b, rng, start)[start.length];
  return profile === undefined ? { type: 'finishWarband' } : { type: 'addFighter', profile };
};

const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

const NO_CHOICE: readonly ScenarioId[] = ['hold-the-line'];

/** Symmetrical scenarios, if there are any. */
const scenario = (b: Battle, seat: Seat, rng: Rng): MagewindsCommand => {
  const all = magewinds.candidates(b, seat);
  const fair = all.filter((c) => c.type === 'chooseScenario' && !NO_CHOICE.includes(c.scenario));
  return pick(fair.length > 0 ? fair : all, rng);
};

const isShooter = (id: ProfileId): boolean => profileOf(id).attacks.some((a) => a === 'quick-shot' || a === 'zap');

/** How far from the middle a fighter likes to begin; shooters stand back. */
const deployWorth = (b: Battle, seat: Seat, c: Extract<MagewindsCommand, { type: 'deploy' }>): number => {
  const f = b.fighters[c.fighter]!;
  const centre: Point = centreFor(b.config.players);
  const shooter = isShooter(f.profile);
  const attacks = b.scenario === 'hold-the-line' && b.ranks[0] === seat;
  const d = attacks ? 0 : (gap(c, centre) / INCH) * (shooter ? 0.5 : 1);
  let worth = -d + (shooter ? -1 : 0);
  for (const other of b.fighters) {
    if (other.where !== 'field') continue;
    const g = gap(c, other) / INCH;
    if (other.seat === seat) worth -= Math.max(0, 2 - g);
    else worth -= shooter ? Math.max(0, 7 - g) : Math.max(0, 2 - g);
  }
  return worth;
};

const deploy = (b: Battle, seat: Seat): MagewindsCommand => {
  const all = magewinds.candidates(b, seat);
  let best = all[0]!;
  let most = -Infinity;
  for (const c of all) {
    if (c.type !== 'deploy') continue;
    const worth = deployWorth(b, seat, c);
    if (worth > most) [best, most] = [c, worth];
  }
  return best;
};

/** Treasures and fragments where friends are nearer than foes; before deployment, near the own ground. */
const objectWorth = (b: Battle, seat: Seat, p: Point): number => {
  let worth = 0;
  const corners = b.territories[seat]?.corners ?? [];
  for (const corner of corners) worth -= gap(p, corner) / INCH / corners.length;
  let own = Infinity;
  let other = Infinity;
  for (const f of b.fighters) {
    if (f.where !== 'field') continue;
    if (f.seat === seat) own = Math.min(own, gap(p, f));
    else other = Math.min(other, gap(p, f));
  }
  return own < Infinity && other < Infinity ? (other - own) / INCH : worth;
};

const object = (b: Battle, seat: Seat): MagewindsCommand => {
  const all = magewinds.candidates(b, seat);
  let best = all[0]!;
  let most = -Infinity;
  for (const c of all) {
    if (c.type !== 'placeObject') continue;
    const worth = objectWorth(b, seat, c);
    if (worth > most) [best, most] = [c, worth];
  }
  return best;
};

/** Any decision of set-up, and where fragments go in each round. */
export const setupChoice = (b: Battle, seat: Seat, kind: string, rng: Rng): MagewindsCommand => {
  switch (kind) {
    case 'scenario':
      return scenario(b, seat, rng);
    case 'assembly':
      return assembly(b, seat, rng);
    case 'deploy':
      return deploy(b, seat);
    case 'object':
    case 'fragment':
      return object(b, seat);
    case 'territory':
      return { type: 'splitTerritory', split: 'widthwise', own: rng.below(2) === 0 ? 0 : 1 };
    default:
      return pick(magewinds.candidates(b, seat), rng);
  }
};
