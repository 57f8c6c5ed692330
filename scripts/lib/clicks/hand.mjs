// A hand that says before each press what it will do, and counts. What was played is read from the battle as this browser keeps it.

import { settled } from '../measured-page.mjs';

/** Longer than any computer player thinks. */
const PATIENCE_MS = 60_000;
const POLL_MS = 25;
/** No hand that reads presses sooner again: a quicker press counts as the second of a double click. */
const READING_MS = 600;
/** What is to be pressed is there already. */
const QUICKLY = { timeout: 5000 };

/** The one battle of this browser: how far it is, whether it is over, and every entry of its log. */
const keptBattle = (page) =>
  page.evaluate(async () => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('muster-battles'));
    try {
      const store = database.transaction('battles').objectStore('battles');
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      const head = values[keys.findIndex((key) => typeof key === 'string')];
      const entries = values.filter((_, i) => typeof keys[i] !== 'string');
      return { progress: head.progress, isOver: head.ending !== null, entries };
    } finally {
      database.close();
    }
  });

/** `round 2` is 2; before the first round 0. */
const roundOf = (progress) => Number(/^round (\d+)$/.exec(progress)?.[1] ?? 0);

const until = async (find, words, patience = PATIENCE_MS) => {
  const end = Date.now() + patience;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${words} did not come.`);
    await new Promise((go) => setTimeout(go, POLL_MS));
  }
};

const textOf = async (locator) => ((await locator.count()) === 0 ? '' : ((await locator.first().textContent()) ?? ''));

/** Of what was said only the rest may be missing; where several units go, their steps are said by a pattern. */
const fits = (types, plays) =>
  plays instanceof RegExp ? plays.test(types.join(' ')) : types.every((type, i) => type === plays[i]);

/** Presses and questions by round. */
const makeCounts = () => {
  const byRound = new Map();
  return {
    of: (round) => {
      if (!byRound.has(round)) byRound.set(round, { clicks: 0, keys: 0, questions: 0, activations: 0 });
      return byRound.get(round);
    },
    rounds: () =>
      [...byRound]
        .filter(([round]) => round >= 1)
        .sort(([a], [b]) => a - b)
        .map(([, counts]) => counts),
  };
};

/**
 * Begins the battle of `path`. `seat`: whose hand it is; `answers`: types of commands that the seat may answer with by itself;
 * `isActivation(command)`: what counts as one, every press that plays something where it is not said.
 */
export const openHand = async (page, { address, path, seat = 0, answers = [], isActivation, touches }) => {
  const counts = makeCounts();
  const slot = (name) => page.locator(`[data-slot="${name}"]`);
  /** How many commands of this seat were said before they were played. */
  let said = 0;
  let lastQuestion = '';
  let round = 0;
  let pressedAt = 0;

  const ownIn = ({ entries }) =>
    entries
      .filter((entry) => entry.seat === seat && entry.command !== undefined && !answers.includes(entry.command.type))
      .map(({ command }) => command);

  /** The kind of decision that waits for this seat, at rest: no button has just changed its words. */
  const kindAsked = async () => {
    const turn = page.getByRole('tab', { name: 'Turn', selected: false });
    if (await turn.isVisible()) await turn.click(); // looking at the decision is no move of the hand
    const kind = await page.evaluate(() =>
      document.querySelector('[data-resting]') === null
        ? document.querySelector('[data-decision]')?.getAttribute('data-decision')
        : undefined,
    );
    return kind || undefined;
  };

  /** Waits until this seat is asked; undefined when the battle is over. */
  const asked = async () => {
    const { battle, kind } = await until(async () => {
      const found = await keptBattle(page);
      if (found.isOver) return { battle: found };
      const asks = await kindAsked();
      return asks && { battle: found, kind: asks };
    }, 'A question');
    if (kind === undefined) return undefined;
    const played = ownIn(battle);
    if (played.length > said)
      throw new Error(
        `Nobody said that ${played
          .slice(said)
          .map(({ type }) => type)
          .join(', ')} would be played.`,
      );
    round = roundOf(battle.progress);
    const question = `${kind} ${battle.entries.length}`;
    if (question !== lastQuestion) counts.of(round).questions++;
    lastQuestion = question;
    return {
      kind,
      round,
      hint: await textOf(page.locator('[aria-live="polite"]')),
      main: await textOf(slot('main')),
      end: await textOf(slot('end')),
    };
  };

  const comesNothingBut = async ({ says, shows }) => {
    const played = ownIn(await keptBattle(page));
    if (played.length !== said) throw new Error(`It was said only to ${says}, but ${played.at(-1).type} was played.`);
    if (shows === undefined) return;
    await until(
      async () => (shows.test(await textOf(slot('main'))) ? true : undefined),
      `${shows} on the main button, to ${says},`,
      QUICKLY.timeout,
    );
  };

  /** What was planned may end early, at a real question, but nothing else is played. */
  const comesPlayed = async ({ says, plays }, counted) => {
    await until(
      async () => (ownIn(await keptBattle(page)).length > said ? true : undefined),
      `What was said (${says})`,
    );
    const all = await until(async () => {
      const battle = await keptBattle(page);
      return battle.isOver || (await kindAsked()) !== undefined ? ownIn(battle).slice(said) : undefined;
    }, 'The next question');
    const types = all.map(({ type }) => type);
    if (!fits(types, plays)) throw new Error(`It was said to ${says} (${plays}), but ${types.join(', ')} was played.`);
    said += types.length;
    counted.activations += isActivation === undefined ? 1 : all.filter(isActivation).length;
  };

  const press = async (kind, times, deed, will) => {
    if (process.argv.includes('--tell')) console.error(`round ${round}, ${kind}: ${will.says}`);
    const counted = counts.of(round);
    counted[kind] += times;
    await new Promise((go) => setTimeout(go, Math.max(0, pressedAt + READING_MS - Date.now())));
    await deed();
    pressedAt = Date.now();
    await settled(page);
    const isDoubted = will.plays !== undefined && (await slot('anyway').isVisible()); // "Do it anyway?" comes first
    await (will.plays === undefined || isDoubted ? comesNothingBut(will) : comesPlayed(will, counted));
  };

  await page.goto(`${address}${path}`);
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('[data-decision]').first().waitFor({ state: 'attached', timeout: PATIENCE_MS });

  return {
    page,
    touches,
    slot,
    asked,
    /** `will`: `{ says: 'plan …', shows: /main button’s words/ }`, or `{ says: 'move …', plays: [types of commands] }`. */
    click: (locator, will) =>
      press('clicks', 1, () => (touches ? locator.first().tap(QUICKLY) : locator.first().click(QUICKLY)), will),
    /** On the ground, in the page's pixels. */
    clickAt: ({ x, y }, will) =>
      press('clicks', 1, () => (touches ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)), will),
    double: (locator, will) => press('clicks', 2, () => locator.first().dblclick(QUICKLY), will),
    key: (key, will) => press('keys', 1, () => page.keyboard.press(key), will),
    rounds: counts.rounds,
  };
};
