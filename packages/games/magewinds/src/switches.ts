/** What the players may decide before a battle, and what it means. */

import type { Switch } from '@muster/kernel';

export const SWITCH_NAMES = ['officialOnly', 'normaliseLightPrecisionTo15', 'guardWorksWhenExhausted'] as const;
export type SwitchName = (typeof SWITCH_NAMES)[number];

const yesOrNo = (usual: boolean): Switch['choices'] =>
  [usual, !usual].map((value) => ({ value, words: value ? 'yes' : 'no' }));

export const SWITCHES: readonly (Switch & { readonly name: SwitchName; readonly words: string })[] = [
  {
    name: 'officialOnly',
    path: ['officialOnly'],
    rule: 'TC pack.stand-ins',
    title: 'Only official fighters, spells and scenarios',
    words:
      'Leaves out our stand-ins: Warrior, Warlock, Militia, Acolyte and Minion, the spell Clone, and Deathmatch. What was derived from published changes stays.',
    choices: yesOrNo(false),
  },
  {
    name: 'normaliseLightPrecisionTo15',
    path: ['normaliseLightPrecisionTo15'],
    rule: 'TC pack.light-precision',
    title: 'Light Attacks as in version 1.5',
    words:
      'The pages we have are of different age: newer ones give Light Attacks Precision 9, older ones 10. On, all of them have 9; off, Cleric, Deadeye, Enchanter, Seer and Witch keep 10.',
    choices: yesOrNo(true),
  },
  {
    name: 'guardWorksWhenExhausted',
    path: ['guardWorksWhenExhausted'],
    rule: 'MW-R31',
    title: 'Guard works for fighters who have used both actions',
    words: 'On, who guards with the second action still has one free Dodge or Deflect. Off, such a Guard does nothing.',
    choices: yesOrNo(true),
  },
];
