/** Models, ships, nodes: lists of records that are told apart by their ids. */

interface Piece {
  readonly id: string;
}

export const findPiece = <P extends Piece>(all: readonly P[], id: string): P | undefined => {
  for (let i = 0; i < all.length; i++) if (all[i]!.id === id) return all[i];
  return undefined;
};

/** Only for ids that there are; `what` names the kind for who broke that. */
export const pieceOf = <P extends Piece>(all: readonly P[], id: string, what: string): P => {
  const found = findPiece(all, id);
  if (found === undefined) throw new Error(`no ${what} ${id}`);
  return found;
};

/** The list with this one in its place. */
export const withPiece = <P extends Piece>(all: readonly P[], piece: P): readonly P[] =>
  all.map((one) => (one.id === piece.id ? piece : one));
