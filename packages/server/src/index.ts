// The server package: serves the built web app over HTTP.

export { createServer, type ServerOptions } from './app.ts';
export { closeOnSignals, type ListenOptions, listen } from './listen.ts';
export { ServeProblem, type ServeProblemCode } from './problem.ts';
