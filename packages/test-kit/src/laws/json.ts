/** Law: a state survives JSON. What comes back is the same, is read by `parseState`, and plays on the same. */

import { seededLuck } from '@muster/kernel';
import { cloned, difference, same } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law } from '../law.ts';
import { anyCommand, perform, sampled } from '../play.ts';

const STEPS_ON = 4;

const read = (game: AnyGame, s: AnyState): AnyState => {
  const back = cloned(s);
  if (!same(back, s)) broken('json', `a state came back from JSON changed: ${difference(s, back)}`);
  const parsed = game.parseState(back);
  if (!parsed.ok)
    return broken('json', `parseState refuses a state of the game: ${parsed.refusal.where} ${parsed.refusal.problem}`);
  if (!same(parsed.value, s)) broken('json', `parseState changed a state: ${difference(s, parsed.value)}`);
  return parsed.value;
};

export const jsonLaw: Law = {
  id: 'json',
  name: 'states survive JSON and play on the same',
  check: (game, walk, rng) => {
    let checks = 0;
    for (const s of [...sampled(walk, rng), walk.match.state()]) {
      let [a, b] = [s, read(game, s)];
      for (let n = 0; n < STEPS_ON; n++) {
        const next = anyCommand(game, a, rng);
        if (next === undefined) break;
        if (!same(game.candidates(a, next.seat), game.candidates(b, next.seat)))
          broken('json', 'a state that came back from JSON has other candidates');
        const seed = rng.bits();
        a = perform(game, a, next.seat, next.command, seededLuck(seed)).state;
        b = perform(game, b, next.seat, next.command, seededLuck(seed)).state;
        if (!same(a, b)) broken('json', `a state that came back from JSON plays on differently: ${difference(a, b)}`);
      }
      checks++;
    }
    return checks;
  },
};
