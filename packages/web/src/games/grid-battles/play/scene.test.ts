import { type Battle, type BattleEvent, gridBattles } from '@muster/grid-battles';
import { fastTable, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { fightOf } from './scene.ts';
import { change } from './shown.ts';
import { told } from './stages.ts';
import { ACTIVATE, after, battle } from './test/lineup.ts';

/** The Knight has struck the Pikeman, which has struck back. */
const struck = (): { readonly shown: Battle; readonly events: readonly BattleEvent[] } => {
  const b = after(battle(), ACTIVATE, { type: 'endPhase' });
  const events: BattleEvent[] = [];
  const table = { ...fastTable<BattleEvent>(seededLuck(1)), tell: (e: BattleEvent) => void events.push(e) };
  return { shown: gridBattles.play(b, 0, { type: 'attack', attacker: 'A1', target: 'B1' }, table), events };
};

test('[GB-42] while a combat is told, the map shows the half that is told; afterwards none', () => {
  const { shown, events } = struck();
  const scene = told.sceneOf(shown, events.slice(0, events.findLastIndex(({ type }) => type === 'struck') + 1));
  const fight = fightOf({ shown, scene, showing: true, replayed: false });
  expect(fight).toMatchObject({ blow: { from: '0102', to: '0103', by: 1 }, dice: [{ event: { half: 2 } }] });
  expect(fightOf({ shown, scene, showing: false, replayed: false })).toBeUndefined();
});

test('watched again, all of a combat lies there, also when somebody has fallen', () => {
  const { shown, events } = struck();
  const scene = told.sceneOf(shown, events);
  const seen = { scene, showing: false, replayed: true };
  const fight = fightOf({ ...seen, shown });
  expect(fight).toMatchObject({
    blow: { from: '0103', to: '0102', by: 0 },
    dice: [{ event: { half: 1 } }, { event: { half: 2 } }],
  });
  expect(fightOf({ ...seen, shown: change(shown, ['B1'], { hex: null }) })).toMatchObject({
    blow: undefined,
    places: ['0103'],
  });
  expect(fightOf({ ...seen, shown, scene: told.noScene })).toBeUndefined();
});
