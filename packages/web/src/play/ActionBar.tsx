/**
 * The foot of every decision: slots that never move and never change kind, so that the hand is never surprised. One commits what is
 * planned, one ends a phase or passes, one goes on to the next, and take back, redo and concede have their own. A press counts only
 * when it was meant for what the slot says (`presses.ts`).
 */

import { Ellipsis } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type Ref,
  use,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSettings } from '../parts/settings.ts';
import { sentence } from '../parts/words.ts';
import css from './ActionBar.module.css';
import { focusBoard } from './focus.ts';
import { type Press, usePresses } from './presses.ts';
import { type Keys, useKeys } from './useKeys.ts';

export interface Action {
  /** The same as long as it means the same: `move`, `strike`, `endTurn`. */
  readonly meaning: string;
  readonly words: string;
  readonly key?: string;
  run(): void;
  /** What could still usefully be done, a sentence without its full stop: asked once, in place, before it runs. */
  readonly unless?: string | undefined;
}

/** While others act. */
export interface Waits {
  /** Who thinks, or that there is something to watch. */
  readonly words: string;
  /** How far, from 0 to 1; undefined where nobody thinks. */
  readonly progress: number | undefined;
  /** Undefined where nothing is shown: people elsewhere are waited for, and one may take back or concede meanwhile. */
  readonly skip: (() => void) | undefined;
}

/** The bar, as the board reaches it. */
export interface BarHandle {
  /** The main button, by a double click or a mark on the board: they look at the plan, not at the button's words. */
  pressMain(): void;
}

interface Props {
  readonly ref?: Ref<BarHandle> | undefined;
  /** Commits what is planned. Never ends a phase, never takes back. */
  readonly main?: Action | undefined;
  /** What to choose, as long as there is nothing to commit. */
  readonly wait: string;
  /** Ends a phase, a turn or a channelling, or passes. */
  readonly end?: Action | undefined;
  /** Goes on to the next one that may act. */
  readonly next?: Action | undefined;
  readonly more?: readonly Action[];
  readonly undo?: (() => void) | undefined;
  /** In the place of a take-back: what was answered in secret is answered otherwise, as long as others have not answered. */
  readonly change?: Action | undefined;
  readonly redo?: (() => void) | undefined;
  readonly concede?: (() => void) | undefined;
  /** Nothing else can be pressed then. */
  readonly waiting?: Waits | undefined;
  /** What a game puts above its buttons. */
  readonly children?: ReactNode;
}

/** Whether what was rolled, learned or answered stands: then the bar says why nothing can be taken back. */
export const StrictContext = createContext(false);

const NO_TAKE_BACKS = 'This battle is played without take-backs: what was rolled, learned or answered stands.';

/** Harmless at any moment. */
const GO_ON = 'goOn';

type Slots = ReadonlyMap<string, Action | undefined>;

const withKey = (action: Action | undefined, key: string): Action | undefined => action && { key, ...action };

const small = (meaning: string, words: string, run: (() => void) | undefined, key?: string): Action | undefined =>
  run && { meaning, words, run, ...(key !== undefined && { key }) };

const slotsOf = ({ main, end, next, more = [], undo, change, redo, concede, waiting }: Props): Slots => {
  const acts = waiting === undefined;
  const rests = acts || waiting.skip === undefined;
  return new Map<string, Action | undefined>([
    ['main', acts ? withKey(main, 'c') : undefined],
    ['end', acts ? withKey(end, 'e') : undefined],
    ['next', acts ? withKey(next, 'n') : small('skip', 'Skip ahead', waiting.skip, 's')],
    ['undo', withKey(change, 'u') ?? (rests ? small('undo', 'Take back', undo, 'u') : undefined)],
    ['redo', rests ? small('redo', 'Redo', redo, 'r') : undefined],
    ['concede', rests ? small('concede', 'Concede', concede) : undefined],
    ...more.map((action) => [`more ${action.meaning}`, action] as const),
  ]);
};

/** Where the question stands: the slot that was pressed says "Go on playing", and what it asked about is done elsewhere. */
const questioned = (slots: Slots, slot: string, goOn: () => void): Slots => {
  const action = slots.get(slot)!;
  const anyway = {
    ...action,
    meaning: `anyway ${action.meaning}`,
    key: 'y',
    unless: undefined,
    run: () => {
      goOn();
      action.run();
    },
  };
  return new Map(slots)
    .set(slot, { meaning: GO_ON, words: 'Go on playing', key: 'Escape', run: goOn })
    .set('anyway', anyway);
};

/** On a small screen redo and concede are behind it. */
const Unfold = (props: { readonly slots: Slots; readonly open: boolean; readonly onClick: () => void }) => (
  <button
    type="button"
    className={`button button--small button--quiet ${css.unfold}`}
    aria-label="Redo or concede"
    aria-expanded={props.open}
    aria-disabled={(props.slots.get('redo') ?? props.slots.get('concede')) === undefined || undefined}
    onClick={props.onClick}
  >
    <Ellipsis size={18} aria-hidden="true" />
  </button>
);

