/** The figures of all fighters and the costs of all spells, each marked as read, derived or ours. */

import { inch } from '@muster/geometry';
import { PROFILE_IDS, PROFILES, type ProfileId, SPELLS, type SpellId, UNIVERSAL_SPELLS } from '@muster/magewinds';
import { Highlighted } from '../../../pages/rules/Highlighted.tsx';
import { listed } from '../../../parts/words.ts';
import { CostChip } from '../cards/CostChip.tsx';
import { FighterGlyph } from '../cards/FighterGlyph.tsx';
import { costOf } from '../cards/words.ts';
import { OriginMark } from '../warbands/OriginMark.tsx';
import css from './magewinds-rules.module.css';

interface TableProps<Id> {
  readonly ids: readonly Id[];
  /** The words of the search. */
  readonly words: readonly string[];
}

const FighterRow = ({ id, words }: { readonly id: ProfileId; readonly words: readonly string[] }) => {
  const p = PROFILES[id];
  return (
    <tr data-entry="" tabIndex={-1}>
      <th scope="row">
        <span className={css.name}>
          <FighterGlyph id={id} size={22} /> <Highlighted text={p.name} words={words} />
        </span>
      </th>
      <td className="number">{p.slots}</td>
      <td className="number">{p.limit}</td>
      <td className="number">{p.toughness}</td>
      <td className="number">{p.movement / inch(1)}″</td>
      <td className="number">{p.armour}</td>
      <td className="number">+{p.deflect}</td>
      <td className="number">{p.evasion}</td>
      <td className="number">+{p.dodge}</td>
      <td>
        <OriginMark source={p.source} version={p.version} />
      </td>
    </tr>
  );
};

export const FighterTable = ({ ids, words }: TableProps<ProfileId>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
  <section className="table-scroll" tabIndex={0} aria-label="Fighters and their figures">
    <table className={`table ${css.table}`}>
      <thead>
        <tr>
          <th scope="col">Fighter</th>
          {['Slots', 'Limit', 'Toughness', 'Movement', 'Armour', 'Deflect', 'Evasion', 'Dodge'].map((name) => (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ))}
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <FighterRow key={id} id={id} words={words} />
        ))}
      </tbody>
    </table>
  </section>
);

/** Who knows a spell. */
const castersOf = (id: SpellId): string =>
  UNIVERSAL_SPELLS.includes(id)
    ? 'everybody'
    : listed(PROFILE_IDS.filter((p) => PROFILES[p].spells.includes(id)).map((p) => PROFILES[p].name));

export const SpellTable = ({ ids, words }: TableProps<SpellId>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
  <section className="table-scroll" tabIndex={0} aria-label="Spells and their costs">
    <table className={`table ${css.table}`}>
      <thead>
        <tr>
          <th scope="col">Spell</th>
          <th scope="col">Cost</th>
          <th scope="col">Cast by</th>
          <th scope="col">What it does</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <tr key={id} data-entry="" tabIndex={-1}>
            <th scope="row">
              <Highlighted text={SPELLS[id].name} words={words} />
            </th>
            <td className={css.cost}>
              <CostChip cost={costOf(id)} brief />
            </td>
            <td>{castersOf(id)}</td>
            <td className={css.words}>
              <em>{SPELLS[id].when}</em> {SPELLS[id].text}
            </td>
            <td>
              <OriginMark source={SPELLS[id].source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
