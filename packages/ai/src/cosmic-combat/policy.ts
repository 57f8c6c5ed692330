/** The Veteran's choices, one for each kind of decision: every command worth a thought with what it is worth. */

import {
  arrowsDue,
  type Battle,
  type CosmicCommand,
  commandedBy,
  cosmicCombat,
  dangers,
  type FireCommand,
  findShip,
  isOnBoard,
  kitOf,
  type PoolRoll,
  type ShipId,
  sideOfSeat,
  tokensDue,
} from '@muster/cosmic-combat';
import { powerOf, type RollFrame } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import { known, type Seat } from '@muster/kernel';
import { firesOf, weighedMoves } from './moves.ts';
import { weighedOrders } from './orders.ts';
import {
  dyingVessel,
  enemiesIn,
  type Outlook,
  outlookOf,
  powerWorth,
  shotWorth,
  vesselIn,
  volleyWorth,
} from './outlook.ts';
import { byWorth, type Weighed } from './weighed.ts';

const alike = (b: Battle, seat: Seat): readonly Weighed[] =>
  cosmicCombat.candidates(b, seat).map((command) => ({ command, worth: 0 }));

/** All choices worth a thought, the best first; of equals the earlier. `deep`: with the second token in mind. */
export const weighed = (b: Battle, seat: Seat, deep = true): readonly Weighed[] => {
  const frame = b.stack[b.stack.length - 1]!;
  switch (frame.type) {
    case 'deploy':
      return deployments(b, seat);
    case 'orders':
      return orders(b, seat, deep);
    case 'priority':
      return priorities(b, seat);
    case 'shields':
      return shields(b, seat);
    case 'half':
      return halves(b, seat);
    case 'activation': {
      const o = outlookOf(b);
      return weighedMoves(o, vesselIn(o, frame.ship)!, deep);
    }
    case 'shooting':
      return shots(b, seat);
    case 'roll':
      return rerolls(b, seat, frame);
    case 'resist':
      return resistance(b, seat);
    case 'opportunity':
    case 'allot':
      return weakest(b, seat);
    default:
      return alike(b, seat);
  }
};

/** `A2`: the second of its seat, in whatever order they stand. */
const numberOf = (id: ShipId): number => Number(id.slice(1));

/** Spread along the front, looking ahead; who shoots far stands back. */
const deployments = (b: Battle, seat: Seat): readonly Weighed[] => {
  const side = sideOfSeat(b, seat);
  const own = b.ships.filter((s) => s.seat === seat && s.unit >= -1);
  const o = outlookOf(b);
  const ahead = b.edges[side] === 'south' ? 900 : 2700;
  return alike(b, seat)
    .map(({ command }): Weighed => {
      if (command.type !== 'deploy') return { command, worth: 0 };
      const kit = kitOf(b, findShip(b, command.ship)!);
      const index = own.filter(({ id }) => numberOf(id) < numberOf(command.ship)).length;
      const slot = ((index + 0.5) / own.length) * o.board.width;
      const middle = o.board.width / 2;
      const wanted = middle + (slot - middle) * 0.8;
      const depth = b.edges[side] === 'south' ? command.place.y : o.board.height - command.place.y;
      const isFar = kit.guns.some(({ weapon }) => weapon.range >= 36);
      const turn = hulls.turnBetween(ahead, command.place.facing);
      return { command, worth: (isFar ? -depth : depth) * 1.2 - Math.abs(command.place.x - wanted) - turn * 20 };
    })
    .sort(byWorth);
};

const orders = (b: Battle, seat: Seat, deep: boolean): readonly Weighed[] => {
  const next = commandedBy(b, seat).find((s) => known(s.tokens).length !== tokensDue(s));
  return next === undefined ? [{ command: { type: 'confirm' }, worth: 0 }] : weighedOrders(outlookOf(b), next, deep);
};

/** Boarders want to go first; who shoots would rather see where the others went. */
const priorities = (b: Battle, seat: Seat): readonly Weighed[] => {
  const own = commandedBy(b, seat);
  const boards = own.some((s) => s.tokens?.includes('board'));
  const first = boards ? 'me' : 'you';
  return [
    { command: { type: 'goFirst', first }, worth: 0.01 },
    { command: { type: 'goFirst', first: boards ? 'you' : 'me' }, worth: 0 },
  ];
};

/** Twice to one side when it is feared so much more than the next. */
const DOMINANT = 3;

