/** What an attack is worth in the open, looked up by small numbers: playouts ask it a hundred times in a row. */

import {
  ATTACK_IDS,
  type AttackId,
  attackProfile,
  type Battle,
  copyBattle,
  type Fighter,
  type MagewindsConfig,
  PROFILE_IDS,
  profileOf,
} from '@muster/magewinds';
import { blow, defencesOf, numbersOf } from './blow.ts';
import { ACTION } from './danger.ts';
import { healthOf } from './field.ts';

const PROFILES = PROFILE_IDS.length;
const HEALTHS = 9;
/** No reaction, a reaction that costs an action, one that is free. */
const STANCES = 3;

const PLACE = new Map<string, number>();
PROFILE_IDS.forEach((id, i) => {
  PLACE.set(id, i);
});
ATTACK_IDS.forEach((id, i) => {
  PLACE.set(id, i);
});

/** By configuration: its switches change what attacks and reactions are worth. */
const KEPT = new WeakMap<MagewindsConfig, Float64Array>();

const keptFor = (config: MagewindsConfig): Float64Array => {
  let kept = KEPT.get(config);
  if (kept === undefined) {
    kept = new Float64Array(PROFILES * ATTACK_IDS.length * PROFILES * HEALTHS * STANCES).fill(Number.NaN);
    KEPT.set(config, kept);
  }
  return kept;
};

const stanceOf = (b: Battle, t: Fighter): number => {
  if (t.guard && (t.actions < 2 || b.config.guardWorksWhenExhausted)) return 2;
  return t.actions < 2 ? 1 : 0;
};

/** Effects are left out, and what the scenario adds to a fighter's worth is added once more than exactly. */
export const quickBlow = (b: Battle, f: Fighter, attack: AttackId, t: Fighter): number => {
  const health = Math.min(HEALTHS - 1, healthOf(b, t));
  const at =
    (((PLACE.get(f.profile)! * ATTACK_IDS.length + PLACE.get(attack)!) * PROFILES + PLACE.get(t.profile)!) * HEALTHS +
      health) *
      STANCES +
    stanceOf(b, t);
  const kept = keptFor(b.config);
  let worth = kept[at]!;
  if (Number.isNaN(worth)) {
    worth = slow(b, f, attack, t);
    kept[at] = worth;
  }
  return worth;
};

const slow = (b: Battle, f: Fighter, attack: AttackId, t: Fighter): number => {
  const a = attackProfile(b, f, attack);
  if (a === undefined) return -1;
  const stakes = { action: ACTION, reaction: ACTION, kill: 2 * profileOf(t.profile).slots };
  const calm = copyBattle(b);
  calm.effects = [];
  return blow(numbersOf(calm, f, a, t, false, defencesOf(calm, t), stakes)).value;
};
