/** Before the battle: links to give away, who has come, and the force that one brings. */

import type { Gathering } from '@muster/protocol';
import { findGame, useGames } from '../contract/games.ts';
import { tidyName } from '../contract/person.ts';
import { type Invitations, keepKey, keyOf, linkOf } from '../match/keys.ts';
import { TellMe } from '../match/TellMe.tsx';
import { outWords, termsWords } from '../parts/clock-words.ts';
import { useSettings } from '../parts/settings.ts';
import { useTitle } from '../parts/useTitle.ts';
import { ForceChoice } from './ForceChoice.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LinkLine } from './LinkLine.tsx';
import { NameField } from './NameField.tsx';
import css from './online.module.css';
import type { Present } from './present.ts';
import { Renew } from './Renew.tsx';
import { Seats } from './Seats.tsx';
import { useBrought } from './useBrought.ts';
import { useSeatNames } from './useSeatNames.ts';
import { Withdraw } from './Withdraw.tsx';

interface Props extends Present {
  readonly gathering: Gathering;
  readonly invitations: Invitations | undefined;
}

/** How many are still to come. */
const freeIn = ({ about: { seats } }: Props): number =>
  seats.filter(({ sitter, name }) => sitter !== 'computer' && name === null).length;

const headingOf = (props: Props): string => {
  const { about, you } = props;
  const free = freeIn(props);
  if (free > 0 && !you.maker) return 'Waiting for everybody to come';
  if (free > 0) return free === 1 ? 'Send your friend the link' : 'Send your friends their links';
  return you.seat !== null && about.seats[you.seat]?.ready === false ? 'Choose your force' : 'Waiting for the others';
};

/** One link for all open seats, as long as one is free. */
const isJoinable = ({ about: { seats } }: Props): boolean =>
  seats.some(({ sitter, name }) => sitter === 'open' && name === null);

export const Lobby = (props: Props) => {
  const { match, own, far, about, you, gathering, invitations } = props;
  const { games } = useGames();
  const { name } = useSettings();
  const names = useSeatNames(about.game, gathering.config, about.seats.length);
  const brought = useBrought(about.game, gathering.forces);
  const heading = headingOf(props);
  useTitle(`${heading}: ${about.title}`);
  const rename = (): void => {
    const wanted = tidyName(name);
    if (you.seat !== null && wanted !== '' && wanted !== about.seats[you.seat]?.name) void far.rename(wanted);
  };
  const renewed = (seat: number, key: string): void => {
    const kept = keyOf(match);
    if (kept?.invitations === undefined) return;
    const links = [...kept.invitations.links.filter((one) => one.seat !== seat), { seat, key }];
    keepKey({ ...kept, invitations: { ...kept.invitations, links } });
  };
  const linkFor = (seat: number): string | undefined => {
    const found = invitations?.links.find((one) => one.seat === seat);
    return found && linkOf(match, found.key);
  };
  const invitation = (seat: number) => {
    const { sitter, name: taken } = about.seats[seat]!;
    const link = linkFor(seat);
    if (!you.maker || sitter !== 'person') return null;
    if (taken === null && link !== undefined)
      return <LinkCard isMain link={link} what={`the seat of ${names[seat]}`} />;
    return <Renew match={match} own={own} seat={seat} name={names[seat]!} onRenewed={(key) => renewed(seat, key)} />;
  };
  const force =
    you.seat !== null && gathering.brings[you.seat] === true ? (
      <ForceChoice {...props} seat={you.seat} brought={brought[you.seat]} />
    ) : null;
  const free = freeIn(props);
  const comesFirst = free === 0;
  return (
    <div className={css.lobby}>
      <p className="overline">
        {findGame(games, about.game)?.card.name ?? about.game}: {about.title}
      </p>
      <h1>{heading}</h1>
      <LinkLine link={far.getState().link} />
      {you.maker && !comesFirst && (
        <p className="lede">
          {free === 1 ? 'Whoever opens it takes the seat.' : 'Whoever opens one takes its seat.'} You may close this
          page: the invitation stands, and the battle is among your battles.
        </p>
      )}
      {about.clock !== null && (
        <p>
          By the clock: {termsWords(about.clock)} {outWords(about.clock)} It begins with the battle.
        </p>
      )}
      {comesFirst && force}
      <Seats about={about} you={you} names={names}>
        {(seat) =>
          seat === you.seat ? (
            <NameField placeholder={about.seats[seat]!.name ?? ''} onSettled={rename} />
          ) : (
            <>
              {brought[seat] !== undefined && <p className="small">Brings {brought[seat]}</p>}
              {invitation(seat)}
            </>
          )
        }
      </Seats>
      {!comesFirst && force}
      {you.maker && invitations?.join != null && isJoinable(props) && (
        <section className="slip" aria-labelledby="join">
          <h2 id="join">For whoever comes first</h2>
          <LinkCard isMain link={linkOf(match, invitations.join)} what="a free seat" />
        </section>
      )}
      <div className={css.below}>
        {you.seat !== null && <TellMe seats={[{ match, key: own }]} />}
        {you.maker && invitations?.watch != null && (
          <details className={css.watch}>
            <summary>A link for spectators</summary>
            <LinkCard link={linkOf(match, invitations.watch)} what="the battle for spectators" />
          </details>
        )}
        {you.maker && <Withdraw match={match} own={own} />}
      </div>
    </div>
  );
};
