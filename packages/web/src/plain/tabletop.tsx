/** The plain table: the state as it is in the middle, and everything that may be done as a list of buttons. */

import type { Descriptor } from '@muster/kernel';
import { useMemo, useState } from 'react';
import { noPlan } from '../contract/plan.ts';
import { seatName } from '../contract/players.ts';
import type { PartProps, SeenProps, TableTypes, Tabletop } from '../contract/tabletop.ts';
import { listed } from '../parts/words.ts';
import play from '../play/play.module.css';
import { Turn } from '../play/WhoseTurn.tsx';
import css from './plain.module.css';
import { StateTree } from './StateTree.tsx';
import { commandWords } from './words.ts';

/** More are not shown at once: looking for one by its words is quicker. */
const MOST = 200;

interface ChoicesProps extends PartProps<TableTypes> {
  readonly descriptor: Descriptor;
}

const Choices = ({ descriptor, now: { view, decision }, play }: ChoicesProps) => {
  const [sought, setSought] = useState('');
  const choices = useMemo(
    () =>
      decision === undefined
        ? []
        : descriptor.game.candidates(view, decision.seat).map((command) => ({
            command,
            words: descriptor.commandWords?.(command) ?? commandWords(command),
          })),
    [descriptor, view, decision],
  );
  if (decision === undefined) return null;
  const found = choices.filter(({ words }) => words.toLowerCase().includes(sought.toLowerCase()));
  return (
    <>
      {choices.length > 12 && (
        <label className="field">
          <span className="field__label">Find among {choices.length}</span>
          <input className="input" value={sought} onChange={(e) => setSought(e.target.value)} />
        </label>
      )}
      <ul className={css.choices}>
        {found.slice(0, MOST).map(({ command, words }) => (
          <li key={words}>
            <button type="button" className="button button--wide" onClick={() => play([command])}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="muted">Nothing of what you may do has these words.</p>}
      {found.length > MOST && <p className="muted">And {found.length - MOST} more: say some of its words.</p>}
    </>
  );
};

const Banner = ({ seen }: SeenProps<TableTypes>) => {
  const [first] = seen.outcome?.places ?? [];
  const isWon = first !== undefined && first.length < seen.seatNames.length;
  const won = isWon ? `${listed(first.map((seat) => seen.seatNames[seat]!))} wins` : first && 'A draw';
  return <Turn {...seen} seat={seen.turn} won={won} when={null} />;
};

const Seats = ({ seen: { seatNames, players } }: SeenProps<TableTypes>) => (
  <ul className={css.seats}>
    {seatNames.map((name, seat) => (
      <li key={name}>
        <span className={play.hint}>
          <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
          {seatName(seatNames, players, seat)}
        </span>
      </li>
    ))}
  </ul>
);

/** Nothing is ever held: each button plays what it says. */
const NOTHING = { kind: 'nothing' };

export const plainTabletop = (descriptor: Descriptor): Tabletop => ({
  hand: {
    first: () => NOTHING,
    touch: () => ({ held: NOTHING }),
    back: () => NOTHING,
    plan: ({ decision }) => ({
      ...noPlan({}),
      hint:
        decision === undefined
          ? ''
          : `You are ${descriptor.asks[decision.kind]?.words ?? decision.kind} (${decision.rule}).`,
      wait: 'Choose what to do',
    }),
  },
  noDraft: {},
  Board: ({ seen }) => (
    <div className={css.state}>
      <StateTree state={seen.view} />
    </div>
  ),
  Sides: Seats,
  sidesWords: 'Seats',
  Banner,
  parts: [{ place: 'question', Part: (part) => <Choices {...part} descriptor={descriptor} /> }],
});
