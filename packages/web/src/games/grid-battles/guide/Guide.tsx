/** How to play Grid Battles: on First Muster and a corner of a map, drawn as on the table. */

import { SCENARIOS } from '@muster/grid-battles';
import { Guide, GuidePart, Legend, Shown, SideBySide, Steps } from '../../../parts/guide/Guide.tsx';
import { HandPart } from '../../../parts/guide/Hand.tsx';
import { HexBoard } from '../board/HexBoard.tsx';
import type { MarkKind } from '../board/marks.ts';
import { Counter } from '../counters/Counter.tsx';
import { Die, DieSymbol } from '../dice/Die.tsx';
import { MapPicture, startingPositions } from '../parts/MapPicture.tsx';
import { aUnitOf, CORNER, MOVE, PATCH, placedUnits, STRIKE, TRACES } from './corner.ts';

const START = placedUnits(startingPositions(SCENARIOS.S1));

const TURN = [
  {
    name: 'Activate',
    words:
      'as many fresh units as the scenario says: one in First Muster, three on The Ridge. They get a yellow outline, and the others must wait.',
  },
  {
    name: 'Move',
    words: 'the activated units, one after the other. A confirmed move is final; standing still is a move too.',
  },
  {
    name: 'Attack',
    words: 'with each of them, whom it sees in its range. Then they are fatigued, and the other side has its turn.',
  },
];

const marked = (kind: MarkKind) => <MapPicture rows={PATCH} marks={{ [kind]: ['0101'] }} focus="0101" bare />;

const LEGEND = [
  {
    art: (
      <MapPicture
        rows={PATCH}
        standing={[{ type: 'swordman', hex: '0101', seat: 0, state: 'activated' }]}
        focus="0101"
        bare
      />
    ),
    name: 'Yellow outline',
    words: 'Activated: it moves and attacks in this turn.',
  },
  {
    art: <Counter unit={aUnitOf('swordman', { state: 'fatigued' })} size={64} />,
    name: 'Dimmed',
    words: 'Fatigued: it has had its turn in this round.',
  },
  {
    art: <Counter unit={aUnitOf('swordman', { health: 2 })} size={64} movesLeft={3} />,
    name: 'Corners and pips',
    words:
      'Squares at the top right are attack dice, at the bottom left defence dice. Pips are health, hollow ones are lost. At the top left is its name in the log; while it moves, a number: movement still left.',
  },
  { art: marked('reach'), name: 'Green dot', words: 'The chosen unit can go there.' },
  {
    art: marked('threat'),
    name: 'Hatched',
    words: 'An enemy could strike who stands there, in its next turn. The slip says who and how likely.',
  },
  { art: marked('goal'), name: 'Flag', words: 'A hex that a side has to hold.' },
  { art: marked('zone'), name: 'Framed', words: 'Where units may be set up before a free battle.' },
  {
    art: <DieSymbol symbol="damage" size={40} />,
    name: 'Damage',
    words: 'One hit, unless a shield takes it away.',
  },
  {
    art: <DieSymbol symbol="bonus" size={40} />,
    name: 'Bonus damage',
    words: 'Counts only for an attacker with Advantage.',
  },
  { art: <DieSymbol symbol="shield" size={40} />, name: 'Shield', words: 'Takes away one damage.' },
];

const GridBattlesGuide = () => (
  <Guide>
    <GuidePart title="The goal">
      <p>
        Two armies of counters meet on a map of hexes. Every scenario says what wins, mostly to destroy so many enemy
        units or to hold a hex with a flag. It stands beside the map, with how far each side has come.
      </p>
      <Shown ratio={1.2} caption="First Muster: four counters a side. Who destroys three of the other’s first has won.">
        <HexBoard rows={SCENARIOS.S1.map} units={START} />
      </Shown>
    </GuidePart>
    <GuidePart title="A turn">
      <Steps of={TURN} />
      <SideBySide>
        <Shown
          ratio={1.45}
          caption="A move in the making: arrows are the way so far, dots and numbers where it can go on and at what price. Hatched hexes are in reach of the enemy."
        >
          <HexBoard rows={CORNER} {...MOVE} />
        </Shown>
        <Shown
          ratio={1.45}
          caption="An attack: brackets mark who can be struck, the line shows that the archer sees the knight. The chances stand in the slip before you strike."
        >
          <HexBoard rows={CORNER} {...STRIKE} />
        </Shown>
      </SideBySide>
      <p>
        A round is over when neither side has a fresh unit left. Then all are fresh again, and the next round begins.
      </p>
    </GuidePart>
    <GuidePart title="The dice">
      <p>
        The attacker rolls the dice on its counter, the defender its own; ground adds to either. Damage that no shield
        takes away costs health. Who survives and can reach the attacker battles back at once, with its own dice.
      </p>
      <Shown caption="Five damage on a yellow and a red die, two shields on a grey one: three hits. The bonus damage on the red one counts with Advantage.">
        <Die colour="yellow" face={5} size={56} decorative />
        <Die colour="red" face={6} size={56} decorative />
        <span>against</span>
        <Die colour="grey" face={6} size={56} decorative />
      </Shown>
    </GuidePart>
    <HandPart />
    <GuidePart title="What the marks mean">
      <Legend of={LEGEND} />
      <Shown
        ratio={1.45}
        caption="After the other’s turn: a dashed trail for a move, a line with a red number for a blow and its loss, until you act."
      >
        <HexBoard rows={CORNER} {...TRACES} />
      </Shown>
    </GuidePart>
  </Guide>
);

export default GridBattlesGuide;
