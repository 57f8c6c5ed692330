/** Two units on a bare strip of ground: a real battle, so that the engine itself answers what may be done and with what odds. */

import { fastTable, scriptedLuck } from '@muster/kernel';
import { TERRAIN, type Terrain } from '../content/terrain.ts';
import { gridBattles } from '../game.ts';
import type { Battle, Unit } from '../state/battle.ts';
import { unitOf } from '../state/units.ts';
import type { Fighter } from './combat.ts';

export interface Duel {
  readonly battle: Battle;
  readonly attacker: Unit;
  readonly defender: Unit;
  /** The ground under each. */
  readonly terrain: readonly [Terrain, Terrain];
  readonly far: number;
}

const side = (name: string, fighter: Fighter, hex: string) => ({
  name,
  activations: 1,
  units: [{ type: fighter.type, hex }],
  wins: [],
});

/** Only plain ground lies between, so sight is clear; default rulings. Each must be able to stand on its terrain. */
export const makeDuel = (attacker: Fighter, defender: Fighter, far: number): Duel => {
  const strip = TERRAIN[attacker.terrain].char + '.'.repeat(far - 1) + TERRAIN[defender.terrain].char;
  const config = gridBattles.parseConfig({
    scenario: {
      id: 'duel',
      name: 'Duel',
      source: 'house',
      summary: 'Two units, for their odds.',
      map: [strip, '.'.repeat(strip.length)],
      sides: [side('Attacker', attacker, '0000'), side('Defender', defender, `${String(far).padStart(2, '0')}00`)],
      roundLimit: 1,
      points: null,
      beats: {},
    },
  });
  if (!config.ok) throw new Error(`${config.refusal.where}: ${config.refusal.problem}`);
  const battle = gridBattles.setup(config.value, fastTable(scriptedLuck([])));
  const [a, b] = [unitOf(battle, 'A1'), unitOf(battle, 'B1')];
  return { battle, attacker: a, defender: b, terrain: [attacker.terrain, defender.terrain], far };
};
