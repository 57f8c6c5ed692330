/**
 * What ships of the roster are worth beside the sum of their items (ours): in battles between Veterans some did more for their points
 * than others, and each pays or gets back what that was. Since the second edition; docs/ai.md has the figures.
 */

export const MEASURED_WORTH: Readonly<Record<string, number>> = {
  'empire-of-sol.gladius': -16,
  'empire-of-sol.cohort': 32,
  'citadel.comrade-class': 16,
  'citadel.bulwark': 36,
  'citadel.longwatch': 16,
  'citadel.marshal': 108,
  'citadel.orbital-station': 120,
  'bloodpact.shiv': -16,
  'bloodpact.molotov': 20,
  'bloodpact.reaver': -100,
  'bloodpact.chainbreaker': -96,
  'bloodpact.riot': -20,
  'bloodpact.black-banner': -20,
  'black-sun.freebooter': 20,
  'black-sun.galleon': 88,
  'black-sun.consortium': 108,
  'eldritch-cult.wisp': -20,
  'eldritch-cult.coven': -12,
  'eldritch-cult.choir': -68,
  'eldritch-cult.obelisk': 28,
  'eldritch-cult.leviathan': -16,
  'void.carrion': -12,
  'void.revenant': -76,
  'void.void-born-construct': 72,
};
