import { FACTIONS } from '@muster/dwethia';
import { expect, test } from 'vitest';
import { ARCHETYPES } from '../content/archetypes.ts';
import { profilesOf } from '../content/profiles.ts';
import { unitFrom } from './archetypes.ts';
import { sheetOf } from './reading.ts';
import { makeUnitText, UNIT_TEXTS } from './text.ts';

test('[DW-28] printed profiles stand in links by their name', () => {
  for (const { id } of FACTIONS)
    for (const profile of profilesOf(id)) {
      const text = makeUnitText(sheetOf(profile));
      expect(`${id}.${text}`).toBe(profile.id);
      expect(UNIT_TEXTS.parse(text.toUpperCase(), id, 1)).toEqual({ ok: true, value: sheetOf(profile) });
    }
  expect(UNIT_TEXTS.parse('warg', 'citadel', 1)).toMatchObject({ ok: false });
});

test('[DW-28] units of one’s own stand there with all that they are', () => {
  for (const archetype of ARCHETYPES) {
    const unit = { ...unitFrom(archetype, 'void', 'orc', 'Grim & Co'), scars: ['limp', 'fated'], powers: ['blast'] };
    const text = makeUnitText(unit);
    expect(text).toMatch(/^~Grim & Co~orc~\w+~/);
    expect(text).toMatch(/~blast~[^~]*~limp\.fated$/);
    expect(UNIT_TEXTS.parse(text, 'void', 1)).toEqual({ ok: true, value: unit });
  }
  expect(UNIT_TEXTS.parse('~Grim~orc~king~1', 'void', 1)).toMatchObject({ ok: false, refusal: { where: 'unit.rank' } });
});
