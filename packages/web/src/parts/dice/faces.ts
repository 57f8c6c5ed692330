/** What people type for the dice they have rolled, as faces, and what is wrong with it in a sentence. */

import { count } from '../words.ts';

export interface Typed {
  /** In order, never more than were asked for. */
  readonly faces: readonly number[];
  /** What was left out, and why; undefined when nothing was. */
  readonly problem: string | undefined;
}

/** Digits 1 to 6; what stands between them does not matter. */
export const readFaces = (text: string, asked: number): Typed => {
  const digits = [...text].filter((char) => /\d/.test(char));
  const strange = [...text].find((char) => !/[\d\s,.;+-]/.test(char));
  const faces = digits.map(Number).filter((face) => face >= 1 && face <= 6);
  const wrong = strange ?? digits.find((digit) => Number(digit) < 1 || Number(digit) > 6);
  const kept = faces.slice(0, asked);
  if (wrong !== undefined) return { faces: kept, problem: `A die shows 1 to 6: “${wrong}” is left out.` };
  if (faces.length > asked)
    return { faces: kept, problem: `${count(asked, 'die is', 'dice are')} rolled: what follows is left out.` };
  return { faces: kept, problem: undefined };
};

/** Why these dice cannot be taken yet; undefined when they can. */
export const missing = (faces: readonly number[], asked: number): string | undefined => {
  const left = asked - faces.length;
  if (left <= 0) return undefined;
  return faces.length === 0
    ? `Type ${asked === 1 ? 'the face' : `the ${asked} faces`} first.`
    : `${count(left, 'die is', 'dice are')} still missing.`;
};
