/** After a battle: its record is played again, and the squad rolls for its slain and its slayers (HR-17). */

import {
  afterBattle,
  type FoughtBattle,
  foughtInRecord,
  membersOf,
  rollersAfter,
  type Squad,
  TABLE_NAMES,
  tableFor,
} from '@muster/heroes';
import { type Fairness, type LuckSource, scriptedLuck, seededLuck } from '@muster/kernel';
import type { AskLuck } from '../../../match/battles.ts';
import { loadSave, newSeed } from '../../../match/saves.ts';
import { listed } from '../../../parts/words.ts';
import { type KeptSquad, squadShelf } from './kept.ts';

/** The dice of the squad: of people, where the battle was fought with theirs. */
export const luckFor = async (
  { kind }: Pick<Fairness, 'kind'>,
  squad: Squad,
  fought: FoughtBattle,
  ask: AskLuck,
): Promise<Pick<LuckSource, 'roll'>> => {
  const rollers = rollersAfter(squad, fought);
  if (kind !== 'manual' || rollers.length === 0) return seededLuck(newSeed());
  const members = membersOf(squad);
  const nameOf = (id: string): string => members.find((member) => member.id === id)?.sheet.name ?? id;
  const words = rollers.map((one) => `${nameOf(one.member)} on “${TABLE_NAMES[tableFor(one)!]}”`);
  const dice = await ask({
    kind: 'roll',
    seat: 0,
    count: rollers.length,
    words: `Scars and glory of ${squad.name}: a die for ${listed(words)}`,
    dice: rollers.length === 1 ? undefined : rollers.map(({ member }) => nameOf(member)),
    back: undefined,
    before: undefined,
  });
  return scriptedLuck(dice as readonly number[]);
};

/** Undefined when it is done; otherwise why it is not, a sentence. Rejects when real dice are asked for and not given. */
export const resolve = async ({ name, squad, awaits }: KeptSquad, ask: AskLuck): Promise<string | undefined> => {
  if (awaits === null) return 'This squad is in no battle.';
  const found = await loadSave(awaits.battle);
  if ('problem' in found)
    return 'The battle is no longer kept in this browser. Take the squad out of it, and field it again.';
  const fought = foughtInRecord(found.record, awaits);
  if (typeof fought === 'string') return fought;
  const luck = await luckFor(found.record.fairness, squad, fought, ask);
  await squadShelf.change(name, (kept) =>
    // another window may have done it before
    kept.awaits?.battle === awaits.battle
      ? { ...kept, squad: afterBattle(kept.squad, fought, luck), awaits: null }
      : kept,
  );
  return undefined;
};
