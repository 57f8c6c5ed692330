/** What may be added to a force; what is too dear is said so, but may be taken all the same. */

import type { ReactNode } from 'react';
import tray from '../../pages/tray.module.css';
import { SourceMark } from '../../parts/SourceMark.tsx';
import css from './force.module.css';

export interface TrayChoice {
  readonly key: string;
  readonly name: string;
  /** Whether the name is the publisher's; undefined for what is one's own. */
  readonly isNamed?: boolean | undefined;
  readonly points: number;
  readonly picture: ReactNode;
  /** Its stats on one line. */
  readonly line: string;
  readonly words: string;
  readonly onAdd: () => void;
}

interface Props {
  /** `Units for South`. */
  readonly label: string;
  readonly left: number;
  readonly choices: readonly TrayChoice[];
}

export const Tray = ({ label, left, choices }: Props) => (
  <ul className={`${tray.tray} ${css.tray}`} aria-label={label}>
    {choices.map(({ key, name, isNamed, points, picture, line, words, onAdd }) => (
      <li key={key}>
        <button type="button" onClick={onAdd}>
          {picture}
          <span className={tray.trayWords}>
            <span className={tray.trayHead}>
              <span className={tray.trayName}>
                <span className="visually-hidden">Add </span>
                {name}
                {isNamed && <span title="the name is the publisher’s">†</span>}
              </span>
              <span data-dear={points > left || undefined} className={css.trayPoints}>
                {points} points {isNamed !== undefined && <SourceMark source="house" />}
              </span>
            </span>
            <span className={css.line}>{line}</span>
            <span className="small muted">{words}</span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
