#!/usr/bin/env node
// Starts the built command line. Plain JavaScript, so that it can say what is missing when nothing is built yet.

import { existsSync } from 'node:fs';
import { refuseNode } from './node-version.js';

const fail = (sentence) => {
  console.error(`muster: ${sentence}`);
  process.exit(2);
};

const refusal = refuseNode(process.versions.node);
if (refusal !== undefined) fail(refusal);

const door = new URL('../dist/index.js', import.meta.url);
if (!existsSync(door)) fail('Muster is not built yet: run `npm start` or `npm test` once, then try again.');

const FAULT = 70;

/** It may quote a file, whose escapes must not reach the terminal. */
const harmless = (message) => message.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');

try {
  const { processIo, run } = await import(door.href);
  process.exitCode = await run(process.argv.slice(2), processIo());
} catch (error) {
  if (error.code === 'ERR_MODULE_NOT_FOUND')
    fail('a part of Muster is missing or not built: run `npm start` or `npm test` once, then try again.');
  const more = process.env.MUSTER_TRACE ? `\n${error.stack}` : ' (MUSTER_TRACE=1 shows where)';
  console.error(`muster: this is an error of Muster itself, please report it: ${harmless(error.message)}${more}`);
  process.exitCode = FAULT;
}
process.stdin.destroy(); // an input left open must not keep the process
