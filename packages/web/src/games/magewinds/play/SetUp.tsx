/** What is put together before the battle at the table: warband and terrain. */

import { calledBy, profileOf, seatName, slotsOf, terrainOf, terrainsFor, tidyCall } from '@muster/magewinds';
import { useState } from 'react';
import { useShelf } from '../../../parts/shelf.ts';
import offer from '../../../play/offer.module.css';
import { OriginMark } from '../parts/OriginMark.tsx';
import { TerrainPicture } from '../parts/TerrainPicture.tsx';
import { Builder } from '../warbands/Builder.tsx';
import { joinProblem } from '../warbands/band.ts';
import { shelf } from '../warbands/kept.ts';
import { Tray } from '../warbands/Tray.tsx';
import { commandIn, commanding, held as holding, type Laying, NEW_TERRAIN, NOTHING } from './hand.ts';
import { chosenPiece, degreesOf } from './laying.ts';
import { restOf } from './open-assembly.ts';
import { PickList } from './PickList.tsx';
import type { QuestionProps } from './slip/parts.ts';
import css from './table.module.css';
import { KIT_IDS, KIT_WORDS, pieceName } from './terrain-kit.ts';

const NOBODY = { warband: [], calls: [] } as const;

/** The whole warband, unseen by the others. */
const SecretAssembly = ({ now: { view: battle, decision }, held, hold }: QuestionProps) => {
  const { warband, calls } = held.kind === 'warband' ? held : NOBODY;
  const { slots, officialOnly } = battle.config;
  const { kept = [] } = useShelf(shelf);
  return (
    <Builder
      of={seatName(decision.seat)}
      seat={decision.seat}
      slots={slots}
      officialOnly={officialOnly}
      warband={warband}
      calls={calls}
      kept={kept}
      onChange={(warband, calls) => hold(holding({ kind: 'warband', warband, calls }))}
    />
  );
};

/** Warbands of one's own to add from: whole where nobody comes in between, else the next of its fighters. */
const FromKept = ({ now: { view: battle, decision }, play }: QuestionProps) => {
  const { kept = [] } = useShelf(shelf);
  const { slots, officialOnly, assembly } = battle.config;
  const own = battle.warbands[decision.seat]!.profiles ?? [];
  const items = kept.flatMap(({ name, warband, calls }) => {
    const rest = restOf({ warband, calls }, own, slots, officialOnly) ?? [];
    const [next] = rest;
    if (next === undefined) return [];
    return assembly === 'sequential'
      ? [{ id: name, words: `${name}: all of it`, onPick: () => play(rest) }]
      : [
          {
            id: name,
            words: `${name}: ${calledBy(next.name, profileOf(next.profile).name)}`,
            onPick: () => play([next]),
          },
        ];
  });
  return items.length > 0 && <PickList label="From a warband you kept" items={items} />;
};

/** One fighter at a time, for all to see; who has a name brings it along (TC assembly.slots). */
const OpenAssembly = (props: QuestionProps) => {
  const { now, play } = props;
  const { view: battle, decision } = now;
  const { slots, officialOnly } = battle.config;
  const [call, setCall] = useState('');
  const { profiles, names } = battle.warbands[decision.seat]!;
  const own = profiles ?? [];
  const name = call.trim();
  return (
    <>
      <p className="small">
        {slotsOf(own)} of {slots} slots
        {own.length > 0 && `: ${own.map((id, i) => calledBy(names?.[i], profileOf(id).name)).join(', ')}`}
      </p>
      <FromKept {...props} />
      <label className="field">
        <span className="field__label">Name of the next fighter, if it has one</span>
        <input
          className="input"
          value={call}
          autoComplete="off"
          onChange={({ target }) => setCall(tidyCall(target.value))}
        />
      </label>
      <Tray
        of={seatName(decision.seat)}
        seat={decision.seat}
        slots={slots}
        officialOnly={officialOnly}
        warband={own}
        onAdd={(profile) => {
          if (joinProblem(own, profile, slots, officialOnly) !== undefined) return;
          play([name === '' ? { type: 'addFighter', profile } : { type: 'addFighter', profile, name }]);
          setCall('');
        }}
      />
    </>
  );
};

export const Assembly = (props: QuestionProps) => (
  <div className={css.assembly}>
    {props.now.view.config.assembly === 'secret' ? <SecretAssembly {...props} /> : <OpenAssembly {...props} />}
  </div>
);

const Kit = ({ laying, hold, touch }: Pick<QuestionProps, 'hold' | 'touch'> & { readonly laying: Laying }) => {
  const { features, piece } = laying;
  const chosen = chosenPiece(laying);
  const degrees = degreesOf(laying);
  const change = (part: Partial<Laying>): void => hold(holding({ ...laying, ...part }));
  return (
    <>
      <p className="small">
        {chosen === undefined
          ? `Choose a piece and point at the table. ${features.length} placed; a placed one can be dragged, or chosen and turned.`
          : `The ${pieceName(chosen.kind)} is chosen: point where it is to go, drag it, or turn it.`}
      </p>
      <PickList
        label="Piece"
        items={KIT_IDS.map((kit) => ({
          id: kit,
          words: KIT_WORDS[kit],
          on: chosen === undefined && laying.kit === kit,
          onPick: () => change({ kit, piece: null }),
        }))}
      />
      <label className={css.turning}>
        <span>
          Turned by {degrees}° <kbd className="kbd">,</kbd> <kbd className="kbd">.</kbd>
        </span>
        <input
          type="range"
          min={0}
          max={359}
          value={degrees}
          onChange={({ target }) => touch({ kind: 'turn', by: Number(target.value) - degrees })}
        />
      </label>
      <label className="choice">
        <input type="checkbox" checked={laying.snaps} onChange={({ target }) => change({ snaps: target.checked })} />
        <span>
          Snap to edges, pieces and quarter inches <span className="muted">(Alt: free)</span>
        </span>
      </label>
      <div className="button-row">
        <button
          type="button"
          className="button button--small"
          disabled={features.length === 0}
          onClick={() => change({ features: features.toSpliced(piece ?? -1, 1), piece: null })}
        >
          {chosen === undefined ? 'Take the last one away' : 'Take it away'}
        </button>
        {chosen !== undefined && (
          <button type="button" className="button button--small" onClick={() => change({ piece: null })}>
            Let it go
          </button>
        )}
        <button type="button" className="button button--small" onClick={() => hold(NOTHING)}>
          Ready-made tables
        </button>
      </div>
    </>
  );
};

export const TerrainChoice = (props: QuestionProps) => {
  const { held, hold, now } = props;
  if (held.kind === 'laying') return <Kit {...props} laying={held} />;
  return (
    <ul className={offer.list}>
      <li>
        <button type="button" className={offer.option} onClick={() => hold(holding(NEW_TERRAIN))}>
          <strong>Piece by piece</strong>
          <span className="small muted">Place walls, hedges, trees and more yourself.</span>
        </button>
      </li>
      {terrainsFor(now.view.config.players).map((id) => (
        <li key={id}>
          <button
            type="button"
            className={offer.option}
            aria-pressed={commandIn(held, 'placeTerrain')?.terrain === id}
            onClick={() => hold(commanding(NOTHING, { type: 'placeTerrain', terrain: id }))}
          >
            <TerrainPicture className={css.terrain} terrain={id} scale="thumb" />
            <strong>
              {terrainOf(id).name} <OriginMark source={terrainOf(id).source} quiet />
            </strong>
            <span className="small muted">{terrainOf(id).text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
