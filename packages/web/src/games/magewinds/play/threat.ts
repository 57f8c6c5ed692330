/** What could be struck from a place, and by whom one could be struck there: a move and an attack ahead. Pure, and kept per battle. */

import { type Disc, gapBetween, inch, type Point, reachable, sampleRoutes, straightPlaces } from '@muster/geometry';
import {
  type Attack,
  type AttackId,
  attackProfile,
  type Battle,
  baseOf,
  blowOdds,
  type Fighter,
  moveFrame,
  moveLimit,
  nameOf,
  RADIUS,
  refuseTarget,
  UNIVERSAL_SPELLS,
  wayOf,
} from '@muster/magewinds';
import type { BoardLine } from '../../../measured/types.ts';
import { remembered } from '../../../parts/remembered.ts';
import { percent } from '../../../parts/words.ts';
import { tenths } from '../parts/attack-odds.ts';
import { type AttackOption, attackIds, attackLines, bestOption, enemiesOf, payFor } from './attacks.ts';
import { there } from './there.ts';

const STEP = inch(1);
/** How finely the places of an enemy are looked at. */
const GRAIN = inch(1);
/** And its farthest places. */
const DIRECTIONS = 32;

/** What a blow does at worst: no reaction, the hardest choice. */
interface Blow {
  readonly mean: number;
  readonly falls: number;
}

const blowOf = (b: Battle, by: Fighter, attack: AttackId, target: Fighter): Blow => {
  const { matrix } = blowOdds(b, by.id, attack, target.id);
  let worst: Blow = { mean: 0, falls: 0 };
  for (const row of ['light', 'heavy', 'single'] as const) {
    const cell = matrix[row]?.none;
    if (cell === undefined) continue;
    const blow = { mean: cell.mean, falls: cell.takeDown };
    if (isWorse(blow, worst)) worst = blow;
  }
  return worst;
};

const isWorse = (a: Blow, b: Blow): boolean => a.falls > b.falls || (a.falls === b.falls && a.mean > b.mean);

const blowWords = ({ mean, falls }: Blow): string => {
  const damage = `${tenths(mean)} damage on average`;
  return falls === 0 ? damage : `${damage}, down ${percent(falls)}`;
};

interface Reached {
  readonly enemy: Fighter;
  readonly option: AttackOption;
  /** The battle with the attacker there. */
  readonly then: Battle;
  readonly lines: readonly BoardLine[];
}

/** Who could be attacked from there, and how: quick enough for every movement of a hand. */
export const reachedFrom = (b: Battle, seat: number, f: Fighter, at: Point): readonly Reached[] => {
  const then = there(b, f.id, at);
  const now = then.fighters[f.id]!;
  return enemiesOf(then, now).flatMap((enemy) => {
    const option = bestOption(then, seat, now, enemy.id);
    return option === undefined ? [] : [{ enemy, option, then, lines: attackLines(then, now, enemy, undefined) }];
  });
};

/** `Druid in cover, Melee: 2.1 damage on average, down 12%`. */
export const reachedWords = ({ enemy, option, then, lines }: Reached, f: Fighter): string => {
  const cover = lines.some(({ kind }) => kind === 'cover');
  const blow = blowOf(then, then.fighters[f.id]!, option.attack, enemy);
  return `${nameOf(enemy)}${cover ? ' in cover' : ''}, ${option.name}: ${blowWords(blow)}`;
};

/** Where an enemy could strike from, apart from the step before its attack. */
interface Stands {
  readonly enemy: Fighter;
  readonly places: readonly Point[];
  /** From base to base, the step counted in. */
  readonly range: number;
  /** The same without the spells that everybody knows: what it is to be feared for. */
  readonly own: number;
}

const mayPay = (b: Battle, enemy: Fighter, attack: AttackId): boolean => {
  const { spell, needsAim } = attackProfile(b, enemy, attack)!;
  const { size, cards } = b.seats[enemy.seat]!.hand;
  if (needsAim || spell === null) return !needsAim;
  return cards === null ? size > 0 : payFor(b, enemy.seat, enemy, attack) !== undefined;
};

