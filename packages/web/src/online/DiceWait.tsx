/**
 * Everybody gives a part of the luck before the battle begins: whose is waited for, in plain words. It takes a moment; where somebody does not
 * come back, who made the battle may give the seat a new link, or withdraw.
 */

import type { About, DiceRound } from '@muster/protocol';
import { useState } from 'react';
import { useTitle } from '../parts/useTitle.ts';
import { LinkLine } from './LinkLine.tsx';
import css from './online.module.css';
import type { Present } from './present.ts';
import { Renew } from './Renew.tsx';
import { Seats } from './Seats.tsx';
import { useLasting } from './useLasting.ts';
import { useSeatNames } from './useSeatNames.ts';
import { Withdraw } from './Withdraw.tsx';
import { abandonedWords, diceWords } from './words.ts';

interface Props extends Present {
  readonly dice: DiceRound;
  readonly config: object | undefined;
}

const isMissed = (seat: number, { seats }: About, { late }: DiceRound): boolean =>
  seats[seat]!.sitter !== 'computer' && (seats[seat]!.presence !== 'there' || late.includes(seat));

export const DiceWait = ({ match, own, far, about, you, dice, config }: Props) => {
  useTitle(about.title);
  const names = useSeatNames(about.game, config, about.seats.length);
  const [refused, setRefused] = useState<string>();
  /** Who has just come in is on the way. */
  const isMissing = useLasting(about.seats.some((_, seat) => isMissed(seat, about, dice)));
  const name = (seat: number): string => names[seat] ?? `seat ${seat + 1}`;
  const anew = async () => {
    const answer = await far.anew();
    setRefused(answer.ok ? undefined : answer.why);
  };
  return (
    <div className={css.lobby}>
      <h1>{about.title}</h1>
      <LinkLine link={far.getState().link} />
      <section className="slip" aria-labelledby="dice">
        <h2 id="dice">The dice are made</h2>
        <p role="status">{diceWords(dice, name)}</p>
        <p className="muted">
          The server and everybody’s device each add a part that nobody knew before; the dice of the whole battle come
          from all of them together. So nobody can try for better ones, and anybody can check it afterwards.
        </p>
        {dice.attempt > 1 && (
          <ul>
            {abandonedWords(dice, name).map((words) => (
              <li key={words}>{words}</li>
            ))}
            <li>This is attempt {dice.attempt}. All of this stands in the record.</li>
          </ul>
        )}
        {dice.late.length > 0 && you.seat !== null && (
          <button type="button" className="button" onClick={anew}>
            Begin again without waiting
          </button>
        )}
        {refused !== undefined && (
          <p className="field__error" role="alert">
            {refused}
          </p>
        )}
      </section>
      <Seats about={about} you={you} names={names}>
        {(seat) =>
          you.maker &&
          isMissing &&
          seat !== you.seat &&
          isMissed(seat, about, dice) && <Renew match={match} own={own} seat={seat} name={name(seat)} />
        }
      </Seats>
      {you.maker && isMissing && <Withdraw match={match} own={own} />}
    </div>
  );
};
