import type { Table } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { rollOf } from './roll.ts';
import { type Wounds, wounding } from './wounding.ts';

interface State {
  readonly top: Wounds | null;
  readonly told: readonly string[];
}
interface Given {
  readonly save?: number | null;
  readonly ignore?: number | null;
  readonly savesAll?: true;
  readonly isPast?: boolean;
}

const TABLE = {} as Table;
const told = (s: State, words: string): State => ({ top: s.top, told: [...s.told, words] });

const of = ({ save = null, ignore = null, savesAll, isPast = false }: Given) =>
  wounding<State, Wounds>({
    isPast: () => isPast,
    save: () => save,
    ...(savesAll ? { savesAll } : {}),
    ignore: () => ignore,
    rolled: (s, _f, what, rule, dice, needs) => told(s, `${what} ${dice} dice ${needs}+ ${rule}`),
    saved: (s, _f, stopped) => told(s, `saved ${stopped}`),
    withStep: (_f, step, wounds) => at(step, wounds),
    after: 'medics',
    rest: (s, f) => told(s, `${f.step} with ${f.wounds}`),
    onTop: (s, top) => ({ top, told: s.told }),
  });

const at = (step: string, wounds: number): Wounds => ({ type: 'wounds', step, wounds });

const advanced = (given: Given, step: string, wounds = 3): State =>
  of(given).advance({ top: at(step, wounds), told: [] }, at(step, wounds), TABLE);

const landed = (given: Given, step: string, faces: readonly number[], needs = 4): State => {
  const roll = rollOf('save', 'DW-62', [{ purse: '', seat: 0, count: faces.length, needs }]);
  const lying = { ...roll, pools: [{ ...roll.pools[0]!, faces }] };
  return of(given).landed({ top: at(step, 3), told: [] }, at(step, 3), lying, TABLE);
};

describe('wounds, step by step', () => {
  test('[DW-62] a die of the save for each wound; without a save it goes on to what is ignored', () => {
    expect(advanced({ save: 5 }, 'save').told).toEqual(['save 3 dice 5+ DW-62']);
    expect(advanced({}, 'save')).toEqual({ top: at('ignore', 3), told: [] });
  });

  test('[DW-64] a die for each wound that is left; who ignores nothing goes on', () => {
    expect(advanced({ ignore: 6 }, 'ignore', 2).told).toEqual(['ignore 2 dice 6+ DW-64']);
    expect(advanced({}, 'ignore', 2)).toEqual({ top: at('medics', 2), told: [] });
  });

  test('[DW-58] each save and each ignored wound is one less', () => {
    expect(landed({}, 'save', [4, 3, 6])).toEqual({ top: at('ignore', 1), told: ['saved 2'] });
    expect(landed({}, 'ignore', [4, 3, 6])).toEqual({ top: at('medics', 1), told: [] });
  });

  test('[X-227] where one save stops all, it is one die, and stops all or nothing', () => {
    const given = { save: 4, savesAll: true } as const;
    expect(advanced(given, 'save').told).toEqual(['save 1 dice 4+ DW-62']);
    expect([landed(given, 'save', [4]).top, landed(given, 'save', [3]).top]).toEqual([
      at('ignore', 0),
      at('ignore', 3),
    ]);
    expect(landed(given, 'ignore', [4, 4, 1]).top).toEqual(at('medics', 1));
  });

  test('[DW-65] what comes after is the game’s; when nothing is left to hurt, all of it is over', () => {
    expect(advanced({}, 'medics', 2).told).toEqual(['medics with 2']);
    expect(advanced({}, 'suffer', 1).told).toEqual(['suffer with 1']);
    for (const step of ['save', 'ignore', 'suffer'])
      expect(advanced({ isPast: true, save: 4, ignore: 6 }, step)).toEqual({ top: null, told: [] });
  });
});
