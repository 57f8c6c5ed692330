/**
 * Law: a table that is told event by event ends where the view is. Whatever a table draws, the events that a viewer hears must say: else
 * it would appear only when everything has been told, or not at all. What a seat does unasked may go without a word (an answer taken back).
 */

import { heardBy } from '@muster/kernel';
import { brief, difference, sameBytes } from '../data.ts';
import { broken, type Law, viewersOf } from '../law.ts';

export const shownLaw: Law = {
  id: 'shown',
  name: 'told event by event, the table ends where the view is',
  needs: 'shows',
  check: (game, walk) => {
    const shows = walk.terms.shows!;
    const differ: string[] = [];
    for (const { before, after, seat, command, events } of walk.steps) {
      const faults = viewersOf(walk).flatMap((viewer) => {
        const told = heardBy(events, viewer);
        if (told.length === 0 && walk.terms.isAnytime(command)) return []; // nothing is waited for: the view is shown at once
        const end = told.reduce((shown, event) => shows.tell(shown, event, seat), game.view(before, viewer));
        const [shown, view] = [shows.drawn(end), shows.drawn(game.view(after, viewer))];
        const types = told.map(({ type }) => type).join(', ');
        return sameBytes(shown, view)
          ? []
          : [`${viewer} is told ${types || 'nothing'} of ${brief(command)}: ${difference(shown, view)}`];
      });
      differ.push(...faults.slice(0, 1));
    }
    if (differ.length > 0)
      broken(
        'shown',
        `after ${differ.length} of ${walk.steps.length} commands, first: ${differ.slice(0, 3).join('; ')}`,
      );
    return walk.steps.length;
  },
};
