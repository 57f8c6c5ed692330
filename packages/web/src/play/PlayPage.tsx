/** A battle in play: the map in the middle, forces on one side, the decision at hand and the log on the other. */

import { type Battle, fieldOf, gridBattles, nameOf, unitOf } from '@muster/grid-battles';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useTitle } from '../app/useTitle.ts';
import { HexBoard, type HexBoardHandle } from '../board/HexBoard.tsx';
import { DiceRoll } from '../dice/DiceRoll.tsx';
import { downloadText } from '../match/download.ts';
import { startBattle } from '../match/host.ts';
import { isHotSeat, isPerson, playerName } from '../match/players.ts';
import { putSave } from '../match/saves.ts';
import type { Table } from '../match/table.ts';
import { Confirm } from '../pages/parts/Confirm.tsx';
import { BoardTools } from './BoardTools.tsx';
import { DecisionSlip } from './DecisionSlip.tsx';
import { Forces } from './Forces.tsx';
import { hexNamer } from './hexName.ts';
import { chooseHex, chooseUnit, chosenUnit, IDLE, type Intent, type Step } from './intent.ts';
import { LogView } from './LogView.tsx';
import { goalMarks, nextActor, planOf } from './plan.ts';
import css from './play.module.css';
import { Summary } from './Summary.tsx';
import { TurnBanner } from './TurnBanner.tsx';
import { useKeys } from './useKeys.ts';
import { useTable } from './useTable.ts';
import { useWide } from './useWide.ts';

export default function PlayPage({ id }: { readonly id: string }) {
  const opened = useTable(id);
  useTitle('Battle');
  if (opened === undefined)
    return (
      <p className={css.opening} role="status">
        Opening the battle…
      </p>
    );
  if ('problem' in opened)
    return (
      <div className={css.problem}>
        <h1>This battle cannot be opened</h1>
        <p>{opened.problem}</p>
        <Link className="button button--main" href="/">
          To the home page
        </Link>
      </div>
    );
  return <Battlefield id={id} table={opened.table} />;
}

/** Something to be confirmed before it is done. */
interface Question {
  readonly title: string;
  readonly words: string;
  readonly yes: string;
  readonly onYes: () => void;
}

type Tab = 'decision' | 'forces' | 'log';

const TABS: readonly { readonly tab: Tab; readonly words: string }[] = [
  { tab: 'decision', words: 'Turn' },
  { tab: 'forces', words: 'Forces' },
  { tab: 'log', words: 'Log' },
];

/** Whose hand is on the table: a person who must decide and has seen everything. */
const mayAct = (battle: Battle, table: Table, showing: boolean): boolean => {
  const decision = gridBattles.decisions(battle)[0];
  return !showing && decision !== undefined && isPerson(table.getState().players[decision.seat as 0 | 1]);
};

