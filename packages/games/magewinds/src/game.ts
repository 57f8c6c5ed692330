/** Magewinds as a game of the kernel: one procedure for each type of frame on its stack, and what may come at any time. */

import { type Game, meaning, misread, parse, type Reader, type Seat, stackOf } from '@muster/kernel';
import { moveProcedure } from './actions/move-action.ts';
import { attackProcedure } from './attack/attack.ts';
import { damageProcedure } from './attack/pending-damage.ts';
import { volleyProcedure } from './attack/volley.ts';
import { applyOrders, windowProcedure } from './casting/windows.ts';
import { FACTS } from './facts.ts';
import { stepProcedure } from './moving/stepping.ts';
import { parseCommand, readCommand } from './reading/read-command.ts';
import { MAGEWINDS_VERSION, parseConfig, readConfig } from './reading/read-config.ts';
import { readBattle } from './reading/read-state.ts';
import { activationProcedure } from './round/activation.ts';
import { applyConcede, refuseConcede } from './round/concede.ts';
import { insightProcedure, roundProcedure } from './round/round-procedure.ts';
import { windburnProcedure } from './round/windburn.ts';
import { isAssemblingInSecret } from './setup/assembly.ts';
import { setup, setupProcedure } from './setup/index.ts';
import type { Battle } from './state/battle.ts';
import type { MagewindsCommand } from './state/command.ts';
import { topFrame } from './state/copies.ts';
import type { MagewindsRefusal } from './state/refusal.ts';
import { refusalOf } from './state/refusal-of.ts';
import type { MagewindsTypes, MagicTable } from './state/types.ts';
import { imagine } from './view/imagine.ts';
import { view } from './view/view.ts';
import { narrate } from './words/narrate.ts';
import { explain } from './words/refusals.ts';

const stack = stackOf<MagewindsTypes>({
  setup: setupProcedure,
  round: roundProcedure,
  insight: insightProcedure,
  window: windowProcedure,
  activation: activationProcedure,
  move: moveProcedure,
  step: stepProcedure,
  attack: attackProcedure,
  volley: volleyProcedure,
  damage: damageProcedure,
  windburn: windburnProcedure,
});

const refuse = (b: Battle, seat: Seat, c: MagewindsCommand): MagewindsRefusal | undefined => {
  const frame = topFrame(b);
  if (frame === undefined) return refusalOf('battleOver', 'MW 14.0', {});
  if (c.type === 'concede') return refuseConcede(b, seat);
  if (c.type === 'setOrders') return b.seats[seat] === undefined ? refusalOf('notYourTurn', null, {}) : undefined;
  if (frame.type !== 'setup' && !stack.isAsked(b, seat)) return refusalOf('notYourTurn', 'MW 13.0', {});
  return stack.refuse(b, seat, c); // set-up tells itself who may answer: secret answers may be given again
};

/** A table that tells also knows who acts (MW-R97). */
const tableFor = (seat: Seat, table: MagicTable): MagicTable => {
  const { roll, shuffle, draw, final, tell } = table;
  if (tell === undefined) return table;
  return { roll, shuffle, ...(draw && { draw }), final, tell, actor: seat };
};

const play = (b: Battle, seat: Seat, c: MagewindsCommand, table: MagicTable): Battle => {
  if (c.type === 'setOrders') return applyOrders(b, seat, c.spell, c.ask);
  const at = tableFor(seat, table);
  return c.type === 'concede' ? stack.advance(applyConcede(b, seat, at), at) : stack.play(b, seat, c, at);
};

/** A state from outside must go on: whoever is asked in it has something to do. */
const readOpen: Reader<Battle> = meaning(readBattle, 'Whoever is asked has something to do.', (b, where) => {
  for (const { seat, kind } of stack.decisions(b))
    if (stack.candidates(b, seat).length === 0)
      misread(`${where}.stack`, `seat ${seat} would be asked for ${kind} and has nothing that it may do`);
  return b;
});

export const magewinds: Game<MagewindsTypes> = {
  id: FACTS.id,
  version: MAGEWINDS_VERSION,
  readers: { config: readConfig, command: readCommand },
  seats: ({ players }) => players,
  parseConfig,
  parseCommand,
  parseState: (x) => parse(readOpen, x, 'state'),
  setup: (config, table) => stack.advance(setup(config, table), table),
  decisions: stack.decisions,
  refuse,
  play,
  candidates: stack.candidates,
  isPrivate: (c) => c.type === 'setOrders',
  sealed: (b) => (isAssemblingInSecret(b) ? 'warbands' : undefined), // ItT general
  view,
  imagine,
  outcome: (b) => b.outcome ?? undefined,
  explain,
  narrate,
};
