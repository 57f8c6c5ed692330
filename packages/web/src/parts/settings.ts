/** What a player chose for this browser. Remembered field by field; what is missing or broken falls back to its default. */

import { create } from 'zustand';
import { tidyName } from '../contract/person.ts';
import { type ClockChoice, NO_CLOCK, parseClock } from './clock-choice.ts';

export type Light = 'auto' | 'day' | 'night';
/** How fast the table shows what others do. */
export type Pace = 'calm' | 'brisk' | 'instant';
/** Whether things may move: as the system says, always, never. */
export type Motion = 'system' | 'full' | 'still';

/** Which plans wait for the main button: all, or only those with luck, risks or a doubt. */
export type Confirms = 'every' | 'risky';

/** What the faces of pieces tell: the side, or what the books paint them. In style sheets: `html[data-paint="book"]`. */
export type Paint = 'side' | 'book';

export type FriendsAre = 'here' | 'elsewhere';
/** Nobody, at once, or a round after it has happened. */
export type Spectators = 'none' | 'atOnce' | 'later';

export interface Settings {
  readonly light: Light;
  readonly pace: Pace;
  readonly motion: Motion;
  readonly sound: boolean;
  /** The numbers of hexes on the whole map, not only seen from near. In style sheets: `html[data-hex-numbers]`. */
  readonly hexNumbers: boolean;
  readonly paint: Paint;
  /** Ending a turn asks once while something useful can still be done. */
  readonly confirmEnd: boolean;
  readonly confirm: Confirms;
  /** What the player is called at the table; empty for `You`. */
  readonly name: string;
  /** Friends at the same screen, in the order of their seats; empty for `Friend`. */
  readonly friends: readonly string[];
  /** New battles begin without take-backs of what was rolled or learned. */
  readonly noTakeBacks: boolean;
  /** New battles on one screen begin with open hands: nobody hands the device over. */
  readonly openHands: boolean;
  /** Where the friends of a new battle are: at this screen, or elsewhere, with a link. */
  readonly friendsAre: FriendsAre;
  /** Who may watch a new battle with friends elsewhere. */
  readonly spectators: Spectators;
  /** How much time there is in a new battle with friends elsewhere. */
  readonly clock: ClockChoice;
  /** Friends elsewhere bring forces of their own where the battle allows it; otherwise they field what was set. */
  readonly forces: 'brought' | 'asSet';
  /** Several friends elsewhere have a link each, or one for whoever comes first. */
  readonly links: 'each' | 'one';
}

const KEY = 'muster-settings';
const DEFAULTS: Settings = {
  light: 'auto',
  pace: 'calm',
  motion: 'system',
  sound: false,
  hexNumbers: false,
  paint: 'side',
  confirmEnd: true,
  confirm: 'every',
  name: '',
  friends: [],
  noTakeBacks: false,
  openHands: false,
  friendsAre: 'here',
  spectators: 'atOnce',
  clock: NO_CLOCK,
  forces: 'brought',
  links: 'each',
};

const oneOf = <T extends string>(x: unknown, values: readonly T[], otherwise: T): T =>
  values.find((v) => v === x) ?? otherwise;

const flag = (x: unknown, otherwise: boolean): boolean => (typeof x === 'boolean' ? x : otherwise);

/** Of what was remembered, whatever it is. */
export const parseSettings = (x: unknown): Settings => {
  const given = (typeof x === 'object' && x !== null ? x : {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    light: oneOf(given.light, ['auto', 'day', 'night'], DEFAULTS.light),
    pace: oneOf(given.pace, ['calm', 'brisk', 'instant'], DEFAULTS.pace),
    motion: oneOf(given.motion, ['system', 'full', 'still'], DEFAULTS.motion),
    sound: flag(given.sound, DEFAULTS.sound),
    hexNumbers: flag(given.hexNumbers, DEFAULTS.hexNumbers),
    paint: oneOf(given.paint, ['side', 'book'], DEFAULTS.paint),
    confirmEnd: flag(given.confirmEnd, DEFAULTS.confirmEnd),
    confirm: oneOf(given.confirm, ['every', 'risky'], DEFAULTS.confirm),
    name: tidyName(given.name),
    friends: Array.isArray(given.friends) ? given.friends.slice(0, 7).map(tidyName) : DEFAULTS.friends,
    noTakeBacks: flag(given.noTakeBacks, DEFAULTS.noTakeBacks),
    openHands: flag(given.openHands, DEFAULTS.openHands),
    friendsAre: oneOf(given.friendsAre, ['here', 'elsewhere'], DEFAULTS.friendsAre),
    spectators: oneOf(given.spectators, ['none', 'atOnce', 'later'], DEFAULTS.spectators),
    clock: parseClock(given.clock),
    forces: oneOf(given.forces, ['brought', 'asSet'], DEFAULTS.forces),
    links: oneOf(given.links, ['each', 'one'], DEFAULTS.links),
  };
};

const read = (): Settings => {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULTS;
  }
};

export const useSettings = create<Settings & { readonly choose: (change: Partial<Settings>) => void }>((set, get) => ({
  ...read(),
  choose: (change) => {
    set(change);
    const chosen = parseSettings(get());
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // a full or forbidden storage: the choice holds until the page is closed
    }
    applySettings(chosen);
  },
}));

const wishesStillness = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing may move. In style sheets: `html[data-still]`. */
export const prefersStillness = (): boolean => {
  const { motion } = useSettings.getState();
  return motion === 'system' ? wishesStillness().matches : motion === 'still';
};

const applySettings = ({ light, hexNumbers, paint }: Settings): void => {
  const { dataset } = document.documentElement;
  if (light === 'auto') delete dataset['light'];
  else dataset['light'] = light;
  if (hexNumbers) dataset['hexNumbers'] = '';
  else delete dataset['hexNumbers'];
  if (paint === 'book') dataset['paint'] = paint;
  else delete dataset['paint'];
  if (prefersStillness()) dataset['still'] = '';
  else delete dataset['still'];
};

/** From now on the page looks as the player chose, and follows the system where that was chosen. */
export const followSettings = (): void => {
  applySettings(useSettings.getState());
  wishesStillness().addEventListener('change', () => applySettings(useSettings.getState()));
};
