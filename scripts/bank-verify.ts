/**
 * Without arguments: generates and proves every question of the plan and lists every failure (the bank build stops at
 * the first), with counts by book and verification method. With files: proves the records in them, from the records
 * alone; their sentences must also be worded like those of their template in the built bank or, without it, of its family.
 */
import { templateWordings } from './lib/bank/template-wordings.ts';
import { readBookPlans } from './lib/bank/read-sources.ts';
import { verifyBook } from './lib/bank/verify-book.ts';
import { verifyFile } from './lib/bank/verify-file.ts';

const started = performance.now();
const files = process.argv.slice(2);
const failures: string[] = [];
let total = 0;

const wordings = files.length > 0 ? await templateWordings() : undefined;
for (const file of files) {
	const result = await verifyFile(file, wordings).catch((error: Error) => ({
		questions: 0,
		failures: [error.message],
	}));
	total += result.questions;
	failures.push(...result.failures);
}
for (const { plan } of files.length > 0 ? [] : await readBookPlans()) {
	const result = await verifyBook(plan);
	if (result.questions === 0 && result.failures.length === 0) continue;
	total += result.questions;
	failures.push(...result.failures);
	const methods = Object.entries(result.byMethod)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([method, count]) => `${method} ${count}`);
	console.log(`${plan.name}: ${result.questions} questions proven (${methods.join(', ')})`);
}
for (const failure of failures) console.error(failure);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const read = files.length > 0 ? 'read' : 'proven';
console.log(`bank:verify: ${total} questions ${read}, ${failures.length} failures, ${seconds} s`);
if (failures.length > 0 || total === 0) process.exitCode = 1;
