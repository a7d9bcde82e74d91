/** Whether an exponential function increases or decreases, on which side of the axis it lies, and by what factor it grows. */
import type Fraction from 'fraction.js';
import { type Expression, num, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Line, sentence } from '../../../family.ts';
import { type Wrong } from '../../../steps/choices.ts';

export type Feature = {
	asks: Prose;
	right: Prose;
	wrong: Wrong[];
	steps: Line[];
	hint: Prose;
	conclusion: Prose;
};

export function direction(a: number, b: Fraction, base: Expression): Feature {
	const words = (up: boolean, above: boolean) =>
		say`${up ? 'increasing' : 'decreasing'}, and always ${above ? 'above' : 'below'} the ${symbol('x')}-axis`;
	const [up, above] = [a > 0 === b.gt(1), a > 0];
	return {
		asks: say`Is the graph increasing or decreasing, and on which side of the ${symbol('x')}-axis does it lie?`,
		right: words(up, above),
		wrong: [
			[words(!up, above), 'reversed increasing and decreasing'],
			[
				words(up, !above),
				'found the direction but placed the graph on the wrong side of the x-axis',
			],
			[
				words(!up, !above),
				above
					? 'treated the positive coefficient as negative'
					: 'ignored the negative sign of the coefficient',
			],
		],
		steps: [
			sentence(
				say`The base ${base} is ${b.gt(1) ? 'greater' : 'less'} than 1, so its powers ${b.gt(1) ? 'increase' : 'decrease'} as ${symbol('x')} increases.`,
			),
			sentence(
				a > 0
					? say`The coefficient ${a} is positive, so the values of the function are positive and also ${up ? 'increase' : 'decrease'}.`
					: say`The coefficient ${a} is negative, so the values of the function are negative and change in the opposite direction: they ${up ? 'increase' : 'decrease'}.`,
			),
		],
		hint: say`Is the base greater than or less than 1? How does the sign of the coefficient affect the graph?`,
		conclusion: say`The graph is ${words(up, above)}.`,
	};
}

/** `a` is positive. */
export function growth(a: number, b: Fraction, base: Expression): Feature {
	const words = (grows: boolean, factor: Prose) =>
		say`exponential ${grows ? 'growth' : 'decay'} with a factor of ${factor}`;
	const grows = b.gt(1);
	const shown: Prose = { parts: [base] };
	const turned: Prose = { parts: [num(b.inverse())] };
	return {
		asks: say`Does it show exponential growth or decay, and by what factor is its value multiplied when ${symbol('x')} increases by 1?`,
		right: words(grows, shown),
		wrong: [
			[words(!grows, shown), 'reversed growth and decay'],
			[words(grows, turned), 'used the reciprocal of the factor'],
			[words(!grows, turned), 'used the factor for a decrease of 1 in x'],
		],
		steps: [
			sentence(
				say`When ${symbol('x')} increases by 1, the exponent increases by 1, so the value is multiplied by the base ${base}.`,
			),
			sentence(
				say`The coefficient ${a} is positive, and the base ${base} is ${grows ? 'greater' : 'less'} than 1, so the values ${grows ? 'increase' : 'decrease'} as ${symbol('x')} increases.`,
			),
		],
		hint: say`By what factor is the value multiplied when ${symbol('x')} increases by 1? Is that factor greater than or less than 1?`,
		conclusion: say`The function shows ${words(grows, shown)}.`,
	};
}
