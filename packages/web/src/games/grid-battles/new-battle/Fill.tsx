/** Where a force comes from and goes to: ready-made ones, and those kept in this browser. */

import { type Budget, type Force, gridBattlesDescriptor, refuseForce } from '@muster/grid-battles';
import { useState } from 'react';
import { FillFrom } from '../../../pages/Building.tsx';
import { KeepForm } from '../../../pages/keeping/KeepForm.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { listed } from '../../../parts/words.ts';
import { grouped, unitWords } from './choices.ts';
import { shelf } from './kept.ts';
import css from './new-battle.module.css';
import { readyForces } from './ready-made.ts';

interface Props {
  readonly side: string;
  readonly points: Budget;
  readonly force: Force;
  /** `words`: what is said about it. */
  readonly onFill: (force: Force, words: string) => void;
}

const forceWords = (force: Force): string => listed(grouped(force).map(({ type, count }) => unitWords(type, count)));

export const Fill = ({ side, points, force, onFill }: Props) => {
  const { kept = [], reload } = useShelf(shelf);
  const [name, setName] = useState<string>();
  const wrong = refuseForce(force, points);
  const offerOf = (called: string, of: Force, words: string) => ({
    name: called,
    words,
    fill: () => onFill(of, `${called}: ${forceWords(of)}.`),
  });
  return (
    <div className={css.fill}>
      <FillFrom
        what={`the force of ${side}`}
        ready={readyForces(points).map((r) => offerOf(r.name, r.force, r.words))}
        kept={kept.map((k) => offerOf(k.name, k.force, `${k.points} points, ${forceWords(k.force)}`))}
      />
      {name === undefined ? (
        <button
          type="button"
          className="button button--small"
          disabled={wrong !== undefined}
          onClick={() => setName('')}
        >
          Keep it<span className="visually-hidden">, the force of {side}</span>
        </button>
      ) : (
        <KeepForm
          game={gridBattlesDescriptor}
          what="force"
          name={name}
          opened
          isKnown={kept.some((k) => k.name === name.trim())}
          onName={setName}
          problem={() => wrong && `A force ${wrong}.`}
          keep={(called) => shelf.keep({ version: 1, name: called, points, force }).then(reload)}
        />
      )}
    </div>
  );
};
