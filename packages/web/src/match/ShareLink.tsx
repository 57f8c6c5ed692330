/** Copies the link to a page that shows something of one's own: a force, a set-up. */

import type { SharedPage } from '@muster/protocol';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../parts/copying.ts';
import css from '../parts/parts.module.css';
import { CopiedLink } from './CopiedLink.tsx';
import type { LinkCopied } from './share.ts';
import { copyLink, MAKING } from './sharing.ts';
import type { ToShare } from './short-links.ts';

interface Props {
  /** What the link leads to: `this force`. */
  readonly what: string;
  /** Of the page: path and query. */
  readonly address: string;
  /** What a chat shows of it, and what the game itself reads; undefined where only the long link will do. */
  readonly share: () => (Omit<ToShare, 'data'> & Pick<SharedPage, 'of'>) | undefined;
  /** Where the page shows nothing of it to others: how it is passed on without a server. */
  readonly without?: string;
  readonly picture?: () => Promise<string | undefined>;
  /** What it shows, where the address does not say it. */
  readonly of?: string;
}

const copyLong = async (address: string): Promise<LinkCopied> => {
  const link = `${location.origin}${address}`;
  return (await copyText(link))
    ? { words: 'The link is copied.' }
    : { words: 'The browser did not allow it; copy the address below.', link };
};

/** As an address bar has it: whatever is no plain letter is escaped. */
const escaped = (address: string): string => {
  const { pathname, search } = new URL(address, location.origin);
  return `${pathname}${search}`;
};

const copyPage = async ({ address, share, without, picture, of: known = address }: Props): Promise<LinkCopied> => {
  const long = async (): Promise<LinkCopied> => (without === undefined ? copyLong(address) : { words: without });
  const shown = share();
  if (shown === undefined) return long();
  const { of, ...words } = shown;
  const data: SharedPage = { address: escaped(address), of };
  return copyLink({ of: known, share: () => ({ ...words, data }), ...(picture && { picture }), copyLong: long });
};

export const ShareLink = (props: Props) => {
  const { what, of = props.address } = props;
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly said: LinkCopied }>();
  const said = outcome?.of === of ? outcome.said : undefined;
  const copy = async (): Promise<void> => {
    setOutcome({ of, said: MAKING });
    setOutcome({ of, said: await copyPage(props) });
  };
  return (
    <div className={css.copy}>
      <button type="button" className="button" onClick={() => void copy()}>
        <Link2 size={18} aria-hidden="true" /> Copy the link to {what}
      </button>
      <CopiedLink key={of} said={said} of={of} label={`Address of ${what}`} />
    </div>
  );
};
