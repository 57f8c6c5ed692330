/** All that a player may choose for this browser, and what each game keeps of its own. */

import type { Descriptor } from '@muster/kernel';
import { Suspense, use, useState } from 'react';
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

const Wishes = ({ game }: { readonly game: PageGame }) => {
  const { id, name, orders } = use(descriptorOf(game));
  const { Settings } = game.entry;
  return (
    <>
      {Settings !== undefined && <Settings />}
      {orders !== undefined && <UsualOrders game={id} orders={orders} />}
      {Settings === undefined && orders === undefined && <p>{name} has no settings of its own.</p>}
    </>
  );
};

/** A game is fetched when its fold is opened. */
const GameSettings = ({ game }: { readonly game: PageGame }) => {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={css.setting} onToggle={() => setOpened(true)}>
      <summary>
        <h2 className={css.gameName}>{game.card.name}</h2>
      </summary>
      {wasOpened && (
        <Suspense fallback={<p role="status">Opening…</p>}>
          <Wishes game={game} />
        </Suspense>
      )}
    </details>
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
        <GameSettings key={game.card.id} game={game} />
      ))}
    </div>
  );
}
