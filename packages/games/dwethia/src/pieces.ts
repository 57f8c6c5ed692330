/** Models, ships, nodes: lists of records that are told apart by their ids. Playouts run through these loops. */

interface Piece {
  readonly id: string;
}

export const findPiece = <P extends Piece>(all: readonly P[], id: string): P | undefined => {
  for (let i = 0; i < all.length; i++) if (all[i]!.id === id) return all[i];
  return undefined;
};

/** Only for ids that there are; `what` names the kind for who broke that. */
export const pieceOf = <P extends Piece>(all: readonly P[], id: string, what: string): P => {
  for (let i = 0; i < all.length; i++) if (all[i]!.id === id) return all[i]!;
  throw new Error(`no ${what} ${id}`);
};

/** The list with this one in the place of that which has its id. */
export const withPiece = <P extends Piece>(all: readonly P[], piece: P): readonly P[] => {
  const copy = all.slice();
  for (let i = 0; i < copy.length; i++)
    if (copy[i]!.id === piece.id) {
      copy[i] = piece;
      break;
    }
  return copy;
};
