/**
 * Lists every fault of everything in `content/`, in words, and exits with 1 if there is one. Takes seconds.
 * `--skip-format` leaves spaces and empty lines out, which stop no build.
 */
import { describe, inOrder, sumOf } from '../src/integrations/authored-content/faults.ts';
import { findContentFaults } from '../src/integrations/authored-content/find-content-faults.ts';
import { findFamilyFaults } from './lib/content/families.ts';
import { findFormatFaults } from './lib/content/format.ts';
import { projectRoot } from './lib/process/package-bin.ts';

const found = [...(await findContentFaults(projectRoot)), ...(await findFamilyFaults(projectRoot))];
// Last of all: `npm run fix` would write over what it could not read.
const faulty = new Set(found.map(({ file }) => file));
const formats = process.argv.includes('--skip-format') ? [] : await findFormatFaults(projectRoot);
const faults = inOrder([...found, ...formats.filter(({ file }) => !faulty.has(file))]);
console.log([sumOf(faults), ...faults.map(describe)].join('\n\n'));
if (faults.length > 0) process.exitCode = 1;
