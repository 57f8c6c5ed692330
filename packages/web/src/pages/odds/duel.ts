/** One attack as a real battle of two units on open ground, so that the engine itself answers. */

import { destroyedAfter } from '@muster/dice';
import {
  attackOdds,
  type BattleConfig,
  type CombatOdds,
  gridBattles,
  type Half,
  halfBetween,
  TERRAIN,
  UNITS,
  type UnitType,
  unitOf,
} from '@muster/grid-battles';
import { fastTable, scriptedLuck } from '@muster/kernel';
import type { Attacker, OddsQuery, Placed } from './query.ts';

export interface Duel {
  readonly attack: Half;
  /** What battles back; undefined when nothing does. */
  readonly answer: Half | undefined;
  readonly odds: CombatOdds;
}

const side = (name: string, type: UnitType, hex: string) => ({
  name,
  activations: 1,
  units: [{ type, hex }],
  wins: [],
});

/** Only plain ground lies between the two, so sight is clear. */
const duelConfig = (attacker: Attacker, defender: Placed): BattleConfig => {
  const { distance } = attacker;
  const strip = TERRAIN[attacker.terrain].char + '.'.repeat(distance - 1) + TERRAIN[defender.terrain].char;
  const config = gridBattles.parseConfig({
    scenario: {
      id: 'duel',
      name: 'Duel',
      source: 'house',
      summary: 'Two units, for their odds.',
      map: [strip, '.'.repeat(strip.length)],
      sides: [side('Attacker', attacker.type, '0000'), side('Defender', defender.type, `0${distance}00`)],
      roundLimit: 1,
      points: null,
      beats: {},
    },
  });
  if (!config.ok) throw new Error(`${config.refusal.where}: ${config.refusal.problem}`);
  return config.value;
};

/** Only for attackers that reach the defender. */
export const fightDuel = (attacker: Attacker, defender: Placed): Duel => {
  const battle = gridBattles.setup(duelConfig(attacker, defender), fastTable(scriptedLuck([])));
  const [a, d] = [unitOf(battle, 'A1'), unitOf(battle, 'B1')];
  const odds = attackOdds(battle, a, d);
  const answers = odds.battleBack.hits.length > 1;
  return { attack: halfBetween(battle, a, d), answer: answers ? halfBetween(battle, d, a) : undefined, odds };
};

/** Every attack, and the chance that the defender is destroyed by the end of each. */
export const fightAll = ({ attackers, defender }: OddsQuery) => {
  const duels = attackers.map((attacker) => fightDuel(attacker, defender));
  const destroyed = destroyedAfter(
    UNITS[defender.type].health,
    duels.map(({ odds }) => odds.hits),
  );
  return { duels, destroyed };
};
