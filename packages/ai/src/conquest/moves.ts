/** Moving one unit: where it stops, whom it engages, what it harvests on the way. */

import {
  type Battle,
  type ConquestCommand,
  castCommands,
  harvestCommands,
  kitOf,
  type Model,
  modelOf,
  NODE_RADII,
  routeFor,
  routeTowardsFor,
  sideOf,
  UNIT_RADII,
  type UnitKit,
  type WalkCommand,
  walkCommands,
  weaponReach,
} from '@muster/conquest';
import type { Length, Point } from '@muster/geometry';
import { errandsOf } from './errands.ts';
import { engagementWorth } from './fights.ts';
import { cityWeight, goalOf } from './goals.ts';
import { INCH, inchesBetween, type Outlook, outlookOf, supportAt, threatAt } from './outlook.ts';
import { castWorth } from './powers.ts';
import { byWorth, type Weighed } from './weighed.ts';

const FINISH: ConquestCommand = { type: 'finish' };

const endOf = ({ path }: WalkCommand): Point => path[path.length - 1]!;

/** A point at so much from a centre, on the side of `from`. */
const besideAt = (centre: Point, from: Point, distance: Length): Point => {
  const inches = inchesBetween(centre, from) * INCH;
  if (inches === 0) return { x: centre.x + distance, y: centre.y };
  const share = distance / inches;
  return {
    x: Math.round(centre.x + (from.x - centre.x) * share),
    y: Math.round(centre.y + (from.y - centre.y) * share),
  };
};

/** As near to a base of this radius as an inch, or as far on the way there as it gets. */
const walkBeside = (b: Battle, unit: Model, at: Point, radius: Length): WalkCommand | undefined => {
  const wish = besideAt(at, unit.at, kitOf(b, unit).radius + radius + INCH);
  const walk = routeFor(b, unit, wish) ?? routeTowardsFor(b, unit, wish);
  return walk && !walk.engage ? { type: 'walk', path: walk.path, engage: false } : undefined;
};

const GAIN = 40;

/** A worker or a carrier: what it was sent for. */
const errandMoves = (b: Battle, unit: Model, look: Outlook): readonly Weighed[] => {
  const found: Weighed[] = [];
  for (const command of harvestCommands(b, unit)) {
    const isRelic = command.node.startsWith('R');
    found.push({ command, worth: isRelic ? 2 * GAIN : GAIN });
  }
  if (unit.relics.length > 0) {
    const walk = walkBeside(b, unit, look.home, UNIT_RADII[50]);
    if (walk !== undefined) found.push({ command: walk, worth: GAIN });
    return found;
  }
  const errand = errandsOf(b, look.side).find((one) => one.unit === unit.id);
  if (errand?.node.at) {
    const walk = walkBeside(b, unit, errand.node.at, NODE_RADII[errand.node.kind]);
    if (walk !== undefined) found.push({ command: walk, worth: GAIN - 1 });
  }
  return found;
};

/** What standing there exposes it to, against what stands with it. */
const dangerAt = (b: Battle, look: Outlook, unit: Model, kit: UnitKit, at: Point, own: number): number => {
  const threat = threatAt(b, look, at);
  if (threat === 0) return 0;
  const support = own + supportAt(look, unit, at);
  const share = threat / (threat + support + 1);
  return kit.points * 0.45 * Math.max(0, share - 0.35);
};

/** Points from shots: a gun wants its target in range and itself out of reach. */
const gunWorth = (b: Battle, look: Outlook, unit: Model, kit: UnitKit, at: Point, walked: number): number => {
  if (kit.weapon === null) return 0;
  const { penalty } = kit.weapon;
  const move = kit.sheet.stats.move;
  if ((penalty === 'full' && walked > 0) || (penalty === 'half' && walked > move / 2)) return 0;
  const reach = weaponReach(b, unit, false) / INCH;
  for (const { model } of look.foes) if (inchesBetween(model.at, at) - 1.5 <= reach) return 10;
  return 0;
};

