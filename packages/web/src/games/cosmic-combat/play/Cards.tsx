/** What is said of a thing that is pointed at: a ship, a piece of terrain. */

import {
  arcLetters,
  type Battle,
  fieldOf,
  findShip,
  gunFacts,
  isOnBoard,
  kitOf,
  type PieceTraits,
  powerFacts,
  shipOf,
  statOf,
} from '@muster/cosmic-combat';
import type { Stat } from '@muster/dwethia';
import type { PieceProps } from '../../../contract/tabletop.ts';
import cards from '../../../dwethia/play/cards.module.css';
import { Aside, Lines, PieceCard } from '../../../dwethia/play/PieceCard.tsx';
import { Stats } from '../../../dwethia/play/Stats.tsx';
import { capital } from '../../../parts/words.ts';
import { ShipIcon } from '../ships/ShipArt.tsx';
import type { CosmicTable } from './hand/types.ts';
import { lookOf } from './look.ts';
import { nameOf, shipWords } from './words.ts';

export const ShipCard = ({ battle, id }: PieceProps<CosmicTable>) => {
  const ship = shipOf(battle, id);
  const kit = kitOf(battle, ship);
  const isHere = isOnBoard(ship);
  const gear = [
    ...kit.guns.map(
      ({ weapon, arcs }, i) =>
        `${weapon.name} ${arcLetters({ arcs })}: ${gunFacts(weapon)}${ship.spent.includes(i) ? ' (used up)' : ''}`,
    ),
    ...(kit.shield === null ? [] : [`Shields: saved on ${kit.shield}+`]),
    ...kit.powers.map((power) => `${power.name}: ${powerFacts(power)}`),
  ];
  const now = (stat: Stat): number => {
    if (stat === 'wounds') return ship.wounds;
    return isHere ? statOf(battle, ship, stat) : kit.stats[stat];
  };
  return (
    <PieceCard
      name={nameOf(battle, id)}
      icon={<ShipIcon look={lookOf(battle, ship)} size={64} />}
      aside={<Aside>{kit.faction?.name ?? ''}</Aside>}
      stats={<Stats printed={kit.stats} now={now} spent={['wounds']} />}
      gear={gear}
    >
      {isHere && <p className="small muted">{capital(shipWords(battle, ship))}.</p>}
    </PieceCard>
  );
};

/** What a piece does to ships, a sentence for each. */
export const pieceWords = (piece: PieceTraits): readonly string[] => [
  ...(piece.solid ? ['No ship can be in it: a voluntary move ends there, a drift is wrecked on it.'] : []),
  ...(piece.blocks ? ['No shot passes it.'] : []),
  ...(piece.cover > 0 ? [`Cover ${piece.cover} to who touches it, one more to who is behind it.`] : []),
  ...(piece.difficult ? ['The way through it costs double.'] : []),
  ...(piece.obscuring ? ['Who is in it is not shot at, and does not shoot.'] : []),
  ...(piece.hazardous ? ['Who touches it has its stats lowered by 1.'] : []),
];

const GroundCard = ({ battle, index }: { readonly battle: Battle; readonly index: number }) => {
  const piece = fieldOf(battle.config).pieces[index];
  if (piece === undefined) return null;
  return (
    <section>
      <h3 className={cards.cardName}>{piece.name}</h3>
      <Lines of={pieceWords(piece)} />
    </section>
  );
};

/** By what an element says it is about: `ship A1`, `piece 3`. */
export const cardOf = (battle: Battle, key: string) => {
  const [kind, id = ''] = key.split(' ');
  if (kind === 'piece') return <GroundCard battle={battle} index={Number(id)} />;
  return kind === 'ship' && findShip(battle, id) ? <ShipCard battle={battle} id={id} /> : undefined;
};
