/** The battles of a squad, newest first, with every roll and why it was made; and the tables that were rolled on. */

import { FATES, type Squad, type SquadResult, TABLE_NAMES, TABLES } from '@muster/heroes';
import { inPlace } from '../../../parts/inPlace.tsx';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import { count } from '../../../parts/words.ts';
import { Fates } from './Fates.tsx';
import css from './squad.module.css';

const RESULTS: { readonly [R in SquadResult]: string } = { won: 'Won', lost: 'Lost', drawn: 'Drawn' };

export const recordWords = ({ battles }: Squad): string => {
  const of = (result: SquadResult): number => battles.filter((battle) => battle.result === result).length;
  return battles.length === 0
    ? 'no battles yet'
    : `${count(battles.length, 'battle')}: ${of('won')} won, ${of('drawn')} drawn, ${of('lost')} lost`;
};

interface Props {
  readonly squad: Squad;
  /** How many battles its dice had been rolled for when the page was opened: later ones are seen rolling. */
  readonly seen: number;
}

export const History = ({ squad, seen }: Props) => {
  if (squad.battles.length === 0)
    return <p className="muted">No battles yet. Field the squad; when the battle is over, roll for it here.</p>;
  return (
    <ol className={css.history} reversed>
      {squad.battles
        .map((battle, n) => (
          <li key={battle.id}>
            <p>
              <b data-result={battle.result}>{RESULTS[battle.result]}</b> {battle.title},{' '}
              {count(battle.fought.length, 'model')} fielded
            </p>
            <Fates squad={squad} battle={n} fresh={n >= seen} />
          </li>
        ))
        .reverse()}
    </ol>
  );
};

export const FateTables = ({ open }: { readonly open: boolean }) => (
  <details className={css.tables} open={open}>
    <summary>The tables of Scars and Glory</summary>
    {TABLES.map((table) => (
      <table key={table}>
        <caption>{TABLE_NAMES[table]}</caption>
        <tbody>
          {inPlace(FATES[table], ({ name, words, source }, i) => (
            <tr>
              <th scope="row">{i + 1}</th>
              <td>
                <b>{name}</b> <SourceMark source={source === 'official' ? 'official' : 'house'} />
              </td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </details>
);
