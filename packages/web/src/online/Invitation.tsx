/** Who was sent a link takes the seat, with a name: one click. */

import type { Key, MatchId, Seen } from '@muster/protocol';
import { type FormEvent, useState } from 'react';
import { findGame, useGames } from '../contract/games.ts';
import { tidyName } from '../contract/person.ts';
import { api, whyNot } from '../match/server.ts';
import { outWords, termsWords } from '../parts/clock-words.ts';
import { HowToPlayLink } from '../parts/guide/HowToPlayLink.tsx';
import { useSettings } from '../parts/settings.ts';
import { NameField } from './NameField.tsx';
import css from './online.module.css';
import { whoIsIn } from './words.ts';

/** What is written for who tells no name. */
const NAMELESS = 'Guest';

/** `sitter`: who has the seat, or had it before its link was made anew. */
const seatWords = ({ opens, device }: Seen, sitter: string | null): string => {
  if (opens === 'join') return 'A seat is free for you.';
  if (sitter === null) return 'A seat is kept for you.';
  return device ? `Here you play the seat of ${sitter}.` : `The seat of ${sitter} is kept for you.`;
};

interface Props {
  readonly match: MatchId;
  readonly link: Key;
  readonly seen: Seen;
  /** This browser has a seat there already. */
  readonly own: Key | undefined;
  readonly onEnter: (key: Key) => void;
}

export const Invitation = ({ match, link, seen, own, onEnter }: Props) => {
  const { about, you, device } = seen;
  const { games } = useGames();
  const { name } = useSettings();
  const [state, setState] = useState<'idle' | 'taking' | { readonly failed: string }>('idle');
  const game = findGame(games, about.game)?.card;
  const sitter = you.seat === null ? null : (about.seats[you.seat]?.name ?? null);
  const nameThere = sitter ?? NAMELESS;
  const take = async (event: FormEvent) => {
    event.preventDefault();
    setState('taking');
    try {
      const { key } = await api.claim({ match, key: link, name: device ? nameThere : tidyName(name) || nameThere });
      onEnter(key);
    } catch (e) {
      setState({ failed: whyNot(e) });
    }
  };
  return (
    <div className={css.door}>
      <p className="overline">{device ? 'One more device' : 'An invitation'}</p>
      <h1>{about.title}</h1>
      <p className="lede">
        {game?.name ?? about.game}. {whoIsIn(about)} {seatWords(seen, sitter)}
      </p>
      {game !== undefined && (
        <>
          <p>{game.words}</p>
          <HowToPlayLink game={game} />
        </>
      )}
      {about.clock !== null && (
        <p>
          By the clock: {termsWords(about.clock)} {outWords(about.clock)}
        </p>
      )}
      {own !== undefined && (
        <div className="notice notice--risk">
          <p>
            This browser has a seat in this battle already: this link is for somebody else, so send it on. If you take
            it here, you leave your own seat on this device.
          </p>
          <button type="button" className="button" onClick={() => onEnter(own)}>
            To my own seat
          </button>
        </div>
      )}
      <form className={css.take} onSubmit={take}>
        {!device && <NameField placeholder={nameThere} />}
        <button
          type="submit"
          className={own === undefined ? 'button button--main' : 'button'}
          disabled={state === 'taking'}
        >
          {device ? 'Play here too' : 'Take the seat'}
        </button>
      </form>
      {typeof state === 'object' && (
        <p className="field__error" role="alert">
          {state.failed}
        </p>
      )}
      <p className="small muted">
        No account is needed. The seat is yours on this device; another one can be added later.
      </p>
    </div>
  );
};