const standsOf = (b: Battle, enemy: Fighter): Stands => {
  const left = 2 - enemy.actions;
  const start = { x: enemy.x, y: enemy.y };
  if (left <= 0) return { enemy, places: [], range: 0, own: 0 }; // no danger any more in this round
  const attacks = attackIds(enemy).flatMap((id) => (mayPay(b, enemy, id) ? [attackProfile(b, enemy, id)!] : []));
  const isOwn = ({ spell }: Attack): boolean => spell === null || !UNIVERSAL_SPELLS.includes(spell);
  const range = Math.max(0, ...attacks.map(({ max }) => max)) + STEP;
  const own = Math.max(0, ...attacks.filter(isOwn).map(({ max }) => max)) + STEP;
  const limit = left < 2 ? 0 : moveLimit(b, moveFrame(b, enemy.id));
  if (limit === 0) return { enemy, places: [start], range, own };
  const way = wayOf(b, enemy);
  const inside = sampleRoutes(reachable(way, start, limit), GRAIN).map(({ path }) => path.at(-1)!);
  return { enemy, places: [start, ...inside, ...straightPlaces(way, start, limit, DIRECTIONS)], range, own };
};

/** All enemies of a seat with the places that they could strike from. */
const standsAgainst = remembered((b: Battle, seat: number) =>
  b.fighters.filter((f) => f.where === 'field' && f.seat !== seat).map((enemy) => standsOf(b, enemy)),
);

/** Where the middle of a base would be within reach of an enemy: discs that overlap. */
export const threatenedGround = (b: Battle, seat: number): readonly Disc[] =>
  standsAgainst(b, seat).flatMap(({ places, own }) => places.map(({ x, y }) => ({ x, y, radius: own + 2 * RADIUS })));

const near = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

/** How many enemies are near enough to strike there, by distance alone: for every movement of a hand. */
export const howManyNear = (b: Battle, seat: number, at: Point): number =>
  standsAgainst(b, seat).filter(({ places, own }) => places.some((p) => near(p, at) <= own + 2 * RADIUS)).length;

/** Lines are looked at from so many of the nearest places. */
const MOST_PLACES = 6;

/** The worst attack that this enemy could make there, with a line of attack and sight. */
const worstOf = (b: Battle, { enemy, places, range }: Stands, f: Fighter, at: Point): string | undefined => {
  const target = { ...baseOf(f), ...at };
  const inReach = places.filter((p) => near(p, at) <= range + 2 * RADIUS);
  const stays = inReach[0] === places[0] ? inReach.slice(0, 1) : []; // where it stands, before where it could go
  const close = [...stays, ...inReach.slice(stays.length).sort((p, q) => near(p, at) - near(q, at))];
  let worst: (Blow & { readonly words: string }) | undefined;
  for (const id of attackIds(enemy)) {
    if (!mayPay(b, enemy, id)) continue;
    const attack = attackProfile(b, enemy, id)!;
    const wide = { ...attack, min: 0, max: attack.max + STEP };
    for (const p of close.slice(0, MOST_PLACES)) {
      if (gapBetween({ ...p, radius: RADIUS }, target).down > wide.max) continue;
      const then = there(there(b, f.id, at), enemy.id, p);
      const now = then.fighters[enemy.id]!;
      if (refuseTarget(then, now, wide, f.id) !== undefined) continue;
      const blow = blowOf(then, now, id, then.fighters[f.id]!);
      const how = p.x === enemy.x && p.y === enemy.y ? '' : ' after a move';
      if (worst === undefined || isWorse(blow, worst))
        worst = { ...blow, words: `${nameOf(enemy)}${how}, ${attack.name}: ${blowWords(blow)}` };
      break;
    }
  }
  return worst?.words;
};

/** Who could strike there before the round is over, and the worst it could do. */
export const threatsAt = (b: Battle, f: Fighter, at: Point): readonly string[] =>
  standsAgainst(b, f.seat).flatMap((stands) => worstOf(b, stands, f, at) ?? []);

/** Who of this seat could strike that one before the round is over, and the worst it could do. */
export const strikesOn = (b: Battle, seat: number, target: Fighter): readonly string[] =>
  standsAgainst(b, target.seat).flatMap((stands) =>
    stands.enemy.seat === seat ? (worstOf(b, stands, target, target) ?? []) : [],
  );
