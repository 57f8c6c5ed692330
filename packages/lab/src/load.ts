/** A game in the lab, by its id: what it is, who plays it, and what is fought. */

import { type Level, loadPlayers, type Player } from '@muster/ai';
import { findGame, hasPart } from '@muster/games';
import type { Descriptor } from '@muster/kernel';
import type { LabGame } from './game.ts';
import { type LabModule, LabRefused, type LabReport } from './module.ts';
import { plainModule } from './plain.ts';

export interface Loaded {
  readonly descriptor: Descriptor;
  readonly module: LabModule;
  playerOf(level: Level): Player;
}

const ownModule = async (id: string): Promise<LabModule> =>
  ((await import(`./${id}/module.ts`)) as { readonly lab: LabModule }).lab;

export const loadLab = async (id: string): Promise<Loaded> => {
  const listed = findGame(id);
  if (listed === undefined) throw new LabRefused(`there is no game ${id}`);
  const descriptor = await listed.card.load();
  const module = hasPart(id, 'lab') ? await ownModule(id) : plainModule(descriptor);
  return { descriptor, module, playerOf: await loadPlayers(id) };
};

/** What the games of a run show beyond who won; undefined where that is all. */
export const labReport = async (id: string, games: readonly LabGame[]): Promise<LabReport | undefined> =>
  (await loadLab(id)).module.report?.(games.toSorted((a, b) => a.index - b.index));
