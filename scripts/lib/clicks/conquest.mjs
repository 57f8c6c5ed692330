// Plains, 1500 points: workers go on, soldiers go to the city and attack whom they reach, who can shoots, the headquarters build soldiers.

export const path = '/new/conquest?a=you&b=veteran';

/** A unit goes, or it shoots, casts or builds. */
export const isActivation = ({ type }) => ['activate', 'shoot', 'cast', 'build'].includes(type);

/** All commands with which one or several units walk and harvest. */
const GOES = /^(activate|walk|harvest)( (activate|walk|harvest|finish))*$/;

/** By its key, where there are keys. */
const press = (hand, slot, key, will) => (hand.touches ? hand.click(hand.slot(slot), will) : hand.key(key, will));

/** Whether it can be pressed, once no button rests. */
const isOpen = async (hand, slot) => {
  await hand.page.waitForFunction(() => document.querySelector('[data-resting]') === null);
  return (await hand.slot(slot).isVisible()) && (await hand.slot(slot).getAttribute('aria-disabled')) === null;
};

const confirm = (hand, will) => press(hand, 'main', 'c', will);

/** What is asked once more is meant so. */
const end = async (hand, says) => {
  await press(hand, 'end', 'e', { says, plays: ['done'] });
  if (await hand.slot('anyway').isVisible())
    await press(hand, 'anyway', 'y', { says: `${says} all the same`, plays: ['done'] });
};

const base = (hand, id) => hand.page.locator(`[data-base="${id}"]`);

/** Bases in this state: where they are in the page, and how wide. */
const bases = (page, selector) =>
  page.locator(`[data-base]${selector}`).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { id: one.dataset.base, x: x + width / 2, y: y + height / 2, width };
    }),
  );

const far = (p, q) => Math.hypot(p.x - q.x, p.y - q.y);

/** The city lies in the middle between both headquarters. */
const cityAt = async (page) => {
  const [own, other] = await bases(page, '[data-base$="-hq"]');
  return { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 };
};

/** So far on the way to the city as this unit goes, where it stays free of others. */
const aheadOf = (unit, city, inches, aside) => {
  const inch = unit.width / 1.75;
  const whole = far(unit, city);
  const share = Math.min(1, (inches * inch) / whole);
  return {
    x: unit.x + (city.x - unit.x) * share + aside * inch,
    y: unit.y + (city.y - unit.y) * share,
  };
};

const isOnBoard = async (page, { x, y }) => {
  const board = await page.getByRole('application').boundingBox();
  return x > board.x + 8 && y > board.y + 8 && x < board.x + board.width - 8 && y < board.y + board.height - 8;
};

const goes = { says: 'let it go', plays: GOES };

/** The first enemy in reach is attacked; without one it goes on to the city. True when something was planned. */
const planWay = async (hand, unit) => {
  const { page } = hand;
  const targets = (await bases(page, '[data-state="target"]')).sort((p, q) => far(p, unit) - far(q, unit));
  for (const target of targets) {
    if (!(await isOnBoard(page, target))) continue;
    await hand.click(base(hand, target.id), { says: `attack ${target.id} with ${unit.id}` });
    if (await isOpen(hand, 'main')) return true;
    break;
  }
  const others = (await bases(page, '')).filter(({ id }) => id !== unit.id);
  const city = await cityAt(page);
  if (far(unit, city) < unit.width) return false; // it holds the city
  for (const [inches, aside] of [
    [5, 0],
    [4, 1],
    [4, -1],
    [2, 1.5],
  ]) {
    const place = aheadOf(unit, city, inches, aside);
    const isFree = others.every((other) => far(other, place) > (other.width + unit.width) / 2);
    if (!isFree || !(await isOnBoard(page, place))) continue;
    await hand.clickAt(place, { says: `send ${unit.id} towards the city` });
    if (await isOpen(hand, 'main')) return true;
  }
  return false;
};

/** Who was asked already in this phase, by hand. */
const asked = new WeakMap();

const askedBy = (hand) => {
  if (!asked.has(hand)) asked.set(hand, new Set());
  return asked.get(hand);
};

