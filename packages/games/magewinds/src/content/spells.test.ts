// The spells, typed in again from the rule sheet: id | kind | cost | range in inches.
import { inch } from '@muster/geometry';
import { expect, test } from 'vitest';
import { costText } from '../cards/cards.ts';
import { SPELL_IDS, SPELLS, spellOf, UNIVERSAL_SPELLS } from './spells.ts';

const SHEET = `
universal.haste             | spell       | 1 Spade                     | -
universal.leap              | spell       | 1 Spade                     | -
universal.blink             | spellAction | 3 Spades                    | -
universal.spark             | attackSpell | 1 Diamond                   | 5
universal.energize          | spell       | 1 Heart + 1 Diamond         | -
universal.recover           | spellAction | 1 to 3 Hearts               | -
universal.barrier           | spell       | 1 to 3 Clubs                | -
cleric.push                 | attackSpell | 1 Club                      | 5
cleric.heal                 | spell       | 1 or more Hearts            | 5
cleric.revive               | spellAction | 3 Hearts                    | 1
druid.wildform              | spell       | 1 Heart                     | -
druid.quake                 | spellAction | 2 Clubs                     | 9
druid.entangle              | spellAction | 1 Club + 1 Heart            | 9
enchanter.white-hot-weapons | spell       | 1 Diamond                   | 9
enchanter.phasewalk         | spell       | 1 Spade                     | -
guardian.ward               | spellAction | 1 Club                      | 2
mesmer.hypnotize            | spellAction | 1 Heart                     | -
mesmer.clone                | spellAction | 1 Diamond + 1 Spade         | 9
mesmer.mirrorshield         | reaction    | 1 Club                      | -
seer.prediction             | spell       | 1 Diamond                   | -
seer.third-eye              | spell       | 1 Diamond + 1 card          | -
witch.hex                   | spell       | 1 Club                      | -
witch.charm                 | spellAction | 1 Heart + 1 Spade + 1 Club  | -
wizard.zap                  | attackSpell | 1 Diamond + 1 Spade         | 9
wizard.blast                | attackSpell | 2 Diamonds                  | 5
warlock.summon              | spellAction | 2 Clubs                     | 3
warlock.empower             | spell       | 1 Club + 1 Spade            | -`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string]);

test.each(SHEET)('[TC %s] is a %s for %s', (rule, kind, cost, range) => {
  const spell = Object.values(SPELLS).find((s) => s.rule === `TC ${rule}`)!;
  expect(spell.id).toBe(rule.slice(rule.indexOf('.') + 1));
  expect([spell.kind, costText(spell.cost)]).toEqual([kind, cost]);
  expect(spell.range).toBe(range === '-' ? null : inch(Number(range)));
});

test('every spell stands in the sheet, under its own id', () => {
  expect(SPELL_IDS.map((id) => spellOf(id).rule)).toEqual(SHEET.map(([rule]) => `TC ${rule}`));
  for (const id of SPELL_IDS) expect(spellOf(id).id).toBe(id);
});

test('[TC universal.haste] seven spells are known to every fighter', () => {
  expect(UNIVERSAL_SPELLS).toEqual(['haste', 'leap', 'blink', 'spark', 'energize', 'recover', 'barrier']);
});

test('our own stand-ins say that they are', () => {
  expect(SPELL_IDS.filter((id) => spellOf(id).source !== 'official')).toEqual(['clone', 'summon', 'empower']);
});

test('a fixed cost counts no more than it asks for, a range as far as it goes', () => {
  expect(spellOf('revive').cost).toEqual({ needs: [{ type: 'H', count: 3 }], upTo: 3 });
  expect(spellOf('barrier').cost).toEqual({ needs: [{ type: 'C', count: 1 }], upTo: 3 });
  expect(spellOf('heal').cost).toEqual({ needs: [{ type: 'H', count: 1 }], upTo: 99 });
  expect(spellOf('charm').cost.upTo).toBe(3);
});

test('the words for players are whole sentences and name things as the game does', () => {
  for (const { when, text } of Object.values(SPELLS)) {
    expect(when).toMatch(/^[A-Z].*\.$/);
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
});
