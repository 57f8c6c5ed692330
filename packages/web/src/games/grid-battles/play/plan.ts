/** What the table shows for an intent: marks, path, sight, odds, what the enemy could do, and the buttons with their words. */

import { hexAt } from '@muster/geometry';
import {
  asIfOn,
  attackOdds,
  type Battle,
  type BattleCommand,
  type BattleEvent,
  type CombatOdds,
  destinations,
  fieldOf,
  type HexLabel,
  type Menace,
  menaceOf,
  nameOf,
  pathPoints,
  seenBy,
  strikesOf,
  TERRAIN,
  type Threats,
  terrainWords,
  threatenedHexes,
  threatsTo,
  turnOdds,
  UNITS,
  type Unit,
  type UnitId,
  unitOf,
  zoneRows,
} from '@muster/grid-battles';
import { count, listed } from '../../../parts/words.ts';
import type { MarkKind, PathOverlay, SightOverlay } from '../board/marks.ts';
import { actors, chosenUnit, type Intent, isLegal, strikersOf, targetsOf } from './intent.ts';
import { placesOf } from './stages.ts';

/** A button and the command behind it. */
export interface Action {
  /** What kind of thing it does: the same for the same button. */
  readonly meaning: string;
  readonly words: string;
  readonly command: BattleCommand;
  /** What would be lost by it: asked once before it is done. */
  readonly unless?: string;
}

/** One attack, foreseen. */
export interface Forecast {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly odds: CombatOdds;
  /** Where it would strike from, when it has to move first. */
  readonly from?: HexLabel;
  /** Others who could strike the same target after it, and the chance that it is destroyed by then. */
  readonly followers: readonly { readonly unit: Unit; readonly destroyed: number }[];
}

/** What it means to stand on a hex until the enemy's next turn. */
export interface Outlook {
  readonly unit: Unit;
  readonly hex: HexLabel;
  readonly threats: Threats;
  /** What the ground there does; nothing on plain ground. */
  readonly ground: readonly string[];
}

export interface Plan {
  readonly hint: string;
  readonly selected: UnitId | undefined;
  readonly marks: readonly (readonly [HexLabel, MarkKind])[];
  readonly path: PathOverlay | undefined;
  readonly sightLine: SightOverlay | undefined;
  /** The attack about to be made. */
  readonly forecast: Forecast | undefined;
  /** Attacks to choose from, or those that would be possible. */
  readonly prospects: readonly Forecast[];
  /** What they are. */
  readonly prospectWords: string;
  readonly outlook: Outlook | undefined;
  /** Commits what is planned. */
  readonly main: Action | undefined;
  /** Lets the chosen unit stand still. */
  readonly still: Action | undefined;
  /** Ends the phase or the turn. */
  readonly end: Action | undefined;
}

const EMPTY: Omit<Plan, 'hint'> = {
  selected: undefined,
  marks: [],
  path: undefined,
  sightLine: undefined,
  forecast: undefined,
  prospects: [],
  prospectWords: '',
  outlook: undefined,
  main: undefined,
  still: undefined,
  end: undefined,
};

type Marked = readonly (readonly [HexLabel, MarkKind])[];

const typeName = (u: Unit): string => UNITS[u.type].name;

const names = (b: Battle, ids: readonly UnitId[]): string => listed(ids.map((id) => typeName(unitOf(b, id))));

const marked = (kind: MarkKind, labels: readonly HexLabel[]): Marked => labels.map((label) => [label, kind] as const);

/** The same question of the same battle is answered once. */
const remembered = <A>(ask: (b: Battle, id: UnitId, hex: HexLabel) => A) => {
  const known = new WeakMap<Battle, Map<string, A>>();
  return (b: Battle, id: UnitId, hex: HexLabel): A => {
    const answers = known.get(b) ?? new Map<string, A>();
    known.set(b, answers);
    const key = `${id} ${hex}`;
    const answer = answers.get(key) ?? ask(b, id, hex);
    answers.set(key, answer);
    return answer;
  };
};

/** Hexes a victory condition speaks of. */
export const goalMarks = (b: Battle): Marked =>
  fieldOf(b.config).scenario.sides.flatMap((side) =>
    side.wins.flatMap((c) => (c.type === 'hold' ? ([[c.hex, 'goal']] as const) : [])),
  );

