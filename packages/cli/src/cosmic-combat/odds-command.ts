/** `muster odds cosmic-combat`: the exact chances of one shot, one ram or one boarding fight, with every number that leads to them. */

import {
  type BoardingShip,
  type BoardingSide,
  boardingOdds,
  boardingShipFrom,
  boardingWounds,
  type Odds,
  type OddsQuestion,
  oddsOf,
  outOfReach,
  ramOdds,
  ramShipOf,
} from '@muster/cosmic-combat';
import { noting, type Reason } from '@muster/dwethia';
import type { Report } from '../game.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import type { Paint } from '../paint.ts';
import { problem } from '../problem.ts';
import { capital, percent } from '../text.ts';
import { oddsWords, stepsWords, woundsWords } from './odds-words.ts';
import { type AskedShip, readAskedShip, readAskedWeapon } from './ships.ts';

type CosmicOddsOptions = {
  readonly attacker?: string;
  readonly defender?: string;
  readonly weapon: string;
  readonly distance: string;
  readonly shielded: string;
  readonly cover: string;
  readonly inTheWay: string;
  readonly steady?: true;
  readonly shieldWall?: true;
  readonly ram?: true;
  readonly board?: true;
  readonly attackers?: string;
  readonly defenders?: string;
};

const MOST_DISTANCE = 200;
const MOST = 30;
const MOST_SHIPS = 12;

const inchesIn = (option: string, text: string): number => {
  const n = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return n <= MOST_DISTANCE
    ? n
    : problem(`${option} must be a number of inches from 0 to ${MOST_DISTANCE}, not “${text}”.`);
};

/** An option that this kind of question needs. */
const needed = (option: string, text: string | undefined): string =>
  text ?? problem(`${option} is missing: a ship, a file with a ship, or a line such as "P3 D5 W4 save5".`);

const unwanted = (options: Readonly<Record<string, string | undefined>>, what: string): void => {
  for (const [option, text] of Object.entries(options))
    if (text !== undefined) problem(`${option} has no meaning in ${what}.`);
};

const OURS = 'Profiles are ours (HOUSE); only some of their names are the publisher’s.\n';
const ours = (...ships: readonly AskedShip[]): string => (ships.some(({ isOurs }) => isOurs) ? OURS : '');

interface Asked {
  readonly question: OddsQuestion;
  readonly attacker: AskedShip;
  readonly defender: AskedShip;
}

const readShot = async (o: CosmicOddsOptions, io: Io): Promise<Asked> => {
  unwanted({ '--attackers': o.attackers, '--defenders': o.defenders }, 'a shot; add --board');
  const attacker = await readAskedShip(io, '--attacker', needed('--attacker', o.attacker));
  const defender = await readAskedShip(io, '--defender', needed('--defender', o.defender));
  const question: OddsQuestion = {
    attacker: attacker.ship,
    defender: defender.ship,
    weapon: readAskedWeapon(o.weapon, attacker),
    distance: inchesIn('--distance', o.distance),
    shielded: wholeNumber('--shielded', o.shielded, 0, 2),
    cover: wholeNumber('--cover', o.cover, 0, MOST),
    inTheWay: wholeNumber('--in-the-way', o.inTheWay, 0, MOST),
    steady: o.steady === true,
    shieldWall: o.shieldWall === true,
  };
  const far = outOfReach(question);
  if (far !== undefined) problem(far);
  return { question, attacker, defender };
};

const shotWords = ({ question, attacker, defender }: Asked, odds: Odds, paint: Paint): string => {
  const title = `${capital(question.weapon.name)}: ${attacker.title} fires at ${defender.title}, ${question.distance}" away.`;
  return `${paint('bold', title)}\n${oddsWords(odds)}${ours(attacker, defender)}`;
};

const shotReport = async (o: CosmicOddsOptions, io: Io): Promise<Report> => {
  const asked = await readShot(o, io);
  const odds = oddsOf(asked.question);
  return { json: odds, words: (paint) => shotWords(asked, odds, paint) };
};

