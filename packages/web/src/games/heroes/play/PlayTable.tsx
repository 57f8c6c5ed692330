/** The table of Dwethia Heroes: the arena in the middle, forces and objectives on one side, the decision and the log on the other. */

import {
  type Battle,
  fieldOf,
  type HeroesDecision,
  type HeroesTypes,
  heroesDescriptor,
  type ModelId,
  modelOf,
  type Space,
} from '@muster/heroes';
import { Box } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nearSeat } from '../../../contract/players.ts';
import type { PlayTableProps, TableState } from '../../../contract/table-game.ts';
import { MomentSlip } from '../../../dwethia/play/MomentSlip.tsx';
import { useDraft } from '../../../dwethia/play/useHeld.ts';
import { HoverCard } from '../../../parts/HoverCard.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { BoardTool, BoardTools } from '../../../play/BoardTools.tsx';
import play from '../../../play/play.module.css';
import { type Slip, TableFrame } from '../../../play/TableFrame.tsx';
import { useKeys } from '../../../play/useKeys.ts';
import { SpaceBoard, type SpaceBoardHandle } from '../board/SpaceBoard.tsx';
import type { Line } from '../board/types.ts';
import { Banner, Strip } from './Banner.tsx';
import { cardKey, cardOf } from './Cards.tsx';
import { DecisionSlip } from './DecisionSlip.tsx';
import { Forces } from './Forces.tsx';
import { act } from './intent.ts';
import { sightLine } from './plan/lines.ts';
import { glanceMarks, pointedMarks } from './plan.ts';
import { askedOf, NO_DRAFT } from './questions.ts';
import type { Scene } from './scene.ts';
import { useTilt } from './settings.ts';
import { activeOf } from './shown.ts';
import { momentLines, traceLines } from './traces.ts';
import { useDanger } from './useDanger.ts';
import { useHand } from './useHand.ts';
import { modelOn, spaceWords } from './words.ts';

const NO_LINES: readonly Line[] = [];
const NO_MODELS: readonly ModelId[] = [];

