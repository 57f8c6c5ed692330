/** Asks for dice before there is a table to ask at: in a dialog, one roll after the other. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AskedRoll } from '../../contract/table-game.ts';
import { DiceForm } from './DiceForm.tsx';
import css from './dice-form.module.css';

interface Open {
  readonly roll: AskedRoll;
  readonly answer: (faces: readonly number[] | 'back') => void;
  readonly cancel: () => void;
}

/** The player left the dialog. */
export class NotRolled extends Error {}

const DiceDialog = ({ roll, answer, cancel }: Open) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`dialog ${css.dialog}`} aria-label="Real dice" onClose={cancel}>
      <DiceForm key={roll.words} roll={roll} onGive={answer} onBack={() => answer('back')} backWords="Back" />
      <button type="button" className="button button--quiet button--small" onClick={() => dialog.current?.close()}>
        Do not start the battle
      </button>
    </dialog>
  );
};

/** `ask` rejects with `NotRolled` when the player leaves. */
export const useDiceDialog = (): {
  readonly ask: (roll: AskedRoll) => Promise<readonly number[] | 'back'>;
  readonly dialog: ReactNode;
} => {
  const [open, setOpen] = useState<Open & { readonly number: number }>();
  const number = useRef(0);
  const ask = (roll: AskedRoll): Promise<readonly number[] | 'back'> =>
    new Promise((resolve, reject) => {
      number.current++;
      setOpen({
        roll,
        number: number.current,
        answer: (faces) => {
          setOpen(undefined);
          resolve(faces);
        },
        cancel: () => {
          setOpen(undefined);
          reject(new NotRolled());
        },
      });
    });
  return { ask, dialog: open === undefined ? null : <DiceDialog key={open.number} {...open} /> };
};
