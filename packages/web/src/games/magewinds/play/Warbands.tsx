/** All warbands at a glance: what is fought for, and every fighter with its actions, health and tokens; its card when opened. */

import { type Battle, type Fighter, type FighterId, nameOf, profile, SCENARIOS } from '@muster/magewinds';
import { memo, useEffect } from 'react';
import { seatName } from '../../../contract/players.ts';
import type { SidesProps } from '../../../contract/tabletop.ts';
import { inPlace } from '../../../parts/inPlace.tsx';
import play from '../../../play/play.module.css';
import { TokenChip } from '../cards/Marks.tsx';
import { ReferenceCard } from '../cards/ReferenceCard.tsx';
import { fighterCard, tokensOf } from '../cards/reference.ts';
import { FighterSeal } from '../warbands/FighterSeal.tsx';
import { baseLabel } from './bases.tsx';
import { OthersHand } from './CardStrip.tsx';
import { OrdersOf } from './OrdersOf.tsx';
import { closeFighters, openFighter, useOpenedBy } from './opened.ts';
import type { MagewindsTable } from './plan/types.ts';
import css from './table.module.css';
import { roundWords, withSides } from './words.ts';

const WHERE: Readonly<Record<Fighter['where'], string>> = {
  reserve: 'not yet deployed',
  field: '',
  down: 'taken down',
  escaped: 'escaped',
  gone: 'gone',
};

interface RowProps {
  readonly battle: Battle;
  readonly fighter: Fighter;
  readonly open: boolean;
  readonly onFighter: (id: FighterId) => void;
}

/** `may`: its side acts now, and it has actions left. `done`: it has none. */
const turnOf = (battle: Battle, f: Fighter): 'may' | 'done' | undefined => {
  if (battle.phase !== 'action' || f.where !== 'field') return undefined;
  if (f.actions === 2) return 'done';
  return battle.turn === f.seat ? 'may' : undefined;
};

const Row = ({ battle, fighter: f, open, onFighter }: RowProps) => {
  const { toughness } = profile(battle, f);
  const off = f.where !== 'field';
  return (
    <li>
      <button
        type="button"
        className={css.fighter}
        aria-expanded={open}
        aria-label={off ? `${nameOf(f)}, ${WHERE[f.where]}` : baseLabel(battle, f)}
        data-off={(off && f.where !== 'reserve') || undefined}
        data-acts={turnOf(battle, f)}
        onClick={() => onFighter(f.id)}
      >
        <FighterSeal id={f.profile} seat={f.seat} size={30} />
        <span className={css.fighterName}>
          {nameOf(f)}
          {off && <span className={css.state}>{WHERE[f.where]}</span>}
        </span>
        {!off && (
          <span className={css.pips} aria-hidden="true">
            <span className={css.diamonds} data-left={2 - f.actions}>
              {'◆'.repeat(2 - f.actions)}
              {'◇'.repeat(f.actions)}
            </span>
            <span className={css.health} data-hurt={f.damage > 0 || undefined}>
              {toughness - f.damage}/{toughness}
            </span>
          </span>
        )}
      </button>
      {!off && tokensOf(battle, f).length > 0 && (
        <p className={css.tokens}>
          {tokensOf(battle, f).map(({ token, detail }) => (
            <TokenChip key={`${token} ${detail}`} token={token} detail={detail} />
          ))}
        </p>
      )}
      {open && <ReferenceCard {...fighterCard(battle, f)} />}
    </li>
  );
};

interface GoalProps {
  readonly battle: Battle;
  readonly show: SidesProps<MagewindsTable>['show'];
}

/** What the scenario asks for; where it has a place, a touch shows it. */
const Goal = ({ battle, show }: GoalProps) => {
  if (battle.scenario === null) return null;
  const { lastRound, marker } = SCENARIOS[battle.scenario];
  const objective = withSides(battle, SCENARIOS[battle.scenario].objective);
  return (
    <p className={css.goal}>
      {marker ? (
        <button type="button" className={play.place} title="Show where" onClick={() => show('centre')}>
          {objective}
        </button>
      ) : (
        objective
      )}
      {lastRound !== null && ` ${roundWords(battle.round, lastRound)}`}
    </p>
  );
};

/** `viewer`: whose hand lies on the table already. */
interface SideProps extends Pick<SidesProps<MagewindsTable>, 'seen'> {
  readonly viewer: number | undefined;
  readonly seat: number;
  readonly opened: FighterId | undefined;
}

const Warband = ({ seen: { shown, seatNames, players, eyes, replayed }, viewer, seat, opened }: SideProps) => {
  const fighters = shown.fighters.filter((f) => f.seat === seat);
  return (
    <section aria-label={`Warband of ${seatNames[seat]}`}>
      <h2 className={play.forceTitle}>
        <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
        {seatName(seatNames, players, seat)}
      </h2>
      {shown.round > 0 && seat !== viewer && !replayed && <OthersHand battle={shown} seat={seat} />}
      {fighters.length === 0 ? (
        <p className="muted small">Not yet assembled.</p>
      ) : (
        <ul className={css.warband}>
          {fighters.map((f) => (
            <Row
              key={f.id}
              battle={shown}
              fighter={f}
              open={opened === f.id}
              onFighter={(id) => openFighter(eyes, id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

const Sides = ({ seen, show, play: order }: SidesProps<MagewindsTable>) => {
  const { shown, view, eyes, players, outcome, replayed } = seen;
  const viewer = typeof eyes === 'number' ? eyes : undefined;
  const opened = useOpenedBy(eyes);
  useEffect(() => closeFighters, []);
  const gives = viewer !== undefined && !replayed && outcome === undefined && view.seats[viewer]?.orders != null;
  return (
    <>
      <div className={`${play.forces} ${css.warbands}`}>
        <Goal battle={shown} show={show} />
        {inPlace(shown.seats, (_, seat) => (
          <Warband seen={seen} viewer={viewer} seat={seat} opened={opened} />
        ))}
      </div>
      {gives && (
        <OrdersOf
          key={viewer}
          battle={view}
          players={players}
          seat={viewer}
          onPlay={(command) => order(command, viewer)}
        />
      )}
    </>
  );
};

/** What is in the hand changes nothing here. */
export const Warbands = memo(Sides, (before, now) => before.seen === now.seen);
