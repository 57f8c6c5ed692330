/** Movement and harvest: one unit with its stops on the way, a group, workers that go on. */

import {
  type Battle,
  buildCommands,
  type CastCommand,
  castCost,
  conquest,
  conquestPower,
  engageDistance,
  engagementChances,
  findModel,
  foreseenFights,
  inches,
  isDying,
  isInContact,
  kitOf,
  leftToWalk,
  type Model,
  type ModelId,
  modelOf,
  powerChances,
  powerFacts,
  powerReach,
  shelvesOf,
  sideOf,
  sideOfSeat,
  unitsOfSide,
  ZONE,
} from '@muster/conquest';
import { inch, measured, type Point } from '@muster/geometry';
import { action } from '../../../../dwethia/play/question.ts';
import type { BoardLine, BoardRange } from '../../../../measured/types.ts';
import { forKeys } from '../../../../parts/for-keys.ts';
import { remembered } from '../../../../parts/remembered.ts';
import { capital, count, listed } from '../../../../parts/words.ts';
import { nameOf, undoneWords } from '../../words.ts';
import { castAt, needsPlace, powersOf } from '../hand/casting.ts';
import { isUnderWay, route } from '../hand/first.ts';
import type { Held, HeldGroup, HeldRoute } from '../hand/types.ts';
import { groupOrders, ordersWords, workerOrders, workersOf } from '../many.ts';
import {
  type Course,
  courseOf,
  foesTouched,
  isActive,
  isAgainst,
  isSurging,
  ledgerWords,
  type MoveDecision,
  movableUnits,
  nodesInReach,
  pathOf,
  type RouteStep,
  reachOutline,
  routeCommands,
  routeRisks,
  routeWords,
  shootOutline,
} from '../moving.ts';
import { reachedBy } from '../threat.ts';
import type { Marks, Odds, Option, Plan, PlanAct } from '../types.ts';
import { isAttacking, planAttack } from './attack.ts';
import { EMPTY, marked } from './empty.ts';

// --- Ending ---

/** What would be left lying: harvests, relics one move from home. */
const idleWords = (b: Battle, d: MoveDecision): string | undefined => {
  const movable = movableUnits(b, d).filter((id) => !modelOf(b, id).turn.activated && !isUnderWay(b, id));
  const workers = workersOf(b, movable);
  const carriers = movable.filter((id) => modelOf(b, id).relics.length > 0);
  const rest = movable.filter(
    (id) => !workers.includes(id) && !carriers.includes(id) && !isInContact(b, modelOf(b, id)),
  );
  return undoneWords(
    [workers.length, 'worker has not harvested', 'workers have not harvested'],
    [carriers.length, 'relic is on the way', 'relics are on the way'],
    [rest.length, 'other unit could move', 'other units could move'],
  );
};

const endOf = (b: Battle, d: MoveDecision): PlanAct => {
  if (d.kind === 'move' && isSurging(b))
    return action('finish', `${nameOf(b, d.unit)} does no more`, { type: 'finish' });
  return { ...action('endHalf', 'End our movement', { type: 'done' }), unless: idleWords(b, d) };
};

// --- Many ---

const workersAction = remembered((b: Battle, d: MoveDecision): readonly PlanAct[] => {
  const orders = workerOrders(b, d.seat, workersOf(b, movableUnits(b, d)));
  if (orders.errands.length === 0) return [];
  return [
    {
      meaning: 'workers',
      key: 'w',
      words: `${orders.errands.length > 1 ? 'Workers go on' : 'The worker goes on'}: ${ordersWords(b, orders)}`,
      commands: orders.commands,
    },
  ];
});

