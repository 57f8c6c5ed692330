/** A force in the making: who is in it, what it adds up to, and the lists it is taken from (DW-23 to DW-28). */

import { type FactionId, profileWords } from '@muster/dwethia';
import { chartFor, forcePoints, gearWords, pointsOf, profilesOf, RANKS, sheetOf, type UnitSheet } from '@muster/heroes';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import tray from '../../../pages/new-battle/tray.module.css';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import { count } from '../../../parts/words.ts';
import { unitAddress } from './address.ts';
import { Base, raceName } from './Base.tsx';
import { Bill } from './Bill.tsx';
import css from './force.module.css';
import type { KeptUnit } from './kept.ts';

export interface BuilderProps {
  /** Whose it is: `South`, `this force`. */
  readonly of: string;
  readonly faction: FactionId;
  readonly points: number;
  readonly units: readonly UnitSheet[];
  readonly name: string;
  /** Units of one's own, kept in this browser. */
  readonly own: readonly KeptUnit[];
  readonly onChange: (units: readonly UnitSheet[]) => void;
}

const Spent = ({ spent, limit }: { readonly spent: number; readonly limit: number }) => (
  <div className={css.spent}>
    <p>
      <strong>{spent}</strong> of {limit} points,{' '}
      {spent > limit ? <span className={tray.tooMany}>{spent - limit} too many</span> : `${limit - spent} left`}
    </p>
    <progress max={limit} value={Math.min(spent, limit)} data-over={spent > limit || undefined} aria-hidden="true" />
  </div>
);

const sum = (units: readonly UnitSheet[], of: (unit: UnitSheet) => number): number =>
  units.reduce((all, unit) => all + of(unit), 0);

/** What a force adds up to, and what the chart allows for its points. */
const Statistics = ({ units, points }: Pick<BuilderProps, 'units' | 'points'>) => (
  <dl className={css.figures} aria-label="Statistics">
    {chartFor(points).map(({ rank, least, most }) => {
      const n = units.filter((unit) => unit.rank === rank).length;
      const allowed = most === null ? 'any' : least === most ? `${most}` : `${least} to ${most}`;
      return (
        <div key={rank} data-wrong={n < least || (most !== null && n > most) || undefined}>
          <dt>{RANKS[rank].many}</dt>
          <dd>
            {n} <span className="small muted">of {allowed}</span>
          </dd>
        </div>
      );
    })}
    {(['wounds', 'destiny', 'faith', 'affinity'] as const).map((stat) => (
      <div key={stat}>
        <dt>{stat}</dt>
        <dd>{sum(units, ({ stats }) => stats[stat])}</dd>
      </div>
    ))}
    <div>
      <dt>points a model</dt>
      <dd>{units.length === 0 ? '–' : Math.round(forcePoints(units) / units.length)}</dd>
    </div>
  </dl>
);

