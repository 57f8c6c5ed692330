/** The table of Magewinds: the measured board in the middle, warbands on one side, decision and log on the other, cards below. */

import type { Point } from '@muster/geometry';
import {
  type MagewindsDecision,
  type MagewindsEvent,
  type MagewindsTypes,
  magewinds,
  magewindsDescriptor,
  nameOf,
  RADIUS,
  type Terrain,
  terrainOf,
} from '@muster/magewinds';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { nearSeat } from '../../../contract/players.ts';
import type { PlayTableProps } from '../../../contract/table-game.ts';
import { MeasuredBoard, type MeasuredBoardHandle } from '../../../measured/MeasuredBoard.tsx';
import { HoverCard } from '../../../parts/HoverCard.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { listed } from '../../../parts/words.ts';
import play from '../../../play/play.module.css';
import { type Slip, TableFrame } from '../../../play/TableFrame.tsx';
import { useKeys } from '../../../play/useKeys.ts';
import { useWide } from '../../../play/useWide.ts';
import { attackLines, bestOption, optionsAgainst } from './attacks.ts';
import { Banner } from './Banner.tsx';
import { BoardTools } from './BoardTools.tsx';
import { type BaseCache, basesOf, groundOf, type Meant, NOBODY, objectsOf } from './board.tsx';
import { CardStrip } from './CardStrip.tsx';
import { cardKey, cardOf } from './Cards.tsx';
import { castableNow } from './castable.ts';
import { DecisionSlip } from './DecisionSlip.tsx';
import { handlesOf } from './handles.tsx';
import { type Gestured, IDLE, type Intent, UNPLANNED } from './intent.ts';
import { degreesOf, handWords, inHand, layPiece, outlineOf, turnPiece } from './laying.ts';
import { AROUND_FIGHT, fireLines, middleOf, momentBeside, ResultLine, traceLines } from './Moment.tsx';
import { anyCourseTo, ghostWords, type Mover, moverOf } from './moving.ts';
import { OrdersOf } from './OrdersOf.tsx';
import { useTableSettings } from './orders.ts';
import { rangesOf } from './plan/attack.ts';
import { deployCommand, deployingOf } from './plan/setup.ts';
import type { Situation } from './plan/types.ts';
import { planOf } from './plan.ts';
import { dropAt, liftOf, pointAtFighter, pointAtGround, pointAtObject, witnessLines } from './pointing.ts';
import type { Moment, Scene } from './scene.ts';
import { placesOf } from './stages.ts';
import { featuresOf, turnedBy } from './terrain-kit.ts';
import { howManyNear, reachedFrom } from './threat.ts';
import { trailOf } from './trail.ts';
import { useAlt } from './useAlt.ts';
import { useIntent } from './useIntent.ts';
import { useTheirs } from './useTheirs.ts';
import { useThreat } from './useThreat.ts';
import { Warbands } from './Warbands.tsx';
import { homeOf, markersOf, sideOf, standingZones } from './zones.ts';

type Props = PlayTableProps<MagewindsTypes, Scene>;

/** In which someone may be taken up by hand. */
const LIFTING: readonly string[] = ['activate', 'action', 'move', 'step'];
/** In which the blow that fell is still to be seen. */
const EXCHANGING: readonly string[] = ['window', 'knockBack', 'step', 'order', 'nextTarget'];
/** In which looking at an enemy shows the line of an attack. */
const STRIKING: readonly string[] = ['activate', 'action', 'target', 'charge'];

