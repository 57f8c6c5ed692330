/** Whether what stands on a board from outside could stand so: models, nodes, relics, banks, aims. */

import { inch, measured } from '@muster/geometry';
import { misread } from '@muster/kernel';
import { missionOf } from '../content/missions.ts';
import { researchOf } from '../content/research.ts';
import { boardInches, fieldOf, findKit, kitOf, thingOf } from '../ground/field.ts';
import { baseAt } from '../ground/standing.ts';
import { fullWoundsOf } from '../ground/values.ts';
import { findModel, sideOf } from '../state/battle.ts';
import type { Battle, Model } from '../state/types.ts';

export const checkSides = (b: Battle, where: string): void => {
  if (b.edges[0] === b.edges[1]) misread(`${where}.edges`, 'must be one each');
  const isChoosing = b.stack.some(({ type }) => type === 'muster');
  b.sides.forEach((state, side) => {
    const at = `${where}.sides[${side}]`;
    if (state.hasAims !== (state.aims !== null)) misread(`${at}.aims`, 'must be there when they were chosen');
    if (!isChoosing && state.aims === null) misread(`${at}.aims`, 'must have been chosen');
    for (const mission of state.aims?.missions ?? [])
      if (missionOf(mission) === undefined) misread(`${at}.aims.missions`, `there is no mission ${mission}`);
    if (state.research.some((item) => researchOf(item) === undefined)) misread(`${at}.research`, 'names nothing known');
    if (new Set(state.research).size !== state.research.length) misread(`${at}.research`, 'names something twice');
  });
};

/** what is placed in turn, and rounds. */
export const checkBoard = (b: Battle, where: string): void => {
  const { config } = b;
  if ((b.phase === 'setup') !== (b.round === 0)) misread(`${where}.round`, 'must be 0 during set-up and only then');
  if (b.round > config.rulings.rounds) misread(`${where}.round`, `is ${config.rulings.rounds} at most`);
  if (config.terrain !== 'alternate' && b.pieces.length > 0)
    misread(`${where}.pieces`, 'are placed in turn or not at all');
  const size = inch(boardInches(config));
  b.pieces.forEach(({ shape }, i) => {
    const thing = thingOf(shape);
    const isOn = measured.isDisc(thing)
      ? measured.isOnField({ width: size, height: size, pieces: [], tall: 1 }, thing)
      : thing.corners.every(({ x, y }) => x <= size && y <= size);
    if (!isOn) misread(`${where}.pieces[${i}]`, 'must lie on the board');
  });
};

/** Relics are free, carried or stored: once each. */
const checkRelics = (b: Battle, where: string): void => {
  const held = b.models.flatMap(({ relics }) => relics);
  for (const relic of held) {
    const node = b.nodes.find(({ id }) => id === relic);
    if (node === undefined || node.kind !== 'R' || node.at !== null || held.indexOf(relic) !== held.lastIndexOf(relic))
      misread(`${where}.models`, `${relic} is no relic that could be held there`);
  }
  for (const { id, kind, at } of b.nodes)
    if (at === null && (kind !== 'R' || !held.includes(id))) misread(`${where}.nodes`, `${id} is nowhere`);
};

export const checkNodes = (b: Battle, where: string): void => {
  const size = inch(boardInches(b.config));
  const ids = b.nodes.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) misread(`${where}.nodes`, 'must have different ids');
  b.nodes.forEach(({ id, kind, at }, i) => {
    if (id[0] !== kind || !/^[MGR][1-8]$/.test(id)) misread(`${where}.nodes[${i}].id`, 'must tell its kind and number');
    if (at !== null && (at.x > size || at.y > size)) misread(`${where}.nodes[${i}].at`, 'must be on the board');
  });
  const isPlacing = b.phase === 'setup' && b.config.nodes === 'players';
  if (!isPlacing && b.nodes.length !== 24) misread(`${where}.nodes`, 'must be 24 (CQ-20)');
  checkRelics(b, where);
};

