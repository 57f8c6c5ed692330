/** The words of Grid Battles. Units and hexes may be typed in small letters. */

import type { BattleCommand, HexLabel, UnitId } from '@muster/grid-battles';
import { readTypedBy, SHARED_WORDS, type SharedAction, type Word } from '../play/typed.ts';

/** What the shared words do not cover. */
export type GridAction =
  | { readonly type: 'command'; readonly command: BattleCommand }
  /** To this hex by the cheapest path, or along the hexes named. */
  | { readonly type: 'move'; readonly unit: UnitId; readonly hexes: readonly HexLabel[] }
  | { readonly type: 'moves' | 'targets'; readonly unit: UnitId }
  | { readonly type: 'odds'; readonly attackers: readonly UnitId[]; readonly target: UnitId }
  | { readonly type: 'units' };

const command = (c: BattleCommand): GridAction => ({ type: 'command', command: c });

/** A word with its unit and hex names in capitals. */
const word = (
  usage: string,
  help: string,
  read: (words: readonly string[]) => GridAction | undefined,
): Word<GridAction> => ({ usage, help, read: (words) => read(words.map((w) => w.toUpperCase())) });

const { list, undo, board, goals, save, help, quit } = SHARED_WORDS;

export const GRID_WORDS: Readonly<Record<string, Word<GridAction | SharedAction>>> = {
  activate: word('activate A1 A2', 'activate units', (units) =>
    units.length > 0 ? command({ type: 'activate', units }) : undefined,
  ),
  move: word(
    'move A1 0405',
    'move to a hex by the cheapest path, or along the hexes you name, in order',
    ([unit, ...hexes]) => (unit !== undefined && hexes.length > 0 ? { type: 'move', unit, hexes } : undefined),
  ),
  stay: word('stay A1', 'confirm that a unit does not move', ([unit, ...more]) =>
    unit !== undefined && more.length === 0 ? command({ type: 'move', unit, path: [] }) : undefined,
  ),
  moves: word('moves A1', 'where a unit can go, and for how many points', ([unit, ...more]) =>
    unit !== undefined && more.length === 0 ? { type: 'moves', unit } : undefined,
  ),
  attack: word('attack A1 B3', 'attack an enemy unit', ([attacker, target, ...more]) =>
    attacker !== undefined && target !== undefined && more.length === 0
      ? command({ type: 'attack', attacker, target })
      : undefined,
  ),
  targets: word('targets A1', 'whom a unit can reach from where it stands, with the odds', ([unit, ...more]) =>
    unit !== undefined && more.length === 0 ? { type: 'targets', unit } : undefined,
  ),
  odds: word('odds A1 B3', 'the exact odds of an attack; with several attackers, in order: odds A1 A2 B3', (units) =>
    units.length > 1 ? { type: 'odds', attackers: units.slice(0, -1), target: units.at(-1)! } : undefined,
  ),
  deploy: word('deploy A1 0408', 'place a unit before a free battle', ([unit, hex, ...more]) =>
    unit !== undefined && hex !== undefined && more.length === 0 ? command({ type: 'deploy', unit, hex }) : undefined,
  ),
  end: word('end', 'end the Movement phase (the others stand still) or the Attack phase', (words) =>
    words.length === 0 ? command({ type: 'endPhase' }) : undefined,
  ),
  list,
  undo,
  board,
  units: word('units', 'all units with their figures', (words) => (words.length === 0 ? { type: 'units' } : undefined)),
  goals,
  save,
  concede: word('concede', 'give the battle up', (words) =>
    words.length === 0 ? command({ type: 'concede' }) : undefined,
  ),
  help,
  quit,
};

export const readTyped = (line: string): GridAction | SharedAction => readTypedBy(GRID_WORDS, line);

/** What is typed to give this command. */
export const typedFor = (c: BattleCommand): string => {
  switch (c.type) {
    case 'activate':
      return `activate ${c.units.join(' ')}`;
    case 'move':
      return c.path.length === 0 ? `stay ${c.unit}` : `move ${c.unit} ${c.path.join(' ')}`;
    case 'attack':
      return `attack ${c.attacker} ${c.target}`;
    case 'deploy':
      return `deploy ${c.unit} ${c.hex}`;
    case 'endPhase':
      return 'end';
    case 'concede':
      return 'concede';
  }
};
