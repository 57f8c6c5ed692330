/** Asks before a battle that is kept in this browser goes for good. */

import { Confirm } from './Confirm.tsx';

interface Props {
  readonly battle: { readonly title: string; readonly ending: unknown };
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export const DeleteBattle = ({ battle: { title, ending }, onDelete, onClose }: Props) => (
  <Confirm title={`Delete ${title}?`} action="Delete this battle" onConfirm={onDelete} onClose={onClose}>
    <p>{ending === null ? 'The battle' : 'Its record'} is removed from this browser and cannot be brought back.</p>
  </Confirm>
);
