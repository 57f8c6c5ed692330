/** The exact odds of one attack between any two profiles, at an address that can be shared. */

import { FACTIONS, keywordWords, profileWords } from '@muster/dwethia';
import {
  type AskedWeapon,
  heroesDescriptor,
  ODDS,
  type OddsQuery,
  oddsOf,
  outOfReach,
  type Profile,
  profilesOf,
  questionOf,
  weaponsOf,
  withAttacker,
} from '@muster/heroes';
import { ArrowDownUp } from 'lucide-react';
import { useMemo } from 'react';
import { Reckoning, WoundBars } from '../../dwethia/odds/Bars.tsx';
import { WhoPick } from '../../dwethia/odds/WhoPick.tsx';
import { OddsAnswer, OddsPage } from '../../pages/odds/OddsPage.tsx';
import page from '../../pages/odds/odds.module.css';
import { Chips } from '../../parts/Chips.tsx';
import { FieldForm } from '../../parts/Fields.tsx';
import { RuleWords } from '../../parts/RuleWords.tsx';
import { useChoices } from '../../parts/useChoices.ts';
import { capital, percent } from '../../parts/words.ts';
import { TokenIcon } from './tokens/TokenArt.tsx';
import { freshToken, numberOf } from './tokens/token.ts';

const FIGHTERS = FACTIONS.map(({ id, name }) => ({ name, sheets: profilesOf(id) }));

const weaponWords = (weapon: AskedWeapon): string =>
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
  <WhoPick
    label={legend}
    lists={FIGHTERS}
    value={profile}
    figures={profileWords(profile.stats)}
    picture={<TokenIcon token={freshToken(profile, { seat, team: seat, label: numberOf(profile) })} size={64} />}
    onPick={onProfile}
  />
);

interface ControlsProps {
  readonly query: OddsQuery;
  readonly onChange: (query: OddsQuery) => void;
}

const CIRCUMSTANCES = [
  'distance',
  'cover',
  'inTheWay',
  'attackerIntegrity',
  'defenderIntegrity',
  'destiny',
  'defensive',
  'fireAction',
] as const;

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
        <FieldForm of={ODDS} chosen={query} keys={CIRCUMSTANCES} onChange={set} />
      </section>
    </div>
  );
};

const Odds = () => {
  const asked = useChoices('/odds/heroes', ODDS);
  const { chosen: query, change } = asked;
  const question = useMemo(() => questionOf(query), [query]);
  const odds = useMemo(() => oddsOf(question), [question]);
  const far = outOfReach(question);
  const { dice, needs } = odds;
  const summary = `Slays ${query.defender.name} ${percent(odds.slain)}; ${odds.mean.toFixed(2)} wounds on average`;
  const rolls = [
    `${dice} ${dice === 1 ? 'die' : 'dice'}, ${needs.attack}+ to hit`,
    ...(needs.wound === null ? [] : [`${needs.wound}+ to wound`]),
    ...(needs.save === null ? [] : [`saved on ${needs.save}+`]),
    ...(needs.ignore === null ? [] : [`ignored on ${needs.ignore}+`]),
  ].join(', ');
  return (
    <OddsPage
      game={heroesDescriptor}
      title="The odds of an attack"
      lede="Pick who attacks whom, with what, and how they stand. The chances are exact, between models that are unhurt."
      page={asked}
    >
      <OddsAnswer
        title={`${query.attacker.name} against ${query.defender.name}, ${query.weapon.name}`}
        summary={far ?? summary}
        address={asked.address}
        className={page.narrow}
        controls={<Controls query={query} onChange={change} />}
      >
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
      </OddsAnswer>
    </OddsPage>
  );
};

export default Odds;
