/** What the table shows for what is held: marks, path, sight, odds, what the enemy could do, and the buttons with their words. */

import {
  type Battle,
  type BattleCommand,
  type BattleDecision,
  fieldOf,
  type HexLabel,
  nameOf,
  seenBy,
  type Unit,
  type UnitId,
  unitOf,
  zoneRows,
} from '@muster/grid-battles';
import { noPlan } from '../../../contract/plan.ts';
import type { Act } from '../../../contract/tabletop.ts';
import { count } from '../../../parts/words.ts';
import { actors, canStrike, hasLost, isLegal, strikersOf, targetsOf } from './able.ts';
import { byPromise, forecastOf, strikersThisTurn } from './foresight.ts';
import { turnOf } from './hand-turn.ts';
import { previewMarks } from './hex-marks.ts';
import { strikeOption } from './odds-words.ts';
import { blowWords, endMovement, meantMarks, NO_MARKS, planActivation, planMovement, typeName } from './plan-turn.ts';
import type { Blow, Forecast, GridTable, Held, Plan } from './types.ts';

type Action = Act<BattleCommand>;

const EMPTY: Plan = noPlan<GridTable>(NO_MARKS);

const hexesOf = (units: readonly Unit[]): readonly HexLabel[] => units.map((u) => u.hex!);

/** When an enemy can be attacked that cannot be now. */
const whenStruck = (b: Battle, able: readonly Forecast[]): string => {
  if (b.phase === 'deployment') return ' It can be attacked once all have been deployed.';
  if (able.length > 0) return '';
  return ' In this turn nobody can get at it.';
};

const inspected = (b: Battle, unit: Unit): Partial<Plan> => {
  const isOwn = unit.seat === b.turn;
  const able = isOwn || unit.hex === null || b.phase === 'deployment' ? [] : strikersThisTurn(b, unit.id);
  return {
    hint: isOwn
      ? `${nameOf(unit)}: what it could strike from where it stands is marked.`
      : `${nameOf(unit)} of the enemy: what it could strike from where it stands is marked, and hatched what it could reach.${whenStruck(b, able)}`,
    selected: [unit.id],
    marks: {
      ...NO_MARKS,
      hexes: previewMarks(b, unit.id),
      prospects: { words: 'These could strike it in this turn', of: able, who: 'attacker' },
    },
  };
};

const planDeployment = (b: Battle, held: Held): Partial<Plan> => {
  if (held.kind !== 'deploy') return { hint: 'Choose a unit to deploy from the list of forces.' };
  const { unit, hex } = held;
  const field = fieldOf(b.config);
  const zone = field.grid.labels.filter((label) => isLegal(b, { type: 'deploy', unit, hex: label }));
  const [from, till] = zoneRows(field, b.turn);
  const name = typeName(unitOf(b, unit));
  const zoned = { ...NO_MARKS, hexes: { zone } };
  const plan = { hint: `Choose a hex for the ${name}, in rows ${from} and ${till}.`, selected: [unit], marks: zoned };
  if (hex === null) return plan;
  return {
    ...plan,
    marks: { ...zoned, path: { unit, steps: [hex], next: [], confirm: true } },
    main: { meaning: 'deploy', words: `Deploy the ${name} on ${hex}`, commands: [{ type: 'deploy', unit, hex }] },
  };
};

const endTurn = (b: Battle): Action => {
  const able = actors(b).filter((id) => targetsOf(b, id).length > 0).length;
  return {
    meaning: 'end-turn',
    words: 'End the turn',
    commands: [{ type: 'endPhase' }],
    unless: able === 0 ? undefined : `${count(able, 'unit')} could still attack`,
  };
};

/** Attacks to choose from, the most promising first. */
const strikeOptions = (
  group: string,
  attacks: readonly Forecast[],
  who: 'attacker' | 'target',
  meant: readonly Blow[],
): Plan['options'] =>
  attacks
    .toSorted(byPromise)
    .map((f) =>
      strikeOption(f, f[who], group, { kind: 'attack', attacker: f.attacker.id, target: f.target.id, meant }),
    );

/** An attacker is chosen, and whom of several it strikes. */
const planTargets = (b: Battle, attacker: Unit, targets: readonly Unit[], meant: readonly Blow[]): Partial<Plan> => ({
  hint:
    targets.length === 0
      ? `The ${typeName(attacker)} can strike nobody from here.`
      : `Choose a target for the ${typeName(attacker)}.`,
  wait: 'Choose a target',
  options: strikeOptions(
    'It can strike',
    targets.map((u) => forecastOf(b, attacker, u)),
    'target',
    meant,
  ),
});

/** What is struck after the blow in the hand: what is meant and can be, unless a unit of one's own has fallen. */
const blowsAfter = (b: Battle, meant: readonly Blow[]): readonly Blow[] =>
  hasLost(b) ? [] : meant.filter(({ attacker, target }) => canStrike(b, attacker, target));

