/** A corner of some map, for those who got lost. */

import { MapPicture } from './MapPicture.tsx';

const ROWS = ['..w....', '.w...h.', '....hh.', '.o.....'];

const OffTheMap = ({ className }: { readonly className?: string | undefined }) => (
  <MapPicture className={className} rows={ROWS} />
);

export default OffTheMap;
