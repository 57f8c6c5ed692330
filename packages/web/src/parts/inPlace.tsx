/** Lists of things that are told apart by nothing but their place: dice, tokens, boxes to tick, one more of the same. */

import { Fragment, type ReactNode } from 'react';

export const inPlace = <T,>(things: readonly T[], draw: (thing: T, place: number) => ReactNode) =>
  things.map((thing, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other
    <Fragment key={place}>{draw(thing, place)}</Fragment>
  ));

/** So many of the same. */
export const times = (count: number, draw: (place: number) => ReactNode) =>
  inPlace(Array.from({ length: count }), (_, place) => draw(place));
