/** The replay itself: the table at one entry through chosen eyes, a scrubber over all entries, the log so far. */

import { LEVEL_WORDS, LEVELS, type Level } from '@muster/ai';
import { type Eyes, type GameEvent, heardBy, seenBy } from '@muster/kernel';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SeatPlayer } from '../contract/players.ts';
import { keepNew, playOn } from '../match/battles.ts';
import { CopiedLink } from '../match/CopiedLink.tsx';
import { downloadText } from '../match/download.ts';
import { boardPicture } from '../match/picture.ts';
import type { LinkCopied } from '../match/share.ts';
import { battleShare } from '../match/share-words.ts';
import { copyLink, MAKING, recordSharing } from '../match/sharing.ts';
import { useTitle } from '../parts/useTitle.ts';
import { percent } from '../parts/words.ts';
import { LogView } from '../play/LogView.tsx';
import play from '../play/play.module.css';
import { useCourse } from '../play/useCourse.ts';
import { useKeys } from '../play/useKeys.ts';
import type { LoadedReplay } from './load.ts';
import { readLog } from './log.ts';
import { marksOf, nextMark, withTurn } from './marks.ts';
import css from './replay.module.css';
import { Scrubber } from './Scrubber.tsx';
import { eyesChoices, readEyes } from './whose-eyes.ts';

const SPEEDS = [
  { words: 'slow', ms: 2200 },
  { words: 'normal', ms: 1200 },
  { words: 'fast', ms: 450 },
] as const;

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

