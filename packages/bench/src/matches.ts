/** Figures on whole matches out of the museum, each by game. None of them is a rate. */

import { deltaOf, type Viewer } from '@muster/kernel';
import { type HostingFigures, hostingFigures } from './hosting.ts';
import { median, percentile } from './measure.ts';
import { type Exhibit, loadExhibit, museumIds } from './museum.ts';
import { digits, type FigureLine } from './part.ts';

/** By the id of the game. */
type ByGame<F> = Readonly<Record<string, F>>;

export interface MatchResult extends Readonly<Record<keyof HostingFigures, ByGame<number>>> {
  /** JSON that tells a viewer what an entry has changed for it, where it has changed something. */
  readonly deltaBytes: ByGame<{ readonly median: number; readonly p90: number }>;
}

/** The same for each game; fields as they stand in what is told of one, none where that is the figure itself. */
const LINES: { readonly [F in keyof MatchResult]: readonly FigureLine[] } = {
  keptKb: [{ field: '', what: 'kB kept of a match', goal: { atMost: 100 } }],
  loadMillis: [{ field: '', what: 'ms to load a match', goal: { atMost: 10 } }],
  undoMillis: [{ field: '', what: 'ms to take back', goal: { atMost: 15 } }],
  deltaBytes: [
    { field: '.median', what: 'bytes an update', goal: { atMost: 100 } },
    { field: '.p90', what: 'bytes, nine in ten', goal: { atMost: 300 } },
  ],
};

export const matchLines = (): readonly FigureLine[] =>
  Object.entries(LINES).flatMap(([figure, lines]) =>
    museumIds().flatMap((id) =>
      lines.map((line) => ({ ...line, field: `${figure}.${id}${line.field}`, what: `${line.what}: ${id}` })),
    ),
  );

const viewersOf = ({ game, states }: Exhibit): readonly Viewer[] => [
  'spectator',
  ...Array.from({ length: game.seats(states[0]!.config) }, (_, seat) => seat),
];

const deltaSizes = (exhibit: Exhibit, viewer: Viewer): readonly number[] => {
  const views = exhibit.states.map((state) => exhibit.game.view(state, viewer));
  const deltas = views.slice(1).map((view, n) => deltaOf(views[n]!, view));
  return deltas.flatMap((delta) => (delta === null ? [] : [Buffer.byteLength(JSON.stringify(delta))]));
};

const deltaBytes = (exhibit: Exhibit): MatchResult['deltaBytes'][string] => {
  const sizes = viewersOf(exhibit).flatMap((viewer) => deltaSizes(exhibit, viewer));
  return { median: digits(median(sizes)), p90: percentile(sizes, 90) };
};

export const matchFigures = async (): Promise<MatchResult> => {
  const exhibits = await Promise.all(museumIds().map(loadExhibit));
  const byGame = <F>(of: (exhibit: Exhibit) => F): ByGame<F> =>
    Object.fromEntries(exhibits.map((exhibit) => [exhibit.id, of(exhibit)]));
  const hosting = byGame(hostingFigures);
  const each = (figure: keyof HostingFigures): ByGame<number> => byGame(({ id }) => hosting[id]![figure]);
  return {
    keptKb: each('keptKb'),
    loadMillis: each('loadMillis'),
    undoMillis: each('undoMillis'),
    deltaBytes: byGame(deltaBytes),
  };
};
