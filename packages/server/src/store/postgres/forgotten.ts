/**
 * The driver asks each new connection for the types of its lists and forgets the promise of that (version 3.4.9,
 * https://github.com/porsager/postgres/issues/1192): a database that goes away just then would end the process. Whoever wanted the connection
 * is told by its own question. Not asking for types is no way out: then a connection that is reserved never comes
 * (https://github.com/porsager/postgres/issues/1219).
 */

/** Whether nobody can have caught it but here: its statement is the driver's own. */
const isForgotten = (reason: unknown): boolean =>
  reason instanceof Error && 'query' in reason && String(reason.query).includes('b.typarray');

const onRejection = (reason: unknown): void => {
  if (!isForgotten(reason)) throw reason; // as without this listener
};

/** From now on, once for the whole process. */
export const outliveForgotten = (): void => {
  if (!process.listeners('unhandledRejection').includes(onRejection)) process.on('unhandledRejection', onRejection);
};
