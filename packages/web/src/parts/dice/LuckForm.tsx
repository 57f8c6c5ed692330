/** Asks for what people rolled or drew at their own table. */

import type { GivenLuck } from '@muster/kernel';
import type { AwaitedLuck } from '../../contract/table-game.ts';
import { CardsForm } from './CardsForm.tsx';
import { DiceForm, type DrawDie } from './DiceForm.tsx';

interface Props {
  readonly asked: AwaitedLuck;
  readonly onGive: (values: GivenLuck) => void;
  readonly onBack: () => void;
  /** What taking back means when nothing was typed before: `Do not roll after all`. */
  readonly backWords: string;
  readonly Die?: DrawDie | undefined;
}

export const LuckForm = ({ asked, Die, ...rest }: Props) =>
  asked.kind === 'roll' ? <DiceForm roll={asked} Die={Die} {...rest} /> : <CardsForm draw={asked} {...rest} />;
