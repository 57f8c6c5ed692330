/** Which ideas the Warlord plays on in its head: whole activations where it chooses whom to activate, places where it moves. */

import { levels } from '@muster/geometry';
import type { Battle, HeroesCommand, Space } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import type { Promising } from '../mind.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type End, endsOf, isBeside } from './plans.ts';
import { weighed } from './policy.ts';
import type { Weighed } from './weighed.ts';

/** What a whole force is worth as a chance to win. */
const FORCE_CHANCE = 0.8;

const IDEAS = { select: 6, ends: 2, move: 6, stand: 3, act: 2 };
/** Places nearer than this are one idea. */
const APART = 2;

const moveTo = (to: Space): HeroesCommand => ({ type: 'move', to, path: null, jump: false });

/** The best ends, no two of them side by side. */
const apart = (o: Outlook, ends: readonly End[], count: number): readonly End[] => {
  const kept: End[] = [];
  for (const end of ends.toSorted((a, b) => b.worth - a.worth)) {
    if (kept.length === count) break;
    const [x, y] = [levels.xOf(o.t.ground, end.to), levels.yOf(o.t.ground, end.to)];
    const isNew = kept.every(
      ({ to }) => Math.max(Math.abs(levels.xOf(o.t.ground, to) - x), Math.abs(levels.yOf(o.t.ground, to) - y)) >= APART,
    );
    if (isNew) kept.push(end);
  }
  return kept;
};

interface Idea extends Weighed {
  readonly followUp?: readonly HeroesCommand[];
}

const activations = (b: Battle, seat: Seat): readonly Idea[] => {
  const all = weighed(b, seat);
  if (all[0]!.command.type === 'claim') return all;
  const o = outlookOf(b);
  const ideas = all.flatMap(({ command, worth }): readonly Idea[] => {
    const f = o.fighters.find(({ model }) => command.type === 'select' && model.id === command.model);
    if (f?.box == null || isBeside(o, f, f.box)) return [{ command, worth }];
    const ends = apart(o, endsOf(o, f), IDEAS.ends);
    return ends.map((end) => ({
      command,
      worth: worth + end.worth - ends[0]!.worth,
      followUp: [moveTo(end.to)],
    }));
  });
  return ideas.toSorted((x, y) => y.worth - x.worth).slice(0, IDEAS.select);
};

const moves = (b: Battle, seat: Seat): readonly Idea[] => {
  const all = weighed(b, seat);
  if (all[0]!.command.type !== 'move') return all.slice(0, 1);
  const ends = all.flatMap(({ command, worth }) => (command.type === 'move' ? [{ to: command.to, worth }] : []));
  return apart(outlookOf(b), ends, IDEAS.move).map(({ to, worth }) => ({ command: moveTo(to), worth }));
};

const ideasOf = (b: Battle, seat: Seat): readonly Idea[] => {
  const frame = b.stack[b.stack.length - 1]!;
  if (frame.type === 'round') return activations(b, seat);
  if (frame.type === 'fallBack') return weighed(b, seat).slice(0, IDEAS.stand);
  if (frame.type !== 'activation') return weighed(b, seat).slice(0, 1);
  switch (frame.step) {
    case 'move':
      return moves(b, seat);
    case 'engaged':
      return weighed(b, seat).slice(0, IDEAS.stand);
    case 'shoot':
    case 'melee':
      return weighed(b, seat).slice(0, IDEAS.act);
    default:
      return weighed(b, seat).slice(0, 1);
  }
};

/** What is worth so much less than the best is not thought about. */
const MARGIN = 0.25;

export const shortlist = (b: Battle, seat: Seat): readonly Promising<HeroesCommand>[] => {
  const ideas = ideasOf(b, seat);
  return ideas
    .filter(({ worth }) => worth > ideas[0]!.worth - MARGIN)
    .map(({ command, worth, followUp }) => ({
      command,
      chance: FORCE_CHANCE * worth,
      ...(followUp === undefined ? {} : { followUp }),
    }));
};
