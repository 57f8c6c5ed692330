/** Grid Battles at the terminal: the board, its words, and what came of them. */

import {
  type Battle,
  type BattleCommand,
  findScenario,
  type GridBattlesTypes,
  SCENARIO_IDS,
  SCENARIOS,
  type StruckEvent,
} from '@muster/grid-battles';
import type { TerminalTable, TypedAnswer } from '../game.ts';
import type { Paint } from '../paint.ts';
import { problem } from '../problem.ts';
import { movesText, oddsText, pathTo, targetsText, unitsText, unreachableText } from './answers.ts';
import { boardText, legend } from './board.ts';
import { goals, statusLine, summary } from './status.ts';
import { GRID_WORDS, type GridAction, typedFor } from './typed.ts';

export const readScenario = (name: string): string =>
  findScenario(name) ??
  problem(
    `There is no scenario “${name}”; there are ${SCENARIO_IDS.map((id) => `${id} (${SCENARIOS[id].name})`).join(', ')}.`,
  );

const symbols = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Both pools, die by die, before what they add up to (R-32). */
const diceLine = (e: StruckEvent): string => {
  const attack = e.attack.map((d) => {
    const bonus = d.bonus === 0 ? '' : ` + ${d.bonus} bonus`;
    return `${d.colour} ${d.face} (${d.damage} damage${bonus})`;
  });
  const defence = e.defence.map((d) => `${d.colour} ${d.face} (${symbols(d.shields, 'shield')})`);
  return `  ${attack.join(', ')} against ${defence.join(', ')}${e.advantage ? ', with Advantage' : ''}`;
};

const move = (b: Battle, { unit, hexes }: Extract<GridAction, { type: 'move' }>): TypedAnswer<BattleCommand> => {
  const path = pathTo(b, unit, hexes);
  const far = path === hexes && hexes.length === 1 && b.phase === 'movement' && unreachableText(b, unit, hexes[0]!);
  return far ? { say: far } : { play: { type: 'move', unit, path } };
};

const answer = (action: GridAction, b: Battle, paint: Paint): TypedAnswer<BattleCommand> => {
  switch (action.type) {
    case 'command':
      return { play: action.command };
    case 'move':
      return move(b, action);
    case 'moves':
      return { say: movesText(b, action.unit) };
    case 'targets':
      return { say: targetsText(b, action.unit) };
    case 'odds':
      return { say: oddsText(b, action.attackers, action.target, paint) };
    case 'units':
      return { say: unitsText(b) };
  }
};

type GridPlayOptions = { readonly scenario: string };

export const gridBattlesTable: TerminalTable<GridBattlesTypes, GridAction> = {
  configOf: ({ scenario }: GridPlayOptions) => ({ scenario: readScenario(scenario) }),
  goals,
  legend,
  board: (b, _, paint) => boardText(b, paint),
  status: (b, _, paint) => statusLine(b, paint),
  summary,
  details: (e) => (e.type === 'struck' ? diceLine(e) : undefined),
  boardAfter: (b, events) => b.phase !== 'over' && events.some(({ type }) => type === 'turnEnded'),
  words: GRID_WORDS,
  answer: (action, b, _, paint) => answer(action, b, paint),
  candidateWords: (_, __, command) => typedFor(command),
};
