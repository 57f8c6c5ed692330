/**
 * Resisting a power (DW-91 to DW-95, P5): a fee and bids of Faith against Affinity, a die each, then Destiny until both have passed.
 * a bid is a command. It asks a game who may resist and whose purses pay.
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

export type Resource = 'faith' | 'affinity' | 'destiny';
export type Purse = { readonly [R in Resource]: number };

/** Rules that players may set otherwise. */
export interface ResistRules {
  /** Affinity resists like Faith. */
  readonly affinityResists: boolean;
  /** the entry fee adds to the roll too. */
  readonly entryFeeCounts: boolean;
  /** a raise is one point, never more. */
  readonly strictSingleRaise: boolean;
}

export const RESIST_RULES: ResistRules = { affinityResists: true, entryFeeCounts: false, strictSingleRaise: false };

export interface ResistFrame extends Framed {
  readonly type: 'resist';
  readonly power: string;
  /** Whose purse pays for the power, and who bids for it. */
  readonly caster: string;
  readonly casterSeat: Seat;
  /** Affinity that the power has cost: it counts. */
  readonly charge: number;
  readonly step: ResistStep;
}

type Turn = 'resister' | 'caster';

interface Resisting {
  readonly resister: string;
  readonly resisterSeat: Seat;
}
interface Contest extends Resisting {
  readonly turn: Turn;
  /** What each adds to its die; after the roll, the totals. */
  readonly defence: number;
  readonly cast: number;
}
interface BidStep extends Contest {
  readonly at: 'bid';
}
interface DestinyStep extends Contest {
  readonly at: 'destiny';
  /** In a row. */
  readonly passes: number;
}

/** How far it has come. */
export type ResistStep =
  | { readonly at: 'offer' }
  | BidStep
  | DestinyStep
  | { readonly at: 'over'; readonly resolves: boolean };

/** One who could resist. */
export interface Resister {
  readonly id: string;
  readonly seat: Seat;
}

export type ResistCommand = Command &
  (
    | { readonly type: 'resist'; readonly by: string | null; readonly points: number }
    /** 0 passes. */
    | { readonly type: 'raise'; readonly points: number }
  );
export type ResistDecision = Decision &
  (
    | { readonly kind: 'resist'; readonly power: string; readonly caster: string; readonly cast: number }
    | {
        readonly kind: 'raise';
        readonly power: string;
        readonly stage: 'bid' | 'destiny';
        readonly own: number;
        readonly other: number;
        readonly most: number;
      }
  );
export type ResistEvent = GameEvent &
  (
    | { readonly type: 'letPass'; readonly power: string; readonly seat: Seat }
    | {
        readonly type: 'resisted';
        readonly power: string;
        readonly by: string;
        readonly points: number;
        readonly defence: number;
      }
    | {
        readonly type: 'raised';
        readonly by: string;
        readonly as: Turn;
        readonly points: number;
        readonly stage: 'bid' | 'destiny';
        readonly total: number;
      }
    | { readonly type: 'stoodPat'; readonly by: string; readonly stage: 'bid' | 'destiny' }
    | {
        readonly type: 'resistAgain';
        readonly by: string;
        /** As they lay before. */
        readonly faces: readonly [defence: number, cast: number];
      }
    | {
        readonly type: 'resistRolled';
        readonly faces: readonly [defence: number, cast: number];
        readonly defence: number;
        readonly cast: number;
      }
    | { readonly type: 'resistEnded'; readonly power: string; readonly resolves: boolean }
  );
export type ResistRefusal = Refusal &
  (
    | { readonly code: 'noAnswer'; readonly asked: 'resist' | 'raise' }
    | { readonly code: 'cannotResist'; readonly by: string }
    | { readonly code: 'feeIsOne' }
    | { readonly code: 'tooMuch'; readonly most: number }
    | { readonly code: 'onePointOnly' }
  );

