/** The warbands to open: those kept in this browser, then the ready-made ones. */

import { type ProfileId, readyMade, SLOT_BUDGETS } from '@muster/magewinds';
import css from '../../../pages/keeping/keeping.module.css';
import { ShelfItem, YourShelf } from '../../../pages/keeping/Shelf.tsx';
import type { OnShelf } from '../../../parts/shelf.ts';
import { type Draft, draftAddress } from './address.ts';
import { bandWords, groupedBand } from './band.ts';
import { FighterSeal } from './FighterSeal.tsx';
import { type KeptWarband, shelf } from './kept.ts';

const Seals = ({ warband }: { readonly warband: readonly ProfileId[] }) => (
  <>
    {groupedBand(warband).map(({ id, count }) => (
      <span key={id}>
        <FighterSeal id={id} size={26} />
        {count > 1 && <span aria-hidden="true">×{count}</span>}
      </span>
    ))}
    <span className="visually-hidden">: {bandWords(warband)}. </span>
  </>
);

/** The budget it was made for, as the page knows it. */
const budgetOf = (slots: number) => SLOT_BUDGETS.find((n) => n >= slots) ?? 10;

interface Props {
  readonly draft: Draft;
  readonly kept: OnShelf<KeptWarband>;
}

export const Shelf = ({ draft, kept }: Props) => {
  const isOpen = (name: string, warband: readonly ProfileId[]) =>
    draft.name === name && draft.warband.join() === warband.join();
  return (
    <nav className={css.shelf} aria-label="Warbands">
      <h2>Yours</h2>
      <YourShelf
        what="warband"
        onShelf={kept}
        drop={shelf.drop}
        wordsOf={({ warband }) => bandWords(warband)}
        itemOf={(band) => ({
          words: `${band.slots} slots`,
          seals: <Seals warband={band.warband} />,
          href: draftAddress({ ...band, calls: band.calls ?? [], slots: budgetOf(band.slots), officialOnly: false }),
          current: isOpen(band.name, band.warband),
        })}
      />
      <h2>Ready-made, {draft.slots} slots</h2>
      <ul>
        {readyMade(draft.slots, draft.officialOnly).map(({ id, name, words, warband }) => (
          <ShelfItem
            key={id}
            name={name}
            words={words}
            seals={<Seals warband={warband} />}
            href={draftAddress({ ...draft, warband, calls: [], name })}
            current={isOpen(name, warband)}
          />
        ))}
      </ul>
    </nav>
  );
};
