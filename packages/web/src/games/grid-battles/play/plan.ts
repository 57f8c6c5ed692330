/** What the table shows for what is held: marks, path, sight, odds, what the enemy could do, and the buttons with their words. */

import { hexAt } from '@muster/geometry';
import {
  asIfOn,
  type Battle,
  type BattleCommand,
  type BattleDecision,
  fieldOf,
  type HexLabel,
  nameOf,
  pathPoints,
  seenBy,
  UNITS,
  type Unit,
  type UnitId,
  unitOf,
  zoneRows,
} from '@muster/grid-battles';
import type { Act, Plan as PlanOf } from '../../../contract/tabletop.ts';
import { count, listed } from '../../../parts/words.ts';
import { noPlan } from '../../../play/tabletop/plan.ts';
import type { PathOverlay } from '../board/marks.ts';
import { actors, isLegal, strikersOf, targetsOf } from './able.ts';
import { byPromise, dangerOf, forecastOf, outlookOf, prospectsFrom, reachOf, strikesThisTurn } from './foresight.ts';
import { marked, previewMarks, targetMarks } from './hex-marks.ts';
import { costWords, promiseWords } from './odds-words.ts';
import type { Forecast, GridTable, Held, PlanMarks } from './types.ts';

type Plan = PlanOf<GridTable>;
type Action = Act<BattleCommand>;

const NO_MARKS: PlanMarks = { hexes: [], path: undefined, sight: undefined, prospects: undefined, outlook: undefined };

const EMPTY: Plan = noPlan<GridTable>(NO_MARKS);

const typeName = (u: Unit): string => UNITS[u.type].name;

const names = (b: Battle, ids: readonly UnitId[]): string => listed(ids.map((id) => typeName(unitOf(b, id))));

const hexesOf = (units: readonly Unit[]): readonly HexLabel[] => units.map((u) => u.hex!);

/** Attacks that would be possible, to be read. */
const foreseen = (words: string, of: readonly Forecast[]): PlanMarks['prospects'] =>
  of.length === 0 ? undefined : { words, of };

const inspected = (b: Battle, unit: Unit): Partial<Plan> => ({
  hint:
    unit.seat === b.turn
      ? `${nameOf(unit)}: what it could strike from where it stands is marked.`
      : `${nameOf(unit)} of the enemy: what it could strike from where it stands is marked, and hatched what it could reach.`,
  selected: [unit.id],
  marks: { ...NO_MARKS, hexes: previewMarks(b, unit.id) },
});

const planDeployment = (b: Battle, held: Held): Partial<Plan> => {
  if (held.kind !== 'deploy') return { hint: 'Choose a unit to deploy from the list of forces.' };
  const { unit, hex } = held;
  const field = fieldOf(b.config);
  const zone = field.grid.labels.filter((label) => isLegal(b, { type: 'deploy', unit, hex: label }));
  const [from, till] = zoneRows(field, b.turn);
  const name = typeName(unitOf(b, unit));
  const zoned = { ...NO_MARKS, hexes: marked('zone', zone) };
  const plan = { hint: `Choose a hex for the ${name}, in rows ${from} and ${till}.`, selected: [unit], marks: zoned };
  if (hex === null) return plan;
  return {
    ...plan,
    marks: { ...zoned, path: { unit, steps: [hex], next: [], confirm: true } },
    main: { meaning: 'deploy', words: `Deploy the ${name} on ${hex}`, commands: [{ type: 'deploy', unit, hex }] },
  };
};

