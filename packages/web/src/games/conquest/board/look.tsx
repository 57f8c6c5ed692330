/** A war as the measured table draws it: country, bases, nodes. What has not changed stays the same object. */

import {
  type Battle,
  type Field,
  fieldOf,
  findModel,
  fullWoundsOf,
  incomeOf,
  kitOf,
  type Model,
  type ModelId,
  modelOf,
  NODE_RADII,
  type Node,
  type NodeId,
  nodeName,
  type TerrainKind,
  tagOf,
} from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import { inch, measured, type Point } from '@muster/geometry';
import { firstSeatOf } from '../../../dwethia/play/purse.ts';
import type {
  BaseState,
  BoardBase,
  BoardField,
  BoardNote,
  BoardObject,
  BoardPiece,
  BoardPlan,
  BoardSeat,
  BoardZone,
  Token,
} from '../../../measured/types.ts';
import { remembered } from '../../../parts/remembered.ts';
import { coloursOf } from '../tokens/colours.ts';
import { FaceOf, MarkArt, type MarkName, NodeArt, RelicMark } from '../tokens/glyphs.tsx';
import { marksOf, modelWords, orderWords } from '../words.ts';

// --- Country ---

const ROUND = 44;

/** Discs as polygons that the eye takes for round. */
export const cornersOf = (thing: measured.Thing): readonly Point[] =>
  measured.isDisc(thing)
    ? Array.from({ length: ROUND }, (_, i) => {
        const a = (i * 2 * Math.PI) / ROUND;
        return {
          x: Math.round(thing.x + thing.radius * Math.cos(a)),
          y: Math.round(thing.y + thing.radius * Math.sin(a)),
        };
      })
    : thing.corners;

const pieceOf = (kind: TerrainKind, thing: measured.Thing): BoardPiece => ({
  corners: cornersOf(thing),
  height: kind === 'mountain' ? 'high' : 'ground',
  kind,
});

const drawn = remembered((field: Field): BoardField => {
  const pieces = field.pieces.map(({ piece, thing }) => pieceOf(piece.k, thing));
  const city = field.city === null ? [] : [pieceOf('city', field.city)];
  return { width: field.size, height: field.size, pieces: [...pieces, ...city] };
});

/** Pieces by their number, the city in the middle last. */
export const groundOf = (b: Parameters<typeof fieldOf>[0]): BoardField => drawn(fieldOf(b));

// --- Bases ---

const TONES: Readonly<Partial<Record<MarkName, Token['tone']>>> = {
  engaged: 'risk',
  pinned: 'harm',
  rooted: 'harm',
  dying: 'harm',
  corrupt: 'harm',
  dread: 'harm',
  warded: 'good',
  haste: 'good',
  protected: 'good',
};

const tokensOf = (b: Battle, m: Model): readonly Token[] => [
  ...m.relics.map((id) => ({ id, mark: <RelicMark /> })),
  ...marksOf(b, m).map((mark) => ({ id: mark, tone: TONES[mark] ?? 'plain', mark: <MarkArt mark={mark} /> }) as const),
];

export interface Shown {
  readonly selected: readonly ModelId[];
  readonly choices: readonly ModelId[];
  readonly targets: readonly ModelId[];
  readonly drags: readonly ModelId[];
}

const hasActed = (b: Battle, { turn }: Model): boolean => {
  if (b.phase === 'movement') return turn.activated;
  return b.phase === 'shoot' && (turn.shot || turn.built > 0);
};

const stateOf = (b: Battle, m: Model, { selected, choices, targets }: Shown): BaseState => {
  if (selected.includes(m.id)) return 'selected';
  if (targets.includes(m.id)) return 'target';
  if (choices.includes(m.id)) return 'choice';
  return hasActed(b, m) ? 'spent' : 'normal';
};

const makeBase = (b: Battle, m: Model, label: string, state: BaseState, canDrag: boolean): BoardBase => {
  const kit = kitOf(b, m);
  const full = fullWoundsOf(b, m);
  return {
    id: m.id,
    ...m.at,
    radius: kit.radius,
    seat: m.seat as BoardSeat,
    symbol: <FaceOf kit={kit} id={m.id} />,
    label,
    name: kit.name,
    colours: coloursOf(kit.faction.id as FactionId, kit.kind === 'unit' ? kit.sheet.race : null),
    walled: kit.kind === 'building',
    badges: { damage: full - m.wounds, toughness: full, tokens: tokensOf(b, m) },
    isDown: m.wounds === 0,
    state,
    canDrag,
  };
};

export type BaseCache = Map<ModelId, { readonly key: string; readonly base: BoardBase }>;

export const basesOf = (
  b: Battle,
  seatNames: readonly string[],
  shown: Shown,
  cache: BaseCache,
): readonly BoardBase[] =>
  b.models.map((m) => {
    const state = stateOf(b, m, shown);
    const canDrag = shown.drags.includes(m.id);
    const label = modelWords(b, m, seatNames);
    const key = `${m.at.x} ${m.at.y} ${m.sheet} ${m.wounds} ${fullWoundsOf(b, m)} ${state} ${canDrag} ${label}`;
    const kept = cache.get(m.id);
    if (kept?.key === key) return kept.base;
    const base = makeBase(b, m, label, state, canDrag);
    cache.set(m.id, { key, base });
    return base;
  });

