/** Exact odds of a fight and of a shot, and what a build order yields, at addresses that can be shared. */

import { type ConquestQuestion, conquestDescriptor, QUESTIONS } from '@muster/conquest';
import { useLocation } from 'wouter';
import { OddsPage } from '../../pages/odds/OddsPage.tsx';
import { FieldChips } from '../../parts/Fields.tsx';
import { useChoices } from '../../parts/useChoices.ts';
import { Economy } from './odds/EconomyPart.tsx';
import { Fight } from './odds/FightPart.tsx';
import { Shot } from './odds/ShotPart.tsx';

const PATH = '/odds/conquest';

interface AnswerProps {
  readonly query: ConquestQuestion;
  readonly address: string;
  readonly onChange: (query: ConquestQuestion) => void;
}

const Answer = ({ query, ...props }: AnswerProps) => {
  switch (query.of) {
    case 'fight':
      return <Fight query={query} {...props} />;
    case 'shot':
      return <Shot query={query} {...props} />;
    case 'economy':
      return <Economy query={query} {...props} />;
  }
};

const Odds = () => {
  const [, navigate] = useLocation();
  const page = useChoices<ConquestQuestion>(PATH, QUESTIONS);
  return (
    <OddsPage
      game={conquestDescriptor}
      title="The odds of war"
      lede="What two groups do to each other, what a shot does, and what a build order yields: exact, with the numbers behind it."
      page={page}
      kinds={
        <FieldChips
          isQuiet
          field={QUESTIONS.of}
          value={page.chosen.of}
          onChoose={(next) => navigate(`${PATH}?of=${next}`)}
        />
      }
    >
      <Answer query={page.chosen} address={page.address} onChange={page.change} />
    </OddsPage>
  );
};

export default Odds;
