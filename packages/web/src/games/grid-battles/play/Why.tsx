/** How a combat came about, die by die, behind its line of the log. */

import type { Battle, BattleEvent } from '@muster/grid-battles';
import css from '../../../play/play.module.css';
import { describeRoll, rollNames } from '../dice/describe.ts';

export const Why = ({ view, event }: { readonly view: Battle; readonly event: BattleEvent }) => {
  if (event.type !== 'struck') return null;
  return (
    <details className={css.why}>
      <summary>Why?</summary>
      <p>
        {describeRoll(event, rollNames(view, event))} The odds expected {event.expected.toFixed(2)} hits.
      </p>
    </details>
  );
};
