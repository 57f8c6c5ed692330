/** Windows for spells (MW-R61): who is asked depends on what all can see and on the seat's own standing orders, never on a hand. */

import { known, type Seat } from '@muster/kernel';
import type { SpellId } from '../content/spells.ts';
import { controllerOf, fighter } from '../ground/fighters.ts';
import { SPELLS, SPELLS_IN } from '../spells/index.ts';
import { ask } from '../state/ask.ts';
import type {
  Ask,
  AskedSpell,
  Battle,
  CastMark,
  FighterId,
  StandingOrders,
  Timing,
  WindowFrame,
} from '../state/battle.ts';
import type { CastCommand, MagewindsCommand } from '../state/command.ts';
import { changeSeat, pop, push, swapTop } from '../state/copies.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagewindsProcedure, MagicTable } from '../state/types.ts';
import { applyCast, castCandidates, mightCast, refuseCast } from './casting.ts';

/** MW-H02 */
export const DEFAULT_ORDERS: StandingOrders = {
  haste: 'mine',
  phasewalk: 'mine',
  'third-eye': 'mine',
  barrier: 'mine',
  wildform: 'always',
  heal: 'always',
  hex: 'always',
  energize: 'always',
  prediction: 'never',
  empower: 'never',
};

const wants = (ask: Ask, isMine: boolean): boolean => ask === 'always' || (ask === 'mine' && isMine);

const askedSpells = (b: Battle, seat: Seat, timing: Timing, about: FighterId | null): readonly SpellId[] => {
  const orders = known(b.seats[seat]!.orders);
  const isMine = about === null || fighter(b, about).seat === seat;
  return SPELLS_IN[timing].filter((spell) => wants(orders[spell as AskedSpell], isMine));
};

/** Windows whose matter the controller decides about anyway: only the others are asked (MW-H01). */
const isForeign = (timing: Timing): boolean =>
  timing === 'activationBegins' || timing === 'moveBegins' || timing === 'stepBegins';

const mayBeAsked = (b: Battle, seat: Seat, timing: Timing, about: FighterId | null): boolean => {
  if (b.seats[seat]!.hand.size === 0) return false; // as of one that has conceded
  return !isForeign(timing) || about === null || controllerOf(b, about) !== seat;
};

const isAsked = (b: Battle, seat: Seat, timing: Timing, about: FighterId | null, cast: readonly CastMark[]): boolean =>
  mayBeAsked(b, seat, timing, about) && mightCast(SPELLS, askedSpells(b, seat, timing, about), b, seat, about, cast);

/** The next seat to ask: the turn player first, then in turn order, those who have passed included (MW-R101). */
const nextAsked = (
  b: Battle,
  timing: Timing,
  about: FighterId | null,
  asked: readonly Seat[],
  cast: readonly CastMark[],
): Seat | undefined => {
  const { order } = b;
  const start = b.turn === null ? 0 : Math.max(0, order.indexOf(b.turn));
  for (let i = 0; i < order.length; i++) {
    const seat = order[(start + i) % order.length]!;
    if (!asked.includes(seat) && isAsked(b, seat, timing, about, cast)) return seat;
  }
  return undefined;
};

const NONE: readonly never[] = [];

/**
 * MW-R97: whether another is asked tells of its orders, which are private; so does that it is not. By what all can see it might
 * have been, hence what led here is final. Where nothing is told, nothing is taken back.
 */
const settle = (
  b: Battle,
  timing: Timing,
  about: FighterId | null,
  asked: readonly Seat[],
  cast: readonly CastMark[],
  table: MagicTable,
): void => {
  if (table.tell === undefined || b.config.edition < 2) return;
  for (const seat of b.order) {
    if (seat === table.actor || asked.includes(seat) || !mayBeAsked(b, seat, timing, about)) continue;
    if (mightCast(SPELLS, SPELLS_IN[timing], b, seat, about, cast)) {
      table.final();
      return;
    }
  }
};

/** Whether somebody might be asked, as all can see, whatever the orders. */
export const mightOpen = (b: Battle, timing: Timing, about: FighterId | null): boolean => {
  for (const seat of b.order)
    if (mayBeAsked(b, seat, timing, about) && mightCast(SPELLS, SPELLS_IN[timing], b, seat, about, NONE)) return true;
  return false;
};

/** The battle with a window on top, or as it was when nobody is to be asked; `cast`: what was cast on this occasion before (MW-R59). */
export const openWindow = (
  b: Battle,
  timing: Timing,
  about: FighterId | null,
  table: MagicTable,
  cast: readonly CastMark[] = NONE,
): Battle => {
  settle(b, timing, about, NONE, cast, table);
  const asking = nextAsked(b, timing, about, NONE, cast);
  return asking === undefined ? b : push(b, { type: 'window', timing, about, asking, asked: NONE, cast });
};

/** Goes on to the next seat, or closes. */
const goOn = (
  b: Battle,
  frame: WindowFrame,
  asked: readonly Seat[],
  cast: readonly CastMark[],
  table: MagicTable,
): Battle => {
  settle(b, frame.timing, frame.about, asked, cast, table);
  const asking = nextAsked(b, frame.timing, frame.about, asked, cast);
  if (asking === undefined) return pop(b);
  return swapTop(b, { type: 'window', timing: frame.timing, about: frame.about, asking, asked, cast });
};

/** Goes on without the seat that is asked. */
export const declineWindow = (b: Battle, frame: WindowFrame, table: MagicTable): Battle =>
  goOn(b, frame, [...frame.asked, frame.asking], frame.cast, table);

const refuseInWindow = (
  b: Battle,
  frame: WindowFrame,
  seat: Seat,
  c: MagewindsCommand,
): MagewindsRefusal | undefined => {
  if (c.type === 'decline') return undefined;
  if (c.type !== 'cast') return refusalOf('notNow', 'MW-R61', { command: c.type });
  return refuseCast(SPELLS, b, seat, c, frame.timing, frame.about, frame.cast);
};

const castInWindow = (b: Battle, frame: WindowFrame, seat: Seat, c: CastCommand, table: MagicTable): Battle => {
  const cast = [...frame.cast, { spell: c.spell, caster: c.caster }];
  const marked = swapTop(b, {
    type: 'window',
    timing: frame.timing,
    about: frame.about,
    asking: seat,
    asked: frame.asked,
    cast,
  });
  return goOn(applyCast(SPELLS, marked, seat, c, table), frame, frame.asked, cast, table);
};

const windowCandidates = (b: Battle, frame: WindowFrame, seat: Seat): readonly MagewindsCommand[] => {
  const found: MagewindsCommand[] = [{ type: 'decline' }];
  castCandidates(SPELLS, SPELLS_IN[frame.timing], b, seat, frame.about, frame.cast, found);
  return found;
};

export const applyOrders = (b: Battle, seat: Seat, spell: AskedSpell, ask: Ask): Battle =>
  changeSeat(b, seat, (s) => {
    s.orders = { ...known(s.orders), [spell]: ask };
  });

export const windowProcedure: MagewindsProcedure<'window'> = {
  advance: (b) => b,
  decisions: (_b, frame) => ask(frame.asking, 'window', 'MW-R61', frame.about),
  refuse: refuseInWindow,
  apply: (b, frame, seat, c, table) =>
    c.type === 'cast' ? castInWindow(b, frame, seat, c, table) : declineWindow(b, frame, table),
  candidates: windowCandidates,
};
