/** The exact odds of a whole fight between two groups (P2). */

import {
  type AskedSheet,
  conquestDescriptor,
  FIGHT,
  type FightQuery,
  fightersOf,
  fightOdds,
  isOfWall,
  isUnitSheet,
  MOST_OF_ONE,
  type SideOdds,
  type Some,
  sheetsIn,
} from '@muster/conquest';
import { noting } from '@muster/dwethia';
import { ArrowDownUp, Plus, Trash2 } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Stepper } from '../../../dwethia/force/Stepper.tsx';
import { Reckoning, WoundBars } from '../../../dwethia/odds/Bars.tsx';
import { type Listed, WhoSelect } from '../../../dwethia/odds/WhoPick.tsx';
import { OddsAnswer } from '../../../pages/odds/OddsPage.tsx';
import page from '../../../pages/odds/odds.module.css';
import { FieldForm } from '../../../parts/Fields.tsx';
import { IconButton } from '../../../parts/IconButton.tsx';
import { inPlace } from '../../../parts/inPlace.tsx';
import { capital, percent } from '../../../parts/words.ts';
import css from './odds.module.css';
import { figures, SheetIcon, woundsOfSheet } from './SheetPick.tsx';
import { groupWords, TARGETS, targetsWith, unitsIn, useOwnUnits } from './units.ts';

interface GroupProps {
  readonly title: string;
  readonly lists: readonly Listed<AskedSheet>[];
  readonly side: 0 | 1;
  readonly group: readonly Some[];
  readonly onChange: (group: readonly Some[]) => void;
}

interface RowProps extends Pick<GroupProps, 'title' | 'lists'> {
  readonly some: Some;
  readonly onChange: (some: Some) => void;
  readonly onRemove: (() => void) | undefined;
}

const Row = ({ some, title, lists, onChange, onRemove }: RowProps) => {
  const id = useId();
  const { sheet, count } = some;
  return (
    <li className={css.some}>
      <SheetIcon sheet={sheet} size={40} />
      <div>
        <WhoSelect
          label={`Unit of the ${title}`}
          isQuiet
          lists={lists}
          value={sheet}
          onPick={(next) => onChange({ sheet: next, count: isUnitSheet(next) ? count : 1 })}
        />
        <span className="small muted">{figures(sheet)}</span>
      </div>
      <div className={css.count}>
        <label htmlFor={id} className="visually-hidden">
          How many {sheet.name}
        </label>
        <Stepper
          id={id}
          words={sheet.name}
          verbs={['One less', 'One more']}
          value={count}
          lowest={1}
          highest={isUnitSheet(sheet) ? MOST_OF_ONE : 1}
          onChange={(next) => onChange({ sheet, count: next })}
        />
        {onRemove !== undefined && <IconButton icon={Trash2} name={`Take ${sheet.name} out`} onClick={onRemove} />}
      </div>
    </li>
  );
};

const MOST_ROWS = 6;

/** The first one that is not there yet. */
const another = (group: readonly Some[]): Some => {
  const { faction } = group.at(-1)!.sheet;
  const all = unitsIn(TARGETS).flatMap(({ sheets }) => sheets);
  const isIn = (id: string) => group.some(({ sheet }) => sheet.id === id);
  const sheet = all.find((one) => one.faction === faction && !isIn(one.id)) ?? all.find(({ id }) => !isIn(id))!;
  return { sheet, count: 1 };
};

const Group = ({ title, lists, side, group, onChange }: GroupProps) => (
  <section className={`slip ${page.control} ${css.group}`} data-side={side} aria-label={capital(title)}>
    <h2>{capital(title)}</h2>
    <ul>
      {inPlace(group, (some, i) => (
        <Row
          some={some}
          title={title}
          lists={group.length === 1 ? lists : unitsIn(lists)}
          onChange={(next) => onChange(group.with(i, next))}
          onRemove={group.length === 1 ? undefined : () => onChange(group.toSpliced(i, 1))}
        />
      ))}
    </ul>
    {group.length < MOST_ROWS && group.every(({ sheet }) => isUnitSheet(sheet)) && (
      <button type="button" className="button button--small" onClick={() => onChange([...group, another(group)])}>
        <Plus size={16} aria-hidden="true" /> Another unit
      </button>
    )}
  </section>
);

interface Props {
  readonly query: FightQuery;
  readonly onChange: (query: FightQuery) => void;
}

