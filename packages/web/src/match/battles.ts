/** Battles of this browser: begun, kept, opened at a table and played on. Hosting is the table's, the rules and the log are the kernel's. */

import type { Descriptor, Frame, GameTypes, Match, MatchRecord } from '@muster/kernel';
import {
  type AskLuck,
  type BattleTable,
  type Brain,
  begin,
  beginWith,
  branchFrom,
  diceOf,
  endingOf,
  goOnFrom,
  localSource,
  luckOf,
  type MatchSource,
  openTable,
  type Pace,
  type SeatPlayers,
  seatsOf,
} from '@muster/table';
import type { TableGame } from '../contract/table-game.ts';
import { prefersStillness, useSettings } from '../parts/settings.ts';
import { play as sound } from '../parts/sound.ts';
import { makeKeeping, type Stamp } from './keeping.ts';
import { noteLeftOff } from './left-off.ts';
import { NotBegun } from './not-begun.ts';
import { realClock } from './real-clock.ts';
import { resultOf } from './result.ts';
import { type KeptBattle, newId, newSeed, type Save, writeSave } from './saves.ts';
import { usuallySaid } from './usual-orders.ts';

export type { AskLuck } from '@muster/table';

/** A battle that is open: the live match, how it came about so far, and how much of it is kept. */
export interface OpenBattle<T extends GameTypes = GameTypes> {
  readonly save: Save;
  readonly stored: number;
  readonly match: Match<T>;
}

const PACES = { calm: 1, brisk: 0.4, instant: 0 } as const;
const PACE: Pace = { share: () => PACES[useSettings.getState().pace], still: prefersStillness, sound };

const progressOf = <T extends GameTypes>(descriptor: Descriptor<T>, match: Match<T>): string =>
  descriptor.progressOf(match.view('spectator'));

const newBattle = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Match<T>,
  about: Pick<Save, 'title' | 'players' | 'seed' | 'base' | 'strict' | 'openHands'>,
): OpenBattle<T> => {
  const { entries, ...opening } = match.record();
  const save: Save = {
    version: 3,
    id: newId(),
    game: descriptor.id,
    ...about,
    updated: Date.now(),
    progress: progressOf(descriptor, match),
    ending: null,
    opening,
    count: entries.length,
  };
  return { save, stored: 0, match };
};

/** What people agreed on before the battle, beside the rules. */
export interface Terms {
  /** What was rolled or learned stands. */
  readonly strict: boolean;
  /** On one screen: nobody hides anything from the others, so nothing is handed over. */
  readonly openHands?: boolean;
  /** With real dice: people hold the cards too. */
  readonly realCards?: boolean;
  /** With people elsewhere: each brings a force where the battle allows it. */
  readonly forcesBrought?: boolean;
}

const LENIENT: Terms = { strict: false };

const aboutTerms = ({ strict, openHands }: Terms): Pick<Save, 'strict' | 'openHands'> => ({
  ...(strict && { strict }),
  ...(openHands && { openHands }),
});

/** A battle from its beginning. */
const freshBattle = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  match: Match<T>,
  players: SeatPlayers,
  seed: number,
  terms: Terms,
): OpenBattle<T> =>
  newBattle(descriptor, match, { title: descriptor.titleOf(config), players, seed, base: 0, ...aboutTerms(terms) });

export const startBattle = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  players: SeatPlayers,
  terms = LENIENT,
): OpenBattle<T> => {
  const seed = newSeed();
  const { match } = begin(descriptor, config, luckOf('muster', seed));
  return freshBattle(descriptor, config, match, players, seed, terms);
};

/** As `startBattle`, with dice that people roll, and cards that they draw if they like; those of the set-up are asked for before there is anything to be kept. */
export const startWithRealDice = async <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  players: SeatPlayers,
  ask: AskLuck,
  terms = LENIENT,
): Promise<OpenBattle<T>> => {
  const seed = newSeed();
  const luck = luckOf(terms.realCards === true ? 'peopleWithCards' : 'people', seed);
  const match = await beginWith(descriptor, config, luck, ask);
  return freshBattle(descriptor, config, match, players, seed, terms);
};

const writeNew = async <T extends GameTypes>(save: Save, match: Match<T>): Promise<void> => {
  if ((await writeSave(save, match.entries())) !== 'kept') throw new Error('a battle of this name is kept already');
  noteLeftOff(true);
};

/** Keeps a battle that was not kept yet, so that its page can be opened: its address. Rejects when the browser cannot keep it. */
export const keepNew = async <T extends GameTypes>({ save, match }: OpenBattle<T>): Promise<string> => {
  await writeNew(save, match);
  return `/play/${save.id}`;
};

const REAL_DICE_AFAR = 'Real dice and cards are for people at one table: with a friend elsewhere, let Muster roll.';

/**
 * Starts a battle and keeps it: its address. Rejects when the browser cannot keep it. With `ask`, people roll the dice. Where somebody is
 * elsewhere, the server hosts it, and may refuse (`NotBegun`).
 */
