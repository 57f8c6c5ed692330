/** The chosen scenario: its objective and its battlefield, and how it is set up, played and won. */

import { isNamed, playersWords, SCENARIOS, type Scenario, type ScenarioChoice, terrainOf } from '@muster/magewinds';
import { useMemo } from 'react';
import sheet from '../../../pages/new-battle/sheet.module.css';
import { count } from '../../../parts/words.ts';
import { OriginMark } from '../parts/OriginMark.tsx';
import { TerrainPicture } from '../parts/TerrainPicture.tsx';
import type { Choices } from './choices.ts';
import css from './new-battle.module.css';
import { zonesFor } from './zones.ts';

const Orders = ({ scenario }: { readonly scenario: Scenario }) => (
  <dl className={css.orders}>
    {(
      [
        ['Set-up', scenario.setUp],
        ['Deploying', scenario.deploying],
        ['Special', scenario.special],
        ['The end', scenario.ending],
      ] as const
    ).map(([name, words]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);

const OPEN_WORDS: Readonly<Record<'chosen' | 'random', { readonly name: string; readonly words: string }>> = {
  chosen: {
    name: 'Scenario by roll-off',
    words: 'Everybody rolls when the battle begins, and the winner picks a scenario for this many players.',
  },
  random: { name: 'Scenario at random', words: 'The dice pick one of the scenarios for this many players.' },
};

const Open = ({ scenario }: { readonly scenario: 'chosen' | 'random' }) => (
  <>
    <h2>{OPEN_WORDS[scenario].name}</h2>
    <p className="lede">{OPEN_WORDS[scenario].words}</p>
  </>
);

const facts = ({ lastRound, symmetrical }: Scenario): readonly string[] => [
  lastRound === null ? 'until one warband is left' : `usually ${count(lastRound, 'round')}`,
  ...(symmetrical ? [] : ['Attacker against Defender']),
];

export const titleOf = (scenario: ScenarioChoice): string =>
  isNamed(scenario) ? SCENARIOS[scenario].name : 'a battle';

export const Briefing = ({ choices: { scenario, terrain, players } }: { readonly choices: Choices }) => {
  const zones = useMemo(() => zonesFor(scenario, players.length), [scenario, players.length]);
  const found = isNamed(scenario) ? SCENARIOS[scenario] : undefined;
  const ground = terrain === 'chosen' ? 'an empty battlefield' : terrainOf(terrain).name;
  return (
    <header className={`${sheet.briefing} ${css.briefing}`} data-field data-wide={players.length > 2 || undefined}>
      <div>
        {found === undefined ? (
          <Open scenario={scenario as 'chosen' | 'random'} />
        ) : (
          <>
            <h2>{found.name}</h2>
            <p className="lede">{found.objective}</p>
            <p className={sheet.facts}>
              <span>{playersWords(found.id)}</span>
              {facts(found).map((words) => (
                <span key={words}>{words}</span>
              ))}
              <OriginMark source={found.source} version={found.source === 'official' ? found.version : undefined} />
            </p>
            <Orders scenario={found} />
          </>
        )}
      </div>
      <TerrainPicture
        className={css.preview}
        scale="small"
        terrain={terrain === 'chosen' ? undefined : terrain}
        size={players.length === 2 ? 'standard' : 'double'}
        zones={zones}
        label={`${ground}, ${players.length === 2 ? '12 by 16' : '24 by 16'} inches${zones.map(({ label }) => `, with ${label} marked`).join('')}`}
      />
    </header>
  );
};
