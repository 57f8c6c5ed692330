/** What the slip shows and the table draws for one decision, and what it is made from. */

import type { Outline } from '@muster/geometry';
import { canonical } from '@muster/kernel';
import {
  type AttackChoice,
  type AttackId,
  type Battle,
  type Card,
  type Fighter,
  type FighterId,
  type MagewindsCommand,
  type MagewindsDecision,
  type MagewindsTypes,
  magewinds,
  type PositionOdds,
} from '@muster/magewinds';
import { noPlan } from '../../../../contract/plan.ts';
import type * as table from '../../../../contract/tabletop.ts';
import type { BoardLine, BoardRange, BoardZone, Ghost } from '../../../../measured/types.ts';
import { remembered } from '../../../../parts/remembered.ts';
import type { AttackOption } from '../attacks.ts';
import type { Casting, Offer, Open } from '../casts.ts';
import { commanding, type Gesture, type Held, letGo, type Remark } from '../hand.ts';
import { type Mover, moverOf } from '../moving.ts';
import type { Scene } from '../scene.ts';

/** A cost that is being paid by hand. */
export interface Paying {
  readonly name: string;
  readonly spell: Offer['spell'];
  readonly cards: readonly Card[];
  /** What is paid for. */
  readonly of: Held;
}

/** One of the attacks on the chosen target. */
interface AttackOnTarget extends AttackOption {
  readonly chosen: boolean;
  readonly held: Held;
}

/** An attack in cards. */
export interface Choosing {
  readonly fighter: FighterId;
  readonly attack: AttackId;
  readonly choice: AttackChoice | undefined;
  /** What the hand holds with another card. */
  with(choice: AttackChoice): Held;
}

/** What of a plan is Magewinds' own. */
export interface Marks {
  readonly spells: readonly Offer[];
  readonly casting?: { readonly offer: Offer; readonly open: Open; readonly casting: Casting } | undefined;
  readonly paying?: Paying | undefined;
  /** The attacks on the chosen target. */
  readonly attacks: readonly AttackOnTarget[];
  /** Light, Heavy or Feint: what would be laid face down. */
  readonly choosing?: Choosing | undefined;
  readonly mover?: Mover | undefined;
  /** Pointing at the ground chooses a place, not a way. */
  readonly placing?: boolean;
  readonly reach?: Outline | undefined;
  readonly ghost?: Ghost | undefined;
  readonly zones: readonly BoardZone[];
  readonly ranges: readonly BoardRange[];
  readonly lines: readonly BoardLine[];
  /** What would be in reach from the pinned place. */
  readonly aftermath: readonly string[];
  /** Who could strike there, and the worst it could do. */
  readonly threats: readonly string[];
}

/** The table of Magewinds. */
export interface MagewindsTable extends MagewindsTypes {
  readonly scene: Scene;
  readonly id: FighterId;
  readonly held: Held;
  readonly gesture: Gesture;
  readonly remark: Remark;
  readonly draft: object;
  readonly marks: Marks;
  readonly odds: PositionOdds;
}

export type Now = table.Situation<MagewindsTable>;
export type Gestured = table.Gestured<MagewindsTable>;
export type Plan = table.Plan<MagewindsTable>;
export type Option = table.Option<MagewindsTable>;
export type Act = table.Act<MagewindsCommand>;

/** A part of a plan, laid over another. */
export type Part = Partial<Omit<Plan, 'marks'>> & { readonly marks?: Partial<Marks> };

/** What is asked, and what is held to answer it. */
export interface Asked {
  readonly b: Battle;
  readonly seat: number;
  readonly decision: MagewindsDecision;
  readonly held: Held;
  readonly mover: Mover | undefined;
  readonly candidates: readonly MagewindsCommand[];
  /** Others look at the same screen: nothing is laid face down before a curtain. */
  readonly shared: boolean;
}

const questionOf = remembered(({ view: b, decision: told, shared }: Now): Omit<Asked, 'held'> | undefined => {
  if (told === undefined) return undefined;
  const decision = { ...told, fighter: told.fighter ?? null }; // who answers once more is told no facts
  const { seat } = decision;
  const candidates = magewinds.candidates(b, seat);
  return { b, seat, decision, mover: moverOf(b, decision), candidates, shared: shared === true };
});

/** Undefined while nothing is asked. */
export const askedOf = (now: Now, held: Held): Asked | undefined => {
  const asked = questionOf(now);
  return asked && { ...asked, held };
};

const NO_MARKS: Marks = {
  spells: [],
  attacks: [],
  zones: [],
  ranges: [],
  lines: [],
  aftermath: [],
  threats: [],
};

export const EMPTY: Plan = noPlan<MagewindsTable>(NO_MARKS);

/** The parts over each other, the last one uppermost. */
export const laid = (plan: Plan, ...parts: readonly Part[]): Plan => {
  let whole = plan;
  for (const part of parts) whole = { ...whole, ...part, marks: { ...whole.marks, ...part.marks } };
  return whole;
};

export const button = (words: string, ...commands: readonly MagewindsCommand[]): Act => ({
  meaning: commands.map(({ type }) => type).join(' '),
  words,
  commands,
});

/** The one that acts. */
export const actorOf = ({ b, decision }: Asked): Fighter | undefined =>
  decision.fighter === null ? undefined : b.fighters[decision.fighter];

/** The same plan, with commands that lead to it. */
export const after = (commands: readonly MagewindsCommand[], plan: Plan): Plan => {
  if (commands.length === 0) return plan;
  const { main } = plan;
  return { ...plan, main: main && button(main.words, ...commands, ...main.commands), end: undefined };
};

/** One of several whole commands. */
export interface Choice {
  readonly words: string;
  readonly command: MagewindsCommand;
  /** On the main button; the same words where it does not say. */
  readonly main?: string;
  readonly note?: string;
  readonly house?: boolean;
}

/** One of them is chosen, and let go by choosing it again; the main button plays it. `usual`: while the hand does not say. */
export const choosing = ({ held }: Asked, choices: readonly Choice[], usual?: Choice): Part => {
  const own = held.kind === 'command' ? canonical(held.command) : undefined;
  const chosen = choices.find(({ command }) => canonical(command) === own) ?? usual;
  return {
    options: choices.map((one) => ({
      key: canonical(one.command),
      words: one.words,
      note: one.note,
      ...(one.house && { house: true }),
      chosen: one === chosen,
      held: one === chosen ? letGo(held) : commanding(held, one.command),
    })),
    main: chosen && button(chosen.main ?? chosen.words, chosen.command),
  };
};

/** What the hand holds once this command is chosen from the list, or let go; undefined where it is not listed. */
export const choiceOf = ({ options }: Plan, command: MagewindsCommand): Held | undefined =>
  options.find(({ key }) => key === canonical(command))?.held;
