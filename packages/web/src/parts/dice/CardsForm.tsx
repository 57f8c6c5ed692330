/** Asks for cards that were drawn at a real table: typed by their keys, or pressed, corrected until they are taken. */

import { type CardKind, missingCards, readTypedCards } from '@muster/kernel';
import type { AskedDraw } from '../../contract/table-game.ts';
import { times } from '../inPlace.tsx';
import css from './dice-form.module.css';
import { TypedForm } from './TypedForm.tsx';
import { useTypedText } from './useTypedText.ts';

interface Props {
  readonly draw: AskedDraw;
  readonly onGive: (cards: readonly string[]) => void;
  readonly onBack: () => void;
  readonly backWords: string;
}

const keysOf = (all: readonly CardKind[], cards: readonly string[]): string =>
  cards.map((card) => all.find((kind) => kind.card === card)?.key ?? '').join(' ');

const helpWords = (count: number, all: readonly CardKind[], isSecret: boolean): string => {
  const draw =
    count === 1 ? 'Draw at your table, then type the card' : 'Draw at your table, then type the cards in order';
  const keys = `${all[0]?.key} is ${all[0]?.label}, ${all.at(-1)?.key} is ${all.at(-1)?.label}`;
  return `${draw}: ${keys}.${isSecret ? ' Nobody else learns it.' : ''}`;
};

export const CardsForm = ({ draw, onGive, onBack, backWords }: Props) => {
  const { seat, count, words, kinds, back, before, problem } = draw;
  const all = kinds.flat();
  const typed = useTypedText(draw, keysOf(all, before ?? []), problem);
  const read = readTypedCards(typed.text, draw, count);
  const { cards } = read;
  const type = (text: string): void => {
    const next = readTypedCards(text, draw, count);
    typed.type(next.text, next.problem);
  };
  const give = (): void => {
    const missing = missingCards(read, count);
    if (missing !== undefined) typed.say(missing);
    else onGive(cards.map(({ card }) => card));
  };
  const leftOf = ({ card, left }: CardKind): number => left - cards.filter((other) => other.card === card).length;
  return (
    <TypedForm
      words={words}
      help={helpWords(count, all, seat !== null)}
      label={count === 1 ? 'Card' : 'Cards'}
      text={typed.text}
      onText={type}
      said={typed.said}
      isComplete={cards.length === count}
      give={count === 1 ? 'Take this card' : 'Take these cards'}
      onGive={give}
      back={back === 'luck' ? 'Back: correct what was typed before' : back && backWords}
      onBack={onBack}
      shown={
        <ol className={css.cards} aria-hidden="true">
          {times(count, (i) => (
            <li data-next={i === cards.length || undefined}>{cards[i]?.label ?? '?'}</li>
          ))}
        </ol>
      }
    >
      {kinds.map((row) => (
        <div key={row[0]?.card} className={css.kinds}>
          {row.map((kind) => (
            <button
              key={kind.card}
              type="button"
              className="button button--small"
              aria-label={kind.left > 1 ? `${kind.name}, ${leftOf(kind)} left` : kind.name}
              disabled={leftOf(kind) <= 0}
              onClick={() =>
                type(
                  `${keysOf(
                    all,
                    cards.map(({ card }) => card),
                  )} ${kind.key}`,
                )
              }
            >
              {kind.label}
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        className="button button--small"
        aria-label="Take out the last card typed"
        disabled={typed.text === ''}
        onClick={() =>
          type(
            keysOf(
              all,
              cards.slice(0, -1).map(({ card }) => card),
            ),
          )
        }
      >
        ⌫
      </button>
    </TypedForm>
  );
};
