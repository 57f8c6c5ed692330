/** Counters, dice and a corner of a map, for pages that belong to no game. */

import type { ReactNode } from 'react';
import type { OrnamentPlace } from '../../../contract/table-game.ts';
import { Counter } from '../counters/Counter.tsx';
import { Die } from '../dice/Die.tsx';
import { MapPicture } from '../parts/MapPicture.tsx';

const CORNER = ['..w....', '.w...h.', '....hh.', '.o.....'];

const ORNAMENTS: Readonly<Record<OrnamentPlace, ReactNode>> = {
  opponents: (
    <>
      <Counter unit="militia" seat={1} size={52} />
      <Counter unit="manatarms" seat={1} size={52} />
      <Counter unit="captain" seat={1} size={52} />
    </>
  ),
  odds: (
    <>
      <Die colour="yellow" face={6} size={46} decorative />
      <Die colour="blue" face={5} size={46} decorative />
      <Die colour="red" face={6} size={46} decorative />
      <Die colour="grey" face={6} size={46} decorative />
    </>
  ),
  lost: <MapPicture rows={CORNER} />,
};

const Ornament = ({ of }: { readonly of: OrnamentPlace }) => ORNAMENTS[of];

export default Ornament;
