/** The table of Conquest: a general's map in the middle, both sides on the left, the decision and the log on the right. */

import {
  type Battle,
  type ConquestCommand,
  type ConquestDecision,
  type ConquestTypes,
  conquestDescriptor,
  fieldOf,
  findModel,
  foreseenFights,
  inches,
  kitOf,
  type ModelId,
  sideOfSeat,
} from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { measured } from '@muster/geometry';
import { Crosshair, Ruler } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nearSeat } from '../../../contract/players.ts';
import type { PlayTableProps, TableState } from '../../../contract/table-game.ts';
import { MomentSlip } from '../../../dwethia/play/MomentSlip.tsx';
import { MeasuredBoard, type MeasuredBoardHandle } from '../../../measured/MeasuredBoard.tsx';
import type { BoardDisc, BoardLine, BoardNote, BoardPlan, BoardZone } from '../../../measured/types.ts';
import { HoverCard } from '../../../parts/HoverCard.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { BoardTool, BoardTools } from '../../../play/BoardTools.tsx';
import play from '../../../play/play.module.css';
import { type Slip, TableFrame } from '../../../play/TableFrame.tsx';
import { useDraft } from '../../../play/tabletop/useHeld.ts';
import { useKeys } from '../../../play/useKeys.ts';
import { useWide } from '../../../play/useWide.ts';
import {
  type BaseCache,
  basesOf,
  cityZone,
  groundOf,
  incomeNotes,
  NOTHING,
  type NodeCache,
  nodesOf,
  orderNotes,
  orderPlans,
  rallyNotes,
} from '../board/look.tsx';
import { namesOf } from '../words.ts';
import { Banner, Strip } from './Banner.tsx';
import { cardKey, cardOf } from './Cards.tsx';
import { Council } from './Council.tsx';
import { DecisionSlip } from './DecisionSlip.tsx';
import { route } from './hand/first.ts';
import { putCommand, putNear, thingRadius } from './hand/putting.ts';
import { isMoveDecision } from './hand/types.ts';
import { suggested } from './intent.ts';
import { courseOf, foesTouched, ledgerWords, pathOf, walkTo } from './moving.ts';
import { groupIntent } from './plan/move.ts';
import { fightLines } from './plan/pick.ts';
import { planOf } from './plan.ts';
import { askedOf, NO_DRAFT } from './questions.ts';
import type { Scene } from './scene.ts';
import { placesOf } from './stages.ts';
import { threatTo } from './threat.ts';
import { momentLines, traceLines, traceNotes } from './traces.ts';
import { useHand } from './useHand.ts';

const NOBODY: readonly ModelId[] = [];
const NO_DISCS: readonly BoardDisc[] = [];
const NO_NOTES: readonly BoardNote[] = [];
const NO_PLANS: readonly BoardPlan[] = [];

/** The middle of one's own edge. */
const ownEdge = (b: Battle, seat: number): Point => {
  const { size } = fieldOf(b);
  return { x: size / 2, y: b.edges[sideOfSeat(b, seat)] === 'south' ? 0 : size };
};

/** Who is asked. */
const whoseTurn = ({ acting, decisions }: TableState<ConquestTypes, Scene>): number | undefined =>
  acting ?? decisions[0]?.seat;

/** Where a line of the log leads on the map as it is now. */
const pointedLines = (b: Battle, ids: readonly string[]): readonly BoardLine[] => {
  const places = ids.flatMap((id) => findModel(b, id)?.at ?? b.nodes.find((n) => n.id === id)?.at ?? []);
  return places.slice(1).map((to) => ({ from: places[0]!, to, kind: 'ruler' }));
};

/** Two blows between the same two are one line. */
const withoutDoubles = (lines: readonly BoardLine[]): readonly BoardLine[] => {
  const seen = new Map<string, BoardLine>();
  for (const line of lines) seen.set(`${line.kind} ${line.from.x} ${line.from.y} ${line.to.x} ${line.to.y}`, line);
  return [...seen.values()];
};

