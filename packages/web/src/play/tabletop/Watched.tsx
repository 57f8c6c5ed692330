/** The same table without a hand: a battle watched again, step by step. */

import type { Witnessed } from '@muster/table';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import type { BoardHandle, Seen, TableTypes, Tabletop } from '../../contract/tabletop.ts';
import play from '../play.module.css';
import { panelOf, type Slip, SlipTabs } from '../SlipTabs.tsx';
import { useFollowing } from '../useFollowing.ts';
import { useWholeReplay } from '../useWide.ts';
import { Middle, WithCards } from './Laid.tsx';

interface Props {
  readonly tabletop: Tabletop;
  readonly title: string;
  readonly seen: Seen<TableTypes>;
  readonly pointed: readonly string[];
  /** Where the step did something; the same object as long as it is looked at. */
  readonly witnessed: Witnessed | undefined;
  /** Below the board: what is pressed to go on. */
  readonly children: ReactNode;
  /** Beside it: how it ended, and what can be done with the record. */
  readonly aside: ReactNode;
  readonly log: ReactNode;
}

const TABBED: readonly Slip[] = ['log', 'forces'];

const NOBODY: readonly TableTypes['id'][] = [];
const nothing = (): void => {};

export const Watched = ({ tabletop, title, seen, pointed, witnessed, children, aside, log }: Props) => {
  const board = useRef<BoardHandle>(null);
  useFollowing(witnessed, board);
  const show = useCallback((place: string | number) => board.current?.show(String(place)), []);
  const isWhole = useWholeReplay();
  const [chosen, setChosen] = useState<Slip>('log');
  const tabs = { table: useId(), tabbed: isWhole ? [] : TABBED, chosen };
  const { sidesWords = 'Forces' } = tabletop;
  const sides = (
    <tabletop.Sides
      seen={seen}
      selected={NOBODY}
      able={NOBODY}
      decision={undefined}
      touch={show}
      show={show}
      play={nothing}
    />
  );
  return (
    <WithCards tabletop={tabletop} seen={seen} hand={undefined}>
      <div className={play.page} data-tab="log" data-replay={isWhole ? 'whole' : 'tabs'}>
        <h1 className="visually-hidden">Replay of {title}</h1>
        {isWhole && (
          <aside className={play.left} aria-label={`${sidesWords} and goals`}>
            {sides}
          </aside>
        )}
        <div className={play.middle}>
          <Middle
            tabletop={tabletop}
            title={title}
            seen={seen}
            pointed={pointed}
            board={board}
            hand={undefined}
            settled={nothing}
          >
            {tabletop.Below !== undefined && <tabletop.Below seen={seen} hand={undefined} />}
          </Middle>
        </div>
        <div className={play.controls}>{children}</div>
        <aside className={play.right} aria-label="Log and record">
          {aside}
          {!isWhole && (
            <SlipTabs tabs={tabs} words={{ decision: 'Turn', forces: sidesWords, log: 'Log' }} onSlip={setChosen} />
          )}
          {!isWhole && (
            <div className={play.forcesSheet} {...panelOf(tabs, 'forces')}>
              {sides}
            </div>
          )}
          <div className={play.logSheet} {...panelOf(tabs, 'log')}>
            {log}
          </div>
        </aside>
      </div>
    </WithCards>
  );
};
