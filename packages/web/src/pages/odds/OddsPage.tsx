/** What every page of odds has: what it is for, what its address cannot have, the question beside its answer, and the answer in a line. */

import type { ReactNode } from 'react';
import type { Ruled } from '../../contract/table-game.ts';
import { CopyLink } from '../../parts/CopyLink.tsx';
import { Problems } from '../../parts/Problems.tsx';
import { Unknowns } from '../../parts/Unknowns.tsx';
import type { ChoicesPage } from '../../parts/useChoices.ts';
import { useTitle } from '../../parts/useTitle.ts';
import css from './odds.module.css';

interface PageProps<Q> {
  readonly game: Ruled;
  readonly title: string;
  readonly lede: string;
  readonly page: ChoicesPage<Q>;
  /** Whether nothing is worked out before what the address cannot have is answered; otherwise it is told, and the usual is taken. */
  readonly answersFirst?: boolean;
  /** Which kind of question. */
  readonly kinds?: ReactNode;
  readonly children: ReactNode;
}

const Untitled = () => {
  useTitle('Odds');
  return null;
};

export const OddsPage = <Q,>({ game, title, lede, page, answersFirst, kinds, children }: PageProps<Q>) => {
  const isOpen = answersFirst === true && page.unknown.length > 0;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        {kinds}
      </header>
      {!answersFirst && <Problems game={game} sentences={page.problems} />}
      {isOpen ? (
        <>
          <Untitled />
          <Unknowns game={game} unknown={page.unknown} />
        </>
      ) : (
        children
      )}
    </div>
  );
};

interface AnswerProps {
  /** What is asked: `Knight against Pikeman`. */
  readonly title: string;
  /** Not above the answer, where each part of it has a title of its own. */
  readonly isUntitled?: boolean;
  readonly titleClass?: string | undefined;
  /** In a line: heard after every change, and seen at the foot of a small screen. */
  readonly summary: string;
  readonly address: string;
  /** What the link leads to: `these odds`. */
  readonly what?: string;
  readonly controls: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const OddsAnswer = ({ title, summary, controls, what = 'these odds', className = '', ...more }: AnswerProps) => {
  useTitle(`Odds: ${title}`);
  return (
    <>
      <div className={css.columns}>
        {controls}
        <div className={`${css.results} ${className}`}>
          {!more.isUntitled && <h2 className={more.titleClass}>{title}</h2>}
          {more.children}
          <CopyLink what={what} address={`${location.origin}${more.address}`} />
        </div>
      </div>
      <p className={css.summary} role="status">
        {summary}
      </p>
    </>
  );
};
