/**
 * A number in front of a fraction with a letter below the bar, as in −5 × 12/(3x + 6) + 5. It stands there with a
 * multiplication sign, because the two side by side read like a mixed number, and then goes into the numerator.
 */
import {
	continued,
	equation,
	type Expression,
	opposite,
	product,
	quotient,
	times,
} from '../../../../math/expression.ts';
import { tex } from '../../../../math/tex.ts';
import { line, type Line } from '../../../family.ts';
import { plainNumber } from '../../../steps/plain.ts';

/** "left = shown" and the line that multiplies; the first alone when there is nothing to multiply. */
export function multiplyingLines(left: Expression, shown: Expression, why: string): Line[] {
	const terms = shown.kind === 'sum' ? shown.terms : [shown];
	const part = terms.map(partOf).find((one) => one !== undefined);
	if (!part) return [line(equation(left, shown), why)];
	const { term, factor, fraction } = part;
	const whole = (now: Expression): Expression =>
		shown.kind === 'sum'
			? { ...shown, terms: terms.map((one) => (one === term ? now : one)) }
			: now;
	const multiplied = whole(inOneFraction(part));
	const signed = whole(numberTimes(factor, fraction));
	const first = line(equation(left, signed), why);
	return tex(multiplied) === tex(signed)
		? [first]
		: [first, line(continued(multiplied), `multiply the numerator by ${plainNumber(factor)}`)];
}

/** The minus sign of −1 needs no multiplication sign, and neither does a number in front of anything but a fraction. */
export function numberTimes(factor: number, what: Expression): Expression {
	if (what.kind !== 'quotient') return product(factor, what);
	return factor === -1 ? opposite(what) : times(factor, what);
}

type Part = {
	term: Expression;
	factor: number;
	over: number;
	under: Expression;
	fraction: Expression;
};

function partOf(term: Expression): Part | undefined {
	if (term.kind !== 'product' || term.factors.length !== 2) return undefined;
	const [number, fraction] = term.factors;
	if (number?.kind !== 'number' || fraction?.kind !== 'quotient') return undefined;
	const { over, under } = fraction;
	if (over.kind !== 'number') return undefined;
	return { term, factor: number.value.valueOf(), over: over.value.valueOf(), under, fraction };
}

function inOneFraction({ factor, over, under }: Part): Expression {
	const size = quotient(Math.abs(factor * over), under);
	return factor * over < 0 ? opposite(size) : size;
}
