/** How to play Dwethia Heroes: on a corner of an arena, drawn as on the table. */

import { OBJECTIVES } from '@muster/heroes';
import { Guide, GuidePart, Legend, Shown, SideBySide, Steps } from '../../../parts/guide/Guide.tsx';
import { HandPart } from '../../../parts/guide/Hand.tsx';
import { SpaceBoard } from '../board/SpaceBoard.tsx';
import { TokenIcon } from '../tokens/TokenArt.tsx';
import { ARENA_SEEN, FOE, HERO, MOVE, SHOT } from './arena.ts';
import { Floor } from './Floor.tsx';

/** Three of the twenty-five, of each family one. */
const SOME = [3, 5, 6].map((id) => OBJECTIVES.find((one) => one.id === id)!);

const ROUND = [
  { name: 'Priority.', words: 'Both sides roll a die; the winner says who activates first.' },
  {
    name: 'Activations.',
    words:
      'In turn each side activates one model that has not acted. When one side has nobody left, the other activates one more, and the round is over.',
  },
  {
    name: 'The end.',
    words:
      'What lasts for a round runs out. After eight rounds the battle is over, on larger arenas after ten or twelve.',
  },
];

const ACTIVATION = [
  { name: 'Enter', words: 'your zone, with the first activation of a model: they all begin beside the board.' },
  {
    name: 'Move',
    words:
      'up to its Move. A step up or down is free, a wall costs two for each level, a jump down may wound. Who comes next to an enemy is engaged and stops.',
  },
  { name: 'Shoot or cast', words: 'at an enemy in sight.' },
  { name: 'Fight', words: 'an enemy in its reach. It alone strikes; afterwards both sides may fall back.' },
];

const LEGEND = [
  {
    art: <TokenIcon token={HERO} size={64} />,
    name: 'Base',
    words:
      'Its face tells the side by colour and form, the rim its race, the letters its name in list and log. Pips are Wounds, hollow ones are lost.',
  },
  {
    art: <TokenIcon token={{ ...HERO, badges: ['acted'] }} size={64} />,
    name: 'Pale',
    words: 'It has acted in this round.',
  },
  {
    art: <TokenIcon token={{ ...FOE, badges: ['engaged'], wounds: 1 }} size={64} />,
    name: 'Crossed badge',
    words: 'Engaged with an enemy: it retreats, fires at a penalty, or fights.',
  },
  {
    art: <TokenIcon token={{ ...HERO, badges: ['defensive', 'stealth'] }} size={64} />,
    name: 'Shield, cloak',
    words: 'It moved half its way or less, and is better protected.',
  },
  { art: <Floor mark="reach" />, name: 'Green', words: 'It can go there; darker within half its move.' },
  {
    art: <Floor mark="danger" />,
    name: 'Hatched',
    words: 'An enemy could attack who stands there, after a move of its own.',
  },
  { art: <Floor mark="jump" />, name: 'Jump', words: 'Reached by a jump down, which may wound.' },
  { art: <Floor marker />, name: 'Flag', words: 'One of the four markers that objectives ask for.' },
  {
    art: <Floor level={3} />,
    name: 'Number on the floor',
    words: 'How high it is, in steps; c and a number is the cover that it gives.',
  },
];

const HeroesGuide = () => (
  <Guide>
    <GuidePart title="The goal">
      <p>
        A few heroes a side fight in an arena of towers and trenches. You win by opening your seal with all five of your
        secret objectives met, or by leaving no enemy standing. After the last round the objectives met decide, then the
        points that are left.
      </p>
      <Shown
        ratio={1.35}
        caption="The arena, tilted: height is everything. The button with the tilted square lays it flat again."
      >
        <SpaceBoard {...ARENA_SEEN} />
      </Shown>
      <p>Before the battle each side seals five of twenty-five objectives. Three of them:</p>
      <ul>
        {SOME.map(({ id, name, words }) => (
          <li key={id}>
            <strong>{name}</strong> {words}
          </li>
        ))}
      </ul>
      <p>
        They are yours alone, but all that counts for them is open: the table counts it for both sides.{' '}
        <em>Open our seal</em> only when all five are met; if one is not, they lie open and the battle goes on.
      </p>
    </GuidePart>
    <GuidePart title="A round">
      <Steps of={ROUND} />
      <p>The model that is activated may, in this order:</p>
      <Steps of={ACTIVATION} />
      <SideBySide>
        <Shown
          ratio={1}
          caption="A move: green is where the model can go, the dark part within half its move. Hatched floors can be attacked by the enemy."
        >
          <SpaceBoard {...MOVE} />
        </Shown>
        <Shown
          ratio={1}
          caption="A shot: the brackets mark who can be shot at. The line to the tower is free, the one past the wall is blocked."
        >
          <SpaceBoard {...SHOT} />
        </Shown>
      </SideBySide>
    </GuidePart>
    <GuidePart title="The dice">
      <p>
        Two values are compared: equal needs 4 or more on a die, the higher one 3, the double 2, the lower 5, the half
        6. A shot sets the Strength of the weapon, with the Perception of the shooter less cover, against Defense. A
        fight rolls as many dice as Aggression says, Martial against Martial to hit, then Strength against Defense to
        wound. Destiny rolls failed dice again; what is spent does not come back.
      </p>
    </GuidePart>
    <HandPart />
    <GuidePart title="What the marks mean">
      <Legend of={LEGEND} />
    </GuidePart>
  </Guide>
);

export default HeroesGuide;
