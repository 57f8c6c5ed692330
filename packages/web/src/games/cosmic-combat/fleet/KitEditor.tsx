/** What a ship of one's own carries and knows: weapons with their arcs, shields, powers (DW-28, X-229). */

import {
  gunFacts,
  MOST_MOUNTS,
  type Mount,
  mountPoints,
  powerFacts,
  SHIELD_SAVES,
  SHIP_POWERS,
  SHIP_WEAPONS,
  type ShipSheet,
  type ShipWeapon,
  shieldPoints,
  shipWeaponOf,
} from '@muster/cosmic-combat';
import { factionOf } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import css from '../../../dwethia/force/force.module.css';
import { Pick } from '../../../dwethia/force/Pick.tsx';
import { OnePiece, SomePieces } from '../../../dwethia/force/Piece.tsx';
import { IconButton } from '../../../parts/IconButton.tsx';
import { inPlace } from '../../../parts/inPlace.tsx';
import { capital } from '../../../parts/words.ts';
import own from './kit.module.css';

interface Props {
  readonly ship: ShipSheet;
  readonly onChange: (ship: ShipSheet) => void;
}

/** Black Sun make is shown to the Traders. */
const isShown = ({ keywords }: ShipWeapon, { faction }: ShipSheet): boolean =>
  !keywords.blackSun || factionOf(faction).trait.blackSunMake;

/** X-228, CC-05: all round from a round base, a mine layer to the back, others ahead to begin with. */
const newMount = ({ class: of }: ShipSheet, weapon: string): Mount => {
  if (of === 'round') return { weapon, arcs: hulls.HULL_SIDES };
  return { weapon, arcs: weapon === 'mine-layer' ? ['back'] : ['front'] };
};

interface MountProps {
  readonly mount: Mount;
  /** `Battery, weapon 2`. */
  readonly called: string;
  readonly onChange: (mount: Mount) => void;
  readonly onRemove: () => void;
}

const MountRow = ({ mount, called, onChange, onRemove }: MountProps) => {
  const gun = shipWeaponOf(mount.weapon);
  return (
    <li className={own.mount}>
      <div>
        <p>
          <b>{gun?.name ?? mount.weapon}</b> <span className={css.price}>{mountPoints(mount)}</span>
          <span className={css.facts}>{gun === undefined ? '' : gunFacts(gun)}</span>
        </p>
        <fieldset className={own.arcs}>
          <legend className="visually-hidden">Arcs of {called}</legend>
          {hulls.HULL_SIDES.map((side) => (
            <label key={side} className="choice">
              <input
                type="checkbox"
                checked={mount.arcs.includes(side)}
                onChange={({ target }) =>
                  onChange({
                    ...mount,
                    arcs: hulls.HULL_SIDES.filter((one) => (one === side ? target.checked : mount.arcs.includes(one))),
                  })
                }
              />
              <span>{capital(side)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <IconButton icon={Trash2} name={`Take off ${called}`} onClick={onRemove} />
    </li>
  );
};

interface ArmouryProps {
  readonly ship: ShipSheet;
  readonly onMount: (weapon: string) => void;
}

/** Mounted by a button: arrow keys look through the list and change nothing yet. */
const Armoury = ({ ship, onMount }: ArmouryProps) => {
  const shown = SHIP_WEAPONS.filter((gun) => isShown(gun, ship));
  const [picked, setPicked] = useState('battery');
  const gun = shown.find(({ id }) => id === picked) ?? shown[0]!;
  const isFull = ship.mounts.length >= MOST_MOUNTS[ship.class];
  return (
    <div className={own.armoury}>
      <Pick
        label="Weapon"
        value={gun.id}
        choices={shown.map(({ id, name }) => ({ id, name: `${name}, ${mountPoints(newMount(ship, id))} points` }))}
        onPick={setPicked}
      />
      <button
        type="button"
        className="button"
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) onMount(gun.id);
        }}
      >
        Mount it
      </button>
      <p className="small muted">{gunFacts(gun)}</p>
    </div>
  );
};

const Weapons = ({ ship, onChange }: Props) => {
  const { mounts } = ship;
  const set = (next: readonly Mount[]) => onChange({ ...ship, mounts: next });
  return (
    <fieldset className={css.group}>
      <legend>
        Weapons, {mounts.length} of {MOST_MOUNTS[ship.class]}
      </legend>
      <ul className={own.mounts}>
        {inPlace(mounts, (mount, i) => (
          <MountRow
            mount={mount}
            called={`${shipWeaponOf(mount.weapon)?.name ?? mount.weapon}, weapon ${i + 1}`}
            onChange={(next) => set(mounts.with(i, next))}
            onRemove={() => set(mounts.toSpliced(i, 1))}
          />
        ))}
      </ul>
      <Armoury ship={ship} onMount={(weapon) => set([...mounts, newMount(ship, weapon)])} />
    </fieldset>
  );
};

const SHIELDS = [null, ...SHIELD_SAVES].map((save) => ({
  id: save,
  name: save === null ? 'none' : `shields ${save}+`,
  words: save === null ? 'nothing is saved' : `a wound is saved on ${save} or more where they are turned`,
  points: shieldPoints(save),
}));

const POWERS = SHIP_POWERS.map((power) => ({ id: power.id, name: power.name, words: powerFacts(power), points: 0 }));

export const KitEditor = (props: Props) => {
  const { ship, onChange } = props;
  return (
    <>
      <Weapons {...props} />
      <OnePiece
        legend="Shields"
        of={SHIELDS}
        chosen={ship.shield}
        onChoose={(shield) => onChange({ ...ship, shield })}
      />
      <SomePieces
        legend="Powers"
        of={POWERS}
        chosen={ship.powers}
        onChange={(powers) => onChange({ ...ship, powers })}
      />
    </>
  );
};
