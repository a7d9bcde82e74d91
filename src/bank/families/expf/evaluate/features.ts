/** Domain, range, asymptote, intercept and direction of an exponential function, as multiple choice. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	relation,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { call, exactDecimal } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distinctChoices,
	type Draft,
	type Draw,
	drawnInts,
	type Line,
	line,
	sentence,
	type WrongChoice,
} from '../../../family.ts';
import { baseOf, exponential } from '../../../steps/exponential.ts';

const f = call('f', 'x');

const factored = (a: number, raised: Fraction): Expression =>
	Math.abs(a) === 1 ? num(raised.mul(a)) : times(a, num(raised));

/** f(0) before its power is evaluated; a fraction that stands for its own first power does not follow the factor directly. */
const atZero = (a: number, base: Expression, exponent: number, k: number): Expression => {
	if (exponent !== 1 || Math.abs(a) === 1) return exponential(a, base, num(exponent), k);
	const main = times(a, base);
	return k === 0 ? main : sum(main, num(k));
};

type Shape = { a: number; b: Fraction; base: Expression; h: number; k: number };
export function features(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const [a, b] = [draw.int('a'), baseOf(draw.int('b'))];
	const [h, k] = drawnInts(draw, 'h', 'k');
	if (a === 0 || b.equals(1) || b.equals(Math.abs(a))) return undefined;
	const isRate = ask === 'growth or decay';
	if (isRate && a < 0) return undefined;
	const base = draw.choice('bases') === 'decimals' && b.d !== 1n ? exactDecimal(b) : num(b);
	const shape = { a, b, base, h, k: isRate ? 0 : k };
	const made = FEATURES[ask]?.(shape);
	const answer = made && distinctChoices(made.right, ...made.wrong);
	if (!answer) return undefined;
	const rule = equation(f, exponential(a, base, polynomialExpression(linear(1, 'x', -h)), shape.k));
	return {
		prompt: say`Consider the function ${rule}. ${made.asks}`,
		answer,
		steps: [...made.steps, sentence(made.conclusion)],
		hints: [made.hint],
	};
}

const value = (one: Fraction): Prose => ({ parts: [one.d === 1n ? num(one) : shownFraction(one)] });
/** Tenths and hundredths stay decimals, other fractions are fractions. */
const shownFraction = (one: Fraction): Expression =>
	[5n, 10n, 20n, 25n, 50n, 100n].includes(one.d) ? exactDecimal(one) : num(one);

