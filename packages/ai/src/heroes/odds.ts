/** Chances of an attack, without building distributions: how likely it slays, how many Wounds it takes off. */

/** What the last attack asked about would do. */
export const struck = { kill: 0, loss: 0, any: 0 };

/** So many dice, each of which takes off a Wound with this chance, against so many Wounds left. */
export const strike = (dice: number, chance: number, wounds: number): void => {
  if (dice <= 0 || chance <= 0) {
    struck.kill = 0;
    struck.loss = 0;
    struck.any = 0;
    return;
  }
  if (chance >= 1) {
    struck.kill = dice >= wounds ? 1 : 0;
    struck.loss = Math.min(dice, wounds);
    struck.any = 1;
    return;
  }
  const miss = 1 - chance;
  let p = miss ** dice;
  struck.any = 1 - p;
  let below = 0;
  let loss = 0;
  for (let n = 0; n < wounds && n <= dice; n++) {
    below += p;
    loss += n * p;
    p = (p * (dice - n) * chance) / ((n + 1) * miss);
  }
  struck.kill = wounds > dice ? 0 : Math.max(0, 1 - below);
  struck.loss = loss + wounds * struck.kill;
};

/** One die that takes off several Wounds at once, each of which may be saved. */
export const strikeAtOnce = (hit: number, each: number, through: number, wounds: number): void => {
  strike(each, through, wounds);
  struck.kill *= hit;
  struck.loss *= hit;
  struck.any *= hit;
};

/** The chance of a die that needs this. */
export const chanceOf = (needs: number): number => (7 - needs) / 6;
