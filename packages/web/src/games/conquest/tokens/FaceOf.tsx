/** What stands on the base of a model. */

import type { Kit, ModelId } from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import { BuildingFace, roleOf, UnitFace } from './glyphs.tsx';

/** `A7-1` is called `A7` in the log. */
const labelOf = (id: ModelId): string => id.split('-')[0]!;

export const FaceOf = ({ kit, id }: { readonly kit: Kit; readonly id: ModelId }) =>
  kit.kind === 'unit' ? (
    <UnitFace faction={kit.faction.id as FactionId} label={labelOf(id)} role={roleOf(kit.sheet)} mark={kit.mark} />
  ) : (
    <BuildingFace label={labelOf(id)} role={kit.sheet.role} />
  );
