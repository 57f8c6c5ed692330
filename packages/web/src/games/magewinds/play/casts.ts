/** Spells that may be cast now, and what still has to be chosen for one. Pure. */

import type { Point } from '@muster/geometry';
import {
  type ActionId,
  type Battle,
  type Card,
  type CastCommand,
  type FighterId,
  type MagewindsCommand,
  type MagewindsRefusal,
  magewinds,
  refusePayment,
  SPELLS,
  type SpellId,
  worthOf,
} from '@muster/magewinds';

/** One spell of one caster, with every way the rules offer to cast it now. */
export interface Offer {
  readonly id: string;
  readonly spell: SpellId;
  readonly caster: FighterId;
  readonly casts: readonly CastCommand[];
}

export const offersOf = (commands: readonly MagewindsCommand[]): readonly Offer[] => {
  const offers = new Map<string, CastCommand[]>();
  for (const c of commands) {
    if (c.type !== 'cast') continue;
    const id = `${c.spell} ${c.caster}`;
    const casts = offers.get(id);
    if (casts === undefined) offers.set(id, [c]);
    else casts.push(c);
  }
  return [...offers].map(([id, casts]) => ({ id, spell: casts[0]!.spell, caster: casts[0]!.caster, casts }));
};

/** What the player has chosen for a spell so far. */
export interface Aim {
  readonly target: FighterId | null;
  readonly place: Point | null;
  readonly feature: number | null;
  readonly action: ActionId | null;
  /** Clone: which of the offered pairs. */
  readonly pair: string | null;
  /** null: the cheapest. */
  readonly cards: readonly Card[] | null;
}

export const NO_AIM: Aim = { target: null, place: null, feature: null, action: null, pair: null, cards: null };

const pairKey = ({ places, real }: CastCommand): string | null =>
  places === null ? null : `${places.map(({ x, y }) => `${x} ${y}`).join(' ')} ${real}`;

/** TC mesmer.clone: where the real one stands, and where the double. */
export const pairOf = ({ places, real }: CastCommand): readonly [Point, Point] => {
  const [first, second] = places!;
  return real === 0 ? [first, second] : [second, first];
};

const distinct = <T>(values: readonly (T | null)[]): readonly T[] =>
  [...new Set(values)].filter((v): v is T => v !== null);

/** The choices that are open, given those already made. */
export interface Open {
  readonly targets: readonly FighterId[];
  readonly features: readonly number[];
  readonly actions: readonly ActionId[];
  readonly pairs: readonly { readonly key: string; readonly cast: CastCommand }[];
  readonly places: readonly Point[];
  readonly isPlaced: boolean;
}

/** Whom it is cast on: as chosen, or the only one there is; null as long as that is open, and for a spell without a target. */
export const targetOf = (offer: Offer, aim: Aim): FighterId | null =>
  only(aim.target, distinct(offer.casts.map((c) => c.target)));

const only = <T>(chosen: T | null, offered: readonly T[]): T | null =>
  chosen ?? (offered.length === 1 ? offered[0]! : null);

const onTarget = (offer: Offer, aim: Aim): readonly CastCommand[] => {
  const target = targetOf(offer, aim);
  return target === null ? offer.casts : offer.casts.filter((c) => c.target === target);
};

export const openChoices = (offer: Offer, aim: Aim): Open => {
  const casts = onTarget(offer, aim);
  const pairs = new Map<string, CastCommand>();
  const places = new Map<string, Point>();
  for (const c of casts) {
    const key = pairKey(c);
    if (key !== null && !pairs.has(key)) pairs.set(key, c);
    if (c.place !== null) places.set(`${c.place.x} ${c.place.y}`, c.place);
  }
  return {
    targets: distinct(offer.casts.map((c) => c.target)),
    features: distinct(casts.map((c) => c.feature)),
    actions: distinct(casts.map((c) => c.action)),
    pairs: [...pairs].map(([key, cast]) => ({ key, cast })),
    places: [...places.values()],
    isPlaced: casts.some((c) => c.place !== null),
  };
};

/** Of a cost that buys more the more is paid (MW-R57): how much is wanted of it. */
const WANTED: Readonly<Partial<Record<SpellId, (b: Battle, who: FighterId) => number>>> = {
  heal: (b, who) => b.fighters[who]!.damage,
  recover: (b, who) => b.fighters[who]!.damage,
  barrier: () => SPELLS.barrier.cost.upTo,
};

/** What pays when the player has chosen nothing: the cheapest that does what is wanted, or as much of that as the hand gives. */
export const usualCards = (b: Battle, { spell, caster, casts }: Offer, target: FighterId | null): readonly Card[] => {
  const wanted = WANTED[spell]?.(b, target ?? caster) ?? 0;
  const ways = casts.filter((c) => c.target === target).map(({ cards }) => cards); // the cheapest first
  return ways.find((cards) => worthOf(SPELLS[spell].cost, cards) >= wanted) ?? ways.at(-1) ?? casts[0]!.cards;
};

type Missing = 'target' | 'place' | 'feature' | 'action' | 'pair';
export type Casting =
  | { readonly missing: Missing }
  | { readonly missing: null; readonly command: CastCommand; readonly refusal: MagewindsRefusal | undefined };

/** The command, once everything is chosen. */
export const castingOf = (b: Battle, seat: number, offer: Offer, aim: Aim): Casting => {
  const open = openChoices(offer, aim);
  const target = targetOf(offer, aim);
  if (target === null && open.targets.length > 0) return { missing: 'target' };
  const feature = only(aim.feature, open.features);
  if (feature === null && open.features.length > 0) return { missing: 'feature' };
  const action = only(aim.action, open.actions);
  if (action === null && open.actions.length > 0) return { missing: 'action' };
  const pair = open.pairs.find(({ key }) => key === aim.pair) ?? (open.pairs.length === 1 ? open.pairs[0] : undefined);
  if (pair === undefined && open.pairs.length > 0) return { missing: 'pair' };
  if (open.isPlaced && aim.place === null) return { missing: 'place' };
  const command: CastCommand = {
    type: 'cast',
    spell: offer.spell,
    caster: offer.caster,
    cards: aim.cards ?? usualCards(b, offer, target),
    target,
    place: open.isPlaced ? aim.place : null,
    places: pair?.cast.places ?? null,
    real: pair?.cast.real ?? null,
    feature,
    action,
  };
  return { missing: null, command, refusal: magewinds.refuse(b, seat, command) };
};

export const isPaid = (spell: SpellId, cards: readonly Card[]): boolean =>
  refusePayment(SPELLS[spell].cost, cards) === undefined;