// --- Nodes ---

const servedWords = (n: Node, seatNames: readonly string[]): string => {
  const names = ([0, 1] as const).flatMap((side) => (n.served[side] ? [seatNames[side] ?? ''] : []));
  return names.length === 0 ? '' : `, has served ${names.join(' and ')} in this phase`;
};

export type NodeCache = Map<NodeId, { readonly key: string; readonly object: BoardObject }>;

export const nodesOf = (
  b: Battle,
  seatNames: readonly string[],
  targets: readonly NodeId[],
  cache: NodeCache,
): readonly BoardObject[] =>
  b.nodes.flatMap((n): readonly BoardObject[] => {
    if (n.at === null) return [];
    const isTarget = targets.includes(n.id);
    const key = `${n.at.x} ${n.at.y} ${n.served.join()} ${n.taken.join()} ${isTarget}`;
    const kept = cache.get(n.id);
    if (kept?.key === key) return [kept.object];
    const object: BoardObject = {
      id: n.id,
      ...n.at,
      radius: NODE_RADII[n.kind],
      kind: 'object',
      drawing: <NodeArt kind={n.kind} served={n.served} taken={n.taken} />,
      label: `${nodeName(n.id)}${servedWords(n, seatNames)}`,
      isTarget,
    };
    cache.set(n.id, { key, object });
    return [object];
  });

// --- Numbers, orders, flags ---

const yieldWords = (R: number, A: number): string =>
  [...(R > 0 ? [`+${R} R`] : []), ...(A > 0 ? [`+${A} A`] : [])].join(' ');

/** What the next income brings, at the building that brings it. */
export const incomeNotes = (b: Battle): readonly BoardNote[] =>
  ([0, 1] as const).flatMap((side) =>
    (b.round === 0 ? [] : incomeOf(b, side)).map(({ model, R, A }): BoardNote => {
      const m = modelOf(b, model);
      return {
        id: `income ${model}`,
        ...m.at,
        below: kitOf(b, m).radius,
        lines: [{ text: yieldWords(R, A), tone: 'gold' }],
      };
    }),
  );

/** About as far as a ghost and its name reach from their builder. */
const NAMED = { x: inch(5), y: inch(1.5) };

/** To the right of a builder, or to its left where fewer stand in the way. */
const freeSide = (b: Battle, { at }: Model): 1 | -1 => {
  const [left, right] = [-1, 1].map(
    (side) =>
      b.models.filter((m) => {
        const far = (m.at.x - at.x) * side;
        return far > 0 && far < NAMED.x && Math.abs(m.at.y - at.y) < NAMED.y;
      }).length,
  );
  return left! < right! ? -1 : 1;
};

/** What is ordered stands as a ghost at its builder, side by side. */
export const orderPlans = (b: Battle): readonly BoardPlan[] =>
  b.orders.flatMap((order, i): readonly BoardPlan[] => {
    const builder = findModel(b, order.builder);
    if (builder === undefined) return [];
    const kit = kitOf(b, { seat: order.seat, sheet: order.product });
    const before = b.orders.slice(0, i).filter(({ builder: other }) => other === order.builder).length;
    const node = order.node === null ? undefined : b.nodes.find(({ id }) => id === order.node)?.at;
    const [dx, dy] = node ? [node.x - builder.at.x, node.y - builder.at.y] : [freeSide(b, builder), 0.6 - before];
    const length = Math.hypot(dx, dy) || 1;
    const far = kitOf(b, builder).radius + kit.radius + inch(0.1);
    const at = { x: builder.at.x + (dx / length) * far, y: builder.at.y + (dy / length) * far };
    return [{ id: `order ${i}`, kind: 'order', path: [at], radius: kit.radius }];
  });

/** What these ghosts will be. */
export const orderNotes = (b: Battle): readonly BoardNote[] =>
  orderPlans(b).map(({ path, radius }, i) => ({
    id: `order note ${i}`,
    ...path[0]!,
    beside: { radius, of: modelOf(b, b.orders[i]!.builder).at },
    lines: [{ text: orderWords(b, b.orders[i]!) }],
  }));

/** Where what a builder makes is to stand, for who may know it. */
export const rallyNotes = (b: Battle): readonly BoardNote[] =>
  b.standing.flatMap((orders) =>
    (orders?.rally ?? []).map(({ builder, at }) => ({
      id: `rally ${builder}`,
      ...at,
      lines: [{ text: `⚑ ${tagOf(builder)}` }],
    })),
  );

/** Who holds the city, and the quarters where they count. */
export const cityZone = (b: Battle): readonly BoardZone[] => {
  const { city } = fieldOf(b);
  if (city === null || b.round === 0) return [];
  return [
    {
      id: 'city',
      label: 'City',
      tone: 'neutral',
      circle: { ...city, radius: city.radius + inch(3) },
    },
  ];
};

export const seatOfSide = (b: Battle, side: 0 | 1): number => firstSeatOf(b.config, side);
