/** Plain six-sided dice as Magewinds throws them: those that hit stand out, the others are greyed, the Armour takes its own. */

import { throughWords } from '@muster/magewinds';
import { D6 } from '../../../parts/dice/D6.tsx';
import { inPlace } from '../../../parts/inPlace.tsx';
import css from './moment.module.css';
import type { DiceEvent } from './scene.ts';

/** How many of the hits come to nothing. */
const blockedIn = (event: DiceEvent): number => (event.type === 'struck' ? event.hits - event.damage : 0);

/** TC witch.hex: every hit is thrown again, and only those count. */
const throwsOf = (event: DiceEvent): readonly (readonly number[])[] =>
  event.type === 'struck' && event.rerolled.length > 0 ? [event.dice, event.rerolled] : [event.dice];

/** The last throw, as it lies: those that hit stand out, and the Armour takes its own, one by one. */
export const DiceRow = ({ dice }: { readonly dice: { readonly event: DiceEvent; readonly rolling: boolean } }) => {
  const { event, rolling } = dice;
  const throws = throwsOf(event);
  return (
    <div role="img" aria-label={rolling ? 'The dice roll' : wordsOf(event)}>
      {inPlace(throws, (faces, n) => (
        <div className={css.dice}>
          {n > 0 && <span className={css.again}>Hex: thrown again</span>}
          <Thrown
            faces={faces}
            needed={event.needed}
            blocked={n === throws.length - 1 ? blockedIn(event) : 0}
            rolling={rolling}
          />
        </div>
      ))}
    </div>
  );
};

interface ThrownProps {
  readonly faces: readonly number[];
  readonly needed: number;
  readonly blocked: number;
  readonly rolling: boolean;
}

const Thrown = ({ faces, needed, blocked, rolling }: ThrownProps) => {
  let hits = 0;
  return inPlace(faces, (face) => {
    const hit = face <= needed;
    const n = hit ? hits++ : undefined;
    return <D6 face={face} hit={hit} blocked={n !== undefined && n < blocked ? n : undefined} rolling={rolling} />;
  });
};

const wordsOf = (event: DiceEvent): string => {
  const list = event.dice.join(', ');
  switch (event.type) {
    case 'struck':
      return `Rolled ${event.dice.length === 0 ? 'no dice' : list}; hits on ${event.needed} or less: ${event.hits}${
        event.rerolled.length > 0 ? `, after the Hex threw ${event.rerolled.join(', ')}` : ''
      }. Armour ${event.armour}: ${throughWords(event)}.`;
    case 'objectStruck':
      return `Rolled ${list}; hits on ${event.needed} or less: ${event.hits}.`;
    case 'barrier':
      return `Barrier rolled ${list}; ${event.needed} or less cancels: ${event.cancelled} less.`;
  }
};
