/** Warbands and what their fighters are called, as they are chosen: `band=warrior,wizard&called=Brannoc&called=&slots=8`. */

import { choiceField, type Field, type Part, quoted, type Report } from '@muster/kernel';
import { PROFILE_IDS, type ProfileId } from '../content/fighters.ts';
import { nameIn } from '../content/names.ts';

export const SLOT_BUDGETS = [6, 8, 10] as const;
export type SlotBudget = (typeof SLOT_BUDGETS)[number];

/** How long a battle takes with them (TC assembly.budget). */
const SLOT_CHOICES = [
  { value: 6, words: '6, quick' },
  { value: 8, words: '8, standard' },
  { value: 10, words: '10, long' },
] as const;

export const slotsField = (words: string, always: boolean): Field<SlotBudget> =>
  choiceField<SlotBudget>(SLOT_CHOICES, {
    words,
    usual: 8,
    always,
    wrong: (text) => `A warband has 6, 8 or 10 slots, not ${quoted(text)} (TC assembly.budget).`,
    offers: SLOT_CHOICES.map((choice) => ({ value: String(choice.value), words: choice.words })),
  });

const MOST_FIGHTERS = 20;

/** As it is typed. A percent sign is the wide one: in an address the other escapes letters. */
export const tidyCall = (text: string): string => nameIn(text.replaceAll('%', '％'));

/** What the fighters are called, one after the other: empty for who has no name, and none at the end. */
export const callsFor = (calls: readonly string[], fighters: number): readonly string[] => {
  const tidy = calls.slice(0, fighters).map((text) => tidyCall(text).trim());
  return tidy.slice(0, tidy.findLastIndex((call) => call !== '') + 1);
};

/** One of them called otherwise. */
export const withCall = (calls: readonly string[], place: number, call: string): readonly string[] =>
  callsFor(
    Array.from({ length: Math.max(calls.length, place + 1) }, (_, i) => (i === place ? call : (calls[i] ?? ''))),
    MOST_FIGHTERS,
  );

interface Asked {
  readonly name: string;
  readonly id: ProfileId | undefined;
  readonly call: string;
}

const askedIn = (text: string, calls: readonly string[]): readonly Asked[] =>
  text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .map((name, place) => ({ name, id: PROFILE_IDS.find((id) => id === name), call: calls[place] ?? '' }));

const tellUnknown = (asked: readonly Asked[], callsAt: string, report: Report): void => {
  const unknown = asked.find(({ id }) => id === undefined)?.name;
  if (unknown === undefined) return;
  const others = asked.filter(({ name }) => name !== unknown);
  const theirs = others.map(({ call }) => call);
  report(`There is no fighter ${quoted(unknown)}.`, [
    {
      value: others.length === 0 ? null : others.map(({ name }) => name).join(','),
      words: 'Leave it out',
      also: { [callsAt]: callsFor(theirs, others.length) },
    },
  ]);
};

export interface CalledBand<B = readonly ProfileId[]> {
  readonly warband: B;
  /** Beside its fighters; empty for who has no name (TC assembly.slots). */
  readonly calls: readonly string[];
}

/** Fighters and what they are called, two parameters beside each other: who is not there goes with its name. */
export const BAND: Part<CalledBand> = {
  name: '',
  read: (given, at, tell) => {
    const [bandAt, callsAt] = placesOf(at);
    const asked = askedIn(given.get(bandAt) ?? '', given.getAll(callsAt));
    tellUnknown(asked, callsAt, tell(bandAt));
    const known = asked.filter(({ id }) => id !== undefined).slice(0, MOST_FIGHTERS);
    return {
      warband: known.map(({ id }) => id!),
      calls: callsFor(
        known.map(({ call }) => call),
        known.length,
      ),
    };
  },
  write: ({ warband, calls }, at) => {
    const [bandAt, callsAt] = placesOf(at);
    return [
      ...(warband.length === 0 ? [] : [[bandAt, warband.join(',')] as const]),
      ...calls.map((call) => [callsAt, call] as const),
    ];
  },
};

const placesOf = (at: string): readonly [band: string, calls: string] =>
  at === '' ? ['band', 'called'] : [`${at}-band`, `${at}-called`];

/** `ready`: nobody touched it, and it goes with the slots. */
export type BandChoice = 'ready' | 'set-up' | readonly ProfileId[];

/** Of a seat. */
export const SEAT_BAND: Part<CalledBand<BandChoice>> = {
  read: (given, at, tell) => {
    const text = given.get(`${at}-band`);
    given.has(`${at}-called`);
    return text === null || text === 'set-up' ? { warband: text ?? 'ready', calls: [] } : BAND.read(given, at, tell);
  },
  write: ({ warband, calls }, at) =>
    warband === 'ready'
      ? []
      : warband === 'set-up'
        ? [[`${at}-band`, warband]]
        : [[`${at}-band`, warband.join(',')], ...calls.map((call) => [`${at}-called`, call] as const)],
};
