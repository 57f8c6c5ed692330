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
import { inch, measured, type Point } from '@muster/geometry';
import type { BoardLine, BoardZone } from '../../../../measured/types.ts';
import { count } from '../../../../parts/words.ts';
import { nameOf, orderWords } from '../../words.ts';
import { putCommand, thingKit, thingRadius, things } from '../hand/putting.ts';
import type { HeldPut, Thing } from '../hand/types.ts';
import type { Option, Plan, PlanAct } from '../types.ts';
import { EMPTY, marked } from './empty.ts';

const thingWords = (b: Battle, d: ConquestDecision, thing: Thing): string => {
  switch (thing.type) {
    case 'terrain':
      return catalogueOf(thing.piece)?.name ?? thing.piece;
    case 'node':
      return NODES[thing.kind].name;
    case 'hq':
    case 'deploy':
    case 'place':
      return thingKit(b, d, thing)?.name ?? '';
  }
};

const sameThing = (a: Thing, c: Thing): boolean =>
  a.type === c.type &&
  (a.type !== 'terrain' || (c.type === 'terrain' && a.piece === c.piece)) &&
  (a.type !== 'node' || (c.type === 'node' && a.kind === c.kind)) &&
  (a.type !== 'deploy' || (c.type === 'deploy' && a.unit === c.unit));

const noteOf = (b: Battle, d: ConquestDecision, thing: Thing): string => {
  const kit = thingKit(b, d, thing);
  if (thing.type === 'deploy' && kit !== undefined) return costWords(kit.sheet.cost);
  if (thing.type === 'node' && d.kind === 'placeNode')
    return `${count(d.kinds.filter((owed) => owed.startsWith(thing.kind)).length, 'quarter')} left`;
  return '';
};

const HINTS: Readonly<Record<string, string>> = {
  placeTerrain: 'Choose a piece and where it lies, wholly in one quarter (X-303).',
  placeNode:
    'Choose a node and where it lies, in a marked quarter and outside the rings about other nodes: one of each kind in every quarter (X-304).',
};

const hintOf = (b: Battle, d: ConquestDecision): string => {
  switch (d.kind) {
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
      return HINTS[d.kind] ?? '';
  }
};

/** The outline of a piece of terrain that is about to be laid. */
const pieceLines = (thing: Thing, at: Point, ok: boolean): readonly BoardLine[] => {
  const piece = thing.type === 'terrain' ? catalogueOf(thing.piece) : undefined;
  if (piece === undefined || thing.type !== 'terrain') return [];
  const laid = thingOf(laidAt(piece, at, thing.turns).shape);
  const corners = measured.isDisc(laid)
    ? Array.from({ length: 24 }, (_, i) => ({
        x: laid.x + laid.radius * Math.cos((i * Math.PI) / 12),
        y: laid.y + laid.radius * Math.sin((i * Math.PI) / 12),
      }))
    : laid.corners;
  return corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length]!, kind: ok ? 'leg' : 'blocked' }));
};

/** The quarters that still want a node of this kind, and what lies too near to another. */
const nodeZones = (b: Battle, owed: readonly string[], kind: string): readonly BoardZone[] => {
  const half = fieldOf(b).size / 2;
  const quarters = [0, half].flatMap((y) => [0, half].map((x) => ({ x, y })));
  const open = quarters.filter(({ x, y }) =>
    owed.includes(`${kind}${quarterOf(2 * half, { x: x + half / 2, y: y + half / 2 })}`),
  );
  return [
    ...open.map(({ x, y }) => ({
      id: `quarter ${x} ${y}`,
      label: '',
      tone: 'good' as const,
      corners: [
        { x, y },
        { x: x + half, y },
        { x: x + half, y: y + half },
        { x, y: y + half },
      ],
    })),
    ...b.nodes.flatMap(({ id, at }) =>
      at === null
        ? []
        : [
            {
              id: `near ${id}`,
              label: '',
              tone: 'risk' as const,
              circle: { x: at.x, y: at.y, radius: inch(b.config.rulings.nodeSpacing) },
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
    const circle = { x: hq.at.x, y: hq.at.y, radius: kitOf(b, hq).radius + inch(6) };
    return [{ id: 'start', label: 'Set up here', tone: 'good', circle }];
  }
  if (d.kind === 'placeHq') {
    const gap = centreGap(b);
    const [from, to] = b.edges[side] === 'south' ? [0, inch(18)] : [size - inch(18), size];
    return [
      {
        id: 'hq',
        label: 'Headquarters',
        tone: 'good',
        corners: [
          { x: 0, y: from },
          { x: size, y: from },
          { x: size, y: to },
          { x: 0, y: to },
        ],
      },
      ...(gap === 0
        ? []
        : [
            {
              id: 'centre',
              label: 'too near the middle',
              tone: 'risk' as const,
              circle: { x: middle.x, y: middle.y, radius: gap },
              labelAt: { x: middle.x, y: middle.y + (b.edges[side] === 'south' ? -1 : 1) * (gap - inch(3)) },
            },
          ]),
    ];
  }
  if (d.kind === 'place') {
    const builder = modelOf(b, d.builder);
    const width = 2 * thingRadius(b, d, { type: 'place' });
    const circle = { x: builder.at.x, y: builder.at.y, radius: kitOf(b, builder).radius + inch(1) + width };
    return [{ id: 'place', label: '', tone: 'good', circle }];
  }
  return [];
};

const endOf = (b: Battle, d: ConquestDecision): PlanAct | undefined => {
  if (d.kind !== 'deploy') return undefined;
  const left = conquest.candidates(b, d.seat).filter((c) => c.type === 'deploy').length;
  return {
    meaning: 'endDeploy',
    words: `That is all: ${d.left} R into the bank`,
    commands: [{ type: 'done' }],
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
  const options: readonly Option[] = things(b, d).map((one) => ({
    key: JSON.stringify(one),
    words: thingWords(b, d, one),
    note: noteOf(b, d, one),
    chosen: sameThing(one, thing),
    held: { kind: 'put', thing: one, at: null },
  }));
  const turns: readonly Option[] =
    thing.type === 'terrain'
      ? [
          {
            key: 'turn',
            words: `Turn the ${name.toLowerCase()}`,
            note: 'by a right angle',
            chosen: false,
            held: { kind: 'put', thing: { ...thing, turns: ((thing.turns + 1) % 4) as 0 | 1 | 2 | 3 }, at },
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
    main: isOk ? { meaning: `put ${thing.type}`, words: `Place the ${name} here`, commands: [command] } : undefined,
    end: endOf(b, d),
    more: listAction(b, d),
  };
};
