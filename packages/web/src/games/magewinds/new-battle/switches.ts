/** What the players may decide before a battle, and what it means. */

export const SWITCHES = [
  {
    name: 'officialOnly',
    title: 'Only official fighters, spells and scenarios',
    words:
      'Leaves out our stand-ins: Warrior, Warlock, Militia, Acolyte and Minion, the spell Clone, and Deathmatch. What was derived from published changes stays.',
    rule: 'TC pack.stand-ins',
    usual: false,
  },
  {
    name: 'normaliseLightPrecisionTo15',
    title: 'Light Attacks as in version 1.5',
    words:
      'The pages we have are of different age: newer ones give Light Attacks Precision 9, older ones 10. On, all of them have 9; off, Cleric, Deadeye, Enchanter, Seer and Witch keep 10.',
    rule: 'TC pack.light-precision',
    usual: true,
  },
  {
    name: 'guardWorksWhenExhausted',
    title: 'Guard works for fighters who have used both actions',
    words: 'On, who guards with the second action still has one free Dodge or Deflect. Off, such a Guard does nothing.',
    rule: 'MW-R31',
    usual: true,
  },
] as const;

type Switch = (typeof SWITCHES)[number];
export type SwitchName = Switch['name'];
export type Switches = Readonly<Record<SwitchName, boolean>>;
