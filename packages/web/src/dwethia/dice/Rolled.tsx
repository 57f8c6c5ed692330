/** Dice of a roll: as they lie, and as they are offered to be rolled again. */

import { D6 } from '../../parts/dice/D6.tsx';
import { inPlace } from '../../parts/inPlace.tsx';
import css from './rolled.module.css';

/** What was rolled, and what counted. */
interface Rolled {
  readonly faces: readonly number[];
  readonly needs: number;
  readonly successes: number;
}

export const DiceRow = ({ event, rolling }: { readonly event: Rolled; readonly rolling: boolean }) => (
  <div
    className={css.dice}
    role="img"
    aria-label={
      rolling ? 'The dice roll' : `Rolled ${event.faces.join(', ')}; ${event.needs} or more: ${event.successes}`
    }
  >
    {inPlace(event.faces, (face) => (
      <D6 face={face} hit={face >= event.needs} rolling={rolling} />
    ))}
  </div>
);

interface OfferProps {
  readonly faces: readonly number[];
  readonly needs: number;
  /** The successes hurt the own side: they are the failed ones. */
  readonly hurtsOwn?: boolean | undefined;
  readonly most: number;
  /** By index: the dice to roll again. */
  readonly chosen: readonly number[];
  readonly onChosen: (dice: readonly number[]) => void;
}

/** Failed dice are touched to be rolled again, as many as there is Destiny for. */
export const DiceOffer = ({ faces, needs, hurtsOwn = false, most, chosen, onChosen }: OfferProps) => (
  <div className={css.dice}>
    {inPlace(faces, (face, i) => {
      const isChosen = chosen.includes(i);
      const isHit = face >= needs;
      const die = <D6 face={face} hit={isHit} rolling={false} />;
      if (isHit !== hurtsOwn) return <span className={css.die}>{die}</span>;
      return (
        <button
          type="button"
          className={css.die}
          aria-pressed={isChosen}
          aria-label={`Roll the ${face} again`}
          onClick={() =>
            onChosen(isChosen ? chosen.filter((one) => one !== i) : [...chosen.slice(chosen.length >= most ? 1 : 0), i])
          }
        >
          {die}
        </button>
      );
    })}
  </div>
);

interface AgainProps<D extends { readonly dice: readonly number[] }> {
  readonly now: { readonly decision: Omit<OfferProps, 'chosen' | 'onChosen'> };
  readonly draft: D;
  readonly onDraft: (draft: D) => void;
}

/** The answer to which dice are rolled again. */
export const DiceAgain = <D extends { readonly dice: readonly number[] }>({ now, draft, onDraft }: AgainProps<D>) => {
  const { faces, needs, most, hurtsOwn } = now.decision;
  const onChosen = (dice: readonly number[]): void => onDraft({ ...draft, dice });
  return <DiceOffer {...{ faces, needs, most, hurtsOwn, onChosen }} chosen={draft.dice} />;
};
