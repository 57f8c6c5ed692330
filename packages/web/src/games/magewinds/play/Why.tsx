/** How an attack came about, number by number, behind its line of the log. */

import { type Battle, type MagewindsEvent, throughWords } from '@muster/magewinds';
import { count } from '../../../parts/words.ts';
import play from '../../../play/play.module.css';

export const Why = ({ event }: { readonly view: Battle; readonly event: MagewindsEvent }) => {
  if (event.type !== 'struck') return null;
  const parts = [
    `Precision ${event.precision}`,
    `less Evasion ${event.evasion}`,
    ...(event.cover ? ['less cover'] : []),
    ...(event.dodge > 0 ? [`less Dodge ${event.dodge}`] : []),
    ...(event.capped ? ['at most 5 by the Hex'] : []),
  ];
  return (
    <details className={play.why}>
      <summary>Why?</summary>
      <p>
        {parts.join(', ')}: {event.needed} or less hits. {event.power} dice: {event.dice.join(', ') || 'none needed'}.{' '}
        {count(event.hits, 'hit')} against Armour {event.armour}: {throughWords(event)}. The odds expected{' '}
        {event.expected.toFixed(2)}.
      </p>
    </details>
  );
};
