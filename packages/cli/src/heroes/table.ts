/** Dwethia Heroes at the terminal: the arena, its words, and what came of them. */

import { FACTIONS, readFaction } from '@muster/dwethia';
import {
  ARENAS,
  type Battle,
  type HeroesEvent,
  type HeroesTypes,
  heroesDescriptor,
  objectiveOf,
  sizeFor,
} from '@muster/heroes';
import { parse } from '@muster/kernel';
import type { TerminalTable } from '../game.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { plainTable } from '../plain/table.ts';
import type { LineAction } from '../play/line-words.ts';
import { problem } from '../problem.ts';
import { boardText, legend } from './board.ts';
import { answerTo, HEROES_WORDS, typedFor } from './typed.ts';

type HeroesPlayOptions = {
  readonly points: string;
  readonly arena?: string;
  readonly factions?: string;
  readonly objectives: string;
  readonly markers: string;
  readonly mixed?: true;
  readonly printed?: true;
};

const [LEAST_POINTS, MOST_POINTS] = [20, 1000];

const FACTION_IDS = FACTIONS.map(({ id }) => id);

export const readPoints = (text: string): number => wholeNumber('--points', text, LEAST_POINTS, MOST_POINTS);

/** Only arenas of the size that the points ask for (HR-08). */
export const readArena = (text: string, points: number): string => {
  const size = sizeFor(points);
  const fitting = ARENAS.filter((one) => one.size === size).map(({ id }) => id);
  const id = oneOf(
    'arena',
    text,
    ARENAS.map((one) => one.id),
  );
  return fitting.includes(id)
    ? id
    : problem(`${id} is not the size for ${points} points; take ${fitting.join(' or ')} (HR-08).`);
};

/** `void/citadel` */
export const readFactions = (text: string): readonly string[] =>
  text.split('/').map((id) => {
    const parsed = parse(readFaction, id.trim().toLowerCase(), 'faction');
    return parsed.ok ? parsed.value : oneOf('faction', id, FACTION_IDS);
  });

const configOf = (o: HeroesPlayOptions): unknown => {
  const points = readPoints(o.points);
  return {
    points,
    ...(o.arena === undefined ? {} : { arena: readArena(o.arena, points) }),
    ...(o.factions === undefined ? {} : { seats: readFactions(o.factions).map((faction) => ({ faction })) }),
    objectives: oneOf('choice of objectives', o.objectives, ['picked', 'drawn']),
    markers: oneOf('choice of markers', o.markers, ['arena', 'placed']),
    rulings: {
      ...(o.mixed ? { objectiveMix: 'mixed' } : {}),
      ...(o.printed ? { customUnits: 'printed' } : {}),
    },
  };
};

const goals = (b: Battle): string => {
  const met = ([0, 1] as const).map((side) => {
    const names = b.trackers[side].met.map((id) => objectiveOf(id)?.name ?? '');
    return `${side === 0 ? 'South' : 'North'} has met: ${names.length === 0 ? 'nothing yet' : names.join(', ')}.\n`;
  });
  return `Meet all five of your objectives and claim them, or leave no enemy standing (HR-16).\n${met.join('')}`;
};

const plain = plainTable(heroesDescriptor, (options) => configOf(options as HeroesPlayOptions) as object);

export const heroesTable: TerminalTable<HeroesTypes, LineAction> = {
  configOf,
  goals,
  legend,
  board: boardText,
  status: plain.status,
  summary: plain.summary,
  details: () => undefined,
  boardAfter: (b: Battle, events: readonly HeroesEvent[]) =>
    b.outcome === null && events.some(({ type }) => type === 'roundBegan'),
  words: HEROES_WORDS,
  answer: answerTo,
  candidateWords: (b, _, command) => typedFor(b, command),
};
