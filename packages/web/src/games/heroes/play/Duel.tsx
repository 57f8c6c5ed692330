/** A resisted power as a duel: what each side has put in, and what a bid would be worth. */

import { resolvesWith } from '@muster/dwethia';
import { type Battle, contestedForecast, type HeroesCommand, modelOf, powerName, resistersOf } from '@muster/heroes';
import { Bids, Duel as DuelView, poolWords } from '../../../dwethia/play/Duel.tsx';
import { percent } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import { holdsAfter } from './answers.ts';
import type { Draft } from './types.ts';
import { harmWords, nameOf } from './words.ts';

const contestOf = (b: Battle) => {
  const frame = b.stack.at(-1);
  return frame?.type === 'resist' ? frame : undefined;
};

interface Props {
  readonly battle: Battle;
  /** What the hand is about to add. */
  readonly draft: Draft;
}

/** What is at stake; and once somebody resists, how both stand. */
export const Duel = ({ battle, draft }: Props) => {
  const frame = contestOf(battle);
  if (frame === undefined || frame.step.at === 'over') return null;
  const { power, caster, charge, step } = frame;
  const isOffer = step.at === 'offer';
  const by = isOffer || step.turn === 'resister' ? 'resister' : 'caster';
  const cast = (isOffer ? charge : step.cast) + (by === 'caster' ? draft.points : 0);
  const paid = isOffer ? Math.max(0, draft.points - 1) : draft.points; // DW-91: the first point of an offer is the fee
  const defence = (isOffer ? 0 : step.defence) + (by === 'resister' ? paid : 0);
  const who = isOffer ? draft.by : step.resister;
  const stands = defence > cast ? 'negated as it stands' : 'takes hold as it stands';
  const stakes = contestedForecast(battle);
  return (
    <>
      {who !== null && (
        <DuelView
          label={`Contest over ${powerName(power)}`}
          sides={[
            { name: nameOf(battle, caster), total: cast, left: poolWords(modelOf(battle, caster)) },
            { name: nameOf(battle, who), total: defence, left: poolWords(modelOf(battle, who)) },
          ]}
          over={powerName(power)}
          note={
            step.at === 'destiny' ? stands : `negated ${percent(1 - resolvesWith(cast - defence))} if nobody adds more`
          }
        />
      )}
      {stakes && (
        <p className="small">
          If it takes hold: {[stakes, ...stakes.others].map((harm) => harmWords(battle, harm)).join(', ')}.
        </p>
      )}
    </>
  );
};

/** What an answer is worth to who gives it. */
const worthWords = (b: Battle, c: HeroesCommand, isCaster: boolean): string => {
  const holds = holdsAfter(b, c);
  if (holds === undefined) return '';
  return isCaster ? `holds ${percent(holds)}` : `negates ${percent(1 - holds)}`;
};

interface BidProps extends Props {
  readonly onDraft: (draft: Draft) => void;
}

/** How much is added; the same again, and nothing is. */
export const Raises = ({ battle, draft, onDraft, most }: BidProps & { readonly most: number }) => {
  const step = contestOf(battle)?.step;
  const isCaster = step !== undefined && 'turn' in step && step.turn === 'caster';
  return (
    <Bids
      most={most}
      points={draft.points}
      onPoints={(points) => onDraft({ ...draft, points })}
      worth={(points) => worthWords(battle, { type: 'raise', points }, isCaster)}
    />
  );
};

/** Who resists, and with how much. */
export const Resisters = ({ battle, draft, onDraft }: BidProps) => {
  const frame = contestOf(battle);
  const able = frame === undefined ? [] : resistersOf(battle, frame);
  const mostOf = (id: string): number => modelOf(battle, id).faith + modelOf(battle, id).affinity;
  const chosen = able.find(({ id }) => id === draft.by);
  const choose = (id: string): void =>
    onDraft(
      draft.by === id ? { ...draft, by: null, points: 0 } : { ...draft, by: id, points: Math.min(2, mostOf(id)) },
    );
  return (
    <>
      <ul className={offer.list}>
        {able.map(({ id }) => (
          <li key={id}>
            <button type="button" className={offer.option} aria-pressed={draft.by === id} onClick={() => choose(id)}>
              {nameOf(battle, id)} <span className="small muted">has {mostOf(id)} to bid</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <Bids
          most={mostOf(chosen.id)}
          points={draft.points}
          onPoints={(points) => onDraft({ ...draft, points })}
          worth={(points) => worthWords(battle, { type: 'resist', by: chosen.id, points }, false)}
        />
      )}
    </>
  );
};
