/** The replay itself: the table at one entry through chosen eyes, a scrubber over all entries, the log so far. */

import { type Eyes, type GameEvent, heardBy, type Seat, seenBy } from '@muster/kernel';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { Seen, TableTypes } from '../contract/tabletop.ts';
import { useTitle } from '../parts/useTitle.ts';
import { percent } from '../parts/words.ts';
import { endingTitle, endingWords, winnerOf } from '../play/ending.ts';
import { LogView } from '../play/LogView.tsx';
import { Watched } from '../play/tabletop/Watched.tsx';
import { useCourse } from '../play/useCourse.ts';
import { Controls } from './Controls.tsx';
import type { LoadedReplay } from './load.ts';
import { readLog } from './log.ts';
import { marksOf, withTurn } from './marks.ts';
import { RecordActions } from './RecordActions.tsx';
import { eyesChoices, readEyes } from './whose-eyes.ts';

const clampAt = (search: string, last: number): number => {
  const at = Number(new URLSearchParams(search).get('at') ?? 0);
  return Number.isInteger(at) ? Math.min(Math.max(0, at), last) : 0;
};

/** Keeps a part of the address in step, without a new page. */
const noteInAddress = (name: string, value: string): void => {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
};

/** Which step is looked at, and through whose eyes; the address says both. */
const useLooking = ({ game: { descriptor }, frames, match, players }: LoadedReplay, seatNames: readonly string[]) => {
  const last = frames.length - 1;
  const isOver = match.outcome() !== undefined;
  const choices = useMemo(
    () => eyesChoices({ hasSecrets: descriptor.secrets.length > 0, over: isOver, seatNames, players }),
    [descriptor, isOver, seatNames, players],
  );
  const search = useSearch();
  const [at, setAt] = useState(() => clampAt(search, last));
  const [eyes, setEyes] = useState<Eyes>(() => readEyes(new URLSearchParams(search).get('as'), choices));
  const go = (n: number): void => {
    const next = Math.min(Math.max(0, n), last);
    setAt(next);
    noteInAddress('at', String(next));
  };
  const lookAs = (text: string): void => {
    setEyes(readEyes(text, choices));
    noteInAddress('as', text);
  };
  return { at, last, isOver, go, eyes, choices, lookAs };
};

/** How the battle went, and what is worth a mark on the way. */
const useMarks = ({ game, frames, record }: LoadedReplay, eyes: Eyes, isOver: boolean, names: readonly string[]) => {
  const soFar = useCourse(isOver ? record : undefined);
  const course = soFar !== undefined && 'course' in soFar ? soFar.course : undefined;
  const marks = useMemo(() => {
    const turn = course?.turn;
    const words =
      turn === undefined
        ? ''
        : `The battle turns: ${names[turn.seat]}’s chance rises from ${percent(turn.before)} to ${percent(turn.after)}`;
    return withTurn(marksOf(game, frames, eyes), course, words);
  }, [game, frames, eyes, course, names]);
  return { course, marks };
};

/** What these eyes see at this step, and what it left on the table. */
const useSeen = (
  { game: { descriptor, ui }, frames, match, players }: LoadedReplay,
  { at, last, eyes }: { readonly at: number; readonly last: number; readonly eyes: Eyes },
  seatNames: readonly string[],
  toDecide: Seat | undefined,
): Seen<TableTypes> =>
  useMemo(() => {
    const frame = frames[at]!;
    const view = seenBy(descriptor.game, frame.state, eyes);
    const events = heardBy(frame.events, eyes);
    const outcome = at === last ? match.outcome() : undefined;
    return {
      players: players ?? [],
      seatNames,
      eyes,
      view,
      shown: view,
      scene: ui.sceneOf?.(view, events) ?? ui.noScene,
      showing: false,
      acting: undefined,
      outcome,
      turn: outcome === undefined ? toDecide : winnerOf(outcome),
      replayed: true,
    };
  }, [descriptor, ui, frames, match, players, at, last, eyes, seatNames, toDecide]);

export const Viewer = ({ id, replay }: { readonly id: string | undefined; readonly replay: LoadedReplay }) => {
  const { game: table, frames } = replay;
  const { descriptor, ui } = table;
  const { config } = frames[0]!.state;
  const seatNames = useMemo(() => descriptor.seatNames(config), [descriptor, config]);
  const looking = useLooking(replay, seatNames);
  const { at, last, isOver, go, eyes, choices, lookAs } = looking;
  const [pointed, setPointed] = useState<GameEvent>();
  const places = useMemo(() => (pointed === undefined ? [] : (ui.placesOf?.(pointed) ?? [])), [ui, pointed]);
  const title = descriptor.titleOf(config);
  const toDecide = descriptor.game.decisions(frames[at]!.state)[0]?.seat;
  useTitle(`Replay of ${title}`);
  const { course, marks } = useMarks(replay, eyes, isOver, seatNames);
  const logAt = useMemo(() => readLog(table, frames, eyes), [table, frames, eyes]);
  const log = useMemo(() => logAt(at), [logAt, at]);
  const seen = useSeen(replay, looking, seatNames, toDecide);
  const witnessed = useMemo(() => {
    const places = heardBy(frames[at]!.events, eyes).map((event) => ui.placesOf?.(event) ?? []);
    const last = places.findLast((some) => some.length > 0);
    return last && { places: last };
  }, [frames, at, eyes, ui]);
  const mayPlayOn = choices.some((choice) => choice.eyes === 'everyone');

  const controls = (
    <Controls
      at={at}
      last={last}
      marks={marks}
      isOver={isOver}
      course={course}
      seatNames={seatNames}
      onGo={go}
      eyes={eyes}
      choices={choices}
      onEyes={lookAs}
    />
  );
  const ending = useMemo(() => {
    const outcome = replay.match.outcome();
    if (outcome === undefined) return undefined;
    const title = endingTitle(outcome, replay.players ?? [], seatNames);
    return { title, words: endingWords(ui, logAt(last), title, outcome) };
  }, [replay, ui, logAt, last, seatNames]);
  return (
    <Watched
      tabletop={ui.tabletop}
      title={title}
      seen={seen}
      pointed={places}
      witnessed={witnessed}
      aside={<RecordActions {...{ id, replay, at, seatNames, toDecide, mayPlayOn, ending }} />}
      log={<LogView game={table} view={seen.view} log={log} onPoint={setPointed} />}
    >
      {controls}
    </Watched>
  );
};
