/** All spells that are cast, with the windows and decisions they belong to. Attack spells and Mirrorshield are paid elsewhere. */

import type { SpellId } from '../content/spells.ts';
import { clone, empower, entangle, hypnotize, quake, summon, wildform } from './binding.ts';
import { charm, hex, prediction, thirdEye } from './foresight.ts';
import type { Context, SpellBook, SpellRules } from './rules.ts';
import { barrier, blink, energize, haste, leap, recover } from './universal.ts';
import { heal, phasewalk, revive, ward, whiteHot } from './warding.ts';

export const SPELLS = {
  haste,
  leap,
  blink,
  energize,
  recover,
  barrier,
  heal,
  revive,
  wildform,
  quake,
  entangle,
  'white-hot-weapons': whiteHot,
  phasewalk,
  ward,
  hypnotize,
  clone,
  prediction,
  'third-eye': thirdEye,
  hex,
  charm,
  summon,
  empower,
} satisfies SpellBook;

const inContext = (context: Context): readonly SpellId[] =>
  (Object.entries(SPELLS) as [SpellId, SpellRules][]).filter(([, s]) => s.contexts.includes(context)).map(([id]) => id);

/** Which spells have their time when. */
export const SPELLS_IN: Readonly<Record<Context, readonly SpellId[]>> = {
  phaseBegins: inContext('phaseBegins'),
  activationBegins: inContext('activationBegins'),
  moveBegins: inContext('moveBegins'),
  stepBegins: inContext('stepBegins'),
  damage: inContext('damage'),
  activationEnds: inContext('activationEnds'),
  turnEnds: inContext('turnEnds'),
  action: inContext('action'),
  move: inContext('move'),
  step: inContext('step'),
  target: inContext('target'),
};
