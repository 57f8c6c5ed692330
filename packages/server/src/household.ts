/** Whom an address is counted to: whoever has one of IPv6 has a whole network of them, and would otherwise pass every limit. */

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Sixteen bits each: a home or a machine is given at least 64. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** An address of IPv4 as it is, one of IPv6 as its network of 64 bits. Who has hung up already has none. */
export const householdOf = (address: string | undefined): string => {
  if (address === undefined) return 'gone';
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [before = '', after] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [groupsOf(before), groupsOf(after ?? '')];
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