export const beginBattle = async <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  players: SeatPlayers,
  ask?: AskLuck,
  terms = LENIENT,
): Promise<string> => {
  if (players.some(({ kind }) => kind === 'far')) {
    if (ask !== undefined) throw new NotBegun(REAL_DICE_AFAR);
    const { beginAfar } = await import('./begin-afar.ts');
    return beginAfar(descriptor, config, players, terms);
  }
  return keepNew(
    ask === undefined
      ? startBattle(descriptor, config, players, terms)
      : await startWithRealDice(descriptor, config, players, ask, terms),
  );
};

export const CANNOT_KEEP =
  'The battle could not be kept, so it was not started: the browser’s storage is full or forbidden. Private windows often forbid it; allow storage for this page and try again.';

/** Rebuilds the battle from its log, and what was told at every entry; a string says why it cannot be. */
export const resumeBattle = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  { save, record, stored }: KeptBattle,
): (OpenBattle<T> & { readonly frames: readonly Frame<T['state'], T['event']>[] }) | string => {
  const told = goOnFrom(descriptor, record, save.far ? { ...save, imported: true } : save);
  if (typeof told === 'string') return told;
  const { match, frames } = told;
  const seats = descriptor.game.seats(match.state().config);
  if (seats !== save.players.length) return `it names ${save.players.length} players for ${seats} seats`;
  return { save, stored, match, frames };
};

/** A new battle that begins where this record stands after `count` entries; its dice from there on are new. */
export const playOn = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  record: MatchRecord,
  count: number,
  players: SeatPlayers,
): OpenBattle<T> | string => {
  const seed = newSeed();
  const match = branchFrom(descriptor, record, count, luckOf('muster', seed).luck);
  if (typeof match === 'string') return match;
  const title = `${descriptor.titleOf(match.state().config)}, played on`;
  return newBattle(descriptor, match, { title, players, seed, base: count });
};

/** Keeps a record that came as a file, of a battle that is over: its id. Rejects when the browser cannot keep it. */
export const keepRecord = async <T extends GameTypes, X>(game: TableGame<T, X>, match: Match<T>): Promise<string> => {
  const { descriptor } = game;
  const { config } = match.state();
  const players: SeatPlayers = descriptor.seatNames(config).map(() => ({ kind: 'friend' }));
  const about = { title: descriptor.titleOf(config), players, seed: 0, base: match.entries().length };
  const { save } = newBattle(descriptor, match, about);
  await writeNew({ ...save, ending: endingOf(game, match), imported: true }, match);
  return save.id;
};

/** As a list of battles says it: those elsewhere are friends. */
const namedPlayers = (players: SeatPlayers): SeatPlayers =>
  players.map((player) => (player.kind === 'far' ? { ...player, kind: 'friend' } : player));

/** Keeps the record of a battle that was played with people elsewhere, under its own name, once. Rejects when the browser cannot keep it. */
export const keepFarRecord = async <T extends GameTypes, X>(
  game: TableGame<T, X>,
  id: string,
  match: Match<T>,
  players: SeatPlayers,
): Promise<void> => {
  const { descriptor } = game;
  const about = {
    title: descriptor.titleOf(match.state().config),
    players: namedPlayers(players),
    seed: 0,
    base: match.entries().length,
  };
  const { save } = newBattle(descriptor, match, about);
  const result = resultOf(match.outcome(), players);
  await writeSave(
    { ...save, id, ending: endingOf(game, match), far: true, ...(result !== undefined && { result }) },
    match.entries(),
  );
};

/** The table of a battle that is hosted elsewhere: whatever happens there is kept there. */
export const openFarBattle = <T extends GameTypes, X>(
  game: TableGame<T, X>,
  source: MatchSource<T>,
  players: SeatPlayers,
  brain: Brain,
): BattleTable<T, X> =>
  openTable(game, source, players, {
    brain,
    clock: realClock,
    pace: PACE,
    seed: newSeed() >>> 0,
    usual: usuallySaid(game.descriptor),
    keep: async () => 'kept',
  });

/** The table of a battle that is played and kept in this browser. */
export const openBattle = <T extends GameTypes, X>(
  game: TableGame<T, X>,
  { save, stored, match }: OpenBattle<T>,
  brain: Brain,
  write = writeSave,
): BattleTable<T, X> => {
  const stamp = (): Stamp => {
    const result = resultOf(match.outcome(), save.players);
    return {
      updated: Date.now(),
      progress: progressOf(game.descriptor, match),
      ending: endingOf(game, match),
      ...(result !== undefined && { result }),
    };
  };
  const keep = makeKeeping({ save, stored, entries: match.entries, stamp, write });
  const source = localSource(game.descriptor, match, {
    computers: seatsOf(save.players, 'ai'),
    diceOf: diceOf(save.opening.fairness),
    strict: save.strict,
  });
  return openTable(game, source, save.players, {
    brain,
    clock: realClock,
    pace: PACE,
    seed: newSeed() >>> 0,
    usual: usuallySaid(game.descriptor),
    openHands: save.openHands,
    keep,
  });
};
