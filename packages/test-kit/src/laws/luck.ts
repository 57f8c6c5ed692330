/**
 * Law: real luck is as good as drawn luck. A match in which people give the same dice, shuffles and cards when they are asked leads to
 * the same states, events and entries; what had been told when they were asked is how the command's events begin.
 */

import type { Entry, GameEvent, GivenLuck, LuckNeed, LuckSource, Match, Played, Told } from '@muster/kernel';
import { isPlay, isUndo, manualLuck, seededLuck, startMatch, tableLuck, topOf } from '@muster/kernel';
import { brief, difference, same } from '../data.ts';
import { type AnyGame, broken, type Law, type Walk } from '../law.ts';

/** One game of so many is played again. */
const ONE_IN = 4;

/** People roll all dice and say how every heap was shuffled; in every other match they also draw the cards themselves. */
const realLuck = (seed: number): LuckSource => {
  const { draw } = tableLuck(seed, { cards: true });
  return (seed / ONE_IN) % 2 === 0 || draw === undefined ? manualLuck : { ...manualLuck, draw };
};

/** What the drawn match drew, asked for in the same order. */
const answerWith =
  (luck: LuckSource) =>
  (need: LuckNeed): GivenLuck => {
    if ('heap' in need) return topOf(need.heap, need.count).drawn;
    return 'shuffle' in need ? luck.order(need.shuffle) : luck.roll(need.count, need.seat, need.for);
  };

const beginsWith = (events: readonly Told<GameEvent>[], begun: readonly Told<GameEvent>[]): boolean =>
  begun.length <= events.length && begun.every((told, i) => same(told, events[i]));

/** Gives whatever is asked for, until the command, or the set-up, is done; how often that was. */
const giveAll = (
  match: Match,
  done: Played | undefined,
  answer: (need: LuckNeed) => GivenLuck,
  what: string,
): number => {
  const heard: (readonly Told<GameEvent>[])[] = [];
  let last = done;
  for (let need = match.needs(); need !== undefined; need = match.needs()) {
    heard.push(match.toldSoFar());
    last = match.give(answer(need));
    if (!last.ok) broken('luck', `${what} asks for ${brief(need)} and refuses it: ${brief(last.refusal)}`);
  }
  const events = last?.ok ? last.events : match.opening();
  if (!heard.every((begun) => beginsWith(events, begun)))
    broken('luck', `${what} told something before a roll that did not happen`);
  return heard.length;
};

/** Without the cards that people typed, and so without hashes, which cover them. */
const bare = (entry: Entry): object => {
  const { hash: _, ...rest } = entry;
  return { ...rest, cards: undefined };
};

const compare = (walk: Walk, real: Match): void => {
  const { match } = walk;
  const drewCards = real.entries().some((entry) => 'cards' in entry) || 'cards' in real.record().setup;
  const told = (of: Match) => ({
    state: of.state(),
    noticed: of.noticedBy('everyone'),
    entries: drewCards ? of.entries().map(bare) : of.entries(),
  });
  const [drawn, given] = [told(match), told(real)];
  if (!same(drawn, given)) broken('luck', `real luck leads elsewhere: ${difference(drawn, given)}`);
};

const playReal = (game: AnyGame, walk: Walk): number => {
  const { seed, config, match } = walk;
  const answer = answerWith(seededLuck(seed));
  const real = startMatch(game, config, { luck: realLuck(seed), fairness: { kind: 'seeded', seed } });
  let asked = giveAll(real, undefined, answer, 'the set-up');
  for (const entry of match.entries()) {
    if (isUndo(entry)) real.undo(entry.by, entry.agreed as readonly number[], entry.undo);
    else if (isPlay(entry)) {
      const done = real.play(entry.seat, entry.command);
      if (!done.ok) broken('luck', `${brief(entry.command)} is refused with real luck: ${brief(done.refusal)}`);
      asked += giveAll(real, done, answer, brief(entry.command));
    }
  }
  compare(walk, real);
  return asked;
};

export const luckLaw: Law = {
  id: 'luck',
  name: 'real luck leads to the same states, events and entries as drawn luck',
  check: (game, walk) => {
    if (walk.seed % ONE_IN !== 0) return 0;
    const asked = playReal(game, walk);
    const drawn = [walk.match.record().setup, ...walk.steps.map((step) => step.drawn)];
    const isLucky = drawn.some(({ dice, shuffles }) => dice.length + shuffles.length > 0);
    if (isLucky && asked === 0) broken('luck', 'luck was drawn, and nobody was asked for it');
    return 1;
  },
};
