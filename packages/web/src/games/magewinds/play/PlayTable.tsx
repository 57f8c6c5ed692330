/** The table of Magewinds: the measured board in the middle, warbands on one side, decision and log on the other, cards below. */

import type { Point } from '@muster/geometry';
import {
  type Battle,
  type MagewindsCommand,
  type MagewindsDecision,
  type MagewindsEvent,
  magewinds,
  nameOf,
  terrainOf,
} from '@muster/magewinds';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AttackChoice } from '../../../cards/AttackChoice.tsx';
import { MeasuredBoard, type MeasuredBoardHandle } from '../../../measured/MeasuredBoard.tsx';
import type { BoardLine } from '../../../measured/types.ts';
import play from '../../../play/play.module.css';
import { type Slip, TableFrame } from '../../../play/TableFrame.tsx';
import { useKeys } from '../../../play/useKeys.ts';
import { useWide } from '../../../play/useWide.ts';
import type { PlayTableProps } from '../../table-game.ts';
import { attackLines, optionsAgainst } from './attacks.ts';
import { Banner } from './Banner.tsx';
import { BoardTools } from './BoardTools.tsx';
import { type BaseCache, basesOf, groundOf, objectsOf } from './board.tsx';
import { CardStrip } from './CardStrip.tsx';
import { DecisionSlip } from './DecisionSlip.tsx';
import { DiceTray } from './Dice.tsx';
import { aheadOf, IDLE, type Intent, type Step } from './intent.ts';
import { courseTo, ghostWords, moverOf } from './moving.ts';
import { Orders } from './Orders.tsx';
import { isAlone, useTableSettings } from './orders.ts';
import { deployingOf, planOf, type Situation } from './plan.ts';
import { dropAt, pointAtFighter, pointAtGround, pointAtObject } from './pointing.ts';
import type { Scene } from './present.ts';
import css from './table.module.css';
import { Warbands } from './Warbands.tsx';
import { markersOf, standingZones } from './zones.ts';

type Props = PlayTableProps<Battle, MagewindsCommand, MagewindsEvent, Scene>;

/** An intent belongs to the view it was made for, and is forgotten with it. */
const useIntent = (view: Battle) => {
  const [held, setHeld] = useState<{ readonly view: Battle; readonly intent: Intent }>({ view, intent: IDLE });
  const intent = held.view === view ? held.intent : IDLE;
  const set = useCallback((next: Intent) => setHeld({ view, intent: next }), [view]);
  return [intent, set] as const;
};

/** Plays a plan of several commands as each is asked for, and declines what cannot be paid where nobody could learn from it. */
const useAhead = ({ state, table }: Props, decision: MagewindsDecision | undefined) => {
  const ahead = useRef<{ readonly seat: number; readonly commands: readonly MagewindsCommand[] }>({
    seat: -1,
    commands: [],
  });
  const seen = useRef<Battle>(undefined);
  const { view, acting, players } = state;
  useEffect(() => {
    if (acting === undefined || decision === undefined || seen.current === view) return;
    seen.current = view;
    const [next, ...rest] = ahead.current.seat === acting ? ahead.current.commands : [];
    if (next !== undefined) {
      const what = aheadOf(decision.kind, magewinds.refuse(view, acting, next));
      if (what !== 'wait') ahead.current = { seat: acting, commands: what === 'play' ? rest : [] };
      if (what === 'play') {
        table.play(next);
        return;
      }
    }
    const { declines } = useTableSettings.getState();
    if (
      decision.kind === 'window' &&
      declines &&
      isAlone(players, acting) &&
      magewinds.candidates(view, acting).length === 1
    )
      table.play({ type: 'decline' });
  }, [view, acting, decision, table, players]);
  return useCallback(
    (commands: readonly MagewindsCommand[]) => {
      const [first, ...rest] = commands;
      if (first === undefined || acting === undefined) return;
      ahead.current = { seat: acting, commands: rest };
      table.play(first);
    },
    [table, acting],
  );
};