const FightControls = ({ query, onChange }: Props) => {
  const lists = targetsWith(useOwnUnits(sheetsIn(query)));
  return (
    <div className={page.controls}>
      <Group
        title="first side"
        lists={lists}
        side={0}
        group={query.first}
        onChange={(first) => onChange({ ...query, first })}
      />
      <Group
        title="second side"
        lists={lists}
        side={1}
        group={query.second}
        onChange={(second) => onChange({ ...query, second })}
      />
      <section className={`slip ${page.control} ${css.spaced}`} aria-label="Circumstances">
        <FieldForm
          of={FIGHT}
          chosen={query}
          keys={[
            ...(['firstDestiny', 'secondDestiny', 'onset'] as const),
            ...(sheetsIn(query).some(isOfWall) ? (['wall'] as const) : []),
          ]}
          onChange={(change) => onChange({ ...query, ...change })}
        />
        <button
          type="button"
          className="button button--small"
          onClick={() =>
            onChange({
              ...query,
              first: query.second,
              second: query.first,
              firstDestiny: query.secondDestiny,
              secondDestiny: query.firstDestiny,
              onset: query.onset === 'nobody' ? 'nobody' : query.onset === 'first' ? 'second' : 'first',
            })
          }
        >
          <ArrowDownUp size={16} aria-hidden="true" /> The other way round
        </button>
      </section>
    </div>
  );
};

const mean = (chances: readonly number[]): number => chances.reduce((sum, p, n) => sum + p * n, 0);

const needsWords = ({ dice, arv, needs }: SideOdds): string =>
  dice === 0
    ? 'rolls no dice'
    : `rolls ${dice} ${dice === 1 ? 'die' : 'dice'} with an attack roll value of ${arv}, ${needs.attack}+ to hit, ${needs.wound}+ to wound`;

/** The worst of it in one bar. */
const MOST_BARS = 8;

const modelsIn = (group: readonly Some[]): number => group.reduce((sum, { count }) => sum + count, 0);

interface SideProps {
  readonly title: string;
  readonly group: readonly Some[];
  readonly odds: SideOdds;
  /** Wounds that the other side has altogether. */
  readonly others: number;
}

const SideResult = ({ title, group, odds, others }: SideProps) => {
  const shown = Math.min(others, MOST_BARS);
  return (
    <section aria-label={capital(title)}>
      <h3>
        {capital(title)}: {groupWords(group)}
      </h3>
      <p>
        It {needsWords(odds)}; {odds.mean.toFixed(2)} wounds on average.
      </p>
      <h4>Units it loses</h4>
      <WoundBars wounds={odds.lost} left={modelsIn(group)} end="all" of={`units that the ${title} loses`} />
      <h4>Wounds it inflicts</h4>
      <WoundBars wounds={odds.wounds} left={shown} end="or more" of={`wounds that the ${title} inflicts`} />
    </section>
  );
};

const woundsIn = (group: readonly Some[]): number =>
  group.reduce((sum, { sheet, count }) => sum + count * woundsOfSheet(sheet), 0);

const useFight = (query: FightQuery) =>
  useMemo(() => {
    const { steps, note } = noting();
    const odds = fightOdds(
      fightersOf(query.first, { onset: query.onset === 'first', wall: query.wall }),
      fightersOf(query.second, { onset: query.onset === 'second', wall: query.wall }),
      [query.firstDestiny, query.secondDestiny],
      note,
    );
    const [first, second] = [odds.attackers, odds.defenders];
    const wiped = (side: SideOdds, group: readonly Some[]): number => side.lost[modelsIn(group)] ?? 0;
    const summary = `The second side is wiped out ${percent(wiped(second, query.second))}, the first ${percent(wiped(first, query.first))}; ${mean(second.lost).toFixed(2)} against ${mean(first.lost).toFixed(2)} units lost on average`;
    return { first, second, steps, summary };
  }, [query]);

export const Fight = ({ query, address, onChange }: Props & { readonly address: string }) => {
  const fight = useFight(query);
  return (
    <OddsAnswer
      title={`${groupWords(query.first)} against ${groupWords(query.second)}`}
      what="this question"
      summary={fight.summary}
      address={address}
      controls={<FightControls query={query} onChange={onChange} />}
      className={css.results}
    >
      <p>
        <strong>{fight.summary}.</strong>
      </p>
      <div className={css.two}>
        <SideResult title="first side" group={query.first} odds={fight.first} others={woundsIn(query.second)} />
        <SideResult title="second side" group={query.second} odds={fight.second} others={woundsIn(query.first)} />
      </div>
      <Reckoning game={conquestDescriptor} steps={fight.steps} />
      <p className="small muted">
        All of them are in the fight, unhurt, on open ground; owners give up whole units of the same kind one by one,
        and Destiny is spent on wounds that would slay a hero.
      </p>
    </OddsAnswer>
  );
};
