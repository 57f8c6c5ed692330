/** What is printed on bases and markers: numbers, buildings by their role, nodes by their kind. */

import { type BuildingRole, type Kit, type ModelId, type NodeKind, tagOf, type UnitSheet } from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import { emblemOf } from '../../../dwethia/base/emblems.ts';
import css from './glyphs.module.css';

/** In a box from -16 to 16. */
const BUILDINGS: Readonly<Record<BuildingRole, string>> = {
  // a keep with a flag
  hq: 'M-12 13V-3H-8V-7H-4V-3H-1.2V-16H0L9-12.5L1.2-9V-3H4V-7H8V-3H12V13H3.5V6A3.5 3.5 0 0 0-3.5 6V13Z',
  // a pump on its tower
  extractor: 'M-13 13L-3.4-8H-9V-12H13V-8H3.4L13 13H8.4L5.4 6.4H-5.4L-8.4 13ZM-3.6 2.4H3.6L0-5.4Z',
  // columns under a gable
  temple: 'M0-14L14-6V-3H-14V-6ZM-11-1H-7V9H-11ZM-2-1H2V9H-2ZM7-1H11V9H7ZM-14 11H14V14H-14Z',
  // a long house with two doors
  barracks: 'M-14-2L-8-11H8L14-2V13H8V4H3V13H-3V4H-8V13H-14Z',
  // a chimney and an anvil
  foundry: 'M-13-13H-8V-4L0-9V-4L8-9V-4H13V13H-13ZM-8 4H8V7H3V10H-3V7H-8Z',
  // a star over an open book
  sanctum:
    'M0-15L2.6-8.4L9.6-8L4.2-3.6L6 3.2L0-.6L-6 3.2L-4.2-3.6L-9.6-8L-2.6-8.4ZM-13 5Q-6 3 0 7Q6 3 13 5V13Q6 11 0 14.4Q-6 11-13 13Z',
  // a round tower with its gun
  bastion: 'M-11 13V-2H-13V-10H-8V-6H-4V-10H4V-6H8V-10H15V-6.4H13V-2H11V13ZM-3 13V6A3 3 0 0 1 3 6V13Z',
};

export const BuildingGlyph = ({ role }: { readonly role: BuildingRole }) => (
  <path fillRule="evenodd" d={BUILDINGS[role]} transform="scale(1.08)" />
);

/** What a unit is for, seen at a glance. */
type UnitRole = 'worker' | 'commander' | 'caster' | 'shooter' | 'fighter';

export const roleOf = ({ worker, commander, powers, weapon }: UnitSheet): UnitRole => {
  if (worker) return 'worker';
  if (commander) return 'commander';
  if (powers.length > 0) return 'caster';
  return weapon === null ? 'fighter' : 'shooter';
};

/** Lines in a box from -7 to 7. */
const ROLES: Readonly<Record<UnitRole, string>> = {
  // a pick
  worker: 'M-5 6L2.5-1.5M-4-5.4Q1-5.6 3.4-2.4Q5.6 0 5.4 4.6',
  // a banner
  commander: 'M-4 6.4V-6.4H5L2.4-3L5 .4H-4',
  // a flash
  caster: 'M1.6-6.4L-3.4 .8H.4L-1.6 6.4L3.6-1.4H0Z',
  // a bow and its arrow
  shooter: 'M-2.4-6.2Q5 0-2.4 6.2ZM-5.6 0H5.6M3.4-2L5.6 0L3.4 2',
  // a sword
  fighter: 'M0-6.6V2.4M-3.6 2.4H3.6M0 2.4V6.4',
};

interface FaceProps {
  readonly faction: FactionId;
  /** `A7`, as in the log. */
  readonly label: string;
}

const Emblem = ({ faction }: Pick<FaceProps, 'faction'>) => (
  <path className={css.emblem} d={emblemOf(faction)} transform="scale(1.6)" />
);

/** A unit by its name in the log and what it is for, over the emblem of its faction; as the books paint it, by its number. */
export const UnitFace = ({
  faction,
  label,
  role,
  mark,
}: FaceProps & { readonly role: UnitRole; readonly mark: string }) => (
  <>
    <g className={css.bySide}>
      <Emblem faction={faction} />
      <path className={css.role} d={ROLES[role]} transform="translate(0 -12)" />
      <text className={css.label} y={6}>
        {label}
      </text>
    </g>
    <text className={css.number} y={1}>
      {mark}
    </text>
  </>
);

