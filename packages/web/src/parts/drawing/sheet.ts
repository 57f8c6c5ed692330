// The sheet that a map is drawn on, hexes or inches.

export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** Width of the paper's margin around it. */
export const MARGIN = 20;
