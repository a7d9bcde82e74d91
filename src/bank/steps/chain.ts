/** A chain of equal expressions: "left = first", "= second", …; lines that repeat the one above are left out. */
import { continued, equation, type Expression } from '../../math/expression.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line } from '../family.ts';

export type Link = readonly [value: Expression, why?: string];

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
