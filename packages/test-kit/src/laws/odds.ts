/**
 * Law: the odds of a command are the same on the own view as on the full state; every number in them is one that the game names,
 * and is what it is named: distributions sum to 1, chances lie from 0 to 1, and nothing is infinite or no number at all. A game that
 * tells no odds rolls no dice.
 */

import type { Command, OddsNames, Rng, Seat } from '@muster/kernel';
import { brief, difference, same } from '../data.ts';
import { type AnyGame, broken, type Law, type Played, type Terms, type Walk } from '../law.ts';
import { pick } from '../play.ts';

/** Of each game so many steps are looked at, half of them such as rolled dice. */
const STEPS = 16;
const CANDIDATES = 4;
/** Rounding of doubles that were added up. */
const CLOSE = 1e-9;

type Kind = keyof OddsNames;
const KINDS: readonly Kind[] = ['distributions', 'chances', 'figures'];

type Fields = Readonly<Record<string, unknown>>;
const isBox = (x: unknown): x is Fields => typeof x === 'object' && x !== null;

/** What this field is by the longest name that fits; undefined when it has none. */
const kindOf = (names: OddsNames, path: readonly string[]): Kind | undefined => {
  for (let from = 0; from < path.length; from++) {
    const name = path.slice(from).join('.');
    const kind = KINDS.find((one) => names[one].includes(name));
    if (kind !== undefined) return kind;
  }
  return undefined;
};

const numbersIn = (x: unknown): readonly unknown[] => {
  if (!isBox(x)) return typeof x === 'number' ? [x] : [];
  return Object.values(x).flatMap(numbersIn);
};

const isFigure = (x: unknown): boolean => numbersIn(x).every(Number.isFinite);
const isChance = (x: unknown): boolean => typeof x === 'number' && x >= -CLOSE && x <= 1 + CLOSE;
const isDistribution = (x: unknown): boolean => {
  if (!isBox(x)) return false;
  const chances = Object.values(x);
  return chances.every(isChance) && Math.abs((chances as number[]).reduce((sum, p) => sum + p, 0) - 1) <= CLOSE;
};

const IS: Readonly<Record<Kind, (x: unknown) => boolean>> = {
  distributions: isDistribution,
  chances: isChance,
  figures: isFigure,
};

/** The first number that is not what it is named; its field, and what is wrong. */
const faultIn = (names: OddsNames, x: unknown, path: readonly string[]): string | undefined => {
  const kind = kindOf(names, path);
  const isList = kind === 'chances' && isBox(x); // of things that are named themselves
  if (kind !== undefined && !isList)
    return x === null || x === undefined || IS[kind](x) ? undefined : `${path.join('.')} is ${brief(x)}: no ${kind}`;
  if (typeof x === 'number') return `${path.join('.')} is ${x}, and nothing says what that is`;
  if (!isBox(x)) return undefined;
  for (const [key, part] of Object.entries(x)) {
    const fault = faultIn(names, part, Array.isArray(x) ? path : [...path, key]);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** Whether this command has odds; throws when they are wrong. */
const checkOdds = (game: AnyGame, terms: Terms, s: Played['before'], seat: Seat, c: Command): boolean => {
  const [full, seen] = [terms.odds!(s, seat, c), terms.odds!(game.view(s, seat), seat, c)];
  if (!same(full, seen))
    broken('odds', `${brief(c)} of seat ${seat} has other odds on its view: ${difference(full, seen)}`);
  if (seen === undefined) return false;
  const fault = terms.oddsNames === undefined ? 'nothing says what they are' : faultIn(terms.oddsNames, seen, []);
  if (fault !== undefined) broken('odds', `the odds of ${brief(c)} of seat ${seat}: ${fault}`);
  return true;
};

/** What was played, and some of what else could have been. */
const commandsOf = (game: AnyGame, { before, seat, command }: Played, rng: Rng): readonly Command[] => {
  const candidates = game.candidates(before, seat);
  const some = candidates.length === 0 ? [] : Array.from({ length: CANDIDATES }, () => pick(candidates, rng));
  return [command, ...new Set(some)];
};

const checkNone = ({ steps }: Walk): number => {
  const rolled = steps.find(({ drawn }) => drawn.dice.length > 0);
  if (rolled !== undefined) broken('odds', `${brief(rolled.command)} rolls dice in a game that tells no odds`);
  return steps.length;
};

export const oddsLaw: Law = {
  id: 'odds',
  name: 'odds are the same on the view, and their numbers are what they are named',
  check: (game, walk, rng) => {
    if (walk.terms.odds === undefined) return checkNone(walk);
    let checks = 0;
    const rolled = walk.steps.filter(({ drawn }) => drawn.dice.length > 0);
    for (let n = 0; n < STEPS && walk.steps.length > 0; n++) {
      const step = pick(n % 2 === 0 && rolled.length > 0 ? rolled : walk.steps, rng);
      for (const c of commandsOf(game, step, rng)) if (checkOdds(game, walk.terms, step.before, step.seat, c)) checks++;
    }
    return checks;
  },
};
