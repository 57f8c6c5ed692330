/** What is rolled in one half, die by die: its own dice, what the ground adds, and whether Bonus Damage counts. */

import { gridBattlesDescriptor, type Half, TERRAIN, UNITS, type UnitType } from '@muster/grid-battles';
import { inPlace, times } from '../../../parts/inPlace.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { listed } from '../../../parts/words.ts';
import { Die, DieSymbol } from '../dice/Die.tsx';
import type { DieColour, FaceSymbol } from '../dice/faces.ts';
import css from './odds.module.css';

type Source = Half['attackFrom'][number];

const Dice = ({ dice, from }: { readonly dice: readonly DieColour[]; readonly from: readonly Source[] }) =>
  inPlace(dice, (colour, i) => {
    const source = from[i]!;
    return (
      <span className={css.poolDie}>
        <Die colour={colour} size={40} />
        <span>{source === 'unit' ? 'own' : TERRAIN[source].name.toLowerCase()}</span>
      </span>
    );
  });

/** What the ground adds. */
const Symbols = ({ symbol, many }: { readonly symbol: FaceSymbol; readonly many: number }) =>
  many === 0 ? null : (
    <span className={css.poolDie}>
      <span className={css.poolSymbol}>
        {times(many, () => (
          <DieSymbol symbol={symbol} size={28} />
        ))}
      </span>
      <span>ground</span>
    </span>
  );

/** `a Knight`, `an Archer`. */
export const aUnit = (type: UnitType): string => `${/^[AEIO]/.test(UNITS[type].name) ? 'an' : 'a'} ${UNITS[type].name}`;

const kinds = (tags: readonly string[]): string => (tags.length === 0 ? 'nobody' : listed(tags));

/** Why the striker has Advantage over the struck, or has not (GB-70). */
const advantageReason = (striker: UnitType, struck: UnitType, advantage: boolean): string => {
  const [one, other] = [UNITS[striker], UNITS[struck]];
  const common = one.beats.filter((tag) => other.tags.includes(tag));
  if (advantage)
    return `Advantage: ${aUnit(striker)} beats ${kinds(common)}, and ${aUnit(struck)} is ${common.length > 1 ? 'both' : 'that'}. Bonus Damage counts.`;
  return `No Advantage: ${aUnit(striker)} beats ${kinds(one.beats)}, and ${aUnit(struck)} is ${listed(other.tags)}. Bonus Damage does not count.`;
};

interface PoolsProps {
  readonly half: Half;
  readonly striker: UnitType;
  readonly struck: UnitType;
}

export const Pools = ({ half, striker, struck }: PoolsProps) => {
  const { symbols } = half;
  return (
    <div className={css.pools}>
      <div className={css.poolRow}>
        <div>
          <span className="overline">{UNITS[striker].name} rolls</span>
          <div className={css.poolDice}>
            <Dice dice={half.attack} from={half.attackFrom} />
            <Symbols symbol="damage" many={symbols.damage} />
            <Symbols symbol="bonus" many={symbols.bonus} />
          </div>
        </div>
        <div>
          <span className="overline">{UNITS[struck].name} rolls</span>
          <div className={css.poolDice}>
            <Dice dice={half.defence} from={half.defenceFrom} />
            <Symbols symbol="shield" many={symbols.shields} />
          </div>
        </div>
      </div>
      <p className="small">
        {advantageReason(striker, struck, half.advantage)} <RuleRef game={gridBattlesDescriptor} id="GB-70" />
      </p>
    </div>
  );
};
