/** Opens a saved battle as a table for as long as the page shows it. */

import type { BattleTable } from '@muster/table';
import { useEffect, useState } from 'react';
import { findGame, type Games, loadTable, useGames } from '../contract/games.ts';
import type { TableGame } from '../contract/table-game.ts';
import { openBattle, resumeBattle } from '../match/battles.ts';
import { makeBrain } from '../match/brain.ts';
import { loadSave, setAside } from '../match/saves.ts';

interface OpenedTable {
  readonly game: TableGame;
  readonly table: BattleTable;
}
export type Opened = OpenedTable | { readonly problem: string } | undefined;

const CORRUPT = 'This saved battle could not be read. It was set aside, and the home page lets you download it.';
const MISSING =
  'There is no battle at this address in this browser. It may have been deleted, or played in another browser.';
const ELSEWHERE = 'This battle is open in another tab. Close it there, then reload this page.';
const NO_STORAGE = 'This browser does not let Muster keep battles: its storage is forbidden or full.';

const OUTDATED = 'The game of this battle could not be fetched. Load the page again; the battle is kept.';

const unknownGame = (game: string): string =>
  `This battle is one of ${game}, a game that this version of Muster does not know. It is kept as it is.`;

const open = async ({ games, openWorker }: Games, id: string): Promise<Exclude<Opened, undefined>> => {
  const loaded = await loadSave(id);
  if ('problem' in loaded) return { problem: loaded.problem === 'missing' ? MISSING : CORRUPT };
  const found = findGame(games, loaded.save.game);
  if (found === undefined) return { problem: unknownGame(loaded.save.game) };
  const game = await loadTable(found).catch(() => undefined);
  if (game === undefined) return { problem: OUTDATED };
  const battle = resumeBattle(game.descriptor, loaded);
  if (typeof battle !== 'string') return { game, table: openBattle(game, battle, makeBrain(openWorker)) };
  await setAside(id);
  return { problem: `${CORRUPT} (${battle})` };
};

/** How long a page that is just being left may still hold its battle. */
const HANDOVER_MS = 800;

/** One tab at a time: two would overwrite each other's log. Resolves to a release, or undefined when another tab holds it. */
const holdBattle = (id: string): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) {
      resolve(() => {});
      return;
    }
    navigator.locks
      .request(
        `muster-${id}`,
        { signal: AbortSignal.timeout(HANDOVER_MS) },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(() => resolve(undefined));
  });

export const useTable = (id: string): Opened => {
  const games = useGames();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let gone = false;
    const cleanUps: (() => void)[] = [];
    const leave = (): void => {
      for (const cleanUp of cleanUps.splice(0)) cleanUp();
    };
    const enter = async (): Promise<void> => {
      const release = await holdBattle(id);
      if (release === undefined) return setOpened({ problem: ELSEWHERE });
      cleanUps.push(release);
      const result = gone ? undefined : await open(games, id);
      if (result !== undefined && 'table' in result) cleanUps.unshift(result.table.close);
      if (gone) leave();
      else setOpened(result);
    };
    enter().catch(() => setOpened({ problem: NO_STORAGE }));
    return () => {
      gone = true;
      leave();
    };
  }, [games, id]);
  return opened;
};
