/** Battles with people elsewhere: what waits for you first. */

import type { MineItem } from '@muster/protocol';
import { Link } from 'wouter';
import { findGame, useGames } from '../../contract/games.ts';
import { matchAddress } from '../../match/keys.ts';
import type { Mine } from '../../match/useMine.ts';
import { timeWords } from '../../parts/clock-words.ts';
import { whenWords } from '../../parts/when.ts';
import { capital, listed } from '../../parts/words.ts';
import css from '../home.module.css';

const RESULTS = { won: 'You won', lost: 'You lost', drawn: 'A draw' } as const;

const WAITED_FOR: Readonly<Partial<Record<MineItem['status'], string>>> = {
  gathering: 'Your force is waited for',
  dice: 'Your part of the dice is waited for',
};

/** `Your turn`, `Waiting for the others`, `You won`. */
const standingOf = ({ status, waits, result, you }: MineItem): string => {
  if (status === 'withdrawn') return 'Withdrawn';
  if (status === 'over') return result === null ? 'Over' : RESULTS[result];
  if (you.seat === null) return status === 'playing' ? 'Being played' : 'Not begun yet';
  if (waits) return WAITED_FOR[status] ?? 'Your turn';
  return status === 'playing' ? 'The others are to act' : 'Waiting for the others';
};

const withWords = ({ names, you }: MineItem): string => {
  const others = names.flatMap((name, seat) => (name === null || seat === you.seat ? [] : [name]));
  if (you.seat === null) return others.length === 0 ? 'Nobody has come yet' : listed(others);
  return others.length === 0 ? 'nobody has come yet' : `with ${listed(others)}`;
};

const Row = ({ item, now }: { readonly item: MineItem; readonly now: number }) => {
  const { games } = useGames();
  const { match, game, title, progress, changed, waits, left, status } = item;
  return (
    <li className={css.row} data-waits={waits || undefined}>
      <div className={css.rowWords}>
        <h3 className={css.rowTitle}>
          <Link href={matchAddress(match)}>{title}</Link>
        </h3>
        <p className="small muted">
          {[findGame(games, game)?.card.name ?? game, withWords(item), progress ?? '']
            .filter((words) => words !== '')
            .join(' · ')}{' '}
          · <time dateTime={new Date(changed).toISOString()}>{whenWords(changed, now)}</time>
        </p>
      </div>
      <div className={css.rowActions}>
        <span className={waits ? css.waits : css.standing}>
          {capital(standingOf(item))}
          {left !== null && `, ${timeWords(left)} left`}
        </span>
        <Link className="button button--small" href={matchAddress(match)}>
          {status === 'over' ? 'Look back' : waits ? 'Play' : 'Open'}
          <span className="visually-hidden">: {title}</span>
        </Link>
      </div>
    </li>
  );
};

interface Props {
  readonly mine: Mine;
  /** What a list of some of them keeps. */
  readonly most?: number;
}

export const FarBattles = ({ mine, most = 200 }: Props) => {
  if (mine.state === 'none') return null;
  const now = Date.now();
  return (
    <section className={css.far} aria-labelledby="far-battles">
      <h2 id="far-battles">With friends elsewhere</h2>
      {mine.state === 'asking' && <p role="status">Asking the server…</p>}
      {mine.state === 'unreachable' && (
        <p className="notice notice--risk" role="status">
          {mine.count === 1 ? 'One battle is' : `${mine.count} battles are`} kept at the server. {mine.why}
        </p>
      )}
      {mine.state === 'told' && (
        <>
          <ul className={css.rows}>
            {mine.items.slice(0, most).map((item) => (
              <Row key={item.match} item={item} now={now} />
            ))}
          </ul>
          {mine.items.length > most && <Link href="/battles">All {mine.items.length} battles</Link>}
        </>
      )}
    </section>
  );
};
