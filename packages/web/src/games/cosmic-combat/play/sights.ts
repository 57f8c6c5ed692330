/** Who is in whose arcs, what a shot would bring, which edge it reaches: by the rules' own functions. Pure. */

import {
  type Battle,
  type BoardingShip,
  boardingWounds,
  enemiesOf,
  fightChancesOf,
  type Harm,
  type HullSide,
  hullOf,
  kitOf,
  planned,
  reachedSides,
  type Ship,
  type ShipId,
  type ShotChances,
  shipOf,
  shotChances,
  sideOf,
  targetFault,
  waysAt,
} from '@muster/cosmic-combat';
import { hulls, inch } from '@muster/geometry';
import type { BoardLine } from '../../../measured/types.ts';
import { arcOf, cornersAt } from '../chart/shapes.ts';
import type { ChartArea, ChartEdge } from '../chart/types.ts';
import { gunName, whereWords } from './words.ts';

/** What one weapon would do to one target. */
export const shotOdds = (b: Battle, ship: ShipId, weapon: number, target: ShipId): ShotChances =>
  shotChances(b, shipOf(b, ship), weapon, shipOf(b, target));

/** That it is wounded at all. */
export const woundChance = ({ wounds }: Pick<Harm, 'wounds'>): number => 1 - (wounds[0] ?? 0);

/** What the shooter wants of it: a wound, or an ion marker. */
export const hitChance = (odds: ShotChances): number => odds.ion ?? woundChance(odds);

/** The sides of a ship into which it can fire at all, each with its farthest weapon. */
export const arcAreas = (b: Battle, id: ShipId, only?: number): readonly ChartArea[] => {
  const s = shipOf(b, id);
  const kit = kitOf(b, s);
  const { arcs: rule } = b.config.rulings;
  if (s.place === null) return [];
  const ranges = new Map<HullSide, number>();
  kit.guns.forEach(({ weapon, arcs }, i) => {
    if (only !== undefined && i !== only) return;
    if (s.spent.includes(i)) return;
    for (const side of rule === 'off' ? hulls.HULL_SIDES : arcs)
      ranges.set(side, Math.max(ranges.get(side) ?? 0, weapon.range));
  });
  return [...ranges].map(([side, range]) => ({
    id: `arc ${id} ${side}`,
    kind: 'arc',
    corners: arcOf(s.place!, kit, side, inch(range), rule === 'diagonal' ? rule : 'corner'),
  }));
};

/** Enemies that are not dying. */
export const livingEnemies = (b: Battle, s: Ship): readonly Ship[] =>
  enemiesOf(b, s).filter(({ wounds }) => wounds > 0);

/** Whom its weapons could strike from where it stands, tokens aside, the nearest first. */
export const inSight = (b: Battle, id: ShipId) => {
  const s = shipOf(b, id);
  const own = hullOf(b, s);
  const { guns } = kitOf(b, s);
  return livingEnemies(b, s)
    .map((one) => ({ one, gap: hulls.gapBetween(own, hullOf(b, one)).down }))
    .sort((a, c) => a.gap - c.gap)
    .flatMap(({ one }) => {
      const able = guns.flatMap((gun, weapon) =>
        s.spent.includes(weapon) || targetFault(b, s, gun, one) !== undefined
          ? []
          : [{ weapon, name: gunName(b, id, weapon), odds: shotOdds(b, id, weapon, one.id) }],
      );
      return able.length === 0 ? [] : [{ target: one.id, where: whereWords(own, hullOf(b, one)), guns: able }];
    });
};

/** The edges of the target that a shot reaches, and whether a shield stands before them. */
export const edgesReached = (b: Battle, ship: ShipId, target: ShipId): readonly ChartEdge[] => {
  const [from, to] = [shipOf(b, ship), shipOf(b, target)];
  const kit = kitOf(b, to);
  if (kit.isRound) return [];
  const corners = cornersAt(to.place!, kit);
  return reachedSides(b, from, to).map((side) => {
    const end = hulls.HULL_SIDES.indexOf(side); // each side ends at the corner of its number
    const kind = (to.arrows ?? []).includes(side) ? 'shielded' : 'open';
    return { from: corners.at(end - 1)!, to: corners[end]!, kind };
  });
};

/** The line of a shot: cover and ships in the way are marked. */
export const shotLine = (b: Battle, ship: ShipId, target: ShipId, text?: string): BoardLine => {
  const [from, to] = [shipOf(b, ship), shipOf(b, target)];
  const ways = waysAt(b, from, to);
  return {
    from: from.place!,
    to: to.place!,
    kind: ways.length > 0 ? 'cover' : 'clear',
    text,
    marks: ways.map((one) => ({ x: one.place!.x, y: one.place!.y, radius: kitOf(b, one).width / 2 })),
  };
};

/** Wounds that these would suffer of so many successes, on average: what they ignore is none (DW-64). */
export const sufferedBy = (b: Battle, successes: readonly number[], ids: readonly ShipId[]): number => {
  const struck = ids.map((id): BoardingShip => {
    const s = shipOf(b, id);
    return { martial: 0, aggressors: 0, wounds: s.wounds, ignore: kitOf(b, s).ignores };
  });
  return boardingWounds(successes, struck).reduce((sum, p, n) => sum + p * n, 0);
};

/** What a boarding that may be made leads to, by the fight as it would be (X-219, P13): wounds to be expected on both. */
export const boardChances = (b: Battle, id: ShipId, target: ShipId) => {
  const s = shipOf(b, id);
  const there = planned(b, s, { type: 'board', target });
  const { sides } = fightChancesOf(there, shipOf(there, id))!;
  const [own, other] = sideOf(b, s) === 0 ? sides : [sides[1], sides[0]];
  return {
    dealt: sufferedBy(b, own.wounds, [target]),
    suffered: sufferedBy(b, other.wounds, [id]),
    destroyed: own.focus.find((one) => one.target === target)!.destroyed,
  };
};
