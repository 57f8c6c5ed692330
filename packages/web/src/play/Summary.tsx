/** The end of a battle: who won and by what, where it turned, what each side did, and what to do now. */

import type { BattleCourse } from '@muster/ai';
import type { MatchRecord } from '@muster/kernel';
import type { BattleTable } from '@muster/table';
import { Download, Link2, Play, RotateCcw } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { SeatPlayers } from '../contract/players.ts';
import type { TableGame, TableState } from '../contract/table-game.ts';
import { beginBattle, CANNOT_KEEP } from '../match/battles.ts';
import { CopiedLink } from '../match/CopiedLink.tsx';
import { downloadText } from '../match/download.ts';
import { boardPicture } from '../match/picture.ts';
import { resultOf } from '../match/result.ts';
import type { LinkCopied } from '../match/share.ts';
import { battleShare } from '../match/share-words.ts';
import { copyLink, MAKING, recordSharing } from '../match/sharing.ts';
import { NotGiven, useLuckDialog } from '../parts/dice/useLuckDialog.tsx';
import { percent } from '../parts/words.ts';
import { CourseChart } from './CourseChart.tsx';
import { endingTitle, endingWords, exchanged, weightiest } from './ending.ts';
import css from './summary.module.css';
import { useCourse } from './useCourse.ts';

interface Props {
  readonly id: string;
  readonly game: TableGame;
  readonly table: BattleTable;
  readonly state: TableState;
  readonly far?: FarEnding | undefined;
}

/** The end of a battle with people elsewhere. */
export interface FarEnding {
  /** It comes from the server when the battle is over. */
  readonly record: MatchRecord | undefined;
  /** Among the replays of this browser. */
  readonly isKept: boolean;
  /** In place of a rematch on this screen. */
  readonly rematch: ReactNode;
  /** How the luck came about. */
  readonly proof: ReactNode;
}

/** Branches of laurel, for who has won. */
const Laurel = () => (
  <svg className={css.laurel} viewBox="0 0 96 28" aria-hidden="true">
    <path d="M48 25C33 26 18 20 10 6M48 25c15 1 30-5 38-19" />
    {[0, 1, 2, 3, 4].map((i) => (
      <g key={i}>
        <path className={css.leaf} d={`M${40 - i * 7} ${24.4 - i * i * 0.9}q-5-9 0-${11 - i}q5 5 0 ${11 - i}`} />
        <path className={css.leaf} d={`M${56 + i * 7} ${24.4 - i * i * 0.9}q5-9 0-${11 - i}q-5 5 0 ${11 - i}`} />
      </g>
    ))}
  </svg>
);

/** What turned the battle, in the words of the log. */
const Turn = ({ id, game: { ui }, state, course }: Props & { readonly course: BattleCourse }) => {
  const { turn } = course;
  if (turn === undefined) return <p className="small muted">No single command turned this battle.</p>;
  const line = weightiest(ui, state.view.config, state.log, turn.at);
  const side = state.seatNames[turn.seat]!;
  return (
    <p>
      <strong>The turning point:</strong> {line?.words ?? 'a command that told nothing.'} {side}’s chance to win rose
      from {percent(turn.before)} to {percent(turn.after)}. <Link href={`/replay/${id}?at=${turn.at}`}>Look at it</Link>
    </p>
  );
};

const CourseOfBattle = (props: Props & { readonly record: MatchRecord }) => {
  const { state, record } = props;
  const soFar = useCourse(record);
  if (soFar === undefined) return null;
  if ('progress' in soFar)
    return (
      <p className={css.thinking} role="status">
        Looking for the turning point… <progress max={1} value={soFar.progress} aria-label="Looking back" />
      </p>
    );
  return (
    <figure className={css.course}>
      <CourseChart course={soFar.course} seatNames={state.seatNames} last={record.entries.length} />
      <figcaption>
        <Turn {...props} course={soFar.course} />
      </figcaption>
    </figure>
  );
};

/** Another battle on this screen: the same, or with sides exchanged. */
const Again = ({ game: { descriptor }, table, state }: Props) => {
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const { ask, dialog } = useLuckDialog();
  const again = (players: SeatPlayers) => () =>
    void beginBattle(descriptor, state.view.config, players, table.realDice ? ask : undefined, table).then(
      navigate,
      (e) => setFailed(!(e instanceof NotGiven)),
    );
  const other = exchanged(state.players);
  const differs = JSON.stringify(other) !== JSON.stringify(state.players);
  return (
    <>
      <button type="button" className="button button--main" onClick={again(state.players)}>
        <RotateCcw size={16} aria-hidden="true" /> Rematch
      </button>
      {differs && (
        <button type="button" className="button" onClick={again(other)}>
          Exchange sides
        </button>
      )}
      {failed && (
        <p className="field__error" role="alert">
          {CANNOT_KEEP}
        </p>
      )}
      {dialog}
    </>
  );
};

const Doings = (props: Props & { readonly record: MatchRecord }) => {
  const { id, record, far, game, state } = props;
  const [said, setSaid] = useState<LinkCopied>();
  const share = () => battleShare(game.descriptor, record, state.view, state.outcome);
  const sharing = recordSharing(record, 0, share, boardPicture);
  const copy = async (): Promise<void> => {
    setSaid(MAKING);
    setSaid(await copyLink(sharing));
  };
  return (
    <>
      <div className={css.doings}>
        {far === undefined ? <Again {...props} /> : far.rematch}
        {far?.isKept !== false && (
          <Link className="button" href={`/replay/${id}`}>
            <Play size={16} aria-hidden="true" /> Watch the replay
          </Link>
        )}
        <button type="button" className="button button--quiet" onClick={() => void copy()}>
          <Link2 size={16} aria-hidden="true" /> Copy link
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => downloadText(`muster-${id}.json`, JSON.stringify(record, null, 1))}
        >
          <Download size={16} aria-hidden="true" /> Download
        </button>
      </div>
      <CopiedLink said={said} of={sharing.of} label="Link of this battle" />
    </>
  );
};

export const Summary = (props: Props) => {
  const { game, table, state, far } = props;
  const { ui } = game;
  const { outcome, players, seatNames, log } = state;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const kept = useMemo(
    () => (far === undefined ? (JSON.parse(table.record() ?? 'null') as MatchRecord | null) : null),
    [far, table],
  );
  const record = far?.record ?? kept;
  if (outcome === undefined || (record === null && far === undefined)) return null;
  const result = resultOf(outcome, players);
  const ended = endingTitle(outcome, players, seatNames);
  return (
    <section className={css.summary} aria-labelledby="summary-title">
      <header className={css.title}>
        {result !== 'lost' && result !== 'drawn' && outcome.places.length > 1 && <Laurel />}
        <h2 id="summary-title" ref={title} tabIndex={-1}>
          <span className={css.over}>
            The battle is over<span className="visually-hidden">:</span>
          </span>{' '}
          {ended}
        </h2>
        <p>{endingWords(ui, log, ended, outcome)}</p>
      </header>
      {record === null ? (
        <>
          <div className={css.doings}>{far?.rematch}</div>
          <p className="small muted" role="status">
            The record is on its way…
          </p>
        </>
      ) : (
        <>
          <Doings {...props} record={record} />
          {far?.proof}
          <CourseOfBattle {...props} record={record} />
        </>
      )}
      <Suspense>
        <ui.Figures state={state} />
      </Suspense>
    </section>
  );
};
