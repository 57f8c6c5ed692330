/** A hand over the table: what it would do there is sketched while it moves, without anything being drawn again. */

import type { Point } from '@muster/geometry';
import { magewinds, nameOf, playedFor, RADIUS } from '@muster/magewinds';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { HandOnBoard } from '../../../contract/tabletop.ts';
import type { MeasuredBoardHandle } from '../../../measured/MeasuredBoard.tsx';
import type { BoardLine, Ghost } from '../../../measured/types.ts';
import { listed } from '../../../parts/words.ts';
import { attackLines, optionsAgainst } from './attacks.ts';
import { type Laying, pinnedIn } from './hand.ts';
import { handWords, inHand, outlineOf } from './laying.ts';
import { anyCourseTo, ghostWords, type Mover } from './moving.ts';
import { deployCommand, deployingOf } from './plan/setup.ts';
import { type Asked, askedOf, type MagewindsTable } from './plan/types.ts';
import { liftOf, witnessLines } from './pointing.ts';
import { there } from './there.ts';
import { howManyNear, reachedFrom } from './threat.ts';
import { useAlt } from './useAlt.ts';

type OnBoard = HandOnBoard<MagewindsTable>;

/** What is drawn under the hand; without lines those of the plan stay. */
interface Sketch {
  readonly ghost: Ghost | null;
  readonly lines: readonly BoardLine[] | null;
}

/** In which looking at an enemy shows the line of an attack. */
const STRIKING: readonly string[] = ['activate', 'action', 'target', 'charge'];

/** The way to the hand. */
const sketchedWay = ({ b }: Pick<Asked, 'b'>, mover: Mover, p: Point): Sketch => {
  const course = anyCourseTo(mover, p);
  const ok = course.refusal === undefined;
  const end = course.path.at(-1) ?? mover.from;
  const f = b.fighters[mover.fighter]!;
  const targets = ok ? reachedFrom(b, mover.seat, f, end) : [];
  const dangers = ok && f.seat === mover.seat ? howManyNear(b, mover.seat, end) : 0;
  const words = [
    ghostWords(course),
    ...(targets.length === 0 ? [] : [`reaches ${listed(targets.map(({ enemy }) => nameOf(enemy)))}`]),
    ...(dangers === 0 ? [] : [`${dangers} could strike there`]),
  ];
  return {
    ghost: {
      base: String(mover.fighter),
      path: [mover.from, ...course.path],
      radius: RADIUS,
      ok,
      text: words.join(' · '),
    },
    lines: ok
      ? targets.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'clear'))
      : witnessLines(mover.from, course.refusal!),
  };
};

/** The piece of terrain in the hand. */
const sketchedPiece = ({ b }: Asked, laying: Laying, p: Point, free: boolean): Sketch => {
  const placed = inHand(b, laying, p, free);
  const text = handWords(laying, placed);
  const ok = text === undefined;
  return { ghost: { path: [placed.at], radius: 250, ok, text }, lines: outlineOf(placed, ok) };
};

const sketchedDeployment = ({ b, seat, held }: Asked, p: Point): Sketch | undefined => {
  const fighter = deployingOf(b, seat, held);
  if (fighter === null) return undefined;
  const command = deployCommand(b, seat, fighter, p);
  const ok = magewinds.refuse(b, seat, command) === undefined;
  return { ghost: { path: [{ x: command.x, y: command.y }], radius: RADIUS, ok }, lines: null };
};

/** The move or placement under the pointer; undefined where it would do nothing. */
const sketchedAt = (s: Asked, { plan: { marks } }: OnBoard, p: Point, free: boolean): Sketch | undefined => {
  const { held, decision } = s;
  if (held.kind === 'laying') return sketchedPiece(s, held, p, free);
  if (decision.kind === 'deploy') return sketchedDeployment(s, p);
  const isPlanned = pinnedIn(held) !== null || held.kind === 'strike';
  const isFree = marks.casting === undefined && marks.placing !== true && !isPlanned;
  return marks.mover !== undefined && isFree ? sketchedWay(s, marks.mover, p) : undefined;
};

