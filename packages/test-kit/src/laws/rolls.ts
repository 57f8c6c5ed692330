/**
 * Law: whoever rolls real dice or draws real cards is told what for. Every roll and draw of a game has its phrase (`rolls`), and the
 * request, made of what had been told up to there, says it; every card that is drawn is among those that could be. A game without such
 * requests rolls no dice.
 */

import type { DiceNeed, DrawNeed, Drew, GameEvent, Seat, Table, Told } from '@muster/kernel';
import { fastTable, heardBy, topOf } from '@muster/kernel';
import { brief } from '../data.ts';
import { type AnyGame, type AnyState, broken, type Law, type Played, type Terms } from '../law.ts';
import { drawnLuck } from '../play.ts';
import { isSentence } from '../sentence.ts';

/** Cards may be drawn by any command: they are looked for in one game of so many. */
const DRAWS_ONE_IN = 4;

type Heard = (eyes: Seat | 'spectator') => readonly GameEvent[];
type Sees = (eyes: Seat | 'spectator') => AnyState | undefined;

type Asked = DiceNeed | Omit<DrawNeed, 'heap'>;

/** What luck is asked for must say what for. */
const checkRequest = ({ rolls }: Terms, need: Asked, request: string): void => {
  if (!isSentence(request)) broken('rolls', `${brief(need)} is asked for as ${brief(request)}`);
  const phrases = rolls[need.for] ?? broken('rolls', `no phrase says what ${brief(need)} is for`);
  const { words, told = words, asked = words, result = words } = phrases;
  for (const phrase of [words, told, asked, result])
    if (!isSentence(phrase)) broken('rolls', `${brief(need)} is said to be ${brief(phrase)}`);
  if (!request.includes(asked)) broken('rolls', `${brief(need)} is asked for as any roll: ${brief(request)}`);
};

const checkRoll = (terms: Terms, sees: Sees, heard: Heard, need: DiceNeed): void => {
  const says = terms.rollWords ?? broken('rolls', `nothing says what ${brief(need)} is rolled for`);
  const { words, dice } = says(sees('spectator'), heard('spectator'), need);
  checkRequest(terms, need, words);
  if (dice !== undefined && (dice.length !== need.count || !dice.every(isSentence)))
    broken('rolls', `${brief(need)} has words for other dice: ${brief(dice)}`);
};

const checkDraw = (
  terms: Terms,
  drawWords: NonNullable<Terms['drawWords']>,
  sees: Sees,
  heard: Heard,
  need: Omit<DrawNeed, 'heap'>,
  drawn: readonly string[],
): void => {
  const eyes = need.seat ?? 'spectator';
  const { words, kinds } = drawWords(sees(eyes), heard(eyes), need);
  checkRequest(terms, need, words);
  for (const card of drawn) {
    const kind = kinds.flat().find((one) => one.card === card);
    const taken = drawn.filter((one) => one === card).length;
    if (kind === undefined || kind.left < taken || !isSentence(kind.name))
      broken('rolls', `${card} is drawn, and of ${brief(need)} is said ${brief(kind)}`);
  }
};

/** Plays again what was played, and asks for words wherever people would be asked for luck; how often that was. */
const replayed = (game: AnyGame, terms: Terms, before: AnyState | undefined, step: Pick<Played, 'drawn'>, run: Run) => {
  let checks = 0;
  let nth = 0;
  const events: Told<GameEvent>[] = [];
  const luck = drawnLuck(step.drawn);
  const heard: Heard = (eyes) => heardBy(events, eyes);
  const sees: Sees = (eyes) => before && game.view(before, eyes);
  const { drawWords } = terms;
  run({
    ...fastTable<GameEvent>(luck),
    roll: (count, seat, what) => {
      if (count > 0) {
        checkRoll(terms, sees, heard, { count, sides: 6, seat, for: what });
        checks++;
      }
      return luck.roll(count, seat, what);
    },
    ...(drawWords && {
      draw: <C extends string>(heap: readonly C[], count: number, seat: Seat | null, what: string): Drew<C> => {
        const drew = topOf(heap, count);
        if (count > 0) {
          checkDraw(terms, drawWords, sees, heard, { count, nth, seat, for: what }, drew.drawn);
          nth += count;
          checks++;
        }
        return drew;
      },
    }),
    tell: (event, to) => {
      events.push(to === undefined ? { event } : { event, to });
    },
  });
  return checks;
};

type Run = (table: Table) => void;

export const rollsLaw: Law = {
  id: 'rolls',
  name: 'every roll and every draw has words that say what for',
  check: (game, { terms, config, match, steps, seed }) => {
    const draws = terms.drawWords !== undefined && seed % DRAWS_ONE_IN === 0;
    let checks = replayed(game, terms, undefined, { drawn: match.record().setup }, (table) =>
      game.setup(config, table),
    );
    for (const step of steps)
      if (draws || step.drawn.dice.length > 0)
        checks += replayed(game, terms, step.before, step, (table) =>
          game.play(step.before, step.seat, step.command, table),
        );
    return terms.rollWords === undefined ? steps.length : checks;
  },
};
