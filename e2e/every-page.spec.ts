// Every page: no serious accessibility violation in both lights, and nothing wider than a phone. One visit serves for all.

import { expect, test } from '@playwright/test';
import { seriousInBothLights } from './axe.ts';

const PAGES = [
  '/',
  '/new',
  '/new/grid-battles',
  '/new?scenario=free',
  '/new/magewinds',
  '/new/heroes',
  '/new/conquest?c=friend',
  '/warbands',
  '/heroes/forces?faction=void&points=150&unit=death-knight&unit=necromancer',
  '/heroes/units?faction=black-sun',
  '/heroes/squads',
  '/cosmic-combat/fleets?faction=void&religion=silence&points=1500&ship=cairn&ship=revenant%2Bnull-monks',
  '/cosmic-combat/ships?faction=black-sun&ship=~Grim~cruiser~60x30~2.3.2.5.1.4.5.0.0.0.7~4~battery*FL_lance*F~~',
  '/conquest/armies?faction=void&start=gravediggers*5,zombies*3&name=March',
  '/conquest/units?faction=black-sun',
  '/rules?q=sight',
  '/rules/magewinds?q=dodge',
  '/rules/conquest?q=void',
  '/odds',
  '/odds/grid-battles',
  '/odds/magewinds',
  '/odds/heroes',
  '/odds/conquest',
  '/odds/conquest?of=shot',
  '/odds/conquest?of=economy',
  '/replay',
  '/replays',
  '/battles',
  '/m/abcdefghijk2',
  '/nowhere',
] as const;

const PHONE = { width: 390, height: 844 };

for (const path of PAGES)
  test(`${path}: axe finds nothing serious by day and by night, and a phone is wide enough`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await seriousInBothLights(page, ['svg > *'])).toEqual([]);
    await page.setViewportSize(PHONE);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBeLessThanOrEqual(PHONE.width);
  });

/** A whole book takes axe a minute, and its parts are those of a search; its width is its own. */
test('/rules/GB-34: a phone is wide enough for a whole book', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/rules/GB-34');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

const LONG = 'W'.repeat(6000);
const NAME = 'W'.repeat(40);

/** What an address says, and what players call their own, however long. */
const LONG_WORDS = [
  `/heroes/squads?squad=${LONG}`,
  `/conquest/armies?name=${LONG}&start=${LONG}`,
  `/new/magewinds?a=${LONG}&a-band=${LONG}`,
  `/odds/grid-battles?attacker=${LONG}`,
  `/new/conquest?points=1500&a-unit=~${NAME}~terran~3.1.4.3.2.2.2.0.0.0.6~~1~5~0~s~&a-start=own.1*3`,
  `/cosmic-combat/fleets?faction=black-sun&name=${NAME}&ship=~${NAME}~cruiser~60x30~2.3.2.5.1.4.5.0.0.0.7~4~battery*FL~~`,
] as const;

test('long names and long words make no page wider', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of LONG_WORDS) {
    await page.goto(path);
    await expect(page.getByText('WWWWWW').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path.slice(0, 40)).toBeLessThanOrEqual(PHONE.width);
  }
});
