// What is not as it should be in the house: a level that is broken, a package that is not declared, two rooms that import each other,
// a file or a function of the page that is too long. Each finder gives one sentence for each fault.

import { functionsOf } from './functions.mjs';
import { A_CARD, A_GAME, PACKAGES, PAGE_ROOMS } from './levels.mjs';
import { BESIDE, packageOf } from './sources.mjs';

const ruleFor = (levels, name, isGame) => levels.find(({ of }) => of.includes(name) || (isGame && of.includes(A_GAME)));

const MUSTER = /^@muster\/([\w-]+)(\/.+)?$/;

/** Why a file may not import this of another package; undefined when it may. */
const packageFault = (packages, own, { path, isTest }, name) => {
  const [, to, part] = MUSTER.exec(name) ?? [];
  const other = packages.find((one) => one.name === to);
  if (other === undefined) return undefined; // not of the house: the types find it
  const level = ruleFor(PACKAGES, own.name, own.isGame);
  if (level === undefined) return `${own.folder} has no level: scripts/lib/house/levels.mjs`;
  if (other === own) return `${path} imports its own package by name`;
  if (part !== undefined && part !== '/card') return `${path} imports ${name}: packages meet at their doors only`;
  const may = isTest ? [...level.on, ...(level.tests ?? [])] : level.on;
  const wanted = part === '/card' ? [A_CARD] : other.isGame ? [A_GAME, to] : [to];
  return wanted.some((one) => may.includes(one)) ? undefined : `${path} imports ${name}: ${level.why}`;
};

/** A path leads into another package only from a test, to what that has for tests, and from a script to what it runs. */
const pathFault = (packages, own, { path, isTest }, target) => {
  const other = packageOf(packages, target);
  if (other === own || (other === undefined && BESIDE.includes(own.name))) return undefined;
  const isShared = isTest && other !== undefined && target.startsWith(`${other.folder}/test/`);
  const isRun = own.name === 'scripts' && target.startsWith(`${other?.folder}/bin/`);
  return isShared || isRun ? undefined : `${path} imports ${target}: packages meet at their doors only`;
};

const beside = (path) => ({ folder: path.split('/')[0], name: path.split('/')[0], isGame: false });

export const brokenPackageLevels = (packages, sources) =>
  sources.flatMap((one) => {
    const own = packageOf(packages, one.path) ?? beside(one.path);
    return one.imports
      .map(({ name, target }) =>
        target === undefined ? packageFault(packages, own, one, name) : pathFault(packages, own, one, target),
      )
      .filter((fault) => fault !== undefined);
  });

const PAGE = 'packages/web/src/';

/** The room of a file of the page: its folder; under `games` that of the game; undefined for what stands in no room. */
const pageRoomOf = (path) => {
  if (!path.startsWith(PAGE)) return undefined;
  const [room, game, ...rest] = path.slice(PAGE.length).split('/');
  if (game === undefined) return undefined;
  return room === 'games' && rest.length > 0 ? `games/${game}` : room;
};

const isGameRoom = (room) => room.startsWith('games/');

export const brokenPageLevels = (sources) =>
  sources.flatMap(({ path, imports }) => {
    const room = pageRoomOf(path);
    if (room === undefined) return [];
    const level = ruleFor(PAGE_ROOMS, room, isGameRoom(room));
    if (level === undefined) return [`${path} is in a room that has no level: scripts/lib/house/levels.mjs`];
    return imports.flatMap(({ target }) => {
      const other = target === undefined ? undefined : pageRoomOf(target);
      if (other === undefined || other === room) return [];
      const name = isGameRoom(other) ? A_GAME : other;
      const may = level.on.includes(name) && !(isGameRoom(room) && isGameRoom(other));
      return may ? [] : [`${path} imports ${target}: ${level.why}`];
    });
  });