export interface ResistTypes<S extends StackTypes['state']> extends StackTypes {
  readonly state: S;
  readonly config: S['config'];
  readonly command: ResistCommand;
  readonly event: ResistEvent;
  readonly refusal: ResistRefusal;
  readonly decision: ResistDecision;
  readonly roll: 'resist';
}

/** What it asks a game. */
export interface Resistance<S> {
  rules(s: S): ResistRules;
  /** DW-91, X-23: who is in the radius and may be named, those with nothing to bid left out. */
  resisters(s: S, frame: ResistFrame): readonly Resister[];
  /** Who decides whether to resist. */
  defender(s: S, frame: ResistFrame): Seat;
  purse(s: S, id: string): Purse;
  paid(s: S, id: string, resource: Resource, points: number): S;
  /** Whether this one's losing die is rolled again, once and by itself: the state in which that is spent. Absent: never. */
  rerollLost?(s: S, id: string): S | undefined;
  /** The answer of standing orders; undefined when the seat is to be asked. */
  ordered(s: S, frame: ResistFrame): ResistCommand | undefined;
  onTop(s: S, frame: ResistFrame | null): S;
  /** Off the stack: the power resolves, or is negated (DW-93). */
  ended(s: S, frame: ResistFrame, resolves: boolean, table: Table): S;
}

const OFFER: RuleId = 'DW-91';
const BID: RuleId = 'DW-92';
const ROLL: RuleId = 'DW-93';
const LAST: RuleId = 'DW-94';
/** Openings that are listed; more may be bid. */
const MOST_LISTED = 6;

const withStep = ({ power, caster, casterSeat, charge }: ResistFrame, step: ResistStep): ResistFrame => ({
  type: 'resist',
  power,
  caster,
  casterSeat,
  charge,
  step,
});

/** A power that has been declared and paid for. */
export const resistOf = (power: string, caster: string, casterSeat: Seat, charge: number): ResistFrame => ({
  type: 'resist',
  power,
  caster,
  casterSeat,
  charge,
  step: { at: 'offer' },
});

const bidStep = ({ resister, resisterSeat }: Resisting, turn: Turn, defence: number, cast: number): BidStep => ({
  at: 'bid',
  resister,
  resisterSeat,
  turn,
  defence,
  cast,
});

const destinyStep = (
  { resister, resisterSeat }: Resisting,
  turn: Turn,
  defence: number,
  cast: number,
  passes: number,
): DestinyStep => ({ at: 'destiny', resister, resisterSeat, turn, defence, cast, passes });

const turned = (turn: Turn): Turn => (turn === 'caster' ? 'resister' : 'caster');

