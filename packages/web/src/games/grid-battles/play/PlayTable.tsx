/** The table of Grid Battles: the map in the middle, forces on one side, the decision at hand and the log on the other. */

import {
  asIfOn,
  fieldOf,
  type GridBattlesTypes,
  gridBattlesDescriptor,
  type HexLabel,
  nameOf,
  type UnitId,
  unitOf,
  unitOn,
} from '@muster/grid-battles';
import { useCallback, useMemo, useRef, useState } from 'react';
import { nearSeat } from '../../../contract/players.ts';
import type { PlayTableProps } from '../../../contract/table-game.ts';
import { HoverCard } from '../../../parts/HoverCard.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { BoardTools } from '../../../play/BoardTools.tsx';
import play from '../../../play/play.module.css';
import { type Slip, TableFrame } from '../../../play/TableFrame.tsx';
import { useKeys } from '../../../play/useKeys.ts';
import { useWide } from '../../../play/useWide.ts';
import { HexBoard, type HexBoardHandle } from '../board/HexBoard.tsx';
import { DiceRoll } from '../dice/DiceRoll.tsx';
import { BlowTray } from './BlowTray.tsx';
import { cardKey, cardOf } from './Cards.tsx';
import { DecisionSlip } from './DecisionSlip.tsx';
import { Forces } from './Forces.tsx';
import { hexNamer } from './hexName.ts';
import { chooseUnit, chosenUnit, IDLE, suggested } from './intent.ts';
import { isWide, lieFor } from './near.ts';
import { goalMarks, nextActor, pointedMarks, previewMarks } from './plan.ts';
import { Strip } from './Strip.tsx';
import type { Scene } from './scene.ts';
import { TurnBanner } from './TurnBanner.tsx';
import { useHand } from './useHand.ts';

export const PlayTable = (props: PlayTableProps<GridBattlesTypes, Scene>) => {
  const { title, state, table, pointed } = props;
  const { view: battle, shown, players, scene, showing } = state;
  const [slip, setSlip] = useState<Slip>('decision');
  const [cursor, setCursor] = useState<HexLabel>();
  const [hovered, setHovered] = useState<UnitId>();
  const board = useRef<HexBoardHandle>(null);
  const wide = useWide();
  const { scenario } = fieldOf(battle.config);
  const lie = useMemo(() => lieFor(scenario, nearSeat(players)), [scenario, players]);
  const acting = state.acting !== undefined;
  const hand = useHand(battle, acting, () => setSlip('decision'));
  const { intent, plan, answer } = hand;
  const inspected = intent.kind === 'inspect' ? intent.unit : plan?.selected;

  /** A glance at what somebody could do, as long as nothing is planned that it would hide. */
  const glances = acting && (intent.kind === 'idle' || intent.kind === 'activate');
  const glance = glances ? hovered : undefined;
  const looked = acting ? undefined : inspected;
  const marks = useMemo(
    () => [
      ...goalMarks(battle),
      ...(glance === undefined ? (plan?.marks ?? []) : (plan?.marks ?? []).filter(([, kind]) => kind === 'chosen')),
      ...(glance !== undefined && !showing ? previewMarks(battle, glance) : []),
      ...(looked !== undefined && !showing ? previewMarks(battle, looked) : []),
      ...pointedMarks(shown, pointed),
    ],
    [battle, shown, showing, plan, glance, looked, pointed],
  );
  /** As if what is planned were done: cards tell what would come of it. */
  const planned = useMemo(() => {
    const at = plan?.path?.steps.at(-1);
    return plan?.path === undefined || at === undefined ? shown : asIfOn(shown, plan.path.unit, at);
  }, [shown, plan]);
  const hexName = useMemo(() => hexNamer(shown, marks), [shown, marks]);
  const traces = useMemo(
    () => (showing ? [] : scene.traces.filter((trace) => trace.by !== state.acting)),
    [scene.traces, state.acting, showing],
  );
  const bubble = useMemo(
    () => answer && { at: answer.at, text: <RuleWords game={gridBattlesDescriptor} text={answer.text} /> },
    [answer],
  );
  const showHex = useCallback((hex: HexLabel) => board.current?.show(hex), []);
  const onHover = useCallback(
    (hex: HexLabel | undefined) => setHovered(glances && hex !== undefined ? unitOn(battle, hex)?.id : undefined),
    [battle, glances],
  );

  const takeNext = (): void => {
    const next = acting ? nextActor(battle, intent) : undefined;
    if (next === undefined) return;
    if (next !== chosenUnit(intent))
      hand.set(chooseUnit(battle, battle.phase === 'activation' ? intent : IDLE, next).intent);
    const { hex } = unitOf(battle, next);
    if (hex === null) return;
    setCursor(hex);
    board.current?.show(hex);
  };

  useKeys({ f: () => board.current?.fit(), Escape: hand.letGo });

  const lastDice = scene.moment?.dice.at(-1);
  const lying =
    lastDice && wide && !showing && inspected === undefined ? (
      <DiceRoll
        event={lastDice.event}
        names={{
          striker: nameOf(unitOf(battle, lastDice.event.striker)),
          struck: nameOf(unitOf(battle, lastDice.event.struck)),
        }}
        instant
      />
    ) : undefined;

  return (
    <HoverCard keyOf={cardKey} render={(key) => cardOf(planned, key)}>
      <TableFrame
        title={title}
        slip={slip}
        onSlip={setSlip}
        forcesPlace={isWide(scenario.map) ? 'below' : 'beside'}
        forces={<Forces battle={shown} players={players} selected={inspected} onUnit={hand.onUnit} onPlace={showHex} />}
        decision={
          props.instead ?? (
            <DecisionSlip
              {...props}
              plan={plan}
              inspected={inspected}
              dice={lying}
              onTarget={(f) => hand.set({ kind: 'attack', attacker: f.attacker.id, target: f.target.id })}
              onNext={takeNext}
              onSuggested={(c) => hand.set(suggested(c))}
            />
          )
        }
        log={props.log}
      >
        <TurnBanner battle={shown} players={players} />
        <Strip battle={shown} scene={scene} seat={state.acting} />
        <div className={play.board}>
          <HexBoard
            ref={board}
            rows={scenario.map}
            units={shown.units}
            sideNames={state.seatNames}
            label={`Map of ${scenario.name}`}
            selected={inspected}
            hexMarks={marks}
            path={plan?.path}
            sightLine={answer?.sight ?? plan?.sightLine}
            refusedWay={answer?.way}
            lastMove={scene.travel}
            blow={showing ? scene.moment?.blow : undefined}
            traces={traces}
            bubble={bubble}
            hexName={hexName}
            cursor={cursor}
            onCursor={setCursor}
            onHex={hand.onHex}
            onUnit={hand.onUnit}
            onHover={onHover}
            drag={hand.drag}
            onConfirm={() => plan?.main && table.play(plan.main.command)}
            {...lie}
          />
          <BoardTools board={board} label="Zoom" what="map" />
          {showing && lastDice !== undefined && scene.moment?.blow !== undefined && (
            <BlowTray
              battle={shown}
              dice={[lastDice]}
              from={scene.moment?.blow.from}
              to={scene.moment?.blow.to}
              board={board}
              onDone={table.settled}
            />
          )}
        </div>
      </TableFrame>
    </HoverCard>
  );
};
