/** An attack in cards: Light, Heavy and Feint, the back of the other’s choice, and how far to knock back. */

import { type AttackChoice as Attack, attackProfile, knockbackLimit, nameOf } from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import { AttackChoice } from '../../cards/AttackChoice.tsx';
import css from '../table.module.css';
import { fighterName } from '../words.ts';
import type { PartProps } from './parts.ts';

/** Light, Heavy and Feint with their numbers. */
export const AttackCards = ({ state, intent, onIntent }: PartProps) => {
  const { view } = state;
  const frame = view.stack.at(-1);
  if (frame?.type !== 'attack' || frame.source.type !== 'fighter' || frame.attack === 'quake') return null;
  const attacker = view.fighters[frame.source.id]!;
  const attack = attackProfile(view, attacker, frame.attack)!;
  const note = (pair: { power: number; precision: number } | null): string | undefined =>
    pair === null ? undefined : `Power ${pair.power}, Precision ${pair.precision}`;
  const notes: Partial<Record<Attack, string>> = { feint: 'A reaction gives the action back' };
  const [light, heavy] = [note(attack.light), note(attack.heavy)];
  if (light !== undefined) notes.light = light;
  if (heavy !== undefined) notes.heavy = heavy;
  return (
    <AttackChoice
      attacker={nameOf(attacker)}
      mine
      stage="choosing"
      choice={intent.choice ?? undefined}
      notes={notes}
      onChoose={(choice) => onIntent({ choice })}
    />
  );
};

/** What the attacker chose, as the defender sees it: a back. */
export const FaceDown = ({ state }: PartProps) => {
  const frame = state.view.stack.at(-1);
  if (frame?.type !== 'attack' || !frame.chosen || frame.source.type !== 'fighter') return null;
  return <AttackChoice attacker={fighterName(state.view, frame.source.id)} mine={false} stage="chosen" />;
};

/** In twentieths of what is allowed. */
const PARTS = 20;

export const Knockback = ({ state, intent, onIntent }: PartProps) => {
  const frame = state.view.stack.at(-1);
  if (frame?.type !== 'attack') return null;
  const most = knockbackLimit(state.view, frame);
  const now = Math.min(intent.distance ?? most, most);
  return (
    <label className={css.slider}>
      <span>How far</span>
      <input
        type="range"
        min={0}
        max={PARTS}
        value={Math.round((now * PARTS) / most)}
        aria-valuetext={inches(now)}
        onChange={(e) => onIntent({ distance: Math.floor((most * Number(e.target.value)) / PARTS) })}
      />
      <span>{inches(now)}</span>
    </label>
  );
};
