/** Starts, resumes and plays on battles in this browser. The rules and the log are the kernel's. */

import {
  branch,
  type Descriptor,
  type Fairness,
  type Frame,
  type GameTypes,
  type GivenLuck,
  type LuckSource,
  linesOf,
  type Match,
  type MatchRecord,
  manualLuck,
  recordedLuck,
  resume,
  seededLuck,
  startMatch,
  tableLuck,
} from '@muster/kernel';
import type { SeatPlayers } from '../contract/players.ts';
import type { AskedLuck, TableGame } from '../contract/table-game.ts';
import type { Brain } from './brain.ts';
import { makeKeeping, type Stamp } from './keeping.ts';
import { localSource } from './local-source.ts';
import { askedOf } from './real-luck.ts';
import { resultOf } from './result.ts';
import { type KeptBattle, newId, newSeed, type Save, writeSave } from './saves.ts';
import { openTable, type Table } from './table.ts';

/** A battle that is open: the live match, how it came about so far, and how much of it is kept. */
export interface OpenBattle<T extends GameTypes = GameTypes> {
  readonly save: Save;
  readonly stored: number;
  readonly match: Match<T>;
}

/** Asks for dice or cards of the set-up, or `back` for those before. Rejects when the battle is not to begin after all. */
export type AskLuck = (asked: AskedLuck) => Promise<GivenLuck | 'back'>;

const luckOf = <T extends GameTypes>(
  { game }: Descriptor<T>,
  { seed, base, imported }: Save,
  record: MatchRecord,
): { luck: LuckSource; fairness: Fairness } => {
  const { fairness } = record;
  if (imported) return { luck: recordedLuck(game, record), fairness };
  if (fairness.kind === 'manual') {
    const { roll } = recordedLuck(game, record, manualLuck);
    return { luck: { ...tableLuck(seed, { cards: fairness.cards === true }), roll }, fairness };
  }
  if (fairness.kind === 'seeded') return { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } };
  return {
    luck: recordedLuck(game, { ...record, entries: record.entries.slice(0, base) }, seededLuck(seed)),
    fairness: { kind: 'unproven' },
  };
};

const progressOf = <T extends GameTypes>(descriptor: Descriptor<T>, match: Match<T>): string =>
  descriptor.progressOf(match.view('spectator'));

const newBattle = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Match<T>,
  about: Pick<Save, 'title' | 'players' | 'seed' | 'base' | 'strict'>,
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
  /** With real dice: people hold the cards too. */
  readonly realCards?: boolean;
}

const LENIENT: Terms = { strict: false };

const aboutTerms = ({ strict }: Terms): Pick<Save, 'strict'> => (strict ? { strict } : {});

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
  const match = startMatch(descriptor.game, config, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
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
  const cards = terms.realCards === true;
  const fairness: Fairness = cards ? { kind: 'manual', cards } : { kind: 'manual' };
  const match = startMatch(descriptor.game, config, { luck: tableLuck(seed, { cards }), fairness });
  for (let asked = askedOf(descriptor, match, config, true); asked; asked = askedOf(descriptor, match, config, true)) {
    const given = await ask(asked);
    if (given === 'back') match.withdraw();
    else match.give(given);
  }
  return freshBattle(descriptor, config, match, players, seed, terms);
};

const writeNew = async <T extends GameTypes>(save: Save, match: Match<T>): Promise<void> => {
  if ((await writeSave(save, match.entries())) !== 'kept') throw new Error('a battle of this name is kept already');
};

/** Keeps a battle that was not kept yet, so that its page can be opened: its address. Rejects when the browser cannot keep it. */
export const keepNew = async <T extends GameTypes>({ save, match }: OpenBattle<T>): Promise<string> => {
  await writeNew(save, match);
  return `/play/${save.id}`;
};

/** Starts a battle and keeps it: its address. Rejects when the browser cannot keep it. With `ask`, people roll the dice. */
export const beginBattle = async <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  players: SeatPlayers,
  ask?: AskLuck,
  terms = LENIENT,
): Promise<string> =>
  keepNew(
    ask === undefined
      ? startBattle(descriptor, config, players, terms)
      : await startWithRealDice(descriptor, config, players, ask, terms),
  );

export const CANNOT_KEEP =
  'The battle could not be kept, so it was not started: the browser’s storage is full or forbidden. Private windows often forbid it; allow storage for this page and try again.';

/** Rebuilds the battle from its log, and what was told at every entry; a string says why it cannot be. */
export const resumeBattle = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  { save, record, stored }: KeptBattle,
): (OpenBattle<T> & { readonly frames: readonly Frame<T['state'], T['event']>[] }) | string => {
  const told = resume(descriptor.game, record, luckOf(descriptor, save, record));
  if (!told.ok) return told.reason;
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
  const told = branch(descriptor.game, record, count, seededLuck(seed));
  if (!told.ok) return told.reason;
  const { match } = told;
  const title = `${descriptor.titleOf(match.state().config)}, played on`;
  return newBattle(descriptor, match, { title, players, seed, base: count });
};

/** How it ended, in the words of the log; null as long as it goes on. */
const endingOf = <T extends GameTypes, X>({ descriptor, ui }: TableGame<T, X>, match: Match<T>): string | null => {
  if (match.outcome() === undefined) return null;
  const { config } = match.state();
  const lines = linesOf(descriptor.game, config, descriptor.seatNames(config), match.noticedBy('everyone'));
  const last = lines.findLast((line) => line.event !== null && ui.isEnding(line.event) && !line.undone);
  return last?.words ?? 'The battle is over.';
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

/** The table of a battle that is played and kept in this browser. */
export const openBattle = <T extends GameTypes, X>(
  game: TableGame<T, X>,
  { save, stored, match }: OpenBattle<T>,
  brain: Brain,
  write = writeSave,
): Table<T, X> => {
  const you = save.players.findIndex(({ kind }) => kind === 'you');
  if (you >= 0 && match.entries().length === 0)
    for (const command of game.ui.usualOrders?.() ?? []) match.play(you, command);
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
  const computers = save.players.flatMap((player, seat) => (player.kind === 'ai' ? [seat] : []));
  const { fairness } = save.opening;
  const diceOf = fairness.kind !== 'manual' ? 'muster' : fairness.cards ? 'peopleWithCards' : 'people';
  return openTable(game, localSource(game.descriptor, match, computers, diceOf, save.strict), save.players, {
    brain,
    keep,
  });
};
