/** Whether words are fit to be read: nothing was left out of them, and nothing crept in that only programs say. */

/** What is left where a name or a number was missing. */
const HOLES: readonly RegExp[] = [
  /\b(undefined|null|NaN|Infinity)\b|\[object/,
  /^\s|\s$|\s\s/, // nothing between two spaces
  /\s[,.;:!?)\]”]/, // nothing before a comma
  /[,;:([“]\s*[,.;:!?)\]”]/, // nothing after one, or in brackets
  /(^|\s)[’']s\b/, // nobody's
];

export const isSentence = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && !HOLES.some((hole) => hole.test(text));
