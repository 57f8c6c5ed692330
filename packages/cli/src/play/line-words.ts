/** Games whose commands are typed as the list of what may be done shows them: their words, and what is answered. */

import type { Command } from '@muster/kernel';
import type { TypedAnswer } from '../game.ts';
import type { Word } from './typed.ts';

export type LineAction =
  | { readonly type: 'command' | 'odds'; readonly line: string }
  | { readonly type: 'send'; readonly json: string };

export const word = (usage: string, help: string): Word<LineAction> => {
  const [verb] = usage.split(' ');
  return { usage, help, read: (words) => ({ type: 'command', line: [verb, ...words].join(' ') }) };
};

export const oddsWord = (usage: string, help: string): Word<LineAction> => ({
  usage,
  help,
  read: (words) => (words.length === 0 ? undefined : { type: 'odds', line: words.join(' ') }),
});

export const SEND: Word<LineAction> = {
  usage: 'send {"type":…}',
  help: 'a command as JSON, where words are not exact enough',
  read: (_, rest) => (rest === '' ? undefined : { type: 'send', json: rest }),
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `find`: the command of a line in small letters; `oddsWords`: what it would probably bring. */
export const answerLine = <C extends Command>(
  action: LineAction,
  find: (line: string) => C | undefined,
  oddsWords: (command: C) => string,
): TypedAnswer<C> => {
  if (action.type === 'send') {
    const given = parseJson(action.json);
    return given === undefined ? { say: 'This is not JSON.\n' } : { play: given as Command as C };
  }
  const found = find(action.line.toLowerCase());
  if (found === undefined) return { say: `“${action.line}” cannot be done now; “list” shows what can.\n` };
  return action.type === 'odds' ? { say: oddsWords(found) } : { play: found };
};
