/** The figures behind the rules: units, ground and dice, each marked as the publisher's or ours. */

import {
  ATTACK_COLOURS,
  DEFENCE_COLOURS,
  gridBattlesDescriptor,
  TERRAIN,
  TERRAINS,
  type Terrain,
  type TerrainProfile,
  UNITS,
  type UnitProfile,
  type UnitType,
} from '@muster/grid-battles';
import type { ReactNode } from 'react';
import { Highlighted } from '../../../pages/rules/Highlighted.tsx';
import { inPlace } from '../../../parts/inPlace.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import { capital, listed } from '../../../parts/words.ts';
import { Counter } from '../counters/Counter.tsx';
import { Die, DieSymbol } from '../dice/Die.tsx';
import type { DieColour } from '../dice/faces.ts';
import { MapPicture } from '../parts/MapPicture.tsx';
import css from './grid-battles-rules.module.css';

type Words = readonly string[];

const DicePool = ({ dice }: { readonly dice: readonly DieColour[] }) => (
  <span className={css.pool}>
    {inPlace(dice, (colour) => (
      <Die colour={colour} size={22} />
    ))}
  </span>
);

const Figure = ({
  name,
  own,
  children,
}: {
  readonly name: string;
  readonly own: boolean;
  readonly children: ReactNode;
}) => (
  <div>
    <dt>{name}</dt>
    <dd className={own ? undefined : css.published}>{children}</dd>
  </div>
);

const rangeWords = ({ minRange, range }: Pick<UnitProfile, 'minRange' | 'range'>): string =>
  range === 1 ? 'adjacent' : `${minRange} to ${range}`;

const traitsOf = (unit: UnitProfile): readonly string[] => [
  ...(unit.setup ? ['setup (R-41)'] : []),
  ...(unit.indirect ? ['indirect (R-42)'] : []),
  ...(unit.reload ? ['reload (R-43)'] : []),
];

const UnitCard = ({ type, words }: { readonly type: UnitType; readonly words: Words }) => {
  const unit = UNITS[type];
  const ours = (figure: UnitProfile['published'][number]) => !unit.published.includes(figure);
  return (
    <li className={css.card} data-entry="" tabIndex={-1}>
      <Counter unit={type} size={56} />
      <div>
        <h3 className={css.cardTitle}>
          <Highlighted text={unit.name} words={words} /> <SourceMark source={unit.source} />
        </h3>
        <dl className={css.figures}>
          <Figure name="Move" own={ours('move')}>
            {unit.move}
          </Figure>
          <Figure name="Health" own={ours('health')}>
            {unit.health}
          </Figure>
          <Figure name="Range" own={ours('range')}>
            {rangeWords(unit)}
          </Figure>
          <Figure name="Attack" own={ours('attack')}>
            <DicePool dice={unit.attack} />
          </Figure>
          <Figure name="Defence" own={ours('defence')}>
            <DicePool dice={unit.defence} />
          </Figure>
          <Figure name="Points" own>
            {unit.cost}
          </Figure>
        </dl>
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

const costWords = ({ cost }: TerrainProfile): string => {
  const { foot, mounted, engine } = cost;
  if (foot === null && mounted === null && engine === null) return 'Nobody can enter.';
  if (foot === mounted && foot === engine) return `Costs everyone ${foot} to enter.`;
  const part = (who: string, points: number | null) => `${who} ${points ?? 'not at all'}`;
  return `To enter: ${part('foot', foot)}, mounted ${mounted ?? 'not at all'}, ${part('engines', engine)}.`;
};

const effectsOf = ({ defends, attacks, givesEnemy, road }: TerrainProfile): readonly string[] => [
  ...defends.dice.map(
    (colour) => `Whoever is struck here${defends.onlyFromAfar ? ' from afar' : ''} rolls a ${colour} die more.`,
  ),
  ...(defends.shields > 0 ? ['Whoever is struck here has a Shield more.'] : []),
  ...(attacks.bonus > 0
    ? ['Whoever strikes from here at someone further away and not on the same ground adds a Bonus Damage.']
    : []),
  ...givesEnemy.map((colour) => `Whoever is struck in melee out of this hex rolls a ${colour} die more.`),
  ...(road ? ['A whole move on roads and bridges has one point more (R-34).'] : []),
];

const TerrainCard = ({ terrain, words }: { readonly terrain: Terrain; readonly words: Words }) => {
  const ground = TERRAIN[terrain];
  return (
    <li className={css.card} data-entry="" tabIndex={-1}>
      <MapPicture className={css.swatch} rows={SWATCHES[terrain]} focus="0100" bare />
      <div>
        <h3 className={css.cardTitle}>
          <Highlighted text={ground.name} words={words} /> <SourceMark source={ground.source} />
        </h3>
        <p className={css.cardNote}>
          <RuleWords
            game={gridBattlesDescriptor}
            text={[costWords(ground), ...(ground.blocksSight ? ['Blocks the view.'] : []), ...effectsOf(ground)].join(
              ' ',
            )}
          />
        </p>
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

const FACES = [1, 2, 3, 4, 5, 6] as const;

const DieRow = ({ colour }: { readonly colour: DieColour }) => (
  <div className={css.dieRow}>
    <dt>{capital(colour)}</dt>
    <dd>
      {FACES.map((face) => (
        <Die key={face} colour={colour} face={face} size={44} />
      ))}
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
