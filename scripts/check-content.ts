/** Lists every fault of everything in `content/`, in words, and exits with 1 if there is one. Takes seconds. */
import { describe, inOrder, sumOf } from '../src/integrations/authored-content/faults.ts';
import { findContentFaults } from '../src/integrations/authored-content/find-content-faults.ts';
import { findFormatFaults } from './lib/content/format.ts';
import { projectRoot } from './lib/process/package-bin.ts';

const found = await findContentFaults(projectRoot);
// Last of all: `npm run fix` would write over what it could not read.
const faulty = new Set(found.map(({ file }) => file));
const formats = (await findFormatFaults(projectRoot)).filter(({ file }) => !faulty.has(file));
const faults = inOrder([...found, ...formats]);
console.log([sumOf(faults), ...faults.map(describe)].join('\n\n'));
if (faults.length > 0) process.exitCode = 1;
