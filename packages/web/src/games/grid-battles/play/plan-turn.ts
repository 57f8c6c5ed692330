/** The plan of a turn: who is to be activated, where each goes, what it means to strike from there, and what it risks. */

import { hexAt } from '@muster/geometry';
import {
  asIfOn,
  type Battle,
  type BattleCommand,
  fieldOf,
  type HexLabel,
  nameOf,
  pathPoints,
  seenBy,
  UNITS,
  type Unit,
  type UnitId,
  unitOf,
} from '@muster/grid-battles';
import type { Act, Option } from '../../../contract/tabletop.ts';
import { count, listed, percent } from '../../../parts/words.ts';
import type { PathOverlay, SightOverlay } from '../board/marks.ts';
import { actors, isLegal } from './able.ts';
import {
  dangerOf,
  forecastOf,
  forecastOfStrike,
  outlookOf,
  prospectsFrom,
  reachOf,
  strikesThisTurn,
} from './foresight.ts';
import { wayOf, withWay } from './hand-turn.ts';
import { strikeOption } from './odds-words.ts';
import type { Blow, Forecast, GridTable, Plan, PlanMarks, Turn, Way } from './types.ts';
import { type AttackWay, attackersOf, attackWays, endOf, faultOf, isInDanger, movesOf, stageFor } from './ways.ts';

type Action = Act<BattleCommand>;

/** So many other ways are offered. */
const OTHER_WAYS = 4;

export const NO_MARKS: PlanMarks = { hexes: {}, others: [], meant: [] };

export const typeName = (u: Unit): string => UNITS[u.type].name;

const names = (b: Battle, ways: readonly Way[]): string => listed(ways.map(({ unit }) => typeName(unitOf(b, unit))));

/** Blows that are meant, from where those stand who mean them. */
export const meantMarks = (b: Battle, blows: readonly Blow[]): readonly SightOverlay[] =>
  blows.map(({ attacker, target }) => ({ from: unitOf(b, attacker).hex!, to: unitOf(b, target).hex! }));

const strikes = ({ target, far }: Way): boolean => target !== null && !far;

/** The blow at the end of a way, if there is one. */
const blowOf = (b: Battle, way: Way): SightOverlay | undefined =>
  strikes(way) ? { from: endOf(b, way), to: unitOf(b, way.target!).hex! } : undefined;

/** What is drawn of all who are not looked after just now. */
const othersMarks = (b: Battle, { ways, chosen, meant }: Turn): Pick<PlanMarks, 'others' | 'meant'> => {
  const others = ways.filter(({ unit }) => unit !== chosen);
  return {
    others: others.map(({ unit, path }) => ({ unit, steps: path })),
    meant: [...others.flatMap((way) => blowOf(b, way) ?? []), ...meantMarks(b, meant)],
  };
};

const nextSteps = (b: Battle, unit: Unit, path: readonly HexLabel[], spent: number): PathOverlay['next'] => {
  const { grid } = fieldOf(b.config);
  const at = hexAt(grid, path.at(-1) ?? unit.hex!)!;
  return grid.neighbours[at]!.flatMap((hex) => {
    const label = grid.labels[hex]!;
    const longer = [...path, label];
    if (label === unit.hex || path.includes(label) || !isLegal(b, { type: 'move', unit: unit.id, path: longer }))
      return [];
    return [{ hex: label, cost: Math.max(0, pathPoints(b, unit, longer).spent - spent) }];
  });
};

/** What is drawn of who is looked after; `then`: as if the others had gone. */
const wayMarks = (then: Battle, way: Way, confirm: boolean): Partial<PlanMarks> => {
  const { path } = way;
  const unit = unitOf(then, way.unit);
  const end = endOf(then, way);
  const { spent, allowance } = pathPoints(then, unit, path);
  const there = asIfOn(then, unit.id, end);
  const from = path.length === 0 ? strikesThisTurn(then, unit.id) : prospectsFrom(then, unit.id, end);
  return {
    hexes: {
      threat: dangerOf(then, unit.id),
      reach: reachOf(then, unit.id),
      range: UNITS[unit.type].range > 1 ? seenBy(there, unitOf(there, unit.id)) : undefined,
      target: strikesThisTurn(then, unit.id).map((f) => f.target.hex!),
    },
    path: {
      unit: unit.id,
      steps: path,
      next: nextSteps(then, unit, path, spent),
      left: Math.max(0, allowance - spent),
      confirm,
    },
    sight: blowOf(then, way),
    prospects: strikes(way)
      ? undefined
      : {
          words: path.length === 0 ? 'It could strike this turn' : 'From there it could strike',
          of: from,
          who: 'target',
        },
    outlook: outlookOf(then, unit.id, end),
  };
};

