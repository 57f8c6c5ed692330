/** The warbands to open: those kept in this browser, then the ready-made ones. */

import type { ProfileId } from '@muster/magewinds';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Confirm } from '../../../parts/Confirm.tsx';
import { type Draft, draftAddress } from './address.ts';
import { bandWords, groupedBand, SLOT_BUDGETS } from './band.ts';
import { FighterSeal } from './FighterSeal.tsx';
import { type KeptWarband, shelf } from './kept.ts';
import css from './page.module.css';
import { readyMade } from './ready-made.ts';
import type { Kept } from './useKept.ts';

interface ItemProps {
  readonly name: string;
  readonly words: string;
  readonly warband: readonly ProfileId[];
  readonly href: string;
  readonly current: boolean;
  readonly children?: ReactNode;
}

const Item = ({ name, words, warband, href, current, children }: ItemProps) => (
  <li className={css.item}>
    <Link href={href} className={css.open} aria-current={current ? 'true' : undefined} replace>
      <span className={css.itemName}>{name}</span>
      <span className={css.itemSeals}>
        {groupedBand(warband).map(({ id, count }) => (
          <span key={id}>
            <FighterSeal id={id} size={26} />
            {count > 1 && <span aria-hidden="true">×{count}</span>}
          </span>
        ))}
      </span>
      <span className="visually-hidden">: {bandWords(warband)}. </span>
      <span className="small muted">{words}</span>
    </Link>
    {children}
  </li>
);

/** The budget it was made for, as the page knows it. */
const budgetOf = (slots: number) => SLOT_BUDGETS.find((n) => n >= slots) ?? 10;

interface Props {
  readonly draft: Draft;
  readonly kept: Kept;
}

export const Shelf = ({ draft, kept }: Props) => {
  const [asked, setAsked] = useState<KeptWarband>();
  const [failed, setFailed] = useState(false);
  const drop = async (name: string) => {
    try {
      await shelf.drop(name);
      setFailed(false);
    } catch {
      setFailed(true);
    }
    kept.reload();
  };
  const isOpen = (name: string, warband: readonly ProfileId[]) =>
    draft.name === name && draft.warband.join() === warband.join();
  return (
    <nav className={css.shelf} aria-label="Warbands">
      <h2>Yours</h2>
      {kept.failed && (
        <p className="field__error" role="alert">
          The browser forbids storage for this page, so no warbands can be kept here. Links still work.
        </p>
      )}
      {failed && (
        <p className="field__error" role="alert">
          It could not be deleted: the browser forbids storage for this page.
        </p>
      )}
      {kept.kept?.length === 0 && (
        <p className="muted">None kept yet. Put one together, give it a name and save it; it stays in this browser.</p>
      )}
      <ul>
        {kept.kept?.map((band) => (
          <Item
            key={band.name}
            name={band.name}
            words={`${band.slots} slots`}
            warband={band.warband}
            href={draftAddress({ ...band, calls: band.calls ?? [], slots: budgetOf(band.slots), officialOnly: false })}
            current={isOpen(band.name, band.warband)}
          >
            <button
              type="button"
              className="button button--quiet button--icon"
              title={`Delete ${band.name}`}
              aria-label={`Delete ${band.name}`}
              onClick={() => setAsked(band)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </button>
          </Item>
        ))}
      </ul>
      <h2>Ready-made, {draft.slots} slots</h2>
      <ul>
        {readyMade(draft.slots, draft.officialOnly).map(({ id, name, words, warband }) => (
          <Item
            key={id}
            name={name}
            words={words}
            warband={warband}
            href={draftAddress({ ...draft, warband, calls: [], name })}
            current={isOpen(name, warband)}
          />
        ))}
      </ul>
      {asked !== undefined && (
        <Confirm
          title={`Delete ${asked.name}?`}
          action="Delete this warband"
          onConfirm={() => drop(asked.name)}
          onClose={() => setAsked(undefined)}
        >
          <p>{bandWords(asked.warband)}. It cannot be brought back.</p>
        </Confirm>
      )}
    </nav>
  );
};
