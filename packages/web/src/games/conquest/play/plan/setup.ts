/** Setting up: terrain, nodes, headquarters, the first units; and what was built. */

import {
  type Battle,
  type ConquestDecision,
  catalogueOf,
  centreGap,
  conquest,
  costWords,
  fieldOf,
  findHq,
  inches,
  kitOf,
  laidAt,
  modelOf,
  NODES,
  quarterOf,
  readyPlan,
  sideOfSeat,
  thingOf,
} from '@muster/conquest';
import { inch, type Point } from '@muster/geometry';
import { action } from '../../../../dwethia/play/question.ts';
import type { BoardLine, BoardZone } from '../../../../measured/types.ts';
import { count } from '../../../../parts/words.ts';
import { cornersOf } from '../../board/look.tsx';
import { nameOf, orderWords } from '../../words.ts';
import { putCommand, thingKit, thingRadius, things } from '../hand/putting.ts';
import type { HeldPut, Thing } from '../hand/types.ts';
import type { Option, Plan, PlanAct } from '../types.ts';
import { EMPTY, marked } from './empty.ts';

/** By a right angle more. */
const TURNED = [1, 2, 3, 0] as const;

const thingWords = (b: Battle, d: ConquestDecision, thing: Thing): string => {
  if (thing.type === 'terrain') return catalogueOf(thing.piece)?.name ?? thing.piece;
  return thing.type === 'node' ? NODES[thing.kind].name : (thingKit(b, d, thing)?.name ?? '');
};

/** A piece is the same however it is turned. */
const isSame = (a: Thing, c: Thing): boolean =>
  JSON.stringify({ ...a, turns: 0 }) === JSON.stringify({ ...c, turns: 0 });

const noteOf = (b: Battle, d: ConquestDecision, thing: Thing): string => {
  const kit = thingKit(b, d, thing);
  if (thing.type === 'deploy' && kit !== undefined) return costWords(kit.sheet.cost);
  if (thing.type === 'node' && d.kind === 'placeNode')
    return `${count(d.kinds.filter((owed) => owed.startsWith(thing.kind)).length, 'quarter')} left`;
  return '';
};

const hintOf = (b: Battle, d: ConquestDecision): string => {
  switch (d.kind) {
    case 'placeTerrain':
      return 'Choose a piece and where it lies, wholly in one quarter (X-303).';
    case 'placeNode':
      return 'Choose a node and where it lies, in a marked quarter and outside the rings about other nodes: one of each kind in every quarter (X-304).';
    case 'place':
      return `Place ${orderWords(b, d)} within 1 in of ${nameOf(b, d.builder)} (X-334).`;
    case 'placeHq': {
      const gap = centreGap(b);
      return `Choose where your headquarters stand: within 18 in of your edge${gap > 0 ? `, ${inches(gap)} from the middle` : ''} (X-307).`;
    }
    case 'deploy': {
      const where = b.config.rulings.startZone === 'half' ? 'in your half' : 'within 6 in of your headquarters';
      return `Set up your starting force ${where} (X-308). What you leave over goes into the bank. ${d.left} points left.`;
    }
    default:
      return '';
  }
};

/** The outline of a piece of terrain that is about to be laid. */
const pieceLines = (thing: Thing, at: Point, ok: boolean): readonly BoardLine[] => {
  const piece = thing.type === 'terrain' ? catalogueOf(thing.piece) : undefined;
  if (piece === undefined || thing.type !== 'terrain') return [];
  const corners = cornersOf(thingOf(laidAt(piece, at, thing.turns).shape));
  return corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length]!, kind: ok ? 'leg' : 'blocked' }));
};

