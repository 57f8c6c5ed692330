// Whatever is told, asked or refused in a war names a rule that the book has (CQ-25, DW-22).
import { fastTable, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor } from '../descriptor.ts';
import { conquest } from '../game.ts';
import type { Battle, ConquestCommand, ConquestEvent, ConquestTable } from '../state/types.ts';
import { maybeRuled, ruled } from '../testing/ruled.ts';
import { pickerOf } from '../testing/setting-up.ts';

const REMEMBERED = 12;

test.each(['spine-1500'])('[CQ-25] [DW-22] on %s, with commands of other times tried at every question', (id) => {
  const { config } = descriptor.samples().find((one) => one.id === id)!;
  const types = new Set<ConquestEvent['type']>();
  const table: ConquestTable = {
    ...fastTable<ConquestEvent>(seededLuck(7)),
    tell: (event) => types.add(ruled(event).type),
  };
  const pick = pickerOf(11);
  const tried: ConquestCommand[] = [];
  let b: Battle = conquest.setup({ ...config, rulings: { ...config.rulings, rounds: 2 } }, table);
  while (b.outcome === null) {
    const { seat } = ruled(conquest.decisions(b)[0]!);
    const all = conquest.candidates(b, seat).filter((c, i) => c.type !== 'done' || i === 0 || pick(4) === 0);
    for (const c of tried) maybeRuled(conquest.refuse(b, seat, c));
    const c = all[pick(all.length)]!;
    if (!tried.some(({ type }) => type === c.type) || pick(8) === 0) tried.push(c);
    if (tried.length > REMEMBERED) tried.shift();
    b = conquest.play(b, seat, c, table);
  }
  expect(ruled({ rule: b.outcome.rule }).rule).not.toBeNull();
  expect(types.size).toBeGreaterThan(15);
});
