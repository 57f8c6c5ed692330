/** Opens a saved battle as a table for as long as the page shows it. */

import type { BattleTable } from '@muster/table';
import { useEffect, useState } from 'react';
import { findGame, type Games, loadTable, useGames } from '../contract/games.ts';
import type { TableGame } from '../contract/table-game.ts';
import { openBattle, resumeBattle } from '../match/battles.ts';
import { makeBrain } from '../match/brain.ts';
import { followed } from '../match/keeping.ts';
import { loadSave, setAside, writeSave } from '../match/saves.ts';
import { holdBattle } from '../match/tabs.ts';

interface OpenedTable {
  readonly game: TableGame;
  readonly table: BattleTable;
}

/** Another tab has it; `take` asks for it. */
interface InAnotherTab {
  readonly take: () => void;
}

export type Opened = OpenedTable | InAnotherTab | { readonly problem: string } | undefined;

const CORRUPT = 'This saved battle could not be read. It was set aside, and the home page lets you download it.';
const MISSING =
  'There is no battle at this address in this browser. It may have been deleted, or played in another browser.';
const NO_STORAGE = 'This browser does not let Muster keep battles: its storage is forbidden or full.';

const OUTDATED = 'The game of this battle could not be fetched. Load the page again; the battle is kept.';

const unknownGame = (game: string): string =>
  `This battle is one of ${game}, a game that this version of Muster does not know. It is kept as it is.`;

const open = async (
  { games, openWorker }: Games,
  id: string,
  write: typeof writeSave,
): Promise<OpenedTable | { readonly problem: string }> => {
  const loaded = await loadSave(id);
  if ('problem' in loaded) return { problem: loaded.problem === 'missing' ? MISSING : CORRUPT };
  const found = findGame(games, loaded.save.game);
  if (found === undefined) return { problem: unknownGame(loaded.save.game) };
  const game = await loadTable(found).catch(() => undefined);
  if (game === undefined) return { problem: OUTDATED };
  const battle = resumeBattle(game.descriptor, loaded);
  if (typeof battle !== 'string') return { game, table: openBattle(game, battle, makeBrain(openWorker), write) };
  await setAside(id);
  return { problem: `${CORRUPT} (${battle})` };
};

export const useTable = (id: string): Opened => {
  const games = useGames();
  const [opened, setOpened] = useState<Opened>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let gone = false;
    const cleanUps: (() => void)[] = [];
    const leave = (): void => {
      gone = true;
      for (const cleanUp of cleanUps.splice(0)) cleanUp();
    };
    const take = (): void => {
      setOpened(undefined);
      setTimes(times + 1);
    };
    const giveAway = (): void => {
      leave();
      setOpened({ take });
    };
    const enter = async (): Promise<void> => {
      const release = await holdBattle(id, times > 0, giveAway);
      if (release === undefined) return gone ? undefined : setOpened({ take });
      const { write, settled } = followed(writeSave);
      cleanUps.push(() => void settled().then(release));
      const result = gone ? undefined : await open(games, id, write);
      if (result !== undefined && 'table' in result) cleanUps.unshift(result.table.close);
      if (gone) leave();
      else setOpened(result);
    };
    enter().catch(() => setOpened({ problem: NO_STORAGE }));
    return leave;
  }, [games, id, times]);
  return opened;
};
