/** Moving one unit: a worker on its errand, a carrier home, a fighter where it is worth most; powers of the Movement phase. */

import {
  type Battle,
  type ConquestCommand,
  castCommands,
  harvestCommands,
  modelOf,
  routeTowardsFor,
  sideOf,
  type WalkCommand,
} from '@muster/conquest';
import { errandsOf, nodePlace, nodeRadius } from './errands.ts';
import { inPosture, isThreatened, type Outlook, outlookOf, type Posture } from './outlook.ts';
import { castWorth } from './powers.ts';
import { distance, INCH, type Place, pointOf, type Seen } from './seen.ts';
import { fighterWalks, walkTo } from './walks.ts';
import { byWorth, type Weighed } from './weighed.ts';

const FINISH: ConquestCommand = { type: 'finish' };

const HQ_RADIUS = 25 / 25.4;

/** Cosine and sine: straight on, then ever farther to either side. */
const ASIDE: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.92, 0.39],
  [0.92, -0.39],
  [0.7, 0.71],
  [0.7, -0.71],
  [0.34, 0.94],
  [0.34, -0.94],
];

/** As near to a base of this radius as an inch, or as far on the way there as it gets. */
const walkBeside = (b: Battle, unit: Seen, at: Place, radius: number, isQuick: boolean): WalkCommand | undefined => {
  const left = unit.move - unit.model.turn.ledger / INCH - 0.01;
  if (left < 0.1) return undefined;
  const away = distance(unit, at);
  const ring = unit.radius + radius + 0.9;
  if (away <= ring + (unit.model.turn.harvested ? 1 : 0.1)) return undefined;
  const step = Math.min(left, away - ring);
  const [dx, dy] = [(at.x - unit.x) / away, (at.y - unit.y) / away];
  for (const [cos, sin] of ASIDE) {
    const to = { x: unit.x + (dx * cos - dy * sin) * step, y: unit.y + (dx * sin + dy * cos) * step };
    const walk = walkTo(b, unit.model, pointOf(to), false, cos === 1);
    if (walk !== undefined) return walk;
    if (isQuick && cos < 0.8) return undefined;
  }
  const ends = { x: at.x - dx * ring, y: at.y - dy * ring };
  const route = isQuick ? undefined : routeTowardsFor(b, unit.model, pointOf(ends));
  return route === undefined || route.engage ? undefined : { type: 'walk', path: route.path, engage: false };
};

const GAIN = 40;

const homewards = (b: Battle, look: Outlook, unit: Seen, isQuick: boolean): WalkCommand | undefined =>
  walkBeside(b, unit, look.home, HQ_RADIUS, isQuick);

/** After its harvest a worker that may be struck goes out of reach, if it can. */
const flight = (b: Battle, look: Outlook, unit: Seen, isQuick: boolean): readonly Weighed[] => {
  if (!isThreatened(look, unit)) return [];
  const walk = homewards(b, look, unit, isQuick);
  return walk === undefined ? [] : [{ command: walk, worth: 8 }];
};

/** A worker or a carrier: what it was sent for. */
const errandMoves = (b: Battle, look: Outlook, unit: Seen, isQuick: boolean): readonly Weighed[] => {
  const found: Weighed[] = [];
  const { model } = unit;
  const errand = model.relics.length > 0 ? undefined : errandsOf(b, look).find((one) => one.unit === model.id);
  for (const command of harvestCommands(b, model)) {
    const isSent = errand?.node.id === command.node;
    const isRelic = command.node.startsWith('R');
    if (isSent) found.push({ command, worth: 2 * GAIN });
    else if (isRelic ? errand === undefined : errand === undefined || errand.node.kind === 'R')
      found.push({ command, worth: isRelic ? 0.5 * GAIN : 0.2 * GAIN });
  }
  if (model.relics.length > 0) {
    const walk = homewards(b, look, unit, isQuick);
    if (walk !== undefined) found.push({ command: walk, worth: GAIN });
    return found;
  }
  if (model.turn.harvested) {
    const away = flight(b, look, unit, isQuick);
    if (away.length > 0) return [...found, ...away];
  }
  if (errand !== undefined && !(model.turn.harvested && isThreatened(look, nodePlace(errand.node)))) {
    const walk = walkBeside(b, unit, nodePlace(errand.node), nodeRadius(errand.node), isQuick);
    if (walk !== undefined) found.push({ command: walk, worth: GAIN - 1 });
  }
  return found;
};

