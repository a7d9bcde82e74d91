import type { Expression } from './expression.ts';

const FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
	'\\sin': Math.sin,
	'\\cos': Math.cos,
	'\\tan': Math.tan,
	'\\csc': (x) => 1 / Math.sin(x),
	'\\sec': (x) => 1 / Math.cos(x),
	'\\cot': (x) => 1 / Math.tan(x),
	'\\ln': Math.log,
	'\\log': Math.log10,
};

/**
 * The value in double precision, angles in radians. `valueOf` gives each variable its number; π is known. `NaN` if
 * there is no real value, or for an expression without a single value (a relation, a list, the blank).
 */
export function realValue(of: Expression, valueOf: (letter: string) => number): number {
	const value = (part: Expression) => realValue(part, valueOf);
	switch (of.kind) {
		case 'number':
			return of.value.valueOf();
		case 'decimal':
			return Number(of.text);
		case 'symbol':
			return of.name === '\\pi' ? Math.PI : valueOf(of.name);
		case 'sum':
			return of.terms.reduce((total, term) => total + value(term), 0);
		case 'product':
		case 'times':
			return of.factors.reduce((total, factor) => total * value(factor), 1);
		case 'quotient':
			return value(of.over) / value(of.under);
		case 'power':
			return value(of.base) ** value(of.exponent);
		case 'root':
			return of.index === 3 ? Math.cbrt(value(of.of)) : value(of.of) ** (1 / of.index);
		case 'opposite':
			return -value(of.of);
		case 'brackets':
			return value(of.of);
		case 'absolute':
			return Math.abs(value(of.of));
		case 'call':
			return (
				((FUNCTIONS[of.name]?.(value(of.of)) ?? Number.NaN) /
					(of.base ? Math.log10(value(of.base)) : 1)) **
				(of.power ? value(of.power) : 1)
			);
		default:
			return Number.NaN;
	}
}
