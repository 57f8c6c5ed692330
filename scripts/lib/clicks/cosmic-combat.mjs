// Shards 1500: orders, moves and volleys as the table plans them, by its odds, and the enemy that is weakest where a ship can choose.

export const path = '/new/cosmic-combat?points=1500&map=shards-24&a=you&b=veteran';

/** A ship that is moved, or fires. */
export const isActivation = ({ type }) => type === 'activate' || type === 'fire';

/** More than any plan has: it may end early. */
const MOST = 12;
const times = (n, type) => Array.from({ length: n }, () => type);

const main = (hand, will) => hand.click(hand.slot('main'), will);

const button = (hand, name) => hand.page.getByRole('button', { name }).first();

/** Before the first round: each ship in its place in the line. */
export const begin = async (hand, { kind }) => {
  if (kind === 'edge')
    return hand.click(button(hand, /southern edge/), { says: 'choose the southern edge', plays: ['edge'] });
  return main(hand, { says: 'deploy the ship where it is planned', plays: ['deploy'] });
};

/** How many ships still get what is planned. */
const planned = async (hand) => Number(/All (\d+)/.exec(await hand.slot('main').textContent())?.[1] ?? 1);

const orders = async (hand) =>
  main(hand, {
    says: 'give all orders as planned',
    plays: [...times(await planned(hand), 'order'), 'confirm'],
  });

const shields = async (hand) => {
  const arrows = await hand.page.getByText(/^Planned towards the greatest threat/).textContent();
  const ships = arrows.split(' on ').length - 1;
  return main(hand, { says: 'turn the shields as planned', plays: [...times(ships, 'shield'), 'confirm'] });
};

/** What the words of a plan stand for, one step after the other. */
const STEPS = [
  [/^board/, 'board'],
  [/^fly/, 'fly'],
  [/then turn/, 'turn'],
  [/back$/, 'back'],
  [/ahead$|^stay/, 'straight'],
];

const stepsOf = (words) =>
  words
    .replace(/^[^:]*: |C$/g, '')
    .split(/(?<!,) then /)
    .map((step) => STEPS.find(([form]) => form.test(step))?.[1]);

const move = (hand, { kind, main: words }) =>
  main(hand, { says: words, plays: [...(kind === 'activate' ? ['activate'] : []), ...stepsOf(words)] });

const fire = async (hand, { main: words }) => main(hand, { says: words, plays: times(MOST, 'fire') });

/** Destiny is spent on the first die that is worth it; what was planned goes on. */
const reroll = async (hand) =>
  hand.click(button(hand, /^Roll \d+ again/), { says: 'roll again', plays: ['reroll', ...times(MOST, 'fire')] });

const goFirst = (hand) => hand.click(button(hand, 'They go first'), { says: 'let them go first', plays: ['goFirst'] });

const DEEDS = { orders, shields, activate: move, move, fire, reroll, goFirst };

export const turn = async (hand, asked) => {
  const deed = DEEDS[asked.kind];
  if (deed === undefined) return main(hand, { says: asked.main, plays: [asked.kind] });
  return deed(hand, asked);
};
