// Foundry 150: every model goes at the nearest enemy and attacks it by what a click on it plans.

export const path =
  '/new/heroes?points=150&arena=foundry&south=eldritch-cult&north=void&a=you&b=veteran&objectives=picked';

export const isActivation = ({ type }) => type === 'select';

/** What is left out on the way to a blow, and questions in which nothing could be won, the page answers by itself. */
export const answers = ['pass', 'reroll', 'resist', 'raise'];

const placeOf = (name) => {
  const [, letters, row] = /^([a-z]+)(\d+)$/.exec(name);
  return { x: letters.charCodeAt(0) - 97 + 26 * (letters.length - 1), y: Number(row) - 1 };
};

const far = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** Where models of a side stand, by their spoken names. */
const standing = (page, side) =>
  page
    .locator('[data-spoken]')
    .evaluateAll(
      (cells, of) =>
        cells
          .filter((cell) => (cell.getAttribute('aria-label') ?? '').includes(` of ${of},`))
          .map((cell) => cell.getAttribute('data-spoken')),
      side,
    );

/** The spaces that are drawn green. */
const green = (page) =>
  page.evaluate(() => {
    const washes = [...document.querySelectorAll('[data-mark="reach"] path, [data-mark="zone"] path')];
    return [...document.querySelectorAll('[data-space]')]
      .filter((cell) => {
        const { x, y, width, height } = cell.getBBox();
        const middle = new DOMPoint(x + width / 2, y + height / 2);
        return washes.some((wash) => wash.isPointInFill(middle));
      })
      .map((cell) => cell.getAttribute('data-space'));
  });

const nearest = (from, to) => {
  const goals = to.map(placeOf);
  const away = (name) => Math.min(...goals.map((goal) => far(placeOf(name), goal)));
  return [...from].sort((a, b) => away(a) - away(b))[0];
};

const space = (hand, name) => hand.page.locator(`[data-space="${name}"]`);

/** A small screen may show a part of the arena. */
const isInSight = async (hand, name) => {
  const board = await hand.page.getByRole('grid').boundingBox();
  const at = await space(hand, name).first().boundingBox();
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  return x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
};

/** The one who stands there, on the board or, where that is out of sight, in the list of enemies. */
const enemyAt = async (hand, name) => {
  if (await isInSight(hand, name)) return space(hand, name);
  const spoken = await hand.page.locator(`[data-spoken="${name}"]`).getAttribute('aria-label');
  const [, who] = /([^,]+) of North,/.exec(spoken);
  return hand.page.getByRole('list', { name: 'Enemies to attack' }).getByRole('button', { name: who.trim() });
};

/** What the words on the main button will play: `A2: enter at K4, move to K9 and strike Zombie B3`. */
const playsOf = (words) => {
  const has = (part, ...types) => (part.test(words) ? types : []);
  const fights = /strike|fire at|shoot|cast/i.test(words);
  const moves = /(move to|jump down to)/.test(words);
  return [
    ...has(/ [A-Z]\d+: /, 'select'),
    ...has(/enter at/i, 'enter'),
    ...has(/retreat to/i, 'engaged', 'fallBack'),
    ...(moves || (fights && !/^Strike|^Shoot|^Cast|^Fire/.test(words)) ? ['move'] : []),
    ...has(/strike/i, 'strike'),
    ...has(/shoot|fire at/i, 'shoot'),
    ...has(/cast/i, 'cast'),
  ];
};

const mainWords = async (hand) => ((await hand.slot('main').textContent()) ?? '').trim();

/** One that is engaged chooses instead of moving. */
const isEngaged = async (hand) =>
  /is engaged/.test((await hand.page.locator('[aria-live="polite"]').first().textContent()) ?? '');

const confirm = async (hand) => {
  const words = await mainWords(hand);
  const plays = playsOf(words);
  const engaged = (await isEngaged(hand)) && plays.includes('move');
  return hand.click(hand.slot('main'), {
    says: words,
    plays: engaged ? plays.map((type) => (type === 'move' ? 'engaged' : type)) : plays,
  });
};

const ATTACK = /strike|shoot|cast|fire at/i;
const ANY = /: |^(Enter|Move|Jump|Strike|Shoot|Cast|Fire|Retreat)/;

/** Somebody acts: what is laid already is good, else the nearest enemy is clicked, or the ground towards the middle. */
const act = async (hand) => {
  if (ATTACK.test(await mainWords(hand))) return confirm(hand);
  const [own, enemies] = [await standing(hand.page, 'South'), await standing(hand.page, 'North')];
  const goals = await green(hand.page);
  const from = own.length > 0 ? own : goals;
  const target = enemies.length === 0 ? undefined : nearest(enemies, from);
  const goal = target ?? nearest(goals, ['r18']);
  await hand.click(target === undefined ? space(hand, goal) : await enemyAt(hand, target), {
    says: target === undefined ? `go to ${goal}` : `attack at ${goal}`,
    shows: ANY,
  });
  return confirm(hand);
};

const goOn = (type) => (hand, asked) =>
  hand.click(hand.slot('main'), { says: asked.main, ...(type !== undefined && { plays: [type] }) });

const pass = (hand, asked) => hand.click(hand.slot('end'), { says: asked.end });

/** A blow or a shot that is left is made where a click on an enemy plans it; otherwise one goes on. */
const attackOrPass = async (hand, asked) => {
  if (ATTACK.test(asked.main)) return confirm(hand);
  return asked.main.startsWith('No power now') ? goOn()(hand, asked) : pass(hand, asked);
};

const DEEDS = {
  goFirst: goOn('goFirst'),
  select: act,
  enter: act,
  engaged: act,
  move: act,
  afterMove: goOn(),
  shoot: attackOrPass,
  melee: attackOrPass,
  fallBack: goOn('fallBack'),
  redirect: goOn('redirect'),
  reroll: goOn(),
  resist: goOn(),
  raise: goOn(),
};

export const turn = (hand, asked) => DEEDS[asked.kind](hand, asked);

/** Five objectives, before the first round. */
export const begin = async (hand) => {
  const fresh = hand.page
    .getByRole('list', { name: 'Objectives to choose from' })
    .getByRole('button')
    .and(hand.page.locator('[aria-pressed="false"]'));
  for (let i = 0; i < 5; i++) await hand.click(fresh.nth(i), { says: 'choose an objective' });
  await hand.click(hand.slot('main'), { says: 'seal them', plays: ['seal'] });
};
