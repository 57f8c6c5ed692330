/** The actions there are (MW 13.4, the packs), in the order in which they are offered. */

export const ACTIONS = [
  'move',
  'attack',
  'guard',
  'wait',
  'take-aim',
  'escape',
  'blink',
  'recover',
  'revive',
  'quake',
  'entangle',
  'ward',
  'hypnotize',
  'clone',
  'charm',
  'summon',
  'dodge',
  'deflect',
  'mirrorshield',
] as const;

/** MW 13.4 and the packs; the last three are reactions (MW 13.3). `wait` is to make none (MW-R26). */
export type ActionId = (typeof ACTIONS)[number];
