/** Pictures for a chat's preview: a PNG that is what it says, and small when it is unpacked too. */

import { PICTURE_SIZE } from '@muster/protocol';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Signature, length of the first chunk, its name, width, height. */
const LEAST = 24;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of it, or what is wrong with it. */
export const readPicture = (base64: string): Buffer | string => {
  if (!BASE64.test(base64)) return 'The picture must be given in base64.';
  const bytes = Buffer.from(base64, 'base64');
  const isPng =
    bytes.length >= LEAST && bytes.subarray(0, 8).equals(SIGNATURE) && bytes.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng) return 'The picture must be a PNG.';
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const { width: most, height: highest } = PICTURE_SIZE;
  return width > 0 && height > 0 && width <= most && height <= highest
    ? bytes
    : `The picture must be at most ${most} by ${highest} pixels, not ${width} by ${height}.`;
};
