/** What an attack would bring: first the chance of what the player wants, then the wounds, then where every number comes from. */

import { type Battle, type Forecast, type Harm, heroesDescriptor, modelOf, type Risk } from '@muster/heroes';
import { Reckoning, WoundBars } from '../../../dwethia/odds/Bars.tsx';
import offer from '../../../dwethia/play/offer.module.css';
import { listed, percent } from '../../../parts/words.ts';
import css from './table.module.css';
import { nameOf } from './words.ts';

const one = (n: number): string => n.toFixed(1);

/** `Slays it 31%`, `Wounds it 50%`: what the attacker wants first. */
const wishOf = (b: Battle, f: Forecast): { readonly words: string; readonly chance: number } => {
  const left = modelOf(b, f.target).wounds;
  if (f.slain > 0) return { words: `Slays ${nameOf(b, f.target)}`, chance: f.slain };
  const wounds = 1 - (f.wounds[0] ?? 0);
  return { words: left > 1 ? 'Cannot slay it; wounds it' : 'Wounds it', chance: wounds };
};

const needWords = ({ dice, needs }: Forecast): string =>
  [
    `${dice} ${dice === 1 ? 'die' : 'dice'}, ${needs.attack}+`,
    ...(needs.wound === null ? [] : [`wounds ${needs.wound}+`]),
    ...(needs.save === null ? [] : [`saves ${needs.save}+`]),
    ...(needs.ignore === null ? [] : [`ignores ${needs.ignore}+`]),
  ].join(', ');

/** In a list of attacks: one line. */
export const OddsLine = ({ battle, forecast }: { readonly battle: Battle; readonly forecast: Forecast }) => {
  const { words, chance } = wishOf(battle, forecast);
  return (
    <span className={css.oddsLine}>
      <span>
        {forecast.dice === 0 ? 'It has no dice' : `${words.replace(/ [A-H]\d+$/, '')} ${percent(chance)}`}
        <span className="muted"> · {needWords(forecast)}</span>
      </span>
      <span className={offer.chance} aria-hidden="true">
        <span style={{ inlineSize: `${chance * 100}%` }} />
      </span>
    </span>
  );
};

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
  const harm = ({ target, mean, slain }: Harm): string =>
    `${nameOf(battle, target)} (${slain > 0 ? `slain ${percent(slain)}` : `${one(mean)} wounds`})`;
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

/** Who would strike after one who turns away. */
export const RiskView = ({ battle, risk }: { readonly battle: Battle; readonly risk: Risk }) => (
  <p className={offer.risks}>
    {listed(risk.attackers.map((id) => nameOf(battle, id)))} {risk.attackers.length === 1 ? 'strikes' : 'strike'} after
    it: wounded {percent(1 - (risk.harm.wounds[0] ?? 0))}
    {risk.harm.slain > 0 && `, slain ${percent(risk.harm.slain)}`}.
  </p>
);
