/** What a fighter could do with its next action, each with what it is worth: the heart of the Veteran's judgement. */

import {
  type ActionId,
  type CastCommand,
  type Cost,
  canPay,
  effectBy,
  type Fighter,
  hasSpell,
  isDouble,
  payments,
  type SpellId,
  seesFighter,
  spellOf,
} from '@muster/magewinds';
import { gapToEscape } from './aims.ts';
import { priceOf } from './cards.ts';
import { castWorth } from './casts.ts';
import { dangersTo, threatNow } from './danger.ts';
import { actionsOf, gap, INCH, moveOf, type Outlook } from './field.ts';
import { allGoings, chargeWorth, type Going, judge, mayCharge, placeWorth, straightGoings } from './places.ts';
import { leapStrikes, type Strike, strikesFrom } from './strikes.ts';

export interface Intention {
  readonly action: ActionId;
  /** To be compared with other plans of the same fighter. */
  readonly worth: number;
  readonly strike: Strike | null;
}

/** Where to move, the best first. */
export interface Weighing {
  readonly going: Going;
  readonly worth: number;
}

export const weighGoings = (o: Outlook, f: Fighter, goings: readonly Going[]): Weighing[] => {
  const left = Math.max(0, actionsOf(f) - 1);
  const j = judge(o, f, left);
  const charges = mayCharge(o, f);
  const found = goings.map((going) => ({
    going,
    worth: placeWorth(j, going.end) + (charges ? chargeWorth(j, going.end) : 0),
  }));
  return found.sort((a, b) => b.worth - a.worth);
};

const plan = (action: ActionId, worth: number, strike: Strike | null = null): Intention => ({ action, worth, strike });

/** Straight ahead and to what is worth wishing for: enough to know what moving is worth. */
export const quickMoves = (o: Outlook, f: Fighter): Weighing[] =>
  weighGoings(o, f, straightGoings(o, f, moveOf(o.b, f)));

/** Every place that may be worth it. */
export const closeMoves = (o: Outlook, f: Fighter): Weighing[] =>
  weighGoings(o, f, allGoings(o, f, moveOf(o.b, f), false));

/** What the fighter could do, the best first, with its moves as they are given. */
export const plansOf = (o: Outlook, f: Fighter, moves: readonly Weighing[]): Intention[] => {
  const left = Math.max(0, actionsOf(f) - 1);
  const stay = placeWorth(judge(o, f, left), f);
  const found: Intention[] = [plan('wait', stay - 0.05)];
  const double = f.seat === o.seat && isDouble(o.b, f.id);
  found.push(plan('move', moves[0]!.worth));
  found.push(plan('guard', stay + guardWorth(o, f, left)));
  if (!double) {
    addStrikes(found, o, f, stay);
    addSpells(found, o, f, stay);
  }
  return found.sort((a, b) => b.worth - a.worth);
};

/** MW 13.4 Guard: how much less there is to fear until the end of this round. */
const guardWorth = (o: Outlook, f: Fighter, left: number): number => {
  if (f.seat !== o.seat) return -1;
  const bare = threatNow(o, f, dangersTo(o, f, left, false), f);
  return 0.12 * (bare - threatNow(o, f, dangersTo(o, f, left, true), f));
};

const addStrikes = (found: Intention[], o: Outlook, f: Fighter, stay: number): void => {
  for (const strike of [...strikesFrom(o, f, INCH), ...leapStrikes(o, f)])
    found.push(plan('attack', strike.worth + stay, strike));
  if (f.profile === 'deadeye' && effectBy(o.b, 'aim', f.id) === undefined && actionsOf(f) > 0) {
    const near = o.foes.some((foe) => gap(f, foe) <= 10 * INCH && seesFighter(o.b, f, foe));
    found.push(plan('take-aim', stay + (near ? 0.6 : -1)));
  }
  if (gapToEscape(o.b, f) <= INCH) found.push(plan('escape', stay + 12));
};

const SPELL_ACTIONS = [
  'recover',
  'revive',
  'quake',
  'entangle',
  'ward',
  'hypnotize',
  'clone',
  'charm',
  'summon',
] as const satisfies readonly (ActionId & SpellId)[];

const addSpells = (found: Intention[], o: Outlook, f: Fighter, stay: number): void => {
  const hand = o.b.seats[o.seat]!.hand.cards ?? [];
  if (hand.length === 0) return;
  for (const spell of SPELL_ACTIONS) {
    if (!hasSpell(o.b, f, spell) || !canPay(spellOf(spell).cost, hand)) continue;
    let most = -Infinity;
    for (const c of imagined(o, f, spell)) {
      const worth = castWorth(o.b, o.seat, c, f.id) - priceOf(o.b, o.seat, c.cards);
      if (worth > most) most = worth;
    }
    if (most > -Infinity) found.push(plan(spell, stay + most));
  }
};

/** What might be cast, without asking the rules for every place. */
const imagined = (o: Outlook, f: Fighter, spell: SpellId): CastCommand[] => {
  const { cost } = spellOf(spell);
  const ways = waysToPay(o, cost);
  const casts: CastCommand[] = [];
  for (const cards of ways)
    for (const aim of aimsOf(o, f, spell))
      casts.push({
        type: 'cast',
        spell,
        caster: f.id,
        cards,
        target: aim.target,
        place: null,
        places: null,
        real: null,
        feature: aim.feature,
        action: null,
      });
  return casts;
};

const waysToPay = (o: Outlook, cost: Cost) => payments(cost, o.b.seats[o.seat]!.hand.cards ?? []).slice(0, 4);

interface Aim {
  readonly target: number | null;
  readonly feature: number | null;
}
const SELF: readonly Aim[] = [{ target: null, feature: null }];

const aimsOf = (o: Outlook, f: Fighter, spell: SpellId): readonly Aim[] => {
  switch (spell) {
    case 'recover':
      return f.damage > 0 || f.poison !== null ? SELF : [];
    case 'ward':
    case 'summon':
      return SELF;
    case 'revive':
      return o.b.fighters
        .filter((g) => g.where === 'down' && g.seat === f.seat && g.starting)
        .map((g) => ({ target: g.id, feature: null }));
    case 'quake':
      return (o.b.terrain?.features ?? []).map((_, feature) => ({ target: null, feature }));
    case 'clone':
      return o.friends.filter((g) => g.twin === null).map((g) => ({ target: g.id, feature: null }));
    default:
      return o.foes
        .filter((g) => gap(f, g) <= 9 * INCH && seesFighter(o.b, f, g))
        .map((g) => ({ target: g.id, feature: null }));
  }
};
