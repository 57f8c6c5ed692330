/** What a build order yields, round by round: a chart, a table, and the order to be changed. */

import {
  buildingOf,
  conquestDescriptor,
  costWords,
  ECONOMY,
  type EconomyQuery,
  factionName,
  forecast,
  LIMITS,
  planOf,
  productsOf,
  type RoundRow,
  researchFor,
  researchOf,
  unitOf,
} from '@muster/conquest';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { OddsAnswer } from '../../../pages/odds/OddsPage.tsx';
import page from '../../../pages/odds/odds.module.css';
import { Chips } from '../../../parts/Chips.tsx';
import { FieldForm, FieldPick } from '../../../parts/Fields.tsx';
import { IconButton } from '../../../parts/IconButton.tsx';
import { inPlace } from '../../../parts/inPlace.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import css from './odds.module.css';

interface Props {
  readonly query: EconomyQuery;
  readonly onChange: (query: EconomyQuery) => void;
}

interface ListProps {
  readonly title: string;
  readonly add: string;
  readonly items: readonly string[];
  readonly choices: readonly string[];
  readonly onChange: (items: readonly string[]) => void;
}

const moved = (items: readonly string[], from: number, to: number): readonly string[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);

/** What is wanted first stands first. */
const OrderList = ({ title, add, items, choices, onChange }: ListProps) => (
  <section className={css.orders} aria-label={title}>
    <h3>{title}</h3>
    <ol>
      {inPlace(items, (id, i) => (
        <li>
          <span>{pricedName(id)}</span>
          <span className={css.tools}>
            <IconButton
              icon={ArrowUp}
              name={`${pricedName(id)} earlier`}
              isOff={i === 0}
              onClick={() => onChange(moved(items, i, i - 1))}
            />
            <IconButton
              icon={ArrowDown}
              name={`${pricedName(id)} later`}
              isOff={i === items.length - 1}
              onClick={() => onChange(moved(items, i, i + 1))}
            />
            <IconButton
              icon={Trash2}
              name={`Without ${pricedName(id)}`}
              onClick={() => onChange(items.toSpliced(i, 1))}
            />
          </span>
        </li>
      ))}
    </ol>
    <label className="field">
      <span className="visually-hidden">{add}</span>
      <select className="input" value="" onChange={({ target }) => onChange([...items, target.value])}>
        <option value="">{add}…</option>
        {choices.map((id) => (
          <option key={id} value={id}>
            {pricedName(id)}
          </option>
        ))}
      </select>
    </label>
  </section>
);

const pricedName = (id: string): string => {
  const found = unitOf(id) ?? buildingOf(id) ?? researchOf(id);
  return found === undefined ? id : `${found.name}, ${costWords(found.cost)}`;
};

const RELICS = [0, 1, 2, 3, 4] as const;

/** Relics that are home: one more, each a round after the other. */
const relicRounds = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => 2 + i);

const EconomyControls = ({ query: plan, onChange }: Props) => {
  const set = (change: Partial<EconomyQuery>): void => onChange({ ...plan, ...change });
  const { faction } = plan;
  return (
    <div className={page.controls}>
      <section className={`slip ${page.control} ${css.spaced}`} aria-label="Whose economy">
        <FieldPick
          field={ECONOMY.fieldOf('faction', plan)}
          value={faction}
          onChoose={(id) => onChange(planOf(plan, id))}
        />
        <FieldPick field={ECONOMY.fieldOf('hq', plan)} value={plan.hq} onChoose={(hq) => set({ hq })} />
        <Chips
          legend="Points of the war"
          choices={LIMITS.map((value) => ({ value, words: String(value) }))}
          value={LIMITS.find((value) => value === plan.points) ?? 0}
          onChoose={(points) => set({ points })}
        />
        <FieldForm of={ECONOMY} chosen={plan} keys={['workers', 'nodes', 'rounds']} onChange={set} />
        <Chips
          legend="Relics brought home, one a round from the second on"
          choices={RELICS.map((value) => ({ value, words: String(value) }))}
          value={RELICS.find((n) => n === plan.relicRounds.length) ?? 0}
          onChoose={(n) => set({ relicRounds: relicRounds(n) })}
        />
      </section>
      <section className={`slip ${page.control}`} aria-label="What is wanted">
        <OrderList
          title="Build order"
          add="Add to the order"
          items={plan.orders}
          choices={productsOf(faction).map(({ id }) => id)}
          onChange={(orders) => set({ orders })}
        />
        <OrderList
          title="Research"
          add="Add research"
          items={plan.research}
          choices={researchFor(faction)
            .map(({ id }) => id)
            .filter((id) => !plan.research.includes(id))}
          onChange={(research) => set({ research })}
        />
      </section>
    </div>
  );
};