const planGroup = (b: Battle, d: MoveDecision, { units, by }: HeldGroup): Plan => {
  const orders = by === null ? undefined : groupOrders(b, d.seat, units, by);
  const movable = movableUnits(b, d);
  const names = count(units.length, 'unit');
  return {
    ...EMPTY,
    hint:
      by === null
        ? units.length === 1
          ? `${nameOf(b, units[0]!)} stands alone: choose the units that go with it, then where it goes.`
          : `${capital(names)} together: choose where ${nameOf(b, units[0]!)} goes, the others keep their places beside it. Choose a unit to add it or leave it out.`
        : `${orders!.errands.length} of ${names} can go so. Choose another place, or let them go.`,
    wait: units.length === 1 ? 'Choose who goes with it' : 'Choose where they go',
    selected: units,
    choices: movable.filter((id) => !units.includes(id)),
    marks: marked({ plans: orders?.plans ?? [] }),
    risks: orders?.left ?? [],
    main:
      orders === undefined || orders.errands.length === 0
        ? undefined
        : {
            meaning: 'group',
            words:
              orders.errands.length === 1
                ? `${nameOf(b, orders.errands[0]!.unit)} goes alone`
                : `${orders.errands.length} units go together`,
            commands: orders.commands,
          },
    end: endOf(b, d),
  };
};

// --- One unit ---

/** The half inch about enemies it could come near, and how near is an engagement (X-316, X-17). */
const zonesAbout = (b: Battle, unit: Model): readonly BoardRange[] => {
  const far = leftToWalk(b, unit) + inch(3);
  return b.models
    .filter(
      (m) =>
        isAgainst(b, m, unit) &&
        kitOf(b, m).kind === 'unit' &&
        measured.legLength(m.at, unit.at) < far + kitOf(b, m).radius + kitOf(b, unit).radius,
    )
    .flatMap((m) => {
      const of = { ...m.at, radius: kitOf(b, m).radius };
      return [
        { ...of, most: ZONE, kind: 'threat' as const },
        { ...of, most: engageDistance(b), kind: 'attack' as const },
      ];
    });
};

const castOptions = (b: Battle, course: Course, held: HeldRoute): readonly Option[] =>
  course.isOver
    ? []
    : powersOf(course.b, course.unit).map((casting) => {
        const power = conquestPower(casting.power)!;
        const chosen = held.casting?.power === casting.power && held.casting.sheet === casting.sheet;
        const what =
          casting.sheet === null ? '' : ` ${kitOf(b, { seat: course.unit.seat, sheet: casting.sheet }).name}`;
        return {
          key: `cast ${casting.power} ${casting.sheet}`,
          group: 'Powers',
          words: `${power.name}${what}`,
          note: `${castCost(course.b, course.unit, power, 0)} Affinity · ${powerFacts(power)}`,
          chosen,
          held: { ...held, casting: chosen ? null : casting },
        };
      });

/** How far the power reaches: to a target, to a place, or the leap itself. */
const castRange = ({ b, unit }: Course, id: string): readonly BoardRange[] => {
  const power = conquestPower(id);
  if (power === undefined) return [];
  const leaps = power.effect.kind === 'blink' ? inch(power.effect.spaces) : undefined;
  const most = leaps ?? powerReach(b, unit, power);
  const radius = leaps === undefined ? kitOf(b, unit).radius : 0;
  return [{ ...unit.at, radius, most, kind: 'aura', text: `${power.name} ${inches(most)}` }];
};

const castLines = ({ b, unit }: Course, last: RouteStep | undefined): readonly BoardLine[] =>
  last?.type !== 'cast' || last.target === null || last.target === unit.id
    ? []
    : [{ from: unit.at, to: modelOf(b, last.target).at, kind: 'clear' }];

/** Where a leap ends, or where what is raised will stand. */
const castGhost = ({ b, unit }: Course, { power, sheet }: CastCommand, at: Point): Marks['ghost'] => {
  const kit = sheet === null ? kitOf(b, unit) : kitOf(b, { seat: unit.seat, sheet });
  const text = sheet === null ? (conquestPower(power)?.name ?? power) : kit.name;
  return { ...(sheet === null && { base: unit.id }), path: [unit.at, at], radius: kit.radius, ok: true, text };
};

const castTargets = (course: Course, seat: number, { casting, unit }: HeldRoute): readonly ModelId[] =>
  casting === null
    ? []
    : course.b.models
        .filter((m) => conquest.refuse(course.b, seat, castAt(unit, casting, m.id, null)) === undefined)
        .map(({ id }) => id);

