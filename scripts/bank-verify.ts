/**
 * Proves every published question again, from the plan, and lists every failure (the bank build stops at the first).
 * Prints counts by book and verification method.
 */
import { readBookPlans } from './lib/bank/read-sources.ts';
import { verifyBook } from './lib/bank/verify-book.ts';

const started = performance.now();
const failures: string[] = [];
let total = 0;
for (const { plan } of await readBookPlans()) {
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
console.log(`bank:verify: ${total} questions proven, ${failures.length} failures, ${seconds} s`);
if (failures.length > 0 || total === 0) process.exitCode = 1;
