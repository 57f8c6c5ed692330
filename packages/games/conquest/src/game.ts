/** Dwethia Conquest as a game of the kernel. */

import { type Game, parsing, type Seat } from '@muster/kernel';
import { FACTS } from './facts.ts';
import { STACK } from './procedures.ts';
import { CONQUEST_VERSION, readCommand, readConfigOf } from './reading/parse.ts';
import { readState } from './reading/parse-state.ts';
import { concede } from './round/concede.ts';
import { areAimsSealed, mayMusterAgain, musterAgain, refuseMusterAgain } from './setup/muster.ts';
import { setup } from './setup/start.ts';
import { copyBattle } from './state/battle.ts';
import type {
  Battle,
  ConquestCommand,
  ConquestConfig,
  ConquestRefusal,
  ConquestTable,
  ConquestTypes,
} from './state/types.ts';
import { imagine, view } from './view/view.ts';
import { explain } from './words/explain.ts';
import { narrate } from './words/narrate.ts';

const refuse = (b: Battle, seat: Seat, c: ConquestCommand): ConquestRefusal | undefined => {
  if (b.outcome !== null) return { code: 'over', rule: 'CQ-25' };
  if (b.config.seats[seat] === undefined || b.conceded.includes(seat)) return { code: 'notAsked', rule: null };
  if (c.type === 'concede' || c.type === 'standing') return undefined;
  if (c.type === 'muster' && mayMusterAgain(b, seat)) return refuseMusterAgain(b, seat, c);
  return STACK.isAsked(b, seat) ? STACK.refuse(b, seat, c) : { code: 'notAsked', rule: null };
};

/** Answers of windows and ends of halves are not taken back without consent; nor are dice, which the kernel sees itself. */
const FINAL: ReadonlySet<ConquestCommand['type']> = new Set([
  'done',
  'surge',
  'answer',
  'wager',
  'resist',
  'raise',
  'reroll',
  'resolve',
]);

const play = (b: Battle, seat: Seat, c: ConquestCommand, table: ConquestTable): Battle => {
  if (c.type === 'standing') {
    const copy = copyBattle(b);
    copy.standing = b.standing.map((orders, i) => (i === seat ? c.orders : orders));
    return copy;
  }
  if (c.type === 'concede') return STACK.advance(concede(b, seat, table), table);
  if (c.type === 'muster' && mayMusterAgain(b, seat)) return musterAgain(b, seat, c, table);
  if (FINAL.has(c.type)) table.final();
  return STACK.play(b, seat, c, table);
};

const begin = (config: ConquestConfig, table: ConquestTable): Battle => STACK.advance(setup(config), table);

export const conquest: Game<ConquestTypes> = {
  id: FACTS.id,
  ...parsing<ConquestTypes>(CONQUEST_VERSION, readConfigOf, readCommand, readState),
  seats: ({ seats }) => seats.length,
  setup: begin,
  decisions: STACK.decisions,
  refuse,
  play,
  candidates: STACK.candidates,
  isPrivate: (c) => c.type === 'standing',
  sealed: (b) => (areAimsSealed(b) ? 'aims' : undefined),
  view,
  imagine,
  outcome: (b) => b.outcome ?? undefined,
  explain,
  narrate,
};
