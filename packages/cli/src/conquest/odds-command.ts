/** `muster odds conquest`: the exact chances of a whole fight, of a shot or a power, and what a build order yields. */

import { type FightOdds, fightOdds, inCircumstances, type ProfileShot, shotFault, shotOdds } from '@muster/conquest';
import { noting } from '@muster/dwethia';
import type { Report } from '../game.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { problem } from '../problem.ts';
import { capital } from '../text.ts';
import { type EconomyOptions, economyReport } from './economy-command.ts';
import { type AskedModel, readGroup, readModel, readWeapon } from './models.ts';
import { fightWords, shotWords } from './odds-words.ts';

type FightOptions = {
  readonly attackers?: string | undefined;
  readonly defenders?: string | undefined;
  readonly destiny?: string | undefined;
  readonly onset?: true | undefined;
};

type ShotOptions = {
  readonly attacker?: string | undefined;
  readonly defender?: string | undefined;
  readonly weapon?: string | undefined;
  readonly distance?: string | undefined;
  readonly cover?: string | undefined;
  readonly inTheWay?: string | undefined;
  readonly arc?: true | undefined;
  readonly steady?: true | undefined;
  readonly shielded?: true | undefined;
  readonly defenderIntegrity?: string | undefined;
  readonly upcharge?: string | undefined;
};

type CommonOptions = { readonly shieldWall?: true | undefined };

type ConquestOddsOptions = FightOptions & ShotOptions & EconomyOptions & CommonOptions;

const MOST_DISTANCE = 200;
const MOST = 30;
const MOST_DESTINY = 12;

const OURS = 'Units are ours (HOUSE); only some of their names are the publisher’s.\n';
const ours = (models: readonly AskedModel[]): string => (models.some(({ sheet }) => sheet !== null) ? OURS : '');

const needed = (option: string, text: string | undefined): string =>
  text ?? problem(`${option} is missing: a unit, a file with a unit, or a line such as "M3 S3 D4 A2 W2 I2 save5".`);

/** Options of another question. */
const unwanted = (options: object, what: string): void => {
  for (const [name, given] of Object.entries(options))
    if (given !== undefined)
      problem(`--${name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)} has no meaning in ${what}.`);
};

// --- A fight ---

/** `2/0`: of the attackers and of the defenders; one number is that of both. */
const readDestiny = (text: string): readonly [number, number] => {
  const parts = text.split('/');
  if (parts.length > 2) return problem('--destiny is one number, or one for each side: 2/1.');
  const [own, other = own] = parts.map((part) => wholeNumber('--destiny', part.trim(), 0, MOST_DESTINY));
  return [own!, other!];
};

/** X-354: one building, and nobody beside it. */
const checkSides = (attackers: readonly AskedModel[], defenders: readonly AskedModel[]): void => {
  if (attackers.some(({ model }) => model.isBuilding))
    problem('--attackers: a building attacks nobody in melee (X-354).');
  if (defenders.some(({ model }) => model.isBuilding) && defenders.length > 1)
    problem('--defenders: an assault is on one building alone; units beside it must be beaten first (X-354).');
};

const asGiven = ({ model, sheet }: AskedModel, onset: boolean, wall: boolean): AskedModel['model'] =>
  inCircumstances(model, sheet, { onset, wall });

const titles = (models: readonly AskedModel[]): string => {
  const counts = new Map<string, number>();
  for (const { title } of models) counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts].map(([title, n]) => (n === 1 ? title : `${n} × ${title}`)).join(' and ');
};

const fightReport = async (o: FightOptions & CommonOptions, io: Io): Promise<Report> => {
  const attackers = await readGroup(io, '--attackers', needed('--attackers', o.attackers));
  const defenders = await readGroup(io, '--defenders', needed('--defenders', o.defenders));
  checkSides(attackers, defenders);
  const { steps, note } = noting();
  const [onset, wall] = [o.onset === true, o.shieldWall === true];
  const odds: FightOdds = fightOdds(
    attackers.map((one) => asGiven(one, onset, wall)),
    defenders.map((one) => asGiven(one, false, wall)),
    readDestiny(o.destiny ?? '0'),
    note,
  );
  return {
    json: { ...odds, steps },
    words: (paint) =>
      `${paint('bold', `${titles(attackers)} against ${titles(defenders)}.`)}\n${fightWords(odds, steps)}` +
      ours([...attackers, ...defenders]),
  };
};