interface Asked {
  readonly slot: string;
  readonly meaning: string;
}

export const ActionBar = (props: Props) => {
  const { wait, waiting, more = [] } = props;
  const confirms = useSettings((s) => s.confirmEnd);
  const isStrict = use(StrictContext) && props.undo === undefined;
  const [isUnfolded, setUnfolded] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const bar = useRef<HTMLDivElement>(null);
  const plain = slotsOf(props);
  const doubted = asked && plain.get(asked.slot);
  const doubt = doubted?.meaning === asked?.meaning ? doubted?.unless : undefined;
  const slots = asked && doubt !== undefined ? questioned(plain, asked.slot, () => setAsked(undefined)) : plain;
  const presses = usePresses(new Map([...slots].map(([slot, action]) => [slot, action?.meaning])));

  const press = (slot: string, how: Press): void => {
    const action = slots.get(slot);
    if (action === undefined || (how.by === 'board' && action.meaning === GO_ON) || !presses.accept(slot, how)) return;
    const asks = action.unless !== undefined && confirms;
    setAsked(asks ? { slot, meaning: action.meaning } : undefined);
    if (asks) return;
    action.run();
    if (slot === 'next' && how.by === 'key' && bar.current !== null) focusBoard(bar.current);
  };

  useImperativeHandle(props.ref, () => ({ pressMain: () => press('main', { by: 'board' }) }));

  const keys: Keys = Object.fromEntries(
    [...slots].flatMap(([slot, action]) =>
      action?.key === undefined
        ? []
        : [[action.key, action.meaning === GO_ON ? action.run : () => press(slot, { by: 'key' })] as const],
    ),
  );
  useKeys(keys, doubt === undefined ? 1 : 2);

  // Whoever stands on a slot with the keyboard is not left there when it has gone.
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (at instanceof HTMLElement && at.dataset['empty'] !== undefined && bar.current?.contains(at))
      bar.current.querySelector<HTMLElement>('[data-slot="main"]')?.focus();
  });

  const slot = (name: string, className: string, idle?: string, why?: string) => {
    const action = slots.get(name);
    const words = action?.words ?? idle;
    const resting = presses.isResting(name);
    return (
      <button
        type="button"
        className={`button ${className}`}
        data-slot={name}
        data-empty={words === undefined ? '' : undefined}
        data-resting={(action !== undefined && resting) || undefined}
        // never `disabled`: the focus stays where it is when there is nothing to press for a while
        aria-disabled={action === undefined || resting || undefined}
        title={action === undefined ? why : undefined}
        onClick={(event) => press(name, { by: 'pointer', series: event.detail })}
        onKeyDown={(event) => event.repeat && event.key !== 'Tab' && event.preventDefault()}
      >
        <span>{words}</span>
        {action?.key !== undefined && <kbd className="kbd">{keyWords(action.key)}</kbd>}
      </button>
    );
  };

  return (
    <div ref={bar} className={css.bar} data-bar>
      {waiting?.skip !== undefined && (
        <progress
          className={css.progress}
          max={1}
          value={waiting.progress ?? 0}
          aria-label="Thinking"
          data-idle={waiting.progress === undefined || undefined}
        />
      )}
      {waiting === undefined && props.children}
      {doubt !== undefined && (
        <div className={css.question}>
          <p role="alert">{sentence(doubt)} Do it anyway?</p>
          {slot('anyway', 'button--small button--harm')}
        </div>
      )}
      {more.length > 0 && (
        <div className={css.more}>
          {more.map(({ meaning }) => (
            <span key={meaning}>{slot(`more ${meaning}`, 'button--small')}</span>
          ))}
        </div>
      )}
      {slot('main', 'button--main button--wide', waiting?.words ?? wait)}
      <p className="visually-hidden" role="status">
        {waiting?.words}
      </p>
      <div className={css.second}>
        {slot('end', 'button--small')}
        {slot('next', 'button--small')}
      </div>
      <div className={css.small} data-open={isUnfolded || undefined}>
        {slot(
          'undo',
          'button--small button--quiet',
          isStrict ? 'No take-backs' : 'Take back',
          isStrict ? NO_TAKE_BACKS : undefined,
        )}
        <Unfold slots={slots} open={isUnfolded} onClick={() => setUnfolded(!isUnfolded)} />
        {slot('redo', 'button--small button--quiet', 'Redo')}
        {slot('concede', 'button--small button--quiet', 'Concede')}
      </div>
    </div>
  );
};

const keyWords = (key: string): string => (key === 'Escape' ? 'Esc' : key.toUpperCase());
