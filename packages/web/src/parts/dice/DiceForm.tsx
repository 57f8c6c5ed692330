/** Asks for dice that were rolled at a real table: typed as digits, or pressed, corrected until they are taken. */

import type { ReactNode } from 'react';
import type { AskedRoll } from '../../contract/table-game.ts';
import { times } from '../inPlace.tsx';
import css from './dice-form.module.css';
import { missing, readFaces } from './faces.ts';
import { PipDie } from './PipDie.tsx';
import { TypedForm } from './TypedForm.tsx';
import { useTypedText } from './useTypedText.ts';

/** How a die of this kind is drawn, where dice differ. */
export type DrawDie = (props: { readonly die: string; readonly face: number }) => ReactNode;

interface Props {
  readonly roll: AskedRoll;
  readonly onGive: (faces: readonly number[]) => void;
  readonly onBack: () => void;
  readonly backWords: string;
  readonly Die?: DrawDie | undefined;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

const helpWords = (count: number, dice: readonly string[] | undefined): string => {
  if (count === 1) return `Roll ${dice === undefined ? 'a' : `the ${dice[0]}`} die, then type its face.`;
  return `Roll at your table, then type the faces${dice === undefined ? '' : `: ${dice.join(', ')}`}.`;
};

export const DiceForm = ({ roll, onGive, onBack, backWords, Die }: Props) => {
  const { count, words, dice, back, before } = roll;
  const typed = useTypedText(roll, before?.join('') ?? '', undefined);
  const { faces } = readFaces(typed.text, count);
  const type = (next: string): void => {
    const read = readFaces(next, count);
    typed.type(read.faces.join(''), read.problem);
  };
  const give = (): void => {
    const problem = missing(faces, count);
    if (problem !== undefined) typed.say(problem);
    else onGive(faces);
  };
  return (
    <TypedForm
      words={words}
      help={helpWords(count, dice)}
      label="Faces"
      text={typed.text}
      onText={type}
      said={typed.said}
      isComplete={faces.length === count}
      give={count === 1 ? 'Take this die' : 'Take these dice'}
      onGive={give}
      back={back === 'luck' ? 'Back: correct the dice before' : back && backWords}
      onBack={onBack}
      shown={
        <ol className={css.dice} aria-hidden="true">
          {times(count, (i) => (
            <li data-next={i === faces.length || undefined}>
              {dice !== undefined && Die !== undefined ? (
                <Die die={dice[i]!} face={faces[i] ?? 0} />
              ) : (
                <PipDie face={faces[i] ?? 0} />
              )}
              <span>{faces[i] ?? '?'}</span>
            </li>
          ))}
        </ol>
      }
    >
      <div className={css.faces}>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            className="button button--small"
            aria-label={`A die shows ${face}`}
            onClick={() => type(`${typed.text}${face}`)}
          >
            {face}
          </button>
        ))}
        <button
          type="button"
          className="button button--small"
          aria-label="Take out the last die typed"
          disabled={faces.length === 0}
          onClick={() => type(typed.text.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
    </TypedForm>
  );
};
