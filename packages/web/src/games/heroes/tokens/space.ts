/** How large a space and what stands in it are drawn. */

/** A space is this wide on the drawing. */
export const SPACE = 64;

/** How a round base is seen on a tilted board, and every row of it: so much flattened. */
export const FLAT = 0.74;
