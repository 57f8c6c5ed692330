/**
 * A shot from the named target to its dice (P1, X-11): who is shot at may let another take it (DW-72), a die says whether it gets past
 * friends in the melee (DW-71), and if it does not, one of them is struck. It asks a game who may take it and who is at risk.
 */

import type {
  Command,
  Decision,
  Framed,
  GameEvent,
  Procedure,
  Refusal,
  RuleId,
  Seat,
  StackTypes,
  Table,
} from '@muster/kernel';
import { type RollFrame, successesOf } from './roll.ts';

/** DW-71, DW-67: a die of so much or less strikes who was not meant. */
export const STRUCK_ON = 3;

interface Piece {
  readonly id: string;
}

/** What games keep of a shot; its steps besides `redirect` and `friend` are their own. */
export interface FlyingShot extends Framed {
  readonly type: 'shot';
  readonly shooter: string;
  readonly target: string;
  readonly step: string;
}

// --- DW-71: past friends ---

type OtherDecision = Refusal & { readonly code: 'otherDecision'; readonly asked: string };

/** `C`, `D`, `R`: how a game names the friend who is struck, in a command, in a decision and in a refusal. */
export interface FriendTypes<S extends StackTypes['state'], C extends Command, D extends Decision, R extends Refusal>
  extends StackTypes {
  readonly state: S;
  readonly config: S['config'];
  readonly command: C;
  readonly event: GameEvent;
  readonly refusal: R | OtherDecision;
  readonly decision: D;
  readonly roll: 'friendlyFire';
}

/** What it asks a game. */
export interface Friends<S, F extends FlyingShot, P, C, D, R> {
  /** The step in which the die past them is rolled. */
  readonly step: F['step'];
  /** What is asked where it failed. */
  readonly kind: string;
  readonly rule: RuleId;
  /** Whether friends stand in the melee that is shot into. */
  isRisky(s: S, f: F): boolean;
  /** A die of the shooter's. */
  rolled(s: S, f: F): S;
  /** It has got past them: what comes next. */
  onward(s: S, f: F): S;
  /** Those who may be struck; nobody: the shot is lost. */
  atRisk(s: S, f: F): readonly P[];
  /** Whom a standing order picks of several; undefined: the shooter's player is asked. Absent: he always is. */
  ordered?(s: S, f: F, among: readonly P[]): P | undefined;
  decision(s: S, f: F): D;
  /** The friend whom a command names; undefined where it names none. */
  namedBy(c: Command): string | undefined;
  naming(id: string): C;
  notOne(id: string): R;
  strayed(s: S, f: F, friend: P, table: Table): S;
  /** All other steps. */
  fired(s: S, f: F, table: Table): S;
  stepped(f: F, step: F['step']): F;
  onTop(s: S, frame: F | null): S;
}

export interface Straying<T extends StackTypes, F extends FlyingShot> extends Procedure<T, F> {
  /** The die past friends lies. */
  passed(s: T['state'], f: F, roll: RollFrame): T['state'];
}

export const pastFriends = <
  S extends StackTypes['state'],
  F extends FlyingShot,
  P extends Piece,
  C extends Command,
  D extends Decision,
  R extends Refusal,
>(
  ask: Friends<S, F, P, C, D, R>,
): Straying<FriendTypes<S, C, D, R>, F> => {
  const pick = (s: S, f: F, table: Table): S => {
    const among = ask.atRisk(s, f);
    if (among.length === 0) return ask.onTop(s, null);
    const one = among.length === 1 ? among[0] : ask.ordered?.(s, f, among);
    return one === undefined ? s : ask.strayed(s, f, one, table);
  };
  const friendIn = (s: S, f: F, named: string | undefined): P | undefined =>
    ask.atRisk(s, f).find(({ id }) => id === named);
  return {
    advance: (s, f, table) => {
      if (f.step === ask.step) return ask.isRisky(s, f) ? ask.rolled(s, f) : ask.onward(s, f);
      return f.step === 'friend' ? pick(s, f, table) : ask.fired(s, f, table);
    },
    passed: (s, f, roll) => (successesOf(roll) > 0 ? ask.onward(s, f) : ask.onTop(s, ask.stepped(f, 'friend'))),
    decisions: (s, f) => [ask.decision(s, f)],
    refuse: (s, f, _, c) => {
      const named = ask.namedBy(c);
      if (named === undefined) return { code: 'otherDecision', rule: ask.rule, asked: ask.kind };
      return friendIn(s, f, named) === undefined ? ask.notOne(named) : undefined;
    },
    apply: (s, f, _, c, table) => ask.strayed(s, f, friendIn(s, f, ask.namedBy(c))!, table),
    candidates: (s, f) => ask.atRisk(s, f).map(({ id }) => ask.naming(id)),
  };
};

