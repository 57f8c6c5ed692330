/** Before a battle of a plain game: one of its ready battles, and who plays. */

import type { Descriptor } from '@muster/kernel';
import { useMemo, useState } from 'react';
import { beginBattle } from '../match/battles.ts';
import { AtTheTable } from '../pages/new-battle/AtTheTable.tsx';
import { PlayerChips } from '../pages/new-battle/PlayerChips.tsx';
import { StartBar } from '../pages/new-battle/StartBar.tsx';
import sheet from '../pages/new-battle/sheet.module.css';
import { WayChips } from '../pages/new-battle/WayChips.tsx';
import { choosePlayer, type PlayerId, seatPlayers, settledPlayers, startWords } from '../pages/new-battle/who-plays.ts';
import { Chips } from '../parts/Chips.tsx';
import { useSettings } from '../parts/settings.ts';
import { useTitle } from '../parts/useTitle.ts';
import css from './plain.module.css';

/** You, and the gentlest opponents. */
const firstPlayers = (seats: number): readonly PlayerId[] =>
  settledPlayers(Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'you' : 'recruit')));

export const NewBattle = ({ descriptor }: { readonly descriptor: Descriptor }) => {
  useTitle('New battle');
  const samples = useMemo(() => descriptor.samples(), [descriptor]);
  const [sample, setSample] = useState(samples[0]!.id);
  const { name, config } = samples.find(({ id }) => id === sample)!;
  const seats = descriptor.seatNames(config);
  const settings = useSettings();
  const [chosen, setChosen] = useState<readonly PlayerId[]>([]);
  const players = chosen.length === seats.length ? chosen : firstPlayers(seats.length);
  return (
    <>
      <div className={`${sheet.page} ${css.newBattle}`}>
        <h1 className={sheet.title}>New battle of {descriptor.name}</h1>
        <p>{descriptor.words}</p>
        <WayChips players={players} onPlayers={setChosen} />
        {samples.length > 1 && (
          <Chips
            legend="What is played"
            choices={samples.map((ready) => ({ value: ready.id, words: ready.name }))}
            value={sample}
            onChoose={setSample}
          />
        )}
        {seats.map((seat, n) => (
          <section key={seat} aria-label={seat}>
            <h2>{seat}</h2>
            <PlayerChips
              seat={seat}
              player={players[n]!}
              onPlayer={(player) => setChosen(choosePlayer(players, n, player))}
            />
          </section>
        ))}
        <AtTheTable players={players} sides={seats} hides={descriptor.secrets.length > 0} />
      </div>
      <StartBar
        game={descriptor}
        words={startWords(name, seats, players, settings)}
        problem={undefined}
        begin={() => {
          const chosen = useSettings.getState();
          return beginBattle(descriptor, config, seatPlayers(players, chosen), undefined, {
            strict: chosen.noTakeBacks,
            openHands: chosen.openHands,
          });
        }}
      />
    </>
  );
};
