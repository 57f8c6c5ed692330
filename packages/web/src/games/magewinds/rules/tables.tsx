/** The figures of all fighters and the costs of all spells, each marked as read, derived or ours. */

import { inch } from '@muster/geometry';
import { PROFILE_IDS, PROFILES, SPELL_IDS, SPELLS, type SpellId, UNIVERSAL_SPELLS } from '@muster/magewinds';
import type { RulesTable } from '../../../pages/rules/content.ts';
import { entryTable } from '../../../pages/rules/EntryTable.tsx';
import { listed } from '../../../parts/words.ts';
import { CostChip } from '../cards/CostChip.tsx';
import { FighterGlyph } from '../cards/FighterGlyph.tsx';
import { costOf } from '../cards/words.ts';
import { OriginMark } from '../parts/OriginMark.tsx';
import css from './magewinds-rules.module.css';

const FIGURES = ['Slots', 'Limit', 'Toughness', 'Movement', 'Armour', 'Deflect', 'Evasion', 'Dodge'];

const FIGHTERS = entryTable({
  id: 'fighters',
  name: 'All fighters',
  spoken: 'Fighters and their figures',
  what: 'Fighter',
  columns: FIGURES.map((number) => ({ number })),
  className: css.table,
  rows: PROFILE_IDS.map((id) => {
    const p = PROFILES[id];
    const movement = `${p.movement / inch(1)}″`;
    return {
      id,
      name: p.name,
      picture: <FighterGlyph id={id} size={22} />,
      cells: [p.slots, p.limit, p.toughness, movement, p.armour, `+${p.deflect}`, p.evasion, `+${p.dodge}`],
      source: <OriginMark source={p.source} version={p.version} />,
    };
  }),
});

/** Who knows a spell. */
const castersOf = (id: SpellId): string =>
  UNIVERSAL_SPELLS.includes(id)
    ? 'everybody'
    : listed(PROFILE_IDS.filter((p) => PROFILES[p].spells.includes(id)).map((p) => PROFILES[p].name));

const SPELL_TABLE = entryTable({
  id: 'spells',
  name: 'All spells',
  spoken: 'Spells and their costs',
  what: 'Spell',
  columns: ['Cost', 'Cast by', 'What it does'],
  className: css.table,
  rows: SPELL_IDS.map((id) => ({
    id,
    name: SPELLS[id].name,
    cells: [
      <span key="cost" className={css.cost}>
        <CostChip cost={costOf(id)} brief />
      </span>,
      castersOf(id),
      <span key="words" className={css.words}>
        <em>{SPELLS[id].when}</em> {SPELLS[id].text}
      </span>,
    ],
    source: <OriginMark source={SPELLS[id].source} />,
  })),
});

export const TABLES: readonly RulesTable[] = [FIGHTERS, SPELL_TABLE];
