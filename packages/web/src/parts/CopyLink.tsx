/** Copies an address. */

import { Link2 } from 'lucide-react';
import { CopyText } from './CopyText.tsx';

interface Props {
  readonly address: string;
  /** What the address leads to: `these odds`. */
  readonly what: string;
}

export const CopyLink = ({ address, what }: Props) => (
  <CopyText text={address} label={`Address of ${what}`} byHand="The browser did not allow it; copy the address below.">
    <Link2 size={18} aria-hidden="true" /> Copy the link to {what}
  </CopyText>
);
