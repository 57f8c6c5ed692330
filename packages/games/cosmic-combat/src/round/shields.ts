/** Phase 3 begins: both sides turn their shields in secret, then show them (CC-23, CC-30, X-57, X-225, X-228). */

import { otherSide, type Side, sideOfSeat } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import { known, type Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { shieldSave } from '../ships/shot.ts';
import { copyBattle, isOnBoard, isThird, popped, standingOf } from '../state/battle.ts';
import type {
  Battle,
  CosmicCommand,
  CosmicProcedure,
  CosmicRefusal,
  CosmicTable,
  HullSide,
  ShieldCommand,
  ShieldsFrame,
  Ship,
} from '../state/types.ts';
import { dangers, type Threat, threatsTo } from './dangers.ts';
import {
  areAllReady,
  arrowsDue,
  askedSeats,
  commandedBy,
  confirmed,
  isReady,
  noneReady,
  ownShip,
  shownToMates,
  withArrows,
} from './secret.ts';

const hasArrows = (b: Battle, s: Ship): boolean => known(s.arrows).length === arrowsDue(b, s);

/** a round base has no sides; its arrow guards all round. */
const sidesOf = (b: Battle, s: Ship): readonly HullSide[] => (kitOf(b, s).isRound ? ['front'] : hulls.HULL_SIDES);

/** Every way to turn so many arrows, a combination once. */
const waysOf = (b: Battle, s: Ship): readonly (readonly HullSide[])[] => {
  const sides = sidesOf(b, s);
  const due = arrowsDue(b, s);
  if (due === 1) return sides.map((side) => [side]);
  return sides.flatMap((one, i) => sides.slice(i).map((other) => [one, other]));
};

const without = (b: Battle, seat: Seat): readonly Ship[] => commandedBy(b, seat).filter((s) => !hasArrows(b, s));

/** X-57, `secondFirst`: the side that acts second turns its shields openly, then the other. */
const isOpenTurn = (b: Battle, side: Side): boolean => {
  if (b.config.rulings.shieldOrder === 'secret') return true;
  const second = otherSide(b.first);
  return side === second || b.config.seats.every((fleet, seat) => fleet.side !== second || isReady(b, seat));
};

const asked = (b: Battle): readonly Seat[] => askedSeats(b).filter((seat) => isOpenTurn(b, sideOfSeat(b, seat)));

/** Nothing to turn, or a standing order turns it. */
const byItself = (b: Battle, table: CosmicTable): Battle | undefined => {
  for (const seat of asked(b)) {
    if (hasNothingToTurn(b, seat)) return quietly(b, seat);
    if (standingOf(b, seat).shields !== 'auto') continue;
    let now = b;
    for (const s of without(b, seat)) now = withArrows(now, s, facedThreats(b, s));
    return confirmed(now, seat, 'shields', table);
  }
  return undefined;
};

const hasNothingToTurn = (b: Battle, seat: Seat): boolean => commandedBy(b, seat).every((s) => arrowsDue(b, s) === 0);

/** A seat without a single Shield token has nothing to say; all can see it, so nobody is told. */
const quietly = (b: Battle, seat: Seat): Battle => {
  const copy = copyBattle(b);
  copy.ready = b.ready.map((one, i) => (i === seat ? true : one));
  return copy;
};

/** With all of them ready who have nothing to turn now. */
export const withQuietSeats = (b: Battle): Battle => {
  const quiet = asked(b).find((seat) => hasNothingToTurn(b, seat));
  return quiet === undefined ? b : withQuietSeats(quietly(b, quiet));
};

/** how much of what is to be feared these arrows would keep off. */
const keptOff = (b: Battle, s: Ship, threats: readonly Threat[], arrows: readonly HullSide[]): number => {
  let sum = 0;
  for (const { worth, sides } of threats) {
    const save = shieldSave(
      kitOf(b, s).shield,
      sides.map((side) => arrows.filter((one) => one === side).length),
    );
    if (save !== null) sum += worth * (7 - save);
  }
  return sum;
};

/** To the sides from which most is to be feared: both to one where that keeps off more. */
export const facedThreats = (b: Battle, s: Ship): readonly HullSide[] => {
  if (!isThird(b)) return spread(b, s);
  const threats = threatsTo(b, s);
  const [first, ...others] = waysOf(b, s);
  let best = { arrows: first!, kept: keptOff(b, s, threats, first!) };
  for (const arrows of others) {
    const kept = keptOff(b, s, threats, arrows);
    if (kept > best.kept + 1e-9) best = { arrows, kept };
  }
  return best.arrows;
};

/** Before the third edition: never two to one side. */
const spread = (b: Battle, s: Ship): readonly HullSide[] => {
  if (kitOf(b, s).isRound) return Array.from({ length: arrowsDue(b, s) }, (): HullSide => 'front');
  const fear = dangers(b, s);
  const order = hulls.HULL_SIDES.toSorted((a, c) => fear[c] - fear[a]);
  return order.slice(0, arrowsDue(b, s));
};

const show = (b: Battle, table: CosmicTable): Battle => {
  table.final();
  const turned = b.ships.filter((s) => isOnBoard(s) && known(s.arrows).length > 0);
  if (turned.length > 0)
    table.tell?.({
      type: 'shieldsShown',
      arrows: turned.map((s) => ({ ship: s.id, arrows: known(s.arrows) })),
      rule: 'X-225',
    });
  const copy = copyBattle(noneReady(popped(b)));
  copy.phase = 'movement';
  return copy;
};

const refuse = (b: Battle, seat: Seat, c: CosmicCommand): CosmicRefusal | undefined => {
  if (c.type === 'confirm') {
    const ships = without(b, seat);
    return ships.length === 0 ? undefined : { code: 'notAllReady', rule: 'X-225', ships: ships.map(({ id }) => id) };
  }
  if (c.type !== 'shield') return { code: 'otherDecision', rule: 'X-225', asked: 'shields' };
  const s = ownShip(b, seat, c.ship);
  if (s === undefined) return { code: 'noSuchShip', rule: 'X-225', ship: c.ship };
  const count = arrowsDue(b, s);
  return c.arrows.length === count ? undefined : { code: 'wrongArrows', rule: 'X-225', ship: c.ship, count };
};

const inOrder = (arrows: readonly HullSide[]): readonly HullSide[] =>
  hulls.HULL_SIDES.flatMap((side) => arrows.filter((one) => one === side));

const candidates = (b: Battle, seat: Seat): readonly CosmicCommand[] => {
  const [next] = without(b, seat);
  if (next === undefined) return [{ type: 'confirm' }];
  return waysOf(b, next).map((arrows): ShieldCommand => ({ type: 'shield', ship: next.id, arrows }));
};

export const shieldsProcedure: CosmicProcedure<ShieldsFrame> = {
  advance: (b, _, table) => (areAllReady(b) ? show(b, table) : (byItself(b, table) ?? b)),
  decisions: (b) => asked(b).map((seat) => ({ seat, kind: 'shields', rule: 'X-225' })),
  refuse: (b, _, seat, c) => refuse(b, seat, c),
  apply: (b, _, seat, c, table) => {
    if (c.type === 'shield') {
      if (b.config.rulings.shieldOrder === 'secondFirst') table.final(); // all see it
      return withArrows(shownToMates(b, seat, table), ownShip(b, seat, c.ship)!, inOrder(c.arrows));
    }
    return c.type === 'confirm' ? confirmed(b, seat, 'shields', table) : b;
  },
  candidates: (b, _, seat) => candidates(b, seat),
};
