/** How a line of the log came about: dice and what they needed. */

import { type Battle, type CosmicEvent, cosmicCombatDescriptor } from '@muster/cosmic-combat';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import css from '../../../play/play.module.css';
import { purseName } from './words.ts';

export const Why = ({ view, event }: { readonly view: Battle; readonly event: CosmicEvent }) => {
  if ((event.type !== 'rolled' && event.type !== 'rerolled') || event.rule === null) return null;
  const expected = (event.faces.length * Math.max(0, 7 - event.needs)) / 6;
  return (
    <details className={css.why}>
      <summary>Why?</summary>
      <p>
        {purseName(view, event.purse)} needed {event.needs} or more on each of {event.faces.length}{' '}
        {event.faces.length === 1 ? 'die' : 'dice'}: {expected.toFixed(1)} were to be expected (
        <RuleRef game={cosmicCombatDescriptor} id={event.rule} />
        ).
      </p>
    </details>
  );
};