const FEATURES: Readonly<Record<string, (shape: Shape) => Feature | undefined>> = {
	domain: () => ({
		asks: say`What is the domain of ${symbol('f')}?`,
		right: say`all real numbers`,
		wrong: [
			[{ parts: [relation('x', '>', 0)] }, 'gave the range of the power as the domain'],
			[{ parts: [relation('x', '\\ge', 0)] }, 'excluded negative exponents'],
			[{ parts: [relation('x', '\\ne', 0)] }, 'excluded the exponent 0'],
		],
		steps: [
			sentence(say`The variable ${symbol('x')} is in the exponent.`),
			sentence(
				say`A positive base can be raised to any real exponent: positive, zero, or negative.`,
			),
		],
		hint: say`Which exponents can a positive base have?`,
		conclusion: say`The domain is the set of all real numbers.`,
	}),
	range: ({ a, base, h, k }) => {
		if (a === k) return undefined; // the coefficient must not be the bound
		const [sign, other] = a > 0 ? (['>', '<'] as const) : (['<', '>'] as const);
		return {
			asks: say`What is the range of ${symbol('f')}?`,
			right: { parts: [relation('y', sign, k)] },
			wrong: [
				[
					{ parts: [relation('y', other, k)] },
					'gave the values on the other side of the asymptote',
				],
				[
					{ parts: [relation('y', a > 0 ? '\\ge' : '\\le', k)] },
					'included the value that the function approaches but never reaches',
				],
				[say`all real numbers`, 'gave the domain'],
			],
			steps: [
				sentence(
					say`As ${symbol('x')} varies, ${exponential(1, base, polynomialExpression(linear(1, 'x', -h)))} takes on all positive values and no others.`,
				),
				sentence(
					say`The coefficient ${a} is ${a > 0 ? 'positive' : 'negative'}, so the product takes on all values ${a > 0 ? 'greater' : 'less'} than 0 and no others.`,
				),
				...(k === 0
					? []
					: [
							sentence(
								say`The constant ${k} shifts these values ${k > 0 ? 'up' : 'down'} by ${Math.abs(k)}.`,
							),
						]),
			],
			hint: say`What values can the power take on? What ${k === 0 ? 'does the coefficient' : 'do the coefficient and the constant'} do to those values?`,
			conclusion: say`The range is ${relation('y', sign, k)}.`,
		};
	},
	asymptote: ({ a, b, base, h, k }) => {
		const isPowerAlone = a === 1 && k === 0;
		const raised = exponential(1, base, polynomialExpression(linear(1, 'x', -h)));
		const multiplied = a === 1 ? num(0) : product(num(a), num(0));
		const at = (name: string, place: Fraction | number): Prose => ({
			parts: [equation(name, num(place))],
		});
		return {
			asks: say`Which line is the horizontal asymptote of its graph?`,
			right: at('y', k),
			wrong: [
				[at('x', k), 'gave a vertical line instead of a horizontal one'],
				k === 0
					? [{ parts: [equation('y', base)] }, 'used the base as the asymptote']
					: [at('y', -k), 'used the opposite of the constant'],
				[
					at('y', a + k),
					a + k === 0
						? 'left out the constant'
						: 'used the value of the function where the exponent is 0',
				],
				[at('y', b.add(k)), 'added the base to the constant'],
			],
			steps: [
				sentence(
					say`As ${symbol('x')} ${b.gt(1) ? 'decreases' : 'increases'} without bound, ${raised} approaches 0.`,
					b.gt(1) ? 'the base is greater than 1' : 'the base is less than 1',
				),
				...(isPowerAlone
					? []
					: [
							sentence(
								say`So the values of the function approach ${equation(k === 0 ? multiplied : sum(multiplied, num(k)), k)}.`,
							),
						]),
			],
			hint: say`What value does the power approach at one end of the graph?${isPowerAlone ? '' : ' What value does the function approach there?'}`,
			conclusion: say`The horizontal asymptote is ${equation('y', k)}.`,
		};
	},
	'y-intercept': ({ a, b, base, h, k }) => {
		const raised = b.pow(-h);
		const right = raised.mul(a).add(k);
		if (right.d > 128n) return undefined;
		const evaluated =
			h === 0 ? 'any nonzero base to the power of 0 equals 1' : 'evaluate the power';
		const wrong: WrongChoice[] = [
			...(h === 0
				? []
				: ([
						[value(new Fraction(a + k)), 'ignored the constant in the exponent'],
						[value(b.pow(h).mul(a).add(k)), 'used the opposite exponent'],
					] satisfies WrongChoice[])),
			...(k === 0
				? []
				: ([
						[value(raised.mul(a)), 'left out the constant term'],
						[value(new Fraction(k)), 'gave the y-value of the horizontal asymptote'],
					] satisfies WrongChoice[])),
			[value(raised.mul(b).mul(a).add(k)), 'substituted 1 for x instead of 0'],
			[value(new Fraction(k)), 'evaluated a power with exponent 0 as 0'],
			[value(b), 'gave the base'],
		];
		return {
			asks: say`What is the ${symbol('y')}-intercept of its graph?`,
			right: value(right),
			wrong,
			steps: [
				line(equation(call('f', 0), atZero(a, base, -h, k)), 'at the y-intercept, x = 0'),
				...(Math.abs(a) === 1 && k === 0
					? []
					: [
							line(
								equation(
									call('f', 0),
									k === 0
										? times(a, num(raised))
										: { kind: 'sum' as const, terms: [factored(a, raised), num(k)] },
								),
								evaluated,
							),
						]),
				...(k === 0 || Math.abs(a) === 1
					? []
					: [
							line(
								equation(call('f', 0), { kind: 'sum', terms: [num(raised.mul(a)), num(k)] }),
								'multiply',
							),
						]),
				line(
					equation(call('f', 0), value(right).parts[0] as Expression),
					k === 0 ? (Math.abs(a) === 1 ? evaluated : 'multiply') : k < 0 ? 'subtract' : 'add',
				),
			],
			hint: say`What is the value of ${symbol('x')} where the graph crosses the ${symbol('y')}-axis?`,
			conclusion: say`The ${symbol('y')}-intercept is ${value(right)}.`,
		};
	},
	'increasing or decreasing': ({ a, b, base }) => direction(a, b, base),
	'growth or decay': ({ a, b, base }) => growth(a, b, base),
};

// Whether an exponential function increases or decreases, on which side of the axis it lies, and by what factor it
// grows.

type Feature = {
	asks: Prose;
	right: Prose;
	wrong: WrongChoice[];
	steps: Line[];
	hint: Prose;
	conclusion: Prose;
};

function direction(a: number, b: Fraction, base: Expression): Feature {
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
function growth(a: number, b: Fraction, base: Expression): Feature {
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
