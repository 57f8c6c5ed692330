/** How to play Magewinds: on a small field, drawn as on the table. */

import { inch } from '@muster/geometry';
import { RADIUS } from '@muster/magewinds';
import { MeasuredBoard } from '../../../measured/MeasuredBoard.tsx';
import { middleOf, Patch } from '../../../measured/Patch.tsx';
import { Guide, GuidePart, Legend, Shown, SideBySide, Steps } from '../../../parts/guide/Guide.tsx';
import { HandPart } from '../../../parts/guide/Hand.tsx';
import { AttackChoice } from '../cards/AttackChoice.tsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { baseOf } from '../cards/standing.tsx';
import { FIELD, HILL, MOVE, PIECES, PRIZE, STRIKE } from './field.tsx';

const RATIO = 1.47;

const ROUND = [
  {
    name: 'Channelling.',
    words:
      'In turn everybody takes a card: one of the five that lie open, or the top of the deck unseen. Cards pay for spells and are kept in a hidden hand of up to five. Who passes first acts first.',
  },
  {
    name: 'Actions.',
    words:
      'In turn everybody activates one fighter for one action: move, attack, guard, or a spell. Each fighter has two actions in a round, and defending itself costs one too. Before most actions it may step an inch.',
  },
  {
    name: 'The end.',
    words:
      'Actions come back, the scenario looks whether somebody has won, and every card that you keep hurts your own.',
  },
];

const MIDDLE = middleOf();

const nothing = () => {};

const lone = baseOf({ id: 'warrior', seat: 0, ...MIDDLE });

const LEGEND = [
  {
    art: <Patch bases={[{ ...lone, badges: { toughness: 6, damage: 2, actionsUsed: 1 } }]} />,
    name: 'Rim and dots',
    words: 'Rim segments are toughness, hollow ones damage. Gold dots above are actions left, struck ones are used.',
  },
  {
    art: <Patch bases={[baseOf({ id: 'druid', seat: 1, ...MIDDLE })]} />,
    name: 'Field of the base',
    words: 'Colour and form are the side: round blue, diamond red, lobes ochre, square violet.',
  },
  {
    art: <Patch bases={[{ ...lone, badges: { toughness: 6, actionsUsed: 2, guard: true }, state: 'spent' }]} />,
    name: 'Shield, pale',
    words: 'On guard: it may react without spending an action. Pale: no action left.',
  },
  {
    art: <Patch bases={[{ ...lone, state: 'target' }]} />,
    name: 'Brackets',
    words: 'It can be chosen: attacked, or meant by a spell.',
  },
  {
    art: <Patch threat={[{ ...MIDDLE, radius: inch(0.7) }]} />,
    name: 'Hatched ground',
    words: 'An enemy could strike who stands there.',
  },
  {
    art: <Patch ranges={[{ ...MIDDLE, radius: RADIUS, most: inch(0.2), kind: 'attack' }]} bases={[lone]} />,
    name: 'Dashed ring',
    words: 'How far an attack or a spell reaches.',
  },
  {
    art: <Patch zones={[{ id: 'hill', label: '', tone: 'neutral', circle: { ...MIDDLE, radius: inch(0.65) } }]} />,
    name: 'Framed ground',
    words: 'What must be held, whose ground it is, or where something may be put: its name stands in it.',
  },
  {
    art: <Patch objects={[{ id: 'treasure', ...MIDDLE, radius: RADIUS, kind: 'treasure', label: '' }]} />,
    name: 'Treasure',
    words: 'Touch it at the end of a move to pick it up.',
  },
  {
    art: <Patch pieces={[PIECES.low]} />,
    name: 'Low',
    words: 'Crossed freely, but nobody stops on it; gives cover.',
  },
  {
    art: <Patch pieces={[PIECES.medium]} />,
    name: 'Medium',
    words: 'Must be gone round; seen over, gives cover.',
  },
  {
    art: <Patch pieces={[PIECES.high]} />,
    name: 'High',
    words: 'Must be gone round, and nobody sees through it.',
  },
];

const MagewindsGuide = () => (
  <Guide>
    <GuidePart title="The goal">
      <p>
        Warbands of a few mages and fighters meet on a small table, measured in inches. The scenario says what wins,
        mostly as a round ends; it stands beside the table.
      </p>
      <SideBySide>
        <Shown ratio={RATIO} caption="King of the Hill: be the only side at the hill when a round ends.">
          <MeasuredBoard field={FIELD} {...HILL} />
        </Shown>
        <Shown ratio={RATIO} caption="The Prize: have the treasure at the end of the third round.">
          <MeasuredBoard field={FIELD} {...PRIZE} />
        </Shown>
      </SideBySide>
    </GuidePart>
    <GuidePart title="A round">
      <Steps of={ROUND} />
      <Shown caption="Numbers are worth 1 of their suit, faces 2, aces 3. A spell asks for an amount of one suit; the card of a fighter says which spells it knows.">
        <PlayingCard card="7D" decorative />
        <PlayingCard card="QS" decorative />
        <PlayingCard card="AH" decorative />
        <PlayingCard decorative />
      </Shown>
      <SideBySide>
        <Shown
          ratio={RATIO}
          caption="A move: green is where the fighter can go, the ruler says how far it is. Hatched ground is in reach of the enemy."
        >
          <MeasuredBoard field={FIELD} {...MOVE} />
        </Shown>
        <Shown
          ratio={RATIO}
          caption="An attack: the ring is the range, brackets mark who can be attacked, and the line shows what gives cover."
        >
          <MeasuredBoard field={FIELD} {...STRIKE} />
        </Shown>
      </SideBySide>
    </GuidePart>
    <GuidePart title="A duel of guesses">
      <p>
        In melee the attacker chooses a card face down. The defender answers without knowing it: <em>Dodge</em> makes it
        hard to hit and steps away, <em>Deflect</em> adds armour, or it does nothing and keeps its action.
      </p>
      <Shown caption="Light is likely to hit, Heavy strikes hard and is easily dodged, Feint does nothing but costs the defender its reaction.">
        <AttackChoice attacker="Warrior" onChoose={nothing} />
      </Shown>
    </GuidePart>
    <HandPart>
      <p>
        Spells that are cast when something happens ask in a short strip. <em>When to ask me about spells</em> says
        which of them you want to be asked about.
      </p>
    </HandPart>
    <GuidePart title="What the marks mean">
      <Legend of={LEGEND} />
    </GuidePart>
  </Guide>
);

export default MagewindsGuide;
