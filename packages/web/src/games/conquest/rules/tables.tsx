/** The tables behind the book: units, buildings, research, powers, missions, maps, weapons. */

import {
  BUILDINGS,
  type BuildingSheet,
  buildingFacts,
  CONQUEST_POWERS,
  type Cost,
  conquest,
  costWords,
  ELITES,
  eliteRuleWords,
  gunFacts,
  kitWords,
  MAPS,
  MISSIONS,
  NAMED,
  NODE_KINDS,
  NODES,
  PUBLISHED_WEAPONS,
  powerFacts,
  RESEARCH,
  SCENARIO_IDS,
  scenarioOf,
  TERRAIN,
  type TerrainKind,
  traitOf,
  type UnitSheet,
  unitsOf,
  WEAPONS,
} from '@muster/conquest';
import { FACTIONS, profileWords } from '@muster/dwethia';
import type { RulesTable } from '../../../pages/rules/content.ts';
import { type EntryGroup, type EntryRow, entryTable } from '../../../pages/rules/EntryTable.tsx';
import { count, listed } from '../../../parts/words.ts';
import { Base, raceName } from '../army/Base.tsx';
import { workshopWords } from '../army/workshops.ts';
import { MapPicture } from '../new-battle/MapPicture.tsx';
import css from './rules.module.css';

/** On one line. */
const priceWords = (cost: Cost): string => costWords(cost).replaceAll(' ', '\u00a0');

const unitRow = (unit: UnitSheet): EntryRow => ({
  id: unit.id,
  name: NAMED.has(unit.id) ? `${unit.name} †` : unit.name,
  picture: <Base unit={unit} size={28} />,
  cells: [
    raceName(unit),
    <span key="stats" className={css.figures}>
      {profileWords(unit.stats)}
    </span>,
    [kitWords(unit), ...(unit.rule === null ? [] : [eliteRuleWords(unit.rule)])]
      .filter((words) => words !== '')
      .join('; '),
    unit.faction === null ? 'a Temple' : workshopWords(unit, unit.faction),
    priceWords(unit.cost),
  ],
  source: 'house',
});

const UNITS_TABLE = entryTable({
  id: 'units',
  name: 'Units',
  what: 'Unit',
  note: '† The name is the publisher’s; the figures are ours.',
  columns: ['Race', 'Figures', 'Carries, knows, is', 'Built by', 'Cost'],
  groups: [
    ...FACTIONS.map(({ id, name }) => ({ title: name, about: traitOf(id).words, rows: unitsOf(id).map(unitRow) })),
    { title: 'Elites of religions', about: 'For armies of every faction.', rows: ELITES.map(unitRow) },
  ],
});

const buildingRow = (building: BuildingSheet): EntryRow => ({
  id: building.id,
  name: building.name,
  cells: [
    building.hq === null ? building.role : `headquarters ${building.hq.toUpperCase()}`,
    buildingFacts(building),
    building.role === 'hq' ? '–' : priceWords(building.cost),
  ],
  source: 'house',
});

const BUILDINGS_TABLE = entryTable({
  id: 'buildings',
  name: 'Buildings',
  what: 'Building',
  columns: ['Kind', 'What it is', 'Cost'],
  groups: FACTIONS.map(({ id, name }) => ({
    title: name,
    rows: BUILDINGS.filter(({ faction }) => faction === id).map(buildingRow),
  })),
});

/** Those of all first, then by faction. */
const byFaction = <T extends { readonly faction: string | null }>(
  items: readonly T[],
  rowOf: (item: T) => EntryRow,
): readonly EntryGroup[] => [
  { title: 'For all', rows: items.filter(({ faction }) => faction === null).map(rowOf) },
  ...FACTIONS.map(({ id, name }) => ({ title: name, rows: items.filter(({ faction }) => faction === id).map(rowOf) })),
];

const RESEARCH_TABLE = entryTable({
  id: 'research',
  name: 'Research',
  what: 'Research',
  columns: ['Effect', 'Cost'],
  groups: byFaction(RESEARCH, ({ id, name, words, cost }) => ({
    id,
    name,
    cells: [words, priceWords(cost)],
    source: 'house',
  })),
});

const POWERS_TABLE = entryTable({
  id: 'powers',
  name: 'Powers',
  what: 'Power',
  columns: ['What it does'],
  rows: CONQUEST_POWERS.map((power) => ({
    id: power.id,
    name: power.name,
    cells: [powerFacts(power)],
    source: power.source === 'derived' ? 'inferred' : power.source,
  })),
});

const WEAPONS_TABLE = entryTable({
  id: 'weapons',
  name: 'Weapons',
  what: 'Weapon',
  columns: ['Figures'],
  rows: WEAPONS.map((weapon) => ({
    id: weapon.id,
    name: weapon.name,
    cells: [gunFacts(weapon)],
    source: PUBLISHED_WEAPONS.includes(weapon.id) ? 'official' : 'house',
  })),
});

const MISSIONS_TABLE = entryTable({
  id: 'missions',
  name: 'Scenarios and missions',
  what: 'Name',
  columns: ['Victory points', 'For what'],
  groups: [
    {
      title: 'Scenarios, one for each side',
      rows: SCENARIO_IDS.map((id) => ({
        id,
        name: scenarioOf(id).name,
        cells: ['as it says', scenarioOf(id).words],
        source: 'inferred' as const,
      })),
    },
    ...byFaction(MISSIONS, ({ id, name, vp, words }) => ({ id, name, cells: [vp, words], source: 'house' })).map(
      ({ title, rows }) => ({
        title: title === 'For all' ? 'Missions for all, two for each side' : `${title} only`,
        rows,
      }),
    ),
  ],
});

const name = (kind: TerrainKind): string => TERRAIN[kind].name.toLowerCase();
const many = (one: string): string => (one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`);

const mapWords = (id: string): readonly [string, string] => {
  const { pieces, nodes } = MAPS.find((one) => one.id === id)!;
  const kinds = [...new Set(pieces.map(({ k }) => k))];
  return [
    listed(kinds.map((kind) => count(pieces.filter(({ k }) => k === kind).length, name(kind), many(name(kind))))),
    listed(NODE_KINDS.map((kind) => count(nodes.filter((node) => node.kind === kind).length, NODES[kind].name))),
  ];
};

const MapThumb = ({ id }: { readonly id: string }) => {
  const read = conquest.parseConfig({ map: id });
  return read.ok ? (
    <span className={css.map}>
      <MapPicture config={read.value} />
    </span>
  ) : null;
};

const MAPS_TABLE = entryTable({
  id: 'maps',
  name: 'Maps',
  what: 'Map',
  columns: ['Terrain', 'Nodes'],
  rows: MAPS.map(({ id, name }) => ({
    id,
    name,
    picture: <MapThumb id={id} />,
    cells: mapWords(id),
    source: 'house',
  })),
});

export const TABLES: readonly RulesTable[] = [
  UNITS_TABLE,
  WEAPONS_TABLE,
  POWERS_TABLE,
  BUILDINGS_TABLE,
  RESEARCH_TABLE,
  MISSIONS_TABLE,
  MAPS_TABLE,
];
