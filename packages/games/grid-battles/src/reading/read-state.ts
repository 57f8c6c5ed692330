/** Reads a whole state from outside (the referee's `load`): nothing that could not stand on a table gets in. */

import { hexAt } from '@muster/geometry';
import {
  fields,
  flag,
  integer,
  list,
  meaning,
  misread,
  oneOf,
  orNull,
  type Parsed,
  parse,
  type Reader,
  reader,
  text,
} from '@muster/kernel';
import { UNIT_TYPES, UNITS } from '../content/units.ts';
import { deployCandidates, startingUnits, undeployed } from '../setup/setup.ts';
import {
  type Battle,
  type BattleConfig,
  type BattleOutcome,
  PHASES,
  REASONS,
  UNIT_STATES,
  type Unit,
} from '../state/battle.ts';
import { fieldOf, inZone } from '../state/field.ts';
import { countFresh, survivors } from '../state/units.ts';
import { canAnyAttack } from '../targets/targets.ts';
import { parseConfig, readConfig } from './read-config.ts';

const readOwnConfig: Reader<BattleConfig> = reader(readConfig.schema, (x, where) => {
  const parsed = parseConfig(x);
  return parsed.ok ? parsed.value : misread(`${where}: ${parsed.refusal.where}`, parsed.refusal.problem);
});

const readUnit: Reader<Unit> = fields<Unit>({
  id: text(8),
  type: oneOf(UNIT_TYPES),
  seat: integer(0, 1),
  hex: orNull(text(4)),
  health: integer(0, 9),
  state: oneOf(UNIT_STATES),
  moved: flag,
  left: flag,
  attacked: flag,
  attackedInRound: integer(0, 99),
});

/** Both seats, each once, in one place or in two. */
const readPlaces: Reader<BattleOutcome['places']> = meaning(
  list(list(integer(0, 1), 2), 2),
  'Each seat is named once, and no place is empty.',
  (places, where) => {
    const seats = places.flat().toSorted().join();
    return seats === '0,1' && places.every((seated) => seated.length > 0)
      ? places
      : misread(where, 'must name each seat once');
  },
);

const readOutcome: Reader<BattleOutcome> = fields<BattleOutcome>({
  places: readPlaces,
  reason: oneOf(REASONS),
  rule: text(10),
});

const readBattle: Reader<Battle> = meaning(
  fields<Battle>({
    config: readOwnConfig,
    round: integer(0, 99),
    turn: integer(0, 1),
    phase: oneOf(PHASES),
    owed: integer(0, 20),
    units: list(readUnit, 120),
    outcome: orNull(readOutcome),
  }),
  'The units are those of the scenario, and they, the phase and the outcome belong together.',
  (b, where) => {
    checkUnits(b, `${where}.units`);
    checkPhase(b, where);
    return b;
  },
);

const checkUnits = (b: Battle, where: string): void => {
  const field = fieldOf(b.config);
  const expected = startingUnits(b.config);
  const taken = new Set<string>();
  if (b.units.length !== expected.length)
    misread(where, `this scenario has ${expected.length} units, not ${b.units.length}`);
  for (const [i, u] of b.units.entries()) {
    const at = `${where}[${i}]`;
    const { id, type, seat } = expected[i]!;
    if (u.id !== id || u.type !== type || u.seat !== seat) misread(at, `must be ${id}, a ${type} of seat ${seat}`);
    if (u.health > UNITS[type].health) misread(at, `a ${type} has at most ${UNITS[type].health} health`);
    if (u.attackedInRound > b.round) misread(at, 'cannot have attacked in a round to come');
    if (u.health === 0 && u.hex !== null) misread(at, 'is destroyed and cannot stand on the map (GB-49)');
    if (u.health > 0 && u.hex === null && b.round > 0) misread(at, 'must stand on the map');
    if (u.health === 0 && u.state === 'activated' && !(b.phase === 'attack' && u.attacked) && b.phase !== 'over')
      misread(
        at,
        'is destroyed: it is activated only until the end of the turn in which its attack was answered (GB-42)',
      );
    if (b.phase === 'deployment' && (u.health < UNITS[type].health || u.state !== 'fresh'))
      misread(at, 'must be fresh and unhurt before the first round (GB-08)');
    if (u.hex === null) continue;
    const hex = hexAt(field.grid, u.hex) ?? misread(at, `there is no hex ${u.hex} on this map`);
    if (field.cost[UNITS[type].class][hex] === Number.POSITIVE_INFINITY)
      misread(at, `a ${type} cannot stand on ${u.hex}`);
    if (b.phase === 'deployment' && !inZone(field, seat, hex)) misread(at, `cannot be deployed on ${u.hex} (FB-04)`);
    if (taken.has(u.hex)) misread(at, `two units stand on ${u.hex} (GB-09)`);
    taken.add(u.hex);
  }
};

/** The phase, what is owed and the states of the units belong together, so that a decision is always open. */
const checkPhase = (b: Battle, where: string): void => {
  const activated = b.units.filter((u) => u.state === 'activated');
  if ((b.phase === 'over') !== (b.outcome !== null))
    misread(where, 'a battle is over when it has an outcome, and only then');
  if (b.phase === 'over') return;
  if ((b.phase === 'deployment') !== (b.round === 0))
    misread(`${where}.round`, 'must be 0 during deployment and only then');
  if (survivors(b, 0) === 0 || survivors(b, 1) === 0) misread(where, 'a side without units has lost (R-28)');
  if (activated.some((u) => u.seat !== b.turn))
    misread(where, 'only units of the side whose turn it is can be activated');
  if (b.phase === 'deployment') checkDeployment(b, where);
  if (b.phase === 'activation' && (b.owed < 1 || b.owed > Math.min(countFresh(b, b.turn), dueOf(b))))
    misread(`${where}.owed`, 'must be at least 1 and at most the number of activations and of fresh units (GB-12)');
  if (b.phase !== 'activation' && b.owed !== 0) misread(`${where}.owed`, 'must be 0 outside the Activation phase');
  if (b.phase === 'movement' && !activated.some((u) => !u.moved)) misread(where, 'no activated unit is left to move');
  if (b.phase === 'attack' && !canAnyAttack(b)) misread(where, 'no unit can attack, so the turn would be over (R-47)');
};

const dueOf = (b: Battle): number => fieldOf(b.config).scenario.sides[b.turn]!.activations;

/** Somebody has a unit to deploy, and all that wait still find a place. */
const checkDeployment = (b: Battle, where: string): void => {
  if (undeployed(b, b.turn).length === 0) misread(where, 'the side to deploy has no unit left to deploy');
  for (const seat of [0, 1])
    if (undeployed(b, seat).length > 0 && deployCandidates({ ...b, turn: seat }).length === 0)
      misread(where, `side ${'AB'[seat]} finds no place for all of its units (FB-04)`);
};

export const parseState = (x: unknown): Parsed<Battle> => parse(readBattle, x, 'state');
