/** How a combat came about, die by die, behind its line of the log. */

import { type Battle, type BattleEvent, nameOf, unitOf } from '@muster/grid-battles';
import css from '../../../play/play.module.css';
import { describeRoll } from '../dice/describe.ts';

export const Why = ({ view, event }: { readonly view: Battle; readonly event: BattleEvent }) => {
  if (event.type !== 'struck') return null;
  const names = { striker: nameOf(unitOf(view, event.striker)), struck: nameOf(unitOf(view, event.struck)) };
  return (
    <details className={css.why}>
      <summary>Why?</summary>
      <p>
        {describeRoll(event, names)} The odds expected {event.expected.toFixed(2)} hits.
      </p>
    </details>
  );
};
