/**
 * The one table of all games, in play: a game declares what is its own (`contract/tabletop.ts`), and here it is put together: whose
 * decision it is, what the hand holds, the plan made of it, the slip, keys, frame and cards.
 */

import type { Seat } from '@muster/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { TableGame, TableProps, TableState } from '../../contract/table-game.ts';
import type { BoardHandle, Tabletop as Declared, Seen, Situation, TableTypes } from '../../contract/tabletop.ts';
import type { BarHandle } from '../ActionBar.tsx';
import { winnerOf } from '../ending.ts';
import { type Slip as SlipName, TableFrame } from '../TableFrame.tsx';
import { useFollowing } from '../useFollowing.ts';
import { useKeys } from '../useKeys.ts';
import { useWide } from '../useWide.ts';
import { Middle, WithCards } from './Laid.tsx';
import { nextOf } from './plan.ts';
import { askedInSlip, Slip } from './Slip.tsx';
import { usePlanning } from './useDoubleClick.ts';
import { type HandAtTable, useHand } from './useHand.ts';

type Table = TableTypes;

interface Props extends TableProps {
  readonly game: TableGame;
}

/** What the hand at the table goes by. */
const useSituation = ({ acting, decisions, view, changing, left, handsOver }: TableState): Situation<Table> =>
  useMemo(() => {
    const decision = acting === undefined ? undefined : decisions.find(({ seat }) => seat === acting);
    return { view, decision, changing, left, shared: handsOver };
  }, [acting, decisions, view, changing, left, handsOver]);

/** How it ended, once all before it has been shown. */
const endOf = ({ outcome, showing }: TableState): TableState['outcome'] => (showing ? undefined : outcome);

/** Who has won; who is asked; while something is shown, who acts. */
const turnOf = ({ turnOf }: Declared, state: TableState): Seat | undefined => {
  const [end, { acting, decisions, shown }] = [endOf(state), state];
  return end === undefined ? (acting ?? decisions[0]?.seat ?? turnOf?.(shown)) : winnerOf(end);
};

/** The same object as long as nothing of it changes: how far the computer has thought is not seen on a table. */
const useSeen = (tabletop: Declared, state: TableState): Seen<Table> => {
  const { players, seatNames, eyes, view, shown, scene, showing, acting } = state;
  const outcome = endOf(state);
  const turn = turnOf(tabletop, state);
  return useMemo(
    () => ({ players, seatNames, eyes, view, shown, scene, showing, acting, outcome, turn, replayed: false }),
    [players, seatNames, eyes, view, shown, scene, showing, acting, outcome, turn],
  );
};

/** Plays what a button stands for; what was answered in secret is opened first. */
const usePlay = ({ reopens }: Declared, { state: { changing }, table }: Props) =>
  useCallback(
    (commands: readonly Table['command'][]): void => {
      const all = changing && reopens !== undefined ? [reopens, ...commands] : commands;
      if (all.length === 1) table.play(all[0]!);
      else table.playInTurn(all);
    },
    [reopens, changing, table],
  );

const useTableKeys = ({ hand: { keys = {} }, digits }: Declared, { plan, hold, touch, back }: HandAtTable): void => {
  const listed = plan.roster?.label === undefined ? [] : plan.roster.ids;
  const choices = [
    ...listed.map((id) => () => touch({ kind: 'piece', id })),
    ...plan.options.map(
      ({ held, why }) =>
        () =>
          why === undefined && hold(held),
    ),
  ];
  useKeys({
    ...Object.fromEntries(Object.entries(keys).map(([key, gesture]) => [key, () => touch(gesture)] as const)),
    ...Object.fromEntries(digits ? choices.slice(0, 9).map((choose, i) => [String(i + 1), choose] as const) : []),
    Escape: back,
  });
};

export const Tabletop = (props: Props) => {
  const { game, title, state, table } = props;
  const { tabletop } = game.ui;
  const [slip, setSlip] = useState({ of: state.eyes, name: 'decision' as SlipName });
  const board = useRef<BoardHandle>(null);
  const wide = useWide();
  const onSlip = (name: SlipName): void => setSlip({ of: state.eyes, name });
  const seen = useSeen(tabletop, state);
  const now = useSituation(state);
  const playAll = usePlay(tabletop, props);
  const hand = useHand(tabletop, now, () => onSlip('decision'), playAll);
  useTableKeys(tabletop, hand);
  useFollowing(state.witnessed, board);
  const { plan, hold, touch, held, draft, onDraft } = hand;
  const play = useCallback(
    (commands: readonly Table['command'][]): void => {
      tabletop.hand.played?.(now, held);
      playAll(commands);
    },
    [tabletop, now, held, playAll],
  );
  const asked = askedInSlip(tabletop, hand);
  const bar = useRef<BarHandle>(null);
  const commit = useCallback(() => bar.current?.pressMain(), []);
  const planning = usePlanning(hand, asked?.main ?? plan.main, commit);
  const onBoard = useMemo(() => ({ ...hand, play, commit }), [hand, play, commit]);
  const below = tabletop.Below !== undefined && <tabletop.Below seen={seen} hand={onBoard} />;
  const touchPiece = useCallback((id: Table['id']) => touch({ kind: 'piece', id }), [touch]);
  const show = useCallback((place: string) => board.current?.show(place), []);
  const onNext = (): void => {
    const next = plan.roster === undefined ? undefined : nextOf(plan.roster, plan);
    if (next === undefined) return;
    if (next !== plan.selected[0]) hand.takeUp(next);
    show(String(next));
  };
  return (
    <WithCards tabletop={tabletop} seen={seen} hand={onBoard}>
      <TableFrame
        title={title}
        slip={slip.of === state.eyes ? slip.name : 'decision'} // what one has opened is not left open for the next
        onSlip={onSlip}
        {...(tabletop.sidesWords && { forcesWords: tabletop.sidesWords })}
        {...(tabletop.sidesPlace && { forcesPlace: tabletop.sidesPlace(state.view) })}
        forces={
          <>
            {!wide && below}
            <tabletop.Sides
              seen={seen}
              selected={plan.selected}
              able={plan.choices}
              decision={now.decision}
              touch={touchPiece}
              show={show}
              play={table.play}
            />
          </>
        }
        decision={
          props.instead ?? (
            <Slip
              game={game}
              tabletop={tabletop}
              props={props}
              hand={hand}
              part={{ seen, now, plan, held, draft, hold, onDraft, touch, play }}
              asked={asked}
              onNext={onNext}
              bar={bar}
              onTake={(id, press) => board.current?.take?.(String(id), press)}
              onChosen={(id) => board.current?.follow?.([String(id)])}
            />
          )
        }
        watches={now.decision === undefined && props.instead === undefined}
        log={props.log}
      >
        <Middle
          tabletop={tabletop}
          title={title}
          seen={seen}
          pointed={props.pointed}
          board={board}
          hand={onBoard}
          planning={planning}
          settled={table.settled}
        >
          {below}
        </Middle>
      </TableFrame>
    </WithCards>
  );
};
