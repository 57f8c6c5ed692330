/** A battle as the measured table draws it: bases, objects, ground. What has not changed stays the same object. */

import {
  type Battle,
  type Fighter,
  type FighterId,
  fieldOf,
  looksOf,
  nameOf,
  profile,
  RADIUS,
  seatName,
} from '@muster/magewinds';
import type { BaseState, BoardBase, BoardField, BoardObject, BoardSeat, Token } from '../../../measured/types.ts';
import { count } from '../../../parts/words.ts';
import { FighterGlyphArt, GlyphPicture } from '../cards/FighterGlyph.tsx';
import { TOKENS, type TokenId } from '../cards/glyphs.ts';
import { tokensOf } from '../cards/reference.ts';
import { choiceOf, type Plan } from './plan/types.ts';

const tokenOf = (token: TokenId): Token => ({
  id: token,
  tone: TOKENS[token].tone,
  mark: (
    <g transform="translate(-6 -6)">
      <GlyphPicture glyph={TOKENS[token].glyph} size={12} />
    </g>
  ),
});

/** `Blue Warrior: 2 of 6 damage, 1 action left, Guard`. */
export const baseLabel = (b: Battle, f: Fighter): string => {
  const left = 2 - f.actions;
  const tokens = tokensOf(b, f).map(
    ({ token, detail }) => `${TOKENS[token].name}${detail === undefined ? '' : ` ${detail}`}`,
  );
  const parts = [
    f.damage === 0 ? 'unhurt' : `${f.damage} of ${profile(b, f).toughness} damage`,
    left === 0 ? 'no actions left' : `${count(left, 'action')} left`,
    ...tokens,
  ];
  return `${seatName(f.seat)} ${nameOf(f)}: ${parts.join(', ')}`;
};

/** Who is meant just now, beside what the plan says: those who fight, those a line of the log is about. */
export interface Meant {
  readonly selected: readonly FighterId[];
  readonly targets: readonly FighterId[];
  /** Out of action, but still seen as they fell. */
  readonly fallen: readonly FighterId[];
}
export const NOBODY: Meant = { selected: [], targets: [], fallen: [] };

const stateOf = (f: Fighter, plan: Plan | undefined, seat: number | undefined, meant: Meant): BaseState => {
  if (plan?.selected.includes(f.id) || meant.selected.includes(f.id)) return 'selected';
  if (meant.targets.includes(f.id)) return 'target';
  if (plan?.choices.includes(f.id) || plan?.targets.includes(f.id)) return f.seat === seat ? 'choice' : 'target';
  return f.actions === 2 ? 'spent' : 'normal';
};

const makeBase = (b: Battle, f: Fighter, state: BaseState, canDrag: boolean): BoardBase => ({
  isDown: f.where === 'down',
  id: String(f.id),
  x: f.x,
  y: f.y,
  radius: RADIUS,
  seat: f.seat as BoardSeat,
  symbol: <FighterGlyphArt id={f.profile} />,
  label: baseLabel(b, f),
  name: nameOf(f),
  badges: {
    damage: f.damage,
    toughness: profile(b, f).toughness,
    actionsUsed: f.actions as 0 | 1 | 2,
    guard: f.guard,
    tokens: tokensOf(b, f)
      .filter(({ token }) => token !== 'guard')
      .map(({ token }) => tokenOf(token)),
  },
  state,
  canDrag,
});

export type BaseCache = Map<string, { readonly key: string; readonly base: BoardBase }>;

export const basesOf = (
  b: Battle,
  plan: Plan | undefined,
  seat: number | undefined,
  cache: BaseCache,
  canLift = false,
  meant: Meant = NOBODY,
): readonly BoardBase[] =>
  b.fighters
    .filter((f) => f.where === 'field' || (f.where === 'down' && meant.fallen.includes(f.id)))
    .map((f) => {
      const state = stateOf(f, plan, seat, meant);
      const canDrag = plan?.marks.mover?.fighter === f.id || (canLift && f.seat === seat);
      const key = `${f.x} ${f.y} ${f.where} ${state} ${canDrag} ${baseLabel(b, f)}`;
      const kept = cache.get(String(f.id));
      if (kept?.key === key) return kept.base;
      const base = makeBase(b, f, state, canDrag);
      cache.set(base.id, { key, base });
      return base;
    });

export const objectsOf = (b: Battle, plan: Plan | undefined): readonly BoardObject[] =>
  b.objects.flatMap((o): readonly BoardObject[] => {
    if (o.where !== 'field') return [];
    const isTarget = plan !== undefined && choiceOf(plan, { type: 'pickUp', object: o.id }) !== undefined;
    return [
      {
        id: String(o.id),
        x: o.x,
        y: o.y,
        radius: RADIUS,
        kind: o.kind,
        label: `A ${o.kind} on the ground`,
        isTarget,
      },
    ];
  });

/** The field with what its pieces look like. */
export const groundOf = (b: Pick<Battle, 'terrain' | 'config'>): BoardField => {
  const { width, height } = fieldOf(b);
  return { width, height, pieces: looksOf(b) };
};
