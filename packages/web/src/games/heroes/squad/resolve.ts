/** After a battle: its record is played again, and the squad rolls for its slain and its slayers (HR-17). */

import { afterBattle, foughtInRecord } from '@muster/heroes';
import { seededLuck } from '@muster/kernel';
import { loadSave, newSeed } from '../../../match/saves.ts';
import { type KeptSquad, squadShelf } from './kept.ts';

/** Undefined when it is done; otherwise why it is not, a sentence. */
export const resolve = async ({ name, awaits }: KeptSquad): Promise<string | undefined> => {
  if (awaits === null) return 'This squad is in no battle.';
  const found = await loadSave(awaits.battle);
  if ('problem' in found)
    return 'The battle is no longer kept in this browser. Take the squad out of it, and field it again.';
  const fought = foughtInRecord(found.record, awaits);
  if (typeof fought === 'string') return fought;
  const luck = seededLuck(newSeed());
  await squadShelf.change(name, (kept) =>
    // another window may have done it before
    kept.awaits?.battle === awaits.battle
      ? { ...kept, squad: afterBattle(kept.squad, fought, luck), awaits: null }
      : kept,
  );
  return undefined;
};
