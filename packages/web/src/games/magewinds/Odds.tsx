/** The exact odds of an attack between any two fighters, at an address that can be shared. */

import { attackOddsOf, magewindsDescriptor, PROFILES } from '@muster/magewinds';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import page from '../../pages/odds/odds.module.css';
import { CopyLink } from '../../parts/CopyLink.tsx';
import { RuleWords } from '../../parts/RuleWords.tsx';
import { Unknowns } from '../../parts/Unknowns.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { Controls } from './odds/Controls.tsx';
import { Detail } from './odds/Detail.tsx';
import { Matrix } from './odds/Matrix.tsx';
import { Mix } from './odds/Mix.tsx';
import css from './odds/odds.module.css';
import { attackName, type OddsQuery, questionOf, readOddsQuery, writeOddsQuery } from './odds/query.ts';
import { summaryOf } from './odds/words.ts';

const NOTES =
  'Damage counts after Armour and Barrier (MW 18.5.3). Knockback is allowed only where nobody reacted and the target still stands (MW 18.5.4).';

const titleOf = ({ attacker, defender, attack }: OddsQuery): string =>
  `${PROFILES[attacker].name} against ${PROFILES[defender].name}, ${attackName(attack)}`;

const Answer = ({ query }: { readonly query: OddsQuery }) => {
  const [, navigate] = useLocation();
  const odds = useMemo(() => attackOddsOf(questionOf(query))!, [query]);
  const [attacker, target] = [PROFILES[query.attacker], PROFILES[query.defender]];
  const address = `/odds/magewinds?${writeOddsQuery(query)}`;
  return (
    <>
      <div className={page.columns}>
        <Controls
          query={query}
          onChange={(next) => navigate(`/odds/magewinds?${writeOddsQuery(next)}`, { replace: true })}
        />
        <div className={`${page.results} ${css.results}`}>
          <h2 className={css.resultsTitle}>{titleOf(query)}</h2>
          <Mix odds={odds} attacker={attacker.name} defender={target.name} />
          <Matrix odds={odds} toughness={target.toughness} />
          <p className="small muted">
            <RuleWords
              game={magewindsDescriptor}
              text={odds.equilibrium === undefined ? NOTES : `${NOTES} A Feint deals no damage (MW 18.3.1).`}
            />
          </p>
          <Detail odds={odds} target={target} />
          <CopyLink what="these odds" address={`${location.origin}${address}`} />
        </div>
      </div>
      <p className={page.summary} role="status">
        {summaryOf(odds, target.name)}
      </p>
    </>
  );
};

const Odds = () => {
  const search = useSearch();
  const { query, unknown } = useMemo(() => readOddsQuery(new URLSearchParams(search)), [search]);
  useTitle(query === undefined ? 'Odds' : `Odds: ${titleOf(query)}`);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>The odds of an attack</h1>
        <p className="lede">
          Pick who attacks whom, and what is in play. The chances are exact, for every choice and every answer, between
          fighters who are unhurt.
        </p>
      </header>
      {query === undefined ? <Unknowns game={magewindsDescriptor} unknown={unknown} /> : <Answer query={query} />}
    </div>
  );
};

export default Odds;
