/** The table of Cosmic Combat: the star chart in the middle, fleets on one side, the decision and the log on the other. */

import {
  type Battle,
  type CosmicCommand,
  type CosmicDecision,
  type CosmicTypes,
  cosmicCombatDescriptor,
  fieldOf,
  findShip,
  isOnBoard,
  type ShipId,
  scenarioOf,
  shipOf,
  sideOfSeat,
  tokensDue,
  zoneOf,
} from '@muster/cosmic-combat';
import type { Point } from '@muster/geometry';
import { Crosshair } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nearSeat } from '../../../contract/players.ts';
import type { PlayTableProps, TableState } from '../../../contract/table-game.ts';
import { MomentSlip } from '../../../dwethia/play/MomentSlip.tsx';
import type { BoardLine, BoardZone } from '../../../measured/types.ts';
import { HoverCard } from '../../../parts/HoverCard.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { BoardTool, BoardTools } from '../../../play/BoardTools.tsx';
import play from '../../../play/play.module.css';
import { type Slip, TableFrame } from '../../../play/TableFrame.tsx';
import { useDraft } from '../../../play/tabletop/useHeld.ts';
import { useKeys } from '../../../play/useKeys.ts';
import { useWide } from '../../../play/useWide.ts';
import { StarChart, type StarChartHandle } from '../chart/StarChart.tsx';
import { type ChartMarks, NO_MARKS } from '../chart/types.ts';
import { TOKEN_ORDER } from '../ships/tokens.ts';
import { Banner, Strip } from './Banner.tsx';
import { cardOf } from './Cards.tsx';
import { DecisionSlip } from './DecisionSlip.tsx';
import { Fleet } from './Fleet.tsx';
import { plannedBattle, withPut } from './intent.ts';
import { chartField, chartShips, linksOf } from './look.ts';
import type { Hovered } from './plan/types.ts';
import { planOf } from './plan.ts';
import { askedOf, NO_DRAFT } from './questions.ts';
import { SHIELD_KEYS } from './ShieldPad.tsx';
import type { Scene } from './scene.ts';
import { arcAreas } from './sights.ts';
import { placesOf } from './stages.ts';
import { momentLines, traceLines } from './traces.ts';
import { useHand } from './useHand.ts';
import { Wheel } from './Wheel.tsx';
import { nameOf } from './words.ts';

const NO_SHIPS: readonly ShipId[] = [];
const NO_ZONES: readonly BoardZone[] = [];

/** CC-14: strips along the edges, as long as ships are deployed. */
const zonesOf = (b: Battle, sides: readonly string[]): readonly BoardZone[] => {
  if (b.phase !== 'setup') return NO_ZONES;
  const { board } = fieldOf(b.config);
  return ([0, 1] as const).map((side) => {
    const [from, to] = zoneOf(b, side);
    const seat = b.config.seats.findIndex((one) => one.side === side);
    return {
      id: `zone ${side}`,
      label: sides[seat] ?? '',
      tone: seat === 0 ? 0 : 1,
      corners: [
        { x: 0, y: from },
        { x: board.width, y: from },
        { x: board.width, y: to },
        { x: 0, y: to },
      ],
    };
  });
};

/** The middle of one's own edge. */
const ownEdge = (b: Battle, seat: number): Point => {
  const { board } = fieldOf(b.config);
  const isSouth = b.edges[sideOfSeat(b, seat)] === 'south';
  return { x: board.width / 2, y: isSouth ? 0 : board.height };
};

