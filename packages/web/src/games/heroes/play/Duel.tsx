/** A resisted power as a duel: what each side has put in, and what a bid would be worth. */

import { type Battle, chancesOf, type HeroesCommand, modelOf, powerName } from '@muster/heroes';
import { Bids, Duel as DuelView, poolWords } from '../../../dwethia/play/Duel.tsx';
import { percent } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import { ableToResist, duelOf, negates } from './duels.ts';
import type { Draft } from './types.ts';
import { nameOf } from './words.ts';

interface Props {
  readonly battle: Battle;
  /** What the hand is about to add. */
  readonly draft: Draft;
}

export const Duel = ({ battle, draft }: Props) => {
  const duel = duelOf(battle);
  if (duel === undefined) return null;
  const { power, caster, resister, stage, turn } = duel;
  const offered = stage === 'offer' ? Math.max(0, draft.points - 1) : 0;
  const added = stage === 'offer' ? 0 : draft.points;
  const cast = duel.cast + (turn === 'caster' ? added : 0);
  const defence = duel.defence + offered + (turn === 'resister' ? added : 0);
  const who = resister ?? draft.by;
  const note =
    stage === 'destiny'
      ? defence > cast
        ? 'negated as it stands'
        : 'takes hold as it stands'
      : who === null
        ? 'nobody resists yet'
        : `negated ${percent(negates(defence, cast))} if nobody adds more`;
  return (
    <DuelView
      label={`Contest over ${powerName(power)}`}
      sides={[
        { name: nameOf(battle, caster), total: cast, left: poolWords(modelOf(battle, caster)) },
        who === null
          ? { name: 'Resister', total: '–' }
          : { name: nameOf(battle, who), total: defence, left: poolWords(modelOf(battle, who)) },
      ]}
      over={powerName(power)}
      note={note}
    />
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
      <ul className={offer.list}>
        {able.map(({ id, most }) => (
          <li key={id}>
            <button
              type="button"
              className={offer.option}
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
