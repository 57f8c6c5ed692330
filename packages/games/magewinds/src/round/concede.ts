/** Giving up: in a battle of two it ends at once; in one of three or four the others play on (MW-H08). */

import { known, type Seat, type Table } from '@muster/kernel';
import { discard } from '../cards/channelling.ts';
import { declineWindow } from '../casting/windows.ts';
import { dropAllAt } from '../fighters/objects.ts';
import { fighter } from '../ground/fighters.ts';
import { decide, scenarioRules } from '../scenarios/index.ts';
import type { Battle, DamageFrame, Frame, Harm } from '../state/battle.ts';
import { changeFighter, changeSeat, copyBattle, pop } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import { endEffects } from '../state/lasting.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagicTable } from '../state/types.ts';

type T = Table<MagewindsEvent>;

export const refuseConcede = (b: Battle, seat: Seat): MagewindsRefusal | undefined => {
  const s = b.seats[seat];
  return s === undefined || s.conceded ? refusalOf('notInBattle', 'MW-H08', {}) : undefined;
};

const stillIn = (b: Battle): readonly Seat[] => {
  const found: Seat[] = [];
  for (let seat = 0; seat < b.seats.length; seat++) if (!b.seats[seat]!.conceded) found.push(seat);
  return found;
};

export const applyConcede = (b: Battle, seat: Seat, table: MagicTable): Battle => {
  table.tell?.({ type: 'conceded', rule: 'MW-H08', seat });
  const given = changeSeat(b, seat, (s) => {
    s.conceded = true;
  });
  const left = stillIn(given);
  if (left.length === 1) {
    const others = given.seats.map((_, i) => i).filter((s) => s !== left[0]);
    return decide(given, { places: [left, others], reason: 'conceded', rule: 'MW-H08' }, table);
  }
  return b.phase === 'setup' ? given : leave(breakOff(given, seat, table), seat, table);
};

/** Whether a frame is about a fighter of this seat, or waits for it. */
const concerns = (b: Battle, f: Frame, seat: Seat): boolean => {
  const isOwn = (id: number | null): boolean => id !== null && fighter(b, id).seat === seat;
  switch (f.type) {
    case 'activation':
      return f.by === seat || isOwn(f.fighter);
    case 'move':
    case 'step':
      return isOwn(f.fighter);
    case 'attack':
      return f.by === seat || f.against === seat || isOwn(f.target);
    case 'volley':
      return f.by === seat || f.targets.some(isOwn) || f.steps.some((s) => isOwn(s.fighter));
    case 'window':
      return f.asking === seat || isOwn(f.about);
    case 'damage':
      return f.harms.some((h) => isOwn(h.fighter));
    case 'insight':
    case 'windburn':
      return f.seat === seat;
    case 'setup':
    case 'round':
      return false;
  }
};

/** An activation under way that concerns the seat is broken off and counts as spent; what happens to all goes on without it. */
const breakOff = (b: Battle, seat: Seat, table: MagicTable): Battle => {
  const bottom = b.stack[0]!;
  if (bottom.type !== 'round' || !b.stack.some((f) => concerns(b, f, seat))) return b;
  const active = b.stack.find((f) => f.type === 'activation');
  if (active === undefined && isForAll(b)) return goOnWithout(b, seat, table);
  const next = copyBattle(b);
  next.stack = [active === undefined ? bottom : { type: 'round', step: 'turnEnds' }];
  if (active?.type !== 'activation') return bottom.step === 'channelling' ? endInsight(next, b, table) : next;
  const f = fighter(b, active.fighter);
  if (f.where !== 'field' || f.actions === 2) return next;
  const actions = f.actions + 1;
  table.tell?.({ type: 'counter', rule: 'MW-H08', who: who(f), actions, guard: f.guard });
  return changeFighter(next, f.id, (d) => {
    d.actions = actions;
  });
};

/** Damage at the end of a phase, and questions that go round: before the fourth edition they were over for everybody (MW-H22). */
const isForAll = (b: Battle): boolean => {
  const { type } = b.stack[b.stack.length - 1]!;
  return b.config.edition >= 4 && (type === 'damage' || type === 'window');
};

/** Others take their damage and answer their questions; what was asked about its fighters is answered by their leaving. */
const goOnWithout = (b: Battle, seat: Seat, table: MagicTable): Battle => {
  const next = copyBattle(b);
  next.stack = b.stack.map((f) => (f.type === 'damage' ? harmsToOthers(b, f, seat) : f));
  const top = next.stack[next.stack.length - 1]!;
  if (top.type !== 'window') return next;
  if (top.about !== null && fighter(b, top.about).seat === seat) return pop(next);
  return top.asking === seat ? declineWindow(next, top, table) : next;
};

const harmsToOthers = (b: Battle, { harms, index, step, rule }: DamageFrame, seat: Seat): DamageFrame => {
  const toOthers = (some: readonly Harm[]) => some.filter((h) => fighter(b, h.fighter).seat !== seat);
  return { type: 'damage', step, harms: toOthers(harms), index: toOthers(harms.slice(0, index)).length, rule };
};

/** Cards looked at go back on the deck. */
const endInsight = (next: Battle, b: Battle, table: T): Battle => {
  const top = b.stack[b.stack.length - 1]!;
  if (top.type !== 'insight') return next;
  const cards = [...known(b.deck.cards), ...known(top.cards)];
  table.tell?.({ type: 'putBack', rule: 'MW-H08', seat: top.seat, deck: cards.length });
  const back = copyBattle(next);
  back.deck = { size: cards.length, cards, top: null };
  return back;
};

/** The warband leaves the table; its cards are discarded. */
const leave = (b: Battle, seat: Seat, table: T): Battle => {
  let next = b;
  for (const f of b.fighters) {
    if (f.seat !== seat || f.where !== 'field') continue;
    next = changeFighter(next, f.id, (d) => {
      d.where = 'gone';
    });
    next = dropAllAt(next, f.id, table); // as MW-R68: exactly where it stood
  }
  next = endEffects(
    next,
    (e) => ('by' in e && fighter(b, e.by).seat === seat) || ('fighter' in e && fighter(b, e.fighter).seat === seat),
    'MW-H08',
    table,
  );
  const cards = known(next.seats[seat]!.hand.cards);
  if (cards.length > 0) table.tell?.({ type: 'discarded', rule: 'MW-H08', seat, cards });
  next = discard(next, seat, cards, table);
  const outcome = scenarioRules(next).whenDown(next, table, b);
  return outcome === undefined ? next : decide(next, outcome, table);
};
