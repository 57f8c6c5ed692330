/** All warbands at a glance: what is fought for, and every fighter with its actions, health and tokens; its card when opened. */

import type { Point } from '@muster/geometry';
import {
  type Battle,
  centreFor,
  type Fighter,
  type FighterId,
  magewindsDescriptor,
  nameOf,
  profile,
  SCENARIOS,
} from '@muster/magewinds';
import { memo } from 'react';
import { type SeatPlayers, seatName } from '../../../contract/players.ts';
import play from '../../../play/play.module.css';
import { FighterGlyph } from '../cards/FighterGlyph.tsx';
import type { GlyphId } from '../cards/glyphs.ts';
import { TokenChip } from '../cards/Marks.tsx';
import { ReferenceCard } from '../cards/ReferenceCard.tsx';
import { fighterCard, tokensOf } from '../cards/reference.ts';
import { baseLabel } from './board.tsx';
import { OthersHand } from './CardStrip.tsx';
import css from './table.module.css';

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
        <span className={css.seal} data-seat={f.seat} aria-hidden="true">
          <FighterGlyph id={f.profile as GlyphId} size={22} />
        </span>
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
  readonly onPlace: (p: Point) => void;
}

/** What the scenario asks for; where it has a place, a touch shows it. */
const Goal = ({ battle, onPlace }: GoalProps) => {
  if (battle.scenario === null) return null;
  const { objective, lastRound, marker } = SCENARIOS[battle.scenario];
  return (
    <p className={css.goal}>
      {marker ? (
        <button
          type="button"
          className={css.place}
          title="Show where"
          onClick={() => onPlace(centreFor(battle.config.players))}
        >
          {objective}
        </button>
      ) : (
        objective
      )}
      {lastRound !== null && ` Round ${Math.max(1, battle.round)} of ${lastRound}.`}
    </p>
  );
};

interface Props {
  readonly battle: Battle;
  readonly players: SeatPlayers | undefined;
  /** Whose hand lies on the table already. */
  readonly viewer: number | undefined;
  readonly opened: FighterId | undefined;
  readonly onFighter: (id: FighterId) => void;
  /** Shows a place of the table. */
  readonly onPlace: (p: Point) => void;
}

export const Warbands = memo(({ battle, players, viewer, opened, onFighter, onPlace }: Props) => {
  const names = magewindsDescriptor.seatNames(battle.config);
  return (
    <div className={`${play.forces} ${css.warbands}`}>
      <Goal battle={battle} onPlace={onPlace} />
      {battle.seats.map((_, seat) => {
        const fighters = battle.fighters.filter((f) => f.seat === seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change place
          <section key={seat} aria-label={`Warband of ${names[seat]}`}>
            <h2 className={play.forceTitle}>
              <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
              {seatName(names, players, seat)}
            </h2>
            {battle.round > 0 && seat !== viewer && <OthersHand battle={battle} seat={seat} />}
            {fighters.length === 0 ? (
              <p className="muted small">Not yet assembled.</p>
            ) : (
              <ul className={css.warband}>
                {fighters.map((f) => (
                  <Row key={f.id} battle={battle} fighter={f} open={opened === f.id} onFighter={onFighter} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
});
Warbands.displayName = 'Warbands';