const oddsOf = (b: Battle, d: MoveDecision, { unit, steps }: HeldRoute): Odds | undefined => {
  const last = steps.at(-1);
  if (last === undefined || last.type === 'harvest') return undefined;
  const before = courseOf(b, d.seat, unit, steps.slice(0, -1));
  if (before === undefined) return undefined;
  if (last.type === 'cast') {
    const of = powerChances(before.b, last);
    return of && { kind: 'power', of, power: last.power, target: last.target };
  }
  const of = engagementChances(before.b, before.unit, last);
  return of && { kind: 'fight', of };
};

/** What it could do where the plan ends, in words. */
const factsOf = (course: Course): readonly string[] => {
  const { b, unit } = course;
  const kit = kitOf(b, unit);
  const facts: string[] = [];
  if (kit.kind === 'unit' && kit.sheet.worker && b.phase === 'movement') {
    const built = buildCommands({ ...b, phase: 'shoot' }, unit).filter(({ node }) => node !== null);
    if (built.length > 0)
      facts.push(`It could build a mine there: ${listed([...new Set(built.map((c) => c.node!))])}.`);
  }
  if (unit.relics.length > 0) {
    const [home] = shelvesOf(b, sideOf(b, unit));
    if (home !== undefined)
      facts.push(
        `${inches(Math.max(0, measured.legLength(unit.at, home.at) - kitOf(b, home).radius - kit.radius))} to ${nameOf(b, home.id)}.`,
      );
  }
  return facts;
};

const routeGhost = (b: Battle, d: MoveDecision, course: Course, { unit, steps }: HeldRoute): Marks['ghost'] => {
  const last = steps.at(-1);
  if (last?.type === 'cast' && last.at !== null) return castGhost(course, last, last.at);
  const m = modelOf(b, unit);
  const path = pathOf(m.at, steps);
  if (path.length < 2) return undefined;
  const harvest = last?.type === 'harvest' ? ` · ${routeWords(b, d.seat, unit, steps).at(-1)}` : '';
  const [foe = ''] = last?.type === 'walk' && last.engage ? foesTouched(course.b, course.unit, last) : [];
  return {
    base: unit,
    path,
    radius: kitOf(b, m).radius,
    ok: true,
    text: `${ledgerWords(course)}${harvest}`,
    against: findModel(b, foe)?.at,
  };
};

const routeMarks = (b: Battle, d: MoveDecision, course: Course, held: HeldRoute): Marks => {
  const last = held.steps.at(-1);
  const casting = held.casting?.power ?? (last?.type === 'cast' ? last.power : undefined);
  return marked({
    nodes: held.casting === null ? nodesInReach(course) : [],
    drags: course.isOver ? [] : [held.unit],
    lines: castLines(course, last),
    ghost: routeGhost(b, d, course, held),
    ...(casting === undefined
      ? {
          reach: reachOutline(course),
          near: shootOutline(course),
          ranges: zonesAbout(b, courseOf(b, d.seat, held.unit, [])!.unit),
        }
      : { ranges: castRange(course, casting) }),
  });
};

const planRoute = (b: Battle, d: MoveDecision, held: HeldRoute): Plan => {
  const { unit, steps, casting } = held;
  const course = courseOf(b, d.seat, unit, steps);
  const movable = movableUnits(b, d);
  const name = nameOf(b, unit);
  if (course === undefined)
    return {
      ...EMPTY,
      hint: `${name} has moved in this phase.`,
      wait: 'Choose a unit',
      selected: [unit],
      choices: movable,
      end: endOf(b, d),
    };
  const attack = isAttacking(held) ? planAttack(b, d, held) : undefined;
  const marks = routeMarks(b, d, course, held);
  return {
    ...EMPTY,
    hint: attack?.hint ?? hintOf(b, course, held),
    wait: casting === null ? 'Choose where it goes' : needsPlace(casting.power) ? 'Choose a place' : 'Choose a target',
    selected: [unit],
    choices: casting === null ? movable.filter((id) => id !== unit) : [],
    targets: casting === null ? foesInReach(course) : castTargets(course, d.seat, held),
    marks: attack === undefined ? marks : { ...marks, lines: [...marks.lines, ...attack.lines] },
    options: attack?.options ?? castOptions(b, course, held),
    odds: attack === undefined ? oddsOf(b, d, held) : attack.odds,
    facts: factsOf(course),
    risks: routeRisks(b, d.seat, unit, steps),
    main: routeAction(b, d, held),
    end: endOf(b, d),
    more: workersAction(b, d),
  };
};

