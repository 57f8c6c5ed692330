/** Corrections that change how a battle goes come with an edition; battles from before go on as they began. The first is told by none. */

/** Whether what came with this edition holds. */
export const isSince = ({ edition = 1 }: { readonly edition?: number }, first: number): boolean => edition >= first;
