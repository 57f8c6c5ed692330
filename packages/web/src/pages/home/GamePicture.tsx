/** The middle of a game's picture, whatever its proportions, in a box of a card. */

import type { ComponentType } from 'react';
import css from '../home.module.css';
import { WhenNear } from './WhenNear.tsx';

interface Props {
  readonly Picture: ComponentType;
  readonly className?: string | undefined;
}

export const GamePicture = ({ Picture, className = '' }: Props) => (
  <WhenNear className={`${css.picture} ${className}`}>
    <div className={css.pictureMiddle}>
      <Picture />
    </div>
  </WhenNear>
);
