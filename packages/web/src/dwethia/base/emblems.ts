/** The emblem of each faction, filled by even and odd, about the origin in a square of 24. */

import type { FactionId } from '@muster/dwethia';

const EMBLEMS: Readonly<Record<FactionId, string>> = {
  // a sun with eight rays
  'empire-of-sol':
    'M0-5.4A5.4 5.4 0 1 1 0 5.4A5.4 5.4 0 1 1 0-5.4ZM-1.8-7L0-12L1.8-7ZM-1.8 7L0 12L1.8 7ZM-7-1.8L-12 0L-7 1.8ZM7-1.8L12 0L7 1.8ZM3.6-6.2L8.4-8.4L6.2-3.6ZM-3.6-6.2L-8.4-8.4L-6.2-3.6ZM3.6 6.2L8.4 8.4L6.2 3.6ZM-3.6 6.2L-8.4 8.4L-6.2 3.6Z',
  // a tower with its gate
  citadel: 'M-9-11H-5V-8H-2V-11H2V-8H5V-11H9V-4H7V11H3V5A3 3 0 0 0-3 5V11H-7V-4H-9Z',
  // a drop
  bloodpact:
    'M0-12C3.6-5.4 8-1.4 8 4A8 8 0 0 1-8 4C-8-1.4-3.6-5.4 0-12ZM-4.6 3.4A4.8 4.8 0 0 0-.6 8.6V6.4A3 3 0 0 1-2.6 3.4Z',
  // a dark sun: a ring with a crescent
  'black-sun':
    'M0-11.5A11.5 11.5 0 1 1 0 11.5A11.5 11.5 0 1 1 0-11.5ZM0-8.4A8.4 8.4 0 1 0 0 8.4A8.4 8.4 0 1 0 0-8.4ZM1.4-6A6 6 0 1 0 6 1.6A4.8 4.8 0 1 1 1.4-6Z',
  // an eye
  'eldritch-cult':
    'M-12 0C-7.6-6.2-3.8-8 0-8S7.6-6.2 12 0C7.6 6.2 3.8 8 0 8S-7.6 6.2-12 0ZM0-5A5 5 0 1 0 0 5A5 5 0 1 0 0-5ZM0-4.4Q2.2 0 0 4.4Q-2.2 0 0-4.4Z',
  // a star about nothing
  void: 'M0-12L2.8-2.8L12 0L2.8 2.8L0 12L-2.8 2.8L-12 0L-2.8-2.8ZM0-3A3 3 0 1 0 0 3A3 3 0 1 0 0-3Z',
};

export const emblemOf = (faction: FactionId): string => EMBLEMS[faction];
