/** A link to be given away: its QR code, a button that copies it, and one that hands it to another app, where the device has such a thing. */

import { Link2, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyText } from '../parts/CopyText.tsx';
import css from './online.module.css';
import { Qr } from './Qr.tsx';

interface Props {
  readonly link: string;
  /** What it leads to: `the seat of Red`. */
  readonly what: string;
  /** What the page is there for. */
  readonly isMain?: boolean;
  readonly children?: ReactNode;
}

/** Who changes their mind in the device's own sheet has refused nothing. */
const handOver = (url: string): void => void navigator.share({ url }).catch(() => {});

const mayHandOver = (): boolean => typeof navigator.share === 'function';

export const LinkCard = ({ link, what, isMain = false, children }: Props) => (
  <div className={css.linkCard}>
    <Qr link={link} what={what} />
    <div>
      <CopyText
        isMain={isMain}
        text={link}
        label={`Link to ${what}`}
        byHand="The browser did not allow it; copy the link below."
      >
        <Link2 size={18} aria-hidden="true" /> Copy link<span className="visually-hidden"> to {what}</span>
      </CopyText>
      {mayHandOver() && (
        <button type="button" className={`button ${css.handOver}`} onClick={() => handOver(link)}>
          <Share2 size={18} aria-hidden="true" /> Send it<span className="visually-hidden">: the link to {what}</span>
        </button>
      )}
      {children}
    </div>
  </div>
);
