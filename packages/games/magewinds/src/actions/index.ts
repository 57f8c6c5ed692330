/** All actions, in the order in which they are offered. */

import { ACTIONS, type ActionId } from '../content/actions.ts';
import { PROFILE_IDS, type ProfileId } from '../content/fighters.ts';
import type { Battle, Fighter } from '../state/battle.ts';
import { attack, guard, move, wait } from './basic-actions.ts';
import { escapeAction } from './escape.ts';
import { type ActionRules, action } from './rules.ts';
import { spellAction } from './spell-actions.ts';
import { takeAim } from './take-aim.ts';

/** Reactions have their own time (MW 13.3). */
const reaction = (id: ActionId): ActionRules => action(id, { isOf: () => false });

export const ACTION_RULES: Readonly<Record<ActionId, ActionRules>> = {
  move,
  attack,
  guard,
  wait,
  'take-aim': takeAim,
  escape: escapeAction,
  blink: spellAction('blink'),
  recover: spellAction('recover'),
  revive: spellAction('revive'),
  quake: spellAction('quake'),
  entangle: spellAction('entangle'),
  ward: spellAction('ward'),
  hypnotize: spellAction('hypnotize'),
  clone: spellAction('clone'),
  charm: spellAction('charm'),
  summon: spellAction('summon'),
  dodge: reaction('dodge'),
  deflect: reaction('deflect'),
  mirrorshield: reaction('mirrorshield'),
};

type Lists = Readonly<Record<ProfileId, readonly ActionRules[]>>;
const listsOf = (officialOnly: boolean): Lists => {
  const lists = PROFILE_IDS.map((profile) => [
    profile,
    ACTIONS.map((id) => ACTION_RULES[id]).filter((rules) => rules.isOf(profile, officialOnly)),
  ]);
  return Object.fromEntries(lists) as Lists;
};
const OFFICIAL = listsOf(true);
const ALL = listsOf(false);

/** The actions of a fighter in this battle. */
export const actionsOf = (b: Battle, f: Fighter): readonly ActionRules[] =>
  (b.config.officialOnly ? OFFICIAL : ALL)[f.profile];