/** What would come of the blow that is meant, from the end of the way. */
const oddsOf = (then: Battle, way: Way): Forecast | undefined => {
  if (!strikes(way)) return undefined;
  const there = asIfOn(then, way.unit, endOf(then, way));
  return forecastOf(there, unitOf(there, way.unit), unitOf(there, way.target!));
};

/** Other ways to strike the same enemy: of the same unit, and of others in its place. */
const optionsFor = (b: Battle, turn: Turn, way: Way): readonly Option<GridTable>[] => {
  if (way.target === null) return [];
  const end = endOf(b, way);
  const same = attackWays(b, turn.ways, way.unit, way.target).filter(({ strike }) => strike.from !== end);
  const ways = turn.ways.filter(({ unit }) => unit !== way.unit);
  const free = actors(b).filter((id) => id !== way.unit && !ways.some(({ unit }) => unit === id));
  const optionsOf = (group: string, others: readonly AttackWay[]) =>
    others.slice(0, OTHER_WAYS).map((other) => {
      const forecast = forecastOfStrike(b, other.strike);
      return strikeOption(forecast, forecast.attacker, group, withWay({ ...turn, ways }, other.way));
    });
  return [...optionsOf('Other ways', same), ...optionsOf('Or with', attackersOf(b, ways, free, way.target))];
};

/** Of who is looked after: where it stands or goes, its blow, and other ways. */
const chosenPlan = (b: Battle, turn: Turn, confirm: boolean): Partial<Plan> => {
  if (turn.chosen === null) return { selected: [], marks: { ...NO_MARKS, ...othersMarks(b, turn) } };
  const then = stageFor(b, turn.ways, turn.chosen);
  const way = wayOf(turn, turn.chosen);
  return {
    selected: [...new Set([turn.chosen, ...turn.ways.map(({ unit }) => unit)])],
    odds: oddsOf(then, way),
    options: optionsFor(b, turn, way),
    fault: faultOf(b, turn.ways),
    marks: { ...NO_MARKS, ...wayMarks(then, way, confirm && way.path.length > 0), ...othersMarks(b, turn) },
  };
};

/** `Knight A9 would spend 2 of 3 points, and strikes Archer B6 once all have moved.` */
const wayWords = (b: Battle, turn: Turn, id: UnitId): string => {
  const way = wayOf(turn, id);
  const unit = unitOf(b, id);
  const { spent, allowance } = pathPoints(stageFor(b, turn.ways, id), unit, way.path);
  const goes =
    way.path.length === 0 ? `${nameOf(unit)} stays` : `${nameOf(unit)} would spend ${spent} of ${allowance} points`;
  if (!strikes(way)) return `${goes}.`;
  return `${goes}, and strikes ${nameOf(unitOf(b, way.target!))} once all have moved (GB-27).`;
};

/** `strikes Pikeman B2, falls 12%` */
export const blowWords = ({ target, odds: { battleBack } }: Forecast): string =>
  `strikes ${nameOf(target)}${battleBack.destroy > 0 ? `, falls ${percent(battleBack.destroy)}` : ''}`;

/** `With it come Archer A2 (strikes Pikeman B2) and Militia A3: choose another enemy or counter, and one gives way (GB-12).` */
const alongWords = (b: Battle, { ways }: Turn): string => {
  const along = ways.filter((way) => way.along);
  if (along.length === 0) return '';
  const each = along.map((way) => {
    const odds = oddsOf(stageFor(b, ways, way.unit), way);
    const what = odds ? blowWords(odds) : isInDanger(b, ways, way) ? 'could be struck there' : undefined;
    return `${nameOf(unitOf(b, way.unit))}${what === undefined ? '' : ` (${what})`}`;
  });
  return ` ${along.length === 1 ? 'With it comes' : 'With it come'} ${listed(each)}: choose another enemy or counter, and one gives way (GB-12).`;
};

const activationHint = (b: Battle, turn: Turn, left: number): string => {
  const more =
    left === 0
      ? ''
      : turn.ways.length > 0
        ? ` Choose ${left} more to activate.`
        : ` Choose ${count(left, 'fresh unit')} to activate, or an enemy to attack.`;
  if (turn.chosen === null)
    return left > 0
      ? more.trim()
      : 'These will act this turn; choose a counter to give it a way, or twice to let it go.';
  const way = wayOf(turn, turn.chosen);
  const name = typeName(unitOf(b, turn.chosen));
  const here =
    way.path.length > 0 || way.target !== null
      ? wayWords(b, turn, turn.chosen)
      : `Choose where the ${name} goes or whom it strikes, or let it stay.`;
  return `${here}${alongWords(b, turn)}${more}`;
};

