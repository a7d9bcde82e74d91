/** Lists every fault of everything in `content/`, in words, and exits with 1 if there is one. Takes seconds. */
import { describe, inOrder, sumOf } from '../src/integrations/authored-content/faults.ts';
import { findContentFaults } from '../src/integrations/authored-content/find-content-faults.ts';
import { findFormatFaults } from './lib/content/format.ts';
import { projectRoot } from './lib/process/package-bin.ts';

const faults = inOrder([
	...(await findContentFaults(projectRoot)),
	...(await findFormatFaults(projectRoot)),
]);
console.log([sumOf(faults), ...faults.map(describe)].join('\n\n'));
if (faults.length > 0) process.exitCode = 1;
