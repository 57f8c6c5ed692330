/** The games the lab can play, by id. Each is loaded when it is asked for. */

import type { LabModule } from '../module.ts';

export const LAB_GAMES = {
  'grid-battles': () => import('./grid-battles.ts').then((m) => m.gridBattlesLab),
  magewinds: () => import('./magewinds.ts').then((m) => m.magewindsLab),
} as const;

export type LabGameId = keyof typeof LAB_GAMES;

type ModuleOf<G extends LabGameId> = Awaited<ReturnType<(typeof LAB_GAMES)[G]>>;

/** What a run of this game is told. */
export type SettingOf<G extends LabGameId> = G extends LabGameId
  ? ModuleOf<G> extends LabModule<infer X, infer _K, infer _F>
    ? X
    : never
  : never;

/** What it tells of each game. */
export type FactsOf<G extends LabGameId> = G extends LabGameId
  ? ModuleOf<G> extends LabModule<infer _X, infer _K, infer F>
    ? F
    : never
  : never;

export const loadModule = (id: LabGameId): Promise<LabModule> => LAB_GAMES[id]();
