/** A battle in play, whatever the game: opens it, asks before what cannot be undone, hands the device over, and sums up the end. */

import type { GameEvent, RuleId } from '@muster/kernel';
import type { BattleTable } from '@muster/table';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { seatName } from '../contract/players.ts';
import type { TableGame } from '../contract/table-game.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { RuleOpener } from '../parts/rule-opener.ts';
import { useBadge } from '../parts/useBadge.ts';
import { useTitle } from '../parts/useTitle.ts';
import { StrictContext } from './ActionBar.tsx';
import { Afar, AfarContext, isAwaited, isForUs } from './Afar.tsx';
import { atScreen, type ConsentQuestion, redoQuestion, undoQuestion } from './asked.ts';
import { Curtain } from './Curtain.tsx';
import type { Earlier } from './EarlierLines.tsx';
import { Elsewhere, InAnotherTab } from './Elsewhere.tsx';
import { Failed } from './Failed.tsx';
import { LogView } from './LogView.tsx';
import css from './play.module.css';
import { RealLuck } from './RealLuck.tsx';
import { RecapContext, useRecap } from './Recap.tsx';
import { RuleSheet } from './RuleSheet.tsx';
import { type FarEnding, Summary } from './Summary.tsx';
import { TableHelp } from './TableHelp.tsx';
import { Tabletop } from './tabletop/Tabletop.tsx';
import { useTable } from './useTable.ts';
import { useTableState } from './useTableState.ts';
import { useWide } from './useWide.ts';

export default function PlayPage({ id }: { readonly id: string }) {
  const [times, setTimes] = useState(0);
  return <OpenedPage key={times} id={id} onReopen={() => setTimes(times + 1)} />;
}

const OpenedPage = ({ id, onReopen }: Pick<Props, 'id' | 'onReopen'>) => {
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
  if ('take' in opened) return <InAnotherTab onTake={opened.take} />;
  return <Battlefield id={id} game={opened.game} table={opened.table} onReopen={onReopen} />;
};

/** Something to be confirmed before it is done. */
interface Question extends ConsentQuestion {
  readonly onYes: () => void;
}

interface Props {
  readonly id: string;
  readonly game: TableGame;
  readonly table: BattleTable;
  /** Opens the battle anew, as it is kept. */
  readonly onReopen: () => void;
  readonly far?: FarParts;
}

/** What a battle with people elsewhere adds to its table. */
export interface FarParts {
  /** Above every decision: who is there, and what can be asked of them. */
  readonly above: ReactNode;
  /** In place of every decision, for who only looks on. */
  readonly watching: ReactNode | undefined;
  readonly ending: FarEnding;
  /** What of the log is still on the server. */
  readonly earlier: Earlier;
  /** The connection is closed for good, and `above` says so. */
  readonly isClosed: boolean;
}

/** What stands in the place of a decision when there is none to make. */
const useInstead = ({ id, game, table, onReopen, far }: Props) => {
  const state = useTableState(table);
  if (state.elsewhere !== undefined) return <Elsewhere what={state.elsewhere} onLoad={onReopen} />;
  if (state.awaited !== undefined) return <RealLuck asked={state.awaited} game={game} table={table} />;
  if (state.failed !== undefined) return <Failed why={state.failed} onAgain={table.tryAgain} />;
  if (state.outcome === undefined && far?.watching !== undefined) return far.watching;
  if (state.showing) return undefined;
  if (state.outcome !== undefined) return <Summary id={id} game={game} table={table} state={state} far={far?.ending} />;
  if (state.curtain === undefined) return undefined;
  const name = seatName(state.seatNames, state.players, state.curtain);
  return (
    <Curtain
      key={state.curtain}
      name={name}
      onReveal={() => table.reveal()}
      mayChange={state.mayChange.map((seat) => ({ seat, name: seatName(state.seatNames, state.players, seat) }))}
      changeWords={state.changeWords}
      onAgain={table.reveal}
    />
  );
};

/** Before the title of the page: what somebody who looks elsewhere should know. */
const attention = (isAsked: boolean, isRequested: boolean): string => {
  if (isAsked) return 'Your turn: ';
  return isRequested ? 'A question for you: ' : '';
};

/** When the table has stood for a while. */
const LATER_MS = 2000;

