/** Plain six-sided dice as Magewinds throws them: those that hit stand out, the others are greyed, the Armour takes its own. */

import css from './moment.module.css';
import type { DiceEvent } from './present.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-8, -8],
    [8, 8],
  ],
  3: [
    [-8, -8],
    [0, 0],
    [8, 8],
  ],
  4: [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ],
  5: [
    [-8, -8],
    [8, -8],
    [0, 0],
    [-8, 8],
    [8, 8],
  ],
  6: [
    [-8, -9],
    [8, -9],
    [-8, 0],
    [8, 0],
    [-8, 9],
    [8, 9],
  ],
};

interface D6Props {
  readonly face: number;
  readonly hit: boolean;
  /** A hit that the Armour takes, the how-manieth; undefined for the others. */
  readonly blocked: number | undefined;
  readonly rolling: boolean;
}

const SHIELD = 'M0-11L10-7V0C10 7 5 11 0 13C-5 11-10 7-10 0V-7Z';

const D6 = ({ face, hit, blocked, rolling }: D6Props) => (
  <svg
    className={css.d6}
    data-hit={hit || undefined}
    data-rolling={rolling || undefined}
    viewBox="-20 -20 40 41"
    width={56}
    height={56}
    aria-hidden="true"
  >
    <rect className={css.d6Under} x={-17} y={-15} width={34} height={34} rx={6} />
    <rect className={css.d6Body} x={-17} y={-17} width={34} height={34} rx={6} />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} className={css.d6Pip} cx={x} cy={y} r={3.4} />
    ))}
    {blocked !== undefined && !rolling && (
      <path className={css.d6Shield} d={SHIELD} style={{ animationDelay: `${150 * (blocked + 1)}ms` }} />
    )}
  </svg>
);

/** How many of the hits come to nothing. */
const blockedIn = (event: DiceEvent): number =>
  event.type === 'struck' && event.rerolled.length === 0 ? event.hits - event.damage : 0;

/** The last throw, as it lies: those that hit stand out, and the Armour takes its own, one by one. */
export const DiceRow = ({ dice }: { readonly dice: { readonly event: DiceEvent; readonly rolling: boolean } }) => {
  const { event, rolling } = dice;
  const blocked = blockedIn(event);
  let hits = 0;
  return (
    <div className={css.dice} role="img" aria-label={rolling ? 'The dice roll' : wordsOf(event)}>
      {event.dice.map((face, i) => {
        const hit = face <= event.needed;
        const n = hit ? hits++ : undefined;
        return (
          <D6
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they were thrown
            key={i}
            face={face}
            hit={hit}
            blocked={n !== undefined && n < blocked ? n : undefined}
            rolling={rolling}
          />
        );
      })}
    </div>
  );
};

const wordsOf = (event: DiceEvent): string => {
  const list = event.dice.join(', ');
  switch (event.type) {
    case 'struck':
      return `Rolled ${event.dice.length === 0 ? 'no dice' : list}; hits on ${event.needed} or less: ${event.hits}${
        event.rerolled.length > 0 ? `, after the Hex threw ${event.rerolled.join(', ')}` : ''
      }. Armour ${event.armour}: ${event.damage} damage.`;
    case 'objectStruck':
      return `Rolled ${list}; hits on ${event.needed} or less: ${event.hits}.`;
    case 'barrier':
      return `Barrier rolled ${list}; ${event.needed} or less cancels: ${event.cancelled} less.`;
  }
};
