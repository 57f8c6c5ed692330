/** What counts now: stats with traits, research, powers and ground (3.2 to 3.5, X-342, X-377). Every change can be told with its reason. */

import type { Note } from '@muster/dwethia';
import type { Length } from '@muster/geometry';
import { inch, measured } from '@muster/geometry';
import { isFortress } from '../content/buildings.ts';
import { researchOf } from '../content/research.ts';
import type { ResearchEffect } from '../content/types.ts';
import { sideOf } from '../state/battle.ts';
import type { Battle, Model } from '../state/types.ts';
import { fieldOf, kitOf, typeOf, type UnitKit } from './field.ts';
import { baseAt, friendsBeside, isWithin } from './standing.ts';

/** What a side has researched of a kind. */
export const effectsOf = <K extends ResearchEffect['kind']>(
  b: Battle,
  side: 0 | 1,
  kind: K,
): readonly Extract<ResearchEffect, { readonly kind: K }>[] => {
  const { research } = b.sides[side];
  if (research.length === 0) return NONE;
  const found: Extract<ResearchEffect, { readonly kind: K }>[] = [];
  for (let i = 0; i < research.length; i++) {
    const { effect } = researchOf(research[i]!)!;
    if (effect.kind === kind) found.push(effect as Extract<ResearchEffect, { readonly kind: K }>);
  }
  return found;
};
const NONE: readonly never[] = [];

const unitKit = (b: Battle, m: Model): UnitKit => {
  const kit = kitOf(b, m);
  if (kit.kind !== 'unit') throw new Error(`${m.id} is a building`);
  return kit;
};

/** Hazardous ground that the base touches takes 1 from all but Wounds, pools and Move. */
export const isOnHazard = (b: Battle, m: Model): boolean => {
  const { pieces } = fieldOf(b);
  for (let i = 0; i < pieces.length; i++) {
    if (pieces[i]!.hazardous && measured.isWithin(baseAt(b, m), pieces[i]!.thing, 0)) return true;
  }
  return false;
};

const hazard = (b: Battle, m: Model, value: number, note: Note | undefined): number => {
  if (!isOnHazard(b, m)) return value;
  note?.('Hazardous ground', -1, 'X-377');
  return value - 1;
};

const atLeast0 = (n: number): number => Math.max(0, n);

export const martialOf = (b: Battle, m: Model, note?: Note): number => {
  const kit = unitKit(b, m);
  let value = kit.sheet.stats.martial;
  for (const { units, add, when } of effectsOf(b, sideOf(b, m), 'martial')) {
    if (!units.includes(m.sheet) || (when === 'engaging' && !m.turn.engaged)) continue;
    note?.('Research', add, 'X-366');
    value += add;
  }
  if (m.dread) {
    note?.('Dread', -2, 'X-362');
    value -= 2;
  }
  return atLeast0(hazard(b, m, value, note));
};

/** Melee Strength. */
export const strengthOf = (b: Battle, m: Model, note?: Note): number => {
  let value = unitKit(b, m).sheet.stats.strength;
  const side = sideOf(b, m);
  const { tempered } = b.sides[side];
  if (tempered !== null && tempered === typeOf(b, m))
    for (const { add } of effectsOf(b, side, 'strengthOfType')) {
      note?.('Tempered Steel', add, 'X-366');
      value += add;
    }
  return atLeast0(hazard(b, m, value, note));
};

export const defenseOf = (b: Battle, m: Model, note?: Note): number => {
  const kit = kitOf(b, m);
  if (kit.kind === 'building') return kit.sheet.defense;
  return atLeast0(hazard(b, m, kit.sheet.stats.defense, note));
};

export const aggressionOf = (b: Battle, m: Model, note?: Note): number => {
  const { sheet, trait } = unitKit(b, m);
  let value = sheet.stats.aggression;
  if (trait.onset && m.turn.engaged) {
    note?.('Made an engagement', 1, 'CQ-58');
    value += 1;
  }
  return atLeast0(hazard(b, m, value, note));
};

/** Corrupt, the cap of a faction and Hazardous ground; may be negative. */
export const integrityOf = (b: Battle, m: Model): number => {
  const { sheet, trait } = unitKit(b, m);
  if (m.corrupt > 0) return -2;
  const value = isOnHazard(b, m) ? sheet.stats.integrity - 1 : sheet.stats.integrity;
  return trait.integrityCap === null ? value : Math.min(value, trait.integrityCap);
};

