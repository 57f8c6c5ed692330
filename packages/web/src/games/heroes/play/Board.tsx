/** The arena on the table: what is shown of a battle, what is planned, and what a hand does on it. */

import { fieldOf, heroesDescriptor, type ModelId, modelOf, type Space, spaceName } from '@muster/heroes';
import { Box } from 'lucide-react';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../../contract/tabletop.ts';
import { MomentSlip } from '../../../dwethia/play/MomentSlip.tsx';
import { useRemark } from '../../../parts/Bubble.tsx';
import { BoardTool, BoardTools } from '../../../play/BoardTools.tsx';
import { momentNow, tracesNow } from '../../../play/moment.ts';
import { RoundSlip } from '../../../play/RoundSlip.tsx';
import { useCarrying } from '../../../play/useCarrying.ts';
import { useKeys } from '../../../play/useKeys.ts';
import { SpaceBoard, type SpaceBoardHandle } from '../board/SpaceBoard.tsx';
import type { BoardField, BoardPiece, Line } from '../board/types.ts';
import { tokenOf } from '../tokens/token.ts';
import { isEnemyOf, isPlanned } from './held.ts';
import { momentLines, sightLine, traceLines } from './plan/lines.ts';
import { glanceMarks, pointedMarks } from './plan.ts';
import { useTableSettings } from './settings.ts';
import { activeOf, seenFirst, spaceOfPlace } from './shown.ts';
import type { HeroesTable } from './types.ts';
import { useDanger } from './useDanger.ts';
import { modelOn, spaceWords } from './words.ts';

type Props = BoardProps<HeroesTable>;
type Battle = HeroesTable['state'];

const NO_MODELS: readonly ModelId[] = [];
const ABOUT_A_BLOW: readonly string[] = ['reroll', 'resist', 'raise'];

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

/** What is marked and drawn over the spaces. */
const useOver = ({ seen, hand, pointed }: Props, hovered: ModelId | undefined) => {
  const { shown, view, scene, showing } = seen;
  const { plan, held, remark, now } = hand ?? {};
  /** A glance at what somebody could do, as long as nothing is planned that it would hide. */
  const isFree = held?.kind === 'idle' || held?.kind === 'look';
  const isOther =
    held?.kind === 'act' &&
    hovered !== undefined &&
    !isPlanned(held) &&
    isEnemyOf(view, modelOf(view, held.model).seat, modelOf(view, hovered));
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
  /** Dice or a bid are asked for: who fights whom is seen meanwhile. */
  const isAsked = now?.decision !== undefined && ABOUT_A_BLOW.includes(now.decision.kind);
  const traces = useMemo(() => traceLines(shown, tracesNow(seen)), [shown, seen]);
  const lines = useMemo<readonly Line[]>(() => {
    const { sight } = remark ?? {};
    return [
      ...traces,
      ...(plan?.marks.lines ?? []),
      ...(glance?.lines ?? []),
      ...momentLines(shown, moment ?? (isAsked ? scene.moment : undefined)),
      ...(sight === undefined ? [] : [sightLine(view, sight.of, sight.to, sight.line)]),
    ];
  }, [traces, plan, glance, shown, moment, isAsked, scene, remark, view]);
  const beside = useMemo(() => moment && { models: moment.among, content: <MomentSlip moment={moment} /> }, [moment]);
  return { marks, lines, beside, travel: scene.travel };
};

/** Of these spaces the one nearest to the middle of the board. */
const doorOf = ({ ground: { size } }: BoardField, spaces: readonly Space[]): Space | undefined => {
  const away = (space: Space): number =>
    Math.hypot((space % size) + 0.5 - size / 2, Math.floor(space / size) + 0.5 - size / 2);
  return spaces.toSorted((x, y) => away(x) - away(y))[0];
};

export const Board = (props: Props) => {
  const { seen, near, hand } = props;
  const { shown, view, seatNames } = seen;
  const [cursor, setCursor] = useState<Space>();
  const [hovered, setHovered] = useState<ModelId>();
  const { tilted, change } = useTableSettings();
  const tilt = () => change({ tilted: !tilted });
  const board = useRef<SpaceBoardHandle>(null);
  const field = useField(view);
  const pieces = usePieces(shown);
  const { marks, lines, beside, travel } = useOver(props, hovered);
  const planned = hand?.plan.marks;
  const drag = useCarrying(hand, {
    at: (name) => {
      const space = field.names.indexOf(name);
      const { model, steps } = planned?.planned ?? {};
      return steps?.at(-1) === space ? model : modelOn(view, space)?.id;
    },
    mayTake: (id) => modelOf(view, id).seat === hand?.now.decision?.seat,
    gesture: (kind, model, over) => ({ kind, model, space: field.names.indexOf(over) }),
  });
  const targets = hand?.plan.targets ?? NO_MODELS;
  const remark = hand?.remark;
  const nameOf = useCallback(
    (space: Space) => spaceWords(shown, space, seatNames, marks, targets),
    [shown, seatNames, marks, targets],
  );
  const bubble = useRemark(heroesDescriptor, remark);
  const onHover = useCallback(
    (space: Space | undefined) => setHovered(space === undefined ? undefined : modelOn(view, space)?.id),
    [view],
  );
  useImperativeHandle(
    props.ref,
    () => ({
      show: (place) => {
        const space = spaceOfPlace(view, place);
        if (space === null) return;
        setCursor(space);
        board.current?.show(space);
      },
      follow: (places) => board.current?.follow(places.flatMap((place) => spaceOfPlace(shown, place) ?? [])),
    }),
    [view, shown],
  );
  /** Who is about to enter sees where; a small screen may show another part of the arena. */
  const entries = planned?.spaces.find(({ kind }) => kind === 'zone')?.spaces ?? [];
  const doorway = doorOf(field, entries);
  useEffect(() => {
    if (doorway !== undefined) board.current?.show(doorway);
  }, [doorway]);
  /** So does who attacks, wherever the enemy was chosen: the plan ends in sight. */
  const attackedFrom = hand?.held.kind === 'act' && hand.held.aim !== null ? planned?.planned?.steps.at(-1) : undefined;
  useEffect(() => {
    if (attackedFrom !== undefined) board.current?.show(attackedFrom);
  }, [attackedFrom]);
  useKeys({ t: tilt });
  return (
    <>
      <SpaceBoard
        ref={board}
        field={field}
        pieces={pieces}
        markers={shown.markers}
        label={`Arena ${field.arena.name}`}
        turned={view.config.seats[near]?.side === 1}
        own={seen.replayed ? NO_MODELS : seenFirst(shown, near)}
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
      <RoundSlip seen={seen} />
      <BoardTools board={board} label="Zoom" what="arena">
        <BoardTool name="Tilt the board" kept pressed={tilted} onClick={tilt}>
          <Box size={18} aria-hidden="true" />
        </BoardTool>
      </BoardTools>
    </>
  );
};
