/** Who sits around the table elsewhere, whether they are there, and what can be asked of them; folded, but for that. */

import type { ClocksTold } from '@muster/client';
import type { Key, SeatAbout } from '@muster/protocol';
import type { BattleTable, MatchSource, TableState } from '@muster/table';
import { useState } from 'react';
import { useStore } from 'zustand';
import { keyOf, linkOf } from '../match/keys.ts';
import { TellMe } from '../match/TellMe.tsx';
import { outWords, termsWords } from '../parts/clock-words.ts';
import { inPlace } from '../parts/inPlace.tsx';
import { capital, count } from '../parts/words.ts';
import play from '../play/play.module.css';
import { LinkCard } from './LinkCard.tsx';
import css from './online.module.css';
import type { Present } from './present.ts';
import { Renew } from './Renew.tsx';
import { LastMinute, SeatClock } from './SeatClock.tsx';
import { SecondDevice } from './SecondDevice.tsx';
import { leftWords, PRESENCE_WORDS, sitterName } from './words.ts';

interface Props extends Present {
  readonly source: MatchSource;
  readonly table: BattleTable;
}

interface SitterProps {
  readonly seat: SeatAbout;
  readonly at: number;
  readonly clocks: ClocksTold | undefined;
}

const Sitter = ({ seat, at, clocks }: SitterProps) => (
  <span className={css.sitter} data-presence={seat.sitter === 'computer' ? 'there' : seat.presence}>
    <span className={play.seatMark} data-seat={at} aria-hidden="true" />
    {capital(sitterName(seat) ?? 'nobody')}
    {seat.sitter !== 'computer' && (
      <span className={seat.presence === 'there' ? 'visually-hidden' : 'muted'}> {PRESENCE_WORDS[seat.presence]}</span>
    )}
    {leftWords(seat) !== undefined && <span className="muted"> {leftWords(seat)}</span>}
    {clocks !== undefined && <SeatClock told={clocks} seat={at} />}
  </span>
);

interface Draw {
  /** Undefined where there is nothing to offer it for. */
  readonly offer: (() => Promise<void>) | undefined;
  readonly isOffered: boolean;
  /** Why there is none, until the battle goes on. */
  readonly refused: string | undefined;
}

/** The number of what was told last: how long the log is says less, since more of its beginning may be fetched. */
const newestOf = ({ log }: Pick<TableState, 'log'>): number => log.at(-1)?.n ?? -1;

/** All must agree to a draw. */
const useDraw = ({ source, table, you: { seat } }: Props): Draw => {
  const { outcome, requests, log } = useStore(table);
  const [refused, setRefused] = useState<{ readonly why: string | undefined; readonly at: number }>();
  const offer = async (by: number) => {
    const answer = await source.ask('draw', by, []);
    setRefused(answer.ok ? undefined : { why: answer.why, at: newestOf(table.getState()) });
  };
  return {
    offer: seat === null || outcome !== undefined ? undefined : () => offer(seat),
    isOffered: requests.some(({ kind }) => kind === 'draw'),
    refused: refused?.at === newestOf({ log }) ? refused.why : undefined,
  };
};

const OfferDraw = ({ offer, isOffered }: Draw) =>
  offer !== undefined && (
    <button
      type="button"
      className="button button--small"
      aria-disabled={isOffered || undefined}
      onClick={() => {
        if (!isOffered) void offer();
      }}
    >
      {isOffered ? 'A draw is offered' : 'Offer a draw'}
    </button>
  );

/** The connection is closed until the page is loaded again; what is planned stays. */
const Closed = ({ why }: { readonly why: string }) => (
  <div className={`notice notice--risk ${css.closed}`} role="alert">
    <p>{why}</p>
    <button type="button" className="button button--small" onClick={() => location.reload()}>
      Load the page again
    </button>
  </div>
);

