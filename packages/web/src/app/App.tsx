/** Which page stands at which address. Every page is fetched when it is first opened. */

import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { GamesContext } from '../contract/games.ts';
import { Home } from '../pages/Home.tsx';
import { Frame } from './Frame.tsx';
import { GAMES } from './games.ts';

const GamePages = lazy(() => import('../pages/GamePages.tsx'));
const SettingsPage = lazy(() => import('./SettingsPage.tsx'));
const NotFound = lazy(() => import('../pages/NotFound.tsx'));
const Play = lazy(() => import('../play/PlayPage.tsx'));
const Replay = lazy(() => import('../replay/ReplayPage.tsx'));
const ShortLinkPage = lazy(() => import('./ShortLinkPage.tsx'));
const Library = lazy(() => import('../replay/Library.tsx'));
const Battles = lazy(() => import('../pages/battles/BattlesPage.tsx'));
const MatchPage = lazy(() => import('../online/MatchPage.tsx'));

const Opening = () => (
  <p className="muted" role="status" style={{ padding: 'var(--space-5)' }}>
    Opening…
  </p>
);

export const App = () => (
  <GamesContext value={GAMES}>
    <Frame>
      <Suspense fallback={<Opening />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/new/:game?">{({ game }) => <GamePages page="new" first={game} />}</Route>
          <Route path="/play/:id">{({ id }) => <Play key={id} id={id} />}</Route>
          <Route path="/m/:match">{({ match }) => <MatchPage key={match} match={match} />}</Route>
          <Route path="/battles" component={Battles} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/s/:id">{({ id }) => <ShortLinkPage key={id} id={id} />}</Route>
          <Route path="/replays" component={Library} />
          <Route path="/replay/:id?">{({ id }) => <Replay key={id ?? 'open'} id={id} />}</Route>
          <Route path="/rules/:game?/:rule?">
            {({ game, rule }) => <GamePages page="rules" first={game} rule={rule} />}
          </Route>
          <Route path="/odds/:game?">{({ game }) => <GamePages page="odds" first={game} />}</Route>
          {GAMES.games.flatMap(({ entry: { more = [] } }) =>
            more.map(({ path, Page }) => <Route key={path} path={path} component={Page} />),
          )}
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Frame>
  </GamesContext>
);
