/** An attack in cards: Light, Heavy and Feint, the back of the other’s choice, and how far to knock back. */

import { attackProfile, knockbackLimit, nameOf } from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import { AttackChoice, AttackFaceDown } from '../../cards/AttackChoice.tsx';
import { strengthWords } from '../../cards/words.ts';
import { commandIn, commanding, NOTHING } from '../hand.ts';
import css from '../table.module.css';
import { fighterName } from '../words.ts';
import type { Props, QuestionProps } from './parts.ts';

/** Light, Heavy and Feint with their numbers, wherever one of them is to be laid down. */
export const AttackCards = ({ now: { view }, plan: { marks, odds }, hold }: Props) => {
  const { choosing } = marks;
  if (choosing === undefined) return null;
  const attacker = view.fighters[choosing.fighter]!;
  const attack = attackProfile(view, attacker, choosing.attack)!;
  const notes = {
    light: attack.light ? strengthWords(attack.light) : undefined,
    heavy: attack.heavy ? strengthWords(attack.heavy) : undefined,
    feint: odds?.isFree ? 'A reaction costs the target' : 'A reaction gives the action back',
  };
  return (
    <AttackChoice
      attacker={nameOf(attacker)}
      choice={choosing.choice}
      notes={notes}
      onChoose={(choice) => hold(choosing.with(choice))}
    />
  );
};

/** What the attacker chose, as the defender sees it: a back. */
export const FaceDown = ({ now: { view } }: QuestionProps) => {
  const frame = view.stack.at(-1);
  if (frame?.type !== 'attack' || !frame.chosen || frame.source.type !== 'fighter') return null;
  return <AttackFaceDown attacker={fighterName(view, frame.source.id)} />;
};

/** In twentieths of what is allowed. */
const PARTS = 20;

export const Knockback = ({ now: { view }, held, hold }: QuestionProps) => {
  const frame = view.stack.at(-1);
  if (frame?.type !== 'attack') return null;
  const most = knockbackLimit(view, frame);
  const far = Math.min(commandIn(held, 'knockBack')?.distance ?? most, most);
  const words = inches(far, { round: 'down' });
  return (
    <label className={css.slider}>
      <span>How far</span>
      <input
        type="range"
        min={0}
        max={PARTS}
        value={Math.round((far * PARTS) / most)}
        aria-valuetext={words}
        onChange={({ target }) =>
          hold(commanding(NOTHING, { type: 'knockBack', distance: Math.floor((most * Number(target.value)) / PARTS) }))
        }
      />
      <span>{words}</span>
    </label>
  );
};
