/** A sentence in which the numbers of rules are links. */

import { RuleRef } from './RuleRef.tsx';

const NUMBERS = /((?:GB|FB|R)-\d\d)/;

export const RuleWords = ({ text }: { readonly text: string }) =>
  text.split(NUMBERS).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their place
    NUMBERS.test(part) ? <RuleRef key={i} id={part} /> : part,
  );
