/**
 * What the lab found profiles to be worth beyond the price list, or short of it: where house prices are agreed on, the last
 * item of their bill (DW-24). Ours; stats and wargear are what they are.
 */

import type { Profile } from './profiles.ts';

/** Which prices hold: those of the list alone, or with our own items. */
export type Prices = 'list' | 'house';

const OF_PROFILES: Readonly<Record<string, number>> = {
  'empire-of-sol.captain': 14,
  'empire-of-sol.centurion': -3,
  'empire-of-sol.hunter': 30,
  'empire-of-sol.praetorian': -8,
  'empire-of-sol.legionnaire': -16,
  'empire-of-sol.arena-bull': -16,
  'citadel.commissar': 22,
  'citadel.sharpshooter': -21,
  'citadel.jacker': 22,
  'citadel.guardsman': -12,
  'citadel.grenadier': 2,
  'citadel.strider': -5,
  'bloodpact.alpha': -24,
  'bloodpact.firebrand': 32,
  'bloodpact.shiv': -1,
  'bloodpact.reaver': -12,
  'bloodpact.slinger': 14,
  'bloodpact.pit-croc': -33,
  'black-sun.corsair': 23,
  'black-sun.assassin': 2,
  'black-sun.duellist': 4,
  'black-sun.pirate': -7,
  'black-sun.boarder': 7,
  'black-sun.hold-beast': -2,
  'eldritch-cult.sorcerer': 22,
  'eldritch-cult.seer': 5,
  'eldritch-cult.fleshblade': -24,
  'eldritch-cult.acolyte': -12,
  'eldritch-cult.chosen': -7,
  'eldritch-cult.deep-one': -7,
  'void.death-knight': -13,
  'void.necromancer': 7,
  'void.revenant': -4,
  'void.warg': -14,
  'void.siege-golem': -4,
};

/** The same in every faction. */
const OF_ELITES: Readonly<Record<string, number>> = {
  'sun-warden': 5,
  confessor: -3,
  flagellant: -7,
  auditor: -10,
  'null-monk': -10,
};

/** Points on top of the list. */
export const housePrice = ({ id }: Pick<Profile, 'id'>): number =>
  OF_PROFILES[id] ?? OF_ELITES[id.slice(id.indexOf('.') + 1)] ?? 0;