/** ` Then Swordman A4 strikes Knight B9; Archer A2 strikes Pikeman B1, falls 12%.` */
const thenWords = (b: Battle, rest: readonly Blow[]): string => {
  const each = rest.map(({ attacker, target }) => {
    const who = unitOf(b, attacker);
    return `${nameOf(who)} ${blowWords(forecastOf(b, who, unitOf(b, target)))}`;
  });
  return each.length === 0 ? '' : ` Then ${each.join('; ')}.`;
};

const strikeActs = (b: Battle, now: Blow, rest: readonly Blow[]): Pick<Plan, 'main' | 'more'> => {
  const [first, ...others] = [now, ...rest].map((blow) => ({ type: 'attack', ...blow }) as const);
  const name = typeName(unitOf(b, now.target));
  if (others.length === 0)
    return { main: { meaning: 'strike', words: `Strike the ${name}`, commands: [first!] }, more: [] };
  const then = others.length === 1 ? `the ${typeName(unitOf(b, others[0]!.attacker))}’s blow` : `${others.length} more`;
  return {
    main: { meaning: 'strike', words: `Strike the ${name}, then ${then} as meant`, commands: [first!, ...others] },
    more: [{ meaning: 'strike-one', words: `Strike only the ${name}`, commands: [first!], key: 'o' }],
  };
};

const planStrike = (b: Battle, attacker: Unit, target: Unit, meant: readonly Blow[]): Partial<Plan> => {
  const others = strikersOf(b, target.id)
    .filter((id) => id !== attacker.id)
    .map((id) => unitOf(b, id));
  const rest = blowsAfter(b, meant);
  return {
    hint: `${nameOf(attacker)} against ${nameOf(target)}: these odds are exact.${thenWords(b, rest)}`,
    odds: forecastOf(b, attacker, target, others),
    ...strikeActs(b, { attacker: attacker.id, target: target.id }, rest),
    options: strikeOptions(
      'Or with',
      others.map((u) => forecastOf(b, u, target)),
      'attacker',
      meant,
    ),
  };
};

const planAttack = (b: Battle, held: Held): Partial<Plan> => {
  if (held.kind !== 'attack')
    return {
      hint: 'Choose one of your activated units to attack with, or an enemy to be struck.',
      marks: {
        ...NO_MARKS,
        hexes: { target: actors(b).flatMap((id) => hexesOf(targetsOf(b, id))) },
      },
    };
  const { meant } = held;
  const attacker = unitOf(b, held.attacker);
  const target = held.target === null ? undefined : unitOf(b, held.target);
  const targets = targetsOf(b, attacker.id);
  return {
    selected: [attacker.id],
    marks: {
      ...NO_MARKS,
      hexes: { range: seenBy(b, attacker), target: hexesOf(targets) },
      sight: target && { from: attacker.hex!, to: target.hex! },
      meant: meantMarks(b, meant),
    },
    ...(target === undefined ? planTargets(b, attacker, targets, meant) : planStrike(b, attacker, target, meant)),
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
  activate: { wait: 'Choose units to activate', plan: (b, held) => planActivation(b, turnOf(held)) },
  move: {
    wait: 'Choose a unit to move',
    end: (b) => endMovement(b, []),
    plan: (b, held) => planMovement(b, turnOf(held)),
  },
  attack: { wait: 'Choose an attacker and a target', end: endTurn, plan: planAttack },
};

/** The card of who is chosen lies open, but beside the odds of a blow. */
const withCard = (plan: Plan): Plan => ({ ...plan, card: plan.odds === undefined ? plan.selected[0] : undefined });

/** Who is to be taken up next: of a set that is whole, those of it who have no way yet. */
const choicesFor = (b: Battle, { units, kind }: BattleDecision, held: Held): readonly UnitId[] => {
  const { ways, chosen } = turnOf(held);
  const isIn = (id: UnitId): boolean => ways.some(({ unit }) => unit === id);
  if (kind === 'activate' && ways.length >= b.owed)
    return ways.filter(({ path, target }) => path.length === 0 && target === null).map(({ unit }) => unit);
  if (kind === 'attack') return units.filter((id) => targetsOf(b, id).length > 0);
  return units.filter((id) => !isIn(id) && (kind === 'move' || id !== chosen));
};

/** What is planned, and what could be; of a battle that is only watched, what is looked at. */
export const planOf = (b: Battle, decision: BattleDecision | undefined, held: Held): Plan => {
  const looked = held.kind === 'inspect' ? inspected(b, unitOf(b, held.unit)) : undefined;
  if (decision === undefined) return withCard({ ...EMPTY, ...looked });
  const { wait, end, plan } = ASKED[decision.kind];
  return withCard({
    ...EMPTY,
    wait,
    end: end?.(b),
    choices: choicesFor(b, decision, held),
    roster: { ids: decision.units, next: 'Next unit' },
    ...(looked ?? plan(b, held)),
  });
};
