// The server package: serves the built web app over HTTP, and matches with people anywhere.

export { createServer, type ServerOptions } from './app.ts';
export { houseWords } from './house.ts';
export type { Limits } from './limits.ts';
export { closeOnSignals, type ListenOptions, listen } from './listen.ts';
export { dataFolder, openPlay } from './open.ts';
export type { PlayOptions } from './play.ts';
export { ServeProblem, type ServeProblemCode } from './problem.ts';