const ramReport = async (o: CosmicOddsOptions, io: Io): Promise<Report> => {
  unwanted({ '--attackers': o.attackers, '--defenders': o.defenders }, 'a ram');
  const attacker = await readAskedShip(io, '--attacker', needed('--attacker', o.attacker));
  const defender = await readAskedShip(io, '--defender', needed('--defender', o.defender));
  const { steps, note } = noting();
  const ram = ramOdds(ramShipOf(attacker.ship), ramShipOf(defender.ship), note);
  const suffers = ({ title }: AskedShip, [, p = 0]: readonly number[]): string =>
    `${title} suffers a wound in ${percent(p)}.\n`;
  return {
    json: { ram: { attacker: ram.attacker, defender: ram.defender } },
    words: (paint) =>
      `${paint('bold', `${attacker.title} rams ${defender.title}.`)}\n${stepsWords(steps)}\n` +
      `${suffers(attacker, ram.attacker)}${suffers(defender, ram.defender)}${ours(attacker, defender)}`,
  };
};

/** Ships between commas. */
const readSide = async (io: Io, option: string, text: string): Promise<readonly AskedShip[]> => {
  const given = text.split(',');
  if (given.length > MOST_SHIPS) return problem(`${option}: ${MOST_SHIPS} ships are the most.`);
  return Promise.all(given.map((one) => readAskedShip(io, option, one)));
};

const boardReport = async (o: CosmicOddsOptions, io: Io): Promise<Report> => {
  const own = await readSide(io, '--attackers', needed('--attackers', o.attackers ?? o.attacker));
  const others = await readSide(io, '--defenders', needed('--defenders', o.defenders ?? o.defender));
  const { steps, note } = noting();
  const boarders = own.map(({ ship }) => boardingShipFrom(ship, true));
  const boarded = others.map(({ ship }) => boardingShipFrom(ship, false));
  const odds = boardingOdds(boarders, boarded, note);
  const attackers = inflictedOn(boarded, odds.attackers);
  const defenders = inflictedOn(boarders, odds.defenders);
  const told = ({ dice, needs, wounds }: BoardingSide): object => ({ dice, needs, wounds });
  return {
    json: { board: { attackers: told(attackers), defenders: told(defenders) } },
    words: (paint) => {
      const half = steps.length / 2;
      return (
        paint('bold', `${titles(own)} ${own.length === 1 ? 'boards' : 'board'} ${titles(others)}.`) +
        `\n${sideWords('Attackers', attackers, [...steps.slice(0, half), ...ignoring(boarded)])}` +
        `${sideWords('Defenders', defenders, [...steps.slice(half), ...ignoring(boarders)])}` +
        ours(...own, ...others)
      );
    },
  };
};

const inflictedOn = (struck: readonly BoardingShip[], side: BoardingSide): BoardingSide => ({
  ...side,
  wounds: boardingWounds(side.wounds, struck),
});

/** What the struck ignore, as a step; of several the best. */
const ignoring = (struck: readonly BoardingShip[]): readonly Reason[] => {
  const best = Math.min(...struck.map(({ ignore }) => ignore ?? Infinity));
  return best === Infinity ? [] : [{ what: 'Each wound ignored on', value: best, rule: 'DW-64' }];
};

const titles = (ships: readonly AskedShip[]): string => ships.map(({ title }) => title).join(' and ');

const sideWords = (name: string, side: BoardingSide, steps: readonly Reason[]): string =>
  `${name}:\n${stepsWords(steps)}${woundsWords(side.wounds)}` +
  side.destroyed
    .flatMap((p, n) => (n === 0 ? [] : [`${n === 1 ? 'One ship' : `${n} ships`} destroyed in ${percent(p)}.\n`]))
    .join('');

export const cosmicOdds = async (options: CosmicOddsOptions, io: Io): Promise<Report> => {
  if (options.ram && options.board) return problem('Ask for --ram or for --board, not for both.');
  if (options.ram) return ramReport(options, io);
  return options.board ? boardReport(options, io) : shotReport(options, io);
};
