/** Moves and steps as a plan: the way that is pinned, what it leads to, and how far towards what is out of reach. */

import { isInContact, type Point, pathLength } from '@muster/geometry';
import { attackProfile, type Battle, type Fighter, nameOf, RADIUS } from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import { attackIds } from '../attacks.ts';
import { type CommandOf, pinnedIn, type Way, wayHeld } from '../hand.ts';
import { castWords, courseTowards, longerOf, type Mover, moveCommands, outlineFor, rulerWords } from '../moving.ts';
import { reachedFrom, reachedWords, threatsAt } from '../threat.ts';
import { sentenceOf } from '../words.ts';
import { ahead } from './ahead.ts';
import { rangesOf } from './attack.ts';
import { castPlan } from './cast.ts';
import { pickUps } from './things.ts';
import {
  type Act,
  type Asked,
  actorOf,
  button,
  choosing,
  EMPTY,
  laid,
  type Marks,
  type Part,
  type Plan,
} from './types.ts';

/** What a place is good for, and what it risks, in words; and the lines that decide. */
const prospectOf = (b: Battle, seat: number, f: Fighter, at: Point): Pick<Marks, 'aftermath' | 'threats' | 'lines'> => {
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

/** Who goes so: with a spell where it is needed. */
export const goerOf = (m: Mover, way: Way | null): Mover =>
  way?.type === 'pinned' && way.longer ? (longerOf(m) ?? m) : m;

/** What a pinned path, or a place out of reach, looks like. */
export const movePicture = (
  { b, seat, held }: Asked,
  mover: Mover | undefined,
  way: Way | null = wayHeld(held),
): Part => {
  if (mover === undefined) return {};
  const f = b.fighters[mover.fighter]!;
  const goer = goerOf(mover, way);
  const marks = { mover, reach: outlineFor(goer) };
  if (way?.type !== 'pinned') return { fault: way === null ? undefined : sentenceOf(way.refusal), marks };
  const whole = [mover.from, ...way.path];
  const ghost = {
    base: String(f.id),
    path: whole,
    radius: RADIUS,
    ok: true,
    text: `${rulerWords(lengthOf(whole), goer.limit)}${castWords(goer)}`,
    rings: [...new Set(attackIds(f).map((id) => attackProfile(b, f, id)!.max))],
  };
  return { marks: { ...marks, ghost, ...prospectOf(b, seat, f, whole.at(-1)!) } };
};

const lengthOf = (whole: readonly Point[]): number => (whole.length < 2 ? 0 : pathLength(whole));

export const distanceWords = (m: Mover, path: readonly Point[]): string =>
  inches(lengthOf([m.from, ...path]), { round: 'up', beside: [m.limit] });

/** MW 19.1: what lies beside the end of a Move is picked up with it. */
const pickedUpBy = (s: Asked, mover: Mover, path: readonly Point[]): CommandOf<'pickUp'> | undefined => {
  const end = path.at(-1);
  if (end === undefined || mover.frame.type !== 'move') return undefined;
  const base = { ...end, radius: RADIUS };
  const touches = s.b.objects.some((o) => o.where === 'field' && isInContact(base, { x: o.x, y: o.y, radius: RADIUS }));
  const then = touches ? ahead(s, ...moveCommands(mover, path)) : undefined;
  if (then?.decision.kind !== 'pickUp') return undefined;
  return then.candidates.find((c) => c.type === 'pickUp');
};

/** What is pinned, as a button: `Move 3.2 in with Haste`; `Go towards it` for a place that cannot be reached. */
export const wayButton = (s: Asked, mover: Mover | undefined): Act | undefined => {
  const { held } = s;
  const way = wayHeld(held);
  if (way === null || mover === undefined) return undefined;
  if (way.type === 'wish') return mover.frame.type === 'move' ? towardsButton(mover, way.to) : undefined;
  const goer = goerOf(mover, way);
  const verb = mover.frame.type === 'move' ? 'Move' : 'Step';
  const words = `${verb} ${distanceWords(goer, way.path)}${castWords(goer)}`;
  const picked = pickedUpBy(s, goer, way.path);
  if (picked === undefined) return button(words, ...moveCommands(goer, way.path));
  const { kind } = s.b.objects[picked.object]!;
  return button(`${words} and pick up the ${kind}`, ...moveCommands(goer, way.path), picked);
};

/** As far as it goes. */
const towardsButton = (mover: Mover, to: Point): Act | undefined => {
  const course = courseTowards(mover, to);
  if (course === undefined || course.refusal !== undefined || course.path.length === 0) return undefined;
  return button(`Go towards it, ${distanceWords(mover, course.path)}`, ...moveCommands(mover, course.path));
};

export const movePlan = (s: Asked): Plan => {
  const { held, mover, b } = s;
  const f = actorOf(s)!;
  const isPinned = pinnedIn(held) !== null;
  const to = mover === undefined ? '' : ` up to ${inches(mover.limit)}`;
  const picks = choosing(s, pickUps(s));
  return laid(
    EMPTY,
    { marks: { ranges: isPinned || held.kind === 'cast' ? [] : rangesOf(b, f) } },
    movePicture(s, mover),
    picks,
    {
      hint: `${nameOf(f)} moves${to}. Drag it, or point at the ground.`,
      wait: 'Choose where to go',
      selected: [f.id],
      main: wayButton(s, mover) ?? picks.main,
      end: button('Stay here', { type: 'move', path: [] }),
    },
    castPlan(s),
  );
};

const STEP_HINTS = {
  action: 'may step first, up to',
  dodge: 'dodges: it must step away,',
  deflect: 'may step after the deflection, up to',
} as const;

const NO_STEP = button('No step', { type: 'step', path: [] });

export const stepPlan = (s: Asked): Plan => {
  const { b, held, mover, candidates } = s;
  const f = actorOf(s)!;
  const frame = b.stack.at(-1);
  const purpose = frame?.type === 'step' ? frame.purpose : 'action';
  const way = wayButton(s, mover);
  const away = purpose === 'dodge' && held.kind !== 'cast' ? candidates.find((c) => c.type === 'step') : undefined;
  return laid(
    EMPTY,
    { marks: { ranges: purpose === 'action' ? rangesOf(b, f) : [] } },
    movePicture(s, mover),
    {
      hint: `${nameOf(f)} ${STEP_HINTS[purpose]} ${inches(mover?.limit ?? 2540)}.`,
      wait: 'Choose where to step',
      selected: [f.id],
      main: way ?? (away && button('Dodge straight away', away)) ?? (purpose === 'dodge' ? undefined : NO_STEP),
      end: purpose === 'dodge' || way === undefined ? undefined : NO_STEP,
    },
    castPlan(s),
  );
};
