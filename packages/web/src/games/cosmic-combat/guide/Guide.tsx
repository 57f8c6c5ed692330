/** How to play Dwethia Cosmic Combat: on a corner of a star chart, drawn as on the table. */

import { TOKEN_NAMES, TOKENS, type Token } from '@muster/cosmic-combat';
import { Guide, GuidePart, Legend, Shown, SideBySide, Steps } from '../../../parts/guide/Guide.tsx';
import { HandPart } from '../../../parts/guide/Hand.tsx';
import { StarChart } from '../chart/StarChart.tsx';
import type { ChartMarks } from '../chart/types.ts';
import type { ChartShip } from '../ships/ship.ts';
import { TokenIcon } from '../ships/TokenArt.tsx';
import { FIELD, MOVE, ORDERS, SHOT } from './chart.ts';
import { Sample } from './Sample.tsx';

const NONE: readonly never[] = [];

const Chart = ({ ships, marks }: { readonly ships: readonly ChartShip[]; readonly marks: ChartMarks }) => (
  <StarChart
    field={FIELD}
    ships={ships}
    marks={marks}
    zones={NONE}
    links={NONE}
    lines={NONE}
    lastMove={undefined}
    bubble={undefined}
    beside={undefined}
    label=""
    own={undefined}
  />
);

const RATIO = 1.48;

const ROUND = [
  {
    name: 'Orders.',
    words: 'Every ship gets two tokens, face down. When both sides are content, all are turned over together.',
  },
  { name: 'Priority.', words: 'Both sides roll a die; the winner says who goes first in this round.' },
  { name: 'Shields', words: 'are turned in secret, one side of the ship for each token, and shown together.' },
  {
    name: 'Movement.',
    words:
      'One side moves all its ships, then the other. A ship without a Move token drifts an inch ahead: into whatever lies there, and over the edge it is lost.',
  },
  {
    name: 'Shooting.',
    words: 'Every Fire token fires all weapons once, each at a ship in its arc. Who loses its last Wound still shoots.',
  },
  { name: 'Boarding.', words: 'Enemies within an inch of each other fight hand to hand.' },
];

const TOKEN_WORDS: Readonly<Record<Token, string>> = {
  shield: 'Guards one side of the ship; two guard two sides, or one side better.',
  move: 'Straight ahead as far as its Move, or an inch and a turn of up to 90 degrees, or a little back.',
  fire: 'Fires every weapon once.',
  board: 'Half a move sideways or ahead into contact with an enemy; then its crew fights.',
};

const LEGEND = [
  ...TOKENS.map((kind) => ({
    art: <TokenIcon kind={kind} size={52} />,
    name: TOKEN_NAMES[kind],
    words: TOKEN_WORDS[kind],
  })),
  {
    art: <TokenIcon kind={null} size={52} />,
    name: 'Face down',
    words: 'The other side has given this order; nobody sees which before all are turned over.',
  },
  {
    art: <TokenIcon kind="move" size={52} planned />,
    name: 'Dashed',
    words: 'Planned by the table, and not given yet.',
  },
  { art: <TokenIcon kind="move" size={52} used />, name: 'Pale', words: 'This order has been carried out.' },
  {
    art: <Sample arrows={['front']} />,
    name: 'Bar before a side',
    words: 'A shield: it may save what reaches this side.',
  },
  { art: <Sample wounds={2} />, name: 'Pips on the hull', words: 'Wounds; hollow ones are lost.' },
  { art: <Sample state="target" />, name: 'Brackets', words: 'It can be chosen: shot at, rammed, boarded.' },
  { art: <Sample badges={['locked']} />, name: 'Chain', words: 'Locked in a boarding: it does not drift.' },
  { art: <Sample badges={['ion']} />, name: 'Flash', words: 'Hit by an ion weapon: one order only in the next round.' },
  { art: <Sample badges={['dying']} />, name: 'Cross', words: 'Out of Wounds: taken off when both sides have shot.' },
];

const CosmicCombatGuide = () => (
  <Guide>
    <GuidePart title="The goal">
      <p>
        Two fleets meet on a star chart for five rounds. Unless the scenario says otherwise, who has more points of
        ships left at the end wins. A ship with less than half its Wounds counts half.
      </p>
      <Shown
        ratio={RATIO}
        caption="Orders lie beside each ship: yours you see, those of the other side are face down until all are turned over."
      >
        <Chart {...ORDERS} />
      </Shown>
    </GuidePart>
    <GuidePart title="A round">
      <Steps of={ROUND} />
      <SideBySide>
        <Shown
          ratio={RATIO}
          caption="A move: a ghost is where the ship would end. A Move token is straight on, or an inch and a turn; keep an inch away from others."
        >
          <Chart {...MOVE} />
        </Shown>
        <Shown
          ratio={RATIO}
          caption="A shot: the tinted wedge is the arc of fire. The edges that the shot reaches are drawn, one of them behind a shield."
        >
          <Chart {...SHOT} />
        </Shown>
      </SideBySide>
    </GuidePart>
    <GuidePart title="The dice">
      <p>
        Two values are compared: equal needs 4 or more on a die, the higher one 3, the double 2, the lower 5, the half
        6. A shot sets the Strength of the weapon, with the Perception of the ship less cover and distance, against
        Defense. In a boarding the Aggressors are the dice, Martial against Martial. Destiny rolls failed dice again.
      </p>
    </GuidePart>
    <HandPart>
      <p>
        Each ship comes with orders, a way and a volley planned: confirm them, or choose otherwise. While orders are
        given, choose a ship and two tokens from the wheel beside it, or press <kbd className="kbd">1</kbd> to{' '}
        <kbd className="kbd">4</kbd>. While ships move, click an enemy to attack it: the shot is kept in mind until all
        have moved. Or click ahead to go straight, aside to turn, behind to go back. <kbd className="kbd">G</kbd> shows
        arcs of fire.
      </p>
    </HandPart>
    <GuidePart title="What the marks mean">
      <Legend of={LEGEND} />
    </GuidePart>
  </Guide>
);

export default CosmicCombatGuide;
