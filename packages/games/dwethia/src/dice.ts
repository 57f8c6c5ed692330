/** The dice of the three games (DW-01, DW-05). */

/** DW-06: a D3 is half a D6, rounded up. */
export const d3 = (face: number): number => Math.ceil(face / 2);

export const successesAmong = (faces: readonly number[], needs: number): number => {
  let n = 0;
  for (let i = 0; i < faces.length; i++) if (faces[i]! >= needs) n++;
  return n;
};

/** DW-07: the first failed dice show these faces instead, in their places; `hurtsOwn`: the successes have failed. */
export const withRerolled = (
  faces: readonly number[],
  needs: number,
  again: readonly number[],
  hurtsOwn = false,
): readonly number[] => {
  const now = faces.slice();
  let next = 0;
  for (let i = 0; i < now.length && next < again.length; i++)
    if (now[i]! >= needs === hurtsOwn) now[i] = again[next++]!;
  return now;
};