/** Where a line of the log leads on the map as it is now. */
export const pointedMarks = (b: Battle, event: BattleEvent | undefined): Marked =>
  (event === undefined ? [] : placesOf(event)).flatMap((place) => {
    const hex = /^\d{4}$/.test(place) ? place : unitOf(b, place).hex;
    return hex === null ? [] : [[hex, 'pointed'] as const];
  });

const reachOf = remembered((b, id): readonly HexLabel[] => {
  const { labels } = fieldOf(b.config).grid;
  return destinations(b, unitOf(b, id)).map((d) => labels[d.hex]!);
});

/** Where the unit can get to and could be struck in the enemy's next turn. */
const dangerOf = remembered((b, id) => threatenedHexes(b, id, reachOf(b, id, '')));

export const outlookOf = remembered((b, id, hex): Outlook => {
  const { grid, terrain } = fieldOf(b.config);
  const then = asIfOn(b, id, hex);
  const ground = terrain[hexAt(grid, hex)!]!;
  return {
    unit: unitOf(then, id),
    hex,
    threats: threatsTo(then, id),
    ground: ground === 'plain' ? [] : [`${TERRAIN[ground].name}.`, ...terrainWords(ground)],
  };
});

const forecastOf = (b: Battle, attacker: Unit, target: Unit, others: readonly Unit[]): Forecast => {
  const destroyed = turnOdds(b, target.id, [attacker.id, ...others.map((u) => u.id)]);
  return {
    attacker,
    target,
    odds: attackOdds(b, attacker, target),
    followers: others.map((unit, i) => ({ unit, destroyed: destroyed[i + 1]! })),
  };
};

const byPromise = (x: Forecast, y: Forecast): number => y.odds.destroy - x.odds.destroy || y.odds.mean - x.odds.mean;

/** What this unit could strike if it stood there. */
const prospectsFrom = remembered((b, id, hex): readonly Forecast[] => {
  const then = asIfOn(b, id, hex);
  const there = unitOf(then, id);
  if (UNITS[there.type].setup && hex !== unitOf(b, id).hex) return [];
  const seen = new Set(seenBy(then, there));
  return then.units
    .filter((u) => u.seat !== there.seat && u.hex !== null && seen.has(u.hex))
    .map((enemy) => forecastOf(then, there, enemy, []))
    .sort(byPromise);
});

/** What it could strike this turn, moving first where it has to. */
const strikesThisTurn = remembered((b, id): readonly Forecast[] => {
  const attacker = unitOf(b, id);
  return strikesOf(b, id).map(({ target, odds, from }) => ({
    attacker,
    target: unitOf(b, target),
    odds,
    ...(from === attacker.hex ? {} : { from }),
    followers: [],
  }));
});

const targetMarks = (prospects: readonly Forecast[]): Marked =>
  marked(
    'target',
    prospects.map((p) => p.target.hex!),
  );

/** What an enemy could do in its next turn. */
export const enemyReach = remembered((b, id): Menace => menaceOf(b, id));

/** An enemy: what it sees, and where and whom it could strike in its next turn. */
const enemyMarks = (b: Battle, unit: Unit): Marked => {
  const { strikes, hexes } = enemyReach(b, unit.id, '');
  return [
    ...marked('threat', hexes),
    ...marked('range', seenBy(b, unit)), // GB-39
    ...marked(
      'target',
      strikes.map((s) => unitOf(b, s.target).hex!),
    ),
  ];
};

/** What a unit could do, before anything is chosen: where its own side could send it, what it sees, whom it could strike. */
export const previewMarks = (b: Battle, id: UnitId): Marked => {
  const unit = unitOf(b, id);
  if (unit.hex === null) return [];
  if (unit.seat !== b.turn) return enemyMarks(b, unit);
  const moves = b.phase !== 'attack' && actors(b).includes(id);
  const targets = moves ? strikesThisTurn(b, id, '') : prospectsFrom(b, id, unit.hex);
  return [
    ...(moves
      ? marked(
          'reach',
          reachOf(b, id, '').filter((hex) => hex !== unit.hex),
        )
      : []),
    ...(UNITS[unit.type].range > 1 || !moves ? marked('range', seenBy(b, unit)) : []), // GB-39
    ...targetMarks(targets),
  ];
};

