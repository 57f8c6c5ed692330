// How many clicks, keys and questions a round costs, counted in a real Chromium on the built page, at both sizes:
// `node scripts/clicks.mjs [--json] [game…]`. Build first (`npm start` or `npm test` did).
// A sensible hand (`lib/clicks/<game>.mjs`) plays rounds 1 to 3 against the Veteran by what the page offers, without "for me" and
// with the usual settings. Before each press it says what that will do (`--tell` prints it); if anything else came of it, the run fails.

import { devices } from '@playwright/test';
import { openHand } from './lib/clicks/hand.mjs';
import { ADDRESS, openBrowser, steady, tellAll } from './lib/measured-page.mjs';

/** The same in every run; a hand may name another with which its battle lasts three rounds. */
const LUCK = 11;
const ROUNDS = 3;
/** More questions than any round has: a hand that goes in circles is stopped. */
const MOST_QUESTIONS = 400;

const isPhone = (size) => size.width < 600;

const contextFor = (size) =>
  isPhone(size) ? { ...devices['Pixel 7'], viewport: size, screen: size } : { viewport: size };

/** Plays until round four begins or the battle is over. */
const playRounds = async (hand, { begin, turn }) => {
  for (let n = 0; n < MOST_QUESTIONS; n++) {
    const asked = await hand.asked();
    if (asked === undefined || asked.round > ROUNDS) return;
    if (asked.round < 1 && begin !== undefined) await begin(hand, asked);
    else await turn(hand, asked);
  }
  throw new Error(`After ${MOST_QUESTIONS} questions ${ROUNDS} rounds are not over.`);
};

const count = async (game, size) => {
  const way = await import(`./lib/clicks/${game}.mjs`);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage(contextFor(size));
    await page.addInitScript(steady, way.luck ?? LUCK);
    const hand = await openHand(page, { ...way, address: ADDRESS, touches: isPhone(size) });
    await playRounds(hand, way);
    const rounds = hand.rounds().slice(0, ROUNDS);
    const presses = rounds.reduce((sum, { clicks, keys }) => sum + clicks + keys, 0);
    const clicksPerRound = Math.round((10 * presses) / rounds.length) / 10;
    return { game, size: `${size.width}x${size.height}`, clicksPerRound, rounds };
  } catch (e) {
    console.error(`${game} at ${size.width}x${size.height}: ${e.message}`);
    process.exitCode = 1;
    return { game, size: `${size.width}x${size.height}`, failed: e.message };
  } finally {
    await browser.close();
  }
};

const words = ({ game, size, clicksPerRound, rounds = [], failed }) =>
  [
    `${game} ${size}: ${failed === undefined ? `${clicksPerRound} clicks and keys a round` : 'failed'}`,
    ...rounds.map(
      (r, i) =>
        `  round ${i + 1}: ${r.clicks} clicks, ${r.keys} keys, ${r.questions} questions, ${r.activations} activations`,
    ),
  ].join('\n');

await tellAll(new URL('lib/clicks/', import.meta.url), count, words);