const CITY_RING = 5;

const stopWorth = (
  b: Battle,
  look: Outlook,
  unit: Model,
  kit: UnitKit,
  goal: Point,
  at: Point,
  might: number,
): number => {
  const walked = inchesBetween(unit.at, at);
  const far = inchesBetween(at, goal);
  const isHolding = inchesBetween(at, look.middle) <= CITY_RING && !kit.sheet.worker;
  const city = isHolding ? 14 * cityWeight(b, look) : 0;
  const together = Math.min(6, supportAt(look, unit, at) / 12);
  return city - 2 * far + together + gunWorth(b, look, unit, kit, at, walked) - dangerAt(b, look, unit, kit, at, might);
};

const BOLD = { annihilation: 1.15, 'take-the-city': 1.05, 'mine-the-resources': 0.95 } as const;

const fighterMoves = (b: Battle, unit: Model, look: Outlook): readonly Weighed[] => {
  const kit = kitOf(b, unit) as UnitKit;
  const goal = goalOf(b, look, unit);
  const might = look.own.find(({ model }) => model.id === unit.id)?.might ?? 0;
  const here = stopWorth(b, look, unit, kit, goal, unit.at, might);
  const bold = BOLD[b.sides[look.side].aims?.scenario ?? 'take-the-city'];
  const found: Weighed[] = [];
  const commands: WalkCommand[] = [...walkCommands(b, unit)];
  const towards = routeTowardsFor(b, unit, goal);
  if (towards !== undefined) commands.push({ type: 'walk', path: towards.path, engage: towards.engage });
  for (const command of commands) {
    const stop = stopWorth(b, look, unit, kit, goal, endOf(command), might) - here;
    if (!command.engage) found.push({ command, worth: stop });
    else {
      const exchange = engagementWorth(b, unit, look.side, command, bold);
      if (exchange !== undefined) found.push({ command, worth: exchange + 0.3 * stop });
    }
  }
  for (const command of harvestCommands(b, unit))
    if (command.node.startsWith('R') && inchesBetween(unit.at, look.home) < 14) found.push({ command, worth: 12 });
  return found;
};

/** A worker under threat goes home. */
const flight = (b: Battle, unit: Model, look: Outlook): readonly Weighed[] => {
  if (threatAt(b, look, unit.at) === 0) return [];
  const walk = walkBeside(b, unit, look.home, UNIT_RADII[50]);
  return walk === undefined ? [] : [{ command: walk, worth: 8 }];
};

/** Everything the active unit could do, the best first; to be done with it is worth nothing. */
export const movesOf = (b: Battle, id: string): readonly Weighed[] => {
  const unit = modelOf(b, id);
  const look = outlookOf(b, sideOf(b, unit));
  const kit = kitOf(b, unit) as UnitKit;
  const walks =
    kit.sheet.worker || unit.relics.length > 0
      ? [...errandMoves(b, unit, look), ...(unit.turn.harvested ? flight(b, unit, look) : [])]
      : fighterMoves(b, unit, look);
  const casts = castCommands(b, unit).map((command) => ({ command, worth: castWorth(b, unit, command) }));
  return byWorth([...walks, ...casts, { command: FINISH, worth: 0 }]);
};

/** Fighters before workers, those nearest to the enemy first. */
export const activationsOf = (b: Battle, _seat: number, units: readonly string[]): readonly Weighed[] =>
  byWorth(
    units.map((id) => {
      const unit = modelOf(b, id);
      const look = outlookOf(b, sideOf(b, unit));
      const kit = kitOf(b, unit) as UnitKit;
      let near = 99;
      for (const { model } of look.foes) near = Math.min(near, inchesBetween(model.at, unit.at));
      const last = kit.sheet.worker ? -200 : 0;
      return { command: { type: 'activate', unit: id }, worth: last - near };
    }),
  );
