/** What every New battle page has: what the address cannot have, how and by whom it is played, dice, house rules, and the button that starts it. */

import type { Descriptor, GameTypes, Parsed, SwitchValues } from '@muster/kernel';
import type { DiceOf } from '@muster/table';
import type { ReactNode } from 'react';
import { type AskLuck, beginBattle } from '../../match/battles.ts';
import { HowToPlayLink } from '../../parts/guide/HowToPlayLink.tsx';
import { Problems } from '../../parts/Problems.tsx';
import { useSettings } from '../../parts/settings.ts';
import { ANSWER_FIRST, Unknowns } from '../../parts/Unknowns.tsx';
import type { ChoicesPage } from '../../parts/useChoices.ts';
import { useTitle } from '../../parts/useTitle.ts';
import { capital } from '../../parts/words.ts';
import { AtTheTable } from './AtTheTable.tsx';
import { DiceChoice } from './DiceChoice.tsx';
import { ShareSetup } from './ShareSetup.tsx';
import { StartBar } from './StartBar.tsx';
import { type SwitchGroup, SwitchList } from './SwitchList.tsx';
import sheet from './sheet.module.css';
import { WayChips } from './WayChips.tsx';
import { type PlayerId, seatPlayers, startWords } from './who-plays.ts';

/** What is chosen for every battle, besides what the game is asked. */
export interface BattleChoices {
  /** By seat. */
  readonly players: readonly PlayerId[];
  readonly switches: SwitchValues;
  readonly dice: DiceOf;
}

interface Props<T extends GameTypes, C extends BattleChoices> {
  readonly descriptor: Descriptor<T>;
  readonly page: ChoicesPage<C>;
  readonly className: string | undefined;
  readonly config: Parsed<T['config']>;
  /** Its own address, where it says more than that of the page. */
  readonly share?: string;
  /** What it is called on the button: `The Ridge`. */
  readonly title: string;
  /** Of the seats. */
  readonly names: readonly string[];
  /** Which seat is on whose side; each on its own without it. */
  readonly teams?: readonly number[];
  /** What keeps it from starting, where it is not only the configuration: a whole sentence. */
  readonly problem?: string | undefined;
  /** What real dice mean in this game, and real cards where it has any. */
  readonly real?: string;
  readonly cards?: string;
  readonly switchGroups?: readonly SwitchGroup[];
  /** In place of the list of switches. */
  readonly houseRules?: ReactNode;
  /** Whether nothing is shown before what the address cannot have is answered; otherwise it is told, and the usual is taken. */
  readonly answersFirst?: boolean;
  /** Above the sheet: which ground, which scenario. */
  readonly picker: ReactNode;
  readonly children: ReactNode;
  /** The configuration that is begun, where it is drawn only then. */
  readonly drawn?: () => Parsed<T['config']>;
  /** What is done when it has begun. */
  readonly begun?: (address: string) => Promise<void>;
}

const PLAIN_DICE = 'Plain six-sided dice are all you need.';

/** Why a configuration cannot be begun, a whole sentence. */
export const configProblem = (config: Parsed<unknown>): string | undefined =>
  config.ok ? undefined : `${capital(config.refusal.problem)}.`;

/** Its address. `ask`: for real dice and cards of the set-up. */
const begin = async <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: Parsed<T['config']>,
  { players, dice }: BattleChoices,
  ask: AskLuck,
): Promise<string> => {
  if (!config.ok) throw new Error(config.refusal.problem);
  const settings = useSettings.getState();
  const { noTakeBacks: strict, openHands } = settings;
  const terms = { strict, openHands, ...(dice === 'peopleWithCards' ? { realCards: true } : {}) };
  const luck = dice === 'muster' ? undefined : ask;
  return beginBattle(descriptor, config.value, seatPlayers(players, settings), luck, terms);
};

export const BattleSheet = <T extends GameTypes, C extends BattleChoices>(props: Props<T, C>) => {
  const { descriptor, page, config, names, title, problem = configProblem(config) } = props;
  const { chosen, unknown } = page;
  const change = (next: Partial<BattleChoices>): void => page.change(next as Partial<C>);
  const settings = useSettings();
  useTitle('New battle');
  const isOpen = props.answersFirst === true && unknown.length > 0;
  return (
    <>
      <div className={`${sheet.page} ${props.className}`}>
        <header className={sheet.head}>
          <h1 className={sheet.title}>New battle of {descriptor.name}</h1>
          <HowToPlayLink game={descriptor} />
        </header>
        <Problems game={descriptor} sentences={props.answersFirst ? page.stray : page.problems} />
        {props.picker}
        <div className={sheet.sheet}>
          {isOpen ? (
            <Unknowns game={descriptor} unknown={unknown} />
          ) : (
            <>
              <WayChips players={chosen.players} onPlayers={(players) => change({ players })} />
              {props.children}
              <AtTheTable players={chosen.players} sides={names} hides={descriptor.secrets.length > 0} />
              <DiceChoice
                dice={chosen.dice}
                real={props.real ?? PLAIN_DICE}
                {...(props.cards === undefined ? {} : { cards: props.cards })}
                onDice={(dice) => change({ dice })}
              />
              {props.houseRules ?? (
                <SwitchList
                  game={descriptor}
                  values={chosen.switches}
                  {...(props.switchGroups === undefined ? {} : { groups: props.switchGroups })}
                  onChange={(switches) => change({ switches })}
                />
              )}
              <ShareSetup descriptor={descriptor} address={props.share ?? page.address} config={config} />
            </>
          )}
        </div>
      </div>
      <StartBar
        game={descriptor}
        words={isOpen ? 'Start a battle' : startWords(title, names, chosen.players, settings, props.teams)}
        problem={isOpen ? ANSWER_FIRST : problem}
        begin={async (ask) => {
          const address = await begin(descriptor, props.drawn?.() ?? config, chosen, ask);
          await props.begun?.(address);
          return address;
        }}
      />
    </>
  );
};
