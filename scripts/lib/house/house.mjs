// The house as it stands: all that is found in it, and what is excepted with a reason.

import { brokenPackageLevels, brokenPageLevels, longFunctions, mutualRooms, tooLong, undeclared } from './find.mjs';
import { readPackages, readSources } from './sources.mjs';

/** Tables of content, which may be as long as what they list. */
const TABLES = {
  'packages/games/heroes/src/book/rulings.ts': 'the rulings of the book of rules, in its order',
  'packages/web/src/games/cosmic-combat/ships/silhouettes.ts': 'the outlines of all ships',
};

/** Files of the page with functions that are too long, and why they may be. */
const LONG = {};

/** Two rooms that import each other, and why they may. */
const ROOMS = {};

export const faultsOf = (root) => {
  const packages = readPackages(root);
  const sources = readSources(root);
  return [
    ...brokenPackageLevels(packages, sources),
    ...brokenPageLevels(sources),
    ...undeclared(packages, sources),
    ...mutualRooms(sources, ROOMS),
    ...tooLong(sources, TABLES),
    ...longFunctions(sources, LONG),
  ];
};