/** A fighter takes up a relic that lies on its way, where the way home is short. */
const foundRelics = (b: Battle, look: Outlook, { model, ...unit }: Seen): readonly Weighed[] => {
  const found: Weighed[] = [];
  for (const command of harvestCommands(b, model)) {
    if (!command.node.startsWith('R')) found.push({ command, worth: GAIN });
    else if (distance(unit, look.home) < 9 && look.left >= 1) found.push({ command, worth: 12 });
  }
  return found;
};

const casts = (b: Battle, look: Outlook, unit: Seen): readonly Weighed[] => {
  const { kit, model } = unit;
  if (kit.powers.length === 0 || model.turn.cast || b.sides[look.side].pool.affinity === 0) return [];
  if (!kit.powers.some(({ phase }) => phase === 'movement')) return [];
  const found: Weighed[] = [];
  for (const command of castCommands(b, model)) {
    const worth = castWorth(b, model, command);
    if (worth > 0) found.push({ command, worth });
  }
  return found;
};

/** Up to so many things the active unit could do, the best first; to be done with it is worth nothing. */
export const movesOf = (
  b: Battle,
  id: string,
  want: number,
  isQuick: boolean,
  posture: Posture,
): readonly Weighed[] => {
  const look = inPosture(outlookOf(b, sideOf(b, modelOf(b, id))), posture);
  const unit = look.byId.get(id);
  if (unit === undefined) return [{ command: FINISH, worth: 0 }];
  const isOnErrand = !unit.fights || unit.model.relics.length > 0;
  const walks = isOnErrand
    ? errandMoves(b, look, unit, isQuick)
    : [...fighterWalks(b, look, unit, want, isQuick), ...foundRelics(b, look, unit)];
  return byWorth([...walks, ...casts(b, look, unit), { command: FINISH, worth: 0 }]);
};

/** Fighters before workers, those nearest to the enemy first, who leads them after them. */
const turnOf = (look: Outlook, unit: Seen): number => {
  let near = 99;
  for (const foe of look.foes) near = Math.min(near, distance(foe, unit));
  return (unit.fights ? 0 : 200) + (unit.kit.sheet.commander ? 60 : 0) + (unit.kit.weapon === null ? 0 : 30) + near;
};

export const activationsOf = (b: Battle, units: readonly string[]): readonly Weighed[] => {
  const look = outlookOf(b, sideOf(b, modelOf(b, units[0]!)));
  return byWorth(
    units.map((id) => {
      const unit = look.byId.get(id);
      return { command: { type: 'activate', unit: id }, worth: unit === undefined ? -999 : -turnOf(look, unit) };
    }),
  );
};

/** In playouts only those move who may come to blows or to the city; the rest of the economy stands still for both sides. */
const CONTACT = 13;

export const quickActivation = (b: Battle, units: readonly string[]): ConquestCommand => {
  const look = outlookOf(b, sideOf(b, modelOf(b, units[0]!)));
  let best: string | undefined;
  let first = 190;
  for (const id of units) {
    const unit = look.byId.get(id);
    if (unit === undefined || !unit.fights) continue;
    const turn = turnOf(look, unit);
    const near = turn % 30;
    if (near > CONTACT && (look.city === 0 || distance(unit, look.middle) > unit.move + 6)) continue;
    if (turn < first) [best, first] = [id, turn];
  }
  return best === undefined ? { type: 'done' } : { type: 'activate', unit: best };
};
