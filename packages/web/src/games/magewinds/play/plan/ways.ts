/** Moves and steps as a plan: the way that is pinned, what it leads to, and how far towards what is out of reach. */

import { type Point, pathLength } from '@muster/geometry';
import { attackProfile, type Battle, type Fighter, type MagewindsCommand, nameOf, RADIUS } from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import type { Ghost } from '../../../../measured/types.ts';
import { attackIds } from '../attacks.ts';
import type { Intent } from '../intent.ts';
import { castWords, courseTowards, longerOf, type Mover, moveCommand, outlineFor, rulerWords } from '../moving.ts';
import { reachedFrom, reachedWords, threatsAt } from '../threat.ts';
import { sentenceOf } from '../words.ts';
import { rangesOf } from './attack.ts';
import { castPlan, casts } from './cast.ts';
import { pickUps } from './things.ts';
import { actorOf, type Button, button, EMPTY, type Plan, type Situation } from './types.ts';

/** What a place is good for, and what it risks, in words; and the lines that decide. */
const prospectOf = (b: Battle, seat: number, f: Fighter, at: Point): Pick<Plan, 'aftermath' | 'threats' | 'lines'> => {
  const targets = reachedFrom(b, seat, f, at);
  return {
    aftermath:
      targets.length === 0
        ? ['Nobody could be attacked from there.']
        : targets.map((target) => reachedWords(target, f)),
    threats: f.seat === seat ? threatsAt(b, f, at) : [],
    lines: targets.flatMap(({ lines }) => lines),
  };
};

type Drawn = Pick<Plan, 'reach' | 'ghost' | 'mover' | 'aftermath' | 'threats' | 'lines' | 'refusal'>;

/** Who goes along what is pinned: with a spell where it is needed. */
const goerOf = (m: Mover, { longer }: Intent): Mover => (longer ? (longerOf(m) ?? m) : m);

/** What a pinned path, or a place out of reach, looks like. */
export const movePicture = ({ b, intent, seat }: Situation, mover: Mover | undefined): Drawn => {
  if (mover === undefined) return { aftermath: [], threats: [], lines: [] };
  const f = b.fighters[mover.fighter]!;
  const goer = goerOf(mover, intent);
  const reach = outlineFor(goer);
  const refusal = intent.refusal === null ? undefined : sentenceOf(intent.refusal);
  if (intent.path === null) return { mover, reach, aftermath: [], threats: [], lines: [], refusal };
  const end = intent.path.at(-1) ?? mover.from;
  const whole = [mover.from, ...intent.path];
  const ghost: Ghost = {
    base: String(f.id),
    path: whole,
    radius: RADIUS,
    ok: true,
    text: `${rulerWords(lengthOf(whole), goer.limit)}${castWords(goer)}`,
    rings: [...new Set(attackIds(f).map((id) => attackProfile(b, f, id)!.max))],
  };
  return { mover, reach, ghost, refusal, ...prospectOf(b, seat, f, end) };
};

const lengthOf = (whole: readonly Point[]): number => (whole.length < 2 ? 0 : pathLength(whole));

export const distanceWords = (m: Mover, path: readonly Point[]): string =>
  inches(lengthOf([m.from, ...path]), { round: 'up', beside: [m.limit] });

/** The commands that lead from where we are to this move. */
export const moveCommands = (m: Mover, path: readonly Point[]): readonly MagewindsCommand[] => [
  ...(m.ahead ? [{ type: 'act', action: 'move' } as const] : []),
  ...(m.cast === undefined ? [] : [m.cast]),
  moveCommand(m, path),
];

/** What is pinned, as a button: `Move 3.2 in with Haste`. */
export const pinnedButton = ({ intent }: Situation, mover: Mover | undefined): Button | undefined => {
  if (intent.path === null || mover === undefined) return undefined;
  const goer = goerOf(mover, intent);
  const verb = mover.frame.type === 'move' ? 'Move' : 'Step';
  return {
    words: `${verb} ${distanceWords(goer, intent.path)}${castWords(goer)}`,
    commands: moveCommands(goer, intent.path),
  };
};

/** `As far as it goes` for a place that cannot be reached. */
export const towardsButton = ({ intent }: Situation, mover: Mover | undefined): Button | undefined => {
  if (mover === undefined || intent.wish === null) return undefined;
  const course = courseTowards(mover, intent.wish);
  if (course === undefined || course.refusal !== undefined || course.path.length === 0) return undefined;
  return { words: `Go towards it, ${distanceWords(mover, course.path)}`, commands: moveCommands(mover, course.path) };
};

export const movePlan = (s: Situation): Plan => {
  const { intent, mover, b } = s;
  const f = actorOf(s)!;
  const plan: Plan = {
    ...EMPTY,
    hint: `${nameOf(f)} moves${mover === undefined ? '' : ` up to ${inches(mover.limit)}`}. Drag it, or point at the ground.`,
    waiting: 'Choose where to go',
    selected: f.id,
    ...movePicture(s, mover),
    choices: pickUps(s),
    end: button('Stay here', { type: 'move', path: [] }),
  };
  if (intent.spell !== null) return { ...plan, ...castPlan(s, casts(s)) };
  return {
    ...plan,
    spells: casts(s),
    main: pinnedButton(s, mover) ?? towardsButton(s, mover),
    ranges: intent.path === null ? rangesOf(b, f) : [],
  };
};

const STEP_HINTS = {
  action: 'may step first, up to',
  dodge: 'dodges: it must step away,',
  deflect: 'may step after the deflection, up to',
} as const;

export const stepPlan = (s: Situation): Plan => {
  const { b, intent, mover, candidates } = s;
  const f = actorOf(s)!;
  const frame = b.stack.at(-1);
  const purpose = frame?.type === 'step' ? frame.purpose : 'action';
  const first = candidates.find((c) => c.type === 'step');
  const plan: Plan = {
    ...EMPTY,
    hint: `${nameOf(f)} ${STEP_HINTS[purpose]} ${inches(mover?.limit ?? 2540)}.`,
    waiting: 'Choose where to step',
    selected: f.id,
    ...movePicture(s, mover),
    ranges: purpose === 'action' ? rangesOf(b, f) : [],
    end: purpose === 'dodge' ? undefined : button('No step', { type: 'step', path: [] }),
  };
  if (intent.spell !== null) return { ...plan, ...castPlan(s, casts(s)) };
  const straight = purpose === 'dodge' && first !== undefined ? button('Dodge straight away', first) : undefined;
  return { ...plan, spells: casts(s), main: pinnedButton(s, mover) ?? straight };
};
