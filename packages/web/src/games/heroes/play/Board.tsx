/** The arena on the table: what is shown of a battle, what is planned, and what a hand does on it. */

import { fieldOf, heroesDescriptor, type ModelId, modelOf, type Space, sideOf, spaceName } from '@muster/heroes';
import { Box } from 'lucide-react';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { BoardProps, HandOnBoard } from '../../../contract/tabletop.ts';
import { MomentSlip } from '../../../dwethia/play/MomentSlip.tsx';
import type { Drag } from '../../../parts/drawing/useDrag.ts';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { BoardTool, BoardTools } from '../../../play/BoardTools.tsx';
import { momentNow, tracesNow } from '../../../play/moment.ts';
import { useKeys } from '../../../play/useKeys.ts';
import { SpaceBoard, type SpaceBoardHandle } from '../board/SpaceBoard.tsx';
import type { BoardField, BoardPiece, Line } from '../board/types.ts';
import { tokenOf } from '../tokens/token.ts';
import { isPlanned } from './held.ts';
import { momentLines, sightLine, traceLines } from './plan/lines.ts';
import { glanceMarks, pointedMarks } from './plan.ts';
import { useTilt } from './settings.ts';
import { activeOf } from './shown.ts';
import type { HeroesTable } from './types.ts';
import { useDanger } from './useDanger.ts';
import { modelOn, spaceWords } from './words.ts';

type Props = BoardProps<HeroesTable>;
type OnBoard = HandOnBoard<HeroesTable>;
type Battle = HeroesTable['state'];

const NO_MODELS: readonly ModelId[] = [];

const useField = ({ config }: Battle): BoardField =>
  useMemo(() => {
    const { ground, arena, depth } = fieldOf(config);
    return { ground, arena, depth, names: Array.from(ground.floor.keys(), (space) => spaceName(config, space)) };
  }, [config]);

/** The same token for the same facts, so that a piece is not drawn again. */
const usePieces = (b: Battle): readonly BoardPiece[] => {
  const known = useRef(new Map<string, BoardPiece['token']>());
  return useMemo(
    () =>
      b.models.map((m) => {
        const token = tokenOf(b, m);
        const key = JSON.stringify([m.id, b.config.arena, token]);
        const same = known.current.get(key) ?? token;
        known.current.set(key, same);
        return { id: m.id, token: same, space: m.fate === 'alive' ? m.space : null };
      }),
    [b],
  );
};

const isEnemy = (b: Battle, own: ModelId, other: ModelId): boolean =>
  sideOf(b, modelOf(b, own)) !== sideOf(b, modelOf(b, other));

/** What is marked and drawn over the spaces. */
const useOver = ({ seen, hand, pointed }: Props, hovered: ModelId | undefined) => {
  const { shown, view, scene, showing } = seen;
  const { plan, held, remark, now } = hand ?? {};
  /** A glance at what somebody could do, as long as nothing is planned that it would hide. */
  const isFree = held?.kind === 'idle' || held?.kind === 'look';
  const isOther =
    held?.kind === 'act' && hovered !== undefined && !isPlanned(held) && isEnemy(view, held.model, hovered);
  const glances = !showing && (isFree || isOther);
  const glance = useMemo(
    () => (glances && now !== undefined && hovered !== undefined ? glanceMarks(now, hovered) : undefined),
    [glances, now, hovered],
  );
  const costs = plan?.marks.costs;
  const danger = useDanger(
    view,
    costs !== undefined && costs.size > 0 && held?.kind === 'act'
      ? { model: held.model, entry: held.entry, spaces: [...costs.keys()] }
      : undefined,
  );
  const marks = useMemo(
    () => [
      { kind: 'danger', spaces: danger } as const,
      ...(plan?.marks.spaces ?? []),
      ...(glance?.marks ?? []),
      ...pointedMarks(shown, pointed),
    ],
    [danger, plan, glance, shown, pointed],
  );
  const moment = momentNow(seen);
  const traces = useMemo(() => traceLines(shown, tracesNow(seen)), [shown, seen]);
  const lines = useMemo<readonly Line[]>(() => {
    const { sight } = remark ?? {};
    return [
      ...traces,
      ...(plan?.marks.lines ?? []),
      ...(glance?.lines ?? []),
      ...momentLines(shown, moment),
      ...(sight === undefined ? [] : [sightLine(view, sight.of, sight.to, sight.line)]),
    ];
  }, [traces, plan, glance, shown, moment, remark, view]);
  const beside = useMemo(() => moment && { models: moment.among, content: <MomentSlip moment={moment} /> }, [moment]);
  return { marks, lines, beside, travel: scene.travel };
};

