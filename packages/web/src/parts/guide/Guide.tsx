/**
 * How to play a game, on one page: few words, and pictures that the table's own boards and pieces draw, so that they look as it
 * does. Not to be touched. A game writes its page with these; it is shown at the table and before the numbered rules.
 */

import type { CSSProperties, ReactNode } from 'react';
import css from './guide.module.css';

export const Guide = ({ children }: { readonly children: ReactNode }) => <div className={css.guide}>{children}</div>;

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const GuidePart = ({ title, children }: PartProps) => (
  <section className={css.part}>
    <h3>{title}</h3>
    {children}
  </section>
);

interface ShownProps {
  /** What the picture shows: all that is in it for who does not see it. */
  readonly caption: ReactNode;
  /** Width by height, of the board that is shown; absent where the drawing has a size of its own. */
  readonly ratio?: number;
  readonly children: ReactNode;
}

/** A picture with its words. */
export const Shown = ({ caption, ratio, children }: ShownProps) => (
  <figure className={css.shown}>
    <div
      className={ratio === undefined ? css.drawing : css.board}
      style={ratio === undefined ? undefined : ({ '--ratio': ratio } as CSSProperties)}
      aria-hidden="true"
      inert
    >
      {children}
    </div>
    <figcaption>{caption}</figcaption>
  </figure>
);

/** Pictures side by side, where there is room. */
export const SideBySide = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.sideBySide}>{children}</div>
);

/** What comes after what. */
export const Steps = ({ of }: { readonly of: readonly { readonly name: string; readonly words: ReactNode }[] }) => (
  <ol className={css.steps}>
    {of.map(({ name, words }) => (
      <li key={name}>
        <strong>{name}</strong> {words}
      </li>
    ))}
  </ol>
);

export interface LegendRow {
  readonly art: ReactNode;
  readonly name: string;
  readonly words: ReactNode;
}

/** What the marks mean. */
export const Legend = ({ of }: { readonly of: readonly LegendRow[] }) => (
  <dl className={css.legend}>
    {of.map(({ art, name, words }) => (
      <div key={name}>
        <dt>
          <span className={css.art} aria-hidden="true" inert>
            {art}
          </span>
          {name}
        </dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);
