/** The figures of a shot as things stand now (P1, DW-50, DW-56 to DW-63, X-04, X-45, X-340 to ). */

import { type Aimed, aimed, isBehemothTo, type Modifier, type Note, noting } from '@muster/dwethia';
import type { Length } from '@muster/geometry';
import { kitOf } from '../ground/field.ts';
import { friendsBeside } from '../ground/standing.ts';
import { defenseOf, integrityOf, perceptionOf, printedDefenseOf, rangeOf } from '../ground/values.ts';
import type { Battle, Model } from '../state/types.ts';
import { type ShotLine, wayOf } from './line.ts';

/** fired in an arc it reaches farther, after research. */
export const reachOf = (b: Battle, shooter: Model, arc: boolean): Length =>
  rangeOf(b, shooter) * (arc ? b.config.rulings.arcMultiplier : 1);

/** DW-59, X-76, X-342: printed Defense against the printed Strength of the weapon, before shield and cover. */
export const isTooTough = (b: Battle, shooter: Model, target: Model): boolean =>
  isBehemothTo(printedDefenseOf(b, target), kitOf(b, shooter).weapon!.strength);

const bearsShield = (b: Battle, m: Model): boolean => {
  const kit = kitOf(b, m);
  return kit.kind === 'unit' && kit.sheet.save !== null;
};

/** DW-63, X-346: its own Integrity behind its shield or one within an inch; X-45: or the bearer's, by `shieldIntegrity`. */
export const shieldOf = (b: Battle, m: Model): number => {
  if (kitOf(b, m).kind === 'building') return 0;
  const isBearer = bearsShield(b, m);
  if (b.config.rulings.shieldIntegrity === 'target') {
    const isShielded = isBearer || friendsBeside(b, m).some((one) => bearsShield(b, one));
    return isShielded ? Math.max(0, integrityOf(b, m)) : 0;
  }
  let most = isBearer ? integrityOf(b, m) : 0;
  for (const one of friendsBeside(b, m)) if (bearsShield(b, one)) most = Math.max(most, integrityOf(b, one));
  return Math.max(0, most);
};

const NO_MODIFIERS: readonly Modifier[] = [];
const OPEN = { models: 0, cover: 0 };

/** Perception and what changes it, apart only where somebody wants to hear why. */
const perceived = (b: Battle, m: Model, note: Note | undefined, isShot: boolean): [number, readonly Modifier[]] => {
  if (note === undefined) return [perceptionOf(b, m, undefined, isShot), NO_MODIFIERS];
  const heard = noting();
  perceptionOf(b, m, heard.note, isShot);
  const [printed, ...others] = heard.steps;
  return [printed!.value, others];
};

/** DW-56, DW-57: the attack of a Strength along a way; a null way is an arc. X-340: P′ is never below 0. */
export const aimedAlong = (
  b: Battle,
  attacker: Model,
  target: Model,
  strength: number,
  way: Pick<ShotLine, 'models' | 'cover'> | null,
  note?: Note,
  isShot = true,
): Aimed => {
  const [perception, others] = perceived(b, attacker, way === null ? undefined : note, isShot);
  const { models, cover } = way ?? OPEN;
  return aimed(
    {
      perception,
      strength,
      defense: defenseOf(b, target),
      cover, // DW-60
      inTheWay: models, // DW-67
      far: false, // DW-61, X-44: this game knows no long distance
      others,
      arc: way === null,
      shield: shieldOf(b, target),
    },
    note,
  );
};

/** Of a shooter's weapon at this target. */
export const aimAt = (b: Battle, shooter: Model, target: Model, arc: boolean, note?: Note): Aimed =>
  aimedAlong(b, shooter, target, kitOf(b, shooter).weapon!.strength, arc ? null : wayOf(b, shooter, target), note);

/** the aim was worked out at another: it counts as it is, against this one's own Defense. */
export const aimedWith = (b: Battle, aim: number, strength: number, struck: Model, note?: Note): Aimed =>
  aimed(
    {
      perception: aim,
      strength,
      defense: defenseOf(b, struck),
      cover: 0,
      inTheWay: 0,
      far: false,
      others: NO_MODIFIERS,
      arc: false,
      shield: shieldOf(b, struck),
    },
    note,
  );
