/** Plain six-sided dice as Magewinds throws them: those that hit stand out, the others are greyed. */

import type { DiceEvent } from './present.ts';
import css from './table.module.css';

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

const D6 = ({ face, hit, rolling }: { readonly face: number; readonly hit: boolean; readonly rolling: boolean }) => (
  <svg
    className={css.d6}
    data-hit={hit || undefined}
    data-rolling={rolling || undefined}
    viewBox="-20 -20 40 41"
    width={34}
    height={34}
    aria-hidden="true"
  >
    <rect className={css.d6Under} x={-17} y={-15} width={34} height={34} rx={6} />
    <rect className={css.d6Body} x={-17} y={-17} width={34} height={34} rx={6} />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} className={css.d6Pip} cx={x} cy={y} r={3.4} />
    ))}
  </svg>
);

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

/** The last throw, as it lies. */
export const DiceTray = ({ dice }: { readonly dice: { readonly event: DiceEvent; readonly rolling: boolean } }) => {
  const { event, rolling } = dice;
  return (
    <figure className={css.tray}>
      <div className={css.dice}>
        {event.dice.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they were thrown
          <D6 key={i} face={face} hit={face <= event.needed} rolling={rolling} />
        ))}
      </div>
      <figcaption className="small">{rolling ? 'The dice roll…' : wordsOf(event)}</figcaption>
    </figure>
  );
};
