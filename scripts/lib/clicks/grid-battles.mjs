// The Ridge: three units go towards the enemy every turn, and strike what they can.

export const path = '/new/grid-battles?scenario=S2&a=you&b=veteran';

/** An activation, a move or a blow. */
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

const nearest = (from, to) => {
  const far = (hex) => {
    const a = placeOf(hex);
    return Math.min(...to.map(placeOf).map((b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) * 1.1));
  };
  return [...from].sort((a, b) => far(a) - far(b))[0];
};

const hex = (hand, at) => hand.page.locator(`[data-hex="${at}"]`);

const activate = async (hand) => {
  const enemies = await hexes(hand.page, 'Red');
  let fresh = await hexes(hand.page, 'Blue .* fresh');
  for (let n = 0; n < 3 && fresh.length > 0; n++) {
    const unit = nearest(fresh, enemies);
    await hand.click(hex(hand, unit), { says: `choose the unit at ${unit}` });
    fresh = fresh.filter((other) => other !== unit);
  }
  await hand.click(hand.slot('main'), { says: 'activate them', plays: ['activate'] });
};

const move = async (hand) => {
  const goal = nearest(await hexes(hand.page, 'can be reached'), await hexes(hand.page, 'Red'));
  if (goal === undefined) return hand.click(hand.slot('next'), { says: 'take up the next unit' });
  await hand.click(hex(hand, goal), { says: `plan the way to ${goal}`, shows: /^Move the/ });
  return hand.click(hand.slot('main'), { says: 'move', plays: ['move'] });
};

const attack = async (hand) => {
  const [target] = await hexes(hand.page, 'Red .* can be struck');
  if (target === undefined) return hand.click(hand.slot('end'), { says: 'end the turn', plays: ['endPhase'] });
  await hand.click(hex(hand, target), { says: `plan a blow at ${target}`, shows: /^Strike the/ });
  return hand.click(hand.slot('main'), { says: 'strike', plays: ['attack'] });
};

const DEEDS = { activate, move, attack };

export const turn = async (hand, asked) => DEEDS[asked.kind](hand, asked);
