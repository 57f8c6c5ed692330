/** Mass simulation: many games between two players, and what they show. */

export type { LabGame } from './game.ts';
export { type LabOptions, type LabResult, runLab } from './lab.ts';
export { labPlot, type PlotFacts } from './plot.ts';
export { ladderTable, type Rung } from './table.ts';
export { wilson } from './wilson.ts';
