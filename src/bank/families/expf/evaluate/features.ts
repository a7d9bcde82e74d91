/** Domain, range, asymptote, intercept and direction of an exponential function, as multiple choice. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, relation, times } from '../../../../math/expression.ts';
import { call, exactDecimal } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { distinctChoices, type Wrong } from '../../../steps/choices.ts';
import { baseOf, exponential } from '../../../steps/exponential.ts';

const f = call('f', 'x');

const factored = (a: number, raised: Fraction): Expression =>
	Math.abs(a) === 1 ? num(raised.mul(a)) : times(a, num(raised));

type Shape = { a: number; b: Fraction; base: Expression; h: number; k: number };
type Feature = { asks: Prose; right: Prose; wrong: Wrong[]; steps: Line[]; hint: Prose };

export function features(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const [a, b] = [draw.int('a'), baseOf(draw.int('b'))];
	const h = draw.has('h') ? draw.int('h') : 0;
	const k = draw.has('k') ? draw.int('k') : draw.has('c') ? draw.int('c') : 0;
	if (a === 0 || b.equals(1) || b.equals(Math.abs(a))) return undefined;
	const isRate = ask === 'growth or decay';
	if (isRate && a < 0) return undefined;
	const base = draw.has('c') && b.d !== 1n ? exactDecimal(b) : num(b);
	const shape = { a, b, base, h, k: isRate ? 0 : k };
	const made = FEATURES[ask]?.(shape);
	const answer = made && distinctChoices(made.right, ...made.wrong);
	if (!answer) return undefined;
	const rule = equation(f, exponential(a, base, polynomialExpression(linear(1, 'x', -h)), shape.k));
	return {
		prompt: say`Consider the function ${rule}. ${made.asks}`,
		answer,
		steps: [...made.steps, sentence(say`The right choice is: ${made.right}.`)],
		hints: [made.hint],
	};
}

const value = (one: Fraction): Prose => ({ parts: [one.d === 1n ? num(one) : shownFraction(one)] });
/** Tenths and hundredths stay decimals, other fractions are fractions. */
const shownFraction = (one: Fraction): Expression =>
	[5n, 10n, 20n, 25n, 50n, 100n].includes(one.d) ? exactDecimal(one) : num(one);

const FEATURES: Readonly<Record<string, (shape: Shape) => Feature | undefined>> = {
	domain: () => ({
		asks: say`What is the domain?`,
		right: say`all real numbers`,
		wrong: [
			[say`only the numbers ${relation('x', '>', 0)}`, 'gave the range of a power for the domain'],
			[say`only the numbers ${relation('x', '\\ge', 0)}`, 'left out negative exponents'],
			[say`only the numbers ${relation('x', '\\ne', 0)}`, 'left out the exponent 0'],
		],
		steps: [
			sentence(say`The letter x stands in the exponent.`),
			sentence(say`A positive base can be raised to any real power: positive, zero or negative.`),
		],
		hint: say`Which exponents can a positive base have?`,
	}),
	range: ({ a, base, k }) => {
		const [sign, other] = a > 0 ? (['>', '<'] as const) : (['<', '>'] as const);
		return {
			asks: say`What is the range?`,
			right: { parts: [relation('y', sign, k)] },
			wrong: [
				[{ parts: [relation('y', other, k)] }, 'took the wrong side of the asymptote'],
				[
					{ parts: [relation('y', a > 0 ? '\\ge' : '\\le', k)] },
					'counted the asymptote as a value',
				],
				[say`all real numbers`, 'gave the domain'],
			],
			steps: [
				sentence(say`A power of ${base} is always positive and comes as close to 0 as we like.`),
				sentence(
					say`The factor ${a} is ${a > 0 ? 'positive' : 'negative'}, so the first part of the rule is always ${a > 0 ? 'above' : 'below'} 0${k === 0 ? say`.` : say`. Then ${k} is added.`}`,
				),
			],
			hint: say`Which values can the power take? What do the factor and the constant do to them?`,
		};
	},
	asymptote: ({ a, b, base, k }) => {
		const at = (name: string, place: Fraction | number): Prose => ({
			parts: [equation(name, num(place))],
		});
		return {
			asks: say`Which line is the asymptote of its graph?`,
			right: at('y', k),
			wrong: [
				[at('x', k), 'gave a vertical line'],
				k === 0
					? [{ parts: [equation('y', base)] }, 'took the base']
					: [at('y', -k), 'changed the sign of the constant'],
				[at('y', a + k), 'took the value at the exponent 0'],
				[at('y', b.add(k).add(1)), 'added the base'],
			],
			steps: [
				sentence(
					say`For large ${b.gt(1) ? 'negative' : 'positive'} values of x the power of ${base} comes close to 0.`,
				),
				sentence(say`The values of the function then come close to ${k}.`),
			],
			hint: say`Which value does the power come close to, far out to one side?`,
		};
	},
	'y-intercept': ({ a, b, base, h, k }) => {
		const raised = b.pow(-h);
		const right = raised.mul(a).add(k);
		if (right.d > 128n) return undefined;
		const wrong: Wrong[] = [
			...(h === 0
				? []
				: ([
						[value(new Fraction(a + k)), 'left out the shift in the exponent'],
						[value(b.pow(h).mul(a).add(k)), 'took the wrong sign of the exponent'],
					] satisfies Wrong[])),
			...(k === 0
				? []
				: ([
						[value(raised.mul(a)), 'left out the constant'],
						[value(new Fraction(k)), 'gave the asymptote'],
					] satisfies Wrong[])),
			[value(b.mul(a).add(k)), 'put 1 in place of x'],
			[value(new Fraction(k)), 'took a power with the exponent 0 as 0'],
			[value(b), 'gave the base'],
		];
		return {
			asks: say`What is the y-intercept of its graph?`,
			right: value(right),
			wrong,
			steps: [
				line(equation(call('f', 0), exponential(a, base, num(-h), k)), 'put 0 in place of x'),
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
								`the power is ${raised.toFraction()}`,
							),
						]),
				line(equation(call('f', 0), value(right).parts[0] as Expression)),
			],
			hint: say`Which value does x have where the graph meets the y-axis?`,
		};
	},
	'increasing or decreasing': ({ a, b, base }) => direction(a, b, base),
	'growth or decay': ({ b, base }) => growth(b, base),
};

