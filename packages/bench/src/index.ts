// The bench: how fast Muster is, measured in one run against its goals and against others.
export { BENCH_PARTS, type BenchResult, findBenchPart } from './parts.ts';
export { type BenchOptions, BenchRefused, runBench } from './run.ts';
export { benchTable } from './table.ts';
