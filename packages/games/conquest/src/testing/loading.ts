/** For tests of wars from outside: what reading one says. */

import { conquest } from '../game.ts';
import { findKit } from '../ground/field.ts';
import type { Battle, Frame } from '../state/types.ts';

/** A war that may be changed as no rule would. */
// biome-ignore lint/suspicious/noExplicitAny: what comes from outside may be anything
export type Outside = any;

/** Models with the ids that the rules give them, as text. */
const written = (b: Battle): string => {
  let text = JSON.stringify(b);
  for (const { id, seat, sheet } of b.models)
    if (!id.includes('-')) text = text.replaceAll(`"${id}"`, `"${id}-${findKit(b, seat, sheet)!.mark}"`);
  return text;
};

/** `loaded`, or the place and what is wrong there. */
export const loaded = (b: Battle, change: (state: Outside) => void = () => {}): string => {
  const state: unknown = JSON.parse(written(b));
  change(state);
  const read = conquest.parseState(state);
  return read.ok ? 'loaded' : conquest.explain(read.refusal).replace(/^state\./, '');
};

/** The phases beneath the one that is being played, side 0 first. */
export const COMBAT: readonly Frame[] = [{ type: 'roundEnd' }, { type: 'combat', side: 0, step: 'select', fights: [] }];
export const SHOOT: readonly Frame[] = [
  { type: 'roundEnd' },
  { type: 'combat', side: 0, step: 'begin', fights: [] },
  { type: 'place' },
  { type: 'shoot', side: 1, step: 'begin' },
  { type: 'shoot', side: 0, step: 'act' },
];
export const MOVEMENT: readonly Frame[] = [
  ...SHOOT.slice(0, 4),
  { type: 'shoot', side: 0, step: 'begin' },
  { type: 'half', side: 1, step: 'income' },
  { type: 'half', side: 0, step: 'act' },
];
export const RESEARCH: readonly Frame[] = [
  ...MOVEMENT.slice(0, 6),
  { type: 'half', side: 0, step: 'income' },
  { type: 'research', side: 1 },
  { type: 'research', side: 0 },
];
