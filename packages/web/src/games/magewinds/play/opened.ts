/** Whose card lies open among the warbands: the board shows its ranges. The next pair of eyes finds them all closed. */

import type { Eyes } from '@muster/kernel';
import type { FighterId } from '@muster/magewinds';
import { create } from 'zustand';

interface Opened {
  readonly eyes: Eyes | undefined;
  readonly fighter: FighterId | undefined;
}

const useOpened = create<Opened>(() => ({ eyes: undefined, fighter: undefined }));

export const useOpenedBy = (eyes: Eyes): FighterId | undefined =>
  useOpened((now) => (now.eyes === eyes ? now.fighter : undefined));

/** Opened; again: closed. */
export const openFighter = (eyes: Eyes, fighter: FighterId): void =>
  useOpened.setState((now) => ({ eyes, fighter: now.eyes === eyes && now.fighter === fighter ? undefined : fighter }));

/** Whoever comes to another battle finds them closed too. */
export const closeFighters = (): void => useOpened.setState({ eyes: undefined, fighter: undefined });
