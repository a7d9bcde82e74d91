/** Domain, range, asymptote and intercept of a changed parent. */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { INFINITY, interval, union } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	onlyIf,
	rational,
	sentence,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import {
	type Change,
	changedRule,
	exponential,
	NO_CHANGE,
	type Parent,
	parentNamed,
} from '../../../steps/parents.ts';
import { workedOut } from '../../../steps/rule-value.ts';
import { withChange } from './changes.ts';
import { imageOfPoint } from './point.ts';

const LOW = opposite(INFINITY);
const ALL = interval(LOW, INFINITY, '()');
const without = (at: number): Expression =>
	union(interval(LOW, at, '()'), interval(at, INFINITY, '()'));

/** What keeps an input or an output from being any real number. */
const limitOf = ({ name }: Parent, isDomain: boolean): string => {
	if (name === 'reciprocal')
		return isDomain
			? 'the denominator must not be 0'
			: 'the graph never meets its horizontal asymptote';
	return isDomain ? 'the radicand must be 0 or greater' : 'the graph has a lowest point';
};

export function domainOrRange(draw: Draw): Draft | undefined {
	const parent = parentNamed(draw.inTurn('parent'));
	const [d, c, ask] = [draw.int('d'), draw.int('c'), draw.choice('ask')];
	if (d === 0 || c === 0) return undefined;
	const isDomain = ask === 'domain';
	const [at, name] = isDomain ? [d, 'x'] : [c, 'y'];
	const answer =
		parent.name === 'reciprocal'
			? without(at)
			: isDomain && parent.name !== 'square root'
				? ALL
				: interval(at, INFINITY, '[)');
	const setAt = (end: number) =>
		written(
			'interval',
			parent.name === 'reciprocal' ? without(end) : interval(end, INFINITY, '[)'),
		);
	if (answer === ALL && draw.random.int(0, 2) > 0) return undefined;
	if (answer !== ALL && c === d) return undefined; // the two translations must differ
	const reason =
		parent.name === 'reciprocal'
			? isDomain
				? say`${relation(sum('x', -d), '\\ne', 0)}, so ${relation('x', '\\ne', d)}.`
				: say`The fraction takes on every value except 0, so ${symbol(name)} takes on every value except ${at}.`
			: answer === ALL
				? say`The rule is defined for all real numbers.`
				: isDomain
					? say`${relation(sum('x', -d), '\\ge', 0)}, so ${relation('x', '\\ge', d)}.`
					: say`So the translated function takes on every value greater than or equal to ${c}.`;
	const ofParent =
		isDomain || parent.name === 'reciprocal'
			? []
			: [
					sentence(
						say`The parent function, ${equation('y', parent.write(symbol('x')))}, takes on every value greater than or equal to 0.`,
					),
				];
	const why =
		answer === ALL
			? undefined
			: isDomain
				? parent.name === 'reciprocal'
					? 'the denominator must not be 0'
					: 'the radicand must be 0 or greater'
				: `the translation ${c > 0 ? 'adds' : 'subtracts'} ${Math.abs(c)} ${c > 0 ? 'to' : 'from'} every value`;
	return {
		prompt: say`Give the ${ask} of ${equation('y', changedRule(parent, { ...NO_CHANGE, d, c }, 'x'))} in interval notation.`,
		answer: withMisconceptions(
			written('interval', answer),
			...(answer === ALL
				? ([
						[setAt(d), 'started the domain at the vertex'],
						[setAt(c), 'gave the range'],
					] satisfies WrongAnswer[])
				: ([
						[
							setAt(-at),
							`used the opposite sign for the ${isDomain ? 'horizontal' : 'vertical'} translation`,
						],
						[
							setAt(isDomain ? c : d),
							isDomain
								? 'used the vertical translation instead of the horizontal one'
								: 'used the horizontal translation instead of the vertical one',
						],
						[
							written('interval', ALL),
							`gave all real numbers, although ${limitOf(parent, isDomain)}`,
						],
						...(parent.name === 'reciprocal'
							? []
							: [
									[
										written('interval', interval(LOW, at, '(]')),
										isDomain
											? 'extended the graph to the left instead of to the right'
											: 'treated the least value as the greatest value',
									] as const,
								]),
					] satisfies WrongAnswer[])),
		),
		steps: [
			...ofParent,
			sentence(reason, why),
			withFigure(sentence(say`The ${ask} is ${answer}.`), { kind: 'set on a number line' }),
		],
		hints: [
			isDomain
				? parent.name === 'reciprocal'
					? say`For which value of ${symbol('x')} is the denominator 0?`
					: answer === ALL
						? say`Are there any values of ${symbol('x')} that you cannot substitute into the rule?`
						: say`Which values can the radicand have?`
				: say`What values does the parent function take on? How does the translation change them?`,
		],
	};
}