function direction(a: number, b: Fraction, base: Expression): Feature {
	const words = (up: boolean, above: boolean) =>
		say`${up ? 'increasing' : 'decreasing'}, and always ${above ? 'above' : 'below'} the x-axis`;
	const [up, above] = [a > 0 === b.gt(1), a > 0];
	return {
		asks: say`Is the graph increasing or decreasing, and on which side of the x-axis does it lie?`,
		right: words(up, above),
		wrong: [
			[words(!up, above), 'mixed up increasing and decreasing'],
			[words(up, !above), 'overlooked the sign of the factor'],
			[words(!up, !above), 'got both the sign and the direction wrong'],
		],
		steps: [
			sentence(
				say`The base ${base} is ${b.gt(1) ? 'greater' : 'less'} than 1, so its powers ${b.gt(1) ? 'increase' : 'decrease'} as x grows.`,
			),
			sentence(
				a > 0
					? say`The factor ${a} is positive: the values stay positive, and the direction stays the same.`
					: say`The factor ${a} is negative: all values are negative, and the direction turns round.`,
			),
		],
		hint: say`Look at the base first: is it greater or less than 1? Then look at the sign of the factor.`,
	};
}

function growth(b: Fraction, base: Expression): Feature {
	const words = (grows: boolean, factor: Prose) =>
		say`exponential ${grows ? 'growth' : 'decay'} with the factor ${factor}`;
	const grows = b.gt(1);
	const shown: Prose = { parts: [base] };
	const turned: Prose = { parts: [num(b.inverse())] };
	return {
		asks: say`Does it show exponential growth or decay, and by which factor are its values multiplied when x goes up by 1?`,
		right: words(grows, shown),
		wrong: [
			[words(!grows, shown), 'mixed up growth and decay'],
			[words(grows, turned), 'took the reciprocal of the factor'],
			[words(!grows, turned), 'read the function from right to left'],
		],
		steps: [
			sentence(
				say`When x goes up by 1, the exponent goes up by 1: the value is multiplied by the base ${base}.`,
			),
			sentence(
				say`This is ${relation(base, grows ? '>' : '<', 1)}, so the values get ${grows ? 'larger' : 'smaller'}.`,
			),
		],
		hint: say`Compare the base with 1.`,
	};
}
