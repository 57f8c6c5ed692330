// @vitest-environment happy-dom

import { verify } from '@muster/kernel';
import { magewinds, magewindsDescriptor } from '@muster/magewinds';
import type { Brain } from '@muster/table';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AwaitedLuck } from '../../../contract/table-game.ts';
import { openBattle, resumeBattle, startWithRealDice } from '../../../match/battles.ts';
import { parseKept } from '../../../match/saves.ts';
import { useSettings } from '../../../parts/settings.ts';
import { ui } from '../ui.ts';

const DRAW = { type: 'draw', card: 'deck' } as const;
const nobody: Brain = { ask: () => Promise.reject(new Error('nobody thinks here')), stop: () => {} };

beforeEach(() => useSettings.setState({ pace: 'instant' }));

const begun = async () => {
  const config = magewinds.parseConfig({
    scenario: 'the-prize',
    warbands: [
      ['warrior', 'cleric'],
      ['druid', 'witch'],
    ],
    slots: 6,
    deployment: 'auto',
  });
  if (!config.ok) throw new Error(config.refusal.problem);
  const asked: string[] = [];
  const faces = [6, 1];
  const ask = async (luck: AwaitedLuck) => {
    asked.push(luck.words);
    return luck.kind === 'roll' ? [faces.shift()!] : ['7H', '10S', 'KD', 'AC', '2H'];
  };
  const terms = { strict: false, realCards: true };
  const open = await startWithRealDice(
    magewindsDescriptor,
    config.value,
    [{ kind: 'you' }, { kind: 'friend' }],
    ask,
    terms,
  );
  const table = openBattle({ descriptor: magewindsDescriptor, ui }, open, nobody, async () => 'kept');
  const at = (seen: object) => vi.waitFor(() => expect(table.getState()).toMatchObject(seen));
  return { open, table, asked, at };
};

test('[MW 10.4] [MW 12.0] set-up asks for the row; a drawn card is typed behind the curtain, and stays there', async () => {
  const { open, table, asked, at } = await begun();
  expect(asked).toEqual(['Roll-off: one die of Blue', 'Roll-off: one die of Red', 'The top 5 cards are turned up']);
  await at({ acting: 0, curtain: undefined });
  table.play(DRAW);
  await at({ curtain: 0, awaited: undefined }); // Blue may be acting before all
  table.reveal();
  await at({
    eyes: 0,
    curtain: undefined,
    awaited: { kind: 'draw', seat: 0, words: 'Blue draws a card', back: 'command' },
  });
  table.giveLuck(['7H']);
  await at({ awaited: { problem: expect.stringContaining('it is not in the deck') } });
  table.giveLuck(['QS']);
  await at({ acting: 1, eyes: 'spectator', awaited: undefined });
  expect(JSON.stringify({ ...table.getState(), players: null })).not.toContain('QS');
  table.play(DRAW);
  await at({ curtain: 1, awaited: undefined });
  expect(JSON.stringify(table.getState())).not.toMatch(/QS|3C/);
  table.reveal();
  await at({ awaited: { kind: 'draw', seat: 1, problem: undefined } });
  table.giveLuck(['3C']);
  await at({ acting: 0, awaited: undefined });
  expect(open.match.state().seats.map((s) => s.hand.cards)).toEqual([['QS'], ['3C']]);
});

test('a draw taken back is asked for again with what was typed, and the battle is kept and goes on', async () => {
  const { open, table, at } = await begun();
  await at({ acting: 0 });
  table.play(DRAW);
  await at({ curtain: 0 });
  table.reveal();
  await at({ awaited: { kind: 'draw' } });
  table.giveLuck(['QS']);
  await at({ acting: 1 });
  expect(table.getState().offers.undo).toMatchObject({ by: 0, consent: [1], rolled: true });
  table.undo([1]);
  await at({ acting: 0 });
  table.play(DRAW);
  await at({ curtain: 0 });
  table.reveal();
  await at({ awaited: { kind: 'draw', before: ['QS'] } });
  table.giveLuck(['QH']);
  await at({ acting: 1 });
  const { save, match } = open;
  const entries = JSON.parse(JSON.stringify(match.entries()));
  const kept = parseKept({ ...save, count: entries.length }, entries);
  if (typeof kept === 'string') throw new Error(kept);
  const again = resumeBattle(magewindsDescriptor, kept);
  if (typeof again === 'string') throw new Error(again);
  expect(again.match.state()).toEqual(match.state());
  expect(again.match.play(1, DRAW)).toMatchObject({ ok: true, needs: { seat: 1, for: 'hand' } });
  expect(verify(magewinds, match.record())).toEqual({ ok: true, proof: 'notProvable', why: 'manual' });
});