export function exponentialFeature(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const [b, a, d, c] = [draw.int('b'), draw.int('a'), draw.int('d'), draw.int('c')];
	const parent = exponential(b);
	const change: Change = { a, k: 1, d, c };
	if (d === 0 || c === 0) return undefined;
	const rule = equation('y', changedRule(parent, change, 'x'));
	if (ask === 'image of a point') {
		const x = draw.random.pick([0, 1, 2]);
		return imageOfPoint(x, b ** x, change, parent);
	}
	if (ask === 'asymptote')
		return {
			prompt: say`Write the equation of the horizontal asymptote of ${rule}.`,
			answer: withMisconceptions(
				written('equation', equation('y', c)),
				[
					written('equation', equation('y', -c)),
					'used the opposite sign for the vertical translation',
				],
				[written('equation', equation('y', 0)), 'ignored the vertical translation'],
				[
					written('equation', equation('x', d)),
					'used the horizontal translation to write a vertical line',
				],
				...onlyIf(a !== 1, [
					written('equation', equation('y', a)),
					'used the coefficient of the power instead of the vertical translation',
				]),
			),
			steps: [
				sentence(
					say`As ${symbol('x')} decreases without bound, ${power(b, sum('x', -d))} approaches 0, so ${symbol('y')} approaches ${c}.`,
				),
				withChange(
					sentence(say`So the horizontal asymptote is ${equation('y', c)}.`),
					parent,
					change,
					{ level: c },
				),
			],
			hints: [
				say`What value does ${symbol('y')} approach as ${power(b, sum('x', -d))} approaches 0?`,
			],
		};
	if (ask === 'range') {
		if (a === c) return undefined; // the coefficient must not be the bound
		const range = a > 0 ? interval(c, INFINITY, '()') : interval(LOW, c, '()');
		return {
			prompt: say`Give the range of ${rule} in interval notation.`,
			answer: withMisconceptions(
				written('interval', range),
				[
					written('interval', a > 0 ? interval(LOW, c, '()') : interval(c, INFINITY, '()')),
					`placed the graph ${a > 0 ? 'below' : 'above'} the asymptote`,
				],
				[
					written('interval', a > 0 ? interval(c, INFINITY, '[)') : interval(LOW, c, '(]')),
					'included the y-value of the horizontal asymptote',
				],
				[written('interval', ALL), 'gave the domain'],
			),
			steps: [
				sentence(
					say`The horizontal asymptote is ${equation('y', c)}.`,
					`the power of ${b} approaches 0 but is never 0`,
				),
				sentence(
					say`The graph is ${a > 0 ? 'above' : 'below'} the asymptote, so ${symbol('y')} takes on every value ${a > 0 ? 'greater' : 'less'} than ${c}.`,
					a > 0
						? 'the power takes on every positive value, and its coefficient is positive'
						: 'the power takes on every positive value, but its coefficient is negative',
				),
				sentence(say`The range is ${range}.`),
			],
			hints: [say`What is the horizontal asymptote? Is the graph above or below it?`],
		};
	}
	const height = new Fraction(b).pow(-d)?.mul(a).add(c);
	if (!height || Math.abs(d) > 3) return undefined;
	const start = sum(a === 1 ? power(b, -d) : product(a, { kind: 'brackets', of: power(b, -d) }), c);
	return {
		prompt: say`Find the ${symbol('y')}-intercept of the graph of ${rule}.${height.d === 1n ? '' : ' Give the exact value.'}`,
		answer: withMisconceptions(
			rational(height),
			[rational(a + c), 'ignored the horizontal translation'],
			[rational(new Fraction(b ** d * a).add(c)), 'used the opposite sign in the exponent'],
			[rational(height.sub(c)), 'left out the vertical translation'],
		),
		steps: [
			line(equation('y', changedRule(parent, change, num(0))), 'at the y-intercept, x = 0'),
			line(continued(start), 'simplify the exponent'),
			...workedOut(start),
			withChange(sentence(say`The ${symbol('y')}-intercept is ${num(height)}.`), parent, change, {
				points: [[0, height]],
			}),
		],
		hints: [say`What is the value of ${symbol('x')} at every point on the ${symbol('y')}-axis?`],
	};
}
