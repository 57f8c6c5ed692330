/** What came of copying a link, and the short one that was made here may be deleted. */

import { useState } from 'react';
import { ByHand } from '../parts/ByHand.tsx';
import type { LinkCopied } from './share.ts';
import { shortLinks } from './sharing.ts';

interface Props {
  readonly said: LinkCopied | undefined;
  /** What is shown: an address, or the hash of a battle. */
  readonly of: string;
  /** `Link of this battle`. */
  readonly label: string;
}

/** Only there where a short link is. */
const Delete = ({ of, onGone }: { readonly of: string; readonly onGone: (words: string) => void }) => (
  <button
    type="button"
    className="button button--small button--quiet"
    onClick={() => void shortLinks.remove(of).then(({ words }) => onGone(words))}
  >
    Delete the short link
  </button>
);

export const CopiedLink = ({ said, of, label }: Props) => {
  const [gone, setGone] = useState<{ readonly said: LinkCopied | undefined; readonly words: string }>();
  const words = gone !== undefined && gone.said === said ? gone.words : said?.words;
  return (
    <>
      {words !== undefined && (
        <p className="small" role="status" style={{ overflowWrap: 'anywhere' }}>
          {words}
        </p>
      )}
      {said?.link !== undefined && words === said.words && <ByHand text={said.link} label={label} />}
      {shortLinks.made(of) !== undefined && <Delete of={of} onGone={(now) => setGone({ said, words: now })} />}
    </>
  );
};
