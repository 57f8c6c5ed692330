/** Before the battle: scenario, players, warbands, ground and switches, at an address that can be shared. */

import { magewinds, magewindsDescriptor, seatName } from '@muster/magewinds';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AskLuck, beginBattle } from '../../match/battles.ts';
import { AtTheTable } from '../../pages/new-battle/AtTheTable.tsx';
import { DiceChoice } from '../../pages/new-battle/DiceChoice.tsx';
import { ShareSetup } from '../../pages/new-battle/ShareSetup.tsx';
import { StartBar } from '../../pages/new-battle/StartBar.tsx';
import sheet from '../../pages/new-battle/sheet.module.css';
import { WayChips } from '../../pages/new-battle/WayChips.tsx';
import { seatPlayers, startWords } from '../../pages/new-battle/who-plays.ts';
import { withParameter } from '../../parts/address.ts';
import { Problems } from '../../parts/Problems.tsx';
import { useSettings } from '../../parts/settings.ts';
import { ANSWER_FIRST, Unknowns } from '../../parts/Unknowns.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { Briefing, titleOf } from './new-battle/Briefing.tsx';
import { type Choices, configOf, readChoices, startProblem, withScenario, writeChoices } from './new-battle/choices.ts';
import { Ground } from './new-battle/Ground.tsx';
import { HouseRules } from './new-battle/HouseRules.tsx';
import css from './new-battle/new-battle.module.css';
import { ScenarioPicker } from './new-battle/ScenarioPicker.tsx';
import { Seats } from './new-battle/Seats.tsx';
import { useKept } from './warbands/useKept.ts';

const REAL_DICE =
  'The cards stay Muster’s: hands are secret, so it shuffles and deals them, and shows each player their own.';
const REAL_CARDS =
  'You shuffle and draw from a deck of your own, too: whoever draws a card types which it was, behind the curtain where it is secret. All seats must be people’s.';

const begin = async (choices: Choices, ask: AskLuck): Promise<string> => {
  const config = magewinds.parseConfig(configOf(choices));
  if (!config.ok) throw new Error(config.refusal.problem);
  const chosen = useSettings.getState();
  const players = seatPlayers(choices.players, chosen);
  const terms = { strict: chosen.noTakeBacks, realCards: choices.dice === 'peopleWithCards' };
  return beginBattle(magewindsDescriptor, config.value, players, choices.dice === 'muster' ? undefined : ask, terms);
};

const NewBattle = () => {
  useTitle('New battle');
  const [, navigate] = useLocation();
  const search = useSearch();
  const { kept = [] } = useKept();
  const settings = useSettings();
  const { choices, unknown, stray } = useMemo(() => readChoices(new URLSearchParams(search)), [search]);
  const isOpen = unknown.length > 0;
  const problem = useMemo(() => startProblem(choices), [choices]);
  const config = useMemo(() => magewinds.parseConfig(configOf(choices)), [choices]);
  const change = (next: Partial<Choices>) =>
    navigate(`/new/magewinds?${writeChoices({ ...choices, ...next })}`, { replace: true });
  return (
    <>
      <div className={`${sheet.page} ${css.page}`}>
        <h1 className={sheet.title}>New battle of Magewinds</h1>
        <Problems game={magewindsDescriptor} sentences={stray} />
        <ScenarioPicker
          value={unknown.some(({ name }) => name === 'scenario') ? undefined : choices.scenario}
          onChoose={(scenario) =>
            isOpen
              ? navigate(`/new/magewinds?${withParameter(search, 'scenario', scenario)}`, { replace: true })
              : change(withScenario(choices, scenario))
          }
        />
        {!isOpen ? (
          <div className={sheet.sheet}>
            <WayChips players={choices.players} onPlayers={(players) => change({ players })} />
            <Briefing choices={choices} />
            <Seats choices={choices} kept={kept} onChange={change} />
            <Ground choices={choices} onChange={change} />
            <AtTheTable players={choices.players} sides={choices.players.map((_, seat) => seatName(seat))} />
            <DiceChoice dice={choices.dice} real={REAL_DICE} cards={REAL_CARDS} onDice={(dice) => change({ dice })} />
            <HouseRules switches={choices.switches} onChange={(switches) => change({ switches })} />
            <ShareSetup
              descriptor={magewindsDescriptor}
              address={`/new/magewinds?${writeChoices(choices)}`}
              config={config}
            />
          </div>
        ) : (
          <div className={sheet.sheet}>
            <Unknowns game={magewindsDescriptor} unknown={unknown} />
          </div>
        )}
      </div>
      <StartBar
        game={magewindsDescriptor}
        words={
          isOpen
            ? 'Start a battle'
            : startWords(
                titleOf(choices.scenario),
                choices.players.map((_, seat) => seatName(seat)),
                choices.players,
                settings,
              )
        }
        problem={isOpen ? ANSWER_FIRST : problem}
        begin={(ask) => begin(choices, ask)}
      />
    </>
  );
};

export default NewBattle;
