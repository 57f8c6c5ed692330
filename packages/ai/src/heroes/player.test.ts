// Computer players of Dwethia Heroes: always legal, whatever is asked; fair; and sensible where a person would notice.
import { type Battle, type HeroesCommand, type HeroesConfig, type HeroesEvent, heroes } from '@muster/heroes';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../budget.ts';
import { LEVELS, type Level } from '../levels.ts';
import { makePlayer } from '../player.ts';
import { mind } from './mind.ts';

const freeze = <T>(x: T): T => {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    Object.values(x).forEach(freeze);
  }
  return x;
};

const FEW: Budget = { kind: 'steps', n: 3 };

const configOf = (x: object): HeroesConfig => {
  const parsed = heroes.parseConfig(x);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

const choose = (level: Level, b: Battle, seat: number, seed = 1, budget = FEW): HeroesCommand => {
  const player = makePlayer(heroes, mind, level);
  const command = player.choose(freeze(heroes.view(b, seat)), seat, budget, { seed });
  const refusal = heroes.refuse(b, seat, command);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(command)}: ${heroes.explain(refusal)}`);
  return command;
};

/** A whole battle; every command is checked, and players get frozen views. */
const battle = (config: HeroesConfig, levels: readonly Level[], seed: number) => {
  const rng = makeRng(seed);
  const table = fastTable<HeroesEvent>(seededLuck(seed));
  const commands: HeroesCommand[] = [];
  let b = heroes.setup(freeze(config), table);
  for (;;) {
    const decision = heroes.decisions(b)[0];
    if (decision === undefined) return { end: b, commands };
    const command = choose(levels[decision.seat % levels.length]!, b, decision.seat, rng.bits());
    commands.push(command);
    b = heroes.play(b, decision.seat, command, table);
  }
};

const seats = (...factions: readonly string[]) => factions.map((faction) => ({ faction }));

const BATTLES = [
  { points: 60, arena: 'sandgate', objectives: 'picked', markers: 'placed' },
  { points: 60, arena: 'gantry', seats: seats('void', 'eldritch-cult') },
  {
    points: 120,
    arena: 'gantry',
    objectives: 'picked',
    seats: seats('bloodpact', 'black-sun', 'citadel', 'void'),
    rulings: { objectiveMix: 'mixed' },
  },
];

describe('every level plays whole battles by the rules', () => {
  test.each(BATTLES.map((given, i) => ({ given, i })))('battle $i', ({ given, i }) => {
    const levels = [LEVELS[i % 3]!, LEVELS[(i + 1) % 3]!];
    expect(battle(configOf(given), levels, i + 1).end.outcome).not.toBeNull();
  });

  test('with casters, shooters and monsters', () => {
    const config = configOf({
      points: 150,
      arena: 'foundry',
      objectives: 'picked',
      seats: [
        { faction: 'eldritch-cult', units: ['eldritch-cult.seer', 'eldritch-cult.deep-one'] },
        { faction: 'void', units: ['void.necromancer', 'void.revenant', 'void.warg'] },
      ],
    });
    expect(battle(config, ['veteran', 'recruit'], 5).end.outcome).not.toBeNull();
  });

  test('the same seed gives the same battle, another one another', () => {
    const config = configOf(BATTLES[1]!);
    const first = battle(config, LEVELS.slice(0, 2), 3);
    expect(battle(config, LEVELS.slice(0, 2), 3)).toEqual(first);
    expect(battle(config, LEVELS.slice(0, 2), 4).commands).not.toEqual(first.commands);
  });
});