export const PlayTable = (props: PlayTableProps<ConquestTypes, Scene>) => {
  const { title, state, table, pointed } = props;
  const { view: battle, shown, players, scene, showing, seatNames } = state;
  const [slip, setSlip] = useState<Slip>('decision');
  const [threats, setThreats] = useState(false);
  const [ruler, setRuler] = useState(false);
  const board = useRef<MeasuredBoardHandle>(null);
  const cache = useRef<BaseCache>(new Map());
  const nodeCache = useRef<NodeCache>(new Map());
  const isWide = useWide();
  const seat = nearSeat(players);
  const decision = useMemo(
    () =>
      state.acting === undefined
        ? undefined
        : (state.decisions.find((one) => one.seat === state.acting) as ConquestDecision | undefined),
    [state.acting, state.decisions],
  );
  const onCommands = (commands: readonly ConquestCommand[]): void => {
    if (commands.length === 1) table.play(commands[0]!);
    else table.playInTurn(commands);
  };
  const hand = useHand(battle, decision, state.left, () => setSlip('decision'));
  const { intent, answer } = hand;
  /** What the computer would put down, to be looked at. */
  const suggest = (): void =>
    void table.suggest().then((c) => c && decision && hand.set(suggested(battle, decision, c)));
  const plan = useMemo(
    () => (decision === undefined ? undefined : planOf(battle, decision, intent)),
    [battle, decision, intent],
  );
  const [draft, setDraft] = useDraft(battle, NO_DRAFT);
  const asked = decision === undefined ? undefined : askedOf(battle, decision, intent, draft);
  const selected = intent.kind === 'look' ? [intent.model] : (plan?.selected ?? NOBODY);
  const pointedIds = useMemo(() => (pointed === undefined ? NOBODY : placesOf(pointed)), [pointed]);

  const bases = useMemo(
    () =>
      basesOf(
        shown,
        seatNames,
        showing || plan === undefined
          ? { ...NOTHING, selected: pointedIds.length > 0 ? pointedIds : showing ? NOBODY : selected }
          : {
              selected: pointedIds.length > 0 ? pointedIds : selected,
              choices: plan.choices,
              targets: plan.targets,
              drags: plan.drags,
            },
        cache.current,
      ),
    [shown, seatNames, showing, plan, selected, pointedIds],
  );
  const nodes = useMemo(
    () => nodesOf(shown, seatNames, showing ? NOBODY : (plan?.nodes ?? NOBODY), nodeCache.current),
    [shown, seatNames, showing, plan],
  );
  const zones = useMemo<readonly BoardZone[]>(
    () => [...cityZone(shown), ...(showing ? [] : (plan?.zones ?? []))],
    [shown, showing, plan],
  );
  const othersTraces = useMemo(
    () => scene.traces.filter(({ by }) => showing || by !== state.acting),
    [scene, showing, state.acting],
  );
  const isBattlePhase = shown.phase === 'movement' || shown.phase === 'shoot';
  const lines = useMemo<readonly BoardLine[]>(
    () =>
      withoutDoubles([
        ...traceLines(shown, othersTraces),
        ...(showing ? momentLines(shown, scene.moment) : []),
        ...pointedLines(shown, pointedIds),
        ...(showing || !isBattlePhase ? [] : foreseenFights(shown).flatMap((fight) => fightLines(shown, fight))),
        ...(showing ? [] : (plan?.lines ?? [])),
      ]),
    [shown, othersTraces, showing, scene, pointedIds, plan, isBattlePhase],
  );
  const notes = useMemo<readonly BoardNote[]>(
    () => [
      ...(shown.round > 0 ? incomeNotes(shown) : NO_NOTES),
      ...orderNotes(shown),
      ...rallyNotes(shown),
      ...traceNotes(othersTraces),
    ],
    [shown, othersTraces],
  );
  const plans = useMemo<readonly BoardPlan[]>(
    () => [...orderPlans(shown), ...(showing ? NO_PLANS : (plan?.plans ?? NO_PLANS))],
    [shown, showing, plan],
  );
  const side = sideOfSeat(battle, decision?.seat ?? seat);
  const threat = useMemo(() => (threats ? threatTo(shown, side) : NO_DISCS), [threats, shown, side]);
  const bubble = useMemo(
    () => answer && { at: answer.at, text: <RuleWords game={conquestDescriptor} text={answer.text} /> },
    [answer],
  );
  const { moment } = scene;
  const beside = useMemo(() => {
    if (!showing || moment === undefined || moment.over) return undefined;
    const of = moment.among.flatMap((id) => findModel(shown, id)?.at ?? []);
    return of.length === 0 ? undefined : { of, others: [], radius: 2600, content: <MomentSlip moment={moment} /> };
  }, [showing, moment, shown]);

  // --- The hand on the map ---

  const [first] = selected;
  /** From the model in hand to the pointer, base to place. */
  const measure = (p: Point): void => {
    const m = first === undefined ? undefined : findModel(shown, first);
    if (m === undefined) return;
    const far = Math.max(0, measured.legLength(m.at, p) - kitOf(shown, m).radius);
    board.current?.setLines([...lines, { from: m.at, to: p, kind: 'ruler', text: inches(far) }]);
  };
  const clearSketch = (): void => {
    board.current?.setGhost(showing ? null : (plan?.ghost ?? null));
    board.current?.setLines(null);
  };
  /** The walk under the hand. */
  const sketchWalk = (unit: ModelId, p: Point): void => {
    if (decision === undefined || !isMoveDecision(decision)) return;
    const steps = intent.kind === 'route' && intent.unit === unit ? intent.steps : [];
    const course = courseOf(battle, decision.seat, unit, steps);
    const m = findModel(battle, unit);
    if (course === undefined || m === undefined || course.isOver) return;
    const walk = walkTo(course, p);
    const path = pathOf(m.at, steps);
    const { radius } = kitOf(battle, m);
    if (walk === undefined) {
      board.current?.setGhost({ base: unit, path: [...path, p], radius, ok: false, text: 'out of reach' });
      return;
    }
    const foes = walk.engage ? foesTouched(course.b, course.unit, walk) : [];
    const then = courseOf(battle, decision.seat, unit, [...steps, walk]);
    board.current?.setGhost({
      base: unit,
      path: [...path, ...walk.path],
      radius,
      ok: true,
      text: `${then === undefined ? '' : ledgerWords(then)}${foes.length > 0 ? ` · engages ${namesOf(battle, foes)}` : ''}`,
    });
  };
  const sketch = (p: Point | null): void => {
    if (p === null || showing || decision === undefined) clearSketch();
    else if (ruler || (intent.kind === 'group' && intent.by === null)) measure(p);
    else if (intent.kind === 'put' && intent.at === null) {
      const command = putNear(battle, decision.seat, intent.thing, p);
      const at = command !== undefined && 'at' in command && command.at !== null ? command.at : undefined;
      const wished = putCommand(intent.thing, p);
      board.current?.setGhost({
        path: [at ?? ('at' in wished && wished.at !== null ? wished.at : p)],
        radius: thingRadius(battle, decision, intent.thing),
        ok: at !== undefined,
      });
    } else if (intent.kind === 'route' && intent.casting === null) sketchWalk(intent.unit, p);
  };

  const held = useRef<ModelId>(undefined);
  const lift = (id: string): void => {
    held.current = id;
    if (decision !== undefined && isMoveDecision(decision) && !(intent.kind === 'route' && intent.unit === id))
      hand.set(route(id));
  };
  const drop = (p: Point): void => {
    const id = held.current;
    held.current = undefined;
    if (id !== undefined && intent.kind === 'route' && intent.unit === id) hand.onGround(p);
    clearSketch();
  };

  // --- Keys ---

  const roster = useMemo(() => {
    if (decision === undefined || plan === undefined) return NOBODY;
    const own = [...plan.selected, ...plan.choices];
    return battle.models.filter(({ id }) => own.includes(id)).map(({ id }) => id);
  }, [decision, plan, battle]);
  const showModel = (id: ModelId): void => {
    const m = findModel(battle, id);
    if (m === undefined) return;
    board.current?.show(m.at, 40);
    board.current?.focus(id);
  };
  const takeNext = (): void => {
    const able = roster.filter((id) => plan?.choices.includes(id) === true);
    if (able.length === 0 || decision === undefined) return;
    const index = first === undefined ? -1 : roster.indexOf(first);
    const order = [...roster.slice(index + 1), ...roster.slice(0, index + 1)];
    const next = order.find((id) => able.includes(id));
    if (next === undefined) return;
    if (isMoveDecision(decision)) hand.set(route(next));
    else if (decision.kind === 'shootBuild') hand.set({ kind: 'act', model: next, act: null, casting: null });
    else hand.onModel(next);
    showModel(next);
  };
  /** The next of what may be chosen now: an enemy to strike, else a node to go to. */
  const nextTarget = (): void => {
    if (plan === undefined || plan.targets.length === 0) return;
    const act = intent.kind === 'act' && intent.act !== null && intent.act.type !== 'build' ? intent.act.target : null;
    const at = act === null ? -1 : plan.targets.indexOf(act);
    const next = plan.targets[(at + 1) % plan.targets.length]!;
    if (intent.kind === 'act') hand.onModel(next);
    showModel(next);
  };
  const nodeIndex = useRef(-1);
  const nextNode = (): void => {
    const among =
      plan !== undefined && plan.nodes.length > 0
        ? plan.nodes
        : shown.nodes.flatMap((n) => (n.at === null ? [] : [n.id]));
    if (among.length === 0) return;
    nodeIndex.current = (nodeIndex.current + 1) % among.length;
    const id = among[nodeIndex.current]!;
    const at = shown.nodes.find((n) => n.id === id)?.at;
    if (at == null) return;
    board.current?.show(at, 40);
    board.current?.focus(id);
  };
  const takeGroup = (): void => {
    if (decision === undefined || !isMoveDecision(decision) || first === undefined) return;
    hand.set(intent.kind === 'group' ? route(first) : groupIntent(battle, decision, first));
  };
  useKeys({
    f: () => board.current?.fit(),
    g: () => setThreats(!threats),
    q: () => setRuler(!ruler),
    t: nextTarget,
    m: nextNode,
    x: takeGroup,
    Escape: hand.back,
  });

  /** What one decides about is in sight, on a small screen too. */
  const seen = first === undefined || showing ? undefined : findModel(battle, first)?.at;
  useEffect(() => {
    if (seen !== undefined && !isWide) board.current?.show(seen, 60);
  }, [seen, isWide]);
  useEffect(() => {
    if (isWide || !showing || moment === undefined || moment.over) return;
    const at = findModel(shown, moment.from)?.at;
    if (at !== undefined) board.current?.show(at, 60);
  }, [isWide, showing, moment, shown]);

  const edge = ownEdge(battle, seat);
  const own = useMemo(() => ({ x: edge.x, y: edge.y }), [edge.x, edge.y]);
  const firstSeat = seatNames[shown.config.seats.findIndex((one) => one.side === shown.first)] ?? '';
  const tell = shown.outcome === null && shown.round > 0 ? `${firstSeat} acts first in this round.` : '';

  return (
    <HoverCard keyOf={cardKey} render={(key) => cardOf(shown, key)} eyes={state.eyes}>
      <TableFrame
        title={title}
        slip={slip}
        onSlip={setSlip}
        forcesWords="Sides"
        forces={
          <Council
            battle={shown}
            seatNames={seatNames}
            players={players}
            eyes={state.eyes}
            selected={selected}
            able={plan?.choices ?? NOBODY}
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
              onCommands={onCommands}
              onNext={takeNext}
              onSuggest={suggest}
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
        <Strip battle={shown} scene={scene} tell={tell} />
        <div className={play.board}>
          <MeasuredBoard
            ref={board}
            field={groundOf(shown)}
            bases={bases}
            objects={nodes}
            zones={zones}
            reach={showing ? undefined : plan?.reach}
            reachNear={showing ? undefined : plan?.near}
            ranges={showing || plan === undefined ? [] : plan.ranges}
            threat={threat}
            ghost={showing ? undefined : plan?.ghost}
            lines={lines}
            plans={plans}
            notes={notes}
            bubble={bubble}
            beside={beside}
            lastMove={scene.travel}
            label={`Map of ${title}`}
            home={own}
            own={own}
            onBase={hand.onModel}
            onObject={hand.onNode}
            onGround={(p) => {
              hand.onGround(p);
              if (intent.kind === 'group') board.current?.setLines(null);
            }}
            onHover={sketch}
            onDragStart={lift}
            onDrag={(p) => held.current !== undefined && sketchWalk(held.current, p)}
            onDrop={drop}
            onDragCancel={() => {
              held.current = undefined;
              clearSketch();
            }}
          />
          <BoardTools board={board} label="Zoom" what="map">
            <BoardTool name="Where they could strike" kept pressed={threats} onClick={() => setThreats(!threats)}>
              <Crosshair size={18} aria-hidden="true" />
            </BoardTool>
            <BoardTool name="Measure from who is chosen" pressed={ruler} onClick={() => setRuler(!ruler)}>
              <Ruler size={18} aria-hidden="true" />
            </BoardTool>
          </BoardTools>
        </div>
      </TableFrame>
    </HoverCard>
  );
};
