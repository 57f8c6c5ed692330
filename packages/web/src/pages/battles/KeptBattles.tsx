/** Battles to carry on with, replays of finished ones, and what could not be read. */

import { useState } from 'react';
import { Link } from 'wouter';
import { findGame, useGames } from '../../contract/games.ts';
import type { PageGame } from '../../contract/table-game.ts';
import { downloadText } from '../../match/download.ts';
import type { SaveHead } from '../../match/saves.ts';
import type { Saves } from '../../match/useSaves.ts';
import { DeleteBattle } from '../../parts/DeleteBattle.tsx';
import { playersWords } from '../../parts/player-words.ts';
import { whenWords } from '../../parts/when.ts';
import css from '../home.module.css';

/** The game is named where there are several. */
const gameWords = (games: readonly PageGame[], id: string): string =>
  games.length === 1 ? '' : `${findGame(games, id)?.card.name ?? id} · `;

const UNKNOWN_GAME = 'This version of Muster does not know its game. It is kept as it is.';

interface RowProps {
  readonly save: SaveHead;
  readonly now: number;
  readonly onDelete: (save: SaveHead) => void;
}

const Row = ({ save, now, onDelete }: RowProps) => {
  const { games } = useGames();
  const over = save.ending !== null;
  const isKnown = findGame(games, save.game) !== undefined;
  const href = over ? `/replay/${save.id}` : `/play/${save.id}`;
  return (
    <li className={css.row}>
      <div className={css.rowWords}>
        <h3 className={css.rowTitle}>{isKnown ? <Link href={href}>{save.title}</Link> : save.title}</h3>
        <p className="small muted">
          {gameWords(games, save.game)}
          {playersWords(save.players)} · {save.progress} ·{' '}
          <time dateTime={new Date(save.updated).toISOString()}>{whenWords(save.updated, now)}</time>
        </p>
        {over && <p className={css.ending}>{save.ending}</p>}
        {!isKnown && <p className="small">{UNKNOWN_GAME}</p>}
      </div>
      <div className={css.rowActions}>
        {isKnown && (
          <Link className="button button--small" href={href}>
            {over ? 'Watch' : 'Carry on'}
            <span className="visually-hidden">: {save.title}</span>
          </Link>
        )}
        <button type="button" className="button button--small button--quiet" onClick={() => onDelete(save)}>
          Delete<span className="visually-hidden"> {save.title}</span>
        </button>
      </div>
    </li>
  );
};

interface ListProps {
  readonly saves: readonly SaveHead[];
  readonly onDelete: (save: SaveHead) => void;
}

const FIRST_SHOWN = 5;

const SaveList = ({ saves, onDelete }: ListProps) => {
  const [all, setAll] = useState(false);
  const now = Date.now();
  return (
    <>
      <ul className={css.rows}>
        {(all ? saves : saves.slice(0, FIRST_SHOWN)).map((save) => (
          <Row key={save.id} save={save} now={now} onDelete={onDelete} />
        ))}
      </ul>
      {!all && saves.length > FIRST_SHOWN && (
        <button type="button" className="button button--small button--quiet" onClick={() => setAll(true)}>
          Show all {saves.length}
        </button>
      )}
    </>
  );
};

const ONE_ASIDE =
  'It is damaged or was written by another version, so it was set aside; nothing else was touched. Download it to keep it, or remove it.';
const SEVERAL_ASIDE =
  'They are damaged or were written by another version, so they were set aside; nothing else was touched. Download them to keep them, or remove them.';

const SetAside = ({ saves }: { readonly saves: Extract<Saves, { state: 'open' }> }) => (
  <section className={`notice notice--risk ${css.aside}`} aria-labelledby="set-aside">
    <h2 id="set-aside">
      {saves.setAside.length === 1
        ? 'A battle could not be read'
        : `${saves.setAside.length} battles could not be read`}
    </h2>
    <p>{saves.setAside.length === 1 ? ONE_ASIDE : SEVERAL_ASIDE}</p>
    <ul className={css.asideRows}>
      {saves.setAside.map(({ id, text }) => (
        <li key={id}>
          <code>{id}</code>
          <button
            type="button"
            className="button button--small"
            onClick={() => downloadText(`muster-set-aside-${id}.json`, text)}
          >
            Download<span className="visually-hidden"> {id}</span>
          </button>
          <button type="button" className="button button--small button--harm" onClick={() => saves.dropSetAside(id)}>
            Remove<span className="visually-hidden"> {id}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

export const KeptBattles = ({ saves }: { readonly saves: Saves }) => {
  const [leaving, setLeaving] = useState<SaveHead>();
  if (saves.state === 'closed')
    return (
      <p className="notice notice--risk">
        The browser’s storage cannot be opened, so battles are not kept here. Private windows often forbid it; allow
        storage for this page and reload it.
      </p>
    );
  if (saves.state === 'opening') return <div className={css.waiting} />;
  const { unfinished, finished } = saves;
  return (
    <>
      {saves.setAside.length > 0 && <SetAside saves={saves} />}
      <div className={css.kept}>
        <section aria-labelledby="carry-on">
          <h2 id="carry-on" tabIndex={-1}>
            Carry on
          </h2>
          {unfinished.length > 0 ? (
            <SaveList saves={unfinished} onDelete={setLeaving} />
          ) : (
            <p className={css.empty}>
              No battle is waiting. <Link href="/new">Start one</Link>; it is kept in this browser after every command,
              and you can close the page whenever you like.
            </p>
          )}
        </section>
        <section aria-labelledby="replays">
          <h2 id="replays" tabIndex={-1}>
            Replays
          </h2>
          {finished.length > 0 ? (
            <SaveList saves={finished} onDelete={setLeaving} />
          ) : (
            <p className={css.empty}>Battles you have fought to the end can be watched again here, die by die.</p>
          )}
          <p>
            <Link href="/replays">{finished.length > 0 ? 'All replays' : 'Add a record file'}</Link>
          </p>
        </section>
      </div>
      {leaving && (
        <DeleteBattle
          battle={leaving}
          onDelete={() => {
            saves.drop(leaving.id);
            document.getElementById(leaving.ending === null ? 'carry-on' : 'replays')?.focus();
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
};
