/** Walks an expression: its direct parts, in writing order. */
import type { Expression } from './expression.ts';
import type { Notation } from './notation.ts';

/** None for numbers, variables, and the blank. */
export function partsOf(expression: Expression): Expression[] {
	switch (expression.kind) {
		case 'sum':
			return expression.terms;
		case 'product':
		case 'times':
			return expression.factors;
		case 'quotient':
			return [expression.over, expression.under];
		case 'divided':
			return [expression.left, expression.right];
		case 'power':
			return [expression.base, expression.exponent];
		case 'opposite':
		case 'brackets':
		case 'absolute':
			return [expression.of];
		case 'tuple':
		case 'list':
			return expression.items;
		case 'relation':
			return expression.left ? [expression.left, expression.right] : [expression.right];
		case 'number':
		case 'symbol':
		case 'blank':
			return [];
		default:
			return partsOfNotation(expression);
	}
}

function partsOfNotation(notation: Notation): Expression[] {
	switch (notation.kind) {
		case 'root':
		case 'degrees':
		case 'percent':
		case 'factorial':
		case 'measure':
		case 'sigma':
			return [notation.of];
		case 'call':
			return [notation.base, notation.power, notation.of].filter((part) => part !== null);
		case 'plus-minus':
			return notation.left ? [notation.left, notation.right] : [notation.right];
		case 'ratio':
		case 'set':
		case 'union':
			return notation.items;
		case 'interval':
			return [notation.from, notation.to];
		case 'matrix':
			return notation.rows.flat();
		default:
			return [];
	}
}
