/** How a line of the log about dice came about: what they needed, and what was to be expected. */

import type { RuleId } from '@muster/kernel';
import type { Ruled } from '../../contract/table-game.ts';
import { RuleRef } from '../../parts/RuleRef.tsx';
import css from '../../play/play.module.css';

interface Props {
  readonly game: Ruled;
  /** Whose dice. */
  readonly who: string;
  readonly needs: number;
  readonly faces: readonly number[];
  readonly rule: RuleId;
}

export const RolledWhy = ({ game, who, needs, faces, rule }: Props) => {
  const expected = (faces.length * Math.max(0, 7 - needs)) / 6;
  return (
    <details className={css.why}>
      <summary>Why?</summary>
      <p>
        {who} needed {needs} or more on {faces.length === 1 ? 'one die' : `each of ${faces.length} dice`}:{' '}
        {expected.toFixed(1)} successes were to be expected (
        <RuleRef game={game} id={rule} />
        ).
      </p>
    </details>
  );
};

/** What a roll tells of itself. */
interface Rolled {
  readonly purse: string;
  readonly needs: number;
  readonly faces: readonly number[];
  readonly rule: RuleId | null;
}

const isRolled = <E extends { readonly type: string }>(event: E): event is E & Rolled =>
  event.type === 'rolled' || event.type === 'rerolled';

/** The Why of a game's log lines: only those about dice have one. */
export const whyOf =
  <B,>(game: Ruled, nameOf: (battle: B, purse: string) => string) =>
  ({ view, event }: { readonly view: B; readonly event: { readonly type: string } }) => {
    if (!isRolled(event) || event.rule === null) return null;
    const { purse, needs, faces, rule } = event;
    return <RolledWhy game={game} who={nameOf(view, purse)} needs={needs} faces={faces} rule={rule} />;
  };