export const PlayTable = (props: PlayTableProps<HeroesTypes, Scene>) => {
  const { title, state, table, pointed } = props;
  const { view: battle, shown, players, scene, showing, seatNames } = state;
  const [slip, setSlip] = useState<Slip>('decision');
  const [cursor, setCursor] = useState<Space>();
  const [hovered, setHovered] = useState<ModelId>();
  const { tilted, choose: chooseTilt } = useTilt();
  const board = useRef<SpaceBoardHandle>(null);
  const { arena } = fieldOf(battle.config);
  const turned = battle.config.seats[nearSeat(players)]?.side === 1;
  const decision = useMemo(
    () =>
      state.acting === undefined
        ? undefined
        : (state.decisions.find(({ seat }) => seat === state.acting) as HeroesDecision | undefined),
    [state.acting, state.decisions],
  );
  const hand = useHand(battle, decision, () => setSlip('decision'));
  const { intent, plan, answer } = hand;
  const [draft, setDraft] = useDraft(battle, NO_DRAFT);
  const asked = decision === undefined ? undefined : askedOf(battle, decision, draft);
  const inspected = intent.kind === 'look' ? intent.model : plan?.selected;

  /** A glance at what somebody could do, as long as nothing is planned that it would hide. */
  const glances = !showing && (intent.kind === 'idle' || intent.kind === 'look');
  const glance = useMemo(
    () => (glances && hovered !== undefined ? glanceMarks(battle, decision, hovered) : undefined),
    [glances, hovered, battle, decision],
  );
  const danger = useDanger(
    battle,
    plan !== undefined && intent.kind === 'act' && plan.costs.size > 0
      ? { model: intent.model, entry: intent.entry, spaces: [...plan.costs.keys()] }
      : undefined,
  );
  const marks = useMemo(
    () => [
      { kind: 'danger', spaces: danger } as const,
      ...(plan?.marks ?? []),
      ...(glance?.marks ?? []),
      ...pointedMarks(shown, pointed),
    ],
    [danger, plan, glance, shown, pointed],
  );
  const traces = useMemo(
    () =>
      showing
        ? NO_LINES
        : traceLines(
            shown,
            scene.traces.filter(({ by }) => by !== state.acting),
          ),
    [showing, shown, scene.traces, state.acting],
  );
  const lines = useMemo<readonly Line[]>(() => {
    const { sight } = answer ?? {};
    return [
      ...traces,
      ...(plan?.lines ?? []),
      ...(glance?.lines ?? []),
      ...(showing ? momentLines(shown, scene.moment) : []),
      ...(sight === undefined ? [] : [sightLine(battle, sight.of, sight.to, sight.line)]),
    ];
  }, [traces, plan, glance, showing, shown, scene.moment, answer, battle]);
  const targets = plan?.targets ?? NO_MODELS;
  const nameOf = useCallback(
    (space: Space) => spaceWords(shown, space, seatNames, marks, targets),
    [shown, seatNames, marks, targets],
  );
  const bubble = useMemo(
    () => answer && { at: answer.at, text: <RuleWords game={heroesDescriptor} text={answer.text} /> },
    [answer],
  );
  const onHover = useCallback(
    (space: Space | undefined) => setHovered(space === undefined ? undefined : modelOn(battle, space)?.id),
    [battle],
  );
  const { moment } = scene;
  const beside = useMemo(
    () =>
      showing && moment !== undefined && !moment.over
        ? { models: moment.among, content: <MomentSlip moment={moment} /> }
        : undefined,
    [showing, moment],
  );

  const takeNext = (): void => {
    if (decision?.kind !== 'select') return;
    const at = intent.kind === 'act' ? decision.models.indexOf(intent.model) : -1;
    const next = decision.models[(at + 1) % decision.models.length]!;
    hand.set(act(next));
    const { space } = modelOf(battle, next);
    if (space === null) return;
    setCursor(space);
    board.current?.show(space);
  };

  /** Who is about to enter sees where; a small screen may show another part of the arena. */
  const entries = plan?.marks.find(({ kind }) => kind === 'zone')?.spaces ?? [];
  const doorway = entries[Math.floor(entries.length / 2)];
  useEffect(() => {
    if (doorway !== undefined) board.current?.show(doorway);
  }, [doorway]);

  useKeys({ f: () => board.current?.fit(), t: () => chooseTilt(!tilted), Escape: hand.letGo });

  const able = decision?.kind === 'select' ? decision.models : NO_MODELS;
  const tell = shown.outcome === null ? tellOf(shown) : 'Nothing is secret any more.';
  return (
    <HoverCard keyOf={cardKey} render={(key) => cardOf(shown, key)}>
      <TableFrame
        title={title}
        slip={slip}
        onSlip={setSlip}
        forces={
          <Forces
            battle={shown}
            seatNames={seatNames}
            players={players}
            eyes={state.eyes}
            selected={inspected}
            able={able}
            claims={decision?.kind === 'select' && decision.mayClaim ? decision.seat : undefined}
            onModel={hand.onModel}
            onPlay={table.play}
          />
        }
        decision={
          props.instead ?? (
            <DecisionSlip
              {...props}
              decision={decision}
              plan={plan}
              asked={asked}
              draft={draft}
              onDraft={setDraft}
              intent={intent}
              onIntent={hand.set}
              onModel={hand.onModel}
              inspected={inspected}
              onNext={takeNext}
            />
          )
        }
        log={props.log}
      >
        <Banner
          battle={shown}
          seatNames={seatNames}
          players={players}
          seat={state.outcome === undefined ? whoseTurn(state) : state.outcome.places[0]?.[0]}
        />
        <Strip scene={scene} tell={tell} />
        <div className={play.board}>
          <SpaceBoard
            ref={board}
            battle={shown}
            label={`Arena ${arena.name}`}
            turned={turned}
            tilted={tilted}
            selected={inspected}
            active={activeOf(shown)}
            marks={marks}
            costs={plan?.costs}
            targets={targets}
            target={plan?.target}
            planned={showing ? undefined : plan?.planned}
            lines={lines}
            travel={scene.travel}
            bubble={bubble}
            beside={beside}
            nameOf={nameOf}
            cursor={cursor}
            onCursor={setCursor}
            onSpace={hand.onSpace}
            onHover={onHover}
            drag={hand.drag}
          />
          <BoardTools board={board} label="Zoom" what="arena">
            <BoardTool name="Tilt the board" kept pressed={tilted} onClick={() => chooseTilt(!tilted)}>
              <Box size={18} aria-hidden="true" />
            </BoardTool>
          </BoardTools>
        </div>
      </TableFrame>
    </HoverCard>
  );
};

/** Who is asked; while something is shown, whose model is active. */
const whoseTurn = ({ acting, decisions, shown }: TableState<HeroesTypes, Scene>): number | undefined => {
  const active = activeOf(shown);
  return acting ?? decisions[0]?.seat ?? (active === undefined ? undefined : modelOf(shown, active).seat);
};

/** What decides the battle, while nothing else is to be said. */
const tellOf = ({ objectives, sealed }: Battle): string =>
  objectives.some((ids) => ids !== null && ids.length > 0) || sealed.every((is) => is)
    ? 'Meet all five objectives, or leave nobody standing.'
    : 'Choose five secret objectives; who has met them all first wins.';
