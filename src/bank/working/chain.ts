/** A chain of equal expressions: "left = first", "= second", …; lines that repeat the one above are left out. */
import { continued, equation, type Expression } from '../../math/expression.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line } from '../family.ts';

export type Link = readonly [value: Expression, why?: string];

export function chain(left: Expression, ...links: Link[]): Line[] {
	const kept = links.filter(([value], at) => at === 0 || tex(value) !== tex(links[at - 1]?.[0] ?? value));
	return kept.map(([value, why], at) =>
		line(at === 0 ? equation(left, value) : continued(value), why),
	);
}
