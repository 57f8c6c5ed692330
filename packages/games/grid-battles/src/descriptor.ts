/** What Grid Battles is, said once. */

import { type CheckedForce, type Descriptor, meaning, parse, type Ready } from '@muster/kernel';
import { RULE_SECTIONS, RULES } from './book/index.ts';
import { battleConfigOf, battleOf } from './choices/battle.ts';
import { odds } from './combat/odds.ts';
import { SCENARIO_IDS, SCENARIOS } from './content/scenarios.ts';
import { UNITS, type UnitType } from './content/units.ts';
import { FACTS } from './facts.ts';
import { type GridBattlesTypes, gridBattles } from './game.ts';
import { parseConfig } from './reading/read-config.ts';
import { DEFAULT_BUDGET, forceCost, refuseForce } from './setup/free-battle.ts';
import { type ForceFile, gathering, readForce } from './setup/gathering.ts';
import type { BattleConfig } from './state/battle.ts';
import { fieldOf } from './state/field.ts';
import { SWITCHES } from './state/rulings.ts';
import { ROLLS, rollWords } from './words/rolls.ts';

const read = (x: unknown): BattleConfig => {
  const parsed = parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const ready = (id: string, name: string, x: unknown): Ready<GridBattlesTypes> => ({ id, name, config: read(x) });

const checkedForce = ({ points, units }: ForceFile): CheckedForce => {
  const wrong = refuseForce(units, points);
  return {
    title: `A force of ${forceCost(units)} of ${points} points`,
    rows: units.map((type) => [UNITS[type].name, `${forceCost([type])} points`]),
    problems: wrong === undefined ? [] : [`A force ${wrong}.`],
  };
};

const checkForce = meaning(readForce, 'It is checked by the rules of free battles.', checkedForce);

const FREE_FORCES: readonly (readonly UnitType[])[] = [
  ['knight', 'archer', 'pikeman', 'lightcav', 'militia'],
  ['swordman', 'crossbow', 'skirmisher', 'ballista'],
];

export const descriptor: Descriptor<GridBattlesTypes> = {
  ...FACTS,
  game: gridBattles,
  seats: [2, 2],
  seatNames: (config) => fieldOf(config).scenario.sides.map((side) => side.name),
  sides: () => [[0], [1]],
  titleOf: (config) => fieldOf(config).scenario.name,
  progressOf: ({ round }) => (round === 0 ? 'deployment' : `round ${round}`),
  roundOf: ({ round }) => round,
  secrets: [],
  concede: { type: 'concede' },
  isAnytime: (c) => c.type === 'concede',
  isSecret: () => false,
  mayAnswerAgain: () => false,
  standingOrders: () => null,
  asks: {
    deploy: {
      words: 'to place a unit',
      secret: false,
      forMe: { words: 'Deploy the rest for me', leaves: (_, b) => gridBattles.decisions(b)[0]?.units.length === 1 },
    },
    activate: { words: 'to activate units', secret: false },
    move: { words: 'to move', secret: false },
    attack: { words: 'to attack', secret: false },
  },
  switches: SWITCHES.map((s) => ({ ...s, path: ['rulings', s.name] })),
  choices: { of: battleOf, configOf: battleConfigOf },
  book: { sections: RULE_SECTIONS, rules: RULES, ids: /((?:GB|FB|R)-\d\d)/ },
  quickStarts: () => [ready('first-muster', SCENARIOS.S1.name, { scenario: 'S1' })],
  samples: () => [
    ...SCENARIO_IDS.map((id) => ready(id, SCENARIOS[id].name, { scenario: id })),
    ready('free', 'Free battle', { free: { points: DEFAULT_BUDGET, map: { seed: 1 }, forces: FREE_FORCES } }),
  ],
  forces: {
    name: 'force',
    example: { points: DEFAULT_BUDGET, units: FREE_FORCES[0]! },
    check: (x) => parse(checkForce, x, 'force'),
  },
  gathering,
  odds: (view, _seat, command) => odds(view, command),
  oddsNames: { distributions: ['hits'], chances: ['destroy'], figures: ['mean'] },
  rolls: ROLLS,
  rollWords,
};
