/** Puts warbands together, keeps them, passes them on, and prints their reference cards. */

import { magewindsDescriptor } from '@muster/magewinds';
import { Printer, Swords } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { ShareLink } from '../../../match/ShareLink.tsx';
import { forceShare } from '../../../match/share-words.ts';
import { KeepForm } from '../../../pages/keeping/KeepForm.tsx';
import css from '../../../pages/keeping/keeping.module.css';
import { FieldChips } from '../../../parts/Fields.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { Unknowns } from '../../../parts/Unknowns.tsx';
import { useChoices } from '../../../parts/useChoices.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { ReferenceSheet } from '../cards/ReferenceCard.tsx';
import { battleAddress, DRAFT, type Draft, SLOTS } from './address.ts';
import { Builder } from './Builder.tsx';
import { bandProblem, namesOf } from './band.ts';
import { cardsOf } from './cards.ts';
import { shelf } from './kept.ts';
import { Shelf } from './Shelf.tsx';

const fileOf = ({ slots, officialOnly, warband, calls }: Draft): object => ({
  slots,
  officialOnly,
  fighters: warband,
  names: namesOf(warband, calls),
});

const Cards = ({ draft }: { readonly draft: Draft }) => {
  const { warband, officialOnly, calls } = draft;
  const cards = useMemo(() => cardsOf(warband, officialOnly, calls), [warband, officialOnly, calls]);
  return (
    <section className={css.cards} aria-labelledby="cards">
      <div className={css.cardsHead}>
        <h2 id="cards">Reference cards</h2>
        {cards.length > 0 && (
          <button type="button" className="button" onClick={() => print()}>
            <Printer size={18} aria-hidden="true" /> Print the cards
          </button>
        )}
      </div>
      {cards.length === 0 ? (
        <p className="muted">A card for every fighter of the warband will lie here, nine to a printed sheet.</p>
      ) : (
        <ReferenceSheet cards={cards} />
      )}
    </section>
  );
};

const Way = ({ draft, onChange }: { readonly draft: Draft; readonly onChange: (change: Partial<Draft>) => void }) => (
  <div className={css.way}>
    <FieldChips field={SLOTS} value={draft.slots} onChoose={(slots) => onChange({ slots })} />
    <label className="choice">
      <input
        type="checkbox"
        checked={draft.officialOnly}
        onChange={(event) => onChange({ officialOnly: event.target.checked })}
      />
      <span>
        Without our stand-ins, marked HOUSE <RuleRef game={magewindsDescriptor} id="TC pack.stand-ins" />
      </span>
    </label>
  </div>
);

const Warbands = () => {
  const { chosen: draft, unknown, address, change } = useChoices('/warbands', DRAFT);
  const kept = useShelf(shelf);
  const [typed, setTyped] = useState('');
  // a name may end in a space while it is typed; the address is tidier
  const name = typed.trim() === draft.name ? typed : draft.name;
  useTitle(draft.name === '' ? 'Warbands' : `Warband ${draft.name}`);
  const rename = (next: string) => {
    setTyped(next);
    change({ name: next.trim() });
  };
  const canFight = bandProblem(draft.warband, draft.slots, draft.officialOnly) === undefined;
  const work = (
    <>
      <section className="slip" aria-label="The warband">
        <Way draft={draft} onChange={change} />
        <Builder
          of={draft.name === '' ? 'this warband' : draft.name}
          slots={draft.slots}
          officialOnly={draft.officialOnly}
          warband={draft.warband}
          calls={draft.calls}
          kept={kept.kept ?? []}
          onChange={(warband, calls) => change({ warband, calls })}
        />
      </section>
      <KeepForm
        game={magewindsDescriptor}
        what="warband"
        name={name}
        isKnown={kept.kept?.some((band) => band.name === draft.name) ?? false}
        onName={rename}
        problem={() => bandProblem(draft.warband, draft.slots, draft.officialOnly)}
        keep={async (as) => {
          const { slots, warband, calls } = draft;
          const called = calls.length === 0 ? {} : { calls };
          await shelf.keep({ version: 1, name: as, slots, warband, ...called, updated: Date.now() });
          kept.reload();
        }}
      />
      <div className={css.actions}>
        {canFight && (
          <Link className="button" href={battleAddress(draft)}>
            <Swords size={18} aria-hidden="true" /> Lead it into battle
          </Link>
        )}
        <ShareLink
          what="this warband"
          address={address}
          share={() => forceShare(magewindsDescriptor, 'warband', draft.name, fileOf(draft))}
        />
      </div>
    </>
  );
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Warbands</h1>
        <p className="lede">
          Put a warband of Magewinds together, keep it, pass it on as a link, and print its cards. The rules are those
          of the battle itself.
        </p>
      </header>
      <div className={css.columns}>
        <div className={css.work}>
          {unknown.length > 0 ? <Unknowns game={magewindsDescriptor} unknown={unknown} /> : work}
        </div>
        <Shelf draft={draft} kept={kept} />
      </div>
      {unknown.length === 0 && <Cards draft={draft} />}
    </div>
  );
};

export default Warbands;
