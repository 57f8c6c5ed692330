/** All that a player may choose for this browser, and what each game keeps of its own. */

import { Suspense } from 'react';
import { useGames } from '../contract/games.ts';
import { useTitle } from '../parts/useTitle.ts';
import SettingsForm from './SettingsForm.tsx';
import css from './settings.module.css';

export default function SettingsPage() {
  useTitle('Settings');
  const { games } = useGames();
  return (
    <div className={css.settingsPage}>
      <h1>Settings</h1>
      <p className="lede">Kept in this browser, and at work at once.</p>
      <SettingsForm />
      {games.map(({ card, entry: { Settings } }) =>
        Settings === undefined ? null : (
          <section key={card.id} className={css.setting}>
            <h2>{card.name}</h2>
            <Suspense>
              <Settings />
            </Suspense>
          </section>
        ),
      )}
    </div>
  );
}
