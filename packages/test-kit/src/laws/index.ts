/** All laws. */

import type { Law } from '../law.ts';
import { askedLaw } from './asked.ts';
import { candidatesLaw } from './candidates.ts';
import { concedeLaw } from './concede.ts';
import { deltaLaw } from './delta.ts';
import { droppedLaw } from './dropped.ts';
import { endsLaw } from './ends.ts';
import { foreseeLaw } from './foresee.ts';
import { garbageLaw } from './garbage.ts';
import { gearsLaw } from './gears.ts';
import { hiddenLaw } from './hidden.ts';
import { imagineLaw } from './imagine.ts';
import { jsonLaw } from './json.ts';
import { linesLaw } from './lines.ts';
import { loadsLaw } from './loads.ts';
import { luckLaw } from './luck.ts';
import { mindsLaw } from './minds.ts';
import { oddsLaw } from './odds.ts';
import { onlookersLaw } from './onlookers.ts';
import { replayLaw } from './replay.ts';
import { rollsLaw } from './rolls.ts';
import { shownLaw } from './shown.ts';
import { takeBackLaw } from './take-back.ts';
import { tamperingLaw } from './tampering.ts';
import { viewLaw } from './view.ts';
import { pureLaw, undoLaw } from './walked.ts';
import { wordsLaw } from './words.ts';

export const LAWS: readonly Law[] = [
  jsonLaw,
  replayLaw,
  droppedLaw,
  tamperingLaw,
  gearsLaw,
  candidatesLaw,
  endsLaw,
  pureLaw,
  undoLaw,
  imagineLaw,
  viewLaw,
  askedLaw,
  hiddenLaw,
  garbageLaw,
  loadsLaw,
  concedeLaw,
  wordsLaw,
  oddsLaw,
  rollsLaw,
  luckLaw,
  mindsLaw,
  takeBackLaw,
  linesLaw,
  deltaLaw,
  onlookersLaw,
  foreseeLaw,
  shownLaw,
];
