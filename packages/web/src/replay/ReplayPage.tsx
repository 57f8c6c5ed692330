/** A battle watched again: step by step, at any speed, and played on from anywhere. */

import { useEffect, useState } from 'react';
import { useGames } from '../contract/games.ts';
import { useTitle } from '../parts/useTitle.ts';
import css from '../play/play.module.css';
import { type ReplayResult, replayFile, replayLink, replayRecord, replaySave } from './load.ts';
import { Viewer } from './Viewer.tsx';

interface Props {
  readonly id: string | undefined;
  /** Of a short link. */
  readonly record?: object;
}

export default function ReplayPage({ id, record }: Props) {
  const [result, setResult] = useState<ReplayResult>();
  const { games } = useGames();
  useTitle('Replay');
  useEffect(() => {
    let gone = false;
    const load = async () => {
      if (record !== undefined) return replayRecord(games, record);
      return id === undefined ? replayLink(games, location.hash) : replaySave(games, id);
    };
    const show = () => void load().then((found) => !gone && setResult(found));
    show();
    addEventListener('hashchange', show); // another link pasted into the same tab
    return () => {
      gone = true;
      removeEventListener('hashchange', show);
    };
  }, [games, id, record]);
  if (result !== undefined && 'record' in result)
    return <Viewer key={result.record.setup.hash} id={id} replay={result} />;
  if (result === undefined && (id !== undefined || record !== undefined))
    return (
      <p className={css.opening} role="status">
        Opening the replay…
      </p>
    );
  return <OpenRecord problem={result?.problem} onFile={async (file) => setResult(await replayFile(games, file))} />;
}

const OpenRecord = ({
  problem,
  onFile,
}: {
  readonly problem: string | undefined;
  readonly onFile: (file: File) => Promise<void>;
}) => (
  <div className={css.problem}>
    <h1>Open a record</h1>
    {problem !== undefined && (
      <p className="notice notice--harm" role="alert">
        {problem}
      </p>
    )}
    <p>
      A record is the file that Muster writes of a battle. It is checked die by die before it is shown, and it stays on
      this computer.
    </p>
    <label className="field">
      <span className="field__label">Record file</span>
      <input
        className="input"
        type="file"
        accept="application/json,.json"
        onChange={(e) => {
          const file = e.target.files?.[0];
          if (file) void onFile(file);
        }}
      />
    </label>
  </div>
);
