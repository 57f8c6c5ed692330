/** The exact odds of a shot, a ram and a boarding between any two ships, at an address that can be shared. */

import {
  arcLetters,
  boardingOdds,
  cosmicCombatDescriptor,
  gunFacts,
  kitOfProfile,
  ODDS,
  type OddsQuery,
  questionOf,
  ramOdds,
  type ShipProfile,
  shipShotOdds,
  shipsOfFaction,
} from '@muster/cosmic-combat';
import { FACTIONS, profileWords } from '@muster/dwethia';
import { mm } from '@muster/geometry';
import { ArrowDownUp } from 'lucide-react';
import { useMemo } from 'react';
import { Reckoning, WoundBars } from '../../dwethia/odds/Bars.tsx';
import { WhoPick } from '../../dwethia/odds/WhoPick.tsx';
import { OddsAnswer, OddsPage } from '../../pages/odds/OddsPage.tsx';
import page from '../../pages/odds/odds.module.css';
import { Chips } from '../../parts/Chips.tsx';
import { FieldForm } from '../../parts/Fields.tsx';
import { useChoices } from '../../parts/useChoices.ts';
import { percent } from '../../parts/words.ts';
import { ShipIcon } from './ships/ShipArt.tsx';

const FLEETS = FACTIONS.map(({ id, name }) => ({ name, sheets: shipsOfFaction(id) }));

interface ShipProps {
  readonly legend: string;
  readonly seat: number;
  readonly ship: ShipProfile;
  readonly onShip: (ship: ShipProfile) => void;
}

const ShipChoice = ({ legend, seat, ship, onShip }: ShipProps) => (
  <WhoPick
    label={legend}
    lists={FLEETS}
    value={ship}
    figures={profileWords(ship.stats)}
    picture={
      <ShipIcon
        look={{ seat, faction: ship.faction, class: ship.class, length: mm(ship.base[0]), width: mm(ship.base[1]) }}
        size={80}
      />
    }
    onPick={onShip}
  />
);

interface ControlsProps {
  readonly query: OddsQuery;
  readonly onChange: (query: OddsQuery) => void;
}

const Controls = ({ query, onChange }: ControlsProps) => {
  const { guns } = kitOfProfile(query.attacker);
  const gun = guns[query.weapon];
  return (
    <div className={page.controls}>
      <section className={`slip ${page.control}`} aria-label="Who shoots at whom">
        <ShipChoice
          legend="Attacker"
          seat={0}
          ship={query.attacker}
          onShip={(attacker) => onChange({ ...query, attacker, weapon: 0 })}
        />
        {guns.length > 0 && (
          <Chips
            legend="With"
            choices={guns.map(({ weapon, arcs }, i) => ({ value: i, words: `${weapon.name} ${arcLetters({ arcs })}` }))}
            value={query.weapon}
            onChoose={(weapon) => onChange({ ...query, weapon })}
          />
        )}
        {gun !== undefined && <p className="small muted">{gunFacts(gun.weapon)}</p>}
        <ShipChoice
          legend="Defender"
          seat={1}
          ship={query.defender}
          onShip={(defender) => onChange({ ...query, defender })}
        />
        <button
          type="button"
          className="button button--small"
          onClick={() => onChange({ ...query, attacker: query.defender, defender: query.attacker, weapon: 0 })}
        >
          <ArrowDownUp size={16} aria-hidden="true" /> The other way round
        </button>
      </section>
      <section className={`slip ${page.control}`} aria-label="Circumstances">
        <FieldForm
          of={ODDS}
          chosen={query}
          keys={['distance', 'cover', 'shielded', 'inTheWay']}
          onChange={(change) => onChange({ ...query, ...change })}
        />
      </section>
    </div>
  );
};

const Clash = ({ query: { attacker, defender } }: { readonly query: OddsQuery }) => {
  const [own, other] = [kitOfProfile(attacker), kitOfProfile(defender)];
  const ram = ramOdds(
    { strength: own.stats.strength, integrity: own.stats.integrity, ignore: own.ignores },
    { strength: other.stats.strength, integrity: other.stats.integrity, ignore: other.ignores },
  );
  const aboard = (kit: typeof own) => ({
    martial: kit.stats.martial,
    aggressors: kit.stats.aggression,
    wounds: kit.stats.wounds,
    ignore: kit.ignores,
  });
  const canBoard = own.isBoardable && other.isBoardable;
  const board = boardingOdds([aboard(own)], [aboard(other)]);
  const mean = (wounds: readonly number[]): string => wounds.reduce((sum, p, n) => sum + p * n, 0).toFixed(2);
  return (
    <>
      <h3>Ram</h3>
      <p>
        {defender.name} is wounded {percent(1 - (ram.defender[0] ?? 0))}, {attacker.name}{' '}
        {percent(1 - (ram.attacker[0] ?? 0))}.
      </p>
      <h3>Boarding, one round</h3>
      {canBoard ? (
        <p>
          {attacker.name} deals {mean(board.attackers.wounds)} wounds on average, {defender.name}{' '}
          {mean(board.defenders.wounds)}.
        </p>
      ) : (
        <p>Fighters neither board nor are boarded.</p>
      )}
    </>
  );
};

const Odds = () => {
  const asked = useChoices('/odds/cosmic-combat', ODDS);
  const { chosen: query, change } = asked;
  const question = useMemo(() => questionOf(query), [query]);
  const odds = useMemo(() => (question === undefined ? undefined : shipShotOdds(question)), [question]);
  const gun = kitOfProfile(query.attacker).guns[query.weapon];
  const isFar = gun !== undefined && query.distance > gun.weapon.range;
  const summary =
    odds === undefined
      ? `${query.attacker.name} has no weapons`
      : isFar
        ? `Out of range: it reaches ${gun.weapon.range} in`
        : `Wounds ${query.defender.name} ${percent(1 - (odds.wounds[0] ?? 0))}; ${odds.mean.toFixed(2)} wounds on average`;
  return (
    <OddsPage
      game={cosmicCombatDescriptor}
      title="The odds between two ships"
      lede="Pick who shoots at whom, with what, and how they lie. The chances are exact, between ships that are unhurt."
      page={asked}
    >
      <OddsAnswer
        title={`${query.attacker.name} against ${query.defender.name}`}
        summary={summary}
        address={asked.address}
        className={page.narrow}
        controls={<Controls query={query} onChange={change} />}
      >
        <p>
          <strong>{summary}.</strong>
        </p>
        {odds !== undefined && !isFar && (
          <>
            <WoundBars wounds={odds.wounds} left={Math.max(1, query.defender.stats.wounds)} end="destroyed" />
            <Reckoning game={cosmicCombatDescriptor} steps={odds.steps} />
          </>
        )}
        <Clash query={query} />
      </OddsAnswer>
    </OddsPage>
  );
};

export default Odds;
