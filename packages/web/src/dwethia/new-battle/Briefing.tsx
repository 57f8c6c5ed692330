/** What is about to be fought: what it is called, what decides it, a few figures, and the ground. */

import type { ReactNode } from 'react';
import sheet from '../../pages/new-battle/sheet.module.css';
import { SourceMark } from '../../parts/SourceMark.tsx';
import css from './sides.module.css';

interface Props {
  readonly title: string;
  readonly words: string;
  readonly facts: readonly string[];
  /** The ground; undefined where nobody knows it yet. */
  readonly children: ReactNode;
}

export const Briefing = ({ title, words, facts, children }: Props) => (
  <header className={sheet.briefing} data-field>
    <h2>{title}</h2>
    <p className="lede">{words}</p>
    <p className={sheet.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <SourceMark source="house" />
    </p>
    {children !== undefined && <div className={css.preview}>{children}</div>}
  </header>
);
