/** Where a battle is over that a squad was fielded in, played or watched again: the way to its rolls, then the dice themselves (HR-17). */

import { Dices } from 'lucide-react';
import { Link, useRoute } from 'wouter';
import { useShelf } from '../../../parts/shelf.ts';
import { squadAddress } from './address.ts';
import { Fates } from './Fates.tsx';
import { squadShelf } from './kept.ts';

export const AfterBattle = () => {
  const [, played] = useRoute('/play/:id');
  const [, watched] = useRoute('/replay/:id');
  const id = played?.id ?? watched?.id;
  const { kept = [] } = useShelf(squadShelf);
  return kept.map(({ name, squad, awaits }) => {
    const fought = squad.battles.findIndex((battle) => battle.id === id);
    if (fought >= 0)
      return (
        <section key={name} aria-label={`Scars and glory of ${name}`}>
          <h3>
            <Link href={squadAddress(name)}>Scars and glory of {name}</Link>
          </h3>
          <Fates squad={squad} battle={fought} fresh />
        </section>
      );
    if (awaits === null || awaits.battle !== id) return null;
    return (
      <p key={name}>
        <Link className="button" href={squadAddress(name)}>
          <Dices size={18} aria-hidden="true" /> Scars and glory of {name}
        </Link>
      </p>
    );
  });
};