/** Packages that sources import and package.json does not name, and the other way round. Tests may be served by either list. */
export const undeclared = (packages, sources) =>
  packages.flatMap((own) => {
    const used = new Set();
    const usedByTests = new Set();
    for (const { path, isTest, imports } of sources) {
      if (packageOf(packages, path) !== own) continue;
      for (const { name } of imports) {
        const [, to] = MUSTER.exec(name) ?? [];
        if (packages.some((one) => one.name === to)) (isTest ? usedByTests : used).add(`@muster/${to}`);
      }
    }
    const isOurs = (name) => name.startsWith('@muster/');
    const where = `${own.folder}/package.json`;
    return [
      ...[...used].filter((name) => !own.dependencies.includes(name)).map((name) => `${where} does not name ${name}`),
      ...own.dependencies
        .filter((name) => isOurs(name) && !used.has(name))
        .map((name) => `${where} names ${name}, which no source imports`),
      ...[...usedByTests]
        .filter((name) => !used.has(name) && !own.devDependencies.includes(name))
        .map((name) => `${where} does not name ${name}, which its tests import`),
      ...own.devDependencies
        .filter((name) => isOurs(name) && (used.has(name) || !usedByTests.has(name)))
        .map((name) => `${where} names ${name} for tests, and none alone imports it`),
    ];
  });

/**
 * The two rooms that an import joins: folders beside each other, in which the one file and the other stand; undefined where one stands
 * above the other. Helpers of tests (`testing/`) may use all rooms.
 */
const roomsOf = (path, target) => {
  const [one, other] = [path.split('/'), target.split('/')];
  const at = one.findIndex((part, i) => part !== other[i]);
  if (at < 0 || at >= one.length - 1 || at >= other.length - 1 || one[at] === 'testing' || other[at] === 'testing')
    return undefined;
  return { house: one.slice(0, at).join('/'), from: one[at], to: other[at] };
};

/** `packages/games/heroes/src: powers, state`, with the imports that make it so. Types count: a reader needs both rooms to read one. */
export const mutualRooms = (sources, excepted = {}) => {
  const ways = new Map();
  for (const { path, isTest, imports } of sources) {
    if (isTest) continue;
    for (const { target } of imports) {
      const rooms = target === undefined ? undefined : roomsOf(path, target);
      if (rooms === undefined) continue;
      const key = `${rooms.house}: ${rooms.from}, ${rooms.to}`;
      ways.set(key, [...(ways.get(key) ?? []), `${path} imports ${target}`]);
    }
  }
  const found = [];
  for (const [key, there] of ways) {
    const [house, rooms] = key.split(': ');
    const [one, other] = rooms.split(', ');
    const back = ways.get(`${house}: ${other}, ${one}`);
    if (back === undefined || one > other || excepted[key] !== undefined) continue;
    const fewer = there.length <= back.length ? there : back;
    found.push(`${key} import each other: ${fewer.join('; ')}`);
  }
  return found;
};

export const LONGEST = 500;

/** Sources that are too long; `tables` are content, and may be. Tests are not asked. */
export const tooLong = (sources, tables = {}) =>
  sources
    .filter(({ path, isTest, lines }) => !isTest && lines > LONGEST && tables[path] === undefined)
    .map(({ path, lines }) => `${path} has ${lines} lines: ${LONGEST} at the most, but for tables of content`);

export const LONGEST_FUNCTION = 120;

const longIn = ({ path, text, lines }) =>
  lines > LONGEST_FUNCTION ? functionsOf(path, text).filter((one) => one.lines > LONGEST_FUNCTION) : [];

/** Functions of the page that are too long; `excepted` are files in which they may be, and no others. */
export const longFunctions = (sources, excepted = {}) => {
  const long = sources
    .filter(({ path, isTest }) => path.startsWith(PAGE) && !isTest)
    .map((one) => ({ path: one.path, functions: longIn(one) }))
    .filter(({ functions }) => functions.length > 0);
  const faults = long
    .filter(({ path }) => excepted[path] === undefined)
    .flatMap(({ path, functions }) => functions.map(({ name, lines }) => `${path}: ${name} has ${lines} lines`));
  return [
    ...faults.map((fault) => `${fault}: a function of the page has ${LONGEST_FUNCTION} at the most`),
    ...Object.keys(excepted)
      .filter((path) => !long.some((one) => one.path === path))
      .map((path) => `${path} has no long function any more, and needs no exception`),
  ];
};
