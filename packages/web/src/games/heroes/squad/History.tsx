/** The battles of a squad, newest first, with every roll and why it was made; and the tables that were rolled on. */

import { chapterWords, FATES, membersOf, type Squad, type SquadResult, TABLE_NAMES, TABLES } from '@muster/heroes';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import { count } from '../../../parts/words.ts';
import css from './squad.module.css';

const RESULTS: { readonly [R in SquadResult]: string } = { won: 'Won', lost: 'Lost', drawn: 'Drawn' };

export const recordWords = ({ battles }: Squad): string => {
  const of = (result: SquadResult): number => battles.filter((battle) => battle.result === result).length;
  return battles.length === 0
    ? 'no battles yet'
    : `${count(battles.length, 'battle')}: ${of('won')} won, ${of('drawn')} drawn, ${of('lost')} lost`;
};

export const History = ({ squad }: { readonly squad: Squad }) => {
  const members = membersOf(squad);
  if (squad.battles.length === 0)
    return <p className="muted">No battles yet. Field the squad; when the battle is over, roll for it here.</p>;
  return (
    <ol className={css.history} reversed>
      {squad.battles
        .map((battle, n) => ({ battle, n }))
        .reverse()
        .map(({ battle, n }) => {
          const rolls = members.flatMap(({ id, sheet, chapters }) =>
            chapters
              .filter((chapter) => chapter.battle === n)
              .map((chapter) => ({ id, words: chapterWords(sheet.name, chapter) })),
          );
          return (
            <li key={battle.id}>
              <p>
                <b data-result={battle.result}>{RESULTS[battle.result]}</b> {battle.title},{' '}
                {count(battle.fought.length, 'model')} fielded
              </p>
              <ul>
                {rolls.length === 0 && <li>Nobody was slain and nobody slew: no rolls.</li>}
                {rolls.map(({ id, words }) => (
                  <li key={id}>{words}</li>
                ))}
              </ul>
            </li>
          );
        })}
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
          {FATES[table].map(({ name, words, source }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the die
            <tr key={i}>
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
