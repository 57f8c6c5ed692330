/** Before a battle of Dwethia Heroes: points, arena, who plays which faction, how objectives and markers come, house rules. */

import { FACTIONS } from '@muster/dwethia';
import {
  arenaOf,
  type HeroesConfig,
  heroes,
  heroesDescriptor,
  kitOf,
  pointsOf,
  seatName,
  sideName,
} from '@muster/heroes';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { beginChosen } from '../../dwethia/new-battle/begin.ts';
import { Seats } from '../../dwethia/new-battle/Seats.tsx';
import { shareOf } from '../../dwethia/new-battle/seats.ts';
import sides from '../../dwethia/new-battle/sides.module.css';
import { AtTheTable } from '../../pages/new-battle/AtTheTable.tsx';
import { DiceChoice } from '../../pages/new-battle/DiceChoice.tsx';
import { ShareSetup } from '../../pages/new-battle/ShareSetup.tsx';
import { StartBar } from '../../pages/new-battle/StartBar.tsx';
import { SwitchList } from '../../pages/new-battle/SwitchList.tsx';
import sheet from '../../pages/new-battle/sheet.module.css';
import { WayChips } from '../../pages/new-battle/WayChips.tsx';
import { startWords } from '../../pages/new-battle/who-plays.ts';
import { Chips } from '../../parts/Chips.tsx';
import { Problems } from '../../parts/Problems.tsx';
import { RuleRef } from '../../parts/RuleRef.tsx';
import { SourceMark } from '../../parts/SourceMark.tsx';
import { useSettings } from '../../parts/settings.ts';
import { useTitle } from '../../parts/useTitle.ts';
import { capital } from '../../parts/words.ts';
import { ArenaPicture } from './new-battle/ArenaPicture.tsx';
import {
  arenasFor,
  type Choices,
  configOf,
  isBare,
  POINTS,
  readChoices,
  type SeatChoice,
  withCount,
  writeChoices,
} from './new-battle/choices.ts';
import { ForceChoice } from './new-battle/ForceChoice.tsx';
import { noteFielded } from './squad/kept.ts';
import { TokenIcon } from './tokens/TokenArt.tsx';
import { numberOf } from './tokens/token.ts';

const POINT_CHOICES = POINTS.map((value) => ({
  value,
  words: `${value} points`,
}));

const OBJECTIVES = [
  { value: 'picked', words: 'Each side picks five' },
  { value: 'drawn', words: 'Five are drawn' },
] as const;

const MARKERS = [
  { value: 'arena', words: 'Where the arena has them' },
  { value: 'placed', words: 'Placed in turn' },
] as const;

const REAL_DICE = 'Plain six-sided dice are all you need.';

interface PartProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const Arenas = ({ choices, onChange }: PartProps) => (
  <fieldset className={`${sheet.picker} ${sides.grounds}`}>
    <legend className="visually-hidden">Arena</legend>
    {arenasFor(choices.points).map((arena) => (
      <label key={arena.id} className={`${sheet.choice} ${sheet.card} ${sides.ground}`}>
        <input
          type="radio"
          name="arena"
          checked={arena.id === choices.arena}
          onChange={() => onChange({ arena: arena.id })}
        />
        <ArenaPicture arena={arena} />
        <span>
          <span className={sheet.cardName}>{arena.name}</span>
          <br />
          <span className="small muted">
            {arena.size} by {arena.size} spaces
          </span>
        </span>
      </label>
    ))}
  </fieldset>
);

const ForceList = ({ config, seat }: { readonly config: HeroesConfig; readonly seat: number }) => (
  <ul className={sides.members}>
    {config.seats[seat]!.units.map((unit, i) => {
      const { stats, side } = kitOf({ config }, { seat, unit: i });
      const token = {
        seat,
        team: config.seats[seat]!.side,
        race: unit.race,
        faction: unit.faction,
        rank: unit.rank,
        number: numberOf(unit),
        side,
        wounds: stats.wounds,
        most: stats.wounds,
        badges: [],
      };
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: units are their place in the force
        <li key={i}>
          <TokenIcon token={token} size={40} />
          <span>
            {unit.name} <span className="small muted">{pointsOf(unit)} points</span>
          </span>
        </li>
      );
    })}
  </ul>
);

const SIDE_NAMES = [sideName(0), sideName(1)] as const;

interface SeatsProps extends PartProps {
  readonly names: readonly string[];
  readonly config: HeroesConfig | undefined;
}

