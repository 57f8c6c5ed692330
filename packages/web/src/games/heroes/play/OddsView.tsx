/** What an attack would bring: first the chance of what the player wants, then the wounds, then where every number comes from. */

import { type Battle, type Forecast, type Harm, heroesDescriptor, modelOf } from '@muster/heroes';
import { Reckoning, WoundBars } from '../../../dwethia/odds/Bars.tsx';
import { percent } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import { harmWords, nameOf, needWords, wishOf } from './words.ts';

const one = (n: number): string => n.toFixed(1);

export const OddsView = ({ battle, forecast }: { readonly battle: Battle; readonly forecast: Forecast }) => {
  const target = modelOf(battle, forecast.target);
  const { words, chance } = wishOf(battle, forecast);
  const gain = (forecast.destiny?.slain ?? 0) - forecast.slain;
  return (
    <section className={offer.odds} aria-label="What it would bring">
      <p className={offer.wish}>
        {words} <b>{percent(chance)}</b>
      </p>
      <p className="small muted">
        {needWords(forecast)}; {one(forecast.mean)} {forecast.mean === 1 ? 'wound' : 'wounds'} on average.
        {gain > 0.005 &&
          forecast.destiny !== null &&
          ` With ${forecast.destiny.points} Destiny spent well ${percent(forecast.destiny.slain)}.`}
      </p>
      <WoundBars wounds={forecast.wounds} left={Math.max(1, target.wounds)} end="slain" />
      <Asides battle={battle} forecast={forecast} />
      <Reckoning game={heroesDescriptor} steps={forecast.steps} />
    </section>
  );
};

/** What else a shot or a power may bring, in sentences. */
const Asides = ({ battle, forecast }: { readonly battle: Battle; readonly forecast: Forecast }) => {
  const { redirects, friends, others, resolves } = forecast;
  const harm = (of: Harm): string => harmWords(battle, of);
  return (
    <>
      {resolves < 1 && <p className="small">If it takes hold: {percent(resolves)} against the best resistance.</p>}
      {redirects.length > 0 && <p className="small">The defender may pass it to {redirects.map(harm).join(' or ')}.</p>}
      {friends.length > 0 && (
        <p className="small">
          Half of such shots strike {friends.map((id) => nameOf(battle, id)).join(' or ')} instead.
        </p>
      )}
      {others.length > 0 && <p className="small">It may strike {others.map(harm).join(', ')} too.</p>}
    </>
  );
};
