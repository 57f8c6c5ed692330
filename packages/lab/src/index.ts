/** Mass simulation: many games between computer players, and what they show. */

export type { LabGame } from './game.ts';
export type { GridBattlesSetting } from './games/grid-battles.ts';
export type { FactsOf, LabGameId, SettingOf } from './games/index.ts';
export type { MagewindsFacts, MagewindsSetting } from './games/magewinds.ts';
export { type LabOptions, type LabResult, runLab, shareOf, type WinShare } from './lab.ts';
export { type FighterReport, type HouseReport, type MagewindsReport, magewindsReport } from './magewinds-report.ts';
export { type GameReport, type LabModule, LabRefused } from './module.ts';
export { labPlot, type PlotFacts } from './plot.ts';
export { ladderTable, type Rung } from './table.ts';
export { wilson } from './wilson.ts';
