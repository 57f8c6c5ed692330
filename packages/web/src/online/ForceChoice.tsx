/** The force that one brings: one's own, a ready one, or the one that was set for this seat. What does not fit says why, in its place. */

import type { CheckedForce, Descriptor, GameTypes, Seat } from '@muster/kernel';
import type { Gathering } from '@muster/protocol';
import { useEffect, useRef, useState } from 'react';
import { findGame, useGames } from '../contract/games.ts';
import type { ForceOffer } from '../contract/table-game.ts';
import { inPlace } from '../parts/inPlace.tsx';
import { RuleWords } from '../parts/RuleWords.tsx';
import css from './online.module.css';
import type { Present } from './present.ts';
import { useFreshFocus } from './useFreshFocus.ts';

interface Props extends Present {
  readonly gathering: Gathering;
  readonly seat: Seat;
  /** What one has chosen, in a word. */
  readonly brought: string | undefined;
}

interface Offered extends ForceOffer {
  /** What it is, and what is in it, for people. */
  readonly what: CheckedForce | undefined;
  /** Why it may not be brought. */
  readonly problem: string | undefined;
}

interface Choice {
  readonly descriptor: Descriptor;
  readonly isSealed: boolean;
  readonly offers: readonly Offered[];
}

const GROUPS: readonly { readonly of: ForceOffer['of']; readonly words: string }[] = [
  { of: 'given', words: 'Set for this seat' },
  { of: 'own', words: 'Your own' },
  { of: 'ready', words: 'Ready to be fielded' },
];

/** All there are, each with what the rules have against it. */
const useChoice = (game: string, config: object, seat: Seat): Choice | undefined => {
  const { games } = useGames();
  const [choice, setChoice] = useState<Choice>();
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const found = findGame(games, game);
      if (found?.entry.forces === undefined) return;
      const descriptor: Descriptor = await found.card.load();
      const read = descriptor.game.parseConfig(config);
      if (!read.ok || descriptor.gathering === undefined) return;
      const { gathering } = descriptor;
      const value: GameTypes['config'] = read.value;
      const offers = await found.entry.forces(value, seat);
      if (gone) return;
      setChoice({
        descriptor,
        isSealed: gathering.isSealed(value),
        offers: offers.map((offer) => {
          const checked = descriptor.forces?.check(offer.force);
          return {
            ...offer,
            what: checked?.ok ? checked.value : undefined,
            problem: gathering.refuse(value, seat, offer.force),
          };
        }),
      });
    };
    load().catch(() => {}); // the list stays empty, and says so
    return () => {
      gone = true;
    };
  }, [games, game, config, seat]);
  return choice;
};

interface OfferProps {
  readonly game: Descriptor;
  readonly offer: Offered;
  /** Why it was sent back. */
  readonly refused: string | undefined;
  readonly onBring: () => void;
}

const Offer = ({ game, offer: { of, name, what, problem }, refused, onBring }: OfferProps) => (
  <li>
    <button
      type="button"
      className={of === 'given' ? 'button button--main' : 'button'}
      disabled={problem !== undefined}
      onClick={onBring}
    >
      Bring {name}
    </button>
    {what !== undefined && (
      <details className="small muted">
        <summary>{what.title}</summary>
        <ul>
          {inPlace(what.rows, (row) => (
            <li>{row.filter((cell) => cell !== '').join(' · ')}</li>
          ))}
        </ul>
      </details>
    )}
    {problem !== undefined && (
      <p className="field__error">
        <RuleWords game={game} text={problem} />
      </p>
    )}
    {refused !== undefined && (
      <p className="field__error" role="alert">
        <RuleWords game={game} text={refused} />
      </p>
    )}
  </li>
);

export const ForceChoice = ({ far, about, gathering, seat, brought }: Props) => {
  const choice = useChoice(about.game, gathering.config, seat);
  const [refused, setRefused] = useState<{ readonly name: string; readonly why: string }>();
  const isChosen = about.seats[seat]?.ready === true && gathering.forces[seat] !== null;
  const section = useRef<HTMLElement>(null);
  useFreshFocus(isChosen ? 'chosen' : 'choosing', section);
  const bring = async ({ name, force }: ForceOffer) => {
    const answer = await far.force(force);
    setRefused(answer.ok ? undefined : { name, why: answer.why ?? 'It was not accepted.' });
  };
  if (isChosen)
    return (
      <section ref={section} tabIndex={-1} className="slip" aria-labelledby="force">
        <h2 id="force">Your force is chosen</h2>
        <p>
          {brought !== undefined && `${brought}. `}
          {choice?.isSealed ? 'The others see only that you are ready.' : 'The others can see it.'}
        </p>
        <button type="button" className="button" onClick={() => void far.force(null)}>
          Choose another one
        </button>
      </section>
    );
  return (
    <section ref={section} tabIndex={-1} className="slip" aria-labelledby="force">
      <h2 id="force">Which force do you bring?</h2>
      {gathering.refused !== null && (
        <p className="notice notice--risk" role="alert">
          Your force was sent back: {gathering.refused}
        </p>
      )}
      {choice === undefined ? (
        <p role="status">Looking for your forces…</p>
      ) : (
        <>
          <p className="muted">
            {choice.isSealed
              ? 'It is sealed: the others see only that you are ready, until all are in.'
              : 'The others see what you choose.'}
          </p>
          {GROUPS.map(({ of, words }) => {
            const offers = choice.offers.filter((offer) => offer.of === of);
            return offers.length === 0 ? null : (
              <div key={of}>
                <h3>{words}</h3>
                {of === 'given' && choice.isSealed && (
                  <p className="muted small">It stands in the set-up, which everybody here can read.</p>
                )}
                <ul className={css.forces}>
                  {offers.map((offer) => (
                    <Offer
                      key={offer.name}
                      game={choice.descriptor}
                      offer={offer}
                      refused={refused?.name === offer.name ? refused.why : undefined}
                      onBring={() => void bring(offer)}
                    />
                  ))}
                </ul>
              </div>
            );
          })}
        </>
      )}
    </section>
  );
};
