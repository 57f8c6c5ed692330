/** Who gives up leaves questions open: frames of the core that name who answers name the heir from then on. */

import type { Seat } from '@muster/kernel';
import type { AllotFrame } from './allot.ts';
import type { ResistFrame } from './resist.ts';
import type { RollFrame } from './roll.ts';

type Naming = RollFrame | AllotFrame | ResistFrame;

const isNaming = (frame: { readonly type: string }): frame is Naming =>
  frame.type === 'roll' || frame.type === 'allot' || frame.type === 'resist';

const renamed = (frame: Naming, gone: Seat, heir: Seat): Naming => {
  const now = (seat: Seat): Seat => (seat === gone ? heir : seat);
  switch (frame.type) {
    case 'roll':
      return { ...frame, pools: frame.pools.map((pool) => ({ ...pool, seat: now(pool.seat) })) };
    case 'allot':
      return { ...frame, seat: now(frame.seat) };
    case 'resist': {
      const { step } = frame;
      const resisting = 'resisterSeat' in step ? { ...step, resisterSeat: now(step.resisterSeat) } : step;
      return { ...frame, casterSeat: now(frame.casterSeat), step: resisting };
    }
  }
};

/** The others ask for the owner of a piece, or the captain. */
export const answeredBy = <F extends { readonly type: string }>(frame: F, gone: Seat, heir: Seat): F =>
  isNaming(frame) ? (renamed(frame, gone, heir) as Naming & F) : frame;