/** Of its shots; powers are no shots, so a trait of shooters does not help them. */
export const perceptionOf = (b: Battle, m: Model, note?: Note, isShot = true): number => {
  const kit = kitOf(b, m);
  let value = kit.kind === 'unit' ? kit.sheet.stats.perception : (kit.sheet.gun?.perception ?? 0);
  note?.('Perception', value, 'DW-56');
  for (const { of, add } of effectsOf(b, sideOf(b, m), 'perception')) {
    if (!of.includes(m.sheet)) continue;
    note?.('Research', add, 'X-366');
    value += add;
  }
  if (kit.kind === 'building') return value;
  if (kit.trait.steadyAim && isShot && kit.weapon !== null && m.turn.ledger === 0) {
    note?.('Has not moved', 1, 'CQ-51');
    value += 1;
  }
  return atLeast0(hazard(b, m, value, note));
};

/** Wounds when whole: Bulwarks add to buildings. */
export const fullWoundsOf = (b: Battle, m: Pick<Model, 'seat' | 'sheet'>): number => {
  const kit = kitOf(b, m);
  if (kit.kind === 'unit') return kit.sheet.stats.wounds;
  let value = kit.sheet.wounds;
  for (const { add } of effectsOf(b, sideOf(b, m), 'buildingWounds')) value += add;
  return value;
};

/** CQ-30: how far it may go in this phase, before its ledger. */
export const moveOf = (b: Battle, m: Model): Length => {
  const kit = kitOf(b, m);
  if (kit.kind === 'building' || m.rooted) return 0;
  const { sheet } = kit;
  let inches = sheet.stats.move + m.turn.haste;
  for (const { add, upTo, base } of effectsOf(b, sideOf(b, m), 'move'))
    if (sheet.stats.move <= upTo && sheet.base === base) inches += add;
  return inch(inches);
};

/** The save of a unit: a shield, the wall of shields, what a Sun Warden lends, Ward; null for none (DW-62, 3.2, 3.5, 3.6). */
export const saveOf = (b: Battle, m: Model): number | null => {
  const kit = kitOf(b, m);
  if (kit.kind === 'building') return null;
  let save = kit.sheet.save;
  if (save !== null && kit.trait.shieldWall && isBesideShield(b, m)) save -= 1;
  if (save === null) save = lentSave(b, m);
  if (m.ward) save = save === null ? WARD_SAVE : save - 1;
  return save === null ? null : Math.max(2, save);
};
const WARD_SAVE = 5;

const isBesideShield = (b: Battle, m: Model): boolean =>
  friendsBeside(b, m).some((one) => unitKit(b, one).sheet.save !== null);

const lentSave = (b: Battle, m: Model): number | null => {
  for (const one of friendsBeside(b, m)) {
    const { rule } = unitKit(b, one).sheet;
    if (rule?.kind === 'lendsSave') return rule.save;
  }
  return null;
};

/** DW-64: what it ignores wounds on; null for never. */
export const ignoreOf = (b: Battle, m: Model): number | null => {
  const kit = kitOf(b, m);
  if (kit.kind === 'building' || kit.trait.ignore === null) return null;
  let needs = kit.trait.ignore;
  for (const effect of effectsOf(b, sideOf(b, m), 'ignoreAtHome'))
    if (isAtHome(b, m, inch(effect.within))) needs = Math.min(needs, effect.needs);
  return needs;
};

const isAtHome = (b: Battle, m: Model, distance: Length): boolean =>
  b.models.some((one) => {
    const kit = kitOf(b, one);
    const isHome = kit.kind === 'building' && (kit.sheet.role === 'hq' || kit.sheet.role === 'temple');
    return isHome && sideOf(b, one) === sideOf(b, m) && isWithin(b, m, one, distance);
  });

/** printed Defense and permanent research against the weapon's printed Strength: what Behemoth looks at. */
export const printedDefenseOf = (b: Battle, m: Model): number => {
  const kit = kitOf(b, m);
  return kit.kind === 'building' ? kit.sheet.defense : kit.sheet.stats.defense;
};

/** The range of its weapon after research. */
export const rangeOf = (b: Battle, m: Model): Length => {
  const kit = kitOf(b, m);
  const { weapon } = kit;
  if (weapon === null) return 0;
  let inches = weapon.range;
  for (const { add, weapons } of effectsOf(b, sideOf(b, m), 'range')) {
    if (weapons === 'units' ? kit.kind === 'unit' : weapon.keywords.blackSun === true) inches += add;
  }
  return inch(inches);
};

/** whether it was placed in this round. */
export const isNew = (b: Battle, m: Model): boolean => b.round > 0 && m.since === b.round;

/** CQ-54, X-330: [Fortress] may shoot and build in one phase. */
export const isFortressModel = (b: Battle, m: Model): boolean => {
  const kit = kitOf(b, m);
  return kit.kind === 'building' && isFortress(kit.sheet);
};

/** DW-86: a power of this phase takes the place of its shot, so both are marked. */
export const hasCastHere = (b: Battle, { turn, seat, sheet }: Model): boolean => {
  if (!turn.cast || !turn.shot) return false;
  const kit = kitOf(b, { seat, sheet });
  return kit.kind === 'unit' && kit.powers.some(({ phase }) => phase === 'shoot');
};
