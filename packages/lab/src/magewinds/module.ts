/** Magewinds in the lab: given warbands, or drawn ones, every seat and every player getting each of them once. */

import { fields, flag, integer, list, makeRng, optional, orNull, type Rng, text } from '@muster/kernel';
import { addable, type MagewindsConfig, magewinds, PROFILE_IDS, type ProfileId, profileOf } from '@muster/magewinds';
import { type LabModule, LabRefused, type MatchUp } from '../module.ts';
import { gameSeed } from '../seeds.ts';
import { playable, readSetting } from '../setting.ts';
import { type Facts, type HouseMirror, report } from './report.ts';

export interface Setting {
  readonly scenario: string;
  readonly players: number;
  /** null: drawn at random, others for each set of games. */
  readonly warbands: readonly (readonly string[])[] | null;
  /** Of drawn warbands. */
  readonly slots: number;
  /** Drawn warbands are alike but for a HOUSE fighter in all sets, not in every second one. */
  readonly house: boolean;
  /** null: the one for this number of players. */
  readonly terrain: string | null;
}

const MOST_PLAYERS = 4;
/** Warbands that were given may be of any size. */
const MOST_SLOTS = 20;

const read = fields<Setting>({
  scenario: text(40),
  players: integer(2, MOST_PLAYERS),
  warbands: optional(orNull(list(list(text(40), MOST_SLOTS), MOST_PLAYERS)), null),
  slots: integer(1, MOST_SLOTS),
  house: optional(flag, false),
  terrain: optional(orNull(text(40)), null),
});

interface Draw {
  readonly warbands: readonly (readonly string[])[];
  readonly house: ProfileId | null;
}

const HOUSE: readonly ProfileId[] = PROFILE_IDS.filter((id) => profileOf(id).source === 'house');
const OFFICIAL: readonly ProfileId[] = PROFILE_IDS.filter((id) => profileOf(id).source !== 'house');

/** Anybody who still fits, until nobody does. */
const drawWarband = (slots: number, rng: Rng): readonly ProfileId[] => {
  const warband: ProfileId[] = [];
  for (;;) {
    const next = addable(warband, slots, false);
    if (next.length === 0) return warband;
    warband.push(next[rng.below(next.length)]!);
  }
};

const STANDARD_SLOTS = 2;

/** Official fighters, one of them in one warband replaced by a HOUSE fighter, or by two that take one slot each. */
const drawMirror = (house: ProfileId, slots: number, rng: Rng): readonly (readonly ProfileId[])[] => {
  const pool = OFFICIAL.slice();
  const draw = (): ProfileId => pool.splice(rng.below(pool.length), 1)[0]!;
  const shared = Array.from({ length: Math.floor(slots / STANDARD_SLOTS) - 1 }, draw);
  const stand = Array<ProfileId>(STANDARD_SLOTS / profileOf(house).slots).fill(house);
  return [
    [...shared, ...stand],
    [...shared, draw()],
  ];
};

const canMirror = ({ players, slots }: Setting): boolean =>
  players === 2 && slots >= 2 * STANDARD_SLOTS && slots / STANDARD_SLOTS <= OFFICIAL.length;

/** The warbands of a set of games. Where it can, every second set compares a HOUSE fighter with an official one. */
const drawSet = (setting: Setting, seed: number, set: number): Draw => {
  if (setting.warbands !== null) return { warbands: setting.warbands, house: null };
  const rng = makeRng(gameSeed(seed, -2 - set));
  if (canMirror(setting) && (setting.house || set % 2 === 1)) {
    const house = HOUSE[(setting.house ? set : set >> 1) % HOUSE.length]!;
    return { warbands: drawMirror(house, setting.slots, rng), house };
  }
  return { warbands: Array.from({ length: setting.players }, () => drawWarband(setting.slots, rng)), house: null };
};

const matchUp = (setting: Setting, { warbands, house }: Draw, turn: number): MatchUp<MagewindsConfig, Facts> => {
  const count = warbands.length;
  const seated = warbands.map((_, seat) => warbands[(seat + count - turn) % count]!);
  const given = {
    scenario: setting.scenario,
    players: setting.players,
    warbands: seated,
    deployment: 'auto',
    ...(setting.warbands === null ? { slots: setting.slots } : { slots: MOST_SLOTS }),
    ...(setting.terrain === null ? {} : { terrain: setting.terrain }),
  };
  const config = playable(magewinds.parseConfig(given));
  const mirror: HouseMirror | null = house === null ? null : { fighter: house, seat: turn % count };
  return { config, facts: { warbands: config.warbands.map((warband) => warband!), mirror } };
};

/** Kept for the last key: neighbouring games ask for the same. */
const keepLast = <V>(make: (key: number) => V): ((key: number) => V) => {
  let last: { readonly key: number; readonly value: V } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
};

export const lab: LabModule<MagewindsConfig, Facts> = {
  matchUps: (given, seed) => {
    const setting = readSetting(read, given);
    if (setting.house && (setting.warbands !== null || !canMirror(setting)))
      throw new LabRefused('HOUSE fighters are compared by drawn warbands of 4 to 18 slots, between two players');
    const { players } = setting;
    // Players move on by a seat after every game; the warbands do when everybody has sat everywhere.
    const inSet = players * players;
    const draw = keepLast((set) => drawSet(setting, seed, set));
    const made = keepLast((turn) => matchUp(setting, draw(Math.floor(turn / players)), turn % players));
    return (index) => made(Math.floor(index / inSet) * players + Math.floor((index % inSet) / players));
  },
  report,
};
