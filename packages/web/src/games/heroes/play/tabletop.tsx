/** The table of Dwethia Heroes, declared: the arena in the middle, forces and objectives beside it. */

import { modelOf, TERRAIN, terrainOf, turnsOf } from '@muster/heroes';
import { lazy, Suspense } from 'react';
import type { PartProps, PieceProps, Tabletop } from '../../../contract/tabletop.ts';
import { Chips } from '../../../parts/Chips.tsx';
import { capital } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import { Standing } from '../../../play/Standing.tsx';
import { Section } from '../board/Section.tsx';
import { TokenIcon } from '../tokens/TokenArt.tsx';
import { tokenOf } from '../tokens/token.ts';
import { asks, NO_DRAFT } from './asks.tsx';
import { Banner, Strip } from './Banner.tsx';
import { Board } from './Board.tsx';
import { cardKey, cardOf, ModelCard } from './Cards.tsx';
import { Forces } from './Forces.tsx';
import { suggests } from './forMe.ts';
import { back, firstHeld, takenUp, touch } from './gestures.ts';
import { enemiesOf, IDLE, isMoving } from './held.ts';
import { OddsView } from './OddsView.tsx';
import { threatWords } from './outlook.ts';
import { planOf } from './plan.ts';
import { activeOf } from './shown.ts';
import css from './table.module.css';
import type { HeroesTable } from './types.ts';
import { nameOf, placeName } from './words.ts';

/** Only a battle of a squad that is over has it. */
const AfterBattle = lazy(async () => ({ default: (await import('../squad/AfterBattle.tsx')).AfterBattle }));

type Part = PartProps<HeroesTable>;
type Piece = PieceProps<HeroesTable>;

const first: Tabletop<HeroesTable>['hand']['first'] = ({ view, decision }) =>
  decision === undefined ? IDLE : firstHeld(view, decision);

/** Next takes the next one up. */
const take: NonNullable<Tabletop<HeroesTable>['hand']['take']> = ({ view, decision }, held, id) =>
  decision === undefined ? held : takenUp(view, decision, id, true);

/** Kinds of terrain to lay, and how the one in the hand is turned. */
const Pieces = ({ held, hold }: Part) => {
  if (held.kind !== 'lay') return null;
  const turns = turnsOf(terrainOf(held.piece)!);
  const turned = turns[(turns.indexOf(held.turn) + 1) % turns.length]!;
  return (
    <>
      <Chips
        legend="Terrain"
        quiet
        tight
        choices={TERRAIN.map(({ id, name }) => ({ value: id, words: capital(name) }))}
        value={held.piece}
        onChoose={(piece) => hold({ kind: 'lay', piece, turn: 0, space: null })}
      />
      {turns.length > 1 && (
        <button
          type="button"
          className="button button--small"
          onClick={() => hold({ ...held, turn: turned, space: null })}
        >
          Turn it by a quarter
        </button>
      )}
    </>
  );
};

/** Enemies on the board: chosen here they are attacked as by a click on the board, also where they are out of sight. */
const Foes = ({ now: { view, decision: d }, held, plan, touch }: Part) => {
  const foes = d === undefined || !(isMoving(d) || d.kind === 'engaged') ? [] : enemiesOf(view, d.seat);
  if (foes.length === 0) return null;
  const aim = held.kind === 'act' ? (held.attack?.target ?? held.aim) : plan.selected[0];
  return (
    <div className={css.foes}>
      <h3 className={offer.listTitle}>Attack</h3>
      <ul className={offer.roster} aria-label="Enemies to attack">
        {foes.map((m) => (
          <li key={m.id}>
            <button
              type="button"
              className={offer.member}
              aria-label={nameOf(view, m.id)}
              aria-pressed={aim === m.id}
              data-card={`model ${m.id}`}
              onClick={() => touch({ kind: 'piece', id: m.id })}
            >
              <TokenIcon token={tokenOf(view, m)} size={34} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The deciding line of a shot from the side, and what the enemy could do where the plan ends. */
const Prospect = ({ now: { view }, plan: { marks } }: Part) => {
  const { section, outlook } = marks;
  return (
    <>
      {section !== undefined && <Section {...section} />}
      {outlook !== undefined && (
        <Standing place={placeName(view, outlook.place)} threatened={outlook.threats.strikes.length > 0}>
          <p className="small">{threatWords(view, outlook.threats)}</p>
        </Standing>
      )}
    </>
  );
};

export const tabletop: Tabletop<HeroesTable> = {
  hand: { first, touch, back, take, plan: planOf },
  noDraft: NO_DRAFT,
  asks,
  suggests,
  reopens: { type: 'unseal' },
  Board,
  piece: {
    name: nameOf,
    key: (id) => `model ${id}`,
    Icon: ({ battle, id }: Piece) => <TokenIcon token={tokenOf(battle, modelOf(battle, id))} size={34} />,
    Card: ({ battle, id }: Piece) => <ModelCard battle={battle} model={modelOf(battle, id)} />,
  },
  cards: { keyOf: cardKey, of: cardOf },
  Sides: Forces,
  Banner,
  Strip,
  Below: ({ seen }) =>
    seen.replayed &&
    seen.shown.outcome !== null && (
      <Suspense fallback={null}>
        <AfterBattle />
      </Suspense>
    ),
  Odds: ({ of, now }) => <OddsView battle={now.view} forecast={of} />,
  parts: [
    { place: 'question', Part: Pieces },
    { place: 'question', Part: Foes },
    { place: 'odds', Part: Prospect },
  ],
  turnOf: (shown) => {
    const active = activeOf(shown);
    return active === undefined ? undefined : modelOf(shown, active).seat;
  },
};
