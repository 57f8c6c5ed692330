/** Magewinds in the lab: given warbands, or drawn ones, every seat and every player getting each of them once. */

import { magewindsPlayer } from '@muster/ai';
import { makeRng, type Rng } from '@muster/kernel';
import { addable, type MagewindsConfig, magewinds, PROFILE_IDS, type ProfileId, profileOf } from '@muster/magewinds';
import { type LabModule, LabRefused } from '../module.ts';
import { playOut } from '../play-out.ts';
import { gameSeed } from '../seeds.ts';

export interface MagewindsSetting {
  readonly scenario: string;
  readonly players: number;
  /** null: drawn at random, others for each set of games. */
  readonly warbands: readonly (readonly string[])[] | null;
  /** Of drawn warbands. */
  readonly slots: number;
  /** Drawn warbands are alike but for a HOUSE fighter in all sets, not in every second one. */
  readonly house: boolean;
  readonly terrain?: string;
}

/** A set of warbands that are alike but for one place: here a HOUSE fighter, there an official one. */
export interface HouseMirror {
  readonly fighter: ProfileId;
  readonly seat: number;
}

export interface MagewindsFacts {
  /** By seat. */
  readonly warbands: readonly (readonly ProfileId[])[];
  readonly mirror: HouseMirror | null;
}

/** A configuration, and what it is to show. */
export interface MagewindsMatchUp {
  readonly config: MagewindsConfig;
  readonly mirror: HouseMirror | null;
}

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

const canMirror = ({ players, slots }: MagewindsSetting): boolean =>
  players === 2 && slots >= 2 * STANDARD_SLOTS && slots / STANDARD_SLOTS <= OFFICIAL.length;

/** The warbands of a set of games. Where it can, every second set compares a HOUSE fighter with an official one. */
const drawSet = (setting: MagewindsSetting, seed: number, set: number): Draw => {
  if (setting.warbands !== null) return { warbands: setting.warbands, house: null };
  const rng = makeRng(gameSeed(seed, -2 - set));
  if (canMirror(setting) && (setting.house || set % 2 === 1)) {
    const house = HOUSE[(setting.house ? set : set >> 1) % HOUSE.length]!;
    return { warbands: drawMirror(house, setting.slots, rng), house };
  }
  return { warbands: Array.from({ length: setting.players }, () => drawWarband(setting.slots, rng)), house: null };
};

const matchUp = (setting: MagewindsSetting, { warbands, house }: Draw, turn: number): MagewindsMatchUp => {
  const count = warbands.length;
  const seated = warbands.map((_, seat) => warbands[(seat + count - turn) % count]!);
  const parsed = magewinds.parseConfig({
    scenario: setting.scenario,
    players: setting.players,
    warbands: seated,
    deployment: 'auto',
    ...(setting.warbands === null ? { slots: setting.slots } : { slots: MOST_SLOTS }),
    ...(setting.terrain === undefined ? {} : { terrain: setting.terrain }),
  });
  if (!parsed.ok) throw new LabRefused(`${parsed.refusal.where}: ${parsed.refusal.problem}`);
  return { config: parsed.value, mirror: house === null ? null : { fighter: house, seat: turn % count } };
};

/** Warbands that were given may be of any size. */
const MOST_SLOTS = 20;

/** Kept for the last key: neighbouring games ask for the same. */
const keepLast = <V>(make: (key: number) => V): ((key: number) => V) => {
  let last: { readonly key: number; readonly value: V } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
};

export const magewindsLab: LabModule<MagewindsSetting, MagewindsMatchUp, MagewindsFacts> = {
  configs: (setting, seed) => {
    if (setting.house && (setting.warbands !== null || !canMirror(setting)))
      throw new LabRefused('HOUSE fighters are compared by drawn warbands of 4 to 18 slots, between two players');
    const { players } = setting;
    // Players move on by a seat after every game; the warbands do when everybody has sat everywhere.
    const inSet = players * players;
    const draw = keepLast((set) => drawSet(setting, seed, set));
    const made = keepLast((turn) => matchUp(setting, draw(Math.floor(turn / players)), turn % players));
    return (index) => made(Math.floor(index / inSet) * players + Math.floor((index % inSet) / players));
  },
  seatsOf: ({ config }) => config.players,
  play: ({ config, mirror }, levels, seed, steps) => {
    const b = playOut(magewinds, levels.map(magewindsPlayer), config, seed, steps);
    const warbands = config.warbands.map((warband) => warband!);
    return { outcome: b.outcome!, rounds: b.round, facts: { warbands, mirror } };
  },
};
