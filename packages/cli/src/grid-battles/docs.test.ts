// The reference of the referee and of the terminal, whose examples are of Grid Battles, lists all that Grid Battles has.
import { readFileSync } from 'node:fs';
import type { BattleCommand, BattleEvent, BattleRefusal } from '@muster/grid-battles';
import { expect, test } from 'vitest';
import { readTyped } from './typed.ts';

const page = (name: string): string =>
  readFileSync(new URL(`../../../../docs/reference/${name}`, import.meta.url), 'utf8');
const text = page('referee.md');

/** Names that a table must list; the compiler keeps these lists complete. */
const events: Record<BattleEvent['type'], true> = {
  deployed: true,
  roundBegan: true,
  turnBegan: true,
  skipped: true,
  activated: true,
  moved: true,
  stood: true,
  attackDeclared: true,
  struck: true,
  noBattleBack: true,
  destroyed: true,
  noAttackPossible: true,
  turnEnded: true,
  roundEnded: true,
  conceded: true,
  ended: true,
};
const commands: Record<BattleCommand['type'], true> = {
  deploy: true,
  activate: true,
  move: true,
  attack: true,
  endPhase: true,
  concede: true,
};
const codes: Record<BattleRefusal['code'], true> = {
  battleOver: true,
  notYourTurn: true,
  wrongPhase: true,
  unknownUnit: true,
  notYourUnit: true,
  unitDestroyed: true,
  alreadyDeployed: true,
  notFresh: true,
  notActivated: true,
  noUnits: true,
  namedTwice: true,
  tooMany: true,
  offBoard: true,
  noRoomLeft: true,
  outsideZone: true,
  alreadyMoved: true,
  notAdjacent: true,
  occupied: true,
  impassable: true,
  tooFar: true,
  offTheRoad: true,
  cannotMove: true,
  stopped: true,
  alreadyAttacked: true,
  notSetUp: true,
  reloading: true,
  friendlyTarget: true,
  outOfRange: true,
  tooClose: true,
  noLineOfSight: true,
  noShootingInMelee: true,
  mustFightAdjacent: true,
};
const section = (title: string): string => text.split(`## ${title}\n`)[1]!.split('\n## ')[0]!;

test('lists every event, command and refusal', () => {
  for (const name of Object.keys(events)) expect(section('Events')).toContain(`\`${name}\``);
  for (const name of Object.keys(commands)) expect(section('Commands')).toContain(`"type":"${name}"`);
  for (const name of Object.keys(codes)) expect(section('Refusals')).toContain(`\`${name}\``);
});

test('what the table of typed words shows can be typed', () => {
  const shown = [...page('command-line.md').matchAll(/^\| `([a-z]+ [A-Z]\d[^`]*)`/gm)].map(([, typed]) => typed!);
  expect(shown.length).toBeGreaterThan(5);
  for (const typed of shown) expect(readTyped(typed).type).not.toBe('unclear');
});
