/** What can be done with a record at the step that is watched: play on from there, download it, share it. */

import { LEVEL_WORDS, LEVELS, type Level } from '@muster/ai';
import type { Seat } from '@muster/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SeatPlayer } from '../contract/players.ts';
import { keepNew, playOn } from '../match/battles.ts';
import { CopiedLink } from '../match/CopiedLink.tsx';
import { downloadText } from '../match/download.ts';
import { boardPicture } from '../match/picture.ts';
import type { LinkCopied } from '../match/share.ts';
import { battleShare } from '../match/share-words.ts';
import { copyLink, MAKING, recordSharing } from '../match/sharing.ts';
import type { LoadedReplay } from './load.ts';
import css from './replay.module.css';

interface Props {
  readonly id: string | undefined;
  readonly replay: LoadedReplay;
  readonly at: number;
  readonly seatNames: readonly string[];
  /** Who is asked there. */
  readonly toDecide: Seat | undefined;
  readonly mayPlayOn: boolean;
  /** Who won, and by what; undefined of a battle that goes on. */
  readonly ending: { readonly title: string; readonly words: string } | undefined;
}

export const RecordActions = ({ id, replay, at, seatNames, toDecide, mayPlayOn, ending }: Props) => {
  const { game, frames, record, match } = replay;
  const { descriptor } = game;
  const [, navigate] = useLocation();
  const [said, setSaid] = useState<LinkCopied>();
  const [opponent, setOpponent] = useState<Level | 'friend'>('veteran');
  const shown = () => battleShare(descriptor, record, frames.at(-1)!.state, match.outcome());
  const sharing = recordSharing(record, at, shown, boardPicture);
  const share = async (): Promise<void> => {
    setSaid(MAKING);
    setSaid(await copyLink(sharing));
  };
  const goOn = async (): Promise<void> => {
    const other: SeatPlayer = opponent === 'friend' ? { kind: 'friend' } : { kind: 'ai', level: opponent };
    const players = seatNames.map((_, seat): SeatPlayer => (seat === toDecide ? { kind: 'you' } : other));
    const open = playOn(descriptor, record, at, players);
    if (typeof open === 'string') {
      setSaid({ words: open });
      return;
    }
    await keepNew(open).then(navigate, () => setSaid({ words: 'The new battle could not be saved in this browser.' }));
  };
  return (
    <div className={css.recordActions}>
      {ending !== undefined && (
        <p className={css.ending}>
          <strong>{ending.title}.</strong> {ending.words}
        </p>
      )}
      <button
        type="button"
        className="button button--main button--wide"
        disabled={toDecide === undefined || !mayPlayOn}
        onClick={() => void goOn()}
      >
        {toDecide === undefined ? 'Play on from here' : `Play on from here as ${seatNames[toDecide]}`}
      </button>
      <label className={css.speed}>
        <span>against</span>
        <select className="input" value={opponent} onChange={(e) => setOpponent(e.target.value as Level | 'friend')}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {LEVEL_WORDS[level].name}
            </option>
          ))}
          <option value="friend">a friend on this screen</option>
        </select>
      </label>
      <div className="button-row">
        <button
          type="button"
          className="button button--small"
          onClick={() => downloadText(`muster-${id ?? 'record'}.json`, JSON.stringify(record, null, 1))}
        >
          Download
        </button>
        <button type="button" className="button button--small" onClick={() => void share()}>
          Copy link
        </button>
      </div>
      <CopiedLink said={said} of={sharing.of} label="Link of this battle" />
    </div>
  );
};
