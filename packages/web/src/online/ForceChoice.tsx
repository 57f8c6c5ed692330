/** The force that one brings: one's own, a ready one, or the one that was set for this seat. What does not fit says why, in its place. */

import type { Descriptor, GameTypes, Seat } from '@muster/kernel';
import type { Gathering } from '@muster/protocol';
import { useEffect, useState } from 'react';
import { findGame, useGames } from '../contract/games.ts';
import type { ForceOffer } from '../contract/table-game.ts';
import { RuleWords } from '../parts/RuleWords.tsx';
import css from './online.module.css';
import type { Present } from './present.ts';

interface Props extends Present {
  readonly gathering: Gathering;
  readonly seat: Seat;
}

interface Offered extends ForceOffer {
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
        offers: offers.map((offer) => ({ ...offer, problem: gathering.refuse(value, seat, offer.force) })),
      });
    };
    load().catch(() => {}); // the list stays empty, and says so
    return () => {
      gone = true;
    };
  }, [games, game, config, seat]);
  return choice;
};

export const ForceChoice = ({ far, about, gathering, seat }: Props) => {
  const choice = useChoice(about.game, gathering.config, seat);
  const [refused, setRefused] = useState<{ readonly name: string; readonly why: string }>();
  const chosen = gathering.forces[seat];
  const bring = async ({ name, force }: ForceOffer) => {
    const answer = await far.force(force);
    setRefused(answer.ok ? undefined : { name, why: answer.why ?? 'It was not accepted.' });
  };
  if (about.seats[seat]?.ready && chosen !== null)
    return (
      <section className="slip" aria-labelledby="force">
        <h2 id="force">Your force is chosen</h2>
        <p>{choice?.isSealed ? 'The others see only that you are ready.' : 'The others can see it.'}</p>
        <button type="button" className="button" onClick={() => void far.force(null)}>
          Choose another one
        </button>
      </section>
    );
  return (
    <section className="slip" aria-labelledby="force">
      <h2 id="force">Choose your force</h2>
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
                <ul className={css.forces}>
                  {offers.map((offer) => (
                    <li key={offer.name}>
                      <button
                        type="button"
                        className="button"
                        aria-disabled={offer.problem !== undefined || undefined}
                        onClick={() => (offer.problem === undefined ? void bring(offer) : undefined)}
                      >
                        Bring {offer.name}
                      </button>
                      {(offer.problem ?? (refused?.name === offer.name ? refused.why : undefined)) !== undefined && (
                        <p className="field__error" role={refused?.name === offer.name ? 'alert' : undefined}>
                          <RuleWords
                            game={choice.descriptor}
                            text={offer.problem ?? (refused?.name === offer.name ? refused.why : '')}
                          />
                        </p>
                      )}
                    </li>
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
