/** Where a battle is over that a squad was fielded in: the way to its rolls (HR-17). */

import { Dices } from 'lucide-react';
import { Link, useRoute } from 'wouter';
import { useShelf } from '../../../parts/shelf.ts';
import { squadAddress } from './address.ts';
import { squadShelf } from './kept.ts';

export const AfterBattle = () => {
  const [, at] = useRoute('/play/:id');
  const { kept = [] } = useShelf(squadShelf);
  return kept
    .filter(({ awaits }) => awaits !== null && awaits.battle === at?.id)
    .map(({ name }) => (
      <p key={name}>
        <Link className="button" href={squadAddress(name)}>
          <Dices size={18} aria-hidden="true" /> Scars and glory of {name}
        </Link>
      </p>
    ));
};
