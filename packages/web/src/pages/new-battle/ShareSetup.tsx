/** Passes on what a New battle page has put together. */

import type { Descriptor, GameTypes, Parsed } from '@muster/kernel';
import { fieldPicture } from '../../match/picture.ts';
import { ShareLink } from '../../match/ShareLink.tsx';
import { setupShare } from '../../match/share-words.ts';

interface Props<T extends GameTypes> {
  readonly descriptor: Pick<Descriptor<T>, 'id' | 'name' | 'titleOf' | 'seatNames'>;
  /** Of this page, with all that is chosen. */
  readonly address: string;
  readonly config: Parsed<T['config']>;
}

export const ShareSetup = <T extends GameTypes>({ descriptor, address, config }: Props<T>) => (
  <ShareLink
    what="this set-up"
    address={address}
    picture={fieldPicture}
    share={() => (config.ok ? setupShare(descriptor, config.value) : undefined)}
  />
);
