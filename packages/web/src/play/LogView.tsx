/**
 * What happened, turn by turn, newest last: every line leads to its rule, shows its place on the board while it is looked at, and
 * what has a reason can show it. The newest line stays in sight unless the reader has gone back.
 */

import type { GameEvent, LogLine } from '@muster/kernel';
import { ArrowDown, ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, memo, useId, useMemo, useState } from 'react';
import type { AnyState, TableGame } from '../contract/table-game.ts';
import { RuleRef } from '../parts/RuleRef.tsx';
import { type Earlier, EarlierLines } from './EarlierLines.tsx';
import log from './log.module.css';
import {
  actorOf,
  isSameLine,
  isSamePart,
  type LogItem,
  type LogPart,
  lineKey,
  linesBefore,
  partsOf,
} from './log-parts.ts';
import css from './play.module.css';
import { useNewest } from './useNewest.ts';

/** Told of the event whose line is looked at, and when it no longer is. */
export type OnPoint = (event: GameEvent | undefined) => void;

interface Shared {
  readonly game: TableGame;
  readonly view: AnyState;
  readonly onPoint: OnPoint;
}

interface LineProps extends Shared {
  readonly line: LogLine;
}

const Badge = ({ game: { ui }, view, line }: Pick<LineProps, 'game' | 'view' | 'line'>) => {
  const seat = actorOf(ui, view.config, line);
  return seat !== undefined && <span className={css.seatMark} data-seat={seat} aria-hidden="true" />;
};

/** Hovered, touched or reached by the arrow keys, it points to its place. */
const pointing = ({ game: { ui }, line: { event }, onPoint }: LineProps) => {
  if (event === null || (ui.placesOf?.(event) ?? []).length === 0) return { tabIndex: -1 };
  const point = () => onPoint(event);
  const leave = () => onPoint(undefined);
  return {
    tabIndex: -1,
    'data-places': true,
    onPointerEnter: point,
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
  };
};

/** What a line says does not change with the view, so it is drawn once. */
const Line = memo(
  (props: LineProps) => {
    const { game, line, view } = props;
    const { descriptor, ui } = game;
    return (
      <li
        className="slide-in"
        data-line={line.n}
        data-undone={line.undone || undefined}
        data-type={line.event?.type}
        {...pointing(props)}
      >
        <Badge game={game} view={view} line={line} />
        <span>
          {line.undone && <span className="visually-hidden">taken back: </span>}
          {line.words} {line.rule !== null && <RuleRef game={descriptor} id={line.rule} />}
          {line.event !== null && <ui.Why view={view} event={line.event} />}
        </span>
      </li>
    );
  },
  (a, b) => isSameLine(a.line, b.line) && a.game === b.game && a.onPoint === b.onPoint,
);

const TakenBack = ({ item, ...shared }: Shared & { readonly item: Extract<LogItem, { type: 'fold' }> }) => (
  <li>
    <details className={log.fold}>
      <summary>{item.commands === 1 ? 'One command' : `${item.commands} commands`} taken back</summary>
      <ol>
        {item.lines.map((line) => (
          <Line key={lineKey(line)} line={line} {...shared} />
        ))}
      </ol>
    </details>
  </li>
);

const Part = memo(
  ({ part: { heading, items, begins }, ...shared }: Shared & { readonly part: LogPart }) => {
    const [open, setOpen] = useState(true);
    const id = useId();
    const { game, view, onPoint } = shared;
    const Sign = open ? ChevronDown : ChevronRight;
    return (
      <section className={log.part} data-begins={begins}>
        {heading !== undefined && (
          <h3
            className={log.heading}
            data-seat={begins === 'turn' ? actorOf(game.ui, view.config, heading) : undefined}
          >
            {begins === 'turn' && <Badge game={game} view={view} line={heading} />}
            {items.length === 0 ? (
              <span>{heading.words}</span>
            ) : (
              <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
                {heading.words}
                <Sign size={14} aria-hidden="true" />
              </button>
            )}
            {heading.rule !== null && <RuleRef game={game.descriptor} id={heading.rule} />}
          </h3>
        )}
        {open && items.length > 0 && (
          <ol id={id}>
            {items.map((item) =>
              item.type === 'fold' ? (
                <TakenBack key={item.key} item={item} {...shared} />
              ) : (
                <Line key={lineKey(item.line)} line={item.line} {...shared} onPoint={onPoint} />
              ),
            )}
          </ol>
        )}
      </section>
    );
  },
  (a, b) => isSamePart(a.part, b.part) && a.game === b.game && a.onPoint === b.onPoint,
);

/** Up and down the lines, beginning at the newest. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.findIndex((line) => line.contains(document.activeElement));
  const next = at < 0 ? lines.at(-1) : lines[at + step];
  if (next === undefined || (at < 0 && step > 0)) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
};

interface Props {
  readonly game: TableGame;
  readonly view: AnyState;
  readonly log: readonly LogLine[];
  readonly onPoint?: OnPoint;
  /** Absent where the whole log is here. */
  readonly earlier?: Earlier | undefined;
}

const NOBODY: OnPoint = () => {};

export const LogView = ({ game, view, log: lines, onPoint = NOBODY, earlier }: Props) => {
  const parts = useMemo(() => partsOf(game.ui, lines), [game, lines]);
  const [first] = useState(lines[0]?.n ?? 0);
  const { box, missed, follow, goBack } = useNewest(lines.length - linesBefore(lines, first));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={box} className={css.log} aria-label="Log" tabIndex={0} onKeyDown={walk}>
      {earlier !== undefined && <EarlierLines earlier={earlier} lines={lines} box={box} onGoBack={goBack} />}
      {parts.map((part) => (
        <Part key={part.key} part={part} game={game} view={view} onPoint={onPoint} />
      ))}
      {missed > 0 && (
        <button type="button" className={`button button--small ${log.newest}`} onClick={follow}>
          <ArrowDown size={14} aria-hidden="true" /> {missed === 1 ? 'One new line' : `${missed} new lines`}
        </button>
      )}
    </section>
  );
};