interface UnitProps {
  readonly unit: UnitSheet;
  /** Where it is changed. */
  readonly href: string;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

const Unit = ({ unit, href, onCopy, onRemove }: UnitProps) => (
  <li className={css.unit}>
    <Base unit={unit} size={44} />
    <div className={css.unitWords}>
      <p>
        <b>{unit.name}</b> <span className="small muted">{raceName(unit)}</span>
      </p>
      <p className={css.line}>{profileWords(unit.stats)}</p>
      <p className="small muted">{gearWords(unit)}</p>
      <details>
        <summary>
          {pointsOf(unit)} points<span className="visually-hidden"> for {unit.name}, item by item</span>
        </summary>
        <Bill unit={unit} />
      </details>
    </div>
    <div className={css.tools}>
      <Link
        className="button button--quiet button--icon"
        href={href}
        title={`Change ${unit.name} on a sheet of its own`}
        aria-label={`Change ${unit.name} on a sheet of its own`}
      >
        <Pencil size={18} aria-hidden="true" />
      </Link>
      <button
        type="button"
        className="button button--quiet button--icon"
        title={`One more ${unit.name}`}
        aria-label={`One more ${unit.name}`}
        onClick={onCopy}
      >
        <Copy size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button button--quiet button--icon"
        title={`Take ${unit.name} out`}
        aria-label={`Take ${unit.name} out`}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </div>
  </li>
);

interface TrayProps {
  readonly of: string;
  readonly left: number;
  readonly choices: readonly { readonly key: string; readonly unit: UnitSheet; readonly isNamed?: boolean }[];
  readonly onAdd: (unit: UnitSheet) => void;
}

/** What may be added; what is too dear is said so, but may be taken all the same. */
export const UnitTray = ({ of, left, choices, onAdd }: TrayProps) => (
  <ul className={`${tray.tray} ${css.tray}`} aria-label={`Units for ${of}`}>
    {choices.map(({ key, unit, isNamed }) => {
      const points = pointsOf(unit);
      return (
        <li key={key}>
          <button type="button" onClick={() => onAdd(unit)}>
            <Base unit={unit} size={40} />
            <span className={css.trayWords}>
              <span className={css.trayHead}>
                <span className={tray.trayName}>
                  <span className="visually-hidden">Add </span>
                  {unit.name}
                  {isNamed && <span title="the name is the publisher’s">†</span>}
                </span>
                <span data-dear={points > left || undefined} className={css.trayPoints}>
                  {points} points {isNamed !== undefined && <SourceMark source="house" />}
                </span>
              </span>
              <span className={css.line}>{profileWords(unit.stats)}</span>
              <span className="small muted">
                {raceName(unit)}: {gearWords(unit)}
              </span>
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);

export const Builder = ({ of, faction, points, units, name, own, onChange }: BuilderProps) => {
  const [said, setSaid] = useState('');
  const spent = forcePoints(units);
  const change = (next: readonly UnitSheet[], words: string) => {
    setSaid(words);
    onChange(next);
  };
  const add = (unit: UnitSheet) => change([...units, unit], `${unit.name} joins: ${count(units.length + 1, 'model')}.`);
  const ownHere = own.filter(({ unit }) => unit.faction === faction);
  return (
    <div className={css.builder}>
      <Spent spent={spent} limit={points} />
      {units.length === 0 ? (
        <p className={css.empty}>Nobody yet. Take units from the lists below, or a ready force as it is.</p>
      ) : (
        <ul className={css.units} aria-label={`Units of ${of}`}>
          {units.map((unit, place) => (
            <Unit
              // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice
              key={place}
              unit={unit}
              href={unitAddress(unit, { force: { faction, points, units, name }, place })}
              onCopy={() => change(units.toSpliced(place + 1, 0, unit), `One more ${unit.name}.`)}
              onRemove={() => change(units.toSpliced(place, 1), `${unit.name} is out.`)}
            />
          ))}
        </ul>
      )}
      <p className={tray.said} role="status">
        {said}
      </p>
      <Statistics units={units} points={points} />
      {units.length > 0 && (
        <button
          type="button"
          className="button button--small button--quiet"
          onClick={() => change([], 'The force is empty.')}
        >
          Empty it
        </button>
      )}
      <h3>Profiles</h3>
      <UnitTray
        of={of}
        left={points - spent}
        choices={profilesOf(faction).map((one) => ({ key: one.id, unit: sheetOf(one), isNamed: one.named }))}
        onAdd={add}
      />
      <h3>Units of your own</h3>
      {ownHere.length === 0 ? (
        <p className="muted">
          None kept for this faction. <Link href={`/heroes/units?faction=${faction}`}>Build one</Link>.
        </p>
      ) : (
        <UnitTray
          of={of}
          left={points - spent}
          choices={ownHere.map(({ name, unit }) => ({ key: name, unit }))}
          onAdd={add}
        />
      )}
    </div>
  );
};
