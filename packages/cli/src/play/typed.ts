/** What a player types, read into an action by the words of a game; whatever cannot be read gets a sentence. */

/** An action of a game; its type is none of those below. */
export interface TypedAction {
  readonly type: string;
}

/** What can be done at every table. */
export type SharedAction =
  | { readonly type: 'save'; readonly file: string }
  /** What may be commanded now: only what contains the filter, from this page on. */
  | { readonly type: 'list'; readonly filter: string; readonly page: number }
  /** Standing orders: all, one with its choices, or what one is to be; as they were typed. */
  | { readonly type: 'orders'; readonly words: readonly string[] }
  /** The command with this number in the list, from 1. */
  | { readonly type: 'pick'; readonly number: number }
  | { readonly type: 'board' | 'goals' | 'help' | 'undo' | 'quit' | 'nothing' }
  | { readonly type: 'unclear'; readonly sentence: string };

const SHARED_TYPES: readonly string[] = [
  'save',
  'list',
  'orders',
  'pick',
  'board',
  'goals',
  'help',
  'undo',
  'quit',
  'nothing',
  'unclear',
] satisfies readonly SharedAction['type'][];

export const isShared = (action: TypedAction): action is SharedAction => SHARED_TYPES.includes(action.type);

export interface Word<A> {
  readonly usage: string;
  readonly help: string;
  /** `words`: as typed, split at spaces and commas; `rest`: the same in one piece. undefined when they do not fit. */
  read(words: readonly string[], rest: string): A | undefined;
}

const bare =
  <T extends 'board' | 'goals' | 'help' | 'undo' | 'quit'>(type: T) =>
  (words: readonly string[]): { readonly type: T } | undefined =>
    words.length === 0 ? { type } : undefined;

/** `list`, `list 2`, `list attack`, `list attack 2` */
const readList = (words: readonly string[]): SharedAction => {
  const last = words.at(-1) ?? '';
  const page = /^[1-9]\d{0,5}$/.test(last) ? Number(last) : undefined;
  const filter = (page === undefined ? words : words.slice(0, -1)).join(' ');
  return { type: 'list', filter, page: page ?? 1 };
};

export const SHARED_WORDS = {
  list: {
    usage: 'list',
    help: 'what may be commanded now, numbered; “list 2” goes on, “list attack” shows some; a number plays it',
    read: readList,
  },
  undo: { usage: 'undo', help: 'take back your last command', read: bare('undo') },
  board: { usage: 'board', help: 'show the board again', read: bare('board') },
  goals: { usage: 'goals', help: 'what each side plays for', read: bare('goals') },
  save: {
    usage: 'save FILE',
    help: 'write the record of the battle so far',
    read: (_, rest) => (rest === '' ? undefined : { type: 'save', file: rest }),
  },
  help: { usage: 'help', help: 'this list', read: bare('help') },
  quit: { usage: 'quit', help: 'leave', read: bare('quit') },
} as const satisfies Readonly<Record<string, Word<SharedAction>>>;

/** For games in which something can be ordered in advance. */
export const ORDERS: Word<SharedAction> = {
  usage: 'orders',
  help: 'when you want to be asked; “orders NAME” shows the choices of a line, “orders NAME CHOICE” takes one',
  read: (words) => ({ type: 'orders', words }),
};

const unclear = (sentence: string): SharedAction => ({ type: 'unclear', sentence });

const LONGEST_SHOWN = 40;

/** Words may be shortened as long as only one fits. */
export const readTypedBy = <A extends TypedAction>(
  known: Readonly<Record<string, Word<A | SharedAction>>>,
  line: string,
): A | SharedAction => {
  const [, typed = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line)!;
  if (typed === '') return { type: 'nothing' };
  if (rest === '' && /^[1-9]\d{0,5}$/.test(typed)) return { type: 'pick', number: Number(typed) };
  const name = typed.toLowerCase();
  const fitting = Object.hasOwn(known, name) ? [name] : Object.keys(known).filter((word) => word.startsWith(name));
  if (fitting.length > 1) return unclear(`“${typed}” could be ${fitting.join(' or ')}: type a little more.`);
  const word = known[fitting[0] ?? ''];
  if (word === undefined) return unclear(`“${typed.slice(0, LONGEST_SHOWN)}” is no command here; “help” lists them.`);
  const words = rest === '' ? [] : rest.split(/[\s,]+/);
  return word.read(words, rest) ?? unclear(`This is typed so: ${word.usage} (${word.help}).`);
};
