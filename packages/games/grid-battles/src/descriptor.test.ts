// What the descriptor says of who may know and answer what: in Grid Battles everything lies open.
import type { Seat } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor } from './descriptor.ts';
import type { BattleCommand } from './index.ts';
import { activate, attack, board, deploy, END, move } from './testing.ts';

const COMMANDS: readonly BattleCommand[] = [
  deploy('A1', '0006'),
  activate('A1'),
  move('A1', '0304'),
  attack('A1', 'B1'),
  END,
  { type: 'concede' },
];
const begun = board({ a: 'pikeman 0303; knight 0503', b: 'archer 0203', activations: [1, 1] });

test('[R-29] conceding alone comes at any time', () => {
  expect(COMMANDS.filter((c) => descriptor.isAnytime(c))).toEqual([descriptor.concede]);
});

test('[R-29] nothing is secret, so nothing is answered again, and nobody has standing orders', () => {
  const isSecret: (c: BattleCommand, config: typeof begun.config) => boolean = descriptor.isSecret;
  expect(COMMANDS.map((c) => isSecret(c, begun.config))).toEqual(COMMANDS.map(() => false));
  expect([0, 1].map((seat: Seat) => descriptor.mayAnswerAgain(begun, seat))).toEqual([false, false]);
  expect(descriptor.standingOrders(begun)).toBeNull();
});
