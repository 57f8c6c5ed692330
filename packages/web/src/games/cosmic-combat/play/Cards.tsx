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
  type Ship,
  statOf,
} from '@muster/cosmic-combat';
import cards from '../../../dwethia/play/cards.module.css';
import { Stats } from '../../../dwethia/play/Stats.tsx';
import { capital } from '../../../parts/words.ts';
import { ShipIcon } from '../ships/ShipArt.tsx';
import { lookOf } from './look.ts';
import { nameOf, shipWords } from './words.ts';

export const ShipCard = ({ battle, ship }: { readonly battle: Battle; readonly ship: Ship }) => {
  const kit = kitOf(battle, ship);
  return (
    <section className={cards.card} aria-label={nameOf(battle, ship.id)}>
      <ShipIcon look={lookOf(battle, ship)} size={64} />
      <div>
        <h3 className={cards.cardName}>
          {nameOf(battle, ship.id)} <span className={`muted ${cards.cardAside}`}>{kit.faction?.name ?? ''}</span>
        </h3>
        <Stats
          printed={kit.stats}
          now={(stat) =>
            stat === 'wounds' ? ship.wounds : isOnBoard(ship) ? statOf(battle, ship, stat) : kit.stats[stat]
          }
          spent={['wounds']}
        />
        <ul className={cards.gear}>
          {kit.guns.map(({ weapon, arcs }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weapons are their place on the ship
            <li key={i}>
              {weapon.name} {arcLetters({ arcs })}: {gunFacts(weapon)}
              {ship.spent.includes(i) ? ' (used up)' : ''}
            </li>
          ))}
          {kit.shield !== null && <li>Shields: saved on {kit.shield}+</li>}
          {kit.powers.map((power) => (
            <li key={power.id}>
              {power.name}: {powerFacts(power)}
            </li>
          ))}
        </ul>
        {isOnBoard(ship) && <p className="small muted">{capital(shipWords(battle, ship))}.</p>}
      </div>
    </section>
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

const PieceCard = ({ battle, index }: { readonly battle: Battle; readonly index: number }) => {
  const piece = fieldOf(battle.config).pieces[index];
  if (piece === undefined) return null;
  const words = pieceWords(piece);
  return (
    <section>
      <h3 className={cards.cardName}>{piece.name}</h3>
      <ul className={cards.gear}>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};

/** By what an element says it is about: `ship A1`, `piece 3`. */
export const cardOf = (battle: Battle, key: string) => {
  const [kind, id = ''] = key.split(' ');
  if (kind === 'piece') return <PieceCard battle={battle} index={Number(id)} />;
  const ship = findShip(battle, id);
  return kind === 'ship' && ship !== undefined ? <ShipCard battle={battle} ship={ship} /> : undefined;
};
