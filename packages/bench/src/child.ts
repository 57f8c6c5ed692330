/** The process of one case: `child.js <case> <pace as JSON>` sends units a second to the process that started it. */

import { CASES, type CaseName } from './cases/index.ts';
import { type Pace, sample } from './measure.ts';

const [name, pace] = process.argv.slice(2) as [CaseName, string];
process.send?.(sample(CASES[name](), JSON.parse(pace) as Pace));
