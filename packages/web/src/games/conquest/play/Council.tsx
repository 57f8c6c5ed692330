/** Both sides at a glance: banks with the next income, points, pools, victory points, aims with their progress; then every model. */

import {
  type Battle,
  fullWoundsOf,
  incomeOf,
  isUnit,
  type Model,
  missionsOf,
  researchName,
  scenarioOf,
  scenarioWords,
  sideName,
  vpOf,
} from '@muster/conquest';
import type { Side } from '@muster/dwethia';
import { memo } from 'react';
import { isHere, seatName } from '../../../contract/players.ts';
import type { SidesProps } from '../../../contract/tabletop.ts';
import { poolWords } from '../../../dwethia/play/Duel.tsx';
import { PieceLine } from '../../../dwethia/play/PieceLine.tsx';
import sides from '../../../dwethia/play/sides.module.css';
import { listed } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import table from '../../../play/play.module.css';
import { TokenIcon } from '../tokens/TokenIcon.tsx';
import { nameOf, stateWords } from '../words.ts';
import { incomeSum } from './Banner.tsx';
import { Legend } from './Legend.tsx';
import { OrdersOf } from './OrdersOf.tsx';
import css from './table.module.css';
import type { WarTable } from './types.ts';

/** What is counted, with a bar. */
const Meter = ({ have, need, met }: { readonly have: number; readonly need: number; readonly met: boolean }) => (
  <span className={css.meter} data-met={met || undefined} aria-hidden="true">
    <span style={{ inlineSize: `${Math.min(100, (100 * have) / Math.max(1, need))}%` }} />
  </span>
);

const Aims = ({ battle, side }: { readonly battle: Battle; readonly side: Side }) => {
  const { aims } = battle.sides[side];
  if (aims === null) return <p className="small muted">Aims are sealed.</p>;
  const scenario = scenarioOf(aims.scenario);
  const words = scenarioWords(battle, aims.scenario);
  const vp = vpOf(battle, side);
  return (
    <ul className={`${offer.list} ${css.aims}`}>
      <li data-card={`scenario ${scenario.id}`} title={words}>
        <span>{scenario.name}</span>
        <b>{vp.main} VP</b>
        <span className={`small muted ${css.how}`}>{words}</span>
      </li>
      {missionsOf(battle, side).map(({ mission, progress, vp: scored }) => (
        <li
          key={mission.id}
          data-card={`mission ${mission.id}`}
          title={mission.words}
          data-met={progress.met || undefined}
        >
          <span>
            {mission.name} <span className="muted">★</span>
          </span>
          <span className="muted">
            {progress.have}/{progress.need}
          </span>
          <b>{scored > 0 ? `${scored} VP` : `(${mission.vp})`}</b>
          <Meter {...progress} />
        </li>
      ))}
    </ul>
  );
};

const Bank = ({ battle, side }: { readonly battle: Battle; readonly side: Side }) => {
  const { bank, fielded, pool, research } = battle.sides[side];
  const next = incomeSum(battle, side);
  const from = incomeOf(battle, side).map(
    ({ model, R, A }) =>
      `${nameOf(battle, model)} ${[R > 0 && `${R} R`, A > 0 && `${A} A`].filter(Boolean).join(', ')}`,
  );
  const lines = [
    [
      'Bank',
      <>
        <b>{bank.R}</b> R, <b>{bank.A}</b> A
      </>,
    ],
    ['Next income', `${next.R} R, ${next.A} A`, from.length === 0 ? 'Nothing pays yet' : from.join('; ')],
    ['Fielded', `${fielded} of ${battle.config.points}`],
    ['Pools', poolWords(pool)],
    ...(research.length > 0 ? [['Knows', listed(research.map(researchName))] as const] : []),
  ] as const;
  return (
    <dl className={css.bank}>
      {lines.map(([what, words, why]) => (
        <div key={what} title={why}>
          <dt>{what}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
};

type Props = SidesProps<WarTable>;

const Seat = ({ seen, seat, selected, able, touch, play }: Props & { readonly seat: number }) => {
  const { shown: battle, seatNames, players, eyes } = seen;
  const own = battle.models.filter((m) => m.seat === seat);
  const units = own.filter((m) => isUnit(battle, m));
  const buildings = own.filter((m) => !isUnit(battle, m));
  const list = (models: readonly Model[], words: string) =>
    models.length === 0 ? null : (
      <ul className={offer.list} aria-label={`${words} of ${seatNames[seat]}`}>
        {models.map((m) => (
          <PieceLine
            key={m.id}
            card={`model ${m.id}`}
            icon={<TokenIcon battle={battle} model={m} size={30} />}
            name={nameOf(battle, m.id)}
            wounds={m.wounds}
            most={fullWoundsOf(battle, m)}
            state={stateWords(battle, m)}
            selected={selected.includes(m.id)}
            may={able.includes(m.id)}
            onPress={() => touch(m.id)}
          />
        ))}
      </ul>
    );
  return (
    <>
      {list(buildings, 'Buildings')}
      {list(units, 'Units')}
      {isHere(players[seat]) && eyes === seat && (
        <OrdersOf battle={battle} seat={seat} onPlay={(command) => play(command, seat)} />
      )}
    </>
  );
};

export const Council = memo((props: Props) => {
  const { shown: battle, seatNames, players } = props.seen;
  return (
    <div className={sides.sides}>
      {([0, 1] as const).map((side) => {
        const seats = battle.config.seats.flatMap((one, seat) => (one.side === side ? [seat] : []));
        return (
          <section key={side} className={css.side} aria-label={sideName(battle.config, side)}>
            <h2 className={sides.title}>
              <span className={table.seatMark} data-seat={seats[0]} aria-hidden="true" />
              <span>{listed(seats.map((seat) => seatName(seatNames, players, seat)))}</span>
              <b className={css.vp}>{vpOf(battle, side).total} VP</b>
            </h2>
            <Bank battle={battle} side={side} />
            <Aims battle={battle} side={side} />
            {seats.map((seat) => (
              <Seat key={seat} {...props} seat={seat} />
            ))}
          </section>
        );
      })}
      <Legend />
    </div>
  );
});
