/** What the table says of a command before it is given. */

import { type Battle, type ConquestCommand, chancesOf, type FightChances, type ShotChances } from '@muster/conquest';
import { fightWords, shotWords } from './odds-words.ts';

const isShot = (odds: object): odds is ShotChances => 'deflected' in odds;
const isFight = (odds: object): odds is FightChances => 'fight' in odds;

const shotText = (shot: ShotChances): string => shotWords({ ...shot, needs: { ...shot.needs, wound: null } });

const fightText = ({ sides }: FightChances): string => {
  const told = sides.map(({ values, wounds, mean, lost }) => ({
    dice: values.dice,
    needs: { attack: values.attack, wound: values.wound },
    wounds,
    mean,
    lost,
  }));
  return fightWords({ attackers: told[0]!, defenders: told[1]! }, [...sides[0].steps, ...sides[1].steps], SIDES);
};
const SIDES = ['First side', 'Second side'] as const;

/** From where everybody stands now. */
export const chancesWords = (b: Battle, c: ConquestCommand): string => {
  const odds = chancesOf(b, c);
  if (odds === undefined) return 'Nothing is rolled for that.\n';
  if (isShot(odds)) return shotText(odds);
  return isFight(odds) ? fightText(odds) : `${JSON.stringify(odds)}\n`;
};
