/** What may be chosen in the slip: who acts, what they could do, and the chance of it. */

import type { MouseEvent } from 'react';
import type { Ruled } from '../../contract/table-game.ts';
import type { Option, PieceLook, TableTypes } from '../../contract/tabletop.ts';
import { RuleWords } from '../../parts/RuleWords.tsx';
import { percent } from '../../parts/words.ts';
import offer from '../offer.module.css';

/** What is chosen may make the slip grow: the second click of a double one would fall on what has come in its place. */
export const isFirst = (event: MouseEvent): boolean => event.detail <= 1;

interface LineProps<T extends TableTypes> {
  readonly game: Ruled;
  readonly option: Option<T>;
  readonly onChoose: (held: T['held']) => void;
}

const OptionLine = <T extends TableTypes>({ game, option, onChoose }: LineProps<T>) => {
  const { words, note, chance, house, why, chosen, held } = option;
  return (
    <li>
      <button
        type="button"
        className={offer.option}
        aria-pressed={chosen}
        aria-disabled={why !== undefined || undefined}
        onClick={(event) => why === undefined && isFirst(event) && onChoose(held)}
      >
        <span>
          {words}
          {house && <span className="muted"> ★</span>}
          {chance !== undefined && <b className={offer.figure}> {percent(chance)}</b>}
        </span>
        {note !== undefined && note !== '' && <span className="muted small">{note}</span>}
        {why !== undefined && (
          <span className={`small ${offer.why}`}>
            <RuleWords game={game} text={why} />
          </span>
        )}
        {chance !== undefined && <Chance of={chance} />}
      </button>
    </li>
  );
};

export const Chance = ({ of }: { readonly of: number }) => (
  <span className={offer.chance} aria-hidden="true">
    <span style={{ inlineSize: `${of * 100}%` }} />
  </span>
);

interface OptionsProps<T extends TableTypes> extends Omit<LineProps<T>, 'option'> {
  readonly options: readonly Option<T>[];
  readonly label?: string | undefined;
}

/** Under headings where there are several kinds; what cannot be had is folded away. */
export const Options = <T extends TableTypes>({ options, label, ...line }: OptionsProps<T>) => {
  const groups = [...new Set(options.map(({ group }) => group ?? ''))];
  return groups.map((group) => {
    const own = options.filter((one) => (one.group ?? '') === group);
    const open = own.filter(({ why }) => why === undefined);
    const refused = own.filter(({ why }) => why !== undefined);
    const name = label ?? (group || 'What may be chosen');
    return (
      <section key={group} aria-label={name}>
        {group !== '' && <h3 className={offer.listTitle}>{group}</h3>}
        <ul className={offer.list} aria-label={name} data-choices="what">
          {open.map((option) => (
            <OptionLine key={option.key} option={option} {...line} />
          ))}
        </ul>
        {refused.length > 0 && (
          <details className={offer.refused} open={open.length === 0 || undefined}>
            <summary>{refused.length} cannot be had now</summary>
            <ul className={offer.list}>
              {refused.map((option) => (
                <OptionLine key={option.key} option={option} {...line} />
              ))}
            </ul>
          </details>
        )}
      </section>
    );
  });
};

interface RosterProps {
  readonly of: PieceLook<TableTypes>;
  readonly battle: TableTypes['state'];
  readonly ids: readonly TableTypes['id'][];
  readonly selected: readonly TableTypes['id'][];
  readonly label: string;
  readonly dense?: boolean | undefined;
  readonly onChoose: (id: TableTypes['id']) => void;
  /** Dragged to the board. */
  readonly onTake?: ((id: TableTypes['id'], press: PointerEvent) => void) | undefined;
}

/** Who may be chosen, each with its picture. */
export const RosterList = ({ of, battle, ids, selected, label, dense, onChoose, onTake }: RosterProps) => (
  <ul className={offer.roster} aria-label={label} data-choices="who">
    {ids.map((id) => (
      <li key={id}>
        <button
          type="button"
          className={offer.member}
          aria-pressed={selected.includes(id)}
          data-card={of.key(id)}
          data-dense={dense || undefined}
          data-take={onTake !== undefined || undefined}
          onClick={(event) => isFirst(event) && onChoose(id)}
          onPointerDown={(press) => {
            // a finger scrolls the list; it drags what it has put on the board
            if (press.pointerType !== 'touch' && press.button === 0) onTake?.(id, press.nativeEvent);
          }}
        >
          <of.Icon battle={battle} id={id} />
          <span>
            {of.name(battle, id)} {of.Aside !== undefined && <of.Aside battle={battle} id={id} />}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
