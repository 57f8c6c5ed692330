/** The plain table: the state as it is in the middle, and everything that may be done as a list of buttons. */

import type { Descriptor } from '@muster/kernel';
import { useMemo, useState } from 'react';
import { seatName } from '../contract/players.ts';
import type { PlayTableProps } from '../contract/table-game.ts';
import { RuleWords } from '../parts/RuleWords.tsx';
import { ActionBar } from '../play/ActionBar.tsx';
import { Complaint } from '../play/Hint.tsx';
import play from '../play/play.module.css';
import { SlipBody } from '../play/SlipBody.tsx';
import { keepAnswer, lookAction } from '../play/seatActions.ts';
import { type Slip, TableFrame } from '../play/TableFrame.tsx';
import { whileOthersAct } from '../play/Waiting.tsx';
import css from './plain.module.css';
import { StateTree } from './StateTree.tsx';
import { commandWords } from './words.ts';

interface Props extends PlayTableProps {
  readonly descriptor: Descriptor;
}

/** More are not shown at once: looking for one by its words is quicker. */
const MOST = 200;

const Choices = ({ descriptor, state, table }: Props) => {
  const { acting, view } = state;
  const [sought, setSought] = useState('');
  const choices = useMemo(
    () =>
      acting === undefined
        ? []
        : descriptor.game.candidates(view, acting).map((command) => ({
            command,
            words: descriptor.commandWords?.(command) ?? commandWords(command),
          })),
    [descriptor, view, acting],
  );
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
            <button type="button" className="button button--wide" onClick={() => table.play(command)}>
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

const Decision = (props: Props) => {
  const { descriptor, state, table, instead } = props;
  const { acting, decisions, players, seatNames, notice } = state;
  const asked = decisions.find(({ seat }) => seat === acting);
  return (
    <div className={play.slip}>
      <SlipBody>
        <Complaint game={descriptor} kind="risk" text={notice} />
        {instead ??
          (asked !== undefined && acting !== undefined && (
            <>
              <p className={play.hint} aria-live="polite">
                <span className={play.seatMark} data-seat={acting} aria-hidden="true" />
                <span>
                  {seatName(seatNames, players, acting)} is {descriptor.asks[asked.kind]?.words ?? asked.kind} (
                  <RuleWords game={descriptor} text={asked.rule} />
                  ).
                </span>
              </p>
              <Choices {...props} />
            </>
          ))}
      </SlipBody>
      {instead === undefined && (
        <ActionBar
          wait="Choose what to do"
          more={keepAnswer(state, table)}
          next={lookAction(state, table)}
          undo={props.canUndo ? props.askUndo : undefined}
          redo={props.canRedo ? props.redo : undefined}
          concede={state.outcome === undefined ? props.askConcede : undefined}
          {...(asked === undefined ? whileOthersAct(state, table) : {})}
        />
      )}
    </div>
  );
};

export const PlayTable = (props: Props) => {
  const { title, state, log } = props;
  const [slip, setSlip] = useState<Slip>('decision');
  return (
    <TableFrame
      title={title}
      slip={slip}
      onSlip={setSlip}
      forcesWords="Seats"
      forces={
        <ul className={css.seats}>
          {state.seatNames.map((name, seat) => (
            <li key={name}>
              <span className={play.hint}>
                <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
                {seatName(state.seatNames, state.players, seat)}
              </span>
            </li>
          ))}
        </ul>
      }
      decision={<Decision {...props} />}
      log={log}
    >
      <div className={css.state}>
        <StateTree state={state.view} />
      </div>
    </TableFrame>
  );
};
