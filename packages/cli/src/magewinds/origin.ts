/** Content that is not the publisher's says so wherever it is shown. */

import type { Origin } from '@muster/magewinds';

export const originMark = (source: Origin): string => (source === 'official' ? '' : ` (${source.toUpperCase()})`);

const NOTES: Readonly<Record<Exclude<Origin, 'official'>, string>> = {
  house: 'HOUSE: a stand-in of ours, not the publisher’s.',
  derived: 'DERIVED: worked out from what the publisher changed elsewhere.',
};

/** What the marks mean, a line for each that is used. */
export const originNotes = (sources: readonly Origin[]): string =>
  (['house', 'derived'] as const)
    .filter((source) => sources.includes(source))
    .map((source) => `${NOTES[source]}\n`)
    .join('');
