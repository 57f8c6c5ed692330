/** What came of copying the link of a battle. */

import type { LinkCopied } from '../match/share.ts';
import { ByHand } from '../parts/ByHand.tsx';

export const CopiedLink = ({ said }: { readonly said: LinkCopied | undefined }) =>
  said !== undefined && (
    <>
      <p className="small" role="status">
        {said.words}
      </p>
      {said.link !== undefined && <ByHand text={said.link} label="Link of this battle" />}
    </>
  );
