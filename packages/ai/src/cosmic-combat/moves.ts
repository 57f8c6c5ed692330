/** Where the tokens of a ship can take it, and what each way is worth. */

import {
  type Battle,
  type CosmicCommand,
  hullAt,
  movesFor,
  movesLeft,
  type Place,
  plannedPlace,
  type Ship,
} from '@muster/cosmic-combat';
import type { hulls } from '@muster/geometry';
import { boardWorth, type Outlook, outlookOf, ramWorth, type Vessel, vesselIn } from './outlook.ts';
import { type PlaceWorth, placeWorth, totalWorth } from './places.ts';
import { byWorth, type Weighed } from './weighed.ts';

export const firesOf = (s: Ship): number => s.tokens?.filter((token) => token === 'fire').length ?? 0;

/** The battle with this ship elsewhere, one Move token spent. */
const movedIn = (b: Battle, s: Ship, place: Place): Battle => {
  const moved: Ship = { ...s, place, turn: { ...s.turn, moves: s.turn.moves + 1 } };
  return { ...b, ships: b.ships.map((one) => (one.id === s.id ? moved : one)) };
};

const ramIn = (c: CosmicCommand): string | null => (c.type === 'straight' || c.type === 'fly' ? c.ram : null);

export interface MoveIdea {
  readonly command: CosmicCommand;
  /** Null: over the edge, as freighters like it. */
  readonly at: hulls.Hull | null;
  readonly there: PlaceWorth;
  /** What happens on the way: a ram, a boarding. */
  readonly extra: number;
}

const NOWHERE: PlaceWorth = { volley: 0, cast: 0, danger: 0, rest: 0 };

const isSteady = (f: Vessel): boolean => f.kit.faction?.trait.steadyAim === true;

const isMove = (c: CosmicCommand): boolean => c.type !== 'pass' && c.type !== 'board';

const wayOf = (o: Outlook, f: Vessel, command: CosmicCommand): MoveIdea | undefined => {
  if (command.type === 'escape') return { command, at: null, there: NOWHERE, extra: 5 * f.worth };
  if (command.type === 'board') {
    const t = vesselIn(o, command.target);
    return t === undefined ? undefined : { command, at: f.hull, there: NOWHERE, extra: boardWorth(o, f, t) };
  }
  const place = plannedPlace(o.b, f.ship, command);
  if (place === null) return undefined;
  const at = hullAt(f.kit, place);
  const rammed = ramIn(command);
  const t = rammed === null ? undefined : vesselIn(o, rammed);
  const bonus = isSteady(f) && command.type === 'pass' && f.ship.turn.moved === 0 && !f.ship.turn.turned ? 1 : 0;
  return { command, at, there: placeWorth(o, f, at, bonus), extra: t === undefined ? 0 : ramWorth(f, t) };
};

/** Every way that its next token offers. */
export const waysOf = (o: Outlook, f: Vessel): readonly MoveIdea[] =>
  movesFor(o.b, f.ship).flatMap((command) => wayOf(o, f, command) ?? []);

/** So many of the best first steps are followed by a second. */
const FIRST_STEPS = 4;

const worthOf = (way: MoveIdea, fires: number): number => totalWorth(way.there, fires) + way.extra;

/** With another Move token the best that can follow counts. */
const withSecond = (o: Outlook, f: Vessel, way: MoveIdea, fires: number): number => {
  const now = worthOf(way, fires);
  if (way.at === null || !isMove(way.command)) return now;
  const place: Place = { x: way.at.x, y: way.at.y, facing: way.at.facing };
  const b = movedIn(o.b, f.ship, place);
  const next = outlookOf(b);
  const there = vesselIn(next, f.ship.id);
  if (there === undefined || movesLeft(there.ship) <= 0) return now;
  let best = now;
  for (const second of waysOf(next, there)) best = Math.max(best, worthOf(second, fires) + way.extra);
  return best;
};

/** All moves of the next token, the best first. */
export const weighedMoves = (o: Outlook, f: Vessel, deep: boolean): readonly Weighed[] => {
  const fires = firesOf(f.ship);
  const ways = waysOf(o, f)
    .map((way) => ({ way, worth: worthOf(way, fires) }))
    .toSorted((a, c) => c.worth - a.worth);
  if (!deep || movesLeft(f.ship) < 2) return ways.map(({ way, worth }) => ({ command: way.command, worth }));
  const isFirst = (way: MoveIdea): boolean => way.command.type === 'turn' || way.command.type === 'straight';
  const chosen = [
    ...ways.slice(0, FIRST_STEPS),
    ...ways
      .slice(FIRST_STEPS)
      .filter(({ way }) => isFirst(way))
      .slice(0, FIRST_STEPS),
  ];
  return ways
    .map(({ way, worth }) => ({
      command: way.command,
      worth: chosen.some((one) => one.way === way) ? withSecond(o, f, way, fires) : worth,
    }))
    .sort(byWorth);
};