const checkPlace = (b: Battle, m: Model, at: string): void => {
  const { ground } = fieldOf(b);
  const base = baseAt(b, m);
  if (!measured.isOnField(ground, base)) misread(`${at}.at`, 'must be wholly on the board');
  if (ground.pieces.some((piece) => measured.isOverlapping(base, piece)))
    misread(`${at}.at`, 'is on impassable ground');
  for (const other of b.models) {
    if (other === m) return;
    if (measured.isOverlapping(base, baseAt(b, other))) misread(`${at}.at`, `is taken by ${other.id}`);
  }
};

const checkModel = (b: Battle, m: Model, at: string): void => {
  const kit = findKit(b, m.seat, m.sheet);
  if (kit === undefined) {
    misread(`${at}.sheet`, 'is not of this seat’s list');
    return;
  }
  const [, letter, number, mark] = /^([A-D])(\d+)-(\w+)$/.exec(m.id) ?? misread(`${at}.id`, 'must be like A3-1');
  if (mark !== kit.mark) misread(`${at}.id`, `must end in ${kit.mark}`);
  const maker = 'ABCD'.indexOf(letter!);
  const isOwn = maker === m.seat || (b.conceded.includes(maker) && sideOf(b, { seat: maker }) === sideOf(b, m));
  if (!isOwn || Number(number) > b.made[maker]! || Number(number) < 1) misread(`${at}.id`, 'was never given');
  if (m.wounds > fullWoundsOf(b, m)) misread(`${at}.wounds`, `are ${fullWoundsOf(b, m)} at most`);
  const mayBeDying = b.phase === 'shoot' || b.stack.some(({ type }) => type === 'fight');
  if (m.wounds === 0 && !mayBeDying) misread(`${at}.wounds`, 'are gone, and so would it be');
  if (m.since > b.round) misread(`${at}.since`, 'lies in the future');
  const isMine = kit.kind === 'building' && kit.sheet.harvest > 0;
  if (isMine !== (m.node !== null)) misread(`${at}.node`, 'belongs to a [Mine]');
  if (m.node !== null && !b.nodes.some(({ id, kind }) => id === m.node && kind !== 'R'))
    misread(`${at}.node`, 'must be a deposit');
  const slots = kit.kind === 'building' ? (kit.sheet.slots ?? 8) : b.config.rulings.relicCapacity;
  if (m.relics.length > slots) misread(`${at}.relics`, `are ${slots} at most`);
  checkPlace(b, m, at);
};

export const checkModels = (b: Battle, where: string): void => {
  const ids = b.models.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) misread(`${where}.models`, 'must have different ids');
  b.models.forEach((m, i) => {
    if (m.seat >= b.config.seats.length) misread(`${where}.models[${i}].seat`, 'is nobody’s');
    checkModel(b, m, `${where}.models[${i}]`);
  });
  for (const side of [0, 1] as const) {
    const hqs = b.models.filter((m) => {
      const kit = kitOf(b, m);
      return kit.kind === 'building' && kit.sheet.role === 'hq' && sideOf(b, m) === side;
    });
    if (hqs.length > 1) misread(`${where}.models`, 'hold one headquarters a side at most (X-309)');
  }
  b.orders.forEach(({ builder, seat, product, node }, i) => {
    const at = `${where}.orders[${i}]`;
    if (findModel(b, builder) === undefined) misread(`${at}.builder`, 'is not there');
    const kit = findKit(b, seat, product);
    if (kit === undefined) misread(`${at}.product`, 'is not of this seat’s list');
    if (node !== null && !b.nodes.some(({ id }) => id === node)) misread(`${at}.node`, 'is not there');
    const isMine = kit!.kind === 'building' && kit!.sheet.harvest > 0;
    if (isMine !== (node !== null)) misread(`${at}.node`, 'belongs to a [Mine]');
  });
  if (b.orders.length > 0 && b.phase !== 'shoot') misread(`${where}.orders`, 'are placed at the end of the phase');
};
