/** Whose the dice are, and the cards: Muster's, or those of the people at a real table. */

import { choiceField, type Field } from '@muster/kernel';
import type { DiceOf } from '@muster/table';
import { Chips } from '../../parts/Chips.tsx';
import { listed, quoted } from '../../parts/words.ts';
import css from './start.module.css';

const IN_ADDRESS: Readonly<Record<DiceOf, string>> = {
  muster: 'muster',
  people: 'real',
  peopleWithCards: 'real-cards',
};

const CHOICES: readonly { readonly value: DiceOf; readonly words: string }[] = [
  { value: 'muster', words: 'Muster rolls' },
  { value: 'people', words: 'We roll real dice' },
];
const WITH_CARDS: typeof CHOICES = [...CHOICES, { value: 'peopleWithCards', words: 'Real dice and cards' }];

/** In an address: `dice=real`. `kinds`: what this game knows. */
export const diceField = (kinds: readonly DiceOf[] = ['muster', 'people']): Field<DiceOf> => {
  const choices = WITH_CARDS.filter(({ value }) => kinds.includes(value));
  const nameOf = (kind: DiceOf): string => IN_ADDRESS[kind];
  return choiceField(choices, {
    words: 'Dice',
    usual: 'muster',
    make: nameOf,
    wrong: (text) => `Dice can be ${listed(kinds.map(nameOf), 'or')}, not ${quoted(text)}.`,
    offers: choices.map(({ value, words }) => ({ value: value === 'muster' ? null : nameOf(value), words })),
  });
};

interface Props {
  readonly dice: DiceOf;
  /** What real dice mean in this game: its dice, its cards. */
  readonly real: string;
  /** What real cards mean; absent where there are none. */
  readonly cards?: string;
  readonly onDice: (dice: DiceOf) => void;
}

const meaning = (dice: DiceOf, real: string, cards = ''): string => {
  const unproven = 'Nobody can prove such';
  switch (dice) {
    case 'muster':
      return 'Fair dice that anyone can check afterwards.';
    case 'people':
      return `Whenever dice are needed, for the computer too, you roll at your table and type the faces; Muster is the referee. ${unproven} dice afterwards. ${real}`;
    case 'peopleWithCards':
      return `Whenever dice or cards are needed, you roll or draw at your table and type what it is; Muster is the referee. ${unproven} luck afterwards. ${cards}`;
  }
};

export const DiceChoice = ({ dice, real, cards, onDice }: Props) => (
  <section className={css.dice} aria-label="Dice">
    <Chips legend="Dice" choices={cards === undefined ? CHOICES : WITH_CARDS} value={dice} onChoose={onDice} />
    <p className="small muted">{meaning(dice, real, cards)}</p>
  </section>
);
