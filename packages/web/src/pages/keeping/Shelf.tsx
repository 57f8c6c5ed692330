/** What is kept in this browser, to be opened or deleted, and what lies ready beside it. */

import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Confirm } from '../../parts/Confirm.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import type { OnShelf } from '../../parts/shelf.ts';
import css from './keeping.module.css';

interface ItemProps {
  readonly name: string;
  /** A line below the name. */
  readonly words: string;
  /** Pictures between them. */
  readonly seals?: ReactNode;
  readonly href: string;
  readonly current: boolean;
  readonly children?: ReactNode;
}

export const ShelfItem = ({ name, words, seals, href, current, children }: ItemProps) => (
  <li className={css.item}>
    <Link href={href} className={css.open} aria-current={current ? 'true' : undefined} replace>
      <span className={css.itemName}>{name}</span>
      {seals !== undefined && <span className={css.itemSeals}>{seals}</span>}
      <span className="small muted">{words}</span>
    </Link>
    {children}
  </li>
);

interface YoursProps<K extends { readonly name: string }> {
  /** `warband`. */
  readonly what: string;
  readonly many?: string;
  readonly onShelf: OnShelf<K>;
  readonly drop: (name: string) => Promise<void>;
  /** What it is, before it is deleted: `Warrior and Wizard`; the line below its name unless told. */
  readonly wordsOf?: (kept: K) => string;
  readonly itemOf: (kept: K) => Omit<ItemProps, 'name' | 'children'>;
}

export const YourShelf = <K extends { readonly name: string }>(props: YoursProps<K>) => {
  const { what, many = `${what}s`, onShelf, drop, itemOf } = props;
  const { wordsOf = (kept) => itemOf(kept).words } = props;
  const [asked, setAsked] = useState<K>();
  const [failed, setFailed] = useState(false);
  const { kept } = onShelf;
  const dropIt = async (name: string) => {
    try {
      await drop(name);
      setFailed(false);
    } catch {
      setFailed(true);
    }
    onShelf.reload();
  };
  return (
    <>
      {onShelf.failed && (
        <p className="field__error" role="alert">
          The browser forbids storage for this page, so no {many} can be kept here. Links still work.
        </p>
      )}
      {failed && (
        <p className="field__error" role="alert">
          It could not be deleted: the browser forbids storage for this page.
        </p>
      )}
      {kept?.length === 0 && (
        <p className="muted">None kept yet. Put one together, give it a name and save it; it stays in this browser.</p>
      )}
      <ul>
        {kept?.map((one) => (
          <ShelfItem key={one.name} name={one.name} {...itemOf(one)}>
            <IconButton icon={Trash2} name={`Delete ${one.name}`} onClick={() => setAsked(one)} />
          </ShelfItem>
        ))}
      </ul>
      {asked !== undefined && (
        <Confirm
          title={`Delete ${asked.name}?`}
          action={`Delete this ${what}`}
          onConfirm={() => dropIt(asked.name)}
          onClose={() => setAsked(undefined)}
        >
          <p>{wordsOf(asked)}. It cannot be brought back.</p>
        </Confirm>
      )}
    </>
  );
};
