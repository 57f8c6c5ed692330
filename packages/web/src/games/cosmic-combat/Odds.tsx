/** The exact odds of a shot, a ram and a boarding between any two ships, at an address that can be shared. */

import {
  arcLetters,
  boardingOdds,
  cosmicCombatDescriptor,
  gunFacts,
  kitOfSheet,
  ramOdds,
  type ShipProfile,
  shipShotOdds,
} from '@muster/cosmic-combat';
import { FACTIONS, profileWords } from '@muster/dwethia';
import { mm } from '@muster/geometry';
import { ArrowDownUp } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Reckoning, WoundBars } from '../../dwethia/odds/Bars.tsx';
import { NumberFields } from '../../dwethia/odds/Numbers.tsx';
import page from '../../pages/odds/odds.module.css';
import { Chips } from '../../parts/Chips.tsx';
import { CopyLink } from '../../parts/CopyLink.tsx';
import { Problems } from '../../parts/Problems.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { percent } from '../../parts/words.ts';
import { FLEETS, gunsOf, NUMBERS, type OddsQuery, questionOf, readOddsQuery, writeOddsQuery } from './odds/query.ts';
import { ShipIcon } from './ships/ShipArt.tsx';

interface ShipProps {
  readonly legend: string;
  readonly seat: number;
  readonly ship: ShipProfile;
  readonly onShip: (ship: ShipProfile) => void;
}

const ShipChoice = ({ legend, seat, ship, onShip }: ShipProps) => (
  <div className={page.who}>
    <ShipIcon
      look={{ seat, faction: ship.faction, class: ship.class, length: mm(ship.base[0]), width: mm(ship.base[1]) }}
      size={80}
    />
    <div>
      <label className="field">
        <span className="field__label">{legend}</span>
        <select
          className="input"
          value={ship.id}
          onChange={({ target }) => onShip(FLEETS.flatMap(({ ships }) => ships).find(({ id }) => id === target.value)!)}
        >
          {FLEETS.map(({ id, name, ships }) => (
            <optgroup key={id} label={name}>
              {ships.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p className="small muted">{profileWords(ship.stats)}</p>
    </div>
  </div>
);

interface ControlsProps {
  readonly query: OddsQuery;
  readonly onChange: (query: OddsQuery) => void;
}

const Controls = ({ query, onChange }: ControlsProps) => {
  const guns = gunsOf(query.attacker);
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
        <NumberFields
          fields={NUMBERS}
          values={query}
          onChange={(name, value) => onChange({ ...query, [name]: value })}
        />
      </section>
    </div>
  );
};

const kitFor = (ship: ShipProfile) => kitOfSheet(ship, FACTIONS.find(({ id }) => id === ship.faction)!);

const Clash = ({ query: { attacker, defender } }: { readonly query: OddsQuery }) => {
  const [own, other] = [kitFor(attacker), kitFor(defender)];
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
  const [, navigate] = useLocation();
  const search = useSearch();
  const { query, problems } = useMemo(() => readOddsQuery(new URLSearchParams(search)), [search]);
  const question = useMemo(() => questionOf(query), [query]);
  const odds = useMemo(() => (question === undefined ? undefined : shipShotOdds(question)), [question]);
  const gun = gunsOf(query.attacker)[query.weapon];
  const title = `${query.attacker.name} against ${query.defender.name}`;
  useTitle(`Odds: ${title}`);
  const isFar = gun !== undefined && query.distance > gun.weapon.range;
  const address = `/odds/cosmic-combat?${writeOddsQuery(query)}`;
  const summary =
    odds === undefined
      ? `${query.attacker.name} has no weapons`
      : isFar
        ? `Out of range: it reaches ${gun.weapon.range} in`
        : `Wounds ${query.defender.name} ${percent(1 - (odds.wounds[0] ?? 0))}; ${odds.mean.toFixed(2)} wounds on average`;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>The odds between two ships</h1>
        <p className="lede">
          Pick who shoots at whom, with what, and how they lie. The chances are exact, between ships that are unhurt.
        </p>
      </header>
      <Problems game={cosmicCombatDescriptor} sentences={problems} />
      <div className={page.columns}>
        <Controls
          query={query}
          onChange={(next) => navigate(`/odds/cosmic-combat?${writeOddsQuery(next)}`, { replace: true })}
        />
        <div className={`${page.results} ${page.narrow}`}>
          <h2>{title}</h2>
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
          <CopyLink what="these odds" address={`${location.origin}${address}`} />
        </div>
      </div>
      <p className={page.summary} role="status">
        {summary}
      </p>
    </div>
  );
};

export default Odds;
