import { holdAddresses } from '../../parts/test/addresses.ts';
import addresses from './addresses.json' with { type: 'json' };
import { READERS } from './test/read-addresses.ts';

holdAddresses(addresses, READERS);
