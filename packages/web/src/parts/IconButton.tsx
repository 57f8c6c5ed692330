/** A quiet button that is only a sign; its words are spoken, and shown when it is pointed at. */

import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly words: string;
  readonly icon: LucideIcon;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export const IconButton = ({ words, icon: Icon, disabled, onPress }: Props) => (
  <button
    type="button"
    className="button button--quiet button--icon"
    title={words}
    aria-label={words}
    disabled={disabled}
    onClick={onPress}
  >
    <Icon size={18} aria-hidden="true" />
  </button>
);
