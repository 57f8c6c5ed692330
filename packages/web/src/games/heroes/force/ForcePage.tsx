/** Puts forces of Heroes together, keeps them, passes them on, leads them into battle, and prints their cards. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { forcePoints, forceProblems, heroesDescriptor, READY_FORCES, TRAITS, type UnitSheet } from '@muster/heroes';
import { Printer, Swords } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { KeepForm } from '../../../pages/keeping/KeepForm.tsx';
import keeping from '../../../pages/keeping/keeping.module.css';
import { ShelfItem, YourShelf } from '../../../pages/keeping/Shelf.tsx';
import { Chips } from '../../../parts/Chips.tsx';
import { CopyLink } from '../../../parts/CopyLink.tsx';
import { Problems } from '../../../parts/Problems.tsx';
import { type OnShelf, useShelf } from '../../../parts/shelf.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { battleAddress, type ForceDraft, forceAddress, LIMITS, readForceDraft } from './address.ts';
import { Base, factionName } from './Base.tsx';
import { Builder } from './Builder.tsx';
import css from './force.module.css';
import { forceShelf, type KeptForce, unitShelf } from './kept.ts';
import { readyUnits } from './ready.ts';
import { UnitCards } from './UnitCard.tsx';

const Seals = ({ units }: { readonly units: readonly UnitSheet[] }) => (
  <>
    {units.map((unit, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice
      <Base key={i} unit={unit} size={26} />
    ))}
    <span className="visually-hidden">: {units.map(({ name }) => name).join(', ')}. </span>
  </>
);

interface WayProps {
  readonly draft: ForceDraft;
  readonly onChange: (change: Partial<ForceDraft>) => void;
}

const Way = ({ draft, onChange }: WayProps) => {
  const isUsual = LIMITS.some((limit) => limit === draft.points);
  return (
    <div className={css.way}>
      <label className="field">
        <span className="field__label">Faction</span>
        <select
          className="input"
          value={draft.faction}
          onChange={(event) => onChange({ faction: event.target.value as FactionId, units: [] })}
        >
          {FACTIONS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Chips
        legend="Points"
        choices={LIMITS.map((value) => ({ value, words: String(value) }))}
        value={isUsual ? draft.points : 0}
        onChoose={(points) => onChange({ points })}
      />
      <label className="field">
        <span className="field__label">Another limit</span>
        <input
          className={`input ${css.limit}`}
          type="number"
          min={20}
          max={1000}
          value={draft.points}
          onChange={(event) => {
            const points = event.target.valueAsNumber;
            if (points >= 1 && points <= 1000) onChange({ points });
          }}
        />
      </label>
    </div>
  );
};

interface ShelfProps {
  readonly draft: ForceDraft;
  readonly kept: OnShelf<KeptForce>;
}

const Forces = ({ draft, kept }: ShelfProps) => {
  const isOpen = (next: ForceDraft) => forceAddress(next) === forceAddress(draft);
  return (
    <nav className={keeping.shelf} aria-label="Forces">
      <h2>Yours</h2>
      <YourShelf
        what="force"
        onShelf={kept}
        drop={forceShelf.drop}
        wordsOf={({ faction, units }) => `${factionName(faction)}, ${units.map(({ name }) => name).join(', ')}`}
        itemOf={(force) => ({
          words: `${factionName(force.faction)}, ${forcePoints(force.units)} of ${force.points} points`,
          seals: <Seals units={force.units} />,
          href: forceAddress(force),
          current: isOpen(force),
        })}
      />
      <h2>Ready, {factionName(draft.faction)}</h2>
      <ul>
        {READY_FORCES.filter(({ faction }) => faction === draft.faction).map((ready) => {
          const next = { faction: ready.faction, points: ready.limit, units: readyUnits(ready), name: '' };
          return (
            <ShelfItem
              key={ready.id}
              name={`${ready.limit} points`}
              words={`costs ${forcePoints(next.units)}`}
              seals={<Seals units={next.units} />}
              href={forceAddress(next)}
              current={isOpen({ ...next, name: draft.name })}
            />
          );
        })}
      </ul>
    </nav>
  );
};

const Cards = ({ units }: Pick<ForceDraft, 'units'>) => (
  <section className={keeping.cards} aria-labelledby="cards">
    <div className={keeping.cardsHead}>
      <h2 id="cards">Cards</h2>
      {units.length > 0 && (
        <button type="button" className="button" onClick={() => print()}>
          <Printer size={18} aria-hidden="true" /> Print the cards
        </button>
      )}
    </div>
    {units.length === 0 ? (
      <p className="muted">A card for every unit of the force will lie here, nine to a printed sheet.</p>
    ) : (
      <UnitCards units={units} />
    )}
  </section>
);

const ForcePage = () => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { draft, problems } = useMemo(() => readForceDraft(new URLSearchParams(search)), [search]);
  const kept = useShelf(forceShelf);
  const own = useShelf(unitShelf);
  const [typed, setTyped] = useState('');
  // a name may end in a space while it is typed; the address is tidier
  const name = typed.trim() === draft.name ? typed : draft.name;
  useTitle(draft.name === '' ? 'Forces of Heroes' : `Force ${draft.name}`);
  const change = (next: Partial<ForceDraft>) => navigate(forceAddress({ ...draft, ...next }), { replace: true });
  const wrong = forceProblems(draft, draft.points, { printed: false });
  return (
    <div className={keeping.page}>
      <header className={keeping.head}>
        <h1>Forces of Heroes</h1>
        <p className="lede">
          Put a force together, empty or from a ready one, keep it, pass it on as a link, and print its cards. The rules
          are those of the battle itself.
        </p>
      </header>
      <Problems game={heroesDescriptor} sentences={problems} />
      <div className={keeping.columns}>
        <div className={keeping.work}>
          <section className="slip" aria-label="The force">
            <Way draft={draft} onChange={change} />
            <p className="small muted">{TRAITS[draft.faction]}</p>
            <Builder
              of={draft.name === '' ? 'this force' : draft.name}
              faction={draft.faction}
              points={draft.points}
              units={draft.units}
              name={draft.name}
              own={own.kept ?? []}
              onChange={(units) => change({ units })}
            />
          </section>
          <div aria-live="polite">
            {draft.units.length > 0 && <Problems game={heroesDescriptor} sentences={wrong} />}
          </div>
          <KeepForm
            game={heroesDescriptor}
            what="force"
            name={name}
            isKnown={kept.kept?.some((force) => force.name === draft.name) ?? false}
            onName={(next) => {
              setTyped(next);
              change({ name: next.trim() });
            }}
            problem={() => wrong[0]}
            keep={async (as) => {
              const { points, faction, units } = draft;
              await forceShelf.keep({ version: 1, name: as, points, faction, units });
              kept.reload();
            }}
          />
          <div className={keeping.actions}>
            {wrong.length === 0 && (
              <Link className="button" href={battleAddress(draft)}>
                <Swords size={18} aria-hidden="true" /> Lead it into battle
              </Link>
            )}
            <CopyLink what="this force" address={`${location.origin}${forceAddress(draft)}`} />
          </div>
        </div>
        <Forces draft={draft} kept={kept} />
      </div>
      <Cards units={draft.units} />
    </div>
  );
};

export default ForcePage;
