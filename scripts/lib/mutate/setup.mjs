// Runs in vitest before each test file: switches the mutant on, or notes which tests reach which mutants.

import fc from 'fast-check';
import { afterEach, beforeEach, inject } from 'vitest';

const { mutant, hitLimit } = inject('mutation');

/** Where the instrumented code looks. */
globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;

/** The same cases for every mutant, and no search for the smallest case: one that fails is enough. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1, endOnFailure: true });

const fullName = (task) => `${task.suite ? `${fullName(task.suite)} ` : ''}${task.name}`;

if (mutant === null) {
  beforeEach(({ task }) => {
    switches.currentTestId = fullName(task);
  });
  afterEach(({ task }) => {
    switches.currentTestId = undefined;
    task.file.meta.reached = switches.mutantCoverage;
  });
} else {
  switches.activeMutant = mutant;
  switches.hitCount ??= 0;
  switches.hitLimit = hitLimit; // an endless loop ends here
}