/** The line of an attack on who is looked at, from where the one who acts would stand. */
const linesTo = (s: Asked, selected: number | undefined, id: string | null): readonly BoardLine[] | null => {
  const { b: now, seat, decision, held } = s;
  const f = now.fighters[decision.fighter ?? selected ?? -1];
  const target = id === null ? undefined : now.fighters[Number(id)];
  if (!STRIKING.includes(decision.kind) || f === undefined || target === undefined) return null;
  if (target.seat === playedFor(now, f) || target.id === f.id) return null;
  const end = pinnedIn(held)?.path.at(-1);
  const b = there(now, f.id, end ?? f);
  const from = b.fighters[f.id]!;
  return attackLines(b, from, target, optionsAgainst(b, seat, from, target.id)[0]?.refusal);
};

/** What is in the hand: a piece of terrain, or a fighter and how it may go. */
interface Carried {
  readonly id: number;
  readonly mover: Mover | undefined;
}

/** What the board tells of pointer and keys; nothing where nobody has a hand. */
export const useCarrying = (
  board: RefObject<MeasuredBoardHandle | null>,
  hand: OnBoard | undefined,
  eyes: string | number,
) => {
  const alt = useAlt();
  const carried = useRef<Carried>(undefined);
  const draw = ({ ghost, lines }: Sketch): void => {
    board.current?.setGhost(ghost);
    board.current?.setLines(lines);
  };
  const clear = (): void => draw({ ghost: hand?.plan.marks.ghost ?? null, lines: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one had in the hand is not for the next eyes
  useLayoutEffect(() => {
    carried.current = undefined;
    clear();
  }, [eyes]);
  if (hand === undefined) return {};
  const { held, plan } = hand;
  const s = askedOf(hand.now, held);
  const laying = held.kind === 'laying' ? held : undefined;
  return {
    onBase: (id: string) => {
      hand.touch(laying === undefined ? { kind: 'piece', id: Number(id) } : { kind: 'grip', piece: Number(id) });
      board.current?.setLines(null); // what was looked at is planned now, maybe by another
    },
    onObject: (id: string) => s && hand.touch({ kind: 'object', id: Number(id) }),
    onGround: (at: Point) => {
      if (s !== undefined) hand.touch({ kind: 'ground', at, free: alt.current });
      if (laying !== undefined) clear();
    },
    onHover: (p: Point | null) => {
      if (s === undefined) return;
      const sketch = p === null ? undefined : sketchedAt(s, hand, p, alt.current);
      if (sketch !== undefined) draw(sketch);
      else if (p === null) clear();
    },
    onPeek: (id: string | null) => {
      const lines = s === undefined ? null : linesTo(s, plan.selected[0], id);
      if (lines !== null) board.current?.setGhost(plan.marks.ghost ?? null);
      board.current?.setLines(lines);
    },
    onDragStart: (base: string) => {
      if (s === undefined) return;
      const id = Number(base);
      const lifted = laying === undefined ? liftOf(s, id) : undefined;
      const mover = lifted !== undefined && 'frame' in lifted ? lifted : undefined;
      carried.current = { id, mover };
      const isOther = s.decision.kind === 'activate' && plan.selected[0] !== id;
      if (lifted !== undefined && (mover === undefined || isOther)) hand.touch({ kind: 'lift', fighter: id });
    },
    onDrag: (p: Point) => {
      const { id, mover } = carried.current ?? {};
      if (s === undefined || id === undefined) return;
      if (laying !== undefined) draw(sketchedPiece(s, { ...laying, piece: id }, p, alt.current));
      else if (mover !== undefined) draw(sketchedWay(s, mover, p));
    },
    onDrop: (at: Point) => {
      const { id, mover } = carried.current ?? {};
      carried.current = undefined;
      board.current?.setLines(null);
      if (id === undefined) return;
      if (laying !== undefined) {
        board.current?.setGhost(null);
        hand.touch({ kind: 'lay', piece: id, at, free: alt.current });
      } else if (mover !== undefined) hand.touch({ kind: 'drop', fighter: id, at });
    },
    onDragCancel: () => {
      carried.current = undefined;
      clear();
    },
  };
};
