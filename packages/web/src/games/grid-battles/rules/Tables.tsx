/** The figures behind the rules: units, ground and dice, each marked as the publisher's or ours. */

import {
  ATTACK_COLOURS,
  DEFENCE_COLOURS,
  gridBattlesDescriptor,
  TERRAIN,
  TERRAINS,
  type Terrain,
  terrainWords,
  UNITS,
  type UnitProfile,
  type UnitType,
} from '@muster/grid-battles';
import { Highlighted } from '../../../pages/rules/Highlighted.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import { capital, listed } from '../../../parts/words.ts';
import { Counter } from '../counters/Counter.tsx';
import { AllFaces } from '../dice/Dice.tsx';
import { DieSymbol } from '../dice/Die.tsx';
import type { DieColour } from '../dice/faces.ts';
import { MapPicture } from '../parts/MapPicture.tsx';
import { UnitFigures } from '../parts/UnitFigures.tsx';
import css from './grid-battles-rules.module.css';

type Words = readonly string[];

const FIGURES = ['move', 'health', 'range', 'attack', 'defence', 'cost'] as const;

const traitsOf = (unit: UnitProfile): readonly string[] => [
  ...(unit.setup ? ['setup (R-41)'] : []),
  ...(unit.indirect ? ['indirect (R-42)'] : []),
  ...(unit.reload ? ['reload (R-43)'] : []),
];

const UnitCard = ({ type, words }: { readonly type: UnitType; readonly words: Words }) => {
  const unit = UNITS[type];
  return (
    <li className={css.card} data-entry="" tabIndex={-1}>
      <Counter unit={type} size={56} />
      <div>
        <h3 className={css.cardTitle}>
          <Highlighted text={unit.name} words={words} /> <SourceMark source={unit.source} />
        </h3>
        <UnitFigures type={type} figures={FIGURES} className={css.figures} published={css.published} />
        <p className={css.cardNote}>
          {capital(unit.tags.join(', '))}.{' '}
          {unit.beats.length > 0 ? `Advantage over ${listed(unit.beats)}.` : 'Advantage over nobody.'}
          {traitsOf(unit).length > 0 && (
            <RuleWords game={gridBattlesDescriptor} text={` ${capital(listed(traitsOf(unit)))}.`} />
          )}
        </p>
      </div>
    </li>
  );
};

export const UnitTable = ({ types, words }: { readonly types: readonly UnitType[]; readonly words: Words }) => (
  <>
    <p className={css.tableIntro}>
      The first ten names are the publisher’s. Of their figures only the{' '}
      <span className={css.published}>underlined</span> ones were published; all others, the kinds, the Advantage and
      the points are ours, as are the other eleven units.
    </p>
    <ul className={css.cards}>
      {types.map((type) => (
        <UnitCard key={type} type={type} words={words} />
      ))}
    </ul>
  </>
);

const TerrainCard = ({ terrain, words }: { readonly terrain: Terrain; readonly words: Words }) => {
  const ground = TERRAIN[terrain];
  return (
    <li className={css.card} data-entry="" tabIndex={-1}>
      <MapPicture className={css.swatch} rows={SWATCHES[terrain]} focus="0100" bare />
      <div>
        <h3 className={css.cardTitle}>
          <Highlighted text={ground.name} words={words} /> <SourceMark source={ground.source} />
        </h3>
        <p className={css.cardNote}>{terrainWords(terrain).join(' ')}</p>
      </div>
    </li>
  );
};

/** What lies beside the hex that is shown: roads and rivers go on. */
const BESIDE: Readonly<Partial<Record<Terrain, Terrain>>> = {
  road: 'road',
  ford: 'river',
  bridge: 'river',
  river: 'river',
};

/** The same array for the same ground, so that it is drawn once. */
const SWATCHES = Object.fromEntries(
  TERRAINS.map((terrain) => {
    const { char } = TERRAIN[BESIDE[terrain] ?? 'plain'];
    return [terrain, [char + TERRAIN[terrain].char + char]];
  }),
) as unknown as Readonly<Record<Terrain, readonly string[]>>;

export const TerrainTable = ({ terrains, words }: { readonly terrains: readonly Terrain[]; readonly words: Words }) => (
  <>
    <p className={css.tableIntro}>
      The names Plain, Hill and Woods are the publisher’s, and that hills and woods block the view. Every other figure
      and the other twelve grounds are ours.
    </p>
    <ul className={css.cards}>
      {terrains.map((terrain) => (
        <TerrainCard key={terrain} terrain={terrain} words={words} />
      ))}
    </ul>
  </>
);

const DieRow = ({ colour }: { readonly colour: DieColour }) => (
  <div className={css.dieRow}>
    <dt>{capital(colour)}</dt>
    <dd>
      <AllFaces colour={colour} size={44} />
    </dd>
  </div>
);

export const DiceTable = () => (
  <>
    <p className={css.tableIntro}>
      The six colours and the three symbols are the publisher’s (<SourceMark source="official" />
      ), weakest die first. Which symbols stand on which face is ours (<SourceMark source="house" />
      ).
    </p>
    <ul className={css.symbols}>
      <li>
        <DieSymbol symbol="damage" size={24} /> Damage
      </li>
      <li>
        <DieSymbol symbol="bonus" size={24} /> Bonus Damage, only with Advantage
      </li>
      <li>
        <DieSymbol symbol="shield" size={24} /> Shield
      </li>
    </ul>
    <dl className={css.dice}>
      {[...ATTACK_COLOURS, ...DEFENCE_COLOURS].map((colour) => (
        <DieRow key={colour} colour={colour} />
      ))}
    </dl>
  </>
);
