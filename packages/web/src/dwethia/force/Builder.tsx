/** A force in the making: who is in it, what it adds up to, and the lists it is taken from. */

import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import trays from '../../pages/tray.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import { inPlace } from '../../parts/inPlace.tsx';
import { capital, count } from '../../parts/words.ts';
import { Bill, type Item } from './Bill.tsx';
import css from './force.module.css';
import { Tray } from './Tray.tsx';

/** One of a force, as it is shown. */
export interface Member {
  readonly name: string;
  /** Beside the name. */
  readonly kind: string;
  /** Its stats on one line. */
  readonly line: string;
  readonly words: string;
  readonly points: number;
  readonly bill: readonly Item[];
  readonly picture: ReactNode;
  /** On a list from which it is taken. */
  readonly small: ReactNode;
}

/** One that may join a force. */
export interface Offer<M> {
  readonly key: string;
  readonly member: M;
  /** Whether the name is the publisher's; undefined for what is one's own. */
  readonly isNamed?: boolean;
}

/** One of the figures that a force adds up to. */
export interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  readonly isWrong?: boolean;
}

/** A line of a composition chart: how many there are, and how many there may be. */
export const chartFigure = (name: string, n: number, least: number, most: number | null): Figure => ({
  name,
  value: (
    <>
      {n}{' '}
      <span className="small muted">
        of {most === null ? (least === 0 ? 'any' : `${least} or more`) : least === most ? most : `${least} to ${most}`}
      </span>
    </>
  ),
  isWrong: n < least || (most !== null && n > most),
});

interface SpentProps {
  readonly spent: number;
  readonly limit: number;
  /** What becomes of the rest. */
  readonly rest?: (left: number) => string;
}

export const Spent = ({ spent, limit, rest = (left) => `${left} left` }: SpentProps) => (
  <div className={css.spent}>
    <p>
      <strong>{spent}</strong> of {limit} points,{' '}
      {spent > limit ? <span className={trays.tooMany}>{spent - limit} too many</span> : rest(limit - spent)}
    </p>
    <progress max={limit} value={Math.min(spent, limit)} data-over={spent > limit || undefined} aria-hidden="true" />
  </div>
);

export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className={css.figures} aria-label="Statistics">
    {figures.map(({ name, value, isWrong }) => (
      <div key={name} data-wrong={isWrong || undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface RowProps {
  readonly member: Member;
  /** Where it is changed. */
  readonly href: string;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

const Row = ({ member: { name, kind, line, words, points, bill, picture }, href, onCopy, onRemove }: RowProps) => (
  <li className={css.unit}>
    {picture}
    <div className={css.unitWords}>
      <p>
        <b>{name}</b> <span className="small muted">{kind}</span>
      </p>
      <p className={css.line}>{line}</p>
      <p className="small muted">{words}</p>
      <details>
        <summary>
          {points} points<span className="visually-hidden"> for {name}, item by item</span>
        </summary>
        <Bill name={name} items={bill} together={points} />
      </details>
    </div>
    <div className={css.tools}>
      <Link
        className="button button--quiet button--icon"
        href={href}
        title={`Change ${name} on a sheet of its own`}
        aria-label={`Change ${name} on a sheet of its own`}
      >
        <Pencil size={18} aria-hidden="true" />
      </Link>
      <IconButton icon={Copy} name={`One more ${name}`} onClick={onCopy} />
      <IconButton icon={Trash2} name={`Take ${name} out`} onClick={onRemove} />
    </div>
  </li>
);

interface OffersProps<M> {
  /** `Units for South`. */
  readonly label: string;
  readonly left: number;
  readonly offers: readonly Offer<M>[];
  readonly show: (member: M) => Member;
  readonly onAdd: (member: M) => void;
}

export const Offers = <M,>({ label, left, offers, show, onAdd }: OffersProps<M>) => (
  <Tray
    label={label}
    left={left}
    choices={offers.map(({ key, member, isNamed }) => {
      const { name, kind, line, words, points, small } = show(member);
      const onAddIt = () => onAdd(member);
      return { key, name, isNamed, points, picture: small, line, words: `${capital(kind)}: ${words}`, onAdd: onAddIt };
    })}
  />
);

interface Props<M> {
  /** `Units`, each of which is a `model`. */
  readonly what: string;
  readonly one: string;
  /** Whose they are: `South`, `this force`. */
  readonly of: string;
  /** What is said of a force without anybody, and when it was emptied. */
  readonly empty: string;
  readonly emptied: string;
  readonly points: number;
  readonly members: readonly M[];
  readonly show: (member: M) => Member;
  readonly figures: readonly Figure[];
  readonly hrefOf: (place: number) => string;
  /** One more of it: not all of it may be there twice. */
  readonly again?: (member: M) => M;
  readonly onChange: (members: readonly M[]) => void;
  /** The list of its faction, under this title. */
  readonly title: string;
  readonly offers: readonly Offer<M>[];
  /** Those of one's own, and where one is built. */
  readonly own: readonly Offer<M>[];
  readonly build: string;
}

export const Builder = <M,>(props: Props<M>) => {
  const { what, one, of, empty, emptied, points, members, show, figures, hrefOf, onChange } = props;
  const { title, offers, own, build, again = (member) => member } = props;
  const [said, setSaid] = useState('');
  const shown = members.map(show);
  const spent = shown.reduce((sum, member) => sum + member.points, 0);
  const change = (next: readonly M[], words: string) => {
    setSaid(words);
    onChange(next);
  };
  const tray = {
    label: `${what} for ${of}`,
    left: points - spent,
    show,
    onAdd: (member: M) =>
      change([...members, member], `${show(member).name} joins: ${count(members.length + 1, one)}.`),
  };
  return (
    <div className={css.builder}>
      <Spent spent={spent} limit={points} />
      {members.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <ul className={css.units} aria-label={`${what} of ${of}`}>
          {inPlace(shown, (member, place) => (
            <Row
              member={member}
              href={hrefOf(place)}
              onCopy={() => change(members.toSpliced(place + 1, 0, again(members[place]!)), `One more ${member.name}.`)}
              onRemove={() => change(members.toSpliced(place, 1), `${member.name} is out.`)}
            />
          ))}
        </ul>
      )}
      <p className={trays.said} role="status">
        {said}
      </p>
      <Figures figures={figures} />
      {members.length > 0 && (
        <button type="button" className="button button--small button--quiet" onClick={() => change([], emptied)}>
          Empty it
        </button>
      )}
      <h3>{title}</h3>
      <Offers {...tray} offers={offers} />
      <h3>{what} of your own</h3>
      {own.length === 0 ? (
        <p className="muted">
          None kept for this faction. <Link href={build}>Build one</Link>.
        </p>
      ) : (
        <Offers {...tray} offers={own} />
      )}
    </div>
  );
};
