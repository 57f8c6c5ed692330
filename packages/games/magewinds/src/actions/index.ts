/** All actions, in the order in which they are offered. */

import { ACTIONS, type ActionId } from '../state/battle.ts';
import { attack, guard, move, wait } from './basic-actions.ts';
import { escapeAction } from './escape.ts';
import { type ActionRules, action } from './rules.ts';
import { spellAction } from './spell-actions.ts';
import { takeAim } from './take-aim.ts';

/** Reactions have their own time (MW 13.3). */
const reaction = (id: ActionId): ActionRules => action(id, { isAvailable: () => false });

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

export const ALL_ACTIONS: readonly ActionRules[] = ACTIONS.map((id) => ACTION_RULES[id]);
