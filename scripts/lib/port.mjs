// The port asked for by PORT, and whether it is free.

import { connect, createServer } from 'node:net';

const DEFAULT_PORT = 4000;

/** PORT as a number; a sentence and exit code 2 when it is none. */
export const portFromEnvironment = () => {
  const text = process.env.PORT?.trim();
  if (!text) return DEFAULT_PORT;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  console.error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  process.exit(2);
};

const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host });
    const done = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });

/** Ends with a sentence and exit code 1 when another program already answers on the port. */
export const exitIfTaken = async (port) => {
  if (port === 0) return;
  const taken = await Promise.all([answers(port, '127.0.0.1'), answers(port, '::1')]);
  if (!taken.includes(true)) return;
  console.error(
    `Port ${port} is already in use: stop the other program or choose another port, for example PORT=${port === 65535 ? 4000 : port + 1}.`,
  );
  process.exit(1);
};

/** A port nobody uses just now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
