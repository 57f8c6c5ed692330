/** The table of Grid Battles: the map in the middle, forces on one side, the decision at hand and the log on the other. */

import { fieldOf, type GridBattlesTypes, nameOf, unitOf } from '@muster/grid-battles';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlayTableProps } from '../../../contract/table-game.ts';
import { BoardTools } from '../../../play/BoardTools.tsx';
import play from '../../../play/play.module.css';
import { type Slip, TableFrame } from '../../../play/TableFrame.tsx';
import { useKeys } from '../../../play/useKeys.ts';
import { useWide } from '../../../play/useWide.ts';
import { HexBoard, type HexBoardHandle } from '../board/HexBoard.tsx';
import { DiceRoll } from '../dice/DiceRoll.tsx';
import { DecisionSlip } from './DecisionSlip.tsx';
import { Forces } from './Forces.tsx';
import { hexNamer } from './hexName.ts';
import { chooseHex, chooseUnit, chosenUnit, IDLE, type Intent, type Step } from './intent.ts';
import { goalMarks, nextActor, planOf } from './plan.ts';
import type { Scene } from './present.ts';
import { TurnBanner } from './TurnBanner.tsx';
import css from './table.module.css';

export const PlayTable = (props: PlayTableProps<GridBattlesTypes, Scene>) => {
  const { title, state, table } = props;
  const { view: battle, shown, players, scene, showing } = state;
  const [intent, setIntent] = useState<Intent>(IDLE);
  const [slip, setSlip] = useState<Slip>('decision');
  const board = useRef<HexBoardHandle>(null);
  const wide = useWide();
  const { scenario } = fieldOf(battle.config);
  const acting = state.acting !== undefined;

  // A new state starts with a free hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgets the intent when the state changes
  useEffect(() => setIntent(IDLE), [battle]);

  const plan = useMemo(() => (acting ? planOf(battle, intent) : undefined), [battle, intent, acting]);
  const marks = useMemo(() => [...goalMarks(battle), ...(plan?.marks ?? [])], [battle, plan]);

  const hexName = useMemo(() => hexNamer(shown, marks), [shown, marks]);

  const follow = useCallback(
    (step: Step) => {
      setIntent(step.intent);
      if (step.command !== undefined) table.play(step.command);
      setSlip('decision');
    },
    [table],
  );
  const onUnit = useCallback(
    (unit: string) => {
      const step: Step = acting ? chooseUnit(battle, intent, unit) : { intent: { kind: 'inspect', unit } };
      follow(step);
    },
    [acting, battle, intent, follow],
  );
  const onHex = useCallback(
    (hex: string) => {
      if (acting) follow(chooseHex(battle, intent, hex));
    },
    [acting, battle, intent, follow],
  );

  const takeNext = (): void => {
    const next = acting ? nextActor(battle, intent) : undefined;
    if (next === undefined || next === chosenUnit(intent)) return;
    setIntent(chooseUnit(battle, battle.phase === 'activation' ? intent : IDLE, next).intent);
    const { hex } = unitOf(battle, next);
    if (hex !== null) board.current?.show(hex);
  };

  useKeys({
    f: () => board.current?.fit(),
    Escape: () => setIntent(IDLE),
  });

  const lastDice = scene.dice.at(-1);
  const names = lastDice && {
    striker: nameOf(unitOf(battle, lastDice.event.striker)),
    struck: nameOf(unitOf(battle, lastDice.event.struck)),
  };
  const diceBox =
    lastDice !== undefined && names !== undefined ? (
      <DiceRoll event={lastDice.event} names={names} instant={!lastDice.rolling} onDone={table.settled} />
    ) : undefined;
  const inspected = intent.kind === 'inspect' ? intent.unit : plan?.selected;

  return (
    <TableFrame
      title={title}
      slip={slip}
      onSlip={setSlip}
      forces={<Forces battle={shown} players={players} selected={inspected} onUnit={onUnit} />}
      decision={
        props.instead ?? (
          <DecisionSlip
            {...props}
            plan={plan}
            inspected={inspected}
            dice={wide && inspected === undefined ? diceBox : undefined}
            onTarget={(f) => setIntent({ kind: 'attack', attacker: f.attacker.id, target: f.target.id })}
            onNext={takeNext}
          />
        )
      }
      log={props.log}
    >
      <TurnBanner battle={shown} players={players} />
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
          sightLine={plan?.sightLine}
          lastMove={scene.lastMove}
          hexName={hexName}
          onHex={onHex}
          onUnit={onUnit}
        />
        <BoardTools board={board} label="Zoom" what="map" />
        {!wide && showing && diceBox !== undefined && <div className={css.tray}>{diceBox}</div>}
      </div>
    </TableFrame>
  );
};
