/** All battles that were fought to their end in this browser, or came as files: to watch, keep and give away. */

import { type ChangeEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { findGame, useGames } from '../contract/games.ts';
import { keepRecord } from '../match/battles.ts';
import { downloadText } from '../match/download.ts';
import type { SaveHead } from '../match/saves.ts';
import { type Saves, useSaves } from '../match/useSaves.ts';
import { Chips } from '../parts/Chips.tsx';
import { DeleteBattle } from '../parts/DeleteBattle.tsx';
import { playersWords } from '../parts/player-words.ts';
import { useTitle } from '../parts/useTitle.ts';
import { whenWords } from '../parts/when.ts';
import { capital, count } from '../parts/words.ts';
import css from './library.module.css';
import { replayFile, replaySave } from './load.ts';

const NOT_OVER = 'This battle is not over, so it is not kept here. It can be watched and played on all the same:';
const CANNOT = 'The record could not be kept: the browser’s storage is full or forbidden.';

const RESULT_WORDS = { won: 'Won', lost: 'Lost', drawn: 'Drawn' } as const;

interface RowProps {
  readonly save: SaveHead;
  readonly now: number;
  readonly onDownload: (save: SaveHead) => void;
  readonly onDelete: (save: SaveHead) => void;
}

const Row = ({ save, now, onDownload, onDelete }: RowProps) => {
  const { games } = useGames();
  const { id, title, result } = save;
  return (
    <li className={css.row}>
      <div className={css.result} data-result={result}>
        {result === undefined ? '' : RESULT_WORDS[result]}
      </div>
      <div className={css.words}>
        <h2>
          <Link href={`/replay/${id}`}>{title}</Link>
        </h2>
        <p className={css.ending}>{save.ending}</p>
        <p className="small muted">
          {findGame(games, save.game)?.card.name ?? save.game} ·{' '}
          {save.imported ? 'From a file' : playersWords(save.players)} · {capital(save.progress)} ·{' '}
          <time dateTime={new Date(save.updated).toISOString()}>{whenWords(save.updated, now)}</time>
        </p>
      </div>
      <div className={css.actions}>
        <Link className="button button--small" href={`/replay/${id}`}>
          Watch<span className="visually-hidden"> {title}</span>
        </Link>
        <button type="button" className="button button--small button--quiet" onClick={() => onDownload(save)}>
          Download<span className="visually-hidden"> {title}</span>
        </button>
        <button type="button" className="button button--small button--quiet" onClick={() => onDelete(save)}>
          Delete<span className="visually-hidden"> {title}</span>
        </button>
      </div>
    </li>
  );
};

/** `refresh`: the list has grown. */
const Import = ({ refresh }: { readonly refresh: () => void }) => {
  const { games } = useGames();
  const [, navigate] = useLocation();
  const [said, setSaid] = useState<string>();
  const [isReading, setReading] = useState(false);
  const take = async (file: File): Promise<void> => {
    const found = await replayFile(games, file);
    if ('problem' in found) return setSaid(found.problem);
    if (found.match.outcome() === undefined) return setSaid(NOT_OVER);
    const id = await keepRecord(found.game, found.match).catch(() => undefined);
    if (id === undefined) return setSaid(CANNOT);
    refresh();
    navigate(`/replay/${id}`);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setSaid(undefined);
    setReading(true);
    void take(file).finally(() => setReading(false));
    target.value = ''; // the same file may be chosen again
  };
  return (
    <section className={css.import} aria-labelledby="import">
      <h2 id="import">Add a record</h2>
      <p className="small muted">A file that Muster wrote. It is checked die by die and stays on this computer.</p>
      <label className="field">
        <span className="field__label">Record file</span>
        <input className="input" type="file" accept="application/json,.json" disabled={isReading} onChange={onChange} />
      </label>
      {said !== undefined && (
        <p className="notice notice--harm" role="alert">
          {said} {said === NOT_OVER && <Link href="/replay">open it without keeping it</Link>}
        </p>
      )}
    </section>
  );
};

const EVERY = 'every';

const Battles = ({ saves }: { readonly saves: Extract<Saves, { state: 'open' }> }) => {
  const { games } = useGames();
  const [game, setGame] = useState(EVERY);
  const [leaving, setLeaving] = useState<SaveHead>();
  const [said, setSaid] = useState<string>();
  const { finished } = saves;
  const played = [...new Set(finished.map((save) => save.game))];
  const shown = finished.filter((save) => game === EVERY || save.game === game);
  const now = Date.now();
  const download = async ({ id, title }: SaveHead): Promise<void> => {
    const found = await replaySave(games, id);
    if ('problem' in found) setSaid(found.problem);
    else
      downloadText(
        `muster-${title.toLowerCase().replaceAll(/\W+/g, '-')}-${id}.json`,
        JSON.stringify(found.record, null, 1),
      );
  };
  if (finished.length === 0)
    return (
      <p className={css.empty}>
        Battles you have fought to the end can be watched again here, die by die. <Link href="/new">Start one</Link>, or
        add the record of a friend’s.
      </p>
    );
  return (
    <>
      {played.length > 1 && (
        <Chips
          legend="Game"
          quiet
          value={game}
          onChoose={setGame}
          choices={[
            { value: EVERY, words: `All ${finished.length}` },
            ...played.map((id) => ({
              value: id,
              words: `${findGame(games, id)?.card.name ?? id} ${finished.filter((save) => save.game === id).length}`,
            })),
          ]}
        />
      )}
      <p className="visually-hidden" role="status">
        {said ?? `${count(shown.length, 'battle')} shown`}
      </p>
      {said !== undefined && <p className="notice notice--harm">{said}</p>}
      <ul className={css.rows} aria-label="Battles">
        {shown.map((save) => (
          <Row key={save.id} save={save} now={now} onDownload={(one) => void download(one)} onDelete={setLeaving} />
        ))}
      </ul>
      {leaving && (
        <DeleteBattle
          battle={leaving}
          onDelete={() => {
            saves.drop(leaving.id);
            document.getElementById('library')?.focus();
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
};

export default function Library() {
  useTitle('Replays');
  const saves = useSaves();
  return (
    <div className={css.page}>
      <h1 id="library" tabIndex={-1}>
        Replays
      </h1>
      {saves.state === 'closed' && (
        <p className="notice notice--risk">
          The browser’s storage cannot be opened, so no battles are kept here. A record can still be opened{' '}
          <Link href="/replay">from its file</Link>.
        </p>
      )}
      {saves.state === 'open' && (
        <div className={css.columns}>
          <div>
            <Battles saves={saves} />
          </div>
          <Import refresh={saves.refresh} />
        </div>
      )}
    </div>
  );
}
