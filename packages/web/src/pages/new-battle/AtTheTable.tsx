/** How people sit at the table: what they are called, and whether what was rolled can be taken back. Remembered for the next battle. */

import { Chips } from '../../parts/Chips.tsx';
import { type Spectators, useSettings } from '../../parts/settings.ts';
import { ClockChips } from './ClockChips.tsx';
import css from './start.module.css';
import type { PlayerId } from './who-plays.ts';

const TAKE_BACKS = [
  { value: 'agreed', words: 'Take-backs as agreed' },
  { value: 'none', words: 'No take-backs' },
] as const;

const HANDS = [
  { value: 'hidden', words: 'Each for itself' },
  { value: 'open', words: 'Open hands' },
] as const;

const SPECTATORS = [
  { value: 'none', words: 'Nobody' },
  { value: 'atOnce', words: 'Anyone with a link' },
  { value: 'later', words: 'A round later' },
] as const;

const FORCES = [
  { value: 'brought', words: 'Each brings its own' },
  { value: 'asSet', words: 'As set here' },
] as const;

const LINKS = [
  { value: 'each', words: 'One for each seat' },
  { value: 'one', words: 'One for all' },
] as const;

const WATCHING: Readonly<Record<Spectators, string>> = {
  none: 'There is no link for spectators.',
  atOnce: 'Spectators see what is open to all, at once.',
  later: 'Spectators see what is open to all, one round after it has happened.',
};

interface Props {
  readonly players: readonly PlayerId[];
  /** The names of the seats. */
  readonly sides: readonly string[];
  /** Whether there is anything in this game that not everyone may see. */
  readonly hides: boolean;
}

export const AtTheTable = ({ players, sides, hides }: Props) => {
  const { name, friends, noTakeBacks, openHands, friendsAre, choose } = useSettings();
  const isAfar = friendsAre === 'elsewhere' && players.includes('friend');
  const friendAt = (seat: number): number => players.slice(0, seat).filter((player) => player === 'friend').length;
  const people = players.flatMap((player, seat) =>
    player === 'you' || (player === 'friend' && !isAfar) ? [{ player, seat }] : [],
  );
  const nameFriend = (at: number, given: string): void =>
    choose({
      friends: Array.from({ length: Math.max(friends.length, at + 1) }, (_, i) =>
        i === at ? given : (friends[i] ?? ''),
      ),
    });
  return (
    <section className={css.atTable} aria-label="At the table">
      {people.map(({ player, seat }) => (
        <label key={seat} className="field">
          <span className="field__label">{player === 'you' ? 'Your name' : `Name of ${sides[seat]}`}</span>
          <input
            className="input"
            maxLength={24}
            autoComplete="off"
            placeholder={player === 'you' ? 'You' : 'Friend'}
            value={player === 'you' ? name : (friends[friendAt(seat)] ?? '')}
            onChange={({ target: { value } }) =>
              player === 'you' ? choose({ name: value }) : nameFriend(friendAt(seat), value)
            }
          />
        </label>
      ))}
      <div>
        <Chips
          legend="Take-backs"
          choices={TAKE_BACKS}
          value={noTakeBacks ? 'none' : 'agreed'}
          onChoose={(value) => choose({ noTakeBacks: value === 'none' })}
        />
        <p className="small muted">
          {noTakeBacks
            ? 'What was rolled, learned or answered stands. A plan can be changed until it is confirmed.'
            : 'The computer always agrees, people are asked; the same dice come again.'}
        </p>
      </div>
      {hides && people.length > 1 && (
        <div>
          <Chips
            legend="On one screen"
            choices={HANDS}
            value={openHands ? 'open' : 'hidden'}
            onChoose={(value) => choose({ openHands: value === 'open' })}
          />
          <p className="small muted">
            {openHands
              ? 'You hide nothing from each other: the device is never handed over.'
              : 'Between secrets a curtain falls, and the device is handed over.'}
          </p>
        </div>
      )}
      {isAfar && <Afar friends={players.filter((player) => player === 'friend').length} />}
    </section>
  );
};

/** What is agreed on beforehand with friends elsewhere. */
const Afar = ({ friends }: { readonly friends: number }) => {
  const { spectators, forces, links, choose } = useSettings();
  return (
    <>
      <div>
        <Chips legend="Forces" choices={FORCES} value={forces} onChoose={(value) => choose({ forces: value })} />
        <p className="small muted">
          {forces === 'brought'
            ? 'Where the battle leaves it open, each chooses a force when all have come.'
            : 'All sides field what is set on this page.'}
        </p>
      </div>
      {friends > 1 && (
        <div>
          <Chips legend="Links" choices={LINKS} value={links} onChoose={(value) => choose({ links: value })} />
          <p className="small muted">
            {links === 'each' ? 'Each link is good for its own seat.' : 'Whoever comes first has the first free seat.'}
          </p>
        </div>
      )}
      <ClockChips />
      <div>
        <Chips
          legend="Who may watch"
          choices={SPECTATORS}
          value={spectators}
          onChoose={(value) => choose({ spectators: value })}
        />
        <p className="small muted">{WATCHING[spectators]}</p>
      </div>
    </>
  );
};