// --- A shot ---

const inchesIn = (option: string, text: string): number => {
  const n = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return n <= MOST_DISTANCE
    ? n
    : problem(`${option} must be a number of inches from 0 to ${MOST_DISTANCE}, not “${text}”.`);
};

const signed = (option: string, text: string): number => {
  const n = /^[+-]?\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(n) <= MOST ? n : problem(`${option} must be a whole number from -${MOST} to ${MOST}, not “${text}”.`);
};

/** What a line leaves out matters only in melee: shot at, it may be a unit as well (X-348). */
const struck = (one: AskedModel, wall: boolean): AskedModel['model'] => {
  const model = asGiven(one, false, wall);
  return one.sheet === null ? { ...model, isBuilding: false } : model;
};

const shotReport = async (o: ShotOptions & CommonOptions, io: Io): Promise<Report> => {
  const attacker = await readModel(io, '--attacker', needed('--attacker', o.attacker));
  const defender = await readModel(io, '--defender', needed('--defender', o.defender));
  const question: ProfileShot = {
    attacker: attacker.model,
    defender: struck(defender, o.shieldWall === true),
    weapon: readWeapon(o.weapon ?? 'weapon', attacker),
    distance: inchesIn('--distance', o.distance ?? '1'),
    cover: wholeNumber('--cover', o.cover ?? '0', 0, MOST),
    inTheWay: wholeNumber('--in-the-way', o.inTheWay ?? '0', 0, MOST),
    arc: o.arc === true,
    steady: o.steady === true,
    shielded: o.shielded === true,
    defenderIntegrity: o.defenderIntegrity === undefined ? null : signed('--defender-integrity', o.defenderIntegrity),
    upcharge: wholeNumber('--upcharge', o.upcharge ?? '0', 0, MOST_DESTINY),
  };
  const fault = shotFault(question);
  if (fault !== undefined) return problem(fault);
  const odds = shotOdds(question);
  const title = `${capital(question.weapon.name)}: ${attacker.title} at ${defender.title}, ${question.distance}" away.`;
  return {
    json: odds,
    words: (paint) => `${paint('bold', title)}\n${shotWords(odds)}${ours([attacker, defender])}`,
  };
};

// --- Which of them ---

const economyOf = (o: ConquestOddsOptions): EconomyOptions => ({
  economy: o.economy,
  faction: o.faction,
  hq: o.hq,
  workers: o.workers,
  relics: o.relics,
  research: o.research,
  rounds: o.rounds,
  nodes: o.nodes,
  points: o.points,
});

const fightOf = ({ attackers, defenders, destiny, onset }: ConquestOddsOptions): FightOptions => ({
  attackers,
  defenders,
  destiny,
  onset,
});

const shotOf = (o: ConquestOddsOptions): ShotOptions => ({
  attacker: o.attacker,
  defender: o.defender,
  weapon: o.weapon,
  distance: o.distance,
  cover: o.cover,
  inTheWay: o.inTheWay,
  arc: o.arc,
  steady: o.steady,
  shielded: o.shielded,
  defenderIntegrity: o.defenderIntegrity,
  upcharge: o.upcharge,
});

export const conquestOdds = (o: ConquestOddsOptions, io: Io): Report | Promise<Report> => {
  const [economy, fight, shot] = [economyOf(o), fightOf(o), shotOf(o)];
  if (o.economy !== undefined) {
    unwanted({ ...fight, ...shot, shieldWall: o.shieldWall }, 'a forecast');
    return economyReport(economy);
  }
  if (o.attackers !== undefined || o.defenders !== undefined) {
    unwanted({ ...economy, ...shot }, 'a fight');
    return fightReport({ ...fight, shieldWall: o.shieldWall }, io);
  }
  unwanted({ ...economy, ...fight }, 'a shot');
  return shotReport({ ...shot, shieldWall: o.shieldWall }, io);
};
