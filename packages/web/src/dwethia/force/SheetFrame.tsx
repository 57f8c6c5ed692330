/** The page of a sheet of one's own: what is on it, what it costs, what is wrong with it, keeping and passing it on, and its card. */

import type { Descriptor } from '@muster/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Ruled } from '../../contract/table-game.ts';
import { ShareLink } from '../../match/ShareLink.tsx';
import { forceShare } from '../../match/share-words.ts';
import { KeepForm } from '../../pages/keeping/KeepForm.tsx';
import keeping from '../../pages/keeping/keeping.module.css';
import { YourShelf } from '../../pages/keeping/Shelf.tsx';
import { Problems } from '../../parts/Problems.tsx';
import { type Shelf, useShelf } from '../../parts/shelf.ts';
import { capital } from '../../parts/words.ts';
import { CardsPart, useTyped } from './ForceFrame.tsx';
import css from './force.module.css';

/** Sheets of one's own that are kept in this browser. */
interface OwnSheets<S, K extends { readonly name: string }> {
  readonly shelf: Shelf<K>;
  readonly asKept: (name: string) => K;
  readonly sheetOf: (kept: K) => S;
  readonly addressOf: (sheet: S) => string;
  readonly wordsOf: (sheet: S) => string;
  readonly pictureOf: (sheet: S) => ReactNode;
}

interface Props<S, K extends { readonly name: string }> {
  readonly game: Ruled & Pick<Descriptor, 'forces'>;
  /** `unit`. */
  readonly what: string;
  /** `force`: what it goes into. */
  readonly into: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly lede: ReactNode;
  /** What the address asked and cannot have. */
  readonly problems: readonly string[];
  /** What is wrong with what is on the sheet. */
  readonly wrong: readonly string[];
  /** Why it need not be kept; undefined where it is one's own. */
  readonly printed: string | undefined;
  readonly name: string;
  readonly tidy: (name: string) => string;
  readonly onName: (name: string) => void;
  readonly own: OwnSheets<S, K>;
  /** As its file has it, too. */
  readonly sheet: S;
  /** Addresses of the force it came from, and of a new one that begins with it. */
  readonly back: string | undefined;
  readonly beginning: string;
  readonly bill: ReactNode;
  readonly card: ReactNode;
  readonly children: ReactNode;
}

export const SheetFrame = <S extends object, K extends { readonly name: string }>(props: Props<S, K>) => {
  const { game, what, into, icon, problems, wrong, printed, name, tidy, back, own, sheet } = props;
  const [shown, type] = useTyped(name);
  const onShelf = useShelf(own.shelf);
  const address = own.addressOf(sheet);
  return (
    <div className={keeping.page}>
      <header className={keeping.head}>
        <h1>{props.title}</h1>
        <p className="lede">{props.lede}</p>
      </header>
      <Problems game={game} sentences={problems} />
      <div className={keeping.columns}>
        <div className={keeping.work}>
          <section className="slip" aria-label={`The ${what}`}>
            {props.children}
          </section>
        </div>
        <div className={css.side}>
          <section className="slip" aria-label="Cost">
            <h2>Cost</h2>
            {props.bill}
          </section>
          <div aria-live="polite">
            <Problems game={game} sentences={wrong} />
          </div>
          <KeepForm
            game={game}
            what={what}
            name={shown}
            isKnown={onShelf.kept?.some((one) => one.name === name) ?? false}
            onName={(next) => {
              type(tidy(next));
              props.onName(tidy(next).trim());
            }}
            problem={() => wrong[0] ?? printed}
            keep={async (as) => {
              await own.shelf.keep(own.asKept(as));
              onShelf.reload();
            }}
          />
          <div className={keeping.actions}>
            {back !== undefined && (
              <Link className="button button--main" href={back}>
                {icon} Put it into the {into}
              </Link>
            )}
            {wrong.length === 0 && back === undefined && (
              <Link className="button" href={props.beginning}>
                {icon} Begin {/^[aeiou]/.test(into) ? 'an' : 'a'} {into} with it
              </Link>
            )}
            <ShareLink what={`this ${what}`} address={address} share={() => forceShare(game, what, name, sheet)} />
          </div>
          <nav className={keeping.shelf} aria-label={`${capital(what)}s of your own`}>
            <h2>Yours</h2>
            <YourShelf
              what={what}
              onShelf={onShelf}
              drop={own.shelf.drop}
              itemOf={(kept) => {
                const one = own.sheetOf(kept);
                const href = own.addressOf(one);
                return { words: own.wordsOf(one), seals: own.pictureOf(one), href, current: href === address };
              }}
            />
          </nav>
        </div>
      </div>
      <CardsPart title="Card" print="Print the card">
        {props.card}
      </CardsPart>
    </div>
  );
};
