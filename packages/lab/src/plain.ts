/** The lab of a game that has none of its own: one of its samples, again and again. */

import { type Descriptor, fields, oneOf, optional } from '@muster/kernel';
import type { LabModule } from './module.ts';
import { readSetting } from './setting.ts';

export const plainModule = ({ samples }: Pick<Descriptor, 'samples'>): LabModule => ({
  matchUps: (setting) => {
    const all = samples();
    const ids = all.map(({ id }) => id);
    const { sample } = readSetting(fields<{ sample: string }>({ sample: optional(oneOf(ids), ids[0]!) }), setting);
    const { config } = all.find(({ id }) => id === sample)!;
    const fought = { config, facts: null };
    return () => fought;
  },
});
