/** What a player types, read into an action; whatever cannot be read gets a sentence. */

import type { BattleCommand, HexLabel, UnitId } from '@muster/grid-battles';

export type Action =
  | { readonly type: 'command'; readonly command: BattleCommand }
  /** To this hex by the cheapest path, or along the hexes named. */
  | { readonly type: 'move'; readonly unit: UnitId; readonly hexes: readonly HexLabel[] }
  | { readonly type: 'moves' | 'targets'; readonly unit: UnitId }
  | { readonly type: 'odds'; readonly attackers: readonly UnitId[]; readonly target: UnitId }
  | { readonly type: 'save'; readonly file: string }
  | { readonly type: 'board' | 'goals' | 'units' | 'help' | 'undo' | 'quit' | 'nothing' }
  | { readonly type: 'unclear'; readonly sentence: string };

interface Word {
  readonly usage: string;
  readonly help: string;
  /** undefined when the words after it do not fit. */
  read(words: readonly string[], rest: string): Action | undefined;
}

const command = (c: BattleCommand): Action => ({ type: 'command', command: c });
const bare = (type: 'board' | 'goals' | 'units' | 'help' | 'undo' | 'quit') => (words: readonly string[]) =>
  words.length === 0 ? ({ type } as const) : undefined;

const WORDS: Readonly<Record<string, Word>> = {
  activate: {
    usage: 'activate A1 A2',
    help: 'activate units',
    read: (units) => (units.length > 0 ? command({ type: 'activate', units }) : undefined),
  },
  move: {
    usage: 'move A1 0405',
    help: 'move to a hex by the cheapest path, or along the hexes you name, in order',
    read: ([unit, ...hexes]) => (unit !== undefined && hexes.length > 0 ? { type: 'move', unit, hexes } : undefined),
  },
  stay: {
    usage: 'stay A1',
    help: 'confirm that a unit does not move',
    read: ([unit, ...more]) =>
      unit !== undefined && more.length === 0 ? command({ type: 'move', unit, path: [] }) : undefined,
  },
  moves: {
    usage: 'moves A1',
    help: 'where a unit can go, and for how many points',
    read: ([unit, ...more]) => (unit !== undefined && more.length === 0 ? { type: 'moves', unit } : undefined),
  },
  attack: {
    usage: 'attack A1 B3',
    help: 'attack an enemy unit',
    read: ([attacker, target, ...more]) =>
      attacker !== undefined && target !== undefined && more.length === 0
        ? command({ type: 'attack', attacker, target })
        : undefined,
  },
  targets: {
    usage: 'targets A1',
    help: 'whom a unit can reach from where it stands, with the odds',
    read: ([unit, ...more]) => (unit !== undefined && more.length === 0 ? { type: 'targets', unit } : undefined),
  },
  odds: {
    usage: 'odds A1 B3',
    help: 'the exact odds of an attack; with several attackers, in order: odds A1 A2 B3',
    read: (units) =>
      units.length > 1 ? { type: 'odds', attackers: units.slice(0, -1), target: units.at(-1)! } : undefined,
  },
  deploy: {
    usage: 'deploy A1 0408',
    help: 'place a unit before a free battle',
    read: ([unit, hex, ...more]) =>
      unit !== undefined && hex !== undefined && more.length === 0 ? command({ type: 'deploy', unit, hex }) : undefined,
  },
  end: {
    usage: 'end',
    help: 'end the Movement phase (the others stand still) or the Attack phase',
    read: (words) => (words.length === 0 ? command({ type: 'endPhase' }) : undefined),
  },
  undo: { usage: 'undo', help: 'take back your last command', read: bare('undo') },
  board: { usage: 'board', help: 'show the board again', read: bare('board') },
  units: { usage: 'units', help: 'all units with their figures', read: bare('units') },
  goals: { usage: 'goals', help: 'what each side plays for', read: bare('goals') },
  save: {
    usage: 'save FILE',
    help: 'write the record of the battle so far',
    read: (_, rest) => (rest === '' ? undefined : { type: 'save', file: rest }),
  },
  concede: {
    usage: 'concede',
    help: 'give the battle up',
    read: (words) => (words.length === 0 ? command({ type: 'concede' }) : undefined),
  },
  help: { usage: 'help', help: 'this list', read: bare('help') },
  quit: { usage: 'quit', help: 'leave', read: bare('quit') },
};

const unclear = (sentence: string): Action => ({ type: 'unclear', sentence });

const LONGEST_SHOWN = 40;

/** Units and hexes may be typed in small letters; words may be shortened as long as only one fits. */
export const readTyped = (line: string): Action => {
  const [, typed = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line)!;
  if (typed === '') return { type: 'nothing' };
  const name = typed.toLowerCase();
  const fitting = Object.hasOwn(WORDS, name) ? [name] : Object.keys(WORDS).filter((word) => word.startsWith(name));
  if (fitting.length > 1) return unclear(`“${typed}” could be ${fitting.join(' or ')}: type a little more.`);
  const word = WORDS[fitting[0] ?? ''];
  if (word === undefined) return unclear(`“${typed.slice(0, LONGEST_SHOWN)}” is no command here; “help” lists them.`);
  const words = rest === '' ? [] : rest.toUpperCase().split(/[\s,]+/);
  return word.read(words, rest) ?? unclear(`This is typed so: ${word.usage} (${word.help}).`);
};

/** All words with what they do. */
export const TYPED_HELP: readonly (readonly [usage: string, help: string])[] = Object.values(WORDS).map(
  ({ usage, help }) => [usage, help] as const,
);
