/** What is worth playing on in the head: whole activations, not single commands. */

import type { Rng, Seat } from '@muster/kernel';
import { type ActivationFrame, type Battle, type Fighter, type MagewindsCommand, magewinds } from '@muster/magewinds';
import type { Promising } from '../mind.ts';
import { actionsOf, type Outlook, outlook } from './field.ts';
import { closeMoves, type Intention, plansOf, quickMoves, type Weighing } from './plans.ts';
import { openings, topOf, weighed } from './policy.ts';
import { leapBy } from './strikes.ts';

/** What a point is worth as a chance to win. */
const POINT_CHANCE = 0.03;
/** What a first impression counts for at most. */
const MOST_POINTS = 6;
const MOST = 8;

interface Idea {
  readonly commands: readonly MagewindsCommand[];
  readonly worth: number;
}

const promising = ({ commands: [command, ...followUp], worth }: Idea): Promising<MagewindsCommand> => ({
  command: command!,
  followUp,
  chance: POINT_CHANCE * Math.min(MOST_POINTS, worth),
});

export const shortlist = (b: Battle, seat: Seat, rng: Rng): readonly Promising<MagewindsCommand>[] => {
  const frame = topOf(b);
  if (frame.type === 'round' && frame.step === 'turn') {
    const ideas = activations(b, seat);
    if (ideas.length > 0) return ideas.map(promising);
  }
  if (frame.type === 'activation' && frame.step === 'chooses') {
    const ideas = actions(b, seat, frame);
    if (ideas.length > 0) return ideas.map(promising);
  }
  const all = weighed(b, seat, rng).map(({ command, worth }) => promising({ commands: [command], worth }));
  return all.slice(0, isWorthThought(frame.type) ? 5 : 1);
};

const isWorthThought = (type: string): boolean => type === 'move' || type === 'window';

const byWorth = (a: Idea, b: Idea): number => b.worth - a.worth;

/** What a fighter does after it was activated. */
const follow = (f: Fighter, p: Intention): readonly MagewindsCommand[] => {
  const act: MagewindsCommand = { type: 'act', action: p.action };
  if (p.strike === null) return [act];
  const { leap, step, command } = p.strike;
  return [act, ...(leap === null ? [] : [leapBy(f, leap)]), { type: 'step', path: step }, command];
};

/** The moves of a fighter, at most so many, no two to nearly the same place. */
const movesOf = (goings: readonly Weighing[], most: number): Idea[] => {
  const found: Idea[] = [];
  const ends: { readonly x: number; readonly y: number }[] = [];
  for (const { going, worth } of goings) {
    if (found.length >= most) break;
    if (ends.some((p) => Math.abs(p.x - going.end.x) + Math.abs(p.y - going.end.y) < APART)) continue;
    ends.push(going.end);
    found.push({
      commands: [
        { type: 'act', action: 'move' },
        { type: 'move', path: going.path },
      ],
      worth,
    });
  }
  return found;
};
const APART = 3000;

const ideasOf = (o: Outlook, f: Fighter, moves: readonly Weighing[], most: number): Idea[] => {
  const plans = plansOf(o, f, moves);
  const wait = plans.find((p) => p.action === 'wait')!.worth;
  const found: Idea[] = movesOf(moves, most);
  for (const p of plans)
    if (p.action !== 'move' && p.action !== 'wait') found.push({ commands: follow(f, p), worth: p.worth });
  return found.map(({ commands, worth }) => ({ commands, worth: worth - wait })).sort(byWorth);
};

const activations = (b: Battle, seat: Seat): Idea[] => {
  const o = outlook(b, seat);
  const found: Idea[] = [];
  for (const f of o.friends) {
    if (actionsOf(f) === 0) continue;
    for (const { commands, worth } of ideasOf(o, f, quickMoves(o, f), 2).slice(0, 3))
      found.push({ commands: [{ type: 'activate', fighter: f.id }, ...commands], worth });
  }
  return found.sort(byWorth).slice(0, MOST);
};

/** Spells at the beginning of an activation are taken from the Veteran. */
const actions = (b: Battle, seat: Seat, frame: ActivationFrame): Idea[] => {
  const o = outlook(b, seat);
  const f = b.fighters[frame.fighter]!;
  const opening = openings(b, seat, f)[0];
  if (opening !== undefined) return [{ commands: [opening.command], worth: opening.worth }];
  const legal = magewinds.candidates(b, seat);
  const isLegal = (c: MagewindsCommand): boolean =>
    legal.some((command) => command.type === 'act' && c.type === 'act' && command.action === c.action);
  return ideasOf(o, f, closeMoves(o, f), 4)
    .filter(({ commands }) => isLegal(commands[0]!))
    .slice(0, MOST);
};
