// Serves what is already built: the browser tests start this on a port of their own.

import { portFromEnvironment } from './port.mjs';
import { serve } from './serve.mjs';

console.log(await serve(portFromEnvironment()));
