// The score of a game and the words for it.

const LEAST = 95;

const ALIVE = ['survived', 'unreached'];

export const isAlive = ({ status }) => ALIVE.includes(status);

const shown = (code) => {
  const oneLine = code.replaceAll(/\s+/g, ' ');
  return oneLine.length > 70 ? `${oneLine.slice(0, 67)}…` : oneLine;
};

/** The report on a game: counts, the percentage noticed of those that compile, and who survived. */
export const reportOn = (game, results, { reviewed, stale, seed, seconds }) => {
  const counted = results.filter(({ status }) => status !== 'refusedByTypes');
  const survivors = counted.filter(isAlive);
  const count = (status) => results.filter((result) => result.status === status).length;
  const score = counted.length === 0 ? 100 : (100 * (counted.length - survivors.length)) / counted.length;
  return {
    game,
    ok: score >= LEAST,
    score: Math.floor(score * 10) / 10, // never rounded up to the mark
    mutants: results.length,
    noticed: count('noticed'),
    endless: count('endless'),
    refusedByTypes: count('refusedByTypes'),
    reviewed: reviewed.length,
    ...(seed === undefined ? {} : { seed }),
    seconds,
    survivors: survivors.map(({ file, line, column, kind, code, becomes, status }) => ({
      file,
      line,
      column,
      kind,
      code,
      becomes,
      reached: status === 'survived',
    })),
    stale,
  };
};

export const linesFor = (report) => [
  ...report.survivors.map(
    ({ file, line, column, code, becomes, reached }) =>
      `${file}:${line}:${column}  ${shown(code)}  →  ${shown(becomes)}${reached ? '' : '  (no test reaches it)'}`,
  ),
  ...report.stale.map(({ file, line }) => `${file}: the reviewed change of \`${line}\` is not there any more`),
  `${report.game}: ${report.score}% noticed of ${report.mutants - report.refusedByTypes} mutants ` +
    `(${report.survivors.length} survived, ${report.endless} never ended; ` +
    `${report.refusedByTypes} more do not compile, ${report.reviewed} are reviewed)` +
    `${report.seed === undefined ? '' : `, seed ${report.seed}`}, ${report.seconds} s`,
];
