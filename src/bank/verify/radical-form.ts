/** Whether an exact value is written as a teacher wants it. */
import { gcd } from './exact.ts';

/** No square factor in a radicand, no radical in a denominator, fractions in lowest terms. */
export function isSimplestRadical(tex: string): boolean {
	const roots = [...tex.matchAll(/\\sqrt\{(\d+)\}/g)].map(([, under]) => Number(under));
	if (roots.some((under) => under < 2 || hasSquareFactor(under))) return false;
	if (/\\frac\{[^{}]*(?:\\sqrt\{\d+\})?[^{}]*\}\{[^{}]*\\sqrt/.test(tex)) return false;
	return [...tex.matchAll(/\\frac\{(\d*)[^{}]*(?:\\sqrt\{\d+\})?\}\{(\d+)\}/g)].every(
		([, over, under]) => gcd(over ? Number(over) : 1, Number(under)) === 1,
	);
}

function hasSquareFactor(value: number): boolean {
	for (let factor = 2; factor * factor <= value; factor++)
		if (value % (factor * factor) === 0) return true;
	return false;
}