/** Whoever sits there, the own clock, and how many look on. */
const Sitters = ({ far, about, you }: Present) => {
  const { clocks } = useStore(far);
  return (
    <span className={css.sitters} role="status">
      {inPlace(about.seats, (seat, at) => at !== you.seat && <Sitter seat={seat} at={at} clocks={clocks} />)}
      {clocks !== undefined && you.seat !== null && (
        <span className={css.sitter}>
          <span className={play.seatMark} data-seat={you.seat} aria-hidden="true" />
          You
          <SeatClock told={clocks} seat={you.seat} />
        </span>
      )}
      {about.watching > 0 && <span className="muted">{count(about.watching, 'spectator')}</span>}
    </span>
  );
};

/** Seats are only of use while somebody may be asked at them. */
const isOn = ({ status }: Present['about']): boolean => status === 'playing';

/** The link for spectators, with who made it. */
const watchOf = (match: Present['match']): Key | null => keyOf(match)?.invitations?.watch ?? null;

/** Whether there is anything to unfold. */
const hasMore = ({ match, about, you }: Present): boolean =>
  (isOn(about) && (you.seat !== null || you.maker)) ||
  (you.maker && watchOf(match) !== null) ||
  about.clock !== null ||
  about.strict ||
  about.seats.some(({ renewed }) => renewed > 0);

/** What was agreed on, and what can be done about the people at this table. */
const More = ({ match, own, about, you, table, draw }: Props & { readonly draw: Draw }) => {
  const { seatNames } = useStore(table);
  const watch = watchOf(match);
  return (
    <div className={css.aroundBody}>
      {about.clock !== null && (
        <p className="small muted">
          {termsWords(about.clock)} {outWords(about.clock)}
        </p>
      )}
      {about.strict && <p className="small muted">Without take-backs: what was rolled, learned or answered stands.</p>}
      <div className="button-row">
        <OfferDraw {...draw} />
        {you.seat !== null && isOn(about) && (
          <>
            <SecondDevice match={match} own={own} />
            <TellMe seats={[{ match, key: own }]} />
          </>
        )}
      </div>
      {about.seats.some(({ renewed }) => renewed > 0) && (
        <ul className="small">
          {about.seats.map(
            ({ renewed }, at) =>
              renewed > 0 && (
                <li key={seatNames[at]}>
                  {seatNames[at]}: its link was made anew {renewed === 1 ? 'once' : `${renewed} times`}.
                </li>
              ),
          )}
        </ul>
      )}
      {you.maker && watch !== null && (
        <details>
          <summary>A link for spectators</summary>
          <LinkCard link={linkOf(match, watch)} what="the battle for spectators" />
        </details>
      )}
      {you.maker &&
        isOn(about) &&
        about.seats.map(
          ({ sitter }, at) =>
            at !== you.seat &&
            sitter !== 'computer' && (
              <Renew key={seatNames[at]} match={match} own={own} seat={at} name={seatNames[at]!} />
            ),
        )}
    </div>
  );
};

export const Around = (props: Props) => {
  const { far, about, you, table } = props;
  const { seatNames } = useStore(table);
  const { ended, clocks } = useStore(far);
  const draw = useDraw(props);
  return (
    <>
      {ended !== undefined && ended.because !== 'unknown' && <Closed why={ended.why} />}
      {you.seat !== null && leftWords(about.seats[you.seat]!) !== undefined && (
        <p className={`notice notice--risk ${css.closed}`} role="status">
          Your time ran out: the computer plays on for you. You may watch.
        </p>
      )}
      {clocks !== undefined &&
        about.seats.map((seat, at) => (
          <LastMinute
            key={seatNames[at]}
            told={clocks}
            seat={at}
            name={at === you.seat ? null : (sitterName(seat) ?? seatNames[at]!)}
          />
        ))}
      {hasMore(props) ? (
        <details className={css.around} data-roomy>
          <summary className={css.aroundLine}>
            <Sitters {...props} />
            <span className={css.fold}>
              More<span className="visually-hidden"> about the people at this table</span>
            </span>
          </summary>
          <More {...props} draw={draw} />
        </details>
      ) : (
        <div className={css.around}>
          <div className={css.aroundLine}>
            <Sitters {...props} />
          </div>
        </div>
      )}
      {draw.refused !== undefined && (
        <p className={`notice ${css.closed}`} role="status">
          No draw: {draw.refused}
        </p>
      )}
    </>
  );
};
