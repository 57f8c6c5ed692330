/** The arithmetic of a ranged attack (P1, steps 7 to 10): one roll, and every number that leads to it. */

import type { RuleId } from '@muster/kernel';
import { type Needs, needed } from './chart.ts';
import type { Note } from './reckoning.ts';

/** Something that only some games know, already with its sign. */
export interface Modifier {
  readonly what: string;
  readonly value: number;
  readonly rule: RuleId;
}

/** What decides a shot, or a power that does damage. What a game has no rule for stays 0. */
export interface Shot {
  /** Of the shooter, as it counts now. */
  readonly perception: number;
  /** Of the weapon or the power. */
  readonly strength: number;
  /** Of who is struck, as it counts now. */
  readonly defense: number;
  /** DW-60: terrain, cloaks, stealth. */
  readonly cover: number;
  /** DW-67: objects between, where each makes aiming harder. */
  readonly inTheWay: number;
  /** DW-61, X-44: beyond 12. */
  readonly far: boolean;
  /** Of this game alone. */
  readonly others: readonly Modifier[];
  /** Fired in an arc: nothing of the above counts. */
  readonly arc: boolean;
  /** DW-63, X-45: the struck one's own Integrity behind a shield; 0 without one. */
  readonly shield: number;
}

/** DW-61: beyond this a target is far. */
export const LONG_DISTANCE = 12;

export interface Aimed {
  /** P′: what is left of Perception. */
  readonly aim: number;
  /** AV: aim and Strength together. */
  readonly value: number;
  /** D′: Defense with the bonus of a shield. */
  readonly defense: number;
  readonly needs: Needs;
}

const aimOf = (shot: Shot, note: Note | undefined): number => {
  if (shot.arc) {
    note?.('Fired in an arc: Perception counts as 0', 0, 'X-04');
    return 0;
  }
  note?.('Perception', shot.perception, 'DW-56');
  let aim = shot.perception;
  if (shot.cover > 0) note?.('Cover', -shot.cover, 'DW-60');
  if (shot.inTheWay > 0) note?.('In the way', -shot.inTheWay, 'DW-67');
  if (shot.far) note?.('Beyond 12', -1, 'DW-61');
  aim -= shot.cover + shot.inTheWay + (shot.far ? 1 : 0);
  for (let i = 0; i < shot.others.length; i++) {
    const { what, value, rule } = shot.others[i]!;
    note?.(what, value, rule);
    aim += value;
  }
  if (aim >= 0) return aim;
  note?.('Perception counts as 0 at the least', 0, 'X-02');
  return 0;
};

export const aimed = (shot: Shot, note?: Note): Aimed => {
  const aim = aimOf(shot, note);
  note?.('Strength of the attack', shot.strength, 'DW-56');
  const value = aim + shot.strength;
  note?.('Attack value', value, 'DW-56');
  note?.('Defense', shot.defense, 'DW-56');
  const shield = Math.max(0, shot.shield);
  if (shield > 0) note?.('Integrity behind a shield', shield, 'DW-63');
  const defense = shot.defense + shield;
  const needs = needed(value, defense);
  note?.('Needed on a die', needs, 'X-01');
  return { aim, value, defense, needs };
};

/** DW-59, X-76: too tough for this weapon. Powers ignore it; Heroes does not know it. */
export const isBehemothTo = (defense: number, weaponStrength: number): boolean => defense >= 3 * weaponStrength;
