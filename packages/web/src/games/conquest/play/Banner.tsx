/** Whose turn it is, which round, which phase; what both sides have and what they have scored; and one line with the last result. */

import { type Battle, cityPoints, incomeOf, PHASE_NAMES, type Phase, sideName, vpOf } from '@muster/conquest';
import { amid } from '@muster/dwethia';
import type { Seen, SeenProps } from '../../../contract/tabletop.ts';
import { Round } from '../../../dwethia/play/Round.tsx';
import play from '../../../play/play.module.css';
import { resultWords, Strip as StripLine } from '../../../play/Strip.tsx';
import { Phases, WhoseTurn } from '../../../play/WhoseTurn.tsx';
import { seatOfSide } from '../board/look.tsx';
import type { RoundSums } from './scene.ts';
import css from './table.module.css';
import type { WarTable } from './types.ts';

const PHASES: readonly (readonly [Phase, string])[] = [
  ['priority', 'Research'],
  ['movement', 'Move'],
  ['shoot', 'Shoot, build'],
  ['combat', 'Fight'],
];

export const incomeSum = (b: Battle, side: 0 | 1): { readonly R: number; readonly A: number } =>
  incomeOf(b, side).reduce((sum, { R, A }) => ({ R: sum.R + R, A: sum.A + A }), { R: 0, A: 0 });

/** `120 R` and so on: what a side has, in one short line. */
const Purse = ({ battle, side, name }: { readonly battle: Battle; readonly side: 0 | 1; readonly name: string }) => {
  const { bank } = battle.sides[side];
  const next = incomeSum(battle, side);
  return (
    <span className={css.purse}>
      <span className="visually-hidden">{name}:</span>
      <span className={play.seatMark} data-seat={seatOfSide(battle, side)} data-small aria-hidden="true" />
      <span title="Requisition, and the next income">
        <b>{bank.R}</b> R{next.R > 0 && <span className={`muted ${css.aside}`}> +{next.R}</span>}
      </span>
      <span title="Aether, and the next income">
        <b>{bank.A}</b> A{next.A > 0 && <span className={`muted ${css.aside}`}> +{next.A}</span>}
      </span>
      <span title="Victory points">
        <b>{vpOf(battle, side).total}</b> VP
      </span>
      {battle.round > 0 && battle.first === side && (
        <span className={`muted ${css.aside}`} title="Acts first in this round and holds priority">
          1st
        </span>
      )}
    </span>
  );
};

const City = ({ battle }: { readonly battle: Battle }) => {
  const [south, north] = cityPoints(battle);
  if (south + north === 0) return null;
  return (
    <span className={css.purse} title="Points of both at the city">
      City {south}:{north}
    </span>
  );
};

/** Both banks and scores, and the city. */
const Purses = ({ battle }: { readonly battle: Battle }) => (
  <>
    {([0, 1] as const).map((side) => (
      <Purse key={side} battle={battle} side={side} name={sideName(battle.config, side)} />
    ))}
    <City battle={battle} />
  </>
);

export const Banner = ({ seen }: SeenProps<WarTable>) => {
  const { shown: battle, outcome } = seen;
  const { round, phase, config } = battle;
  return (
    <WhoseTurn
      {...seen}
      battle={battle}
      seat={seen.turn}
      sideName={(side) => sideName(config, side)}
      when={
        <>
          {round === 0 ? 'Set-up' : <Round round={round} of={config.rulings.rounds} />}
          {round > 0 && phase !== 'setup' && <span className="visually-hidden">, {PHASE_NAMES[phase]}</span>}
        </>
      }
    >
      {round > 0 && outcome === undefined && <Phases label="Phases" phases={PHASES} now={phase} />}
      <p className={css.purses}>
        <Purses battle={battle} />
      </p>
    </WhoseTurn>
  );
};

export const pair = ([south, north]: readonly [number, number]): string => `${south} : ${north}`;

/** `End of round 2: 20 : 18 VP, lost 0 : 90 points.` What else it brought is told on the map. */
export const roundWords = ({ round, lost, vp }: RoundSums): string =>
  `End of round ${round}: ${pair(vp)} VP, lost ${pair(lost)} points.`;

/** Who acts first, while nothing else is to be said. */
const tellOf = ({ outcome, shown: { round, first, config } }: Seen<WarTable>): string =>
  outcome === undefined && round > 0 ? `First in this round: ${amid(sideName(config, first))}.` : '';

/** What came of the last blow, or of the round, until the next. */
export const Strip = ({ seen }: SeenProps<WarTable>) => {
  const { moment, told } = seen.scene;
  const isRound = told !== undefined;
  const result = resultWords(moment);
  const words = isRound ? roundWords(told) : result || tellOf(seen);
  return (
    <StripLine className={css.strip} blow={result !== '' && !isRound} result={isRound}>
      <span className={css.stripPurses}>
        <Purses battle={seen.shown} />
      </span>
      <span className={css.stripWords}>{words}</span>
    </StripLine>
  );
};
