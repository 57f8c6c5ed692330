// The command line: `run` takes what was typed and returns the exit code.

export type { Io } from './io.ts';
export { processIo } from './process-io.ts';
export { run } from './run.ts';
