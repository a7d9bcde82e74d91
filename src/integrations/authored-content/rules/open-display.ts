/**
 * A displayed formula without its closing `$$` turns the text up to the next `$$` into math, and inverts everything
 * after that: only where it starts is worth reporting.
 */
import type { RuleIssue } from './rule.ts';

const FENCE = /^\s*\$\$\s*$/;

/** `body` is the text on the lines of the file. Undefined if every formula is closed. */
export function findOpenDisplay(body: string): RuleIssue | undefined {
	const lines = body.split('\n');
	const fences = lines.flatMap((line, at) => (FENCE.test(line) ? [at] : []));
	if (fences.length % 2 === 0) return undefined;
	// The first pair with a blank line inside, which no formula has; or the last, which is unclosed.
	const at = fences.findIndex(
		(fence, index) =>
			index % 2 === 0 && lines.slice(fence, fences[index + 1]).some((line) => !line.trim()),
	);
	return {
		line: (fences[at] ?? fences.at(-1) ?? 0) + 1,
		column: 1,
		field: 'mathematics',
		message: 'found $$ that is never closed. Put $$ alone on a line below the formula.',
	};
}
