// King of the Hill, four fighters a side: everybody goes after the nearest enemy and strikes it, as the page offers it.

export const path = '/new/magewinds?scenario=king-of-the-hill&a=you&b=veteran&deployment=auto';

export const luck = 21;

/** What the seat answers by itself where it cannot matter, or after it was let be. */
export const answers = ['decline', 'hold', 'pass', 'discardRest'];

export const isActivation = ({ type }) => type === 'activate';

const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** The bases of a side, with what they are called, where they lie, and whether a hand could press them there. */
const basesOf = async (page, side) => {
  const bases = await page.locator(`[data-base][aria-label^="${side} "]`).all();
  const found = await Promise.all(
    bases.map(async (base) => ({ base, name: await base.getAttribute('aria-label'), box: await base.boundingBox() })),
  );
  return Promise.all(
    found
      .filter(({ box }) => box !== null)
      .map(async ({ base, name, box }) => {
        const at = middleOf(box);
        const inSight = await base.evaluate((it, { x, y }) => it.contains(document.elementFromPoint(x, y)), at);
        return { base, name, at, inSight };
      }),
  );
};

const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** What a plan that says this will play, until the next question. */
const playedBy = (words) => {
  const step = /^Step/.test(words) ? (/Leap/.test(words) ? ['cast', 'step'] : ['step']) : ['step'];
  if (/ttack/.test(words))
    return ['activate', 'act', ...step, 'attack', ...(/: (Light|Heavy|Feint)/.test(words) ? ['chooseAttack'] : [])];
  return ['activate', 'act', ...(/Haste/.test(words) ? ['cast'] : []), 'move'];
};

const confirm = async (hand, words) => hand.click(hand.slot('main'), { says: words, plays: playedBy(words) });

/** What was begun is offered: it is gone on with. Else the nearest enemy of who is taken up is attacked. */
const activate = async (hand, { main }) => {
  const offered = /^(Attack|Step|Move)/.exec(main) === null ? undefined : main;
  if (offered !== undefined) return confirm(hand, offered);
  const chosen = await hand.page.locator('[data-choices="who"] [aria-pressed="true"]').first().innerText();
  const [name] = chosen.split(/\s/);
  const from = (await basesOf(hand.page, 'Blue')).find((own) => own.name.startsWith(`Blue ${name}`)).at;
  const nearest = (bases) =>
    bases.filter(({ inSight }) => inSight).sort((a, b) => far(a.at, from) - far(b.at, from))[0];
  let target = nearest(await basesOf(hand.page, 'Red'));
  if (target === undefined) {
    await hand.click(hand.page.getByRole('button', { name: 'Show the whole table' }), {
      says: 'look at the whole table',
    });
    target = nearest(await basesOf(hand.page, 'Red'));
  }
  await hand.click(target.base, { says: 'attack the nearest enemy', shows: /^(Attack|Step|Move)/ });
  return confirm(hand, await hand.slot('main').innerText());
};

const channel = (hand) =>
  hand.click(hand.page.getByRole('button', { name: /^Draw the/ }), { says: 'draw a card', plays: ['draw'] });

const insight = async (hand) => {
  const card = hand.page.locator('[data-decision] button[aria-pressed]');
  await hand.click(card, { says: 'choose the first card', shows: /^Keep/ });
  return hand.click(hand.slot('main'), { says: 'keep it', plays: ['keepOne'] });
};

/** The slip has chosen a reaction by the odds. */
const defence = (hand, { main }) =>
  hand.click(hand.slot('main'), { says: main, plays: /^Dodge straight/.test(main) ? ['defend', 'step'] : ['defend'] });

const plays =
  (type) =>
  (hand, { main }) =>
    hand.click(hand.slot('main'), { says: main, plays: [type] });
/** What is among the own answers is not waited for. */
const goesOn = (hand, { main }) => hand.click(hand.slot('main'), { says: main });

const DEEDS = {
  channel,
  insight,
  activate,
  defence,
  attackChoice: plays('chooseAttack'),
  knockBack: plays('knockBack'),
  step: plays('step'),
  nextTarget: plays('nextTarget'),
  order: plays('nextInOrder'),
  charge: plays('attack'),
  window: goesOn,
  passOrHold: goesOn,
  windburn: goesOn,
};

export const turn = (hand, asked) => {
  const deed = DEEDS[asked.kind];
  if (deed === undefined) throw new Error(`Nobody knows what to do about ${asked.kind}: ${asked.hint}`);
  return deed(hand, asked);
};