export const resisting = <S extends StackTypes['state']>(
  ask: Resistance<S>,
): Procedure<ResistTypes<S>, ResistFrame> => {
  const defenceOf = (s: S, id: string): number => {
    const { faith, affinity } = ask.purse(s, id);
    return ask.rules(s).affinityResists ? faith + affinity : faith;
  };

  /** Faith first, then Affinity. */
  const payDefence = (s: S, id: string, points: number): S => {
    const faith = Math.min(points, ask.purse(s, id).faith);
    const paid = faith > 0 ? ask.paid(s, id, 'faith', faith) : s;
    return points > faith ? ask.paid(paid, id, 'affinity', points - faith) : paid;
  };

  const bidderOf = (frame: ResistFrame, { turn, resister }: Contest): string =>
    turn === 'caster' ? frame.caster : resister;

  /** What whose turn it is could add. */
  const mostOf = (s: S, frame: ResistFrame, step: BidStep | DestinyStep): number => {
    const purse = ask.purse(s, bidderOf(frame, step));
    const all =
      step.at === 'destiny' ? purse.destiny : step.turn === 'caster' ? purse.affinity : defenceOf(s, step.resister);
    return ask.rules(s).strictSingleRaise ? Math.min(1, all) : all;
  };

  /** who is losing; a tie is the caster's. */
  const losing = (defence: number, cast: number): Turn => (defence > cast ? 'caster' : 'resister');

  const rollOff = (s: S, frame: ResistFrame, step: Contest, table: Table<ResistEvent, 'resist'>): S => {
    let now = s;
    let defence = table.roll(1, step.resisterSeat, 'resist')[0]!; // the defender's die first
    let cast = table.roll(1, frame.casterSeat, 'resist')[0]!;
    const loser = losing(step.defence + defence, step.cast + cast);
    const by = loser === 'caster' ? frame.caster : step.resister;
    const spent = ask.rerollLost?.(s, by);
    if (spent !== undefined) {
      now = spent;
      const faces = [defence, cast] as const;
      if (loser === 'caster') cast = table.roll(1, frame.casterSeat, 'resist')[0]!;
      else defence = table.roll(1, step.resisterSeat, 'resist')[0]!;
      table.tell?.({ type: 'resistAgain', by, faces, rule: ROLL });
    }
    const [totalDefence, totalCast] = [step.defence + defence, step.cast + cast];
    table.tell?.({
      type: 'resistRolled',
      faces: [defence, cast],
      defence: totalDefence,
      cast: totalCast,
      rule: ROLL,
    });
    const turn = losing(totalDefence, totalCast);
    return ask.onTop(now, withStep(frame, destinyStep(step, turn, totalDefence, totalCast, 0)));
  };

  const open = (s: S, frame: ResistFrame, c: ResistCommand & { type: 'resist' }, table: Table<ResistEvent>): S => {
    if (c.by === null) {
      table.tell?.({ type: 'letPass', power: frame.power, seat: ask.defender(s, frame), rule: OFFER });
      return ask.onTop(s, withStep(frame, { at: 'over', resolves: true }));
    }
    const by = ask.resisters(s, frame).find(({ id }) => id === c.by)!;
    const defence = ask.rules(s).entryFeeCounts ? c.points : c.points - 1;
    table.tell?.({ type: 'resisted', power: frame.power, by: by.id, points: c.points, defence, rule: OFFER });
    const step = bidStep({ resister: by.id, resisterSeat: by.seat }, 'caster', defence, frame.charge);
    return ask.onTop(payDefence(s, by.id, c.points), withStep(frame, step));
  };

  const pass = (s: S, frame: ResistFrame, step: BidStep | DestinyStep, table: Table<ResistEvent>): S => {
    if (step.at === 'bid') return rollOff(s, frame, step, table); // the first pass ends it
    const after: ResistStep =
      step.passes === 1
        ? { at: 'over', resolves: step.cast >= step.defence } // DW-93
        : destinyStep(step, turned(step.turn), step.defence, step.cast, 1);
    return ask.onTop(s, withStep(frame, after));
  };

  const raise = (
    s: S,
    frame: ResistFrame,
    step: BidStep | DestinyStep,
    points: number,
    table: Table<ResistEvent>,
  ): S => {
    const by = bidderOf(frame, step);
    const isCaster = step.turn === 'caster';
    const rule = step.at === 'bid' ? BID : LAST;
    if (points === 0) {
      table.tell?.({ type: 'stoodPat', by, stage: step.at, rule });
      return pass(s, frame, step, table);
    }
    const defence = step.defence + (isCaster ? 0 : points);
    const cast = step.cast + (isCaster ? points : 0);
    table.tell?.({ type: 'raised', by, as: step.turn, points, stage: step.at, total: isCaster ? cast : defence, rule });
    const paid =
      step.at === 'destiny'
        ? ask.paid(s, by, 'destiny', points)
        : isCaster
          ? ask.paid(s, by, 'affinity', points)
          : payDefence(s, by, points);
    const turn = turned(step.turn);
    const next = step.at === 'bid' ? bidStep(step, turn, defence, cast) : destinyStep(step, turn, defence, cast, 0);
    return ask.onTop(paid, withStep(frame, next));
  };

  const play = (s: S, frame: ResistFrame, c: ResistCommand, table: Table<ResistEvent>): S => {
    const { step } = frame;
    if (c.type === 'resist') return open(s, frame, c, table);
    return step.at === 'bid' || step.at === 'destiny' ? raise(s, frame, step, c.points, table) : s;
  };

  /** What happens without anybody being asked: nobody can, nothing is left to add. */
  const forced = (s: S, frame: ResistFrame): ResistCommand | undefined => {
    const { step } = frame;
    if (step.at === 'offer')
      return ask.resisters(s, frame).length === 0 ? { type: 'resist', by: null, points: 0 } : undefined;
    if (step.at === 'over') return undefined;
    return mostOf(s, frame, step) === 0 ? { type: 'raise', points: 0 } : undefined;
  };

  const refuseOpening = (s: S, frame: ResistFrame, c: ResistCommand): ResistRefusal | undefined => {
    if (c.type !== 'resist') return { code: 'noAnswer', rule: OFFER, asked: 'resist' };
    if (c.by === null) return undefined;
    if (!ask.resisters(s, frame).some(({ id }) => id === c.by)) return { code: 'cannotResist', rule: OFFER, by: c.by };
    if (c.points < 1) return { code: 'feeIsOne', rule: OFFER };
    const most = defenceOf(s, c.by);
    if (c.points > most) return { code: 'tooMuch', rule: OFFER, most };
    return ask.rules(s).strictSingleRaise && c.points > 2 ? { code: 'onePointOnly', rule: 'X-21' } : undefined;
  };

  return {
    advance: (s, frame, table) => {
      const { step } = frame;
      if (step.at === 'over') {
        table.tell?.({ type: 'resistEnded', power: frame.power, resolves: step.resolves, rule: ROLL });
        return ask.ended(ask.onTop(s, null), frame, step.resolves, table);
      }
      const c = forced(s, frame) ?? ask.ordered(s, frame);
      return c === undefined ? s : play(s, frame, c, table);
    },
    decisions: (s, frame) => {
      const { step, power, caster, charge } = frame;
      if (step.at === 'offer')
        return [{ seat: ask.defender(s, frame), kind: 'resist', rule: OFFER, power, caster, cast: charge }];
      if (step.at === 'over') return [];
      const isCaster = step.turn === 'caster';
      return [
        {
          seat: isCaster ? frame.casterSeat : step.resisterSeat,
          kind: 'raise',
          rule: step.at === 'bid' ? BID : LAST,
          power,
          stage: step.at,
          own: isCaster ? step.cast : step.defence,
          other: isCaster ? step.defence : step.cast,
          most: mostOf(s, frame, step),
        },
      ];
    },
    refuse: (s, frame, _, c) => {
      const { step } = frame;
      if (step.at === 'offer' || step.at === 'over') return refuseOpening(s, frame, c);
      if (c.type !== 'raise') return { code: 'noAnswer', rule: BID, asked: 'raise' };
      const most = mostOf(s, frame, step);
      return c.points <= most ? undefined : { code: 'tooMuch', rule: step.at === 'bid' ? BID : LAST, most };
    },
    apply: (s, frame, _, c, table) => play(s, frame, c, table),
    candidates: (s, frame) => {
      const { step } = frame;
      if (step.at === 'over') return [];
      if (step.at === 'offer') {
        const all: ResistCommand[] = [{ type: 'resist', by: null, points: 0 }];
        for (const { id } of ask.resisters(s, frame))
          for (let points = 1; points <= Math.min(MOST_LISTED, defenceOf(s, id)); points++)
            if (refuseOpening(s, frame, { type: 'resist', by: id, points }) === undefined)
              all.push({ type: 'resist', by: id, points });
        return all;
      }
      const most = mostOf(s, frame, step);
      const isCaster = step.turn === 'caster';
      // with Destiny only raises that take the lead are worth listing; the caster leads when level.
      const lead = isCaster ? step.defence - step.cast : step.cast - step.defence + 1;
      const least = step.at === 'destiny' ? Math.max(1, lead) : 1;
      const raises: ResistCommand[] = [{ type: 'raise', points: 0 }];
      for (let points = least; points <= most; points++) raises.push({ type: 'raise', points });
      return raises;
    },
  };
};
