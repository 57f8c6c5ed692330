// Shards 1500: orders, ways and volleys as the table plans them; who is badly hurt is ordered by hand, and the weakest enemy is shot at.

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
const planned = (words) => (/Confirm/.test(words) ? 0 : Number(/All (\d+)/.exec(words)?.[1] ?? 1));

/** Own ships with half of their Wounds or less, and shields to spare: `Cohort A22/5`. */
const hurt = async (hand) => {
  const ships = await hand.page.locator('section[aria-label^="Fleet of"]').first().locator('li').allTextContents();
  return ships.flatMap((words) => {
    const [, id, left, most] = /([A-D]\d)(\d+)\/(\d+)/.exec(words) ?? [];
    return id !== undefined && most > 1 && left > 0 && 2 * left <= most ? [id] : [];
  });
};

/** Who is badly hurt hides behind its shields and fires; all others as in the round before. */
const orders = async (hand, { main: words, hint }) => {
  const [next] = (await hurt(hand)).filter((id) => !guarded.has(id));
  if (next === undefined) {
    guarded.clear();
    return main(hand, { says: 'give all orders as planned', plays: [...times(planned(words), 'order'), 'confirm'] });
  }
  guarded.add(next);
  if (!hint.includes(`${next}:`)) await hand.click(button(hand, new RegExp(`${next}$`)), { says: `choose ${next}` });
  await hand.click(button(hand, /^Shield, key/), { says: 'lay a Shield beside it' });
  return hand.click(button(hand, /^Fire, key/), { says: 'lay a Fire beside it', plays: ['order'] });
};
/** Whose orders were given by hand in this round. */
const guarded = new Set();

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

/** The enemy with the fewest Wounds that this ship can strike. */
const weakest = async (hand) => {
  const names = await hand.page
    .locator('[data-base][data-state="target"]')
    .evaluateAll((ships) =>
      ships.map((ship) => [ship.getAttribute('data-base'), ship.getAttribute('aria-label') ?? '']),
    );
  const left = (words) => Number(/(\d+) of \d+ Wounds/.exec(words)?.[1] ?? 99);
  return names.sort(([, a], [, b]) => left(a) - left(b))[0]?.[0];
};

const fire = async (hand, { main: words }) => {
  const target = await weakest(hand);
  const option = hand.page
    .getByRole('list', { name: 'What it could do' })
    .getByRole('button', { name: new RegExp(`(All|at) .*${target}`) });
  if (target !== undefined && !words.includes(target) && (await option.count()) > 0)
    await hand.click(option, { says: `fire at ${target} instead`, shows: new RegExp(target) });
  return main(hand, { says: 'fire', plays: times(MOST, 'fire') });
};

/** Destiny is spent on the first die that is worth it; what was planned goes on. */
const reroll = async (hand) =>
  hand.click(button(hand, /^Roll \d+ again/), { says: 'roll again', plays: ['reroll', ...times(MOST, 'fire')] });

const goFirst = (hand) => hand.click(button(hand, 'They go first'), { says: 'let them go first', plays: ['goFirst'] });

const DEEDS = { orders, shields, activate: move, move, fire, reroll, goFirst };

export const turn = async (hand, asked) => {
  const deed = DEEDS[asked.kind];
  const type = asked.kind === 'selectFight' ? 'fight' : asked.kind;
  if (deed === undefined) return main(hand, { says: asked.main, plays: [type] });
  return deed(hand, asked);
};
