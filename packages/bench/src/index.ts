// The bench: how fast Muster is, measured in one run against its goals and against others.
export { type Against, type AgainstOptions, compareBench } from './against/compare.ts';
export { againstTable } from './against/table.ts';
export { BENCH_PARTS, type BenchResult, findBenchPart } from './parts.ts';
export { BenchRefused } from './refused.ts';
export { type BenchOptions, runBench } from './run.ts';
export { benchTable } from './table.ts';
