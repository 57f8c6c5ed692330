/** Which page stands at which address. Every page is fetched when it is first opened. */

import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../pages/Home.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { Frame } from './Frame.tsx';

const NewBattle = lazy(() => import('../pages/NewBattle.tsx'));
const Play = lazy(() => import('../play/PlayPage.tsx'));
const Replay = lazy(() => import('../replay/ReplayPage.tsx'));
const Rules = lazy(() => import('../pages/Rules.tsx'));
const Odds = lazy(() => import('../pages/Odds.tsx'));

const Opening = () => (
  <p className="muted" role="status" style={{ padding: 'var(--space-5)' }}>
    Opening…
  </p>
);

export const App = () => (
  <Frame>
    <Suspense fallback={<Opening />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/new" component={NewBattle} />
        <Route path="/play/:id">{({ id }) => <Play key={id} id={id} />}</Route>
        <Route path="/replay/:id?">{({ id }) => <Replay key={id ?? 'open'} id={id} />}</Route>
        <Route path="/rules/:rule?">{({ rule }) => <Rules rule={rule} />}</Route>
        <Route path="/odds" component={Odds} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  </Frame>
);