export const Viewer = ({ id, replay }: { readonly id: string | undefined; readonly replay: LoadedReplay }) => {
  const { game: table, frames, record, players } = replay;
  const { descriptor, ui } = table;
  const { game } = descriptor;
  const last = frames.length - 1;
  const { config } = frames[0]!.state;
  const seatNames = useMemo(() => descriptor.seatNames(config), [descriptor, config]);
  const choices = useMemo(() => {
    const over = replay.match.outcome() !== undefined;
    return eyesChoices({ hasSecrets: descriptor.secrets.length > 0, over, seatNames, players });
  }, [descriptor, replay, seatNames, players]);
  const search = useSearch();
  const [, navigate] = useLocation();
  const [at, setAt] = useState(() => clampAt(search, last));
  const [eyes, setEyes] = useState<Eyes>(() => readEyes(new URLSearchParams(search).get('as'), choices));
  const [speed, setSpeed] = useState(1);
  const [running, setRunning] = useState(false);
  const [said, setSaid] = useState<LinkCopied>();
  const [pointed, setPointed] = useState<GameEvent>();
  const [opponent, setOpponent] = useState<Level | 'friend'>('veteran');
  const frame = frames[at]!;
  const title = descriptor.titleOf(config);
  const toDecide = game.decisions(frame.state)[0]?.seat;
  useTitle(`Replay of ${title}`);

  const go = (n: number): void => {
    const next = Math.min(Math.max(0, n), last);
    setAt(next);
    noteInAddress('at', String(next));
  };
  const lookAs = (text: string): void => {
    setEyes(readEyes(text, choices));
    noteInAddress('as', text);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step sets a new timer
  useEffect(() => {
    if (!running) return;
    if (at >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => go(at + 1), SPEEDS[speed]!.ms);
    return () => clearTimeout(timer);
  }, [running, at, speed]);

  const isOver = replay.match.outcome() !== undefined;
  const soFar = useCourse(isOver ? record : undefined);
  const course = soFar !== undefined && 'course' in soFar ? soFar.course : undefined;
  const marks = useMemo(() => {
    const turn = course?.turn;
    const words =
      turn === undefined
        ? ''
        : `The battle turns: ${seatNames[turn.seat]}’s chance rises from ${percent(turn.before)} to ${percent(turn.after)}`;
    return withTurn(marksOf(table, frames, eyes), course, words);
  }, [table, frames, eyes, course, seatNames]);

  useKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    PageUp: () => go(nextMark(marks, at, -1)),
    PageDown: () => go(nextMark(marks, at, 1)),
    Home: () => go(0),
    End: () => go(last),
    p: () => setRunning((r) => !r),
  });

  const watch = (): void => {
    if (!running && at >= last) go(0);
    setRunning(!running);
  };

  const logAt = useMemo(() => readLog(table, frames, eyes), [table, frames, eyes]);
  const log = useMemo(() => logAt(at), [logAt, at]);
  const view = useMemo(() => seenBy(game, frame.state, eyes), [game, frame, eyes]);
  const events = useMemo(() => heardBy(frame.events, eyes), [frame, eyes]);

  const shown = () => battleShare(descriptor, record, frames[last]!.state, replay.match.outcome());
  const sharing = recordSharing(record, at, shown, boardPicture);
  const share = async (): Promise<void> => {
    setSaid(MAKING);
    setSaid(await copyLink(sharing));
  };
  const goOn = async (): Promise<void> => {
    const other: SeatPlayer = opponent === 'friend' ? { kind: 'friend' } : { kind: 'ai', level: opponent };
    const you: SeatPlayer = { kind: 'you' };
    const open = playOn(
      descriptor,
      record,
      at,
      seatNames.map((_, seat) => (seat === toDecide ? you : other)),
    );
    if (typeof open === 'string') {
      setSaid({ words: open });
      return;
    }
    await keepNew(open).then(navigate, () => setSaid({ words: 'The new battle could not be saved in this browser.' }));
  };

  return (
    <div className={play.page} data-tab="log" data-replay>
      <h1 className="visually-hidden">Replay of {title}</h1>
      <div className={play.middle}>
        <Suspense>
          <ui.ReplayTable
            title={title}
            view={view}
            eyes={eyes}
            seatNames={seatNames}
            events={events}
            pointed={pointed}
          />
        </Suspense>
        <div className={css.scrubber}>
          <Scrubber at={at} last={last} marks={marks} isOver={isOver} course={course} seatNames={seatNames} onGo={go} />
          <div className="button-row">
            <button
              type="button"
              className={`button button--icon ${css.far}`}
              aria-label="First step"
              onClick={() => go(0)}
            >
              <ChevronFirst aria-hidden="true" />
            </button>
            <button type="button" className="button button--icon" aria-label="One step back" onClick={() => go(at - 1)}>
              <ChevronLeft aria-hidden="true" />
            </button>
            <button type="button" className="button button--main" onClick={watch}>
              {running ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}{' '}
              {running ? 'Pause' : 'Watch'}
            </button>
            <button type="button" className="button button--icon" aria-label="One step on" onClick={() => go(at + 1)}>
              <ChevronRight aria-hidden="true" />
            </button>
            <button
              type="button"
              className={`button button--icon ${css.far}`}
              aria-label="Last step"
              onClick={() => go(last)}
            >
              <ChevronLast aria-hidden="true" />
            </button>
            <label className={css.speed}>
              <span>Speed</span>
              <select className="input" value={speed} onChange={(e) => setSpeed(Number(e.target.value))}>
                {SPEEDS.map((s, i) => (
                  <option key={s.words} value={i}>
                    {s.words}
                  </option>
                ))}
              </select>
            </label>
            {choices.length > 1 && (
              <label className={css.speed}>
                <span>Show</span>
                <select className="input" value={String(eyes)} onChange={(e) => lookAs(e.target.value)}>
                  {choices.map((choice) => (
                    <option key={choice.words} value={String(choice.eyes)}>
                      {choice.words}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <span className={css.step}>
              Step {at} of {last}
            </span>
          </div>
        </div>
      </div>
      <aside className={play.right} aria-label="Log and record">
        <div className={css.recordActions}>
          <button
            type="button"
            className="button button--main button--wide"
            disabled={toDecide === undefined || !choices.some((choice) => choice.eyes === 'everyone')}
            onClick={() => void goOn()}
          >
            {toDecide === undefined ? 'Play on from here' : `Play on from here as ${seatNames[toDecide]}`}
          </button>
          <label className={css.speed}>
            <span>against</span>
            <select
              className="input"
              value={opponent}
              onChange={(e) => setOpponent(e.target.value as Level | 'friend')}
            >
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {LEVEL_WORDS[level].name}
                </option>
              ))}
              <option value="friend">a friend on this screen</option>
            </select>
          </label>
          <div className="button-row">
            <button
              type="button"
              className="button button--small"
              onClick={() => downloadText(`muster-${id ?? 'record'}.json`, JSON.stringify(record, null, 1))}
            >
              Download
            </button>
            <button type="button" className="button button--small" onClick={() => void share()}>
              Copy link
            </button>
          </div>
          <CopiedLink said={said} of={sharing.of} label="Link of this battle" />
        </div>
        <LogView game={table} view={view} log={log} onPoint={setPointed} />
      </aside>
    </div>
  );
};
