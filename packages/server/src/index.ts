// The server package: serves the built web app over HTTP, and matches with people anywhere.

export { createServer, type ServerOptions } from './app.ts';
export { type Assembled, assemble } from './assembly.ts';
export { type Checked, check, type FoundFalse } from './check.ts';
export { houseWords } from './house.ts';
export { sha256 } from './keys.ts';
export type { Limits } from './limits.ts';
export { closeOnSignals, type ListenOptions, listen } from './listen.ts';
export { dataPlace, isPostgres, openPlay, openStore, placeOf, placeWords } from './open.ts';
export type { PlayOptions } from './play.ts';
export { ServeProblem, type ServeProblemCode } from './problem.ts';
export { type Line, makeLine } from './sockets/line.ts';
export { BackupProblem, backup, type Counts, copy, everyMatch, restore, type Terms } from './store/backup.ts';
export { openPostgres, type PostgresOptions } from './store/postgres/store.ts';
export { fileIn } from './store/sqlite/open.ts';
export { openSqlite, type SqliteOptions } from './store/sqlite/store.ts';
export { type Store, StoreProblem, type StoreProblemCode } from './store/store.ts';
