/** Mass simulation: many games between computer players, and what they show. */

export type { LabGame } from './game.ts';
export { type LabOptions, type LabResult, runLab, shareOf, type WinShare } from './lab.ts';
export { labReport } from './load.ts';
export { LabRefused, type LabReport } from './module.ts';
export { labPlot, type PlotFacts } from './plot.ts';
export { ladderTable, type Rung } from './table.ts';
export { wilson } from './wilson.ts';
