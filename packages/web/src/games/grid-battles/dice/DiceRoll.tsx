// One half of a combat at the dice: both pools roll, settle in order, then shields cancel hits one by one. The box keeps its
// size throughout.

import type { RolledAttackDie, RolledDefenceDie, StruckEvent } from '@muster/grid-battles';
import { useEffect, useRef, useState } from 'react';
import { inPlace, times } from '../../../parts/inPlace.tsx';
import { prefersStillness } from '../../../parts/settings.ts';
import { capital } from '../../../parts/words.ts';
import { Die, DieSymbol } from './Die.tsx';
import { describeRoll, hitWords, type RollNames, sourceName } from './describe.ts';
import css from './dice.module.css';
import type { FaceSymbol } from './faces.ts';

export interface DiceRollProps {
  readonly event: StruckEvent;
  readonly names: RollNames;
  /** Shows the end at once: dice turned off, or a replay. */
  readonly instant?: boolean;
  /** Called once for each event, when all is shown. */
  readonly onDone?: (() => void) | undefined;
}

/** CSS pixels. */
const DIE = 64;
const TICK_MS = 60;
/** Dice have settled after this many ticks: 480 ms. */
const ROLL_TICKS = 8;
/** Then the sum is shown, and each shield cancels a hit in its turn. */
const CANCEL_TICKS = 4;

const strikesOf = ({ damage, bonus, advantage }: StruckEvent): number => damage + (advantage ? bonus : 0);

const cancelledIn = (event: StruckEvent): number => Math.min(event.shields, strikesOf(event));

/** When all is shown, and there was a moment to read it. */
const lastTick = (event: StruckEvent): number => ROLL_TICKS + 2 + CANCEL_TICKS * cancelledIn(event) + 3;

/** How many hits are cancelled by now. */
const cancelledAt = (event: StruckEvent, tick: number): number =>
  Math.max(0, Math.min(cancelledIn(event), Math.floor((tick - ROLL_TICKS - 2) / CANCEL_TICKS) + 1));

export const DiceRoll = ({ event, names, instant = false, onDone }: DiceRollProps) => {
  const { tick, finish } = useTicks(event, instant, onDone);
  const total = event.attack.length + event.defence.length;
  const settled = Math.floor(Math.max(0, tick - 2) * (total / (ROLL_TICKS - 2)) + 1e-9);
  const rolled = tick >= ROLL_TICKS;
  const done = tick >= lastTick(event);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key finishes the roll too, wherever the focus is
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut, not a control
    <div className={css.roll} onClick={finish} data-done={done || undefined}>
      <p className="visually-hidden" role="status">
        {done ? describeRoll(event, names) : ''}
      </p>
      <div aria-hidden="true" className={css.pools}>
        <Pool
          title={`${names.striker} ${event.half === 2 ? 'battles back' : 'strikes'}`}
          note={event.advantage ? 'Advantage' : undefined}
          dice={event.attack}
          settled={settled}
          tick={tick}
          bonusCounts={event.advantage || !rolled}
          given={[...many('damage', event.symbols.damage), ...many('bonus', event.symbols.bonus)]}
        />
        <Pool
          title={`${names.struck} defends`}
          dice={event.defence}
          settled={settled - event.attack.length}
          tick={tick + 3}
          bonusCounts
          given={many('shield', event.symbols.shields)}
        />
        <Tally event={event} tick={tick} struck={names.struck} />
      </div>
    </div>
  );
};

/** The clock of a roll, another for every event; stands still at the end. */
const useTicks = (event: StruckEvent, instant: boolean, onDone: (() => void) | undefined) => {
  const end = lastTick(event);
  const [clock, setClock] = useState({ of: event, at: 0 });
  const at = clock.of === event ? clock.at : 0;
  const tick = instant || prefersStillness() ? end : at;
  const running = tick < end;
  const finish = () => setClock({ of: event, at: end });

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setClock(({ of, at }) => ({ of: event, at: of === event ? at + 1 : 1 })), TICK_MS);
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Enter' && key.key !== ' ' && key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      setClock({ of: event, at: end });
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [running, event, end]);

  const latest = useRef(onDone);
  latest.current = onDone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each event
  useEffect(() => {
    if (!running) latest.current?.();
  }, [running, event]);
  return { tick, finish };
};

interface PoolProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly dice: readonly (RolledAttackDie | RolledDefenceDie)[];
  /** How many dice lie still. */
  readonly settled: number;
  readonly tick: number;
  readonly bonusCounts: boolean;
  /** Symbols that the ground gives (GB-64 to GB-66). */
  readonly given: readonly FaceSymbol[];
}

const many = (symbol: FaceSymbol, count: number): readonly FaceSymbol[] => Array<FaceSymbol>(count).fill(symbol);

const Pool = ({ title, note, dice, settled, tick, bonusCounts, given }: PoolProps) => (
  <div>
    <p className={css.title}>
      {title}
      {note && <span className={css.note}>{note}</span>}
    </p>
    <div className={css.dice}>
      {inPlace(dice, (die, i) => {
        const rolling = i >= settled;
        return (
          <div className={css.slot}>
            <div className={rolling ? css.rolling : css.settled}>
              <Die
                colour={die.colour}
                face={rolling ? ((tick * 5 + i * 3) % 6) + 1 : die.face}
                size={DIE}
                bonusCounts={bonusCounts}
                decorative
              />
            </div>
            <span className={css.caption}>{sourceName(die.from)}</span>
          </div>
        );
      })}
      {dice.length === 0 && given.length === 0 && <span className={css.none}>No dice</span>}
      {given.length > 0 && (
        <div className={css.slot}>
          <div className={css.extra} style={{ width: DIE, height: DIE }}>
            {inPlace(given, (symbol) => (
              <DieSymbol symbol={symbol} size={given.length > 1 ? 20 : 26} />
            ))}
          </div>
          <span className={css.caption}>Ground</span>
        </div>
      )}
    </div>
  </div>
);

interface TallyProps {
  readonly event: StruckEvent;
  readonly tick: number;
  readonly struck: string;
}

const Tally = ({ event, tick, struck }: TallyProps) => {
  const { damage, shields } = event;
  const cancelled = cancelledAt(event, tick);
  const strikes = strikesOf(event);
  const size = 28;
  return (
    <div className={css.tally} data-shown={tick >= ROLL_TICKS || undefined}>
      <div className={css.hits}>
        {times(strikes, (i) => (
          <span className={css.hit} data-cancelled={i < cancelled || undefined}>
            <DieSymbol symbol={i < damage ? 'damage' : 'bonus'} size={size} />
            {i < shields && (
              <span className={css.cover}>
                <DieSymbol symbol="shield" size={22} />
              </span>
            )}
          </span>
        ))}
        {times(Math.max(0, shields - strikes), () => (
          <span className={css.spare}>
            <DieSymbol symbol="shield" size={size} />
          </span>
        ))}
      </div>
      <p
        className={css.result}
        data-hit={event.hits > 0 || undefined}
        data-shown={tick >= lastTick(event) - 3 || undefined}
      >
        <strong>{capital(hitWords(event.hits))}</strong>
        <span>{event.health > 0 ? `${struck}: ${event.health} health left` : `${struck} destroyed`}</span>
      </p>
    </div>
  );
};
