/**
 * A displayed formula without its second `$$` takes the text after it, up to the next `$$`, for mathematics, and all
 * text after that the wrong way round: only where it begins is worth telling.
 */
import type { RuleIssue } from './rule.ts';

const FENCE = /^\s*\$\$\s*$/;

/** `body` is the text on the lines of the file. Undefined where each formula has both. */
export function findOpenDisplay(body: string): RuleIssue | undefined {
	const lines = body.split('\n');
	const fences = lines.flatMap((line, at) => (FENCE.test(line) ? [at] : []));
	if (fences.length % 2 === 0) return undefined;
	// The first pair with an empty line between, which no formula has; or the last, which has no second.
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
