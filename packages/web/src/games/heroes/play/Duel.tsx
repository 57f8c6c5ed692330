/** A resisted power as a duel: what each side has put in, and what a bid would be worth. */

import { type Battle, chancesOf, type HeroesCommand, modelOf, powerName } from '@muster/heroes';
import { percent } from '../../../parts/words.ts';
import { ableToResist, type Draft, type Duel as DuelOf, negates } from './questions.ts';
import css from './table.module.css';
import { nameOf } from './words.ts';

const Pools = ({ battle, id }: { readonly battle: Battle; readonly id: string }) => {
  const { faith, affinity, destiny } = modelOf(battle, id);
  return (
    <span className="small muted">
      {[faith > 0 && `${faith} Faith`, affinity > 0 && `${affinity} Affinity`, destiny > 0 && `${destiny} Destiny`]
        .filter(Boolean)
        .join(', ') || 'nothing left'}
    </span>
  );
};

interface Props {
  readonly battle: Battle;
  readonly duel: DuelOf;
  /** What the hand is about to add. */
  readonly draft: Draft;
}

export const Duel = ({ battle, duel, draft }: Props) => {
  const { power, caster, resister, stage, turn } = duel;
  const offered = stage === 'offer' ? Math.max(0, draft.points - 1) : 0;
  const added = stage === 'offer' ? 0 : draft.points;
  const cast = duel.cast + (turn === 'caster' ? added : 0);
  const defence = duel.defence + offered + (turn === 'resister' ? added : 0);
  const who = resister ?? draft.by;
  return (
    <section className={css.duel} aria-label={`Contest over ${powerName(power)}`}>
      <div className={css.duellist}>
        <span>{nameOf(battle, caster)}</span>
        <strong className={css.total}>{cast}</strong>
        <Pools battle={battle} id={caster} />
      </div>
      <p className={css.contest}>
        {powerName(power)}
        <span className={`small muted ${css.contestNote}`}>
          {stage === 'destiny'
            ? defence > cast
              ? 'negated as it stands'
              : 'takes hold as it stands'
            : who === null
              ? 'nobody resists yet'
              : `negated ${percent(negates(defence, cast))} if nobody adds more`}
        </span>
      </p>
      <div className={css.duellist}>
        <span>{who === null ? 'Resister' : nameOf(battle, who)}</span>
        <strong className={css.total}>{who === null ? '–' : defence}</strong>
        {who !== null && <Pools battle={battle} id={who} />}
      </div>
    </section>
  );
};

/** How likely the power is negated, or holds, after this answer, when both then go on as well as they can. */
export const worthWords = (b: Battle, c: HeroesCommand, isCaster = false): string => {
  const odds = chancesOf(b, c);
  return odds !== undefined && 'resolves' in odds && typeof odds.resolves === 'number'
    ? isCaster
      ? `holds ${percent(odds.resolves)}`
      : `negates ${percent(1 - odds.resolves)}`
    : '';
};

interface BidProps {
  readonly most: number;
  readonly points: number;
  readonly from: number;
  readonly onPoints: (points: number) => void;
  /** What such a bid is worth. */
  readonly worth: (points: number) => string;
}

export const Bids = ({ most, points, from, onPoints, worth }: BidProps) => (
  <div className={css.bids}>
    {Array.from({ length: Math.max(0, most - from + 1) }, (_, i) => from + i).map((n) => (
      <button
        key={n}
        type="button"
        className="button button--small"
        aria-pressed={points === n}
        onClick={() => onPoints(n)}
      >
        <span>{n}</span> <span className="small muted">{worth(n)}</span>
      </button>
    ))}
  </div>
);

interface ResisterProps {
  readonly battle: Battle;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** Who resists, and with how much. */
export const Resisters = ({ battle, draft, onDraft }: ResisterProps) => {
  const able = ableToResist(battle);
  const chosen = able.find(({ id }) => id === draft.by);
  return (
    <>
      <ul className={css.list}>
        {able.map(({ id, most }) => (
          <li key={id}>
            <button
              type="button"
              className={css.option}
              aria-pressed={draft.by === id}
              onClick={() =>
                onDraft({ ...draft, by: draft.by === id ? null : id, points: draft.by === id ? 0 : Math.min(2, most) })
              }
            >
              {nameOf(battle, id)} <span className="small muted">has {most} to bid</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <Bids
          most={chosen.most}
          from={1}
          points={draft.points}
          onPoints={(points) => onDraft({ ...draft, points })}
          worth={(n) => worthWords(battle, { type: 'resist', by: chosen.id, points: n })}
        />
      )}
    </>
  );
};