/** One's own model is taken up where it stands, by plan or truly. */
const useCarrying = (hand: OnBoard | undefined, { names }: BoardField): Drag | undefined => {
  const carried = useRef<{ readonly from: string; readonly model: ModelId; readonly before: HeroesTable['held'] }>(
    undefined,
  );
  if (hand === undefined) return undefined;
  const { decision, view } = hand.now;
  const modelAt = (name: string): ModelId | undefined => {
    const space = names.indexOf(name);
    const { planned } = hand.plan.marks;
    return planned !== undefined && planned.steps.at(-1) === space ? planned.model : modelOn(view, space)?.id;
  };
  const carriedFrom = (from: string): ModelId | undefined =>
    carried.current?.from === from ? carried.current.model : undefined;
  return {
    holds: (name) => {
      const id = decision === undefined ? undefined : modelAt(name);
      return id !== undefined && modelOf(view, id).seat === decision?.seat;
    },
    onDrag: (from, over) => {
      const model = carriedFrom(from) ?? modelAt(from);
      if (model === undefined || decision === undefined) return;
      carried.current = { from, model, before: carried.current?.from === from ? carried.current.before : hand.held };
      hand.touch({ kind: 'drag', model, space: names.indexOf(over) });
    },
    onDrop: (from, over) => {
      const model = carriedFrom(from);
      carried.current = undefined;
      if (model !== undefined) hand.touch({ kind: 'drop', model, space: names.indexOf(over) });
    },
    onCancel: () => {
      if (carried.current !== undefined) hand.hold(carried.current.before);
      carried.current = undefined;
    },
  };
};

/** Of these spaces the one nearest to the middle of the board. */
const doorOf = ({ ground }: BoardField, spaces: readonly Space[]): Space | undefined => {
  const away = (space: Space): number =>
    Math.hypot((space % ground.size) + 0.5 - ground.size / 2, Math.floor(space / ground.size) + 0.5 - ground.size / 2);
  return spaces.reduce<Space | undefined>(
    (best, space) => (best === undefined || away(space) < away(best) ? space : best),
    undefined,
  );
};

export const Board = (props: Props) => {
  const { seen, near, hand } = props;
  const { shown, view, seatNames } = seen;
  const [cursor, setCursor] = useState<Space>();
  const [hovered, setHovered] = useState<ModelId>();
  const { tilted, choose: chooseTilt } = useTilt();
  const board = useRef<SpaceBoardHandle>(null);
  const field = useField(view);
  const pieces = usePieces(shown);
  const { marks, lines, beside, travel } = useOver(props, hovered);
  const drag = useCarrying(hand, field);
  const planned = hand?.plan.marks;
  const targets = hand?.plan.targets ?? NO_MODELS;
  const remark = hand?.remark;
  const nameOf = useCallback(
    (space: Space) => spaceWords(shown, space, seatNames, marks, targets),
    [shown, seatNames, marks, targets],
  );
  const bubble = useMemo(
    () => remark && { at: remark.at, text: <RuleWords game={heroesDescriptor} text={remark.text} /> },
    [remark],
  );
  const onHover = useCallback(
    (space: Space | undefined) => setHovered(space === undefined ? undefined : modelOn(view, space)?.id),
    [view],
  );
  useImperativeHandle(
    props.ref,
    () => ({
      show: (place) => {
        const space = /^\d+$/.test(place) ? Number(place) : modelOf(view, place).space;
        if (space === null) return;
        setCursor(space);
        board.current?.show(space);
      },
      follow: (places) =>
        board.current?.follow(
          places.flatMap((place) => (/^\d+$/.test(place) ? Number(place) : (modelOf(shown, place).space ?? []))),
        ),
    }),
    [view, shown],
  );
  /** Who is about to enter sees where; a small screen may show another part of the arena. */
  const entries = planned?.spaces.find(({ kind }) => kind === 'zone')?.spaces ?? [];
  const doorway = doorOf(field, entries);
  useEffect(() => {
    if (doorway !== undefined) board.current?.show(doorway);
  }, [doorway]);
  useKeys({ t: () => chooseTilt(!tilted) });
  return (
    <>
      <SpaceBoard
        ref={board}
        field={field}
        pieces={pieces}
        markers={shown.markers}
        label={`Arena ${field.arena.name}`}
        turned={view.config.seats[near]?.side === 1}
        side={view.config.seats[near]?.side}
        tilted={tilted}
        selected={hand?.plan.selected[0]}
        active={activeOf(shown)}
        marks={marks}
        costs={planned?.costs}
        targets={targets}
        target={planned?.target}
        planned={seen.showing ? undefined : planned?.planned}
        lines={lines}
        travel={travel}
        bubble={bubble}
        beside={beside}
        nameOf={nameOf}
        cursor={cursor}
        start={doorway}
        onCursor={setCursor}
        onSpace={(space) => hand?.touch({ kind: 'space', space })}
        onHover={onHover}
        drag={drag}
      />
      <BoardTools board={board} label="Zoom" what="arena">
        <BoardTool name="Tilt the board" kept pressed={tilted} onClick={() => chooseTilt(!tilted)}>
          <Box size={18} aria-hidden="true" />
        </BoardTool>
      </BoardTools>
    </>
  );
};
