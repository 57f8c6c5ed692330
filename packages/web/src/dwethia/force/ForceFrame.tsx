/** The page of a force: what it is made of, what is wrong with it, keeping, passing on and leading it, the shelf, and its cards. */

import type { Descriptor } from '@muster/kernel';
import { Printer, Swords } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Ruled } from '../../contract/table-game.ts';
import { ShareLink } from '../../match/ShareLink.tsx';
import { forceShare } from '../../match/share-words.ts';
import { KeepForm } from '../../pages/keeping/KeepForm.tsx';
import keeping from '../../pages/keeping/keeping.module.css';
import { ShelfItem, YourShelf } from '../../pages/keeping/Shelf.tsx';
import { inPlace } from '../../parts/inPlace.tsx';
import { Problems } from '../../parts/Problems.tsx';
import { type OnShelf, type Shelf, useShelf } from '../../parts/shelf.ts';
import { capital } from '../../parts/words.ts';

/** A name may end in a space while it is typed; the address is tidier. */
export const useTyped = (name: string): readonly [shown: string, type: (text: string) => void] => {
  const [typed, setTyped] = useState('');
  return [typed.trim() === name ? typed : name, setTyped];
};

/** Small pictures of all in a force, by name to a screen reader. */
export const Seals = ({
  members,
}: {
  readonly members: readonly { readonly name: string; readonly picture: ReactNode }[];
}) => (
  <>
    {inPlace(members, ({ picture }) => (
      <span>{picture}</span>
    ))}
    <span className="visually-hidden">: {members.map(({ name }) => name).join(', ')}. </span>
  </>
);

interface CardsProps {
  /** `Cards`. */
  readonly title: string;
  /** `Print the cards`; undefined where there is nothing to print. */
  readonly print: string | undefined;
  readonly children: ReactNode;
}

export const CardsPart = ({ title, print: words, children }: CardsProps) => (
  <section className={keeping.cards} aria-labelledby="cards">
    <div className={keeping.cardsHead}>
      <h2 id="cards">{title}</h2>
      {words !== undefined && (
        <button type="button" className="button" onClick={() => print()}>
          <Printer size={18} aria-hidden="true" /> {words}
        </button>
      )}
    </div>
    {children}
  </section>
);

interface ShelfProps<D, K extends { readonly name: string }> {
  /** `force`, and several of them. */
  readonly what: string;
  readonly many?: string;
  readonly draft: D;
  /** Where forces are kept, and one of them as it is opened. */
  readonly shelf: Shelf<K>;
  readonly draftOf: (kept: K) => D;
  readonly addressOf: (draft: D) => string;
  /** A line below its name, and what is said before it is deleted. */
  readonly wordsOf: (draft: D) => string;
  readonly tellOf?: (draft: D) => string;
  readonly sealsOf: (draft: D) => ReactNode;
  /** What lies ready, under this title. */
  readonly readyTitle: string;
  readonly ready: readonly { readonly key: string; readonly name: string; readonly words: string; readonly draft: D }[];
}

const ForceShelf = <D extends { readonly name: string }, K extends { readonly name: string }>(
  props: ShelfProps<D, K> & { readonly kept: OnShelf<K> },
) => {
  const { what, many = `${what}s`, draft, shelf, draftOf, addressOf, wordsOf, tellOf = wordsOf, sealsOf } = props;
  const isOpen = (next: D) => addressOf(next) === addressOf(draft);
  return (
    <nav className={keeping.shelf} aria-label={capital(many)}>
      <h2>Yours</h2>
      <YourShelf
        what={what}
        many={many}
        onShelf={props.kept}
        drop={shelf.drop}
        wordsOf={(kept) => tellOf(draftOf(kept))}
        itemOf={(kept) => {
          const next = draftOf(kept);
          return { words: wordsOf(next), seals: sealsOf(next), href: addressOf(next), current: isOpen(next) };
        }}
      />
      <h2>{props.readyTitle}</h2>
      <ul>
        {props.ready.map(({ key, name, words, draft: next }) => (
          <ShelfItem
            key={key}
            name={name}
            words={words}
            seals={sealsOf(next)}
            href={addressOf(next)}
            current={isOpen({ ...next, name: draft.name })}
          />
        ))}
      </ul>
    </nav>
  );
};

interface Props<D, K extends { readonly name: string }> extends ShelfProps<D, K> {
  readonly game: Ruled & Pick<Descriptor, 'forces'>;
  readonly title: string;
  readonly lede: string;
  /** What the address asked and cannot have. */
  readonly problems: readonly string[];
  /** What is wrong with the force. */
  readonly wrong: readonly string[];
  readonly isEmpty: boolean;
  readonly onName: (name: string) => void;
  readonly asKept: (name: string) => K;
  /** Of a battle with the force. */
  readonly battle: string;
  /** The force as its file has it. */
  readonly file: object;
  /** Besides keeping, leading and passing on. */
  readonly more?: ReactNode;
  /** The builder. */
  readonly children: ReactNode;
  readonly cards: ReactNode;
}

export const ForceFrame = <D extends { readonly name: string }, K extends { readonly name: string }>(
  props: Props<D, K>,
) => {
  const { game, what, title, lede, problems, wrong, isEmpty, draft, battle } = props;
  const { name } = draft;
  const [shown, type] = useTyped(name);
  const kept = useShelf(props.shelf);
  return (
    <div className={keeping.page}>
      <header className={keeping.head}>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
      </header>
      <Problems game={game} sentences={problems} />
      <div className={keeping.columns}>
        <div className={keeping.work}>
          <section className="slip" aria-label={`The ${what}`}>
            {props.children}
          </section>
          <div aria-live="polite">{!isEmpty && <Problems game={game} sentences={wrong} />}</div>
          <KeepForm
            game={game}
            what={what}
            name={shown}
            isKnown={kept.kept?.some((one) => one.name === name) ?? false}
            onName={(next) => {
              type(next);
              props.onName(next.trim());
            }}
            problem={() => wrong[0]}
            keep={async (as) => {
              await props.shelf.keep(props.asKept(as));
              kept.reload();
            }}
          />
          <div className={keeping.actions}>
            {wrong.length === 0 && (
              <Link className="button" href={battle}>
                <Swords size={18} aria-hidden="true" /> Lead it into battle
              </Link>
            )}
            <ShareLink
              what={`this ${what}`}
              address={props.addressOf(draft)}
              share={() => forceShare(game, what, name, props.file)}
            />
            {props.more}
          </div>
        </div>
        <ForceShelf {...props} kept={kept} />
      </div>
      <CardsPart title="Cards" print={isEmpty ? undefined : 'Print the cards'}>
        {isEmpty ? (
          <p className="muted">A card for each of them will lie here, nine to a printed sheet.</p>
        ) : (
          props.cards
        )}
      </CardsPart>
    </div>
  );
};