const Battlefield = ({ id, table }: { readonly id: string; readonly table: Table }) => {
  const state = useStore(table);
  const { battle, shown, log, players, dice, showing, thinking, notice } = state;
  const [intent, setIntent] = useState<Intent>(IDLE);
  const [tab, setTab] = useState<Tab>('decision');
  const [question, setQuestion] = useState<Question>();
  const [, navigate] = useLocation();
  const board = useRef<HexBoardHandle>(null);
  const wide = useWide();
  const { scenario } = fieldOf(battle.config);
  const acting = mayAct(battle, table, showing);
  useTitle(`${scenario.name}${battle.outcome ? ', over' : ''}`);

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
      setTab('decision');
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

  const askUndo = (): void => {
    const offer = table.undoOffer();
    if (offer === undefined) return;
    if (offer.free || !isHotSeat(players)) table.undo(!offer.free);
    else
      setQuestion({
        title: 'Take it back?',
        words: `Dice were rolled or a move was confirmed, so ${playerName(players[(1 - offer.by) as 0 | 1]).toLowerCase()} must agree. The same dice will come again.`,
        yes: 'We agree: take it back',
        onYes: () => table.undo(true),
      });
  };
  const askConcede = (): void =>
    setQuestion({
      title: 'Concede the battle?',
      words: 'The other side wins at once. The battle stays among your replays.',
      yes: 'Concede',
      onYes: () => table.play({ type: 'concede' }),
    });
  const again = async (): Promise<void> => {
    const { save } = startBattle(battle.config, players);
    await putSave(save);
    navigate(`/play/${save.id}`);
  };
  const takeNext = (): void => {
    const next = acting ? nextActor(battle, intent) : undefined;
    if (next === undefined || next === chosenUnit(intent)) return;
    setIntent(chooseUnit(battle, battle.phase === 'activation' ? intent : IDLE, next).intent);
    const { hex } = unitOf(battle, next);
    if (hex !== null) board.current?.show(hex);
  };

  useKeys({
    c: () => plan?.main && table.play(plan.main.command),
    e: () => plan?.second && table.play(plan.second.command),
    n: takeNext,
    u: askUndo,
    s: () => table.skip(),
    f: () => board.current?.fit(),
    Escape: () => setIntent(IDLE),
  });

  const lastDice = dice.at(-1);
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
    <div className={css.page} data-tab={tab}>
      <h1 className="visually-hidden">{scenario.name}</h1>
      <aside className={css.left} aria-label="Forces and goals">
        <Forces battle={shown} players={players} selected={inspected} onUnit={onUnit} />
      </aside>
      <div className={css.middle}>
        <TurnBanner battle={shown} players={players} />
        <div className={css.board}>
          <HexBoard
            ref={board}
            rows={scenario.map}
            units={shown.units}
            sideNames={scenario.sides.map((s) => s.name)}
            label={`Map of ${scenario.name}`}
            selected={inspected}
            hexMarks={marks}
            path={plan?.path}
            sightLine={plan?.sightLine}
            lastMove={state.lastMove}
            hexName={hexName}
            onHex={onHex}
            onUnit={onUnit}
          />
          <BoardTools board={board} />
          {!wide && showing && diceBox !== undefined && <div className={css.tray}>{diceBox}</div>}
        </div>
      </div>
      <aside className={css.right} aria-label="Decision and log">
        <div className={css.tabs} role="tablist" aria-label="Slips">
          {TABS.map((t) => (
            <button
              key={t.tab}
              type="button"
              role="tab"
              className="tab"
              aria-selected={tab === t.tab}
              onClick={() => setTab(t.tab)}
            >
              {t.words}
            </button>
          ))}
        </div>
        <div className={css.decision}>
          {battle.phase === 'over' && !showing ? (
            <Summary
              id={id}
              battle={battle}
              players={players}
              log={log}
              onDownload={() => downloadText(`muster-${id}.json`, table.record())}
              onAgain={() => void again()}
            />
          ) : (
            <DecisionSlip
              battle={battle}
              players={players}
              plan={plan}
              inspected={inspected}
              thinking={thinking}
              dice={wide && inspected === undefined ? diceBox : undefined}
              notice={notice}
              canUndo={!showing && table.undoOffer() !== undefined}
              onPlay={table.play}
              onUndo={askUndo}
              onConcede={askConcede}
              onSkip={table.skip}
              onTarget={(f) => setIntent({ kind: 'attack', attacker: f.attacker.id, target: f.target.id })}
              onNext={takeNext}
            />
          )}
        </div>
        <div className={css.forcesSheet}>
          <Forces battle={shown} players={players} selected={inspected} onUnit={onUnit} />
        </div>
        <LogView battle={battle} log={log} />
      </aside>
      <p className="visually-hidden" role="log" aria-live="polite">
        {log.at(-1)?.words}
      </p>
      {question !== undefined && (
        <Confirm
          title={question.title}
          action={question.yes}
          decline="Leave it"
          onConfirm={question.onYes}
          onClose={() => setQuestion(undefined)}
        >
          <p>{question.words}</p>
        </Confirm>
      )}
    </div>
  );
};
