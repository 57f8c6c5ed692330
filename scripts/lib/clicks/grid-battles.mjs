// The Ridge: three units a turn are sent against the nearest enemy, and strike what they were sent against.

export const path = '/new/grid-battles?scenario=S2&a=you&b=veteran';

export const isActivation = ({ type }) => type === 'activate';

/** The hexes whose spoken name says so. */
const hexes = (page, words) =>
  page
    .locator('[data-hex]')
    .evaluateAll(
      (cells, source) =>
        cells
          .filter((cell) => new RegExp(source).test(cell.getAttribute('aria-label') ?? ''))
          .map((cell) => cell.getAttribute('data-hex')),
      words,
    );

const placeOf = (hex) => ({ x: Number(hex.slice(0, 2)), y: Number(hex.slice(2)) });

const far = (hex, to) => {
  const a = placeOf(hex);
  return Math.min(...to.map(placeOf).map((b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) * 1.1));
};

const hex = (hand, at) => hand.page.locator(`[data-hex="${at}"]`);

const mainWords = async (hand) => (await hand.slot('main').first().textContent()) ?? '';

/** Enemies, the nearest to those who may be sent first. */
const enemiesFor = async (hand, own) => {
  const units = await hexes(hand.page, own);
  const enemies = await hexes(hand.page, 'Red ');
  return enemies.sort((a, b) => far(a, units) - far(b, units));
};

/** Sends so many units, each against another of the nearest enemies. The main button tells whether a click has sent somebody. */
const send = async (hand, own, count) => {
  const enemies = await enemiesFor(hand, own);
  let sent = 0;
  for (let n = 0; sent < count && n < 3 * enemies.length; n++) {
    const enemy = enemies[n % enemies.length];
    const before = await mainWords(hand);
    await hand.click(hex(hand, enemy), { says: `send a unit against the enemy at ${enemy}` });
    if ((await mainWords(hand)) !== before) sent++;
  }
};

const activate = async (hand) => {
  // with nobody in the hand one click sends all three; where nobody can get nearer, counters are chosen
  const [enemy] = await enemiesFor(hand, 'Blue .* fresh');
  await hand.click(hex(hand, enemy), { says: `send three units against the enemy at ${enemy}` });
  for (const unit of await hexes(hand.page, 'Blue .* fresh')) {
    if (/^Activate/.test(await mainWords(hand))) break;
    if ((await hexes(hand.page, 'chosen')).includes(unit)) continue;
    await hand.click(hex(hand, unit), { says: `choose the unit at ${unit}` });
  }
  await hand.click(hand.slot('main'), { says: 'activate and move them', plays: ['activate', 'move', 'move', 'move'] });
};

const goOn = async (hand) => {
  await hand.click(hand.slot('end'), { says: 'let the others stand still', plays: ['endPhase'] });
};

const move = async (hand) => {
  const able = await hexes(hand.page, 'Blue .* activated');
  await send(hand, 'Blue .* activated', able.length);
  if (!/^(Move|The)/.test(await mainWords(hand))) return goOn(hand);
  return hand.click(hand.slot('main'), { says: 'move them', plays: ['move', 'move', 'move'] });
};

const attack = async (hand) => {
  if (!/^Strike/.test(await mainWords(hand))) {
    const [target] = await hexes(hand.page, 'Red .* can be struck');
    await hand.click(hex(hand, target), { says: `plan a blow at ${target}`, shows: /^Strike the/ });
  }
  const [, more] = / then (\d+|the) /.exec(await mainWords(hand)) ?? [];
  const blows = 1 + (more === undefined ? 0 : Number(more) || 1);
  return hand.click(hand.slot('main'), { says: `strike ${blows} times`, plays: Array(blows).fill('attack') });
};

const DEEDS = { activate, move, attack };

export const turn = async (hand, asked) => DEEDS[asked.kind](hand, asked);
