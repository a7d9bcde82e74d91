/**
 * Lists every issue in `content/`, in plain words, and exits with 1 if there is one. Takes seconds. `--skip-format`
 * ignores spaces and blank lines, which stop no build.
 */
import { describe, inOrder, sumOf } from '../src/integrations/authored-content/issues.ts';
import { findContentIssues } from '../src/integrations/authored-content/find-content-issues.ts';
import { findFamilyIssues } from './lib/content/families.ts';
import { findFormatIssues } from './lib/content/format.ts';
import { projectRoot } from './lib/process/package-bin.ts';

const found = [...(await findContentIssues(projectRoot)), ...(await findFamilyIssues(projectRoot))];
// Last, because `npm run fix` would overwrite what it could not read.
const faulty = new Set(found.map(({ file }) => file));
const formats = process.argv.includes('--skip-format') ? [] : await findFormatIssues(projectRoot);
const issues = inOrder([...found, ...formats.filter(({ file }) => !faulty.has(file))]);
console.log([sumOf(issues), ...issues.map(describe)].join('\n\n'));
if (issues.length > 0) process.exitCode = 1;
