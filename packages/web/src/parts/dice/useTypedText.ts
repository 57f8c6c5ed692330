/** What is typed for one question: it begins with what was typed for it before, and with every new question anew. */

import { useState } from 'react';

export interface TypedText {
  readonly text: string;
  /** Said to who types. */
  readonly said: string | undefined;
  readonly type: (text: string, said: string | undefined) => void;
  readonly say: (said: string) => void;
}

/** `question`: another object for every question, even in the same words. */
export const useTypedText = (question: object, before: string, said: string | undefined): TypedText => {
  const [now, setNow] = useState({ question, text: before, said });
  const current = now.question === question ? now : { question, text: before, said };
  if (current !== now) setNow(current);
  return {
    text: current.text,
    said: current.said,
    type: (text, problem) => setNow({ question, text, said: problem }),
    say: (problem) => setNow({ question, text: current.text, said: problem }),
  };
};
