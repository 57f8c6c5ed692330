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
import { Problems } from '../../parts/Problems.tsx';

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
    {members.map(({ picture }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same one may be there twice
      <span key={i}>{picture}</span>
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

interface Props {
  readonly game: Ruled & Pick<Descriptor, 'forces'>;
  /** `force`. */
  readonly what: string;
  readonly title: string;
  readonly lede: string;
  /** What the address asked and cannot have. */
  readonly problems: readonly string[];
  /** What is wrong with the force. */
  readonly wrong: readonly string[];
  readonly isEmpty: boolean;
  readonly name: string;
  readonly isKnown: boolean;
  readonly onName: (name: string) => void;
  readonly keep: (name: string) => Promise<void>;
  /** Of this page, and of a battle with the force. */
  readonly address: string;
  readonly battle: string;
  /** The force as its file has it. */
  readonly file: object;
  /** Besides keeping, leading and passing on. */
  readonly more?: ReactNode;
  /** The builder. */
  readonly children: ReactNode;
  readonly shelf: ReactNode;
  readonly cards: ReactNode;
}

export const ForceFrame = (props: Props) => {
  const { game, what, title, lede, problems, wrong, isEmpty, name, isKnown, keep, address, battle } = props;
  const [shown, type] = useTyped(name);
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
            isKnown={isKnown}
            onName={(next) => {
              type(next);
              props.onName(next.trim());
            }}
            problem={() => wrong[0]}
            keep={keep}
          />
          <div className={keeping.actions}>
            {wrong.length === 0 && (
              <Link className="button" href={battle}>
                <Swords size={18} aria-hidden="true" /> Lead it into battle
              </Link>
            )}
            <ShareLink what={`this ${what}`} address={address} share={() => forceShare(game, what, name, props.file)} />
            {props.more}
          </div>
        </div>
        {props.shelf}
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
