/** The exact odds of an attack between any two fighters, at an address that can be shared. */

import {
  attackName,
  attackOddsOf,
  magewindsDescriptor,
  ODDS,
  type OddsQuery,
  PROFILES,
  questionOf,
} from '@muster/magewinds';
import { useMemo } from 'react';
import { OddsAnswer, OddsPage } from '../../pages/odds/OddsPage.tsx';
import { RuleWords } from '../../parts/RuleWords.tsx';
import { type ChoicesPage, useChoices } from '../../parts/useChoices.ts';
import { Controls } from './odds/Controls.tsx';
import { Detail } from './odds/Detail.tsx';
import { Matrix } from './odds/Matrix.tsx';
import { Mix } from './odds/Mix.tsx';
import css from './odds/odds.module.css';
import { summaryOf } from './odds/words.ts';

const NOTES =
  'Damage counts after Armour and Barrier (MW 18.5.3). Knockback is allowed only where nobody reacted and the target still stands (MW 18.5.4).';

const titleOf = ({ attacker, defender, attack }: OddsQuery): string =>
  `${PROFILES[attacker].name} against ${PROFILES[defender].name}, ${attackName(attack)}`;

const Answer = ({ chosen: query, address, change }: ChoicesPage<OddsQuery>) => {
  const odds = useMemo(() => attackOddsOf(questionOf(query))!, [query]);
  const [attacker, target] = [PROFILES[query.attacker], PROFILES[query.defender]];
  return (
    <OddsAnswer
      title={titleOf(query)}
      titleClass={css.resultsTitle}
      summary={summaryOf(odds, target.name)}
      address={address}
      className={css.results}
      controls={<Controls query={query} onChange={change} />}
    >
      <Mix odds={odds} attacker={attacker.name} defender={target.name} />
      <Matrix odds={odds} toughness={target.toughness} />
      <p className="small muted">
        <RuleWords
          game={magewindsDescriptor}
          text={odds.equilibrium === undefined ? NOTES : `${NOTES} A Feint deals no damage (MW 18.3.1).`}
        />
      </p>
      <Detail odds={odds} target={target} />
    </OddsAnswer>
  );
};

const Odds = () => {
  const asked = useChoices('/odds/magewinds', ODDS);
  return (
    <OddsPage
      game={magewindsDescriptor}
      title="The odds of an attack"
      lede="Pick who attacks whom, and what is in play. The chances are exact, for every choice and every answer, between fighters who are unhurt."
      page={asked}
      answersFirst
    >
      <Answer {...asked} />
    </OddsPage>
  );
};

export default Odds;