export const PlayTable = (props: Props) => {
  const { title, state, table, askUndo } = props;
  const { view, shown, players, scene, acting, eyes } = state;
  const decision = useMemo(
    () => state.decisions.find((d): d is MagewindsDecision => d.seat === acting && 'fighter' in d),
    [state.decisions, acting],
  );
  const [intent, setIntent] = useIntent(view);
  const [slip, setSlip] = useState<Slip>('decision');
  const [opened, setOpened] = useState<number>();
  const board = useRef<MeasuredBoardHandle>(null);
  const cache = useRef<BaseCache>(new Map());
  const wide = useWide();
  const inchesShown = useTableSettings((s) => s.inches);
  const run = useAhead(props, decision);

  const mover = useMemo(() => moverOf(view, decision), [view, decision]);
  const situation = useMemo((): Situation | undefined => {
    if (acting === undefined || decision === undefined) return undefined;
    return { b: view, seat: acting, decision, intent, mover, candidates: magewinds.candidates(view, acting) };
  }, [view, acting, decision, intent, mover]);
  const plan = useMemo(() => (situation === undefined ? undefined : planOf(situation)), [situation]);

  const actor = decision?.fighter ?? undefined;
  // On a small screen the table shows who is meant.
  useEffect(() => {
    const f = actor === undefined ? undefined : view.fighters[actor];
    if (!wide && f?.where === 'field') board.current?.show(f);
  }, [wide, actor, view]);

  const change = useCallback((part: Partial<Intent>) => setIntent({ ...intent, ...part }), [intent, setIntent]);
  const follow = (step: Step): void => {
    setIntent(step.intent);
    if (step.commands !== undefined) run(step.commands);
    setSlip('decision');
  };

  const onBase = (id: string): void => {
    if (situation === undefined || plan === undefined) setIntent({ ...intent, inspect: Number(id) });
    else follow(pointAtFighter(situation, plan, Number(id)));
  };
  const onGround = (p: Point): void => {
    if (situation !== undefined && plan !== undefined) follow(pointAtGround(situation, plan, p));
  };
  const onObject = (id: string): void => {
    if (situation !== undefined && plan !== undefined) follow(pointAtObject(situation, plan, Number(id)));
  };

  /** The move or placement under the hand. */
  const sketch = (p: Point | null): void => {
    const handle = board.current;
    if (handle === null || situation === undefined || plan === undefined) return;
    if (p === null) {
      handle.setGhost(plan.ghost ?? null);
      handle.setLines(null);
      return;
    }
    if (decision?.kind === 'deploy') {
      const fighter = deployingOf(view, situation.seat, intent);
      if (fighter === null) return;
      const refusal = magewinds.refuse(view, situation.seat, { type: 'deploy', fighter, x: p.x, y: p.y });
      handle.setGhost({ path: [p], radius: 1250, ok: refusal === undefined });
      return;
    }
    if (plan.mover === undefined || plan.casting !== undefined || intent.path !== null || intent.target !== null)
      return;
    const course = courseTo(plan.mover, p);
    handle.setGhost({
      base: String(plan.mover.fighter),
      path: [plan.mover.from, ...course.path],
      radius: 1250,
      ok: course.refusal === undefined,
      text: ghostWords(plan.mover, course),
    });
    handle.setLines(course.refusal?.witness === undefined ? null : witnessLines(plan.mover.from, course.refusal));
  };

  /** The line of an attack on who is looked at. */
  const peek = (id: string | null): void => {
    const actor = decision?.fighter == null ? undefined : view.fighters[decision.fighter];
    const target = id === null ? undefined : view.fighters[Number(id)];
    const attacks = decision?.kind === 'action' || decision?.kind === 'target' || decision?.kind === 'charge';
    if (
      !attacks ||
      situation === undefined ||
      actor === undefined ||
      target === undefined ||
      target.seat === actor.seat
    ) {
      board.current?.setLines(null);
      return;
    }
    const option = optionsAgainst(view, situation.seat, actor, target.id)[0];
    board.current?.setGhost(null);
    board.current?.setLines(attackLines(view, actor, target, option?.refusal));
  };

  const choose = (n: number) => () => {
    const choice = plan?.choices[n];
    if (choice?.commands !== undefined) run(choice.commands);
    else if (choice?.intent !== undefined) change(choice.intent);
  };
  useKeys({
    ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [String(n + 1), choose(n)])),
    c: () => plan?.main && run(plan.main.commands),
    e: () => plan?.second && run(plan.second.commands),
    u: askUndo,
    s: () => table.skip(),
    f: () => board.current?.fit(),
    Escape: () => setIntent(IDLE),
  });

  const previewed =
    decision?.kind === 'terrain' && intent.terrain !== null ? terrainOf(intent.terrain).terrain : undefined;
  const ground = groundOf(previewed === undefined ? shown : { terrain: previewed, config: shown.config });
  const bases = useMemo(() => basesOf(shown, plan, cache.current), [shown, plan]);
  const objects = useMemo(() => objectsOf(shown, plan), [shown, plan]);
  const markers = useMemo(() => markersOf(shown), [shown]);
  const zones = useMemo(() => [...standingZones(shown), ...(plan?.zones ?? [])], [shown, plan]);
  const lines = useMemo(
    () => [
      ...(plan?.lines ?? []),
      ...(intent.refusal?.witness !== undefined && plan?.mover !== undefined
        ? witnessLines(plan.mover.from, intent.refusal)
        : []),
    ],
    [plan, intent],
  );
  const viewer = typeof eyes === 'number' ? eyes : undefined;
  const cards = (
    <CardStrip
      battle={shown}
      viewer={viewer}
      onDraw={wide && decision?.kind === 'channel' ? (card) => run([{ type: 'draw', card }]) : undefined}
    />
  );
  const warbands = (
    <>
      <Warbands
        battle={shown}
        players={players}
        viewer={viewer}
        opened={opened}
        onFighter={(id) => setOpened(opened === id ? undefined : id)}
      />
      {viewer !== undefined && view.seats[viewer]?.orders != null && state.outcome === undefined && (
        <Orders battle={view} players={players} seat={viewer} onPlay={(command) => table.play(command, viewer)} />
      )}
    </>
  );
  const happened = (
    <>
      {scene.reveal !== undefined && (state.showing || decision === undefined) && (
        <AttackChoice attacker={attackerIn(shown)} mine={false} stage="revealed" choice={scene.reveal.choice} />
      )}
      {scene.dice !== undefined && <DiceTray dice={scene.dice} />}
    </>
  );

  return (
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
            {...props}
            plan={plan}
            decision={decision}
            intent={intent}
            onIntent={change}
            onPlay={run}
            wide={wide}
            shown={wide ? happened : undefined}
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
          ranges={plan?.ranges ?? []}
          ghost={plan?.ghost}
          lines={lines}
          inches={inchesShown}
          lastMove={scene.lastMove}
          label={`Table of ${title}`}
          onBase={onBase}
          onObject={onObject}
          onGround={onGround}
          onHover={sketch}
          onPeek={peek}
          onDrag={sketch}
          onDrop={(p) => {
            board.current?.setLines(null);
            if (situation !== undefined) follow(dropAt(situation, p));
          }}
          onDragCancel={() => sketch(null)}
        />
        <BoardTools board={board} />
        {!wide && (scene.dice !== undefined || scene.reveal !== undefined) && (
          <div className={css.over}>{happened}</div>
        )}
      </div>
      {wide && cards}
    </TableFrame>
  );
};

/** Who attacks just now, for the card that is turned over. */
const attackerIn = (b: Battle): string => {
  const frame = b.stack.findLast((f) => f.type === 'attack');
  return frame?.type === 'attack' && frame.source.type === 'fighter'
    ? nameOf(b.fighters[frame.source.id]!)
    : 'The attacker';
};

/** What decided a refusal, drawn. */
const witnessLines = (from: Point, refusal: NonNullable<Intent['refusal']>): readonly BoardLine[] => {
  const { line, at } = refusal.witness ?? {};
  if (line !== undefined) return [{ from: line.from, to: line.to, kind: 'blocked', text: 'blocked' }];
  if (at === undefined) return [];
  return [{ from, to: at, kind: 'blocked', marks: [{ ...at, radius: 350 }] }];
};
