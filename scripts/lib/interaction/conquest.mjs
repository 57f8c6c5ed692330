import { playBy } from './hand.mjs';

/** The first rounds of a war: setting up, sending units on, dragging them, shooting, building, researching, zooming. */
export const play = playBy({
  path: '/new/conquest?a=you&b=friend',
  turns: 60,
  asked: [
    [/headquarters stand/, { slot: 'more forThis' }, { press: ['c'] }],
    [/Set up your starting force/, { slot: 'more list' }, { press: ['e', 'y'] }],
    [/won priority/, { button: 'We go first' }],
    [/^research: /, { press: ['c'] }],
    [
      /^(activate|move): /,
      { press: ['n', '+', '-', 'f'] },
      { drag: 40 },
      { beside: [20, -30] },
      { press: ['c'] },
      { slot: 'more workers' },
      { press: ['e', 'y'] },
    ],
    [
      /^shootBuild: /,
      { first: 'Who can shoot or build' },
      { first: 'Shots' },
      { first: 'Powers' },
      { first: 'Build' },
      { press: ['c', 'e', 'y'] },
    ],
    [/Choose the fight/, { first: 'Fights' }, { press: ['c'] }],
    [/./, { press: ['c', 'e', 'y'] }],
  ],
});
