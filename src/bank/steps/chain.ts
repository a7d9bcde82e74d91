/** A chain of equal expressions: "left = first", "= second", …; lines that repeat the one above are left out. */
import type Fraction from 'fraction.js';
import { continued, equation, type Expression, num, quotient } from '../../math/expression.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line } from '../family.ts';

export type Link = readonly [value: Expression, why?: string];

/** A change over a change when both are known: the fraction, then its value where something is left to do. */
export function changeOver(change: Fraction, run: number, why?: string): Link[] {
	const rate = change.div(run);
	if (run === 1) return [[num(rate), why ?? 'subtract, and divide']];
	if (change.d === 1n && rate.d === BigInt(Math.abs(run))) return [[num(rate), why ?? 'subtract']];
	return [
		[quotient(num(change), num(run)), why ?? 'subtract'],
		[num(rate), change.d === 1n && rate.d > 1n ? 'simplify the fraction' : 'divide'],
	];
}

export function chain(left: Expression, ...links: Link[]): Line[] {
	const lines: Line[] = [];
	let above = '';
	let carried: string | undefined;
	for (const [value, why] of links) {
		const written = tex(value);
		if (written === above) continue;
		// A fraction over 1 is never written: its reason goes to the next line.
		if (/^\\frac\{[^{}]*\}\{1\}$/.test(written)) {
			carried = why;
			continue;
		}
		lines.push(line(lines.length === 0 ? equation(left, value) : continued(value), carried ?? why));
		[above, carried] = [written, undefined];
	}
	return lines;
}
