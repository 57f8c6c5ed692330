/** The end of a round as it is seen on the map: what it brought both sides. */

import { type Battle, sideName } from '@muster/conquest';
import moment from '../../../dwethia/play/moment.module.css';
import play from '../../../play/play.module.css';
import { seatOfSide } from '../board/look.tsx';
import type { RoundSums } from './scene.ts';
import css from './table.module.css';

const SIDES = [0, 1] as const;

const rowsOf = ({ vp, income, aether, harvest, built, lost }: RoundSums) =>
  [
    ['Victory points', vp],
    ['Income R', income],
    ['Income A', aether],
    ['Harvest R', harvest],
    ['Built', built],
    ['Points lost', lost],
  ] as const;

export const RoundAccount = ({ battle, sums }: { readonly battle: Battle; readonly sums: RoundSums }) => (
  <div className={moment.moment} role="status">
    <p className={moment.momentTitle}>End of round {sums.round}</p>
    <table className={css.roundSums}>
      <thead>
        <tr>
          <td />
          {SIDES.map((side) => (
            <th key={side} scope="col">
              <span className={play.seatMark} data-seat={seatOfSide(battle, side)} data-small aria-hidden="true" />
              <span className="visually-hidden">{sideName(battle.config, side)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(sums)
          .filter(([, [south, north]], i) => i === 0 || south + north > 0)
          .map(([words, pair]) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              {SIDES.map((side) => (
                <td key={side}>{pair[side]}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  </div>
);