/** `Activate Knight and Archer; move the Knight`. */
const activationWords = (b: Battle, ways: readonly Way[]): string => {
  const all = names(b, ways);
  const going = ways.filter(({ path }) => path.length > 0);
  if (going.length === 0) return `Activate ${all}`;
  return going.length === ways.length ? `Activate and move ${all}` : `Activate ${all}; move ${names(b, going)}`;
};

export const planActivation = (b: Battle, turn: Turn): Partial<Plan> => {
  const { ways } = turn;
  const left = b.owed - ways.length;
  const plan = chosenPlan(b, turn, left === 0);
  const units = ways.map(({ unit }) => unit);
  return {
    ...plan,
    hint: activationHint(b, turn, left),
    ...(left > 0 && ways.length > 0 && { wait: `Choose ${count(left, 'more unit')} to activate` }),
    marks: { ...plan.marks!, hexes: { ...plan.marks!.hexes, chosen: ways.map((way) => endOf(b, way)) } },
    main:
      left > 0 || plan.fault !== undefined
        ? undefined
        : {
            meaning: 'activate',
            words: activationWords(b, ways),
            commands: [{ type: 'activate', units }, ...movesOf(ways)],
          },
  };
};

/** Whether anybody activated could strike once these ways are gone. */
const couldStrikeAfter = (b: Battle, ways: readonly Way[]): boolean => {
  const then = ways.reduce((now, way) => asIfOn(now, way.unit, endOf(b, way)), b);
  return then.units.some(
    (u) =>
      u.seat === b.turn && u.state === 'activated' && u.hex !== null && prospectsFrom(then, u.id, u.hex).length > 0,
  );
};

const TURN_WOULD_END = 'Nobody could strike from where they stand, and the turn would be over';

export const endMovement = (b: Battle, ways: readonly Way[]): Action => {
  const waiting = actors(b).filter((id) => !ways.some(({ unit }) => unit === id)).length;
  const still =
    waiting === 1 ? 'the last unit stands still' : `${waiting === 2 ? 'both' : `all ${waiting}`} stand still`;
  return {
    meaning: 'end-movement',
    words:
      ways.length === 0
        ? `Go on: ${still}`
        : `Move, and ${waiting === 1 ? 'the last stands' : 'the others stand'} still`,
    commands: [...movesOf(ways), { type: 'endPhase' }],
    unless: couldStrikeAfter(b, ways) ? undefined : TURN_WOULD_END,
  };
};

const standStill = (b: Battle, unit: Unit): Action => ({
  meaning: 'still',
  words: `${typeName(unit)} stands still`,
  commands: [{ type: 'move', unit: unit.id, path: [] }],
  unless: actors(b).length > 1 || couldStrikeAfter(b, []) ? undefined : TURN_WOULD_END,
  key: 'h',
});

const moveWords = (b: Battle, ways: readonly Way[]): string => {
  const [way] = ways;
  if (way === undefined || ways.length > 1) return `Move the ${names(b, ways)}`;
  const name = typeName(unitOf(b, way.unit));
  const then = strikes(way) ? `, to strike the ${typeName(unitOf(b, way.target!))}` : '';
  return way.path.length === 0 ? `The ${name} stays${then}` : `Move the ${name} to ${endOf(b, way)}${then}`;
};

export const planMovement = (b: Battle, turn: Turn): Partial<Plan> => {
  const { ways, chosen } = turn;
  const all = actors(b);
  const plan = chosenPlan(b, turn, true);
  const hasWay = ways.some(({ unit }) => unit === chosen);
  const rest = all.filter((id) => !ways.some(({ unit }) => unit === id));
  return {
    ...plan,
    hint:
      chosen === null
        ? 'Choose an activated unit that has not moved, or an enemy to attack.'
        : hasWay
          ? wayWords(b, turn, chosen)
          : `Choose where the ${typeName(unitOf(b, chosen))} goes or whom it strikes, or let it stand still.`,
    ...(chosen !== null && { wait: 'Choose where it goes' }),
    main:
      ways.length === 0 || plan.fault !== undefined
        ? undefined
        : { meaning: 'move', words: moveWords(b, ways), commands: movesOf(ways) },
    more: chosen === null || hasWay ? [] : [standStill(b, unitOf(b, chosen))],
    end: rest.length > 0 && !(chosen !== null && all.length === 1) ? endMovement(b, ways) : undefined,
  };
};