/** Its steps one after the other; who stays to shoot is done with its move. */
const routeAction = (b: Battle, d: MoveDecision, { unit, steps, against }: HeldRoute): PlanAct | undefined => {
  const name = nameOf(b, unit);
  const aim = against?.shot === undefined ? '' : `, to shoot at ${nameOf(b, against.target)}`;
  if (steps.length > 0)
    return {
      meaning: `route ${steps.map(({ type }) => type).join()}`,
      words: `${name}: ${listed(routeWords(b, d.seat, unit, steps), 'then')}${aim}`,
      commands: routeCommands(b, unit, steps),
    };
  if (aim === '') return undefined;
  return { meaning: 'stay', words: `${name} stays${aim}`, commands: routeCommands(b, unit, [{ type: 'finish' }]) };
};

/** Whom it could get at by a blow or a shot, roughly. */
const foesInReach = (course: Course): readonly ModelId[] => {
  const { b, unit, isOver } = course;
  if (isOver) return [];
  const far = unit.turn.pinned ? 0 : reachedBy(b, unit) - (unit.turn.ledger > 0 ? unit.turn.ledger : 0);
  return b.models
    .filter(
      (m) => isAgainst(b, m, unit) && !isDying(m) && measured.legLength(m.at, unit.at) <= far + kitOf(b, m).radius,
    )
    .map(({ id }) => id);
};

const hintOf = (b: Battle, course: Course, { unit, steps, casting }: HeldRoute): string => {
  const name = nameOf(b, unit);
  if (casting !== null) {
    const power = conquestPower(casting.power);
    return `${power?.name ?? casting.power}: choose ${needsPlace(casting.power) ? 'a place within the ring' : 'a target among the marked models'}.${forKeys(' Escape lets go of it.')}`;
  }
  const left = leftToWalk(course.b, course.unit);
  if (steps.length > 0)
    return course.isOver
      ? `${name} is planned.${forKeys(' Escape takes the last step back.')}`
      : `${name}: ${inches(left)} left. Go, or plan the next leg, a harvest or a fight.`;
  const kit = kitOf(b, course.unit);
  if (course.unit.turn.pinned) return `${name} is pinned and stays where it is (X-318).`;
  if (course.unit.relics.length > 0)
    return `${name} carries a relic: bring it to your headquarters or a Temple. ${inches(left)} to go.`;
  if (kit.kind === 'unit' && kit.sheet.harvest > 0 && !course.unit.turn.harvested)
    return `${name}: choose a node to harvest, or where it goes. ${inches(left)} to go.`;
  return `${name}: choose where it goes, or an enemy to engage. ${inches(left)} to go.`;
};

const planIdle = (b: Battle, d: MoveDecision): Plan => {
  const movable = movableUnits(b, d);
  const side = sideOfSeat(b, d.seat);
  const fights = foreseenFights(b).length;
  return {
    ...EMPTY,
    hint: `Choose a unit to move: ${count(movable.length, 'unit')} left of ${unitsOfSide(b, side).length}.${fights > 0 ? ` ${count(fights, 'fight')} would be fought as things stand.` : ''}`,
    wait: 'Choose a unit',
    choices: movable,
    marks: marked({ drags: movable }),
    end: endOf(b, d),
    more: workersAction(b, d),
  };
};

export const planMove = (b: Battle, d: MoveDecision, held: Held): Plan => {
  if (held.kind === 'group' && held.units.every((id) => findModel(b, id) !== undefined)) return planGroup(b, d, held);
  if (held.kind === 'route' && findModel(b, held.unit) !== undefined) return planRoute(b, d, held);
  if (d.kind === 'move' && isActive(b, d.unit) && held.kind !== 'idle') return planRoute(b, d, route(d.unit));
  return planIdle(b, d);
};
