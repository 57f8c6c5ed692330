// The reference of Dwethia Heroes lists all there is.
import { readFileSync } from 'node:fs';
import { type HeroesCommand, type HeroesEvent, type HeroesRefusal, heroes } from '@muster/heroes';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../../../docs/reference/heroes.md', import.meta.url), 'utf8');

/** Names that a table must list; the compiler keeps these lists complete. */
const commands: Record<HeroesCommand['type'], true> = {
  terrain: true,
  edge: true,
  marker: true,
  pick: true,
  seal: true,
  unseal: true,
  goFirst: true,
  select: true,
  claim: true,
  enter: true,
  engaged: true,
  move: true,
  cast: true,
  shoot: true,
  strike: true,
  pass: true,
  redirect: true,
  friend: true,
  fallBack: true,
  place: true,
  reroll: true,
  resist: true,
  raise: true,
  concede: true,
  orders: true,
};
const events: Record<HeroesEvent['type'], true> = {
  rolledOff: true,
  terrainPlaced: true,
  noTerrain: true,
  edgeChosen: true,
  markerPlaced: true,
  sealed: true,
  roundBegan: true,
  activated: true,
  oneMore: true,
  entered: true,
  chose: true,
  moved: true,
  stance: true,
  jumped: true,
  shot: true,
  redirected: true,
  astray: true,
  blasted: true,
  cast: true,
  powerTook: true,
  raisedModel: true,
  struck: true,
  opportunity: true,
  wounded: true,
  slain: true,
  met: true,
  claimed: true,
  conceded: true,
  over: true,
  priorityRolled: true,
  goesFirst: true,
  rolled: true,
  rerolled: true,
  letPass: true,
  resisted: true,
  raised: true,
  stoodPat: true,
  resistAgain: true,
  resistRolled: true,
  resistEnded: true,
};
const refusals: Record<HeroesRefusal['code'], true> = {
  malformed: true,
  notAsked: true,
  over: true,
  otherDecision: true,
  noTerrainThere: true,
  noMarkerThere: true,
  badObjectives: true,
  notSelectable: true,
  claimMade: true,
  cannotEnter: true,
  cannotChoose: true,
  cannotMove: true,
  noSuchModel: true,
  cannotShoot: true,
  cannotCast: true,
  cannotStrike: true,
  mustAttack: true,
  cannotRedirect: true,
  notAFriend: true,
  cannotPlace: true,
  noGoFirst: true,
  noReroll: true,
  tooManyDice: true,
  noAnswer: true,
  cannotResist: true,
  feeIsOne: true,
  tooMuch: true,
  onePointOnly: true,
};
const section = (title: string): string => text.split(`### ${title}\n`)[1]!.split('\n### ')[0]!;

test('lists every command, event and refusal; the commands shown can be read', () => {
  for (const name of Object.keys(commands)) expect(section('Commands')).toContain(`"type":"${name}"`);
  for (const name of Object.keys(events)) expect(section('Events')).toContain(`\`${name}\``);
  for (const name of Object.keys(refusals)) expect(section('Refusals')).toContain(`\`${name}\``);
  for (const [, shown] of section('Commands').matchAll(/`(\{"type"[^`]*\})`/g))
    expect(heroes.parseCommand(JSON.parse(shown!)), shown).toMatchObject({ ok: true });
});
