/** The replay itself: the board at one entry, a scrubber over all of them, the log so far. */

import { LEVEL_WORDS, LEVELS, type Level } from '@muster/ai';
import { fieldOf, nameOf, unitOf } from '@muster/grid-battles';
import { heardBy } from '@muster/kernel';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTitle } from '../app/useTitle.ts';
import { HexBoard, type HexBoardHandle } from '../board/HexBoard.tsx';
import { DiceRoll } from '../dice/DiceRoll.tsx';
import { downloadText } from '../match/download.ts';
import { playOn } from '../match/host.ts';
import { logOf } from '../match/log.ts';
import type { SeatPlayer } from '../match/players.ts';
import { putSave } from '../match/saves.ts';
import { MOST_LINK, packText } from '../match/share.ts';
import { BoardTools } from '../play/BoardTools.tsx';
import { LogView } from '../play/LogView.tsx';
import { goalMarks } from '../play/plan.ts';
import css from '../play/play.module.css';
import { TurnBanner } from '../play/TurnBanner.tsx';
import { useKeys } from '../play/useKeys.ts';
import type { LoadedReplay } from './load.ts';

const SPEEDS = [
  { words: 'slow', ms: 2200 },
  { words: 'normal', ms: 1200 },
  { words: 'fast', ms: 450 },
] as const;

const clampAt = (search: string, last: number): number => {
  const at = Number(new URLSearchParams(search).get('at') ?? 0);
  return Number.isInteger(at) ? Math.min(Math.max(0, at), last) : 0;
};

export const Viewer = ({ id, replay }: { readonly id: string | undefined; readonly replay: LoadedReplay }) => {
  const { frames, record } = replay;
  const last = frames.length - 1;
  const search = useSearch();
  const [, navigate] = useLocation();
  const [at, setAt] = useState(() => clampAt(search, last));
  const [speed, setSpeed] = useState(1);
  const [running, setRunning] = useState(false);
  const [said, setSaid] = useState<string>();
  const [opponent, setOpponent] = useState<Level | 'friend'>('veteran');
  const board = useRef<HexBoardHandle>(null);
  const frame = frames[at]!;
  const { scenario } = fieldOf(frame.state.config);
  useTitle(`Replay of ${scenario.name}`);

  const go = (n: number): void => {
    const next = Math.min(Math.max(0, n), last);
    setAt(next);
    const url = new URL(location.href);
    url.searchParams.set('at', String(next));
    history.replaceState(history.state, '', url);
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

  useKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(last),
    p: () => setRunning((r) => !r),
    f: () => board.current?.fit(),
  });

  const watch = (): void => {
    if (!running && at >= last) go(0);
    setRunning(!running);
  };

  const log = useMemo(
    () =>
      logOf(
        frames.slice(0, at + 1),
        scenario.sides.map((s) => s.name),
      ),
    [frames, at, scenario],
  );
  const events = heardBy(frame.events, 'spectator');
  const struck = events.filter((e) => e.type === 'struck');
  const moved = events.find((e) => e.type === 'moved');
  const lastMove = useMemo(() => moved && { unit: moved.unit, path: [moved.from, ...moved.path] }, [moved]);
  const marks = useMemo(() => goalMarks(frame.state), [frame.state]);

  const share = async (): Promise<void> => {
    const packed = await packText(JSON.stringify(record));
    const link = `${location.origin}/replay?at=${at}#r=${packed}`;
    if (link.length > MOST_LINK) {
      setSaid('This battle is too long for a link. Download the record and send the file.');
      return;
    }
    await navigator.clipboard.writeText(link).then(
      () => setSaid('The link is copied. It carries the whole record.'),
      () => setSaid('The browser does not allow copying. Download the record instead.'),
    );
  };
  const goOn = async (): Promise<void> => {
    const other: SeatPlayer = opponent === 'friend' ? { kind: 'friend' } : { kind: 'ai', level: opponent };
    const open = playOn(record, at, frame.state.turn === 0 ? [{ kind: 'you' }, other] : [other, { kind: 'you' }]);
    if (typeof open === 'string') {
      setSaid(open);
      return;
    }
    await putSave(open.save).then(
      () => navigate(`/play/${open.save.id}`),
      () => setSaid('The new battle could not be saved in this browser.'),
    );
  };

  return (
    <div className={css.page} data-tab="log" data-replay>
      <h1 className="visually-hidden">Replay of {scenario.name}</h1>
      <div className={css.middle}>
        <TurnBanner battle={frame.state} />
        <div className={css.board}>
          <HexBoard
            ref={board}
            rows={scenario.map}
            units={frame.state.units}
            sideNames={scenario.sides.map((s) => s.name)}
            label={`Map of ${scenario.name}`}
            hexMarks={marks}
            lastMove={lastMove}
          />
          <BoardTools board={board} />
          {struck.length > 0 && (
            <div className={css.tray}>
              {struck.map((event) => (
                <DiceRoll
                  key={event.half}
                  event={event}
                  instant
                  names={{
                    striker: nameOf(unitOf(frame.state, event.striker)),
                    struck: nameOf(unitOf(frame.state, event.struck)),
                  }}
                />
              ))}
            </div>
          )}
        </div>
        <div className={css.scrubber}>
          <label>
            <span className="visually-hidden">Step</span>
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              aria-valuetext={`Step ${at} of ${last}`}
              onChange={(e) => go(Number(e.target.value))}
            />
          </label>
          <div className="button-row">
            <button type="button" className="button button--icon" aria-label="First step" onClick={() => go(0)}>
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
            <button type="button" className="button button--icon" aria-label="Last step" onClick={() => go(last)}>
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
            <span className={css.step}>
              Step {at} of {last}
            </span>
          </div>
        </div>
      </div>
      <aside className={css.right} aria-label="Log and record">
        <div className={css.recordActions}>
          <button
            type="button"
            className="button button--main button--wide"
            disabled={frame.state.outcome !== null}
            onClick={() => void goOn()}
          >
            Play on from here as {scenario.sides[frame.state.turn]!.name}
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
          {said !== undefined && (
            <p className="small" role="status">
              {said}
            </p>
          )}
        </div>
        <LogView battle={frame.state} log={log} />
      </aside>
    </div>
  );
};
