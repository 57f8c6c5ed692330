/** A battle with people elsewhere, at its own address: the invitation, the gathering, the dice, the table. */

import type { FarState } from '@muster/client';
import type { Key, MatchId } from '@muster/protocol';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { keyOf } from '../match/keys.ts';
import { useTitle } from '../parts/useTitle.ts';
import { DiceWait } from './DiceWait.tsx';
import { useEntrance } from './entrance.ts';
import { FarBattle } from './FarBattle.tsx';
import { Forget } from './Forget.tsx';
import { Invitation } from './Invitation.tsx';
import { LinkLine } from './LinkLine.tsx';
import { Lobby } from './Lobby.tsx';
import css from './online.module.css';
import type { Present, Reached } from './present.ts';
import { useFar } from './useFar.ts';
import { useFreshFocus } from './useFreshFocus.ts';
import { WITHDRAWN } from './words.ts';

export default function MatchPage({ match }: { readonly match: MatchId }) {
  useTitle('Battle with friends');
  const { entrance, enterWith, tryAgain } = useEntrance(match);
  useFreshFocus(entrance.is);
  switch (entrance.is) {
    case 'looking':
      return <Opening />;
    case 'closed':
      return (
        <Closed why={entrance.why}>
          {entrance.mayTryAgain && (
            <button type="button" className="button button--main" onClick={tryAgain}>
              Try again
            </button>
          )}
        </Closed>
      );
    case 'invited':
      return (
        <Invitation match={match} link={entrance.key} seen={entrance.seen} own={entrance.own} onEnter={enterWith} />
      );
    case 'open':
      return <OpenMatch key={entrance.key} match={match} own={entrance.key} />;
  }
}

const Opening = () => (
  <p className={css.opening} role="status">
    Opening the battle…
  </p>
);

const Closed = ({ why, children }: { readonly why: string; readonly children?: React.ReactNode }) => (
  <div className={css.door}>
    <h1>This battle cannot be opened</h1>
    <p role="alert">{why}</p>
    <div className="button-row">
      {children}
      <Link className="button" href="/battles">
        To my battles
      </Link>
    </div>
  </div>
);

const OpenMatch = ({ match, own }: { readonly match: MatchId; readonly own: Key }) => {
  const far = useFar(match, own);
  return far === undefined ? <Opening /> : <Live match={match} own={own} far={far} />;
};

const Live = (props: Reached) => {
  const state: FarState = useStore(props.far);
  const { about, you, ended, link } = state;
  useFreshFocus(state.source === undefined ? about?.status : 'table');
  if (ended !== undefined && state.source === undefined) return <Ended {...props} ended={ended} />;
  if (about === undefined || you === undefined)
    return (
      <div className={css.door}>
        <Opening />
        <LinkLine link={link} />
      </div>
    );
  const present: Present = { ...props, about, you };
  if (about.status === 'withdrawn')
    return (
      <Closed why={WITHDRAWN}>
        <Forget match={props.match} />
      </Closed>
    );
  if (state.source !== undefined) return <FarBattle {...present} source={state.source} />;
  if (about.status === 'dice' && state.dice !== undefined)
    return <DiceWait {...present} dice={state.dice} config={state.gathering?.config} />;
  if (about.status === 'gathering' && state.gathering !== undefined)
    return <Lobby {...present} gathering={state.gathering} invitations={keyOf(props.match)?.invitations} />;
  return <Opening />;
};

const Ended = ({ match, ended }: Reached & { readonly ended: NonNullable<FarState['ended']> }) => (
  <Closed why={ended.why}>
    {ended.because === 'protocol' && (
      <button type="button" className="button button--main" onClick={() => location.reload()}>
        Load the page again
      </button>
    )}
    {ended.because === 'unknown' && <Forget match={match} />}
  </Closed>
);
