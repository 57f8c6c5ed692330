/** What a planned place is good for and what it risks, and where else one could go. */

import type { Point } from '@muster/geometry';
import { Destinations } from '../Destinations.tsx';
import { onWay } from '../hand.ts';
import { momentBeside, momentNow, ResultLine } from '../Moment.tsx';
import { OddsView } from '../OddsView.tsx';
import css from '../table.module.css';
import type { Props } from './parts.ts';

/** What is left of the last attack, once it is not seen beside those who fight. */
export const LastResult = ({ seen: { shown, scene }, now }: Props) =>
  momentBeside(shown, momentNow(scene, now.decision), 0) === undefined && <ResultLine moment={scene.moment} />;

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <div>
      <p className="overline">{title}</p>
      <ul className={css.around}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );

export const Prospect = ({ plan: { marks } }: Props) => (
  <>
    <Lines title="From there" lines={marks.aftermath} />
    <Lines title="Who could strike there this round" lines={marks.threats} />
  </>
);

export const Odds = ({ now: { view, decision }, plan: { odds } }: Props) =>
  odds !== undefined && (
    <OddsView battle={view} odds={odds} side={decision?.kind === 'defence' ? 'defender' : 'attacker'} />
  );

/** By name or bearing; what one has opened there is not for the next eyes. */
export const Ways = ({ seen: { eyes }, plan: { marks }, held, hold }: Props) => {
  const { mover, casting } = marks;
  if (mover === undefined || casting !== undefined) return null;
  const go = (path: readonly Point[]): void =>
    hold(onWay(held, mover.fighter, { type: 'pinned', path, longer: false }));
  return <Destinations key={eyes} mover={mover} onPath={go} />;
};