// --- DW-72: another takes it ---

/** Null keeps the target. */
export type RedirectCommand = Command & { readonly type: 'redirect'; readonly to: string | null };
export type RedirectDecision = Decision & {
  readonly kind: 'redirect';
  readonly shooter: string;
  readonly target: string;
};
export type RedirectedEvent = GameEvent & { readonly type: 'redirected'; readonly from: string; readonly to: string };
export type RedirectRefusal = OtherDecision | (Refusal & { readonly code: 'cannotRedirect'; readonly to: string });

/** What comes before a shot of these types. */
export interface RedirectTypes<T extends StackTypes> extends StackTypes {
  readonly state: T['state'];
  readonly config: T['config'];
  readonly command: T['command'] | RedirectCommand;
  readonly event: T['event'] | RedirectedEvent;
  readonly refusal: T['refusal'] | RedirectRefusal;
  readonly decision: T['decision'] | RedirectDecision;
  readonly roll: T['roll'];
}

/** What it asks a game. */
export interface Redirects<S, F extends FlyingShot, P> {
  readonly rule: RuleId;
  target(s: S, f: F): P;
  /** Who may take it in its place. */
  among(s: S, f: F): readonly P[];
  /** What the side that is shot at wants. */
  order(s: S, f: F): 'best' | 'ask' | 'never';
  seat(s: S, f: F): Seat;
  /** What the shot would probably cost one of them, or the target. */
  loss(s: S, f: F, at: P): number;
  /** The shot at this one, in its next step. */
  aimedAt(f: F, target: string): F;
  onTop(s: S, frame: F): S;
}

const isRedirect = (c: Command): c is RedirectCommand => c.type === 'redirect';

/** Before a shot goes on as `then` says. */
export const redirecting = <F extends FlyingShot, P extends Piece, T extends StackTypes>(
  ask: Redirects<T['state'], F, P>,
  then: Procedure<T, F>,
): Procedure<RedirectTypes<T>, F> => {
  type S = T['state'];
  const { rule } = ask;

  /** The one whom the shot would probably cost least; the named target on ties. */
  const leastLoss = (s: S, f: F, among: readonly P[]): P => {
    let best = ask.target(s, f);
    let least = ask.loss(s, f, best);
    for (const one of among) {
      const loss = ask.loss(s, f, one);
      if (loss < least - 1e-9) [best, least] = [one, loss];
    }
    return best;
  };

  const redirected = (s: S, f: F, to: string, table: Table): S => {
    const event: RedirectedEvent = { type: 'redirected', from: f.target, to, rule };
    if (to !== f.target) table.tell?.(event);
    return ask.onTop(s, ask.aimedAt(f, to));
  };

  const isOpen = (f: F): boolean => f.step === 'redirect';

  return {
    advance: (s, f, table) => {
      if (!isOpen(f)) return then.advance(s, f, table);
      const among = ask.among(s, f);
      const order = among.length === 0 ? 'never' : ask.order(s, f);
      if (order === 'never') return redirected(s, f, f.target, table);
      return order === 'best' ? redirected(s, f, leastLoss(s, f, among).id, table) : s;
    },
    decisions: (s, f) => {
      if (!isOpen(f)) return then.decisions(s, f);
      return [{ seat: ask.seat(s, f), kind: 'redirect', rule, shooter: f.shooter, target: f.target }];
    },
    refuse: (s, f, seat, c) => {
      if (!isOpen(f)) return then.refuse(s, f, seat, c);
      if (!isRedirect(c)) return { code: 'otherDecision', rule, asked: 'redirect' };
      if (c.to === null || ask.among(s, f).some(({ id }) => id === c.to)) return undefined;
      return { code: 'cannotRedirect', rule, to: c.to };
    },
    apply: (s, f, seat, c, table) =>
      isRedirect(c) ? redirected(s, f, c.to ?? f.target, table) : then.apply(s, f, seat, c, table),
    candidates: (s, f, seat) => {
      if (!isOpen(f)) return then.candidates(s, f, seat);
      const others = ask.among(s, f).map(({ id }) => ({ type: 'redirect', to: id }) as const);
      return [{ type: 'redirect', to: null }, ...others];
    },
  };
};