const useFetchedLater = ({ ui }: TableGame): void =>
  useEffect(() => {
    const timer = setTimeout(() => ui.fetchLater?.().catch(() => {}), LATER_MS); // it is tried again when it is needed
    return () => clearTimeout(timer);
  }, [ui]);

export const Battlefield = (props: Props) => {
  const { game, table } = props;
  const { descriptor, ui } = game;
  useFetchedLater(game);
  const state = useTableState(table);
  const { players, seatNames, view, showing } = state;
  const mayAsk = state.elsewhere === undefined && !showing;
  const [question, setQuestion] = useState<Question>();
  const [pointed, setPointed] = useState<GameEvent>();
  const places = useMemo(() => (pointed === undefined ? [] : (ui.placesOf?.(pointed) ?? [])), [ui, pointed]);
  const wide = useWide();
  const [rules, setRules] = useState<readonly RuleId[]>([]);
  const openRule = useCallback((id: RuleId) => setRules((trail) => [...trail.filter((other) => other !== id), id]), []);
  const instead = useInstead(props);
  const recap = useRecap(game, state, table);
  const title = descriptor.titleOf(view.config);
  const sitsHere = props.far?.watching === undefined;
  const isAsked = props.far !== undefined && sitsHere && state.acting !== undefined && !showing;
  const isRequested = sitsHere && state.requests.some((request) => isForUs(request, players));
  useTitle(`${attention(isAsked, isRequested)}${title}${state.outcome === undefined ? '' : ', over'}`);
  useBadge(isAsked || isRequested);

  const askUndo = (): void => {
    const offer = state.offers.undo;
    if (offer === undefined) return;
    const asked = undoQuestion(offer, seatNames, players, table.realCards);
    if (asked === undefined) table.undo([]);
    else setQuestion({ ...asked, onYes: () => table.undo(atScreen(players, offer.consent)) });
  };
  const redo = (): void => {
    const offer = state.offers.redo;
    if (offer === undefined) return;
    const asked = redoQuestion(offer, seatNames, players);
    if (asked === undefined) table.redo([]);
    else setQuestion({ ...asked, onYes: () => table.redo(atScreen(players, offer.consent)) });
  };
  const askConcede = (): void =>
    setQuestion({
      title: 'Concede the battle?',
      words:
        players.length === 2
          ? 'The other side wins at once. The battle stays among your replays.'
          : 'Your side gives up, and the others play on. The battle stays among your replays.',
      yes: 'Concede the battle',
      no: 'Play on',
      onYes: () => table.play(descriptor.concede),
    });

  const rule =
    rules.length === 0 ? undefined : (
      <RuleSheet
        game={descriptor}
        trail={rules}
        onBack={() => setRules(rules.slice(0, -1))}
        onClose={() => setRules([])}
      />
    );

  return (
    <RuleOpener value={openRule}>
      <RecapContext value={recap}>
        <TableHelp game={game}>
          <StrictContext value={table.strict}>
            <AfarContext
              value={
                <>
                  {props.far?.above}
                  <Afar state={state} table={table} isClosed={props.far?.isClosed === true} />
                </>
              }
            >
              <Tabletop
                game={game}
                key={descriptor.secrets.length > 0 && ui.forgets !== true ? state.eyes : 'table'} // nothing that one person has chosen or opened stays for the next
                title={title}
                state={state}
                table={table}
                canUndo={mayAsk && state.offers.undo !== undefined && !isAwaited('takeBack', state)}
                askUndo={askUndo}
                canRedo={mayAsk && state.offers.redo !== undefined && !isAwaited('redo', state)}
                redo={redo}
                askConcede={askConcede}
                instead={instead}
                log={
                  wide && rule !== undefined ? (
                    rule
                  ) : (
                    <LogView
                      game={game}
                      view={view}
                      log={state.log}
                      onPoint={setPointed}
                      earlier={props.far?.earlier}
                    />
                  )
                }
                pointed={places}
              />
            </AfarContext>
          </StrictContext>
        </TableHelp>
      </RecapContext>
      {!wide && rule}
      <p className="visually-hidden" role="log" aria-live="polite">
        {state.log.at(-1)?.words}
      </p>
      {question !== undefined && (
        <Confirm
          title={question.title}
          action={question.yes}
          decline={question.no}
          onConfirm={question.onYes}
          onClose={() => setQuestion(undefined)}
        >
          <p>{question.words}</p>
        </Confirm>
      )}
    </RuleOpener>
  );
};
