/** A link to be given away: its QR code, and a button that copies it. */

import { Link2 } from 'lucide-react';
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
      {children}
    </div>
  </div>
);