/** Who is in the hand, or the next after one who is done with; undefined where nobody is offered any more. */
const takeUp = async (hand, isDone) => {
  for (const tries of ['now', 'next']) {
    const [unit] = await bases(hand.page, '[data-state="selected"]');
    if (unit === undefined) return undefined;
    if (!isDone(unit)) return unit;
    if (tries === 'next' || !(await isOpen(hand, 'next'))) return undefined;
    await press(hand, 'next', 'n', { says: 'take up the next one' });
  }
  return undefined;
};

/** Who has been decided about in this phase: `note` says it of whoever is in the hand now. */
const decided = (hand, { round }, phase) => {
  const keyOf = ({ id }) => `${phase} ${round} ${id}`;
  return {
    isDone: (unit) => askedBy(hand).has(keyOf(unit)),
    note: async () => {
      for (const unit of await bases(hand.page, '[data-state="selected"]')) askedBy(hand).add(keyOf(unit));
    },
  };
};

const moveUnits = async (hand, asked) => {
  if (await isOpen(hand, 'more workers'))
    return press(hand, 'more workers', 'w', { says: 'let workers go on', plays: GOES });
  const { isDone, note } = decided(hand, asked, 'move');
  for (;;) {
    const unit = await takeUp(hand, isDone);
    if (unit === undefined) return end(hand, 'end the movement');
    const isPlanned = await planWay(hand, unit);
    await note(); // an attack may have been planned for another one
    if (isPlanned) return confirm(hand, goes);
  }
};

/** A shot, or soldiers. */
const planAct = async (hand, unit) => {
  const { page } = hand;
  const [target] = await bases(page, '[data-state="target"]');
  if (target !== undefined) {
    await hand.click(base(hand, target.id), { says: `aim at ${target.id} with ${unit.id}`, shows: /shoots|Cast/ });
    return { says: 'shoot', plays: /^(shoot|cast)$/ };
  }
  const soldiers = page
    .getByRole('list', { name: 'Build', exact: true })
    .locator('button:not([aria-disabled])', { hasText: /^Legion/ });
  if ((await soldiers.count()) === 0) return undefined;
  await hand.click(soldiers, { says: `choose a Legion for ${unit.id}`, shows: /^Build Legion/ });
  return { says: 'order it', plays: ['build'] };
};

const shootAndBuild = async (hand, asked) => {
  const { isDone, note } = decided(hand, asked, 'shoot');
  const unit = await takeUp(hand, isDone);
  const will = unit === undefined ? undefined : await planAct(hand, unit);
  await note();
  return will === undefined ? end(hand, 'end shots and orders') : confirm(hand, will);
};

const DEEDS = {
  goFirst: (hand) => confirm(hand, { says: 'go first', plays: ['goFirst'] }),
  research: (hand) => confirm(hand, { says: 'research nothing', plays: ['done'] }),
  activate: moveUnits,
  move: moveUnits,
  shootBuild: shootAndBuild,
};

/** The first fight, the dice as they lie, no points beyond. */
const others = async (hand, { kind }) => {
  if (await isOpen(hand, 'main')) return confirm(hand, { says: `answer ${kind}`, plays: /^\w+$/ });
  const first = hand.page.getByRole('list', { name: 'Fights' }).getByRole('button').first();
  if (await first.isVisible()) return hand.click(first, { says: 'choose the first fight', shows: /^Fight/ });
  return press(hand, 'end', 'e', { says: `let ${kind} be`, plays: /^\w+$/ });
};

export const turn = (hand, asked) => (DEEDS[asked.kind] ?? others)(hand, asked);

/** Set-up counts for no round: the headquarters where the page suggests, the list as it is. */
export const begin = async (hand, asked) => {
  if (asked.kind === 'placeHq') {
    await hand.click(hand.slot('more forThis'), { says: 'look at a place', shows: /here/ });
    return confirm(hand, { says: 'place the headquarters', plays: ['hq'] });
  }
  if (asked.kind === 'deploy' && (await isOpen(hand, 'more list')))
    return hand.click(hand.slot('more list'), { says: 'set up the list', plays: /^deploy( deploy)*( done)?$/ });
  return turn(hand, asked);
};
