/** What can be typed after `muster <command> <game>`, as data: help is shown without loading a game. */

export interface OptionUsage {
  /** As commander reads it: `--scenario <id>`. */
  readonly flags: string;
  readonly words: string;
  readonly default?: string;
  readonly required?: true;
}

export interface CommandUsage {
  readonly example: string;
  readonly options: readonly OptionUsage[];
}

/** The export `usage` of a game's `usage.ts`. */
export interface GameUsage {
  readonly play: CommandUsage;
  /** Absent where there is nothing to roll. */
  readonly odds?: CommandUsage;
  readonly lab: CommandUsage;
  readonly referee: { readonly example: string };
}

/** What was typed, by the long name of the option in camel case; `true` for one without a value. */
export type Options = Readonly<Record<string, string | true | undefined>>;

export const JSON_OPTION: OptionUsage = { flags: '--json', words: 'print one line of JSON, for scripts' };

/** Options of every `muster play`, in the order of the help: from where, who, and how. */
export const PLAY_FROM: readonly OptionUsage[] = [
  { flags: '--config <file>', words: 'a configuration as JSON instead: switches, a free battle' },
  { flags: '--like <link>', words: 'set up as the link of a New battle page says, or what it says after its ?' },
  { flags: '--resume <file>', words: 'go on with a saved battle' },
];

export const PLAY_HOW: readonly OptionUsage[] = [
  { flags: '--seed <n>', words: 'seed of the dice (default: random)' },
  { flags: '--manual', words: 'real dice: roll at your table, and type the faces when asked' },
  { flags: '--steps <n>', words: 'the Warlord thinks so many steps instead of 2 seconds' },
  { flags: '--save <file>', words: 'keep the record there, from the first command on' },
];

/** An option of games whose cards people may hold. */
export const REAL_CARDS: OptionUsage = {
  flags: '--manual-cards',
  words: 'real dice and cards: shuffle and draw at your table too, and type each card as it is drawn',
};

/** Options of every `muster lab`, after those that say what is played. */
export const LAB_HOW: readonly OptionUsage[] = [
  { flags: '--games <n>', words: 'how many games; sides are swapped every second game', default: '400' },
  { flags: '--seed <n>', words: 'the same seed gives the same result', default: '1' },
  { flags: '--steps <n>', words: 'search steps of the Warlord for each decision' },
  { flags: '--workers <n>', words: 'threads (default: all cores)' },
  { flags: '--plot <file>', words: 'where the plot goes, .svg or .html (default: lab.svg, none with --json)' },
  JSON_OPTION,
];