const planActivation = (b: Battle, held: Held): Partial<Plan> => {
  const chosen = held.kind === 'activate' ? held.units : [];
  const left = b.owed - chosen.length;
  const last = chosen.at(-1);
  if (last === undefined) return { hint: `Choose ${count(left, 'fresh unit')} to activate.` };
  return {
    hint:
      left === 0
        ? 'These will act this turn; choose a counter again to let it go.'
        : `Choose ${count(left, 'fresh unit')} to activate.`,
    selected: [last],
    marks: {
      ...NO_MARKS,
      hexes: [
        ...marked('chosen', hexesOf(chosen.map((id) => unitOf(b, id)))),
        ...marked('threat', dangerOf(b, last)),
        ...previewMarks(b, last),
      ],
      prospects: foreseen('It could strike this turn', strikesThisTurn(b, last)),
      outlook: outlookOf(b, last, unitOf(b, last).hex!),
    },
    main:
      left === 0
        ? {
            meaning: 'activate',
            words: `Activate ${names(b, chosen)}`,
            commands: [{ type: 'activate', units: chosen }],
          }
        : undefined,
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

/** Whether anybody activated could strike from where it stands. */
const canStrikeAsTheyStand = (b: Battle): boolean =>
  b.units.some(
    (u) => u.seat === b.turn && u.state === 'activated' && u.hex !== null && prospectsFrom(b, u.id, u.hex).length > 0,
  );

const TURN_WOULD_END = 'Nobody could strike from where they stand, and the turn would be over';

const endMovement = (b: Battle): Action => {
  const waiting = actors(b).length;
  return {
    meaning: 'end-movement',
    words: waiting === 1 ? 'Go on: the last unit stands still' : `Go on: all ${waiting} stand still`,
    commands: [{ type: 'endPhase' }],
    unless: canStrikeAsTheyStand(b) ? undefined : TURN_WOULD_END,
  };
};

const standStill = (b: Battle, unit: Unit): Action => ({
  meaning: 'still',
  words: `${typeName(unit)} stands still`,
  commands: [{ type: 'move', unit: unit.id, path: [] }],
  unless: actors(b).length > 1 || canStrikeAsTheyStand(b) ? undefined : TURN_WOULD_END,
  key: 'h',
});

const moveMarks = (b: Battle, unit: Unit, path: readonly HexLabel[], end: HexLabel): PlanMarks => {
  const { spent, allowance } = pathPoints(b, unit, path);
  const prospects = prospectsFrom(b, unit.id, end);
  const there = asIfOn(b, unit.id, end);
  const reach = reachOf(b, unit.id).filter((label) => label !== unit.hex);
  return {
    ...NO_MARKS,
    hexes: [
      ...marked('threat', dangerOf(b, unit.id)),
      ...marked('reach', reach),
      ...(UNITS[unit.type].range > 1 ? marked('range', seenBy(there, unitOf(there, unit.id))) : []),
      ...targetMarks(prospects),
    ],
    path: {
      unit: unit.id,
      steps: path,
      next: nextSteps(b, unit, path, spent),
      left: Math.max(0, allowance - spent),
      confirm: path.length > 0,
    },
    prospects: foreseen(
      path.length === 0 ? 'From where it stands it could strike' : 'From there it could strike',
      prospects,
    ),
    outlook: outlookOf(b, unit.id, end),
  };
};

const planMove = (b: Battle, unit: Unit, path: readonly HexLabel[]): Partial<Plan> => {
  const { spent, allowance } = pathPoints(b, unit, path);
  const end = path.at(-1);
  const name = typeName(unit);
  return {
    hint:
      end === undefined
        ? `Choose where the ${name} goes, or let it stand still.`
        : `The ${name} would spend ${spent} of ${allowance} points.`,
    wait: 'Choose where it goes',
    selected: [unit.id],
    marks: moveMarks(b, unit, path, end ?? unit.hex!),
    main:
      end === undefined
        ? undefined
        : {
            meaning: 'move',
            words: `Move the ${name} to ${end}`,
            commands: [{ type: 'move', unit: unit.id, path }],
          },
    more: [standStill(b, unit)],
    end: actors(b).length > 1 ? endMovement(b) : undefined,
  };
};

const planMovement = (b: Battle, held: Held): Partial<Plan> =>
  held.kind === 'move'
    ? planMove(b, unitOf(b, held.unit), held.path)
    : { hint: 'Choose an activated unit to move; they are outlined in yellow.' };

const endTurn = (b: Battle): Action => {
  const able = actors(b).filter((id) => targetsOf(b, id).length > 0).length;
  return {
    meaning: 'end-turn',
    words: 'End the turn',
    commands: [{ type: 'endPhase' }],
    unless: able === 0 ? undefined : `${count(able, 'unit')} could still attack`,
  };
};

/** Attacks to choose from, the most promising first: `who` tells them apart. */
const strikeOptions = (
  group: string,
  attacks: readonly Forecast[],
  who: (f: Forecast) => Unit,
): Pick<Plan, 'options'> => ({
  options: [...attacks].sort(byPromise).map((f) => ({
    key: who(f).id,
    words: promiseWords(f, who(f)),
    note: costWords(f),
    chance: f.odds.destroy || undefined,
    chosen: false,
    held: { kind: 'attack', attacker: f.attacker.id, target: f.target.id },
    group,
  })),
});

/** An enemy is chosen, and who of several strikes it. */
const planStrikers = (b: Battle, target: Unit): Partial<Plan> => {
  const able = strikersOf(b, target.id).map((id) => unitOf(b, id));
  return {
    hint: `Choose who strikes the ${typeName(target)}.`,
    wait: 'Choose who strikes',
    selected: [target.id],
    marks: { ...NO_MARKS, hexes: [...marked('target', hexesOf([target])), ...marked('chosen', hexesOf(able))] },
    ...strikeOptions(
      'These could strike it',
      able.map((u) => forecastOf(b, u, target, [])),
      (f) => f.attacker,
    ),
  };
};

/** An attacker is chosen, and whom of several it strikes. */
const planTargets = (b: Battle, attacker: Unit, targets: readonly Unit[]): Partial<Plan> => ({
  hint:
    targets.length === 0
      ? `The ${typeName(attacker)} can strike nobody from here.`
      : `Choose a target for the ${typeName(attacker)}.`,
  wait: 'Choose a target',
  ...strikeOptions(
    'It can strike',
    targets.map((u) => forecastOf(b, attacker, u, [])),
    (f) => f.target,
  ),
});

const planStrike = (b: Battle, attacker: Unit, target: Unit): Partial<Plan> => {
  const others = strikersOf(b, target.id).filter((id) => id !== attacker.id);
  return {
    hint: `${typeName(attacker)} against ${typeName(target)}: these odds are exact.`,
    odds: forecastOf(
      b,
      attacker,
      target,
      others.map((id) => unitOf(b, id)),
    ),
    main: {
      meaning: 'strike',
      words: `Strike the ${typeName(target)}`,
      commands: [{ type: 'attack', attacker: attacker.id, target: target.id }],
    },
  };
};

const planAttack = (b: Battle, held: Held): Partial<Plan> => {
  if (held.kind === 'strikers') return planStrikers(b, unitOf(b, held.target));
  if (held.kind !== 'attack')
    return {
      hint: 'Choose one of your activated units to attack with, or an enemy to be struck.',
      marks: {
        ...NO_MARKS,
        hexes: marked('target', [...new Set(actors(b).flatMap((id) => hexesOf(targetsOf(b, id))))]),
      },
    };
  const attacker = unitOf(b, held.attacker);
  const target = held.target === null ? undefined : unitOf(b, held.target);
  const targets = targetsOf(b, attacker.id);
  return {
    selected: [attacker.id],
    marks: {
      ...NO_MARKS,
      hexes: [...marked('range', seenBy(b, attacker)), ...marked('target', hexesOf(targets))],
      sight: target && { from: attacker.hex!, to: target.hex!, clear: true },
    },
    ...(target === undefined ? planTargets(b, attacker, targets) : planStrike(b, attacker, target)),
  };
};

interface Asked {
  /** On the main button while nothing is chosen. */
  readonly wait: string;
  readonly end?: (b: Battle) => Action;
  readonly plan: (b: Battle, held: Held) => Partial<Plan>;
}

const ASKED: Readonly<Record<BattleDecision['kind'], Asked>> = {
  deploy: { wait: 'Choose a unit and a hex', plan: planDeployment },
  activate: { wait: 'Choose units to activate', plan: planActivation },
  move: { wait: 'Choose a unit to move', end: endMovement, plan: planMovement },
  attack: { wait: 'Choose an attacker and a target', end: endTurn, plan: planAttack },
};

/** The card of who is chosen lies open, but beside the odds of a blow. */
const withCard = (plan: Plan): Plan => ({ ...plan, card: plan.odds === undefined ? plan.selected[0] : undefined });

/** What is planned, and what could be; of a battle that is only watched, what is looked at. */
export const planOf = (b: Battle, decision: BattleDecision | undefined, held: Held): Plan => {
  const looked = held.kind === 'inspect' ? inspected(b, unitOf(b, held.unit)) : undefined;
  if (decision === undefined) return withCard({ ...EMPTY, ...looked });
  const { wait, end, plan } = ASKED[decision.kind];
  const chosen = held.kind === 'activate' ? held.units : [];
  return withCard({
    ...EMPTY,
    wait,
    end: end?.(b),
    choices: decision.units.filter((id) => !chosen.includes(id)),
    roster: { ids: decision.units, next: 'Next unit' },
    ...(looked ?? plan(b, held)),
  });
};
