/** Dwethia Heroes as a game of the kernel. */

import { type Game, parsing, type Seat } from '@muster/kernel';
import { FACTS } from './facts.ts';
import { STACK } from './procedures.ts';
import { HEROES_VERSION, readCommand, readConfigOf } from './reading/parse.ts';
import { readState } from './reading/parse-state.ts';
import { concede } from './round/concede.ts';
import { isPicking, mayUnseal, unseal } from './round/seal.ts';
import { setup } from './setup/start.ts';
import { copyBattle } from './state/battle.ts';
import type { Battle, HeroesCommand, HeroesConfig, HeroesRefusal, HeroesTable, HeroesTypes } from './state/types.ts';
import { imagine, view } from './view/view.ts';
import { explain } from './words/explain.ts';
import { narrate } from './words/narrate.ts';

const refuse = (b: Battle, seat: Seat, c: HeroesCommand): HeroesRefusal | undefined => {
  if (b.outcome !== null) return { code: 'over', rule: 'HR-16' };
  if (b.config.seats[seat] === undefined || b.conceded.includes(seat)) return { code: 'notAsked', rule: null };
  if (c.type === 'concede' || c.type === 'orders') return undefined;
  if (c.type === 'unseal') return mayUnseal(b, seat) ? undefined : { code: 'notAsked', rule: 'HR-13' };
  return STACK.isAsked(b, seat) ? STACK.refuse(b, seat, c) : { code: 'notAsked', rule: 'HR-20' };
};

const play = (b: Battle, seat: Seat, c: HeroesCommand, table: HeroesTable): Battle => {
  if (c.type === 'orders') {
    const copy = copyBattle(b);
    copy.orders = b.orders.map((orders, i) => (i === seat ? c.orders : orders));
    return copy;
  }
  if (c.type === 'unseal') return unseal(b, seat);
  if (c.type === 'concede') return STACK.advance(concede(b, seat, table), table);
  return STACK.play(b, seat, c, table);
};

const begin = (config: HeroesConfig, table: HeroesTable): Battle => STACK.advance(setup(config, table), table);

export const heroes: Game<HeroesTypes> = {
  id: FACTS.id,
  ...parsing<HeroesTypes>(HEROES_VERSION, readConfigOf, readCommand, readState),
  seats: ({ seats }) => seats.length,
  setup: begin,
  decisions: STACK.decisions,
  refuse,
  play,
  candidates: STACK.candidates,
  isPrivate: (c) => c.type === 'orders',
  sealed: (b) => (isPicking(b) ? 'objectives' : undefined), // HR-13
  view,
  imagine,
  outcome: (b) => b.outcome ?? undefined,
  explain,
  narrate,
};
