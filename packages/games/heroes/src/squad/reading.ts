/** Squads from files and from storage: read, and checked by the rules of forces and of Scars and Glory. */

import { FACTIONS } from '@muster/dwethia';
import {
  fields,
  flag,
  integer,
  list,
  malformed,
  meaning,
  misread,
  oneOf,
  optional,
  orNull,
  type Parsed,
  parse,
  type Reader,
  text,
} from '@muster/kernel';
import { unitProblems } from '../build/force.ts';
import { readSheet } from '../build/reading.ts';
import {
  type Fought,
  historyOf,
  type Member,
  type Recruit,
  rollsOf,
  type Slain,
  SQUAD_FORMAT,
  type Squad,
  type SquadBattle,
} from './squad.ts';

export const MOST_SQUAD_NAME = 40;
const MOST_MEMBERS = 60;
const MOST_BATTLES = 500;
const MOST_TEXT = 2_000_000;

const count = integer(0, MOST_BATTLES);
const id = text(12);

const readRecruit = fields<Recruit>({
  id,
  sheet: readSheet,
  joined: count,
  left: optional(orNull(count), null),
  tracked: optional(flag, true),
});

const readBattle = fields<SquadBattle>({
  id: text(40),
  title: text(120),
  result: oneOf(['won', 'lost', 'drawn'] as const),
  fought: list(
    fields<Fought>({
      member: id,
      slain: orNull(fields<Slain>({ by: orNull(text(80)), power: orNull(text(40)) })),
      kills: integer(0, 99),
      tracked: flag,
    }),
    MOST_MEMBERS,
  ),
  dice: list(integer(1, 6), MOST_MEMBERS),
});

const readShape = fields<Squad>({
  format: oneOf([SQUAD_FORMAT] as const),
  name: text(MOST_SQUAD_NAME),
  faction: oneOf(FACTIONS.map((one) => one.id)),
  members: list(readRecruit, MOST_MEMBERS),
  battles: list(readBattle, MOST_BATTLES),
});

const checkMembers = ({ faction, members, battles }: Squad, where: string): void => {
  for (const [i, recruit] of members.entries()) {
    const at = `${where}.members[${i}]`;
    if (members.findIndex((one) => one.id === recruit.id) !== i)
      misread(at, `has the id ${recruit.id} of another member`);
    if (recruit.sheet.faction !== faction) misread(at, 'is of another faction than its squad (DW-25)');
    const [problem] = unitProblems(recruit.sheet);
    if (problem !== undefined) misread(at, problem.replace(/\.$/, ''));
    if (recruit.joined > battles.length) misread(`${at}.joined`, 'is after the last battle');
    if (recruit.left !== null && (recruit.left < recruit.joined || recruit.left > battles.length))
      misread(`${at}.left`, 'is before it joined, or after the last battle');
  }
};

const STATES = { resting: 'was to miss it', dead: 'was dead by then', dismissed: 'had been dismissed' } as const;

const checkDice = ({ id: battle, fought, dice }: SquadBattle, all: readonly SquadBattle[], at: string): void => {
  if (all.filter((one) => one.id === battle).length > 1) misread(at, 'is there twice');
  const rolls = rollsOf(fought);
  if (dice.length !== rolls)
    misread(`${at}.dice`, `holds ${dice.length} dice; due are as many as rolls, ${rolls} (HR-17)`);
};

const checkFought = (fought: readonly Fought[], before: readonly Member[], at: string): void => {
  for (const [j, { member }] of fought.entries()) {
    const found =
      before.find((one) => one.id === member) ??
      misread(`${at}.fought[${j}]`, `names ${member}, who was not in the squad`);
    if (found.standing !== 'ready')
      misread(`${at}.fought[${j}]`, `fields ${found.sheet.name}, who ${STATES[found.standing]} (HR-17)`);
    if (fought.findIndex((one) => one.member === member) !== j)
      misread(`${at}.fought[${j}]`, `fields ${found.sheet.name} twice`);
  }
};

const SQUAD_WORDS =
  'Its members are of its faction and could be fielded, and its battles could have been fought so (HR-17).';

/** A squad whose battles could have been fought so. */
export const readSquad: Reader<Squad> = meaning(readShape, SQUAD_WORDS, (squad, where) => {
  if (squad.name.trim() === '') misread(`${where}.name`, 'must not be empty');
  checkMembers(squad, where);
  for (const [i, battle] of squad.battles.entries()) checkDice(battle, squad.battles, `${where}.battles[${i}]`);
  const history = historyOf(squad);
  for (const [i, { fought }] of squad.battles.entries()) checkFought(fought, history[i]!, `${where}.battles[${i}]`);
  return squad;
});

export const parseSquad = (x: unknown): Parsed<Squad> => parse(readSquad, x, 'squad');

/** As it stands in a file. */
export const parseSquadText = (json: string): Parsed<Squad> => {
  if (json.length > MOST_TEXT) return { ok: false, refusal: malformed('file', 'is too long for a squad') };
  try {
    return parseSquad(JSON.parse(json));
  } catch {
    return { ok: false, refusal: malformed('file', 'is not readable as JSON; it may be cut off') };
  }
};
