// What `npm run mutate` is asked for.

export const HELP = `Usage: npm run mutate -- [--base REV] [--sample N [--seed N,…]] [--game NAME] [--file PART] [--jobs N] [--json]

Changes the rules in small ways, one at a time, and runs the tests that reach each change: a change that no test notices
survives. Without --sample: every change of the rules files that differ from main. Of a descriptor only the functions that
say who may know and answer what are changed. What games share (dwethia) is a sample too: what its own tests do not notice,
the tests of those games are asked.

  --base REV   compare with REV instead of main
  --sample N   draw N changes at random over all rules files of a game (of each game, without --game)
  --seed N,…   draw the same ones again; with several seeds one sample for each, and the tests as they are run only once
  --game NAME  only this game, or dwethia
  --file PART  only files with PART in their path; without --sample: all of these, changed or not
  --jobs N     test N changes at a time (2)
  --json       for machines

Exit 0: at least 95% were noticed; 1: fewer; 2: wrong use, or the tests fail as they are.

Example: npm run mutate -- --sample 300 --game magewinds --seed 7,8
`;

/** A wrong use, told in one sentence. */
export class WrongUse extends Error {}

const wholeNumber = (least) => (text, option) => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || !Number.isSafeInteger(number))
    throw new WrongUse(`${option} needs a whole number from ${least}, not ${text}.`);
  return number;
};
const wholeNumbers = (text, option) => text.split(',').map((part) => wholeNumber(0)(part, option));
const asWritten = (text) => text;

const VALUED = {
  base: asWritten,
  sample: wholeNumber(1),
  seed: wholeNumbers,
  game: asWritten,
  file: asWritten,
  jobs: wholeNumber(1),
};

/** The options as an object; what was not given is not in it. */
export const parseArguments = (args) => {
  const options = {};
  for (let i = 0; i < args.length; i++) {
    const name = args[i].replace(/^--/, '');
    if (args[i] === '--json' || args[i] === '--help') options[name] = true;
    else if (args[i].startsWith('--') && Object.hasOwn(VALUED, name)) {
      const value = args[++i];
      if (value === undefined || value.startsWith('--')) throw new WrongUse(`--${name} needs a value.`);
      options[name] = VALUED[name](value, `--${name}`);
    } else throw new WrongUse(`Unknown option ${args[i]}.`);
  }
  if (options.seed !== undefined && options.sample === undefined) throw new WrongUse('--seed goes with --sample.');
  if (options.base !== undefined && options.sample !== undefined)
    throw new WrongUse('--base and --sample exclude each other.');
  return options;
};
