/** Squads that live on (HR-17): kept over battles, with their scars and their glory. */

import { heroesDescriptor } from '@muster/heroes';
import { useLocation, useSearch } from 'wouter';
import keeping from '../../../pages/keeping/keeping.module.css';
import { YourShelf } from '../../../pages/keeping/Shelf.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { quoted } from '../../../parts/words.ts';
import { factionName } from '../force/Base.tsx';
import { squadAddress } from './address.ts';
import { FateTables, recordWords } from './History.tsx';
import { type KeptSquad, squadShelf } from './kept.ts';
import { NewSquad } from './NewSquad.tsx';
import { SquadSheet } from './SquadSheet.tsx';

const shelfWords = ({ squad, awaits }: KeptSquad): string =>
  `${factionName(squad.faction)}, ${recordWords(squad)}${awaits === null ? '' : '; in a battle'}`;

const SquadPage = () => {
  const [, navigate] = useLocation();
  const named = new URLSearchParams(useSearch()).get('squad');
  const onShelf = useShelf(squadShelf);
  const kept = onShelf.kept?.find(({ name }) => name === named) ?? (named === null ? onShelf.kept?.[0] : undefined);
  useTitle(kept === undefined ? 'Squads' : `Squad ${kept.name}`);
  return (
    <div className={keeping.page}>
      <header className={keeping.head}>
        <h1>Squads</h1>
        <p className="lede">
          A squad lives on from battle to battle. Who is slain may come back scarred, who slays may win glory; its
          points follow <RuleRef game={heroesDescriptor} id="HR-17" />.
        </p>
      </header>
      <div className={keeping.columns}>
        <div className={keeping.work}>
          {kept === undefined ? (
            <p className="muted">
              {named === null || onShelf.kept === undefined
                ? 'Found a squad, and it stands here.'
                : `There is no squad ${quoted(named)} in this browser.`}
            </p>
          ) : (
            <SquadSheet key={kept.name} kept={kept} reload={onShelf.reload} />
          )}
          <FateTables open={onShelf.kept?.length === 0} />
        </div>
        <div>
          <nav className={keeping.shelf} aria-label="Squads">
            <h2>Yours</h2>
            <YourShelf
              what="squad"
              onShelf={onShelf}
              drop={squadShelf.drop}
              wordsOf={shelfWords}
              itemOf={(one) => ({
                words: shelfWords(one),
                href: squadAddress(one.name),
                current: one.name === kept?.name,
              })}
            />
          </nav>
          <section className={keeping.shelf} aria-labelledby="found">
            <h2 id="found">Another squad</h2>
            <NewSquad
              taken={onShelf.kept?.map(({ name }) => name) ?? []}
              onMade={(name) => {
                onShelf.reload();
                navigate(squadAddress(name));
              }}
            />
          </section>
        </div>
      </div>
    </div>
  );
};

export default SquadPage;
