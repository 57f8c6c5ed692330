/** Who sits around the table elsewhere, whether they are there, and what can be asked of them; folded, but for that. */

import type { ClocksTold, Ended } from '@muster/client';
import type { SeatAbout } from '@muster/protocol';
import type { BattleTable, MatchSource } from '@muster/table';
import { useState } from 'react';
import { useStore } from 'zustand';
import { keyOf, linkOf } from '../match/keys.ts';
import { TellMe } from '../match/TellMe.tsx';
import { outWords, termsWords } from '../parts/clock-words.ts';
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

/** All must agree to a draw. */
const OfferDraw = ({ source, table, you: { seat } }: Props) => {
  const { outcome, requests } = useStore(table);
  const [refused, setRefused] = useState<string>();
  if (seat === null || outcome !== undefined) return null;
  const isOffered = requests.some(({ kind }) => kind === 'draw');
  const offer = async () => {
    const answer = await source.ask('draw', seat, []);
    setRefused(answer.ok ? undefined : answer.why);
  };
  return (
    <>
      <button type="button" className="button button--small" disabled={isOffered} onClick={() => void offer()}>
        {isOffered ? 'A draw is offered' : 'Offer a draw'}
      </button>
      {refused !== undefined && (
        <p className="small" role="status">
          {refused}
        </p>
      )}
    </>
  );
};

/** The connection is closed for good: what that means for who sits here. What is planned stays, also when the page is loaded again. */
const Closed = ({ ended: { because, why } }: { readonly ended: Ended }) => (
  <div className={`notice notice--risk ${css.closed}`} role="alert">
    <p>{why}</p>
    {because !== 'unknown' && (
      <button type="button" className="button button--small" onClick={() => location.reload()}>
        Load the page again
      </button>
    )}
  </div>
);

export const Around = (props: Props) => {
  const { match, own, far, about, you, table } = props;
  const { seatNames } = useStore(table);
  const watch = keyOf(match)?.invitations?.watch ?? null;
  const { ended, clocks } = useStore(far);
  const others = about.seats.flatMap((seat, at) => (at === you.seat ? [] : [{ seat, at }]));
  return (
    <>
      {ended !== undefined && <Closed ended={ended} />}
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
      <details className={css.around}>
        <summary>
          <span className={css.sitters} role="status">
            {others.map(({ seat, at }) => (
              <Sitter key={at} seat={seat} at={at} clocks={clocks} />
            ))}
            {clocks !== undefined && you.seat !== null && (
              <span className={css.sitter}>
                <span className={play.seatMark} data-seat={you.seat} aria-hidden="true" />
                You
                <SeatClock told={clocks} seat={you.seat} />
              </span>
            )}
            {about.watching > 0 && <span className="muted">{count(about.watching, 'spectator')}</span>}
          </span>
          <span className={css.fold}>
            More<span className="visually-hidden"> about the people at this table</span>
          </span>
        </summary>
        <div className={css.aroundBody}>
          {about.clock !== null && (
            <p className="small muted">
              {termsWords(about.clock)} {outWords(about.clock)}
            </p>
          )}
          {about.strict && (
            <p className="small muted">Without take-backs: what was rolled, learned or answered stands.</p>
          )}
          <div className="button-row">
            <OfferDraw {...props} />
            {you.seat !== null && <SecondDevice match={match} own={own} />}
            {you.seat !== null && about.status === 'playing' && <TellMe seats={[{ match, key: own }]} />}
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
            others.map(
              ({ seat, at }) =>
                seat.sitter !== 'computer' && (
                  <Renew key={at} match={match} own={own} seat={at} name={seatNames[at]!} />
                ),
            )}
        </div>
      </details>
    </>
  );
};
