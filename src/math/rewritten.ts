/** An expression with some of its parts replaced. */
import type { Expression } from './expression.ts';

/** Every part for which `change` gives another one is written so; the others keep their form around what is inside. */
export function rewritten(
	body: Expression,
	change: (part: Expression) => Expression | undefined,
): Expression {
	const changed = change(body);
	if (changed) return changed;
	const inside = (part: Expression) => rewritten(part, change);
	switch (body.kind) {
		case 'sum':
			return { ...body, terms: body.terms.map(inside) };
		case 'product':
		case 'times':
			return { ...body, factors: body.factors.map(inside) };
		case 'tuple':
		case 'list':
			return { ...body, items: body.items.map(inside) };
		case 'divided':
			return { ...body, left: inside(body.left), right: inside(body.right) };
		case 'quotient':
			return { ...body, over: inside(body.over), under: inside(body.under) };
		case 'power':
			return { ...body, base: inside(body.base), exponent: inside(body.exponent) };
		case 'relation':
			return { ...body, left: body.left && inside(body.left), right: inside(body.right) };
		case 'opposite':
		case 'brackets':
		case 'absolute':
		case 'root':
		case 'call':
			return { ...body, of: inside(body.of) };
		default:
			return body;
	}
}
