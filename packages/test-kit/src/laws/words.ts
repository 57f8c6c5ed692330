/** Law: every event can be told and every refusal explained in words. */

import type { GameEvent, Rng } from '@muster/kernel';
import { brief } from '../data.ts';
import { type AnyGame, broken, type Law, type Walk } from '../law.ts';
import { pick } from '../play.ts';

const NARRATE_ONE_IN = 16;
const TRIES = 16;

const isSentence = (text: unknown): boolean =>
  typeof text === 'string' && text.trim() !== '' && !/\b(undefined|null|NaN)\b|\[object/.test(text);

const checkEvent = (game: AnyGame, event: GameEvent, config: object): void => {
  const line = game.narrate(event, config);
  if (!isSentence(line)) broken('words', `${brief(event)} is told as ${brief(line)}`);
};

/** Commands of other times, tried by any seat: most are refused. */
const checkRefusal = (game: AnyGame, walk: Walk, rng: Rng): number => {
  const [at, from] = [pick(walk.steps, rng), pick(walk.steps, rng)];
  const refusal = game.refuse(at.before, rng.below(walk.seats), from.command);
  if (refusal === undefined) return 0;
  const sentence = game.explain(refusal);
  if (!isSentence(sentence)) broken('words', `${brief(refusal)} is explained as ${brief(sentence)}`);
  return 1;
};

export const wordsLaw: Law = {
  id: 'words',
  name: 'every event is told and every refusal explained',
  check: (game, walk, rng) => {
    let checks = 0;
    const told = walk.seed % NARRATE_ONE_IN === 0 ? walk.steps : walk.steps.slice(-2);
    for (const step of told)
      for (const { event } of step.events) {
        checkEvent(game, event, walk.config);
        checks++;
      }
    for (let n = 0; n < TRIES && walk.steps.length > 0; n++) checks += checkRefusal(game, walk, rng);
    return checks;
  },
};
