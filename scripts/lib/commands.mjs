// Running other programs: the project's own tools by their entry file (no shell, no shims), quietly or in full view.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of an installed package, looked for as Node does from `from` upwards. */
const packageFolder = (name, from) => {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) throw new Error(`${name} is not installed`);
  }
};

/** The file that `npx <command>` would run, of package `name`. */
export const toolFile = (name, command, from = root) => {
  const folder = packageFolder(name, from);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
};

const exitCode = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });

/** Programs take CI for a colour terminal; a log file is none. */
const colours = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' };

const environment = (env) => ({ ...process.env, ...colours, ...env });

/** Runs with its output shown. Resolves to the exit code. */
const run = (file, args, { cwd = root, env = {} } = {}) =>
  exitCode(spawn(file, args, { cwd, env: environment(env), stdio: ['ignore', 'inherit', 'inherit'] }));

/** Runs with its output kept. Resolves to the exit code and all that was printed. */
export const runQuietly = async (file, args, { cwd = root, env = {}, shell = false } = {}) => {
  const child = spawn(file, args, { cwd, env: environment(env), shell, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  child.once('error', (error) => {
    output += `${error.message}\n`;
  });
  return { code: await exitCode(child), output };
};

/** Runs a tool of the project with Node. */
export const runTool = (name, command, args, options) =>
  run(process.execPath, [toolFile(name, command), ...args], options);

/** A step that failed: what was tried, and what the program printed. */
export class StepFailed extends Error {
  constructor(sentence, output = '') {
    super(sentence);
    this.output = output.trimEnd();
  }
}

/** Runs a tool of the project quietly; throws StepFailed with its output when it does not succeed. */
export const mustRunTool = async (sentence, name, command, args, { cwd = root } = {}) => {
  const { code, output } = await runQuietly(process.execPath, [toolFile(name, command, cwd), ...args], { cwd });
  if (code !== 0) throw new StepFailed(sentence, output);
};

/** Tells a failed step to the person at the terminal; anything else is our own bug and is thrown on. */
export const tellFailure = (error) => {
  if (!(error instanceof StepFailed)) throw error;
  if (error.output) console.error(error.output);
  console.error(error.message);
};