const shields = (b: Battle, seat: Seat): readonly Weighed[] => {
  const next = commandedBy(b, seat).find((s) => known(s.arrows).length !== arrowsDue(b, s));
  if (next === undefined) return [{ command: { type: 'confirm' }, worth: 0 }];
  const fear = dangers(b, next);
  return alike(b, seat)
    .map(({ command }): Weighed => {
      if (command.type !== 'shield') return { command, worth: 0 };
      const [one, other] = command.arrows;
      if (other === undefined || one === undefined) return { command, worth: one === undefined ? 0 : fear[one] };
      return { command, worth: one === other ? fear[one] * (1 + 1 / DOMINANT) : fear[one] + fear[other] };
    })
    .sort(byWorth);
};

/** Boarders first, then who has most to gain; a Root where somebody dangerous would come. */
const halves = (b: Battle, seat: Seat): readonly Weighed[] =>
  alike(b, seat)
    .map(({ command }): Weighed => {
      if (command.type === 'cast') return { command, worth: rootWorth(b, command) };
      if (command.type !== 'activate') return { command, worth: -1 };
      const s = findShip(b, command.ship)!;
      const boards = s.tokens?.includes('board') ? 1 : 0;
      return { command, worth: boards + (s.tokens?.includes('move') ? 0.5 : 0) };
    })
    .sort(byWorth);

const rootWorth = (b: Battle, c: CosmicCommand & { type: 'cast' }): number => {
  const t = findShip(b, c.target);
  const o = outlookOf(b);
  const v = t === undefined ? undefined : vesselIn(o, t.id);
  if (v === undefined || !v.ship.tokens?.includes('board') || v.ship.turn.activated) return -2;
  return v.kit.stats.aggression >= 2 ? 2 : -2;
};

const shots = (b: Battle, seat: Seat): readonly Weighed[] => {
  const o = outlookOf(b);
  return alike(b, seat)
    .map(({ command }): Weighed => {
      if (command.type === 'fire') return { command, worth: fireWorth(o, command) };
      if (command.type === 'cast') return { command, worth: castWorth(o, command) };
      return { command, worth: 0 };
    })
    .sort(byWorth);
};

/** Half of it strikes a friend where one fights with the target. */
const fireWorth = (o: Outlook, c: FireCommand): number => {
  const f = vesselIn(o, c.ship);
  const t = vesselIn(o, c.target);
  if (t === undefined) return -1;
  const shooter = f ?? dyingVessel(o, c.ship);
  const worth = shotWorth(o, shooter, shooter.hull, shooter.kit.guns[c.weapon]!, t);
  const isMixed = o.vessels.some((v) => v.side === shooter.side && v !== shooter && hulls.isNear(v.hull, t.hull));
  return isMixed ? -0.1 : worth + 1e-6;
};

const castWorth = (o: Outlook, c: CosmicCommand & { type: 'cast' }): number => {
  const power = powerOf(c.power);
  const t = vesselIn(o, c.target);
  const f = vesselIn(o, c.ship) ?? dyingVessel(o, c.ship);
  if (power === undefined || t === undefined || power.effect.kind !== 'damage') return -1;
  const shots = volleyWorth(o, f, f.hull, enemiesIn(o, f.side));
  return powerWorth(f, power, t, c.upcharge) - firesOf(f.ship) * shots;
};

/** Re-roll what failed where a success matters: a weapon that mostly strikes, a save, the last rounds. */
const rerolls = (b: Battle, seat: Seat, frame: RollFrame<PoolRoll>): readonly Weighed[] => {
  const pool = frame.pools[frame.window]!;
  const isLate = b.round >= 4;
  const isGood = pool.hurtsOwn === true || pool.needs <= 4 || frame.what === 'save' || frame.what === 'boarding';
  return alike(b, seat)
    .map(({ command }): Weighed => {
      const dice = command.type === 'reroll' ? command.dice : 0;
      return { command, worth: isGood || isLate ? dice : -dice };
    })
    .sort(byWorth);
};

/** Two points where they are there; never the last one for little. */
const resistance = (b: Battle, seat: Seat): readonly Weighed[] =>
  alike(b, seat)
    .map(({ command }): Weighed => {
      if (command.type === 'resist')
        return { command, worth: command.by === null ? 0 : command.points === 2 ? 2 : 1 / command.points };
      return { command, worth: command.type === 'raise' && command.points === 0 ? 1 : 0 };
    })
    .sort(byWorth);

/** Whom a wound brings nearest to its end, the dearer first. */
const weakest = (b: Battle, seat: Seat): readonly Weighed[] =>
  alike(b, seat)
    .map(({ command }): Weighed => {
      const id = command.type === 'allot' ? command.to : command.type === 'seize' ? command.target : null;
      const s = id === null ? undefined : findShip(b, id);
      return { command, worth: s === undefined || !isOnBoard(s) ? 0 : 1 / Math.max(1, s.wounds) };
    })
    .sort(byWorth);
