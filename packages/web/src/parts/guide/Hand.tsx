/** How the hand works, the same at every table. */

import type { ReactNode } from 'react';
import { GuidePart, Steps } from './Guide.tsx';

const Key = ({ children }: { readonly children: string }) => <kbd className="kbd">{children}</kbd>;

const HAND = [
  {
    name: 'Take up.',
    words: 'Click one of your pieces that may act. Click it again, or press Escape, to let it go.',
  },
  {
    name: 'Plan.',
    words:
      'Click or drag to a green place, or click an enemy to attack it. Way, odds and risks are drawn; nothing is played yet.',
  },
  {
    name: 'Play.',
    words: (
      <>
        The main button at the foot of the slip says what will happen and does it; so does <Key>C</Key>, or a double
        click instead of the click.
      </>
    ),
  },
  {
    name: 'Ask.',
    words:
      'Press the right button, or a finger for a while, on anything for its card. What cannot be done is answered where you tried it, with the rule.',
  },
  {
    name: 'Go back.',
    words: (
      <>
        <Key>U</Key> or <em>Take back</em> undoes; where dice were rolled the others are asked. <Key>E</Key> ends a
        phase or passes, <Key>N</Key> goes to the next one that may act, <Key>?</Key> lists all keys.
      </>
    ),
  },
];

/** `children`: what this game adds. */
export const HandPart = ({ children }: { readonly children?: ReactNode }) => (
  <GuidePart title="Your hand">
    <Steps of={HAND} />
    {children}
  </GuidePart>
);
