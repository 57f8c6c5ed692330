/** Exact odds of a fight and of a shot, and what a build order yields, at addresses that can be shared. */

import { conquestDescriptor, type EconomyOrders, factionName } from '@muster/conquest';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import page from '../../pages/odds/odds.module.css';
import { Chips } from '../../parts/Chips.tsx';
import { CopyLink } from '../../parts/CopyLink.tsx';
import { Problems } from '../../parts/Problems.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { EconomyControls, EconomyResult, useForecast } from './odds/EconomyPart.tsx';
import { readPlan, writePlan } from './odds/economy.ts';
import { FightControls, FightResult, useFight } from './odds/FightPart.tsx';
import css from './odds/odds.module.css';
import {
  type FightQuery,
  groupWords,
  QUESTIONS,
  type Question,
  readFight,
  readQuestion,
  readShot,
  type ShotQuery,
  writeFight,
  writeShot,
} from './odds/query.ts';
import { ShotControls, ShotResult, useShot } from './odds/ShotPart.tsx';

const WORDS: Readonly<Record<Question, string>> = { fight: 'A fight', shot: 'A shot', economy: 'An economy' };

const addressOf = (query: string): string => `/odds/conquest?${query}`;

interface FrameProps {
  readonly question: Question;
  readonly problems: readonly string[];
  readonly title: string;
  readonly summary: string;
  readonly query: string;
  readonly controls: ReactNode;
  readonly children: ReactNode;
}

const Frame = ({ question, problems, title, summary, query, controls, children }: FrameProps) => {
  const [, navigate] = useLocation();
  useTitle(`Odds: ${title}`);
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>The odds of war</h1>
        <p className="lede">
          What two groups do to each other, what a shot does, and what a build order yields: exact, with the numbers
          behind it.
        </p>
        <Chips
          legend="Question"
          quiet
          choices={QUESTIONS.map((value) => ({ value, words: WORDS[value] }))}
          value={question}
          onChoose={(next) => navigate(addressOf(`of=${next}`))}
        />
      </header>
      <Problems game={conquestDescriptor} sentences={problems} />
      <div className={page.columns}>
        {controls}
        <div className={`${page.results} ${css.results}`}>
          <h2>{title}</h2>
          {children}
          <CopyLink what="this question" address={`${location.origin}${addressOf(query)}`} />
        </div>
      </div>
      <p className={page.summary} role="status">
        {summary}
      </p>
    </div>
  );
};

interface PartProps<Q> {
  readonly query: Q;
  readonly problems: readonly string[];
  readonly onQuery: (query: string) => void;
}

const Fight = ({ query, problems, onQuery }: PartProps<FightQuery>) => {
  const fight = useFight(query);
  return (
    <Frame
      question="fight"
      problems={problems}
      title={`${groupWords(query.first)} against ${groupWords(query.second)}`}
      summary={fight.summary}
      query={writeFight(query)}
      controls={<FightControls query={query} onChange={(next) => onQuery(writeFight(next))} />}
    >
      <FightResult query={query} fight={fight} />
    </Frame>
  );
};

const Shot = ({ query, problems, onQuery }: PartProps<ShotQuery>) => {
  const shot = useShot(query);
  return (
    <Frame
      question="shot"
      problems={problems}
      title={`${query.attacker.name} against ${query.defender.name}, ${query.weapon.name}`}
      summary={shot.summary}
      query={writeShot(query)}
      controls={<ShotControls query={query} onChange={(next) => onQuery(writeShot(next))} />}
    >
      <ShotResult query={query} shot={shot} />
    </Frame>
  );
};

const Economy = ({ query, problems, onQuery }: PartProps<EconomyOrders>) => {
  const found = useForecast(query);
  return (
    <Frame
      question="economy"
      problems={problems}
      title={`The economy of ${factionName(query.faction)}`}
      summary={found.summary}
      query={writePlan(query)}
      controls={<EconomyControls plan={query} onChange={(next) => onQuery(writePlan(next))} />}
    >
      <EconomyResult {...found} />
    </Frame>
  );
};

const Odds = () => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const read = useMemo(() => {
    const problems: string[] = [];
    const report = (sentence: string): void => {
      problems.push(sentence);
    };
    const params = new URLSearchParams(search);
    const of = readQuestion(params, report);
    if (of === 'fight') return { of, query: readFight(params, report), problems };
    if (of === 'shot') return { of, query: readShot(params, report), problems };
    return { of, query: readPlan(params, report), problems };
  }, [search]);
  const onQuery = (query: string): void => navigate(addressOf(query), { replace: true });
  switch (read.of) {
    case 'fight':
      return <Fight {...read} onQuery={onQuery} />;
    case 'shot':
      return <Shot {...read} onQuery={onQuery} />;
    case 'economy':
      return <Economy {...read} onQuery={onQuery} />;
  }
};

export default Odds;
