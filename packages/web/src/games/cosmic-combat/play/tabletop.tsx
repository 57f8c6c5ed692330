/** The table of Cosmic Combat, declared: the star chart in the middle, fleets on one side, the decision and the log on the other. */

import { shipOf } from '@muster/cosmic-combat';
import type { PieceProps, Tabletop } from '../../../contract/tabletop.ts';
import { ShipIcon } from '../ships/ShipArt.tsx';
import { Banner, Strip } from './Banner.tsx';
import { Board } from './Board.tsx';
import { cardOf, ShipCard } from './Cards.tsx';
import { Fleet, Tokens } from './Fleet.tsx';
import { withoutArrows, withoutOrders } from './hand/able.ts';
import { back, first, touch } from './hand/hand.ts';
import { askedAbout, suggested } from './hand/secrets.ts';
import type { CosmicNow, CosmicTable, Held } from './hand/types.ts';
import { lookOf } from './look.ts';
import { plan } from './plan/plan.ts';
import { ASKS, NO_DRAFT } from './questions.tsx';
import { AllowsPart, NudgesPart, Odds, ShieldsPart, SightsPart, WheelPart } from './slip.tsx';
import { nameOf } from './words.ts';

const FOR_THIS: Partial<Record<Held['kind'], string>> = {
  deploy: 'Place it for me',
  order: 'Order this ship for me',
  shield: 'Turn this one for me',
};

/** Whether ships of the acting seat have not been answered for; the last one to be deployed is its owner's to place. */
const isOpen = ({ view: b, decision: d }: CosmicNow): boolean => {
  if (d?.kind === 'orders') return withoutOrders(b, d.seat).length > 0;
  return d?.kind === 'shields' ? withoutArrows(b, d.seat).length > 0 : d?.kind === 'deploy' && d.ships.length > 1;
};

type Piece = PieceProps<CosmicTable>;

const Icon = ({ battle, id }: Piece) => <ShipIcon look={lookOf(battle, shipOf(battle, id))} size={38} />;

/** Not spoken in a list of ships to choose from. */
const Orders = ({ battle, id }: Piece) => (
  <span aria-hidden="true">
    <Tokens battle={battle} ship={shipOf(battle, id)} own size={18} />
  </span>
);

export const tabletop: Tabletop<CosmicTable> = {
  hand: {
    first,
    touch,
    back,
    plan,
    keys: {
      a: { kind: 'turn', by: 1 },
      d: { kind: 'turn', by: -1 },
      w: { kind: 'way', by: 1 },
      x: { kind: 'way', by: -1 },
    },
  },
  noDraft: NO_DRAFT,
  asks: ASKS,
  suggests: {
    words: (_, held) => FOR_THIS[held.kind],
    about: ({ view }, held) => askedAbout(view, held),
    take: (_, held, command) => {
      const next = suggested(held, command);
      return next && { held: next };
    },
  },
  mayLeave: isOpen,
  reopens: { type: 'reopen' },
  Board,
  piece: { name: nameOf, key: (id) => `ship ${id}`, Icon, Card: ShipCard, Aside: Orders },
  cards: { of: cardOf },
  Sides: Fleet,
  sidesWords: 'Fleets',
  Banner,
  Strip,
  Odds,
  parts: [
    { place: 'first', Part: WheelPart },
    { place: 'first', Part: ShieldsPart },
    { place: 'first', Part: NudgesPart },
    { place: 'options', Part: AllowsPart },
    { place: 'options', Part: SightsPart },
  ],
};
