/** Law: every event can be told, every refusal explained and every decision named in words, and the rules they cite are in the book. */

import type { Decision, GameEvent, Rng, RuleId } from '@muster/kernel';
import { brief } from '../data.ts';
import { type AnyGame, broken, type Law, type Walk } from '../law.ts';
import { pick } from '../play.ts';
import { isSentence } from '../sentence.ts';

const TRIES = 16;

const checkRule = (walk: Walk, what: object, rule: RuleId | null): void => {
  const { rules } = walk.terms.book;
  if (rule !== null && !rules.some(({ id }) => id === rule))
    broken('words', `${brief(what)} cites ${brief(rule)}, which is not in the book`);
};

/** What a decision asks, and by which rule. */
const checkDecision = (walk: Walk, d: Decision): void => {
  checkRule(walk, d, d.rule);
  const { asks } = walk.terms;
  if (!Object.hasOwn(asks, d.kind) || !isSentence(asks[d.kind]!.words))
    broken('words', `nothing says what ${brief(d)} asks`);
};

const checkEvent = (game: AnyGame, walk: Walk, event: GameEvent): void => {
  checkRule(walk, event, event.rule);
  const line = game.narrate(event, walk.config);
  if (!isSentence(line)) broken('words', `${brief(event)} is told as ${brief(line)}`);
};

/** Commands of other times, tried by any seat: most are refused. */
const checkRefusal = (game: AnyGame, walk: Walk, rng: Rng): number => {
  const [at, from] = [pick(walk.steps, rng), pick(walk.steps, rng)];
  const refusal = game.refuse(at.before, rng.below(walk.seats), from.command);
  if (refusal === undefined) return 0;
  checkRule(walk, refusal, refusal.rule);
  const sentence = game.explain(refusal);
  if (!isSentence(sentence)) broken('words', `${brief(refusal)} is explained as ${brief(sentence)}`);
  return 1;
};

export const wordsLaw: Law = {
  id: 'words',
  name: 'every event is told, every refusal explained, every decision named, by rules of the book',
  check: (game, walk, rng) => {
    let checks = 0;
    for (const step of walk.steps) {
      for (const decision of step.decisions) checkDecision(walk, decision);
      for (const { event } of step.events) {
        checkEvent(game, walk, event);
        checks++;
      }
    }
    const outcome = walk.match.outcome();
    if (outcome !== undefined) checkRule(walk, outcome, outcome.rule);
    for (let n = 0; n < TRIES && walk.steps.length > 0; n++) checks += checkRefusal(game, walk, rng);
    return checks;
  },
};
