/** Reads a command from outside. Only its form: whether it may be played, `refuse` says. */

import { byType, fields, list, type Parsed, parse, text } from '@muster/kernel';
import type { ActivateCommand, AttackCommand, BattleCommand, DeployCommand, MoveCommand } from '../state/battle.ts';

const id = text(8);
const hex = text(8);

export const readCommand = byType<BattleCommand>({
  deploy: fields<Omit<DeployCommand, 'type'>>({ unit: id, hex }),
  activate: fields<Omit<ActivateCommand, 'type'>>({ units: list(id, 60) }),
  move: fields<Omit<MoveCommand, 'type'>>({ unit: id, path: list(hex, 60) }),
  attack: fields<Omit<AttackCommand, 'type'>>({ attacker: id, target: id }),
  endPhase: fields<object>({}),
  concede: fields<object>({}),
});

export const parseCommand = (x: unknown): Parsed<BattleCommand> => parse(readCommand, x, 'command');