const rectangle = (x: number, y: number, width: number, height: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** The quarters that still want a node of this kind, and what lies too near to another. */
const nodeZones = (b: Battle, owed: readonly string[], kind: string): readonly BoardZone[] => {
  const half = fieldOf(b).size / 2;
  const quarters = [0, half].flatMap((y) => [0, half].map((x) => ({ x, y })));
  const open = quarters.filter(({ x, y }) =>
    owed.includes(`${kind}${quarterOf(2 * half, { x: x + half / 2, y: y + half / 2 })}`),
  );
  return [
    ...open.map(
      ({ x, y }): BoardZone => ({
        id: `quarter ${x} ${y}`,
        label: '',
        tone: 'good',
        corners: rectangle(x, y, half, half),
      }),
    ),
    ...b.nodes.flatMap(({ id, at }): readonly BoardZone[] =>
      at === null
        ? []
        : [
            {
              id: `near ${id}`,
              label: '',
              tone: 'risk',
              circle: { ...at, radius: inch(b.config.rulings.nodeSpacing) },
            },
          ],
    ),
  ];
};

/** Where it may be. */
const zonesOf = (b: Battle, d: ConquestDecision, thing: Thing): readonly BoardZone[] => {
  if (d.kind === 'placeNode') return thing.type === 'node' ? nodeZones(b, d.kinds, thing.kind) : [];
  const side = sideOfSeat(b, d.seat);
  const { size, middle } = fieldOf(b);
  if (d.kind === 'deploy') {
    const hq = findHq(b, side);
    if (hq === undefined || b.config.rulings.startZone === 'half') return [];
    const circle = { ...hq.at, radius: kitOf(b, hq).radius + inch(6) };
    return [{ id: 'start', label: 'Set up here', tone: 'good', circle }];
  }
  if (d.kind === 'placeHq') {
    const gap = centreGap(b);
    const isSouth = b.edges[side] === 'south';
    const band = rectangle(0, isSouth ? 0 : size - inch(18), size, inch(18));
    const hq: BoardZone = { id: 'hq', label: 'Headquarters', tone: 'good', corners: band };
    if (gap === 0) return [hq];
    return [
      hq,
      {
        id: 'centre',
        label: 'too near the middle',
        tone: 'risk',
        circle: { ...middle, radius: gap },
        labelAt: { x: middle.x, y: middle.y + (isSouth ? -1 : 1) * (gap - inch(3)) },
      },
    ];
  }
  if (d.kind === 'place') {
    const builder = modelOf(b, d.builder);
    const width = 2 * thingRadius(b, d, { type: 'place' });
    const circle = { ...builder.at, radius: kitOf(b, builder).radius + inch(1) + width };
    return [{ id: 'place', label: '', tone: 'good', circle }];
  }
  return [];
};

const endOf = (b: Battle, d: ConquestDecision): PlanAct | undefined => {
  if (d.kind !== 'deploy') return undefined;
  const left = conquest.candidates(b, d.seat).filter((c) => c.type === 'deploy').length;
  return {
    ...action('endDeploy', `That is all: ${d.left} R into the bank`, { type: 'done' }),
    unless: left > 0 ? `${d.left} points could still be set up` : undefined,
  };
};

/** All that the list has still to set up, one after the other as it is asked for: workers beside nodes, the others to the front. */
const listAction = (b: Battle, d: ConquestDecision): readonly PlanAct[] => {
  const planned = d.kind === 'deploy' ? readyPlan(b, d.seat) : [];
  if (planned.length < 2) return [];
  return [
    {
      meaning: 'list',
      words: `Set up our list: ${count(planned.length, 'unit')}`,
      commands: planned.map(({ unit, at }) => ({ type: 'deploy', unit, at })),
    },
  ];
};

export const planPut = (b: Battle, d: ConquestDecision, held: HeldPut): Plan => {
  const { thing, at } = held;
  const name = thingWords(b, d, thing);
  const command = at === null ? undefined : putCommand(thing, at);
  const isOk = command !== undefined && conquest.refuse(b, d.seat, command) === undefined;
  const options = things(b, d).map(
    (one): Option => ({
      key: JSON.stringify(one),
      words: thingWords(b, d, one),
      note: noteOf(b, d, one),
      chosen: isSame(one, thing),
      held: { kind: 'put', thing: one, at: null },
    }),
  );
  const turns: readonly Option[] =
    thing.type === 'terrain'
      ? [
          {
            key: 'turn',
            words: `Turn the ${name.toLowerCase()}`,
            note: 'by a right angle',
            chosen: false,
            held: { kind: 'put', thing: { ...thing, turns: TURNED[thing.turns] }, at },
          },
        ]
      : [];
  return {
    ...EMPTY,
    hint: hintOf(b, d),
    wait: `Choose a place for the ${name}`,
    selected: d.kind === 'place' ? [d.builder] : [],
    options: options.length > 1 ? [...options, ...turns] : turns,
    marks: marked({
      zones: zonesOf(b, d, thing),
      ghost: at === null ? undefined : { path: [at], radius: thingRadius(b, d, thing), ok: isOk, text: name },
      lines: at === null ? [] : pieceLines(thing, at, isOk),
    }),
    main: isOk ? action(`put ${thing.type}`, `Place the ${name} here`, command) : undefined,
    end: endOf(b, d),
    more: listAction(b, d),
  };
};
