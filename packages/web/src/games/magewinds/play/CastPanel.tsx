/** A spell that is being cast: what it does, at whom, where, and what still has to be chosen. */

import type { Point } from '@muster/geometry';
import { type Battle, SPELLS } from '@muster/magewinds';
import { CostChip } from '../cards/CostChip.tsx';
import { actionName, costOf } from '../cards/words.ts';
import { OriginMark } from '../parts/OriginMark.tsx';
import type { Aim } from './casts.ts';
import { whereWords } from './destinations.ts';
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

const FEATURES: Readonly<Record<string, string>> = { ruin: 'the ruin', pool: 'the pool' };

export const CastPanel = ({ battle, seat, casting: { offer, open }, aim, onAim }: Props) => {
  const spell = SPELLS[offer.spell];
  const where = (p: Point): string => whereWords(battle, seat, battle.fighters[offer.caster]!, p);
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
          items={open.features.map((f) => {
            const feature = battle.terrain!.features[f]!;
            const at = feature.pieces[0]!.corners[0]!;
            return {
              id: String(f),
              words: `${FEATURES[feature.kind] ?? `the ${feature.kind}`} ${where(at)}`,
              on: aim.feature === f,
              onPick: () => onAim({ feature: f }),
            };
          })}
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
      {open.pairs.length > 1 && (
        <PickList
          label="The real one stands"
          items={open.pairs.map(({ key, cast }) => {
            const [first, second] = cast.places!;
            const real = cast.real === 0 ? first : second;
            return {
              id: key,
              words: `${where(real)}, the double ${where(real === first ? second : first)}`,
              on: aim.pair === key,
              onPick: () => onAim({ pair: key }),
            };
          })}
        />
      )}
      {open.isPlaced && (
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
