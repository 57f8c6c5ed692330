/** Asks for dice and cards before there is a table to ask at: in a dialog, one after the other. */

import type { GivenLuck } from '@muster/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AwaitedLuck } from '../../contract/table-game.ts';
import css from './dice-form.module.css';
import { LuckForm } from './LuckForm.tsx';

interface Open {
  readonly asked: AwaitedLuck;
  /** What leaving means. */
  readonly leave: string;
  readonly answer: (values: GivenLuck | 'back') => void;
  readonly cancel: () => void;
}

/** The player left the dialog. */
export class NotGiven extends Error {}

const LuckDialog = ({ asked, leave, answer, cancel }: Open) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const name = asked.kind === 'roll' ? 'Real dice' : 'Real cards';
  return (
    <dialog ref={dialog} className={`dialog ${css.dialog}`} aria-label={name} onClose={cancel}>
      <LuckForm asked={asked} onGive={answer} onBack={() => answer('back')} backWords="Back" />
      <button type="button" className="button button--quiet button--small" onClick={() => dialog.current?.close()}>
        {leave}
      </button>
    </dialog>
  );
};

/** `ask` rejects with `NotGiven` when the player leaves. */
export const useLuckDialog = (
  leave = 'Do not start the battle',
): {
  readonly ask: (asked: AwaitedLuck) => Promise<GivenLuck | 'back'>;
  readonly dialog: ReactNode;
} => {
  const [open, setOpen] = useState<Open & { readonly number: number }>();
  const number = useRef(0);
  const ask = (asked: AwaitedLuck): Promise<GivenLuck | 'back'> =>
    new Promise((resolve, reject) => {
      number.current++;
      setOpen({
        asked,
        leave,
        number: number.current,
        answer: (values) => {
          setOpen(undefined);
          resolve(values);
        },
        cancel: () => {
          setOpen(undefined);
          reject(new NotGiven());
        },
      });
    });
  return { ask, dialog: open === undefined ? null : <LuckDialog key={open.number} {...open} /> };
};
