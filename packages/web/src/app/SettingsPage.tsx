/** All that a player may choose for this browser, and what each game keeps of its own. */

import type { Descriptor } from '@muster/kernel';
import { Suspense, use } from 'react';
import { offered, useGames } from '../contract/games.ts';
import type { PageGame } from '../contract/table-game.ts';
import { useTitle } from '../parts/useTitle.ts';
import { UsualOrders } from '../play/StandingOrders.tsx';
import SettingsForm from './SettingsForm.tsx';
import css from './settings.module.css';

const loaded = new WeakMap<PageGame, Promise<Descriptor>>();

const descriptorOf = (game: PageGame): Promise<Descriptor> => {
  const loading = loaded.get(game) ?? game.card.load();
  loaded.set(game, loading);
  return loading;
};

/** Nothing, of a game in which there is nothing to wish. */
const GameSettings = ({ game }: { readonly game: PageGame }) => {
  const { id, name, orders } = use(descriptorOf(game));
  const { Settings } = game.entry;
  if (Settings === undefined && orders === undefined) return null;
  return (
    <section className={css.setting}>
      <h2>{name}</h2>
      {Settings !== undefined && <Settings />}
      {orders !== undefined && <UsualOrders game={id} orders={orders} />}
    </section>
  );
};

export default function SettingsPage() {
  useTitle('Settings');
  const { games } = useGames();
  return (
    <div className={css.settingsPage}>
      <h1>Settings</h1>
      <p className="lede">Kept in this browser, and at work at once.</p>
      <SettingsForm />
      {offered(games).map((game) => (
        <Suspense key={game.card.id}>
          <GameSettings game={game} />
        </Suspense>
      ))}
    </div>
  );
}
