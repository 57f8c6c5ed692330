/** A spell that is being cast: what it does, at whom, where, and what still has to be chosen. */

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

interface Choice extends Omit<Parameters<typeof PickList>[0]['items'][number], 'onPick'> {
  readonly aim: Partial<Aim>;
}

/** What can still be chosen otherwise, list by list. */
const listsOf = ({ battle, seat, casting: { offer, open }, aim }: Props) => {
  const caster = battle.fighters[offer.caster]!;
  const pairs = targetOf(offer, aim) === null ? [] : open.pairs;
  const lists: readonly { readonly label: string; readonly items: readonly Choice[] }[] = [
    {
      label: 'Target',
      items: open.targets.map((id) => ({
        id: String(id),
        words: whoseName(battle, id, seat),
        on: aim.target === id,
        aim: { target: id, pair: null },
      })),
    },
    {
      label: 'Terrain',
      items: open.features.map((feature) => ({
        id: String(feature),
        words: featureWords(battle, seat, caster, feature),
        on: aim.feature === feature,
        aim: { feature },
      })),
    },
    {
      label: 'Action',
      items: open.actions.map((action) => ({
        id: action,
        words: actionName(action),
        on: aim.action === action,
        aim: { action },
      })),
    },
    {
      label: 'The real one stands',
      items: pairs.map(({ key, cast }) => {
        const stood = battle.fighters[cast.target!]!;
        const [real, double] = pairOf(cast).map((p) => directionWords(battle, seat, stood, p));
        return { id: key, words: `${real}, the double ${double}`, on: aim.pair === key, aim: { pair: key } };
      }),
    },
  ];
  return lists.filter(({ items }) => items.length > 1);
};

export const CastPanel = (props: Props) => {
  const { battle, seat, casting, aim, onAim } = props;
  const { offer, open } = casting;
  const spell = SPELLS[offer.spell];
  const caster = battle.fighters[offer.caster]!;
  const isTargeted = open.targets.length === 0 || targetOf(offer, aim) !== null;
  return (
    <section className={css.cast} aria-label={`Casting ${spell.name}`}>
      <p className={css.castTitle}>
        <strong>{spell.name}</strong> by the {fighterName(battle, offer.caster)}{' '}
        <CostChip cost={costOf(offer.spell)} brief /> <OriginMark source={spell.source} quiet />
      </p>
      <p className="small">{spell.text}</p>
      {listsOf(props).map(({ label, items }) => (
        <PickList key={label} label={label} items={items.map((item) => ({ ...item, onPick: () => onAim(item.aim) }))} />
      ))}
      {isTargeted && open.isPlaced && (
        <>
          <p className="small">Point at the ground, or choose one of these places.</p>
          <PickList
            label="Place"
            items={open.places.slice(0, 12).map((place) => ({
              id: `${place.x} ${place.y}`,
              words: whereWords(battle, seat, caster, place),
              on: aim.place?.x === place.x && aim.place.y === place.y,
              onPick: () => onAim({ place }),
            }))}
          />
        </>
      )}
    </section>
  );
};