export const PlayTable = (props: Props) => {
  const { title, state, table } = props;
  const { view, shown, players, scene, acting, eyes } = state;
  const decision = useMemo((): MagewindsDecision | undefined => {
    const asked = state.decisions.find((d) => d.seat === acting);
    return asked && ({ fighter: null, ...asked } as MagewindsDecision); // who answers once more is told no facts
  }, [state.decisions, acting]);
  const start = useMemo((): Intent => {
    const answered = state.changing && acting !== undefined ? view.warbands[acting] : undefined;
    if (answered?.profiles == null) return IDLE;
    return { ...IDLE, warband: answered.profiles, calls: answered.names?.map((name) => name ?? '') ?? [] };
  }, [view, acting, state.changing]);
  const [intent, setIntent] = useIntent(view, start);
  const [slip, setSlip] = useTheirs<Slip>(eyes, 'decision');
  const [opened, setOpened] = useTheirs<number | undefined>(eyes, undefined);
  const board = useRef<MeasuredBoardHandle>(null);
  const cache = useRef<BaseCache>(new Map());
  const wide = useWide();
  const inchesShown = useTableSettings((s) => s.inches);
  const run = table.playInTurn;
  const isLaying = decision?.kind === 'terrain' && intent.features !== null;
  const alt = useAlt();

  const mover = useMemo(() => moverOf(view, decision), [view, decision]);
  const candidates = useMemo(
    () => (acting === undefined || decision === undefined ? [] : magewinds.candidates(view, acting)),
    [view, acting, decision],
  );
  const situation = useMemo((): Situation | undefined => {
    if (acting === undefined || decision === undefined) return undefined;
    return { b: view, seat: acting, decision, intent, mover, candidates };
  }, [view, acting, decision, intent, mover, candidates]);
  const plan = useMemo(() => (situation === undefined ? undefined : planOf(situation)), [situation]);

  const actor = decision?.fighter ?? undefined;
  // On a small screen the table shows who is meant.
  useEffect(() => {
    const f = actor === undefined ? undefined : view.fighters[actor];
    if (!wide && f?.where === 'field') board.current?.show(f);
  }, [wide, actor, view]);

  const change = useCallback(
    (part: Partial<Intent>) => setIntent({ ...intent, said: null, ...part }),
    [intent, setIntent],
  );
  const follow = (step: Gestured): void => {
    setIntent(step.intent);
    if (step.commands !== undefined) run(step.commands);
    setSlip('decision');
  };

  const onBase = (id: string): void => {
    if (situation === undefined || plan === undefined) setIntent({ ...intent, inspect: Number(id) });
    else if (isLaying) change({ piece: intent.piece === Number(id) ? null : Number(id) });
    else follow(pointAtFighter(situation, plan, Number(id)));
  };
  const onGround = (p: Point): void => {
    if (isLaying && situation !== undefined) {
      follow(layPiece(situation, inHand(situation, p, alt.current)));
      clearSketch();
    } else if (situation !== undefined && plan !== undefined) follow(pointAtGround(situation, plan, p));
  };
  const onObject = (id: string): void => {
    if (situation !== undefined && plan !== undefined) follow(pointAtObject(situation, plan, Number(id)));
  };

  /** The way under the hand. */
  const sketchWay = (mover: Mover, p: Point): void => {
    const course = anyCourseTo(mover, p);
    const ok = course.refusal === undefined;
    const end = course.path.at(-1) ?? mover.from;
    const f = view.fighters[mover.fighter]!;
    const targets = ok ? reachedFrom(view, mover.seat, f, end) : [];
    const dangers = ok && f.seat === mover.seat ? howManyNear(view, mover.seat, end) : 0;
    board.current?.setGhost({
      base: String(mover.fighter),
      path: [mover.from, ...course.path],
      radius: RADIUS,
      ok,
      text: [
        ghostWords(course),
        ...(targets.length === 0 ? [] : [`reaches ${listed(targets.map(({ enemy }) => nameOf(enemy)))}`]),
        ...(dangers === 0 ? [] : [`${dangers} could strike there`]),
      ].join(' · '),
    });
    board.current?.setLines(
      ok
        ? targets.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'clear'))
        : witnessLines(mover.from, course.refusal!),
    );
  };

  const clearSketch = (): void => {
    board.current?.setGhost(plan?.ghost ?? null);
    board.current?.setLines(null);
  };

  /** The piece of terrain under the hand. */
  const sketchPiece = (p: Point, s: Situation | undefined = situation): void => {
    if (s === undefined) return;
    const placed = inHand(s, p, alt.current);
    const words = handWords(s, placed);
    board.current?.setLines(outlineOf(placed, words === undefined));
    board.current?.setGhost({ path: [placed.at], radius: 250, ok: words === undefined, text: words });
  };
  /** A piece that was taken up is the chosen one. */
  const withPiece = (piece: number): Situation | undefined =>
    situation && { ...situation, intent: { ...intent, piece } };
  const turnBy = (by: number) => (): void => {
    if (isLaying && situation !== undefined) follow(turnPiece(situation, turnedBy(degreesOf(intent), by)));
  };

  /** The move or placement under the pointer. */
  const sketch = (p: Point | null): void => {
    const handle = board.current;
    if (handle === null || situation === undefined || plan === undefined) return;
    if (p === null) {
      clearSketch();
      return;
    }
    if (isLaying) {
      sketchPiece(p);
      return;
    }
    if (decision?.kind === 'deploy') {
      const fighter = deployingOf(view, situation.seat, intent);
      if (fighter === null) return;
      const command = deployCommand(view, situation.seat, fighter, p);
      const at = command.type === 'deploy' ? { x: command.x, y: command.y } : p;
      handle.setGhost({
        path: [at],
        radius: RADIUS,
        ok: magewinds.refuse(view, situation.seat, command) === undefined,
      });
      return;
    }
    const isFree =
      plan.casting === undefined && plan.placing !== true && intent.path === null && intent.target === null;
    if (plan.mover !== undefined && isFree) sketchWay(plan.mover, p);
  };

  /** Who is in the hand. */
  const held = useRef<{ readonly id: number; readonly mover: Mover | undefined }>(undefined);
  const lift = (base: string): void => {
    if (situation === undefined || plan === undefined) return;
    const id = Number(base);
    if (isLaying) {
      held.current = { id, mover: undefined };
      return;
    }
    const lifted = liftOf(situation, plan, id);
    const mover = 'frame' in lifted ? lifted : undefined;
    held.current = { id, mover };
    if ('text' in lifted) change({ said: lifted });
    else if (decision?.kind === 'activate' && plan.selected !== id) change({ ...UNPLANNED, action: null, chosen: id });
  };
  const carry = (p: Point): void => {
    if (isLaying && held.current !== undefined) sketchPiece(p, withPiece(held.current.id));
    else if (held.current?.mover !== undefined) sketchWay(held.current.mover, p);
  };
  const drop = (p: Point): void => {
    board.current?.setLines(null);
    const hand = held.current;
    held.current = undefined;
    const laying = isLaying && hand !== undefined ? withPiece(hand.id) : undefined;
    if (laying !== undefined) {
      board.current?.setGhost(null);
      follow(layPiece(laying, inHand(laying, p, alt.current)));
      return;
    }
    if (hand?.mover === undefined || situation === undefined || plan === undefined) return;
    follow(dropAt(situation, plan, hand.id, p));
  };

  /** The line of an attack on who is looked at. */
  const peek = (id: string | null): void => {
    const actor = decision?.fighter ?? plan?.selected;
    const target = id === null ? undefined : shown.fighters[Number(id)];
    const isStriking = decision !== undefined && STRIKING.includes(decision.kind);
    const f = actor === undefined ? undefined : view.fighters[actor];
    if (!isStriking || situation === undefined || f === undefined || target === undefined || target.seat === f.seat) {
      board.current?.setLines(null);
      return;
    }
    const end = intent.path?.at(-1);
    const from = end === undefined ? f : { ...f, x: end.x, y: end.y };
    const b = end === undefined ? view : { ...view, fighters: view.fighters.map((o) => (o.id === f.id ? from : o)) };
    const option =
      bestOption(b, situation.seat, from, target.id) ?? optionsAgainst(b, situation.seat, from, target.id)[0];
    board.current?.setGhost(plan?.ghost ?? null);
    board.current?.setLines(attackLines(b, from, target, option?.refusal));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what one had in the hand is not for the next eyes
  useLayoutEffect(() => {
    held.current = undefined;
    clearSketch();
  }, [eyes]);

  const choose = (n: number) => () => {
    const choice = plan === undefined ? undefined : [...plan.who, ...plan.choices][n];
    if (choice !== undefined) change(choice.intent ?? { picked: intent.picked === choice.id ? null : choice.id });
  };
  useKeys({
    ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [String(n + 1), choose(n)])),
    f: () => board.current?.fit(),
    ',': turnBy(15),
    '.': turnBy(-15),
    '<': turnBy(1),
    '>': turnBy(-1),
    Escape: () =>
      setIntent(
        isLaying && intent.piece !== null
          ? { ...intent, piece: null, said: null }
          : intent.said === null
            ? start
            : { ...intent, said: null },
      ),
  });

  const previewed = useMemo((): Terrain | undefined => {
    if (intent.features !== null) return { features: featuresOf(intent.features) };
    return intent.terrain === null ? undefined : terrainOf(intent.terrain).terrain;
  }, [intent.features, intent.terrain]);
  const ground = groundOf(
    decision?.kind !== 'terrain' || previewed === undefined ? shown : { terrain: previewed, config: shown.config },
  );
  const canLift = decision !== undefined && LIFTING.includes(decision.kind);
  // an attack is seen while it is shown and while it goes on; then one line of it is left in the slip
  const isSeen = decision === undefined || EXCHANGING.includes(decision.kind);
  const moment = isSeen ? scene.moment : undefined;
  useEffect(() => {
    const middle = wide ? undefined : middleOf(shown, moment);
    if (middle !== undefined) board.current?.show(middle, AROUND_FIGHT);
  }, [wide, moment, shown]);
  const meant = useMemo(() => meantBy(moment, props.pointed), [moment, props.pointed]);
  const bases = useMemo(
    () =>
      isLaying && acting !== undefined
        ? handlesOf(intent, acting)
        : basesOf(shown, plan, acting, cache.current, canLift, meant),
    [shown, plan, acting, canLift, meant, isLaying, intent],
  );
  const objects = useMemo(() => objectsOf(shown, plan), [shown, plan]);
  const markers = useMemo(() => markersOf(shown), [shown]);
  const zones = useMemo(() => [...standingZones(shown), ...(plan?.zones ?? [])], [shown, plan]);
  const lines = useMemo(
    () => [
      ...traceLines(shown, scene.traces),
      ...(plan === undefined || plan.lines.length === 0 ? fireLines(shown, moment) : []),
      ...(props.pointed?.type === 'moved' ? trailOf(props.pointed.path) : []),
      ...(plan?.lines ?? []),
      ...(intent.said?.lines ?? []),
    ],
    [plan, intent.said, scene, moment, shown, props.pointed],
  );
  const beside = useMemo(() => momentBeside(shown, moment, RADIUS), [shown, moment]);
  const bubble = useMemo(
    () => intent.said && { at: intent.said.at, text: <RuleWords game={magewindsDescriptor} text={intent.said.text} /> },
    [intent.said],
  );
  const threat = useThreat(view, plan?.mover === undefined ? undefined : acting);
  const looked = intent.inspect ?? opened;
  const ranges = useMemo(() => {
    const f = looked === undefined ? undefined : shown.fighters[looked];
    const threat = f?.where === 'field' ? rangesOf(shown, f).map((band) => ({ ...band, kind: 'threat' as const })) : [];
    return threat.length > 0 ? threat : (plan?.ranges ?? []);
  }, [looked, shown, plan]);
  const viewer = typeof eyes === 'number' ? eyes : undefined;
  const openFighter = useCallback((id: number) => setOpened(opened === id ? undefined : id), [opened, setOpened]);
  const showPlace = useCallback((p: Point) => board.current?.show(p), []);
  const near = nearSeat(players);
  const [own, home] = useMemo(() => [sideOf(view, near), homeOf(view, near)], [view, near]);
  const castable = useMemo(() => castableNow(view, acting, plan), [view, acting, plan]);
  const cards = (
    <CardStrip
      battle={shown}
      viewer={viewer}
      chosen={intent.draw ?? undefined}
      castable={castable}
      onDraw={
        wide && decision?.kind === 'channel'
          ? (card) => change({ draw: intent.draw === card ? null : card })
          : undefined
      }
    />
  );
  const warbands = (
    <>
      <Warbands
        battle={shown}
        players={players}
        viewer={viewer}
        opened={opened}
        onFighter={openFighter}
        onPlace={showPlace}
      />
      {viewer !== undefined && view.seats[viewer]?.orders != null && state.outcome === undefined && (
        <OrdersOf
          key={viewer}
          battle={view}
          players={players}
          seat={viewer}
          onPlay={(command) => table.play(command, viewer)}
        />
      )}
    </>
  );
  return (
    <HoverCard eyes={eyes} keyOf={cardKey} render={(key) => cardOf(shown, key)}>
      <TableFrame
        title={title}
        slip={slip}
        onSlip={setSlip}
        forcesWords="Warbands"
        forces={
          wide ? (
            warbands
          ) : (
            <>
              {cards}
              {warbands}
            </>
          )
        }
        decision={
          props.instead ?? (
            <DecisionSlip
              key={eyes}
              {...props}
              plan={plan}
              decision={decision}
              intent={intent}
              onIntent={change}
              onPlay={run}
              wide={wide}
              shown={beside === undefined && <ResultLine moment={scene.moment} />}
            />
          )
        }
        log={props.log}
      >
        <Banner battle={shown} players={players} />
        <div className={play.board}>
          <MeasuredBoard
            ref={board}
            field={ground}
            bases={bases}
            objects={objects}
            markers={markers}
            zones={zones}
            reach={plan?.reach}
            ranges={ranges}
            threat={threat}
            ghost={plan?.ghost}
            lines={lines}
            bubble={bubble ?? undefined}
            beside={beside}
            inches={inchesShown}
            own={own}
            home={home}
            lastMove={scene.travel}
            label={`Table of ${title}`}
            onBase={onBase}
            onObject={onObject}
            onGround={onGround}
            onHover={sketch}
            onPeek={peek}
            onDragStart={lift}
            onDrag={carry}
            onDrop={drop}
            onDragCancel={() => {
              held.current = undefined;
              clearSketch();
            }}
          />
          <BoardTools board={board} />
        </div>
        {cards}
      </TableFrame>
    </HoverCard>
  );
};

/** Those who fight, or those a line of the log is about. */
const meantBy = (moment: Moment | undefined, pointed: MagewindsEvent | undefined): Meant => {
  if (pointed !== undefined) return { ...NOBODY, selected: placesOf(pointed).map(Number) };
  if (moment === undefined || moment.over) return NOBODY;
  return {
    selected: moment.attacker === null ? [] : [moment.attacker.id],
    targets: moment.target === null ? [] : [moment.target.id],
    fallen: moment.fallen,
  };
};
