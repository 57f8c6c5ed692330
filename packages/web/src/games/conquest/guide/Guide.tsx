/** How to play Dwethia Conquest: on a small country, drawn as on the table. */

import { inch } from '@muster/geometry';
import { MeasuredBoard } from '../../../measured/MeasuredBoard.tsx';
import { middleOf, Patch } from '../../../measured/Patch.tsx';
import { Guide, GuidePart, Legend, Shown, SideBySide, Steps } from '../../../parts/guide/Guide.tsx';
import { HandPart } from '../../../parts/guide/Hand.tsx';
import { COUNTRY, FIELD, FIGHT, hq, legion, MOVE, node, withMark, worker } from './country.tsx';

const RATIO = 1.51;

const ROUND = [
  {
    name: 'Priority and research.',
    words: 'Both sides roll; the winner says who goes first. Then each may buy research, which works for good.',
  },
  {
    name: 'Movement and harvest.',
    words:
      'One side moves all its units, then the other. Buildings pay before the first move. A worker within an inch of a Mine or Gas Vein harvests, once in a phase; any unit picks up a Relic and carries it home.',
  },
  {
    name: 'Shooting and building.',
    words:
      'Every model shoots, casts or builds. Workers order buildings, buildings their units: paid now, they stand there when the phase ends.',
  },
  {
    name: 'Close combat.',
    words:
      'Enemies within an inch of each other fight, friends beside them support. The sides pick fights in turn, and both strike.',
  },
  { name: 'The end.', words: 'What the scenario and your missions ask for is counted.' },
];

/** A patch for a whole base, and its middle, in inches. */
const WIDE = 2.2;
const HALF = WIDE / 2;
const MIDDLE = middleOf(WIDE);

const LEGEND = [
  {
    art: <Patch wide={WIDE} bases={[legion(HALF, HALF, 'normal', 1)]} />,
    name: 'Unit',
    words: 'Colour and form tell the side, the rim its Wounds: hollow ones are lost.',
  },
  {
    art: <Patch wide={WIDE} bases={[{ ...legion(HALF, HALF), state: 'spent' }]} />,
    name: 'Pale',
    words: 'It has had its part in this phase.',
  },
  { art: <Patch wide={WIDE} bases={[hq(HALF, HALF)]} />, name: 'Wall', words: 'A building.' },
  {
    art: <Patch wide={WIDE} bases={[worker(HALF, HALF, true)]} />,
    name: 'Blue stone',
    words: 'It carries a Relic: within an inch of its headquarters it is home, and pays Aether from then on.',
  },
  {
    art: <Patch wide={WIDE} objects={[node('M', HALF, HALF)]} />,
    name: 'Mine',
    words: '40 Requisition for a worker, once in a phase.',
  },
  { art: <Patch wide={WIDE} objects={[node('G', HALF, HALF)]} />, name: 'Gas Vein', words: 'The same.' },
  { art: <Patch wide={WIDE} objects={[node('R', HALF, HALF)]} />, name: 'Relic', words: 'Carry it home.' },
  {
    art: <Patch wide={WIDE} objects={[node('M', HALF, HALF, [true, false])]} />,
    name: 'Notch',
    words: 'It has served this side in this phase; a node serves each side once.',
  },
  {
    art: <Patch wide={WIDE} bases={[withMark(legion(HALF, HALF), 'engaged')]} />,
    name: 'Crossed badge',
    words: 'Engaged: it stays and will fight.',
  },
  {
    art: <Patch wide={WIDE} bases={[legion(HALF, HALF, 'target')]} />,
    name: 'Brackets',
    words: 'It can be chosen: shot at, fought, assaulted.',
  },
  {
    art: <Patch wide={WIDE} threat={[{ ...MIDDLE, radius: inch(1) }]} />,
    name: 'Hatched ground',
    words: 'An enemy could reach who stands there, or shoot at it without an arc.',
  },
  {
    art: (
      <Patch
        wide={WIDE}
        zones={[{ id: 'city', label: '', tone: 'neutral', circle: { ...MIDDLE, radius: inch(0.95) } }]}
      />
    ),
    name: 'Framed ground',
    words: 'Where units count for holding something: its name stands in it.',
  },
];

const ConquestGuide = () => (
  <Guide>
    <GuidePart title="The goal">
      <p>
        Armies grow while they fight. Victory points win: the scenario gives them, on Plains for holding the city in the
        middle when a round ends, and two missions of each side give more. All that a side ever fields fills its limit
        of points, so what falls is gone.
      </p>
      <Shown
        ratio={RATIO}
        caption="A country: headquarters and workers, nodes to harvest, and the city. Who has more points of units in the circle holds it; workers do not count."
      >
        <MeasuredBoard field={FIELD} {...COUNTRY} />
      </Shown>
    </GuidePart>
    <GuidePart title="A round">
      <Steps of={ROUND} />
      <SideBySide>
        <Shown
          ratio={RATIO}
          caption="A move: green is where the unit can go, in as many steps as you like. Hatched ground is in reach of the enemy."
        >
          <MeasuredBoard field={FIELD} {...MOVE} />
        </Shown>
        <Shown
          ratio={RATIO}
          caption="A fight: who stops within an inch of an enemy is engaged. The second unit stands beside the first and supports it."
        >
          <MeasuredBoard field={FIELD} {...FIGHT} />
        </Shown>
      </SideBySide>
    </GuidePart>
    <GuidePart title="The dice">
      <p>
        Two values are compared: equal needs 4 or more on a die, the higher one 3, the double 2, the lower 5, the half
        6. A shot sets the Strength of the weapon, with the Perception of the unit less cover, against Defense. In a
        fight Aggression is the number of dice, the best Martial and Integrity of each side say what they need, then the
        best Strength against the best Defense.
      </p>
    </GuidePart>
    <HandPart>
      <p>
        <em>Place it for me</em> and <em>Set up our list</em> set up headquarters and starting force, with the workers
        beside what they can reach. In the first round bring two Relics home and build a barracks; research can wait.
      </p>
    </HandPart>
    <GuidePart title="What the marks mean">
      <Legend of={LEGEND} />
    </GuidePart>
  </Guide>
);

export default ConquestGuide;
