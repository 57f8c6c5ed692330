/** The exact odds of one attack between any two profiles, at an address that can be shared. */

import { keywordWords, profileWords } from '@muster/dwethia';
import { heroesDescriptor, oddsOf, outOfReach, type Profile, RANKS } from '@muster/heroes';
import { ArrowDownUp } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Reckoning, WoundBars } from '../../dwethia/odds/Bars.tsx';
import { NumberFields } from '../../dwethia/odds/Numbers.tsx';
import page from '../../pages/odds/odds.module.css';
import { Chips } from '../../parts/Chips.tsx';
import { CopyLink } from '../../parts/CopyLink.tsx';
import { Problems } from '../../parts/Problems.tsx';
import { RuleWords } from '../../parts/RuleWords.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { capital, percent } from '../../parts/words.ts';
import {
  FIGHTERS,
  NUMBERS,
  type OddsQuery,
  questionOf,
  readOddsQuery,
  type Weapon,
  weaponsOf,
  withAttacker,
  writeOddsQuery,
} from './odds/query.ts';
import { TokenIcon } from './tokens/TokenArt.tsx';
import { numberOf } from './tokens/token.ts';

const weaponWords = (weapon: Weapon): string =>
  [
    weapon.kind === 'melee'
      ? `reach ${weapon.reach}, Strength +${weapon.strength}`
      : `range ${weapon.range}, Strength ${weapon.strength}`,
    ...keywordWords(weapon.keywords),
  ].join(' ');

interface FighterProps {
  readonly legend: string;
  readonly seat: 0 | 1;
  readonly profile: Profile;
  readonly onProfile: (profile: Profile) => void;
}

const Fighter = ({ legend, seat, profile, onProfile }: FighterProps) => (
  <div className={page.who}>
    <TokenIcon
      token={{
        seat,
        team: seat,
        race: profile.race,
        faction: profile.faction,
        rank: profile.rank,
        number: numberOf(profile),
        side: RANKS[profile.rank].side,
        wounds: profile.stats.wounds,
        most: profile.stats.wounds,
        badges: [],
      }}
      size={64}
    />
    <div>
      <label className="field">
        <span className="field__label">{legend}</span>
        <select
          className="input"
          value={profile.id}
          onChange={({ target }) =>
            onProfile(FIGHTERS.flatMap(({ profiles }) => profiles).find(({ id }) => id === target.value)!)
          }
        >
          {FIGHTERS.map(({ id, name, profiles }) => (
            <optgroup key={id} label={name}>
              {profiles.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p className="small muted">{profileWords(profile.stats)}</p>
    </div>
  </div>
);

interface ControlsProps {
  readonly query: OddsQuery;
  readonly onChange: (query: OddsQuery) => void;
}

const Controls = ({ query, onChange }: ControlsProps) => {
  const set = (change: Partial<OddsQuery>): void => onChange({ ...query, ...change });
  const weapons = weaponsOf(query.attacker);
  return (
    <div className={page.controls}>
      <section className={`slip ${page.control}`} aria-label="Who attacks whom">
        <Fighter
          legend="Attacker"
          seat={0}
          profile={query.attacker}
          onProfile={(p) => onChange(withAttacker(query, p))}
        />
        <Chips
          legend="With"
          choices={weapons.map(({ id, name }) => ({ value: id, words: capital(name) }))}
          value={query.weapon.id}
          onChoose={(id) => set({ weapon: weapons.find((one) => one.id === id)! })}
        />
        <p className="small muted">{weaponWords(query.weapon)}</p>
        <Fighter legend="Defender" seat={1} profile={query.defender} onProfile={(defender) => set({ defender })} />
        <button
          type="button"
          className="button button--small"
          onClick={() => onChange(withAttacker({ ...query, defender: query.attacker }, query.defender))}
        >
          <ArrowDownUp size={16} aria-hidden="true" /> The other way round
        </button>
      </section>
      <section className={`slip ${page.control}`} aria-label="Circumstances">
        <NumberFields fields={NUMBERS} values={query} onChange={(name, value) => set({ [name]: value })} />
        <label className="choice">
          <input
            type="checkbox"
            checked={query.defensive}
            onChange={({ target }) => set({ defensive: target.checked })}
          />
          <span>The defender keeps its shield up (HR-25)</span>
        </label>
        <label className="choice">
          <input
            type="checkbox"
            checked={query.fireAction}
            onChange={({ target }) => set({ fireAction: target.checked })}
          />
          <span>The attacker fires while engaged (HR-42)</span>
        </label>
      </section>
    </div>
  );
};

const Odds = () => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { query, problems } = useMemo(() => readOddsQuery(new URLSearchParams(search)), [search]);
  const question = useMemo(() => questionOf(query), [query]);
  const odds = useMemo(() => oddsOf(question), [question]);
  const title = `${query.attacker.name} against ${query.defender.name}, ${query.weapon.name}`;
  useTitle(`Odds: ${title}`);
  const far = outOfReach(question);
  const address = `/odds/heroes?${writeOddsQuery(query)}`;
  const { dice, needs } = odds;
  const summary = `Slays ${query.defender.name} ${percent(odds.slain)}; ${odds.mean.toFixed(2)} wounds on average`;
  const rolls = [
    `${dice} ${dice === 1 ? 'die' : 'dice'}, ${needs.attack}+ to hit`,
    ...(needs.wound === null ? [] : [`${needs.wound}+ to wound`]),
    ...(needs.save === null ? [] : [`saved on ${needs.save}+`]),
    ...(needs.ignore === null ? [] : [`ignored on ${needs.ignore}+`]),
  ].join(', ');
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>The odds of an attack</h1>
        <p className="lede">
          Pick who attacks whom, with what, and how they stand. The chances are exact, between models that are unhurt.
        </p>
      </header>
      <Problems game={heroesDescriptor} sentences={problems} />
      <div className={page.columns}>
        <Controls
          query={query}
          onChange={(next) => navigate(`/odds/heroes?${writeOddsQuery(next)}`, { replace: true })}
        />
        <div className={`${page.results} ${page.narrow}`}>
          <h2>{title}</h2>
          {far === undefined ? (
            <>
              <p>
                <strong>{summary}.</strong> {capital(rolls)}.
              </p>
              <WoundBars wounds={odds.wounds} left={Math.max(1, query.defender.stats.wounds)} end="slain" />
              <Reckoning game={heroesDescriptor} steps={odds.steps} />
            </>
          ) : (
            <p className="notice notice--risk">
              <RuleWords game={heroesDescriptor} text={far} />
            </p>
          )}
          <CopyLink what="these odds" address={`${location.origin}${address}`} />
        </div>
      </div>
      <p className={page.summary} role="status">
        {far ?? summary}
      </p>
    </div>
  );
};

export default Odds;