const planInspect = (b: Battle, unit: Unit): Plan => ({
  ...EMPTY,
  hint:
    unit.seat === b.turn
      ? `${nameOf(unit)}: what it could strike from where it stands is marked.`
      : `${nameOf(unit)} of the enemy: what it could strike from where it stands is marked, and hatched what it could reach.`,
  selected: unit.id,
  marks: unit.hex === null ? [] : previewMarks(b, unit.id),
});

const planDeployment = (b: Battle, intent: Intent): Plan => {
  const unit = intent.kind === 'deploy' ? unitOf(b, intent.unit) : undefined;
  const hex = intent.kind === 'deploy' ? intent.hex : null;
  const { grid } = fieldOf(b.config);
  const zone = grid.labels.filter((label) => unit && isLegal(b, { type: 'deploy', unit: unit.id, hex: label }));
  const [from, till] = zoneRows(fieldOf(b.config), b.turn);
  const name = unit && typeName(unit);
  return {
    ...EMPTY,
    hint: unit
      ? `Choose a hex for the ${name}, in rows ${from} and ${till}.`
      : 'Choose a unit to deploy from the list of forces.',
    selected: unit?.id,
    marks: marked('zone', zone),
    path: unit && hex !== null ? { unit: unit.id, steps: [hex], next: [], confirm: true } : undefined,
    main:
      unit && hex !== null
        ? {
            meaning: 'deploy',
            words: `Deploy the ${name} on ${hex}`,
            command: { type: 'deploy', unit: unit.id, hex },
          }
        : undefined,
  };
};

