import { playBy } from './hand.mjs';

/** Some rounds of two fleets: orders by the wheel, dragging and turning ships, choosing targets, zooming. */
export const play = playBy({
  path: '/new/cosmic-combat?points=800&a=you&b=friend',
  turns: 60,
  asked: [
    [/attack the convoy/, { button: 'We attack' }],
    [/choose your edge/, { button: 'The southern edge' }],
    [
      /to deploy/,
      { ground: [0.5, 0.85] },
      { ground: [0.5, 0.15] },
      { drag: 50 },
      { button: 'Place the rest for me' },
      { press: ['c'] },
    ],
    [/Orders for/, { button: /^Move/ }, { button: /^Fire/ }],
    [/Every ship has its orders|All shields are turned/, { press: ['c'] }],
    [/won priority/, { button: 'We go first' }],
    [/Turn the shields/, { button: /^Bow|^All round/ }],
    [
      /, as planned: /,
      { press: ['+', '-', 'f'] },
      { drag: 60 },
      { first: 'Ships to move' },
      { press: ['c', 'e', 'y'] },
    ],
    [/Click another enemy/, { press: ['c', 'e', 'y'] }],
    [
      /click ahead|click where|is planned|token left|has no Move token/,
      { button: 'Farther ahead' },
      { button: 'Turn to port' },
      { press: ['c', 'e', 'y'] },
    ],
    [/./, { first: 'What it could do' }, { press: ['c', 'e', 'y'] }],
  ],
});