const Sides = ({ choices, onChange, names, config }: SeatsProps) => {
  const set = (seat: number, change: Partial<SeatChoice>): void =>
    onChange({ seats: choices.seats.with(seat, { ...choices.seats[seat]!, ...change }) });
  return (
    <Seats
      title="The two sides"
      sides={SIDE_NAMES}
      factions={FACTIONS}
      seats={choices.seats}
      names={names}
      spoken={(name) => `${name} side`}
      players={choices.players}
      shared={
        <>
          Players of one side share its points and its five objectives; their turns go round (
          <RuleRef game={heroesDescriptor} id="X-166" />
          ).
        </>
      }
      onCount={(count) => onChange(withCount(choices, count))}
      onSeat={(seat, change) =>
        set(seat, change.faction === undefined ? change : { ...change, units: null, squad: null })
      }
      onPlayers={(players) => onChange({ players })}
    >
      {(seat) => {
        const { faction, units, squad } = choices.seats[seat]!;
        return (
          <>
            <ForceChoice
              faction={faction}
              points={shareOf(choices, seat)}
              units={units}
              squad={squad}
              onChange={(chosen, of) => set(seat, { units: chosen, squad: of })}
            />
            {config !== undefined && <ForceList config={config} seat={seat} />}
          </>
        );
      }}
    </Seats>
  );
};

const NewBattle = () => {
  useTitle('New battle');
  const [, navigate] = useLocation();
  const search = useSearch();
  const { choices, problems } = useMemo(() => readChoices(new URLSearchParams(search)), [search]);
  const config = useMemo(() => heroes.parseConfig(configOf(choices)), [choices]);
  const chosen = useSettings();
  const arena = arenaOf(choices.arena)!;
  const change = (next: Partial<Choices>): void =>
    navigate(`/new/heroes?${writeChoices({ ...choices, ...next })}`, { replace: true });
  const names = choices.seats.map((_, seat) => seatName(choices, seat));
  const setPoints = (points: number): void => change({ points, arena: arenasFor(points)[0]!.id });
  return (
    <>
      <div className={`${sheet.page} ${sides.page}`}>
        <h1 className={sheet.title}>New battle of Dwethia Heroes</h1>
        <Problems game={heroesDescriptor} sentences={problems} />
        <div>
          <div className={sides.choice}>
            <Chips legend="Size" choices={POINT_CHOICES} value={choices.points} onChoose={setPoints} />
          </div>
          <Arenas choices={choices} onChange={change} />
        </div>
        <div className={sheet.sheet}>
          <WayChips players={choices.players} onPlayers={(players) => change({ players })} />
          <header className={sheet.briefing} data-field>
            <h2>{arena.name}</h2>
            <p className="lede">
              Meet your five secret objectives before the other side meets theirs, or leave nobody standing.
            </p>
            <p className={sheet.facts}>
              <span>{choices.points} points a side</span>
              <span>
                {arena.size} by {arena.size} spaces
              </span>
              <SourceMark source="house" />
            </p>
            <div className={sides.preview}>
              <ArenaPicture arena={arena} zones />
            </div>
          </header>
          <Sides choices={choices} onChange={change} names={names} config={config.ok ? config.value : undefined} />
          <div className={sides.ways}>
            <Chips
              legend="Objectives"
              choices={OBJECTIVES}
              value={choices.objectives}
              onChoose={(objectives) => change({ objectives })}
            />
            {isBare(choices.arena) ? (
              <p className="small muted">Terrain and markers are placed in turn, then edges are chosen.</p>
            ) : (
              <Chips
                legend="Markers"
                choices={MARKERS}
                value={choices.markers}
                onChoose={(markers) => change({ markers })}
              />
            )}
          </div>
          <AtTheTable players={choices.players} sides={names} />
          <DiceChoice dice={choices.dice} real={REAL_DICE} onDice={(dice) => change({ dice })} />
          <SwitchList game={heroesDescriptor} values={choices.switches} onChange={(switches) => change({ switches })} />
          <ShareSetup descriptor={heroesDescriptor} address={`/new/heroes?${writeChoices(choices)}`} config={config} />
        </div>
      </div>
      <StartBar
        game={heroesDescriptor}
        words={startWords(
          arena.name,
          names,
          choices.players,
          chosen,
          choices.seats.map(({ side }) => side),
        )}
        problem={config.ok ? undefined : `${capital(config.refusal.problem)}.`}
        begin={async (ask) => {
          const address = await beginChosen(heroesDescriptor, config, choices, chosen, ask);
          for (const [seat, { squad, units }] of choices.seats.entries())
            if (squad !== null) await noteFielded(squad, address.replace('/play/', ''), seat, units ?? []);
          return address;
        }}
      />
    </>
  );
};

export default NewBattle;
