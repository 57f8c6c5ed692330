/** What the table shows for an intent: marks, path, sight, odds, and the buttons with their words. */

import { hexAt } from '@muster/geometry';
import {
  attackOdds,
  type Battle,
  type BattleCommand,
  type CombatOdds,
  destinations,
  fieldOf,
  gridBattles,
  type HexLabel,
  nameOf,
  pathPoints,
  seenBy,
  sightBlockers,
  turnOdds,
  UNITS,
  type Unit,
  type UnitId,
  unitOf,
  zoneRows,
} from '@muster/grid-battles';
import type { MarkKind, PathOverlay, SightOverlay } from '../board/marks.ts';
import { actors, chosenUnit, type Intent } from './intent.ts';

export interface Action {
  readonly words: string;
  readonly command: BattleCommand;
}

/** One attack, foreseen. */
export interface Forecast {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly odds: CombatOdds;
  /** Others who could strike the same target after it, and the chance that it is destroyed by then. */
  readonly followers: readonly { readonly unit: Unit; readonly destroyed: number }[];
}

export interface Plan {
  readonly hint: string;
  readonly selected: UnitId | undefined;
  readonly marks: readonly (readonly [HexLabel, MarkKind])[];
  readonly path: PathOverlay | undefined;
  readonly sightLine: SightOverlay | undefined;
  /** The attack about to be made. */
  readonly forecast: Forecast | undefined;
  /** What a unit could strike from where it would stand. */
  readonly prospects: readonly Forecast[];
  readonly refusal: string | undefined;
  readonly main: Action | undefined;
  readonly second: Action | undefined;
}

const EMPTY: Omit<Plan, 'hint'> = {
  selected: undefined,
  marks: [],
  path: undefined,
  sightLine: undefined,
  forecast: undefined,
  prospects: [],
  refusal: undefined,
  main: undefined,
  second: undefined,
};

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

const names = (b: Battle, ids: readonly UnitId[]): string => {
  const all = ids.map((id) => UNITS[unitOf(b, id).type].name);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};

const marked = (kind: MarkKind, labels: readonly HexLabel[]): readonly (readonly [HexLabel, MarkKind])[] =>
  labels.map((label) => [label, kind] as const);

const isLegal = (b: Battle, c: BattleCommand): boolean => gridBattles.refuse(b, b.turn, c) === undefined;

const enemies = (b: Battle, seat: number): readonly Unit[] => b.units.filter((u) => u.seat !== seat && u.hex !== null);

/** Hexes a victory condition speaks of. */
export const goalMarks = (b: Battle): readonly (readonly [HexLabel, MarkKind])[] =>
  fieldOf(b.config).scenario.sides.flatMap((side) =>
    side.wins.flatMap((c) => (c.type === 'hold' ? ([[c.hex, 'goal']] as const) : [])),
  );

const forecastOf = (b: Battle, attacker: Unit, target: Unit, others: readonly Unit[]): Forecast => {
  const destroyed = turnOdds(b, target.id, [attacker.id, ...others.map((u) => u.id)]);
  return {
    attacker,
    target,
    odds: attackOdds(b, attacker, target),
    followers: others.map((unit, i) => ({ unit, destroyed: destroyed[i + 1]! })),
  };
};

/** What this unit could strike if it stood there. */
const prospectsFrom = (b: Battle, unit: Unit, hex: HexLabel): readonly Forecast[] => {
  const there: Unit = { ...unit, hex };
  const then: Battle = { ...b, units: b.units.map((u) => (u.id === unit.id ? there : u)) };
  if (UNITS[unit.type].setup && hex !== unit.hex) return [];
  const seen = new Set(seenBy(then, there));
  return enemies(b, unit.seat)
    .filter((enemy) => seen.has(enemy.hex!))
    .map((enemy) => forecastOf(then, there, enemy, []))
    .sort((x, y) => y.odds.destroy - x.odds.destroy || y.odds.mean - x.odds.mean);
};

