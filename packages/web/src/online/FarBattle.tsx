/** The table of a battle with people elsewhere: the same as on one screen, with who is there and what can be asked of them. */

import type { Ended } from '@muster/client';
import { type MatchRecord, replay } from '@muster/kernel';
import type { MatchId } from '@muster/protocol';
import type { BattleTable, MatchSource, SeatPlayers } from '@muster/table';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useGames } from '../contract/games.ts';
import type { TableGame } from '../contract/table-game.ts';
import { keepFarRecord, openFarBattle } from '../match/battles.ts';
import { makeBrain } from '../match/brain.ts';
import { keepRematch } from '../match/keys.ts';
import { useFillsWindow } from '../parts/filling.ts';
import { Battlefield } from '../play/PlayPage.tsx';
import { Around } from './Around.tsx';
import css from './online.module.css';
import { Proof } from './Proof.tsx';
import type { Present } from './present.ts';
import { Rematch } from './Rematch.tsx';
import { Unseated } from './Unseated.tsx';
import { useGame } from './useGame.ts';
import { Watching } from './Watching.tsx';
import { playersOf } from './words.ts';

interface Props extends Present {
  readonly source: MatchSource;
}

export const FarBattle = (props: Props) => {
  const game = useGame(props.about.game);
  if (typeof game === 'string')
    return (
      <p className={css.opening} role="alert">
        {game}
      </p>
    );
  if (game === undefined)
    return (
      <p className={css.opening} role="status">
        Laying the table…
      </p>
    );
  return <WithTable {...props} game={game} />;
};

/** The table of this source, closed with the page. Who plays is who sat there when it was opened. */
const useFarTable = ({ game, source, about, you }: Props & { readonly game: TableGame }): BattleTable | undefined => {
  const { openWorker } = useGames();
  const [table, setTable] = useState<BattleTable>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names that change later stand beside the table
  useEffect(() => {
    const opened = openFarBattle(game, source, playersOf(about, you), makeBrain(openWorker));
    setTable(opened);
    return () => {
      opened.close();
      setTable(undefined);
    };
  }, [game, source, openWorker]);
  return table;
};

const WithTable = (props: Props & { readonly game: TableGame }) => {
  const table = useFarTable(props);
  return table === undefined ? null : <AtTable {...props} table={table} />;
};

/** Kept among the replays of this browser, once: its name is that of the battle. */
const useKept = (game: TableGame, match: MatchId, record: MatchRecord | undefined, players: SeatPlayers): boolean => {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (record === undefined) return;
    const told = replay(game.descriptor.game, record);
    if (told.ok)
      keepFarRecord(game, match, told.match, players).then(
        () => setKept(true),
        () => setKept(false), // it can still be downloaded
      );
  }, [game, match, record, players]);
  return isKept;
};

/** What is decided by others, or not from here any more. */
const insteadOf = ({ match, about, you, table }: AtTableProps, ended: Ended | undefined): ReactNode => {
  if (ended?.because === 'unknown') return <Unseated match={match} why={ended.why} />;
  return you.seat === null ? <Watching about={about} you={you} table={table} /> : undefined;
};

/** A rematch is among this browser's battles as soon as there is one. */
const useRematchKept = ({ match, about: { rematch }, you, own }: Present): void =>
  useEffect(() => {
    if (rematch !== null && (you.seat !== null || you.maker)) keepRematch({ match, key: own }, rematch);
  }, [match, rematch, you, own]);

interface AtTableProps extends Props {
  readonly game: TableGame;
  readonly table: BattleTable;
}

const AtTable = (props: AtTableProps) => {
  const { match, far, game, table, source } = props;
  useFillsWindow();
  useRematchKept(props);
  const { proof, ended, hasOlder } = useStore(far);
  const { outcome, players } = useStore(table);
  const record = outcome === undefined ? undefined : source.record();
  const isKept = useKept(game, match, record, players);
  return (
    <Battlefield
      id={match}
      game={game}
      table={table}
      onReopen={() => location.reload()}
      far={{
        above: <Around {...props} />,
        watching: insteadOf(props, ended),
        isClosed: ended !== undefined,
        earlier: { isThere: hasOlder && record === undefined && ended === undefined, fetch: far.older },
        ending: {
          record,
          isKept,
          rematch: <Rematch {...props} />,
          proof: <Proof verdict={proof} record={record} seatNames={table.getState().seatNames} />,
        },
      }}
    />
  );
};
