/** Before the battle: scenario, players, warbands, ground and switches, at an address that can be shared. */

import { battleConfigOf, magewinds, magewindsDescriptor, seatName } from '@muster/magewinds';
import { useMemo } from 'react';
import { BattleSheet } from '../../pages/new-battle/BattleSheet.tsx';
import { useShelf } from '../../parts/shelf.ts';
import { useChoices } from '../../parts/useChoices.ts';
import { Briefing, titleOf } from './new-battle/Briefing.tsx';
import { CHOICES, startProblem, withScenario } from './new-battle/choices.ts';
import { Ground } from './new-battle/Ground.tsx';
import { HouseRules } from './new-battle/HouseRules.tsx';
import css from './new-battle/new-battle.module.css';
import { ScenarioPicker } from './new-battle/ScenarioPicker.tsx';
import { Seats } from './new-battle/Seats.tsx';
import { shelf } from './warbands/kept.ts';

const REAL_DICE =
  'The cards stay Muster’s: hands are secret, so it shuffles and deals them, and shows each player their own.';
const REAL_CARDS =
  'You shuffle and draw from a deck of your own, too: whoever draws a card types which it was, behind the curtain where it is secret. All seats must be people’s.';

const NewBattle = () => {
  const { kept = [] } = useShelf(shelf);
  const page = useChoices('/new/magewinds', CHOICES);
  const { chosen: choices, change } = page;
  const problem = useMemo(() => startProblem(choices), [choices]);
  const config = useMemo(() => magewinds.parseConfig(battleConfigOf(choices)), [choices]);
  return (
    <BattleSheet
      descriptor={magewindsDescriptor}
      page={page}
      className={css.page}
      config={config}
      title={titleOf(choices.scenario)}
      names={choices.players.map((_, seat) => seatName(seat))}
      problem={problem}
      real={REAL_DICE}
      cards={REAL_CARDS}
      houseRules={<HouseRules switches={choices.switches} onChange={(switches) => change({ switches })} />}
      answersFirst
      picker={
        <ScenarioPicker
          value={page.isUnknown('scenario') ? undefined : choices.scenario}
          onChoose={(scenario) => page.answer('scenario', scenario, withScenario(choices, scenario))}
        />
      }
    >
      <Briefing choices={choices} />
      <Seats choices={choices} kept={kept} onChange={change} />
      <Ground choices={choices} onChange={change} />
    </BattleSheet>
  );
};

export default NewBattle;