export const PlayTable = (props: PlayTableProps<CosmicTypes, Scene>) => {
  const { title, state, table, pointed } = props;
  const { view: battle, shown, players, scene, showing, seatNames, changing } = state;
  const [slip, setSlip] = useState<Slip>('decision');
  const [arcs, setArcs] = useState(false);
  const [peeked, setPeeked] = useState<ShipId>();
  const [hovered, setHovered] = useState<Hovered>();
  const [carried, setCarried] = useState<Hovered>();
  const board = useRef<StarChartHandle>(null);
  const isWide = useWide();
  const seat = nearSeat(players);
  const decision = useMemo(
    () =>
      state.acting === undefined
        ? undefined
        : (state.decisions.find((one) => one.seat === state.acting) as CosmicDecision | undefined),
    [state.acting, state.decisions],
  );
  const onCommands = (commands: readonly CosmicCommand[]): void => {
    const all = changing ? [{ type: 'reopen' } as const, ...commands] : commands;
    if (all.length === 1) table.play(all[0]!);
    else table.playInTurn(all);
  };
  const hand = useHand(battle, decision, onCommands, () => setSlip('decision'));
  const { intent, answer } = hand;
  /** What the computer would do with the ship in hand, to be looked at. */
  const suggest = (about: Battle): void =>
    void table.suggest(about).then((command) => command && hand.onSuggested(command));
  const wantsHover = intent.kind === 'deploy' || intent.kind === 'move';
  /** What was put down stays there while the pointer goes elsewhere, unless the hand carries it. */
  const isPut = intent.kind === 'deploy' && intent.at !== null;
  const at = wantsHover && !showing ? (carried ?? (isPut ? undefined : hovered)) : undefined;
  const plan = useMemo(
    () => (decision === undefined ? undefined : planOf(battle, decision, intent, at, changing)),
    [battle, decision, intent, at, changing],
  );
  const [draft, setDraft] = useDraft(battle, NO_DRAFT);
  const asked = decision === undefined ? undefined : askedOf(battle, decision, draft);
  const selected = intent.kind === 'look' ? intent.ship : plan?.selected;
  const choices = plan?.choices ?? NO_SHIPS;
  const targets = plan?.targets ?? NO_SHIPS;

  const withHeld = useMemo(() => (showing ? shown : withPut(shown, intent)), [shown, showing, intent]);
  const ships = useMemo(
    () =>
      chartShips(withHeld, {
        selected: showing ? undefined : selected,
        choices: showing ? NO_SHIPS : choices,
        targets: showing ? NO_SHIPS : targets,
        drags: isPut && selected !== undefined ? [selected] : NO_SHIPS,
      }),
    [withHeld, showing, selected, choices, targets, isPut],
  );
  const zones = useMemo(() => zonesOf(shown, seatNames), [shown, seatNames]);
  const links = useMemo(() => linksOf(shown), [shown]);
  const field = chartField(battle);

  /** Arcs of whom one looks at, from where it would be. */
  const armed = arcs ? (peeked ?? selected) : undefined;
  const marks = useMemo<ChartMarks>(() => {
    if (showing) return NO_MARKS;
    const base = plan?.marks ?? NO_MARKS;
    if (armed === undefined || findShip(battle, armed)?.place == null) return base;
    const there =
      decision !== undefined && intent.kind === 'move' && intent.ship === armed
        ? plannedBattle(battle, decision, intent)
        : battle;
    return { ...base, areas: [...base.areas, ...arcAreas(there, armed)] };
  }, [showing, plan, armed, battle, decision, intent]);
  const lines = useMemo<readonly BoardLine[]>(
    () => [
      ...(showing
        ? momentLines(shown, scene.moment)
        : traceLines(
            shown,
            scene.traces.filter(({ by }) => by !== state.acting),
          )),
      ...pointedLines(shown, pointed === undefined ? [] : placesOf(pointed)),
    ],
    [showing, shown, scene, state.acting, pointed],
  );
  const bubble = useMemo(
    () => answer && { at: answer.at, text: <RuleWords game={cosmicCombatDescriptor} text={answer.text} /> },
    [answer],
  );

  const ordered = intent.kind === 'order' && !showing ? findShip(battle, intent.ship) : undefined;
  const beside = useMemo(() => {
    const { moment } = scene;
    const placeOf = (id: ShipId): readonly Point[] => {
      const place = findShip(shown, id)?.place;
      return place == null ? [] : [place];
    };
    if (showing && moment !== undefined && !moment.over)
      return { of: moment.among.flatMap(placeOf), others: [], radius: 3000, content: <MomentSlip moment={moment} /> };
    if (ordered?.place == null || !isWide) return undefined;
    return {
      of: [ordered.place],
      others: shown.ships.filter((s) => isOnBoard(s) && s.id !== ordered.id).map((s) => s.place!),
      radius: 4200,
      content: (
        <Wheel
          name={nameOf(battle, ordered.id)}
          tokens={intent.kind === 'order' && intent.tokens.length > 0 ? intent.tokens : (ordered.tokens ?? [])}
          due={tokensDue(ordered)}
          onToken={hand.onToken}
        />
      ),
    };
  }, [scene, showing, shown, ordered, isWide, battle, intent, hand.onToken]);

  const roster =
    decision?.kind === 'deploy'
      ? decision.ships
      : decision?.kind === 'orders'
        ? battle.ships.filter((s) => isOnBoard(s) && s.seat === decision.seat).map(({ id }) => id)
        : choices;
  const takeNext = (): void => {
    if (roster.length === 0) return;
    const index = selected === undefined ? -1 : roster.indexOf(selected);
    const order = [...roster.slice(index + 1), ...roster.slice(0, index + 1)];
    const next = order.find((id) => choices.includes(id)) ?? order[0]!;
    if (next === selected) return;
    hand.onShip(next);
    const { place } = shipOf(battle, next);
    if (place !== null) {
      board.current?.show(place);
      board.current?.focus(next);
    }
  };

  /** What one decides about is in sight, on a small screen too. */
  const seen = plan?.odds?.target ?? selected;
  const seenAt = seen === undefined || showing ? undefined : findShip(battle, seen)?.place;
  useEffect(() => {
    if (seenAt != null) board.current?.show(seenAt);
  }, [seenAt]);

  const digit = (i: number) => (): void => {
    if (intent.kind === 'order') hand.onToken(TOKEN_ORDER[i]!);
    else if (intent.kind === 'shield') hand.onSide(SHIELD_KEYS[i]!);
  };
  useKeys({
    f: () => board.current?.fit(),
    g: () => setArcs(!arcs),
    a: () => hand.onTurn(1),
    d: () => hand.onTurn(-1),
    w: () => hand.onWay(1),
    x: () => hand.onWay(-1),
    1: digit(0),
    2: digit(1),
    3: digit(2),
    4: digit(3),
    Escape: hand.letGo,
  });

  return (
    <HoverCard render={(key) => cardOf(shown, key)} eyes={state.eyes}>
      <TableFrame
        title={title}
        slip={slip}
        onSlip={setSlip}
        forcesWords="Fleets"
        forces={
          <Fleet
            battle={shown}
            seatNames={seatNames}
            players={players}
            eyes={state.eyes}
            selected={selected}
            able={choices}
            onShip={hand.onShip}
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
              onShip={hand.onShip}
              onTake={(id, press) => board.current?.take(id, press)}
              onToken={hand.onToken}
              onSide={hand.onSide}
              onCommands={onCommands}
              onSuggest={suggest}
              onNext={takeNext}
              onTurn={hand.onTurn}
              onWay={hand.onWay}
              onBack={hand.letGo}
              wheelHere={!isWide || ordered?.place == null}
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
        <Strip scene={scene} tell={shown.outcome === null ? scenarioOf(battle.config.scenario).words : ''} />
        <div className={play.board}>
          <StarChart
            ref={board}
            field={field}
            ships={ships}
            zones={zones}
            links={links}
            marks={marks}
            lines={lines}
            lastMove={scene.travel}
            bubble={bubble}
            beside={beside}
            label={`Star chart ${fieldOf(battle.config).map.name}`}
            home={ownEdge(battle, seat)}
            own={ownEdge(battle, seat)}
            onBase={hand.onShip}
            onGround={hand.onGround}
            onHover={wantsHover ? (p) => setHovered(p ?? undefined) : undefined}
            onDragStart={(id) => {
              if (selected !== id) hand.onShip(id);
            }}
            onDrag={setCarried}
            onDrop={(p) => {
              setCarried(undefined);
              hand.onGround(p);
            }}
            onDragCancel={() => setCarried(undefined)}
            onPeek={(id) => setPeeked(id ?? undefined)}
            onWheel={(by) =>
              (intent.kind === 'deploy' || intent.kind === 'move') &&
              !showing &&
              hovered !== undefined &&
              hand.onTurn(by)
            }
          />
          <BoardTools board={board} label="Zoom" what="chart">
            <BoardTool name="Arcs of fire" kept pressed={arcs} onClick={() => setArcs(!arcs)}>
              <Crosshair size={18} aria-hidden="true" />
            </BoardTool>
          </BoardTools>
        </div>
      </TableFrame>
    </HoverCard>
  );
};

/** Where a line of the log leads on the chart as it is now. */
const pointedLines = (b: Battle, ids: readonly string[]): readonly BoardLine[] => {
  const places = ids.flatMap((id) => findShip(b, id)?.place ?? []);
  return places.slice(1).map((to) => ({ from: places[0]!, to, kind: 'ruler' }));
};

/** Who is asked. */
const whoseTurn = ({ acting, decisions }: TableState<CosmicTypes, Scene>): number | undefined =>
  acting ?? decisions[0]?.seat;
