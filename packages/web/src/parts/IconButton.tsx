/** A button that is only a picture: its name is spoken, and comes at the pointer. */

import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

export const IconButton = ({ icon: Icon, name, isOff = false, onClick }: Props) => (
  <button
    type="button"
    className="button button--quiet button--icon"
    title={name}
    aria-label={name}
    disabled={isOff}
    onClick={onClick}
  >
    <Icon size={18} aria-hidden="true" />
  </button>
);
