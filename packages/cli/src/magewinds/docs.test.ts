// The reference of Magewinds lists all there is.
import { readFileSync } from 'node:fs';
import { type MagewindsCommand, type MagewindsEvent, magewinds, REFUSAL_CODES } from '@muster/magewinds';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../../../docs/reference/magewinds.md', import.meta.url), 'utf8');

/** Names that a table must list; the compiler keeps these lists complete. */
const commands: Record<MagewindsCommand['type'], true> = {
  chooseScenario: true,
  addFighter: true,
  finishWarband: true,
  assemble: true,
  placeTerrain: true,
  splitTerritory: true,
  chooseEdge: true,
  chooseCorner: true,
  placeObject: true,
  deploy: true,
  draw: true,
  keepOne: true,
  pass: true,
  keepCard: true,
  discardRest: true,
  activate: true,
  hold: true,
  act: true,
  cast: true,
  drop: true,
  pickUp: true,
  move: true,
  step: true,
  attack: true,
  takeAim: true,
  chooseAttack: true,
  defend: true,
  knockBack: true,
  nextTarget: true,
  nextInOrder: true,
  decline: true,
  setOrders: true,
  concede: true,
};
const events: Record<MagewindsEvent['type'], true> = {
  rolledOff: true,
  scenarioChosen: true,
  fighterAdded: true,
  warbandDone: true,
  terrainPlaced: true,
  territorySplit: true,
  edgeChosen: true,
  cornerChosen: true,
  objectPlaced: true,
  deployed: true,
  dealt: true,
  tookCard: true,
  drewCard: true,
  lookedAt: true,
  reshuffled: true,
  passed: true,
  held: true,
  ordered: true,
  spent: true,
  windburn: true,
  keptCard: true,
  roundBegan: true,
  phaseBegan: true,
  activated: true,
  charmed: true,
  acted: true,
  counter: true,
  recovered: true,
  moved: true,
  objectMoved: true,
  pickedUp: true,
  dropped: true,
  cast: true,
  aimed: true,
  attackDeclared: true,
  attackChosen: true,
  defended: true,
  revealed: true,
  feinted: true,
  struck: true,
  objectStruck: true,
  mirrored: true,
  barrier: true,
  damaged: true,
  takenDown: true,
  healed: true,
  poisoned: true,
  effectEnded: true,
  arrived: true,
  dissolved: true,
  escaped: true,
  collected: true,
  counted: true,
  conceded: true,
  ended: true,
};
const section = (title: string): string => text.split(`### ${title}\n`)[1]!.split('\n### ')[0]!;

test('lists every command, event and refusal; the commands shown can be read', () => {
  for (const name of Object.keys(commands)) expect(section('Commands')).toContain(`"type":"${name}"`);
  for (const name of Object.keys(events)) expect(section('Events')).toContain(`\`${name}\``);
  for (const name of REFUSAL_CODES) expect(section('Refusals')).toContain(`\`${name}\``);
  for (const [, shown] of section('Commands').matchAll(/`(\{"type"[^`]*\})`/g))
    expect(magewinds.parseCommand(JSON.parse(shown!)), shown).toMatchObject({ ok: true });
});