const planActivation = (b: Battle, intent: Intent): Plan => {
  const chosen = intent.kind === 'activate' ? intent.units : [];
  const left = b.owed - chosen.length;
  const ready = chosen.length > 0 && left === 0;
  const last = chosen.at(-1);
  return {
    ...EMPTY,
    hint: ready
      ? 'These will act this turn; choose a counter again to let it go.'
      : `Choose ${count(left, 'fresh unit')} to activate.`,
    selected: last,
    marks: [
      ...marked(
        'chosen',
        chosen.map((id) => unitOf(b, id).hex!),
      ),
      ...(last === undefined ? [] : [...marked('threat', dangerOf(b, last, '')), ...previewMarks(b, last)]),
    ],
    prospects: last === undefined ? [] : strikesThisTurn(b, last, ''),
    prospectWords: 'It could strike this turn',
    outlook: last === undefined ? undefined : outlookOf(b, last, unitOf(b, last).hex!),
    main: ready
      ? {
          meaning: 'activate',
          words: `Activate ${names(b, chosen)}`,
          command: { type: 'activate', units: chosen },
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
    command: { type: 'endPhase' },
    ...(canStrikeAsTheyStand(b) ? {} : { unless: TURN_WOULD_END }),
  };
};

const standStill = (b: Battle, unit: Unit): Action => ({
  meaning: 'still',
  words: `${typeName(unit)} stands still`,
  command: { type: 'move', unit: unit.id, path: [] },
  ...(actors(b).length > 1 || canStrikeAsTheyStand(b) ? {} : { unless: TURN_WOULD_END }),
});

const planMove = (b: Battle, unit: Unit, path: readonly HexLabel[]): Plan => {
  const { spent, allowance } = pathPoints(b, unit, path);
  const end = path.at(-1) ?? unit.hex!;
  const name = typeName(unit);
  const prospects = prospectsFrom(b, unit.id, end);
  const there = asIfOn(b, unit.id, end);
  return {
    ...EMPTY,
    hint:
      path.length === 0
        ? `Choose where the ${name} goes, or let it stand still.`
        : `The ${name} would spend ${spent} of ${allowance} points.`,
    selected: unit.id,
    marks: [
      ...marked('threat', dangerOf(b, unit.id, '')),
      ...marked(
        'reach',
        reachOf(b, unit.id, '').filter((label) => label !== unit.hex),
      ),
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
    prospects,
    prospectWords: path.length === 0 ? 'From where it stands it could strike' : 'From there it could strike',
    outlook: outlookOf(b, unit.id, end),
    main:
      path.length === 0
        ? undefined
        : {
            meaning: 'move',
            words: `Move the ${name} to ${end}`,
            command: { type: 'move', unit: unit.id, path },
          },
    still: standStill(b, unit),
    end: actors(b).length > 1 ? endMovement(b) : undefined,
  };
};

const planMovement = (b: Battle, intent: Intent): Plan =>
  intent.kind === 'move'
    ? planMove(b, unitOf(b, intent.unit), intent.path)
    : {
        ...EMPTY,
        hint: 'Choose an activated unit to move; they are outlined in yellow.',
        end: endMovement(b),
      };

const endTurn = (b: Battle): Action => {
  const able = actors(b).filter((id) => targetsOf(b, id).length > 0).length;
  return {
    meaning: 'end-turn',
    words: 'End the turn',
    command: { type: 'endPhase' },
    ...(able === 0 ? {} : { unless: `${count(able, 'unit')} could still attack` }),
  };
};

/** Attackers besides this one that could strike the target now. */
const followers = (b: Battle, first: UnitId, target: UnitId): readonly Unit[] =>
  strikersOf(b, target)
    .filter((id) => id !== first)
    .map((id) => unitOf(b, id));

const planStrike = (b: Battle, attacker: Unit, target: Unit): Pick<Plan, 'forecast' | 'main' | 'sightLine'> => ({
  forecast: forecastOf(b, attacker, target, followers(b, attacker.id, target.id)),
  main: {
    meaning: 'strike',
    words: `Strike the ${typeName(target)}`,
    command: { type: 'attack', attacker: attacker.id, target: target.id },
  },
  sightLine: { from: attacker.hex!, to: target.hex!, clear: true },
});

/** An enemy is chosen, and who of several strikes it. */
const planStrikers = (b: Battle, target: Unit): Plan => {
  const able = strikersOf(b, target.id).map((id) => unitOf(b, id));
  return {
    ...EMPTY,
    hint: `Choose who strikes the ${typeName(target)}.`,
    selected: target.id,
    marks: [['target' as const, [target]] as const, ['chosen' as const, able] as const].flatMap(([kind, units]) =>
      marked(
        kind,
        units.map((u) => u.hex!),
      ),
    ),
    prospects: able.map((u) => forecastOf(b, u, target, [])).sort(byPromise),
    prospectWords: 'These could strike it',
    end: endTurn(b),
  };
};

const planAttack = (b: Battle, intent: Intent): Plan => {
  if (intent.kind === 'strikers') return planStrikers(b, unitOf(b, intent.target));
  if (intent.kind !== 'attack')
    return {
      ...EMPTY,
      hint: 'Choose one of your activated units to attack with, or an enemy to be struck.',
      marks: marked('target', [...new Set(actors(b).flatMap((id) => targetsOf(b, id).map((u) => u.hex!)))]),
      end: endTurn(b),
    };
  const attacker = unitOf(b, intent.attacker);
  const targets = targetsOf(b, attacker.id);
  const target = intent.target === null ? undefined : unitOf(b, intent.target);
  const name = typeName(attacker);
  const hint =
    targets.length === 0
      ? `The ${name} can strike nobody from here.`
      : target === undefined
        ? `Choose a target for the ${name}.`
        : `${name} against ${typeName(target)}: these odds are exact.`;
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
    prospects: target === undefined ? targets.map((u) => forecastOf(b, attacker, u, [])).sort(byPromise) : [],
    prospectWords: 'It can strike',
    ...(target === undefined ? {} : planStrike(b, attacker, target)),
    end: endTurn(b),
  };
};

export const planOf = (b: Battle, intent: Intent): Plan => {
  if (intent.kind === 'inspect') return { ...planInspect(b, unitOf(b, intent.unit)), end: laterEnd(b) };
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

const laterEnd = (b: Battle): Action | undefined =>
  b.phase === 'movement' ? endMovement(b) : b.phase === 'attack' ? endTurn(b) : undefined;

/** The unit to take up next, going round the units that can act and are not chosen yet. */
export const nextActor = (b: Battle, intent: Intent): UnitId | undefined => {
  const ids = actors(b);
  const now = chosenUnit(intent);
  const chosen = intent.kind === 'activate' ? intent.units : now === undefined ? [] : [now];
  const from = now === undefined ? 0 : ids.indexOf(now) + 1;
  return [...ids.slice(from), ...ids.slice(0, from)].find((id) => !chosen.includes(id)) ?? now;
};
