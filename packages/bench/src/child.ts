/** The process of one case: `child.js <part> <case> <pace as JSON>` sends units a second to the process that started it. */

import { type Pace, sample } from './measure.ts';
import { loadPart } from './parts.ts';

const [part, name, pace] = process.argv.slice(2) as [string, string, string];
const { cases } = await loadPart(part);
process.send?.(sample(cases[name]!(), JSON.parse(pace) as Pace));
