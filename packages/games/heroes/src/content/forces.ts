/** Ready forces of 60, 150 and 300 points for each faction (HR-02; ours). */

import type { FactionId } from '@muster/dwethia';

export interface ReadyForce {
  readonly id: string;
  readonly faction: FactionId;
  readonly limit: 60 | 150 | 300;
  /** Profile ids. */
  readonly units: readonly string[];
}

const force = (faction: FactionId, limit: 60 | 150 | 300, names: string): ReadyForce => ({
  id: `${faction}-${limit}`,
  faction,
  limit,
  units: names.split(' ').flatMap((part) => {
    const [name, times = '1'] = part.split('*');
    return Array<string>(Number(times)).fill(`${faction}.${name}`);
  }),
});

export const READY_FORCES: readonly ReadyForce[] = [
  force('empire-of-sol', 60, 'praetorian legionnaire'),
  force('citadel', 60, 'guardsman grenadier'),
  force('bloodpact', 60, 'alpha'),
  force('black-sun', 60, 'assassin'),
  force('eldritch-cult', 60, 'acolyte*2'),
  force('void', 60, 'death-knight'),
  force('empire-of-sol', 150, 'captain praetorian*2 legionnaire'),
  force('citadel', 150, 'commissar flagellant guardsman'),
  force('bloodpact', 150, 'alpha slinger*3 reaver'),
  force('black-sun', 150, 'corsair pirate*3'),
  force('eldritch-cult', 150, 'sorcerer flagellant acolyte'),
  force('void', 150, 'necromancer flagellant zombie'),
  force('empire-of-sol', 300, 'captain centurion hunter praetorian*2 legionnaire arena-bull'),
  force('citadel', 300, 'commissar sharpshooter jacker guardsman*2 grenadier strider'),
  force('bloodpact', 300, 'alpha firebrand shiv slinger*2 reaver pit-croc'),
  force('black-sun', 300, 'corsair duellist pirate*4 hold-beast'),
  force('eldritch-cult', 300, 'sorcerer*2 acolyte*4 deep-one'),
  force('void', 300, 'necromancer*2 revenant sun-warden warg*2'),
];
