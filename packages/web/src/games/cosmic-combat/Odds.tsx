/** The exact odds of a shot, a ram and a boarding between any two ships, at an address that can be shared. */

import {
  arcLetters,
  boardingOdds,
  boardingShipFrom,
  boardingWounds,
  cosmicCombatDescriptor,
  gunFacts,
  kitOfProfile,
  mayAimSteady,
  mayStandInWall,
  ODDS,
  type OddsQuery,
  oddsOf,
  oddsShipOf,
  questionOf,
  ramOdds,
  ramShipOf,
  type ShipProfile,
  type Odds as ShotOdds,
  shipsOfFaction,
} from '@muster/cosmic-combat';
import { FACTIONS, profileWords } from '@muster/dwethia';
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
import { lookOfSheet } from './ships/ship.ts';

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
    picture={<ShipIcon look={lookOfSheet(ship, seat)} size={80} />}
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
          keys={[
            'distance',
            'cover',
            'shielded',
            'inTheWay',
            ...(mayAimSteady(query.attacker) ? (['steady'] as const) : []),
            ...(mayStandInWall(query.defender) ? (['shieldWall'] as const) : []),
          ]}
          onChange={(change) => onChange({ ...query, ...change })}
        />
      </section>
    </div>
  );
};

const meanOf = (wounds: readonly number[]): string => wounds.reduce((sum, p, n) => sum + p * n, 0).toFixed(2);

/** Why there is no boarding; undefined where there is one. */
const noBoarding = (attacker: ShipProfile, defender: ShipProfile): string | undefined => {
  const [own, other] = [kitOfProfile(attacker), kitOfProfile(defender)];
  if (!own.isBoardable || !other.isBoardable) return 'Fighters neither board nor are boarded.';
  if (own.stats.aggression === 0) return `${attacker.name} has no Aggressors and boards nobody.`;
  return own.stats.move === 0 ? `${attacker.name} does not move and boards nobody.` : undefined;
};

const Clash = ({ query: { attacker, defender } }: { readonly query: OddsQuery }) => {
  const [own, other] = [oddsShipOf(attacker), oddsShipOf(defender)];
  const ram = ramOdds(ramShipOf(own), ramShipOf(other));
  const [boarder, boarded] = [boardingShipFrom(own, true), boardingShipFrom(other, false)];
  const board = boardingOdds([boarder], [boarded]);
  return (
    <>
      <h3>Ram</h3>
      <p>
        {defender.name} is wounded {percent(1 - (ram.defender[0] ?? 0))}, {attacker.name}{' '}
        {percent(1 - (ram.attacker[0] ?? 0))}.
      </p>
      <h3>Boarding, one round</h3>
      <p>
        {noBoarding(attacker, defender) ??
          `${attacker.name} deals ${meanOf(boardingWounds(board.attackers.wounds, [boarded]))} wounds on average, ${defender.name} ${meanOf(boardingWounds(board.defenders.wounds, [boarder]))}.`}
      </p>
    </>
  );
};

/** In a line: what the shooter wants of it. */
const summaryOf = ({ attacker, defender }: OddsQuery, odds: ShotOdds | undefined, far: string | undefined): string => {
  if (odds === undefined) return `${attacker.name} has no weapons`;
  if (far !== undefined) return far;
  if (odds.marker !== undefined) return `Takes an order of ${defender.name} ${percent(odds.marker)}, and no Wounds`;
  return `Wounds ${defender.name} ${percent(1 - (odds.wounds[0] ?? 0))}; ${odds.mean.toFixed(2)} wounds on average`;
};

const Odds = () => {
  const asked = useChoices('/odds/cosmic-combat', ODDS);
  const { chosen: query, change } = asked;
  const question = useMemo(() => questionOf(query), [query]);
  const odds = useMemo(() => (question === undefined ? undefined : oddsOf(question)), [question]);
  const gun = kitOfProfile(query.attacker).guns[query.weapon];
  const isFar = gun !== undefined && query.distance > gun.weapon.range;
  const summary = summaryOf(query, odds, isFar ? `Out of range: it reaches ${gun.weapon.range} in` : undefined);
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
            {odds.marker === undefined && (
              <WoundBars wounds={odds.wounds} left={Math.max(1, query.defender.stats.wounds)} end="destroyed" />
            )}
            <Reckoning game={cosmicCombatDescriptor} steps={odds.steps} />
          </>
        )}
        <Clash query={query} />
      </OddsAnswer>
    </OddsPage>
  );
};

export default Odds;
