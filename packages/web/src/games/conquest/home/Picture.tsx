/** The picture of Dwethia Conquest: a war for a coast in its fourth round, on a general's map. */

import { buildingOf, conquest, type NodeKind, unitOf } from '@muster/conquest';
import { inch, mm, type Point } from '@muster/geometry';
import { StandingBase } from '../../../measured/Base.tsx';
import { MapLayer } from '../../../measured/MapLayer.tsx';
import { makePlane, type Plane, spot, units } from '../../../measured/plane.ts';
import type { Badges, BoardBase, BoardSeat } from '../../../measured/types.ts';
import { groundOf } from '../board/look.tsx';
import { coloursOf } from '../tokens/colours.ts';
import { BuildingFace, NodeArt, RelicMark, roleOf, UnitFace } from '../tokens/glyphs.tsx';
import css from './picture.module.css';

type Place = readonly [x: number, y: number];

interface Standing {
  readonly id: string;
  readonly seat: BoardSeat;
  readonly sheet: string;
  readonly at: Place;
  readonly badges: Badges;
}

export const unit = (id: string, seat: BoardSeat, sheet: string, at: Place, damage = 0, carries = false): Standing => ({
  id,
  seat,
  sheet,
  at,
  badges: {
    toughness: unitOf(sheet)!.stats.wounds,
    damage,
    ...(carries && { tokens: [{ id: 'relic', mark: <RelicMark /> }] }),
  },
});

export const building = (id: string, seat: BoardSeat, sheet: string, at: Place, damage = 0): Standing => ({
  id,
  seat,
  sheet,
  at,
  badges: { toughness: buildingOf(sheet)!.wounds, damage },
});

const WAR: readonly Standing[] = [
  building('hq', 0, 'empire-of-sol.praetorium', [7.3, 7.5], 1),
  building('quarry', 0, 'empire-of-sol.quarry', [11.5, 5.2]),
  building('castra', 0, 'empire-of-sol.castra', [6.4, 10.4]),
  unit('worker', 0, 'empire-of-sol.fabri', [9.8, 7.1], 0, true),
  unit('legion 1', 0, 'empire-of-sol.legion', [9.6, 11.9], 1),
  unit('legion 2', 0, 'empire-of-sol.legion', [11.5, 11.6]),
  unit('legate', 0, 'empire-of-sol.legate', [10.4, 10.3], 1),
  unit('archers', 0, 'empire-of-sol.sagittarii', [7.9, 12.4]),
  unit('knights', 1, 'void.death-knights', [10.9, 13.4], 1),
  unit('zombies 1', 1, 'void.zombies', [12.9, 13]),
  unit('zombies 2', 1, 'void.zombies', [12.4, 14.9]),
  unit('golem', 1, 'void.siege-golem', [14.5, 10.7], 1),
  unit('necromancer', 1, 'void.necromancer', [10.9, 15.3]),
];

const NODES: readonly { readonly kind: NodeKind; readonly at: Place; readonly served: boolean }[] = [
  { kind: 'M', at: [13.5, 5.5], served: true },
  { kind: 'G', at: [7.4, 4.7], served: true },
  { kind: 'R', at: [15.9, 12.4], served: false },
];

/** A country of its own: a coast, mountains, woods and a city. */
const COUNTRY = [
  {
    k: 'ocean',
    shape: {
      poly: [
        [0, 2],
        [3.5, 2],
        [5, 4.5],
        [5, 8],
        [3.5, 10.5],
        [0, 10.5],
      ],
    },
  },
  {
    k: 'mountain',
    shape: {
      poly: [
        [3, 13],
        [7.5, 13.5],
        [9, 15],
        [8, 17],
        [3.5, 17],
      ],
    },
  },
  { k: 'forest', shape: { disc: [14.5, 8, 1.75] } },
  { k: 'forest', shape: { disc: [15.5, 15, 2] } },
  {
    k: 'city',
    shape: {
      poly: [
        [9.5, 8.5],
        [12.5, 8.5],
        [12.5, 11.5],
        [9.5, 11.5],
      ],
    },
  },
];

const onField = ([x, y]: Place): Point => ({ x: Math.round(inch(1) * x), y: Math.round(inch(1) * y) });

/** As it stands on a board. */
export const baseOf = ({ id, seat, sheet, at, badges }: Standing): BoardBase => {
  const [found, house] = [unitOf(sheet), buildingOf(sheet)];
  const faction = (found?.faction ?? house?.faction)!;
  return {
    id,
    seat,
    ...onField(at),
    radius: mm(found?.base ?? 50) / 2,
    symbol:
      house === undefined ? (
        <UnitFace faction={faction} label={`${'ABCD'[seat]}${found!.mark}`} role={roleOf(found!)} mark={found!.mark} />
      ) : (
        <BuildingFace label={'ABCD'[seat]!} role={house.role} />
      ),
    label: '',
    colours: coloursOf(faction, found?.race ?? null),
    walled: house !== undefined,
    badges,
  };
};

/** A node as large as it is drawn on a board. */
const nodeAt = (plane: Plane, kind: NodeKind, place: Place): string => {
  const at = spot(plane, onField(place));
  return `translate(${at.x} ${at.y}) scale(${units(mm(kind === 'R' ? 25 : 50) / 2) / 34})`;
};

const parsed = conquest.parseConfig({ terrain: 'custom', nodes: 'players', pieces: COUNTRY });
const NONE: readonly never[] = [];

const Picture = () => {
  if (!parsed.ok) return null;
  const field = groundOf({ config: parsed.value, pieces: NONE });
  const plane = makePlane(field.width, field.height);
  const from = spot(plane, { x: inch(1.5), y: inch(16.5) });
  return (
    <svg
      className={css.sheet}
      viewBox={`${from.x} ${from.y} ${units(inch(16.5))} ${units(inch(12.5))}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-zoom="mid"
    >
      <MapLayer plane={plane} field={field} zones={NONE} inches={false} />
      {NODES.map(({ kind, at, served }) => (
        <g key={at.join()} transform={nodeAt(plane, kind, at)}>
          <NodeArt kind={kind} served={[served, false]} taken={[served, false]} />
        </g>
      ))}
      {WAR.map((standing) => (
        <StandingBase key={standing.id} base={baseOf(standing)} plane={plane} larger={1.12} />
      ))}
    </svg>
  );
};

export default Picture;
