/** Who rolls the dice: Muster, or the people at a real table. */

import type { DiceOf } from '../../match/source.ts';
import type { Report } from '../../parts/address.ts';
import { Chips } from '../../parts/Chips.tsx';
import { quoted } from '../../parts/words.ts';
import css from './start.module.css';

/** In an address: `dice=real`. */
export const readDice = (text: string | null, report: Report): DiceOf => {
  if (text !== null && text !== 'real' && text !== 'muster')
    report(`Dice can be muster or real, not ${quoted(text)}.`, [
      { value: null, words: 'Muster rolls' },
      { value: 'real', words: 'We roll real dice' },
    ]);
  return text === 'real' ? 'people' : 'muster';
};

export const writeDice = (dice: DiceOf): readonly string[] => (dice === 'people' ? ['dice=real'] : []);

const CHOICES = [
  { value: 'muster', words: 'Muster rolls' },
  { value: 'people', words: 'We roll real dice' },
] as const;

interface Props {
  readonly dice: DiceOf;
  /** What real dice mean in this game: its dice, its cards. */
  readonly real: string;
  readonly onDice: (dice: DiceOf) => void;
}

export const DiceChoice = ({ dice, real, onDice }: Props) => (
  <section className={css.dice} aria-label="Dice">
    <Chips legend="Dice" choices={CHOICES} value={dice} onChoose={onDice} />
    <p className="small muted">
      {dice === 'muster'
        ? 'Fair dice that anyone can check afterwards.'
        : `Whenever dice are needed, for the computer too, you roll at your table and type the faces; Muster is the referee. Nobody can prove such dice afterwards. ${real}`}
    </p>
  </section>
);
