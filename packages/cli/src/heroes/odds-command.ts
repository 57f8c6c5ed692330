/** `muster odds heroes`: the exact chances of one shot or blow, with every number that leads to it. */

import { type Odds, type OddsQuestion, oddsOf, outOfReach } from '@muster/heroes';
import type { Report } from '../game.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import type { Paint } from '../paint.ts';
import { problem } from '../problem.ts';
import { capital, percent } from '../text.ts';
import { type Fighter, readFighter, readWeapon } from './duellists.ts';
import { oddsWords } from './odds-words.ts';

type HeroesOddsOptions = {
  readonly attacker: string;
  readonly defender: string;
  readonly attack: string;
  readonly distance: string;
  readonly cover: string;
  readonly inTheWay: string;
  readonly attackerIntegrity: string;
  readonly defenderIntegrity: string;
  readonly defensive?: true;
  readonly fireAction?: true;
  readonly destiny: string;
};

const MOST_DISTANCE = 600;
const MOST = 30;
const MOST_DESTINY = 12;

const signed = (option: string, text: string): number => {
  const n = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(n) <= MOST ? n : problem(`${option} must be a whole number from -${MOST} to ${MOST}, not “${text}”.`);
};

interface Asked {
  readonly question: OddsQuestion;
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

const readQuestion = async (o: HeroesOddsOptions, io: Io): Promise<Asked> => {
  const attacker = await readFighter(io, '--attacker', o.attacker);
  const defender = await readFighter(io, '--defender', o.defender);
  const question: OddsQuestion = {
    attacker: attacker.duellist,
    defender: defender.duellist,
    weapon: readWeapon(o.attack, attacker),
    distance: wholeNumber('--distance', o.distance, 1, MOST_DISTANCE),
    cover: wholeNumber('--cover', o.cover, 0, MOST),
    inTheWay: wholeNumber('--in-the-way', o.inTheWay, 0, MOST),
    attackerIntegrity: signed('--attacker-integrity', o.attackerIntegrity),
    defenderIntegrity: signed('--defender-integrity', o.defenderIntegrity),
    defensive: o.defensive === true,
    fireAction: o.fireAction === true,
    destiny: wholeNumber('--destiny', o.destiny, 0, MOST_DESTINY),
  };
  const far = outOfReach(question);
  if (far !== undefined) problem(far);
  return { question, attacker, defender };
};

const OURS = 'Profiles are ours (HOUSE); only some of their names are the publisher’s.\n';

const describe = ({ question, attacker, defender }: Asked, odds: Odds, paint: Paint): string => {
  const without = question.destiny === 0 ? undefined : oddsOf({ ...question, destiny: 0 });
  const title = `${capital(question.weapon.name)}: ${attacker.title} attacks ${defender.title}, ${question.distance} away.`;
  return (
    `${paint('bold', title)}\n${oddsWords(odds)}` +
    (without === undefined
      ? ''
      : `Without Destiny ${without.mean.toFixed(2)} wounds; slain in ${percent(without.slain)}.\n`) +
    (attacker.isOurs || defender.isOurs ? OURS : '')
  );
};

export const heroesOdds = async (options: HeroesOddsOptions, io: Io): Promise<Report> => {
  const asked = await readQuestion(options, io);
  const odds = oddsOf(asked.question);
  return { json: odds, words: (paint) => describe(asked, odds, paint) };
};
