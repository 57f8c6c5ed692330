/** Which powers a ship may cast, at whom, and what they cost (DW-84 to DW-89, X-245 to X-250). */

import { atSide, casting, isSince, type Power, purseOf, sideOfPurse } from '@muster/dwethia';
import { hulls, inch } from '@muster/geometry';
import type { RuleId, Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { areNear, enemiesOf, hullOf, isHeldBy, lockedWith } from '../ground/standing.ts';
import { isInNebula } from '../ground/values.ts';
import { isBlocked } from '../shooting/line.ts';
import { areEnemies, copyBattle, findShip, isOnBoard, paidFrom, pushed, seatFor, sideOf } from '../state/battle.ts';
import type { Battle, CastCommand, CastFault, CosmicRefusal, PowerFrame, Ship } from '../state/types.ts';

/** DW-26: whoever casts within this of Confessors pays one more. */
const DREAD_WORDS = inch(24);
const CONFESSORS = 'confessors';
const NULL_MONKS = 'null-monks';

/** DW-26: powers do nothing to a ship with Null Monks. */
export const isImmune = (b: Battle, s: Ship): boolean => kitOf(b, s).rules.includes(NULL_MONKS);

/** Powers that have a meaning between ships: they strike, or they root. */
const isKnown = ({ effect }: Power): boolean =>
  effect.kind === 'root' || (effect.kind === 'damage' && effect.strikes !== 'blast');

export const powerOfShip = (b: Battle, s: Ship, id: string): Power | undefined =>
  kitOf(b, s).powers.find((power) => power.id === id && isKnown(power));

const isDearer = (b: Battle, caster: Ship): boolean =>
  enemiesOf(b, caster).some(
    (one) => kitOf(b, one).rules.includes(CONFESSORS) && hulls.isWithin(hullOf(b, caster), hullOf(b, one), DREAD_WORDS),
  );

/** a ship casts out of the pools of its side. */
export const CASTING = casting<Battle, Ship, PowerFrame>({
  caster: (b, s) => ({ purse: purseOf(sideOf(b, s)!), seat: seatFor(b, s) }),
  affinity: (b, purse) => b.pools[sideOfPurse(purse)].affinity,
  paid: (b, purse, points) => paidFrom(b, sideOfPurse(purse), 'affinity', points),
  dearerBy: (b, s) => (isDearer(b, s) ? 1 : 0),
  isCheaper: (b, s) => kitOf(b, s).faction?.trait.cheaperPower === true && !b.discounted[sideOf(b, s)!],
  discounted: (b, s) => {
    const copy = copyBattle(b);
    copy.discounted = atSide(b.discounted, sideOf(b, s)!, true);
    return copy;
  },
  upchargeCap: ({ config }) => config.rulings.upchargeCap,
  pushed,
});

/** DW-89. */
export const castCost = CASTING.cost;

/** enemies in coherency with the caster; before the fourth edition only those that it was locked with. */
const coherentWith = (b: Battle, caster: Ship): readonly Ship[] =>
  isSince(b.config, 4)
    ? enemiesOf(b, caster).filter((one) => areNear(b, caster, one) && !isHeldBy(b, one, caster))
    : lockedWith(b, caster);

/** range by gap, a line that nothing impassable crosses; no arc, nobody in the way. */
const targetFault = (b: Battle, caster: Ship, power: Power, target: Ship): CastFault | undefined => {
  if (!isOnBoard(target) || target.wounds === 0 || !areEnemies(b, caster, target)) return 'noTarget';
  if (isImmune(b, target)) return 'immune';
  const near = coherentWith(b, caster);
  if (near.length > 0 && !near.some(({ id }) => id === target.id)) return 'notNear'; // DW-87
  if (!hulls.isWithin(hullOf(b, caster), hullOf(b, target), inch(power.range!))) return 'outOfRange';
  if (isInNebula(b, target)) return 'obscured';
  return isBlocked(b, caster, target) ? 'unseen' : undefined;
};

const phaseOf = (b: Battle): Power['phase'] | null =>
  b.phase === 'movement' ? 'movement' : b.phase === 'shoot' ? 'shoot' : null;

/** What forbids this ship to cast at all now. */
const casterFault = (b: Battle, caster: Ship): CastFault | undefined => {
  if (caster.turn.cast) return 'alreadyCast';
  if (b.phase === 'shoot' && caster.turn.fired.length > 0) return 'hasShot';
  return b.config.rulings.nebulaBlind && isInNebula(b, caster) ? 'blind' : undefined;
};

const powerFault = (b: Battle, caster: Ship, power: Power, upcharge: number): CastFault | undefined =>
  power.phase === phaseOf(b) ? CASTING.priceFault(b, caster, power, upcharge) : 'wrongPhase';

/** The rule behind each fault. */
const RULES: { readonly [F in CastFault]: RuleId } = {
  unknown: 'DW-84',
  alreadyCast: 'X-245',
  hasShot: 'DW-86',
  tooDear: 'DW-89',
  wrongPhase: 'X-245',
  noTarget: 'X-246',
  outOfRange: 'X-246',
  unseen: 'X-246',
  obscured: 'X-234',
  blind: 'X-234',
  notNear: 'DW-87',
  immune: 'DW-26',
  noUpcharge: 'X-248',
};

/** Why this seat may not cast this power now; undefined when it may. */
export const refuseCast = (b: Battle, seat: Seat, c: CastCommand): CosmicRefusal | undefined => {
  const no = (why: CastFault): CosmicRefusal => ({ code: 'cannotCast', rule: RULES[why], power: c.power, why });
  const caster = findShip(b, c.ship);
  if (caster === undefined || caster.seat !== seat || !isOnBoard(caster))
    return { code: 'noSuchShip', rule: 'X-245', ship: c.ship };
  const power = powerOfShip(b, caster, c.power);
  if (power === undefined) return no('unknown');
  const fault = casterFault(b, caster) ?? powerFault(b, caster, power, c.upcharge);
  if (fault !== undefined) return no(fault);
  const target = findShip(b, c.target);
  const why = target === undefined ? 'noTarget' : targetFault(b, caster, power, target);
  return why === undefined ? undefined : no(why);
};

/** Most points more that are worth listing: up to the target's last Wound. */
const mostUpcharge = (b: Battle, power: Power, target: Ship): number =>
  power.upcharge ? Math.min(b.config.rulings.upchargeCap ?? target.wounds, target.wounds - 1) : 0;

/** All castings of one ship in this phase. */
export const castsOf = (b: Battle, caster: Ship): readonly CastCommand[] => {
  const casts: CastCommand[] = [];
  const { powers } = kitOf(b, caster);
  if (powers.length === 0 || b.pools[sideOf(b, caster)!].affinity === 0) return casts;
  if (!isOnBoard(caster) || casterFault(b, caster) !== undefined) return casts;
  for (const power of powers) {
    if (!isKnown(power) || powerFault(b, caster, power, 0) !== undefined) continue;
    for (const target of enemiesOf(b, caster)) {
      if (targetFault(b, caster, power, target) !== undefined) continue;
      for (let upcharge = 0; upcharge <= mostUpcharge(b, power, target); upcharge++)
        if (powerFault(b, caster, power, upcharge) === undefined)
          casts.push({ type: 'cast', ship: caster.id, power: power.id, target: target.id, upcharge });
    }
  }
  return casts;
};

/** All castings of a seat's ships in this phase; in the Movement phase for the side whose half it is. */
export const castCommands = (b: Battle, seat: Seat): readonly CastCommand[] => {
  const casts: CastCommand[] = [];
  for (const s of b.ships) if (s.seat === seat) casts.push(...castsOf(b, s));
  return casts;
};
