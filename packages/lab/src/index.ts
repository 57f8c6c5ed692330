/** Mass simulation: many games between two players, and what they show. */

export { type LabOptions, type LabResult, runLab } from './lab.ts';
export { labPlot } from './plot.ts';
export { ladderTable } from './table.ts';
export { wilson } from './wilson.ts';