/** A building by its role and its name in the log. */
export const BuildingFace = ({ label, role }: { readonly label: string; readonly role: BuildingRole }) => (
  <>
    <g className={css.bySide}>
      <g transform="translate(0 -6) scale(.8)">
        <BuildingGlyph role={role} />
      </g>
      <text className={css.below} y={13}>
        {label}
      </text>
    </g>
    <g className={css.asPrinted}>
      <BuildingGlyph role={role} />
    </g>
  </>
);

/** What stands on the base of a model. */
export const FaceOf = ({ kit, id }: { readonly kit: Kit; readonly id: ModelId }) =>
  kit.kind === 'unit' ? (
    <UnitFace faction={kit.faction.id as FactionId} label={tagOf(id)} role={roleOf(kit.sheet)} mark={kit.mark} />
  ) : (
    <BuildingFace label={tagOf(id)} role={kit.sheet.role} />
  );

/** About 0, 0 with a radius of 34. */
const NODES: Readonly<Record<NodeKind, string>> = {
  // crossed picks over ore
  M: 'M-15 13L6-11M15 13L-6-11M-13-4Q-8-16 6-11M13-4Q8-16-6-11M-9 20L-3 14L3 14L9 20',
  // a vent with rising gas
  G: 'M-16 17H16M-10 17L-5 5H5L10 17M-5-1Q-10-6-5-10Q0-14-5-19M5-1Q0-6 5-10Q10-14 5-19',
  // a cut stone
  R: 'M-13-6L-6-15H6L13-6L0 17ZM-13-6H13M-6-15L-4.5-6L0 17L4.5-6L6-15',
};

interface NodeProps {
  readonly kind: NodeKind;
  /** By side: it has served in this phase. */
  readonly served: readonly [boolean, boolean];
  /** By side: it has been counted for Mine the Resources. */
  readonly taken: readonly [boolean, boolean];
}

/** The rim of the book's colour, a notch for each side that it has served, a tick for each that it counts for. */
export const NodeArt = ({ kind, served, taken }: NodeProps) => (
  <g className={css.node} data-kind={kind}>
    <circle className={css.nodeRim} r={33.4} />
    <circle className={css.nodeTop} r={27} />
    <path className={css.nodeLines} d={NODES[kind]} />
    {served[0] && <path className={css.notch} data-seat={0} d="M-9 36L0 22L9 36Z" />}
    {served[1] && <path className={css.notch} data-seat={1} d="M-9-36L0-22L9-36Z" />}
    {taken[0] && <path className={css.tick} data-seat={0} d="M-33 4l5 7l9-13" />}
    {taken[1] && <path className={css.tick} data-seat={1} d="M19 4l5 7l9-13" />}
  </g>
);

/** A relic that somebody carries: a small stone in a box from -6 to 6. */
export const RelicMark = () => <path style={RELIC} d="M-5-2L-2.4-5.6H2.4L5-2L0 6Z" />;

/** Said here, since a tag on a base has a colour of its own for what is drawn on it. */
const RELIC = { fill: '#3f78c0', stroke: '#10233b', strokeWidth: 0.8 } as const;
const MARK = {
  fill: 'none',
  stroke: 'var(--text)',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const MARKS = {
  engaged: 'M-4.4-4.4L4.4 4.4M4.4-4.4L-4.4 4.4',
  pinned: 'M0-5.4V5.4M-3.6 1.6L0 5.4L3.6 1.6M-4-5.4H4',
  rooted: 'M0-5V1M0 1L-4 5M0 1L4 5M0-1L-3-3M0-2L3-4',
  dying: 'M-3.6-4.4Q0-7 3.6-4.4V1L2 2V5H-2V2L-3.6 1ZM-1.6-1.6h.1M1.6-1.6h.1',
  protected: 'M0-5L4.6-3.2V0C4.6 3.2 2.2 5 0 5.8C-2.2 5-4.6 3.2-4.6 0V-3.2Z',
  warded: 'M0-5L5 0L0 5L-5 0Z',
  dread: 'M-4.6-1.6h3M1.6-1.6h3M-3.6 3.6q3.6-3.4 7.2 0',
  corrupt: 'M-4 0a4 4 0 1 1 4 4M-1.4 0a1.4 1.4 0 1 1 1.4 1.4',
  haste: 'M-4-4L0 0L-4 4M0-4L4 0L0 4',
} as const;

export type MarkName = keyof typeof MARKS;

export const MarkArt = ({ mark }: { readonly mark: MarkName }) => <path style={MARK} d={MARKS[mark]} />;
