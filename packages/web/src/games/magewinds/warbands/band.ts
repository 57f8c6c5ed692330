/** A warband in words and in addresses: `warrior,wizard,cleric`. */

import {
  type MagewindsRefusal,
  magewinds,
  nameIn,
  PROFILE_IDS,
  PROFILES,
  type ProfileId,
  refuseWarband,
} from '@muster/magewinds';
import type { Report } from '../../../parts/address.ts';
import { listed, quoted } from '../../../parts/words.ts';

export const SLOT_BUDGETS = [6, 8, 10] as const;
export type SlotBudget = (typeof SLOT_BUDGETS)[number];
export const DEFAULT_BUDGET: SlotBudget = 8;

/** How long a battle takes with them (TC assembly.budget). */
export const BUDGET_WORDS: Readonly<Record<SlotBudget, string>> = {
  6: '6, quick',
  8: '8, standard',
  10: '10, long',
};

const MOST_FIGHTERS = 20;

/** Kind by kind. */
export const groupedBand = (
  warband: readonly ProfileId[],
): readonly { readonly id: ProfileId; readonly count: number }[] =>
  [...new Set(warband)].map((id) => ({ id, count: warband.filter((other) => other === id).length }));

/** `Warrior, Wizard and 2 Minions`. */
export const bandWords = (warband: readonly ProfileId[]): string =>
  warband.length === 0
    ? 'nobody'
    : listed(
        groupedBand(warband).map(({ id, count }) =>
          count === 1 ? PROFILES[id].name : `${count} × ${PROFILES[id].name}`,
        ),
      );

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

/** In an address one after the other: `called=Brannoc&called=&called=Mira`. */
export const callsIn = (field: string, calls: readonly string[]): readonly string[] =>
  calls.map((call) => `${field}=${encodeURIComponent(call)}`);

export interface CalledBand {
  readonly warband: readonly ProfileId[];
  readonly calls: readonly string[];
}

/** Fighters and what they are called, as two fields of an address say it: who is not there goes with its name. */
export const readBand = (params: URLSearchParams, field: string, callsField: string, report: Report): CalledBand => {
  const calls = params.getAll(callsField);
  const asked = (params.get(field) ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .map((name, place) => ({ name, id: PROFILE_IDS.find((id) => id === name), call: calls[place] ?? '' }));
  const unknown = asked.find(({ id }) => id === undefined)?.name;
  if (unknown !== undefined) {
    const others = asked.filter(({ name }) => name !== unknown);
    const theirs = others.map(({ call }) => call);
    report(`There is no fighter ${quoted(unknown)}.`, [
      {
        value: others.length === 0 ? null : others.map(({ name }) => name).join(','),
        words: 'Leave it out',
        also: { [callsField]: callsFor(theirs, others.length) },
      },
    ]);
  }
  const known = asked.filter(({ id }) => id !== undefined).slice(0, MOST_FIGHTERS);
  return {
    warband: known.map(({ id }) => id!),
    calls: callsFor(
      known.map(({ call }) => call),
      known.length,
    ),
  };
};

export const readBudget = (text: string | null, report: Report): SlotBudget => {
  if (text === null) return DEFAULT_BUDGET;
  const found = SLOT_BUDGETS.find((slots) => String(slots) === text);
  if (found === undefined)
    report(
      `A warband has 6, 8 or 10 slots, not ${quoted(text)} (TC assembly.budget).`,
      SLOT_BUDGETS.map((slots) => ({ value: String(slots), words: BUDGET_WORDS[slots] })),
    );
  return found ?? DEFAULT_BUDGET;
};

const sentence = (refusal: MagewindsRefusal | undefined): string | undefined => refusal && magewinds.explain(refusal);

/** What is wrong with this warband, a whole sentence; undefined when it may fight. */
export const bandProblem = (warband: readonly ProfileId[], slots: number, officialOnly: boolean): string | undefined =>
  sentence(refuseWarband(warband, slots, officialOnly));

/** Why this fighter may not join; undefined when it may. */
export const joinProblem = (
  warband: readonly ProfileId[],
  id: ProfileId,
  slots: number,
  officialOnly: boolean,
): string | undefined => bandProblem([...warband, id], slots, officialOnly);