const planInspect = (b: Battle, unit: Unit): Plan => ({
  ...EMPTY,
  hint: `${nameOf(unit)}: what it could strike from where it stands is marked.`,
  selected: unit.id,
  marks: unit.hex === null ? [] : marked('range', seenBy(b, unit)), // GB-39
});

const planDeployment = (b: Battle, intent: Intent): Plan => {
  const unit = intent.kind === 'deploy' ? unitOf(b, intent.unit) : undefined;
  const { grid } = fieldOf(b.config);
  const zone = grid.labels.filter((label) => {
    const command = unit && ({ type: 'deploy', unit: unit.id, hex: label } as const);
    return command !== undefined && isLegal(b, command);
  });
  const [from, till] = zoneRows(fieldOf(b.config), b.turn);
  return {
    ...EMPTY,
    hint: unit
      ? `Choose a hex for the ${UNITS[unit.type].name}, in rows ${from} and ${till}.`
      : 'Choose a unit to deploy from the list of forces.',
    selected: unit?.id,
    marks: marked('zone', zone),
  };
};

const planActivation = (b: Battle, intent: Intent): Plan => {
  const chosen = intent.kind === 'activate' ? intent.units : [];
  const left = b.owed - chosen.length;
  const ready = chosen.length > 0 && left === 0;
  const marks = marked(
    'reach',
    chosen.map((id) => unitOf(b, id).hex!),
  );
  return {
    ...EMPTY,
    hint: ready
      ? 'These will act this turn; choose a counter again to change your mind.'
      : `Choose ${count(left, 'fresh unit')} to activate.`,
    selected: chosen.at(-1),
    marks,
    main: ready ? { words: `Activate ${names(b, chosen)}`, command: { type: 'activate', units: chosen } } : undefined,
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

const endMovement = (b: Battle): Action => {
  const waiting = actors(b).length;
  return {
    words: waiting === 1 ? 'The last unit stands still' : `All ${waiting} stand still`,
    command: { type: 'endPhase' },
  };
};

const planMove = (b: Battle, unit: Unit, path: readonly HexLabel[]): Plan => {
  const { labels } = fieldOf(b.config).grid;
  const { spent, allowance } = pathPoints(b, unit, path);
  const end = path.at(-1) ?? unit.hex!;
  const reached = destinations(b, unit).map((d) => labels[d.hex]!);
  const { name } = UNITS[unit.type];
  const prospects = prospectsFrom(b, unit, end);
  return {
    ...EMPTY,
    hint:
      path.length === 0
        ? `Choose where the ${name} goes, or let it stand still.`
        : `The ${name} would spend ${spent} of ${allowance} points.`,
    selected: unit.id,
    marks: [
      ...marked(
        'reach',
        reached.filter((label) => label !== unit.hex),
      ),
      ...marked(
        'target',
        prospects.map((p) => p.target.hex!),
      ),
    ],
    path: {
      unit: unit.id,
      steps: path,
      next: nextSteps(b, unit, path, spent),
      left: Math.max(0, allowance - spent),
      confirm: true,
    },
    prospects,
    main: {
      words: path.length === 0 ? `${name} stands still` : `Move the ${name} to ${end}`,
      command: { type: 'move', unit: unit.id, path },
    },
    second: actors(b).length > 1 ? endMovement(b) : undefined,
  };
};

const planMovement = (b: Battle, intent: Intent): Plan =>
  intent.kind === 'move'
    ? planMove(b, unitOf(b, intent.unit), intent.path)
    : {
        ...EMPTY,
        hint: 'Choose an activated unit to move; they are outlined in yellow.',
        second: endMovement(b),
      };

const END_TURN: Action = { words: 'End the turn without more attacks', command: { type: 'endPhase' } };

/** Attackers besides this one that could strike the target now. */
const followers = (b: Battle, first: UnitId, target: UnitId): readonly Unit[] =>
  actors(b)
    .filter((id) => id !== first && isLegal(b, { type: 'attack', attacker: id, target }))
    .map((id) => unitOf(b, id));

const planStrike = (
  b: Battle,
  attacker: Unit,
  target: Unit,
): Pick<Plan, 'forecast' | 'refusal' | 'main' | 'sightLine'> => {
  const command = { type: 'attack', attacker: attacker.id, target: target.id } as const;
  const refusal = gridBattles.refuse(b, b.turn, command);
  const far = !fieldOf(b.config).grid.neighbours[hexAt(fieldOf(b.config).grid, attacker.hex!)!]!.some(
    (hex) => fieldOf(b.config).grid.labels[hex] === target.hex,
  );
  const blockers = refusal?.code === 'noLineOfSight' ? sightBlockers(b, attacker.hex!, target.hex!) : [];
  return {
    forecast: refusal === undefined ? forecastOf(b, attacker, target, followers(b, attacker.id, target.id)) : undefined,
    refusal: refusal === undefined ? undefined : gridBattles.explain(refusal),
    main: refusal === undefined ? { words: `Strike the ${UNITS[target.type].name}`, command } : undefined,
    sightLine:
      far && target.hex !== null && (refusal === undefined || refusal.code === 'noLineOfSight')
        ? { from: attacker.hex!, to: target.hex, clear: blockers.length === 0, blockers }
        : undefined,
  };
};

const planAttack = (b: Battle, intent: Intent): Plan => {
  if (intent.kind !== 'attack')
    return { ...EMPTY, hint: 'Choose one of your activated units to attack with.', second: END_TURN };
  const attacker = unitOf(b, intent.attacker);
  const targets = enemies(b, attacker.seat).filter((u) =>
    isLegal(b, { type: 'attack', attacker: attacker.id, target: u.id }),
  );
  const target = intent.target === null ? undefined : unitOf(b, intent.target);
  const { name } = UNITS[attacker.type];
  const hint =
    targets.length === 0
      ? `The ${name} can strike nobody from here.`
      : target === undefined
        ? `Choose a target for the ${name}.`
        : `${name} against ${UNITS[target.type].name}: these odds are exact.`;
  return {
    ...EMPTY,
    hint,
    selected: attacker.id,
    marks: [
      ...marked('range', seenBy(b, attacker)),
      ...marked(
        'target',
        targets.map((u) => u.hex!),
      ),
    ],
    prospects: target === undefined ? targets.map((u) => forecastOf(b, attacker, u, [])) : [],
    ...(target === undefined ? {} : planStrike(b, attacker, target)),
    second: END_TURN,
  };
};

export const planOf = (b: Battle, intent: Intent): Plan => {
  if (intent.kind === 'inspect') return { ...planInspect(b, unitOf(b, intent.unit)), second: laterActions(b) };
  switch (b.phase) {
    case 'deployment':
      return planDeployment(b, intent);
    case 'activation':
      return planActivation(b, intent);
    case 'movement':
      return planMovement(b, intent);
    case 'attack':
      return planAttack(b, intent);
    case 'over':
      return { ...EMPTY, hint: 'The battle is over.' };
  }
};

const laterActions = (b: Battle): Action | undefined =>
  b.phase === 'movement' ? endMovement(b) : b.phase === 'attack' ? END_TURN : undefined;

/** The unit to take up next, going round the units that can act and are not chosen yet. */
export const nextActor = (b: Battle, intent: Intent): UnitId | undefined => {
  const ids = actors(b);
  const now = chosenUnit(intent);
  const chosen = intent.kind === 'activate' ? intent.units : now === undefined ? [] : [now];
  const from = now === undefined ? 0 : ids.indexOf(now) + 1;
  return [...ids.slice(from), ...ids.slice(0, from)].find((id) => !chosen.includes(id)) ?? now;
};
