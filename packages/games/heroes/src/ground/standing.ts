/** Where models stand, whom they touch, who is with whom. */

import { withinLinks } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { areEnemies, isOnBoard } from '../state/battle.ts';
import type { Battle, Model, Space } from '../state/types.ts';
import { fieldOf, kitOf } from './field.ts';

export type Box = levels.Box;

const boxAt = (b: Battle, m: Model, space: Space): Box =>
  levels.boxAt(fieldOf(b.config).ground, kitOf(b, m).side, space);

/** Only for models on the board. */
export const boxOf = (b: Battle, m: Model): Box => boxAt(b, m, m.space!);

/** DW-02, DW-03: between nearest cells, and anybody may ask. */
export const distanceBetween = (b: Battle, a: Model, c: Model): number => levels.distance(boxOf(b, a), boxOf(b, c));

/** X-103; so close are who is coherent (DW-42). */
export const areTouching = (b: Battle, a: Model, c: Model): boolean =>
  levels.areTouching(fieldOf(b.config).ground, boxOf(b, a), boxOf(b, c));

/** All others on the board. */
export const othersOf = (b: Battle, m: Model): readonly Model[] => {
  const all: Model[] = [];
  for (let i = 0; i < b.models.length; i++) {
    const one = b.models[i]!;
    if (one.id !== m.id && isOnBoard(one)) all.push(one);
  }
  return all;
};

export const enemiesOf = (b: Battle, m: Model): readonly Model[] =>
  othersOf(b, m).filter((one) => areEnemies(b, m, one));
export const alliesOf = (b: Battle, m: Model): readonly Model[] =>
  othersOf(b, m).filter((one) => !areEnemies(b, m, one));

/** enemies that it touches; the dying bind nobody. */
export const engagedWith = (b: Battle, m: Model): readonly Model[] =>
  enemiesOf(b, m).filter((one) => one.wounds > 0 && areTouching(b, m, one));

export const isEngaged = (b: Battle, m: Model): boolean => {
  for (let i = 0; i < b.models.length; i++) {
    const one = b.models[i]!;
    if (isOnBoard(one) && one.wounds > 0 && areEnemies(b, m, one) && areTouching(b, m, one)) return true;
  }
  return false;
};

/** HR-45, X-133: itself, allies it touches, and allies that these touch. */
export const groupAround = (b: Battle, m: Model): readonly Model[] =>
  withinLinks(m, alliesOf(b, m), 2, (a, c) => areTouching(b, a, c));

/** HR-44, X-134: close enough for its weapon, and not behind something solid; without a long one, touching. */
export const reaches = (b: Battle, m: Model, target: Model): boolean => {
  const { reach } = kitOf(b, m).melee;
  if (reach === 1) return areTouching(b, m, target);
  return levels.isInReach(fieldOf(b.config).ground, boxOf(b, m), boxOf(b, target), reach);
};

/** every space beneath it obscures. */
export const isObscured = (b: Battle, m: Model): boolean => {
  const { arena, ground, hasObscuring } = fieldOf(b.config);
  if (!hasObscuring) return false;
  return levels
    .piecesBeneath(ground, boxOf(b, m))
    .every((piece) => piece !== levels.NO_PIECE && arena.pieces[piece]!.keywords.obscuring);
};

/** it stands on a hazard, or beside one at its level. */
export const isInHazard = (b: Battle, m: Model): boolean => {
  const { arena, ground, hasHazards } = fieldOf(b.config);
  if (!hasHazards) return false;
  return levels.piecesLevel(ground, boxOf(b, m)).some((piece) => arena.pieces[piece]!.keywords.hazardous);
};
