/** Ships as the chart shows them, and what grips what. Pure. */

import {
  type Battle,
  isLocked,
  isOnBoard,
  kitOf,
  lockedWith,
  type Ship,
  type ShipId,
  tokensDue,
} from '@muster/cosmic-combat';
import type { ChartLink } from '../chart/types.ts';
import type { Badge, ChartShip, ShipLook, ShipState } from '../ships/ship.ts';
import { shipWords } from './words.ts';

export const lookOf = (b: Pick<Battle, 'config'>, s: Pick<Ship, 'seat' | 'unit'>): ShipLook => {
  const kit = kitOf(b, s);
  return {
    seat: s.seat,
    faction: s.unit >= 0 && s.seat !== null ? b.config.seats[s.seat]!.faction : null,
    class: kit.class,
    length: kit.length,
    width: kit.width,
  };
};

/** of the other side one sees that its orders lie there once it has confirmed them. */
const tokensOf = (b: Battle, s: Ship): ChartShip['tokens'] => {
  if (s.tokens !== null) return s.tokens;
  return s.seat !== null && b.ready[s.seat] === true ? Array<null>(tokensDue(s)).fill(null) : [];
};

/** The first ones of each kind, as many as are used up. */
const usedOf = (s: Ship): readonly boolean[] => {
  const left = { shield: 0, move: s.turn.moves, board: s.turn.boards, fire: s.turn.fires };
  return (s.tokens ?? []).map((token) => left[token]-- > 0);
};

export const badgesOf = (b: Battle, s: Ship): readonly Badge[] => [
  ...(s.wounds === 0 ? (['dying'] as const) : []),
  ...(isLocked(b, s) ? (['locked'] as const) : []),
  ...(s.ion ? (['ion'] as const) : []),
  ...(s.rooted === null ? [] : (['rooted'] as const)),
];

export interface Marked {
  readonly selected: ShipId | undefined;
  readonly choices: readonly ShipId[];
  readonly targets: readonly ShipId[];
  readonly drags: readonly ShipId[];
  /** Whose orders lie there as the table has planned them. */
  readonly planned: readonly ShipId[];
  /** The facing that is up on the chart for who looks at it; undefined for the compass. */
  readonly ahead: number | undefined;
}

const stateOf = (b: Battle, s: Ship, { selected, choices, targets }: Marked): ShipState => {
  if (s.id === selected) return 'selected';
  if (targets.includes(s.id)) return 'target';
  if (choices.includes(s.id)) return 'choice';
  return b.phase === 'movement' && s.turn.activated ? 'spent' : 'normal';
};

const known = new WeakMap<Ship, { readonly key: string; readonly shown: ChartShip }>();

const drawn = (b: Battle, s: Ship, marked: Marked): ChartShip => {
  const made: ChartShip = {
    ...lookOf(b, s),
    id: s.id,
    x: s.place!.x,
    y: s.place!.y,
    facing: s.place!.facing,
    label: shipWords(b, s, marked.ahead),
    name: s.seat === null ? 'Station' : s.id,
    wounds: s.wounds,
    most: kitOf(b, s).stats.wounds,
    tokens: tokensOf(b, s),
    used: usedOf(s),
    planned: marked.planned.includes(s.id),
    arrows: s.arrows ?? [],
    badges: badgesOf(b, s),
    state: stateOf(b, s, marked),
    canDrag: marked.drags.includes(s.id),
  };
  const key = JSON.stringify(made);
  const before = known.get(s);
  if (before?.key === key) return before.shown;
  known.set(s, { key, shown: made });
  return made;
};

export const chartShips = (b: Battle, marked: Marked): readonly ChartShip[] =>
  b.ships.filter(isOnBoard).map((s) => drawn(b, s, marked));

/** Each pair once. */
export const linksOf = (b: Battle): readonly ChartLink[] =>
  b.ships.flatMap((s, i) =>
    lockedWith(b, s)
      .filter((one) => b.ships.indexOf(one) > i)
      .map((one) => ({ from: s.place!, to: one.place! })),
  );
