/** Dwethia Cosmic Combat as a game of the kernel. */

import { type Game, parsing, type Seat } from '@muster/kernel';
import { FACTS } from './facts.ts';
import { STACK } from './procedures.ts';
import { COSMIC_VERSION, readCommand, readConfigOf } from './reading/parse.ts';
import { readState } from './reading/parse-state.ts';
import { concede } from './round/concede.ts';
import { mayReopen, reopen, sealedDecision } from './round/secret.ts';
import { setup } from './setup/start.ts';
import { copyBattle } from './state/battle.ts';
import type { Battle, CosmicCommand, CosmicConfig, CosmicRefusal, CosmicTable, CosmicTypes } from './state/types.ts';
import { imagine, view } from './view/view.ts';
import { explain } from './words/explain.ts';
import { narrate } from './words/narrate.ts';

const refuse = (b: Battle, seat: Seat, c: CosmicCommand): CosmicRefusal | undefined => {
  if (b.outcome !== null) return { code: 'over', rule: 'CC-11' };
  if (b.config.seats[seat] === undefined || b.conceded.includes(seat)) return { code: 'notAsked', rule: null };
  if (c.type === 'concede' || c.type === 'standing') return undefined;
  if (c.type === 'reopen') return mayReopen(b, seat) ? undefined : { code: 'notAsked', rule: 'X-242' };
  return STACK.isAsked(b, seat) ? STACK.refuse(b, seat, c) : { code: 'notAsked', rule: null };
};

const play = (b: Battle, seat: Seat, c: CosmicCommand, table: CosmicTable): Battle => {
  if (c.type === 'standing') {
    const copy = copyBattle(b);
    copy.standing = b.standing.map((orders, i) => (i === seat ? c.orders : orders));
    return copy;
  }
  if (c.type === 'reopen') return reopen(b, seat);
  if (c.type === 'concede') return STACK.advance(concede(b, seat, table), table);
  return STACK.play(b, seat, c, table);
};

const begin = (config: CosmicConfig, table: CosmicTable): Battle => STACK.advance(setup(config), table);

export const cosmicCombat: Game<CosmicTypes> = {
  id: FACTS.id,
  ...parsing<CosmicTypes>(COSMIC_VERSION, readConfigOf, readCommand, readState),
  seats: ({ seats }) => seats.length,
  setup: begin,
  decisions: STACK.decisions,
  refuse,
  play,
  candidates: STACK.candidates,
  isPrivate: (c) => c.type === 'standing',
  sealed: sealedDecision,
  view,
  imagine,
  outcome: (b) => b.outcome ?? undefined,
  explain,
  narrate,
};
