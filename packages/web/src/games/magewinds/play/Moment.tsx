/** An attack as it is seen beside those who fight, and the one line that is left of it. */

import { inch, type Point } from '@muster/geometry';
import { type Battle, type MagewindsDecision, nameOf, seatName, type Who } from '@muster/magewinds';
import type { BesideThem } from '../../../measured/Beside.tsx';
import { legsOf } from '../../../measured/legs.ts';
import type { BoardLine } from '../../../measured/types.ts';
import { CHOICE_NAMES, DEFENCE_NAMES } from '../parts/attack-odds.ts';
import { DiceRow } from './Dice.tsx';
import css from './moment.module.css';
import type { Moment, Scene, Trace } from './scene.ts';

const named = (who: Who | null, otherwise: string): string =>
  who === null ? otherwise : `${seatName(who.seat)}’s ${nameOf(who)}`;

const titleOf = ({ attacker, target }: Moment): string =>
  `${named(attacker, 'The shaken ground')} attacks ${named(target, 'what lies there')}`;

const MomentSlip = ({ moment }: { readonly moment: Moment }) => {
  const { chosen, choice, defence, dice, results } = moment;
  return (
    <div className={css.moment} role="status">
      {(chosen || defence !== null || results.length === 0) && (
        <p className={css.choices}>
          <span className={css.title}>{titleOf(moment)}</span>
          {chosen && (
            <span
              key={choice ?? 'down'}
              className={css.card}
              data-down={choice === null || undefined}
              data-turned={choice !== null || undefined}
            >
              {choice === null ? 'face down' : CHOICE_NAMES[choice]}
            </span>
          )}
          {defence !== null && (
            <>
              {chosen && <span className={css.against}>against</span>}
              <span key={defence} className={css.card} data-turned>
                {DEFENCE_NAMES[defence]}
              </span>
            </>
          )}
        </p>
      )}
      {dice !== undefined && dice.event.dice.length > 0 && <DiceRow dice={dice} />}
      {results.length > 0 && <p className={css.results}>{results.join(' ')}</p>}
    </div>
  );
};

/** In which the blow that fell is still to be seen. */
const EXCHANGING: readonly string[] = ['window', 'knockBack', 'step', 'order', 'nextTarget'];

/** An attack is seen while it is shown and while it goes on; then one line of it is left in the slip. */
export const momentNow = (
  { moment }: Scene,
  decision: Pick<MagewindsDecision, 'kind'> | undefined,
): Moment | undefined => (decision === undefined || EXCHANGING.includes(decision.kind) ? moment : undefined);

/** Undefined when there is no attack to be seen. */
export const momentBeside = (b: Battle, moment: Moment | undefined, radius: number): BesideThem | undefined => {
  if (moment === undefined || moment.over) return undefined;
  const of = [moment.attacker, moment.target].flatMap((who) => {
    const f = who === null ? undefined : b.fighters[who.id];
    return f === undefined ? [] : [{ x: f.x, y: f.y }];
  });
  const fighting = [moment.attacker?.id, moment.target?.id];
  const others = b.fighters
    .filter((f) => f.where === 'field' && !fighting.includes(f.id))
    .map(({ x, y }) => ({ x, y }));
  return of.length === 0 ? undefined : { of, others, radius, content: <MomentSlip moment={moment} /> };
};

/** So many pixels about the middle of an attack are seen too: there those who fight stand. */
export const AROUND_FIGHT = 50;

/** What a small screen shows of an attack: between the two, or the one who is struck from far. */
export const middleOf = (b: Battle, moment: Moment | undefined): Point | undefined => {
  if (moment === undefined || moment.over || moment.target === null) return undefined;
  const [from, to] = [
    moment.attacker === null ? undefined : b.fighters[moment.attacker.id],
    b.fighters[moment.target.id],
  ];
  if (to === undefined) return undefined;
  const isFar = from === undefined || (from.x - to.x) ** 2 + (from.y - to.y) ** 2 > inch(4) ** 2;
  return isFar ? { x: to.x, y: to.y } : { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
};

/** What is left of the last attack. */
export const ResultLine = ({ moment }: { readonly moment: Moment | undefined }) =>
  moment !== undefined && moment.results.length > 0 ? (
    <p className={css.line} data-result>
      {titleOf(moment)}: {moment.results.join(' ')}
    </p>
  ) : null;

/** The line of fire of an attack under way. */
export const fireLines = (b: Battle, moment: Moment | undefined): readonly BoardLine[] => {
  const [from, to] = [moment?.attacker, moment?.target].map((who) => (who == null ? undefined : b.fighters[who.id]));
  return moment === undefined || moment.over || from === undefined || to === undefined
    ? []
    : [{ from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y }, kind: 'fire' }];
};

/** What others did while one waited, as it is drawn. */
export const traceLines = (b: Battle, traces: readonly Trace[]): readonly BoardLine[] =>
  traces.flatMap((trace): readonly BoardLine[] => {
    if (trace.type === 'way') return legsOf(trace.path);
    const [from, at] = [trace.from === null ? undefined : b.fighters[trace.from], b.fighters[trace.at]!];
    const to = { x: at.x, y: at.y };
    return [{ from: from === undefined ? to : { x: from.x, y: from.y }, to, kind: 'blow', text: trace.words }];
  });