const STEPS = [10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Bars of what comes in, R and A beside each other, and the bank as a line over them. */
const Chart = ({ rows }: { readonly rows: readonly RoundRow[] }) => {
  const [width, height, left, bottom] = [360, 190, 42, 24];
  const inR = (row: RoundRow): number => row.harvest + row.income.R;
  const most = Math.max(40, ...rows.flatMap((row) => [inR(row), row.bank.R, row.income.A]));
  const step = STEPS.find((one) => most / one <= 5) ?? 1000;
  const top = Math.ceil(most / step) * step;
  const y = (value: number): number => height - bottom - (value / top) * (height - bottom - 10);
  const slot = (width - left) / rows.length;
  const bar = Math.min(24, slot / 3);
  const x = (i: number): number => left + slot * (i + 0.5);
  const column = (of: string | undefined, left: number, from: number, value: number) => (
    <rect className={of} x={left} y={y(from + value)} width={bar} height={y(0) - y(value)} />
  );
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Income and bank by round">
      {Array.from({ length: top / step + 1 }, (_, i) => i * step).map((value) => (
        <g key={value}>
          <path className={css.grid} d={`M${left} ${y(value)}H${width}`} />
          <text className={css.tick} x={left - 6} y={y(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      {rows.map((row, i) => (
        <g key={row.round}>
          {column(css.barIncome, x(i) - bar, 0, row.income.R)}
          {column(css.barHarvest, x(i) - bar, row.income.R, row.harvest)}
          {column(css.barAether, x(i) + 1, 0, row.income.A)}
          <text className={css.round} x={x(i)} y={height - 8}>
            {row.round}
          </text>
        </g>
      ))}
      <path className={css.bank} d={`M${rows.map((row, i) => `${x(i)} ${y(row.bank.R)}`).join('L')}`} />
      {rows.map((row, i) => (
        <circle key={row.round} className={css.bankDot} cx={x(i)} cy={y(row.bank.R)} r={3.6} />
      ))}
    </svg>
  );
};

const FIGURES: readonly (readonly [name: string, of: (row: RoundRow) => ReactNode])[] = [
  ['Harvest', ({ harvest }) => harvest],
  ['Income R', ({ income }) => income.R],
  ['Income A', ({ income }) => income.A],
  ['Spent', ({ spent: { R, A } }) => (A === 0 ? R : `${R} + ${A} A`)],
  ['Bank R', ({ bank }) => bank.R],
  ['Bank A', ({ bank }) => bank.A],
  ['Fielded', ({ fielded }) => fielded],
];

const Rows = ({ rows }: { readonly rows: readonly RoundRow[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
  <section className="table-scroll" tabIndex={0} aria-label="Round by round">
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Round</th>
          {FIGURES.map(([name]) => (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ))}
          <th scope="col">Ordered</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.round}>
            <th scope="row">{row.round}</th>
            {FIGURES.map(([name, of]) => (
              <td key={name} className="number">
                {of(row)}
              </td>
            ))}
            <td>{row.built.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const useForecast = (plan: EconomyQuery) =>
  useMemo(() => {
    const rows = forecast(plan);
    const last = rows.at(-1)!;
    const came = rows.reduce((sum, row) => sum + row.harvest + row.income.R, 0);
    const summary = `${came} R and ${rows.reduce((sum, row) => sum + row.income.A, 0)} A come in over ${rows.length} rounds; ${last.fielded} points are fielded, ${last.bank.R} R and ${last.bank.A} A are left`;
    return { rows, summary };
  }, [plan]);

export const Economy = ({ query, address, onChange }: Props & { readonly address: string }) => {
  const { rows, summary } = useForecast(query);
  return (
    <OddsAnswer
      title={`The economy of ${factionName(query.faction)}`}
      what="this question"
      summary={summary}
      address={address}
      controls={<EconomyControls query={query} onChange={onChange} />}
      className={css.results}
    >
      <p>
        <strong>{summary}.</strong>
      </p>
      <Chart rows={rows} />
      <p className={css.key}>
        <span data-of="harvest">Harvest, R</span>
        <span data-of="income">Income of buildings, R</span>
        <span data-of="aether">Aether</span>
        <span data-of="bank">Bank, R, at the end of the round</span>
      </p>
      <Rows rows={rows} />
      <p className="small muted">
        The game’s own incomes, harvests, prices and limits, in a war in which nobody walks and nobody is harmed; every
        harvester has a deposit of its own while there are any (<RuleRef game={conquestDescriptor} id="X-323" />,{' '}
        <RuleRef game={conquestDescriptor} id="X-333" />
        ).
      </p>
    </OddsAnswer>
  );
};
