/**
 * Law: the log of a viewer has a line for each thing told to it that stands or stood, and no other, numbered without a gap; and its
 * lines are the same in matches that differ only in what it may not see.
 */

import type { GameEvent, Told, Viewer } from '@muster/kernel';
import { heardBy, linesOf, noticedOf, standingEvents } from '@muster/kernel';
import { brief, difference, same, sameBytes } from '../data.ts';
import { type AnyGame, broken, type Law, viewersOf, type Walk } from '../law.ts';
import { isSentence } from '../sentence.ts';
import { watchOf } from '../watch.ts';

/** All lines of a game are read in one game of so many. */
const ONE_IN = 4;

const checkLog = (game: AnyGame, walk: Walk, viewer: Viewer): number => {
  const { match, config, steps, terms } = walk;
  const noticed = match.noticedBy(viewer);
  if (noticed.some(({ n }, i) => n !== i)) broken('lines', `what ${viewer} noticed is numbered with a gap`);
  const heard = [match.opening(), ...steps.map(({ events }) => events)].flatMap((told) => heardBy(told, viewer));
  const standing = standingEvents(noticed);
  if (!same(standing, heard))
    broken('lines', `the log of ${viewer} tells other things: ${difference(heard, standing)}`);
  const lines = linesOf(game, config, terms.seatNames(config), noticed);
  if (new Set(lines.map(({ key }) => key)).size !== lines.length)
    broken('lines', `two lines of ${viewer} have one key`);
  const bad = lines.find(({ words, event }) => event === null && !isSentence(words)); // of events, the law on words says so
  if (bad !== undefined) broken('lines', `a line of ${viewer} is ${brief(bad.words)}`);
  return lines.length;
};

const wordsOf = (game: AnyGame, { config, terms }: Walk, events: readonly Told<GameEvent>[], viewer: Viewer) =>
  linesOf(game, config, terms.seatNames(config), noticedOf(game, [{ entry: null, events }], viewer)).map(
    ({ n, words }) => ({ n, words }),
  );

export const linesLaw: Law = {
  id: 'lines',
  name: 'the lines of a log tell a viewer what it may hear, without a gap, whatever is hidden from it',
  check: (game, walk) => {
    let checks = 0;
    if (walk.seed % ONE_IN === 0) for (const viewer of viewersOf(walk)) checks += checkLog(game, walk, viewer);
    for (const { viewer, what, a, b } of watchOf(game, walk).pairs) {
      if (!sameBytes(heardBy(a.events, viewer), heardBy(b.events, viewer))) continue; // the law on what is hidden says so
      const [here, there] = [wordsOf(game, walk, a.events, viewer), wordsOf(game, walk, b.events, viewer)];
      if (!same(here, there)) broken('lines', `${what} changes the log of ${viewer}: ${difference(here, there)}`);
      checks++;
    }
    return checks;
  },
};
