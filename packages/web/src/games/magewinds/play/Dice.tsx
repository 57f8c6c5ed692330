/** Plain six-sided dice as Magewinds throws them: those that hit stand out, the others are greyed, the Armour takes its own. */

import { throughWords } from '@muster/magewinds';
import { D6 } from '../../../parts/dice/D6.tsx';
import css from './moment.module.css';
import type { DiceEvent } from './scene.ts';

/** How many of the hits come to nothing. */
const blockedIn = (event: DiceEvent): number =>
  event.type === 'struck' && event.rerolled.length === 0 ? event.hits - event.damage : 0;

/** The last throw, as it lies: those that hit stand out, and the Armour takes its own, one by one. */
export const DiceRow = ({ dice }: { readonly dice: { readonly event: DiceEvent; readonly rolling: boolean } }) => {
  const { event, rolling } = dice;
  const blocked = blockedIn(event);
  let hits = 0;
  return (
    <div className={css.dice} role="img" aria-label={rolling ? 'The dice roll' : wordsOf(event)}>
      {event.dice.map((face, i) => {
        const hit = face <= event.needed;
        const n = hit ? hits++ : undefined;
        return (
          <D6
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they were thrown
            key={i}
            face={face}
            hit={hit}
            blocked={n !== undefined && n < blocked ? n : undefined}
            rolling={rolling}
          />
        );
      })}
    </div>
  );
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
