/** The house network: under which address others reach this machine, and that address as a picture for their phones. */

import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Addresses of private networks first: those are at home. */
const isPrivate = (address: string): boolean => /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address);

/** This machine's addresses in networks it is part of. */
const addresses = (): readonly string[] => {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const outside = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  return outside.sort((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)));
};

/** The address for others in the house; undefined where this machine is in no network. `local`: as it is visited here. */
const houseAddress = (local: string): string | undefined => {
  const [address] = addresses();
  return address === undefined ? undefined : `http://${address}:${new URL(local).port || 80}`;
};

/** For a terminal. */
const qrOf = (text: string): string => renderUnicodeCompact(text);

/** What is printed when the house network is served. */
export const houseWords = (local: string): string => {
  const house = houseAddress(local);
  if (house === undefined) return 'This machine is in no network: only its own browsers reach Muster.\n';
  return `In the house network, others open\n${house}\n${qrOf(house)}\n`;
};
