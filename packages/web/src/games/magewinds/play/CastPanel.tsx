/** A spell that is being cast: what it does, at whom, where, and what still has to be chosen. */

import type { Point } from '@muster/geometry';
import { type Battle, SPELLS } from '@muster/magewinds';
import { CostChip } from '../cards/CostChip.tsx';
import { actionName, costOf } from '../cards/words.ts';
import { OriginMark } from '../parts/OriginMark.tsx';
import { type Aim, pairOf, targetOf } from './casts.ts';
import { directionWords, featureWords, whereWords } from './destinations.ts';
import { PickList } from './PickList.tsx';
import type { Marks } from './plan/types.ts';
import css from './table.module.css';
import { fighterName, whoseName } from './words.ts';

interface Props {
  readonly battle: Battle;
  readonly seat: number;
  readonly casting: NonNullable<Marks['casting']>;
  readonly aim: Aim;
  readonly onAim: (change: Partial<Aim>) => void;
}

export const CastPanel = ({ battle, seat, casting: { offer, open }, aim, onAim }: Props) => {
  const spell = SPELLS[offer.spell];
  const caster = battle.fighters[offer.caster]!;
  const where = (p: Point): string => whereWords(battle, seat, caster, p);
  const isTargeted = open.targets.length === 0 || targetOf(offer, aim) !== null;
  return (
    <section className={css.cast} aria-label={`Casting ${spell.name}`}>
      <p className={css.castTitle}>
        <strong>{spell.name}</strong> by the {fighterName(battle, offer.caster)}{' '}
        <CostChip cost={costOf(offer.spell)} brief /> <OriginMark source={spell.source} quiet />
      </p>
      <p className="small">{spell.text}</p>
      {open.targets.length > 1 && (
        <PickList
          label="Target"
          items={open.targets.map((id) => ({
            id: String(id),
            words: whoseName(battle, id, seat),
            on: aim.target === id,
            onPick: () => onAim({ target: id, pair: null }),
          }))}
        />
      )}
      {open.features.length > 1 && (
        <PickList
          label="Terrain"
          items={open.features.map((f) => ({
            id: String(f),
            words: featureWords(battle, seat, caster, f),
            on: aim.feature === f,
            onPick: () => onAim({ feature: f }),
          }))}
        />
      )}
      {open.actions.length > 1 && (
        <PickList
          label="Action"
          items={open.actions.map((action) => ({
            id: action,
            words: actionName(action),
            on: aim.action === action,
            onPick: () => onAim({ action }),
          }))}
        />
      )}
      {isTargeted && open.pairs.length > 1 && (
        <PickList
          label="The real one stands"
          items={open.pairs.map(({ key, cast }) => {
            const [real, double] = pairOf(cast);
            const stood = battle.fighters[cast.target!]!;
            const side = (p: Point): string => directionWords(battle, seat, stood, p);
            return {
              id: key,
              words: `${side(real)}, the double ${side(double)}`,
              on: aim.pair === key,
              onPick: () => onAim({ pair: key }),
            };
          })}
        />
      )}
      {isTargeted && open.isPlaced && (
        <>
          <p className="small">Point at the ground, or choose one of these places.</p>
          <PickList
            label="Place"
            items={open.places.slice(0, 12).map((p) => ({
              id: `${p.x} ${p.y}`,
              words: where(p),
              on: aim.place?.x === p.x && aim.place.y === p.y,
              onPick: () => onAim({ place: { x: p.x, y: p.y } }),
            }))}
          />
        </>
      )}
    </section>
  );
};
