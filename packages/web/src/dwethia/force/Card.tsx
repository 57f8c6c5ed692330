/** A printed card: for the page, and on paper nine to a sheet. */

import { STATS, type Stats } from '@muster/dwethia';
import type { ReactNode } from 'react';
import print from '../../pages/keeping/print.module.css';
import { inPlace, times } from '../../parts/inPlace.tsx';
import { signed } from './Bill.tsx';
import css from './card.module.css';

/** Spent in battle. */
const POOLS: readonly string[] = ['destiny', 'faith', 'affinity'];

export interface CardLine {
  readonly name: string;
  readonly words: string;
}

interface Props {
  /** Empty for who has none yet. */
  readonly name: string;
  /** `unit card`. */
  readonly what: string;
  readonly picture: ReactNode;
  /** Below its name. */
  readonly kinds: readonly string[];
  readonly stats: Stats;
  readonly lines: readonly CardLine[];
  /** Boxes to tick. */
  readonly tracks: readonly { readonly name: string; readonly boxes: number }[];
}

const Tracks = ({ tracks }: Pick<Props, 'tracks'>) => (
  <div className={css.tracks} aria-hidden="true">
    {tracks
      .filter(({ boxes }) => boxes > 0)
      .map(({ name, boxes }) => (
        <span key={name}>
          {name}
          {times(boxes, () => (
            <i />
          ))}
        </span>
      ))}
  </div>
);

const Figures = ({ stats }: Pick<Props, 'stats'>) => (
  <dl className={css.stats}>
    {STATS.map(({ name, letter, words }) => (
      <div key={name} data-pool={POOLS.includes(name) || undefined}>
        <dt title={words}>
          <span aria-hidden="true">{name === 'move' ? 'Mv' : letter}</span>
          <span className="visually-hidden">{words}</span>
        </dt>
        <dd>{signed(stats[name])}</dd>
      </div>
    ))}
  </dl>
);

/** More than this is printed smaller. */
const LONG = 420;

export const Card = ({ name: given, what, picture, kinds, stats, lines, tracks }: Props) => {
  const name = given || 'Unnamed';
  const isLong = lines.reduce((sum, line) => sum + line.name.length + line.words.length, 0) > LONG;
  return (
    <article className={`${print.card} ${css.card}`} aria-label={`${name}, ${what}`} data-long={isLong || undefined}>
      <header className={css.title}>
        {picture}
        <div>
          <h3 className={css.name}>{name}</h3>
          {kinds.map((kind) => (
            <p key={kind} className={css.kind}>
              {kind}
            </p>
          ))}
        </div>
      </header>
      <Figures stats={stats} />
      <dl className={css.lines}>
        {inPlace(lines, (line) => (
          <div>
            <dt>{line.name}</dt>
            <dd>{line.words}</dd>
          </div>
        ))}
      </dl>
      <Tracks tracks={tracks} />
    </article>
  );
};
