/** quad.ineq: quadratic inequalities by zeros and test points. */
import Fraction from 'fraction.js';
import { equation, num, opposite, relation, sum, symbol } from '../../../../math/expression.ts';
import type { Expression } from '../../../../math/expression.ts';
import {
	betweenInterval,
	isLess,
	isStrict,
	rayInterval,
	type Sign,
	signNamed,
} from '../../../../math/inequality.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { type Flight, flightStory, flyingThing, heightRule } from '../../../contexts/flights.ts';
import { isSquare } from '../../../../math/surd.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { money, union } from '../../../../math/notation.ts';
import {
	discriminantValue,
	rootsOf,
	standardForm,
	valueAt,
	type WholeQuadratic,
} from '../../../../math/quadratic.ts';
import { substituted, termsAt } from '../../../steps/vertex-lines.ts';

const T = symbol('t');
const X = symbol('x');

export const skills: Skills = {
	'Solve a quadratic inequality'(draw) {
		const [a, p, q] = [draw.int('a'), draw.int('p'), draw.int('q')];
		const sign = signNamed(draw.inTurn('rel'));
		const whole = { a, b: -a * (p + q), c: a * p * q };
		if (q - p < 2 || (p + q === 0 && p * q === 0)) return undefined;
		const problem = relation(standardForm(whole), sign, 0);
		const answer = written('interval', solutionOf(whole, sign, new Fraction(p), new Fraction(q)));
		return {
			prompt: say`Solve ${problem}. Write the solution in interval notation.`,
			answer: withMisconceptions(
				answer,
				[
					written(
						'interval',
						solutionOf({ ...whole, a: -a }, sign, new Fraction(p), new Fraction(q)),
					),
					isBetween(whole, sign)
						? 'gave the values outside the zeros instead of those between them'
						: 'gave the values between the zeros instead of those outside them',
				],
				[
					written(
						'interval',
						solutionOf(whole, OTHER_ENDS[sign], new Fraction(p), new Fraction(q)),
					),
					isStrict(sign) ? 'included the zeros' : 'excluded the zeros',
				],
				[
					written('interval', solutionOf(whole, sign, new Fraction(-q), new Fraction(-p))),
					'used the opposites of the zeros',
				],
			),
			steps: [
				line(problem),
				...factorSolvingLines(whole, 'x', 'to find the zeros, set the expression equal to 0'),
				sentence(
					say`The zeros ${p} and ${q} divide the number line into three intervals. Test one number from each interval.`,
					'the expression can change sign only at its zeros',
				),
				...testLines(whole, p, q),
				withFigure(
					sentence(
						say`The solution in interval notation is ${answer.body}.`,
						endsReason(whole, sign),
					),
					{ kind: 'set on a number line' },
				),
			],
			hints: [
				say`What are the zeros of the quadratic expression?`,
				say`On which of the three intervals is the inequality true?`,
			],
		};
	},

	'Solve height and profit inequalities': (draw) => caseOf(MODELS, draw.inTurn('ctx'))(draw),
};

const OTHER_ENDS: Readonly<Record<Sign, Sign>> = {
	'<': '\\le',
	'>': '\\ge',
	'\\le': '<',
	'\\ge': '>',
};

/** Whether ax² + bx + c is on the wanted side of 0 between its zeros. */
const isBetween = ({ a }: WholeQuadratic, sign: Sign): boolean => isLess(sign) === a > 0;

function endsReason(whole: WholeQuadratic, sign: Sign): string {
	const where = `the expression is ${isLess(sign) ? 'negative' : 'positive'} ${isBetween(whole, sign) ? 'between' : 'outside'} the zeros`;
	return isStrict(sign)
		? `${where}; the inequality is strict, so the zeros are not included`
		: `${where}; the two sides may be equal, so the zeros are included`;
}

/** All numbers with ax² + bx + c on the side of 0 that `sign` names; the zeros are low and high. */
function solutionOf(whole: WholeQuadratic, sign: Sign, low: Fraction, high: Fraction): Expression {
	const inner: Sign = isStrict(sign) ? '<' : '\\le';
	const outer: Sign = isStrict(sign) ? '>' : '\\ge';
	return isBetween(whole, sign)
		? betweenInterval(low, inner, inner, high)
		: union(rayInterval(inner, low), rayInterval(outer, high));
}

/** One number left of the zeros, one between them (0 where it lies there), one right of them. */
function testLines(whole: WholeQuadratic, p: number, q: number): Line[] {
	const middle = p < 0 && q > 0 ? 0 : Math.ceil((p + q) / 2);
	return [p - 1, middle, q + 1].map((x) => {
		const value = valueAt(whole, x);
		const side = value.gt(0) ? 'positive' : 'negative';
		return x === 0
			? sentence(
					say`At ${equation('x', 0)}, the expression equals ${num(value)}, so it is ${side}.`,
					'the terms with x are 0, so only the constant term is left',
				)
			: line(
					equation(
						equation(
							substituted(whole, x),
							sum(...termsAt(whole, x).values.map((one) => num(one))),
						),
						num(value),
					),
					`substitute ${x} for x: the expression is ${side}`,
				);
	});
}

const MODELS: Readonly<Record<string, (draw: Draw) => Draft | undefined>> = {
	height(draw) {
		const [v, s, height] = [draw.int('v'), draw.int('s'), draw.int('h')];
		const whole = { a: -16, b: v, c: s - height };
		if (height <= s) return undefined;
		const flight: Flight = { g: new Fraction(16), v, s, unit: 'feet' };
		const rule = heightRule(flight);
		return model(whole, {
			prompt: say`${flightStory(flight)} For which times ${T} is the ${flyingThing(flight)} more than ${height} feet above the ground? Write your answer in interval notation.`,
			bound: say`the height exactly ${height} feet`,
			letter: 't',
			inequality: relation(rule, '>', height),
			condition: `the height must be greater than ${height}`,
			sign: '>',
			moved: height,
			result: `The ${flyingThing(flight)} is more than ${height} feet above the ground between these two times. In interval notation, the set of all such times, in seconds, is`,
		});
	},
	profit(draw) {
		const [v, s, profit] = [draw.int('v'), draw.int('s'), draw.int('h')];
		const whole = { a: -1, b: v, c: -s - profit };
		// At most 40 candles at any price.
		if (s === 0 || v > 40) return undefined;
		const rule = sum(standardForm({ a: -1, b: v, c: 0 }), opposite(num(s)));
		return model(whole, {
			prompt: say`A student sells homemade candles at a craft fair. Let ${X} be the price of one candle and ${symbol('P')} the profit from the fair, both in dollars. The profit is given by ${equation('P', rule)}. For which prices ${X} is the profit at least ${money(profit)}? Write your answer in interval notation.`,
			bound: say`the profit exactly ${money(profit)}`,
			letter: 'x',
			inequality: relation(rule, '\\ge', profit),
			condition: `the profit must be at least ${profit}`,
			sign: '\\ge',
			moved: profit,
			result: `The profit is at least \\$${profit} at these two prices and at every price between them. In interval notation, the set of all such prices, in dollars, is`,
		});
	},
};

type Model = {
	prompt: Prose;
	/** The quantity where it reaches the bound: "the height exactly 48 feet". */
	bound: Prose;
	letter: string;
	inequality: Expression;
	/** Why the inequality holds: "the height must be greater than 48". */
	condition: string;
	sign: Sign;
	/** What goes from the right side to the left. */
	moved: number;
	result: string;
};

/** A parabola that opens down is above 0 between its zeros; both must be rational. */
function model(
	whole: WholeQuadratic,
	{ prompt, bound, letter, inequality, condition, sign, moved, result }: Model,
): Draft | undefined {
	const roots = rootsOf(whole);
	if (!isSquare(discriminantValue(whole)) || roots.kind !== 'rational') return undefined;
	const [low, high] = roots.values;
	if (!low || !high || low.lte(0)) return undefined;
	const answer = written('interval', solutionOf(whole, sign, low, high));
	return {
		prompt,
		answer: withMisconceptions(
			answer,
			[
				written('interval', solutionOf({ ...whole, a: -whole.a }, sign, low, high)),
				'gave the values outside the zeros instead of those between them',
			],
			[
				written('interval', solutionOf(whole, OTHER_ENDS[sign], low, high)),
				isStrict(sign) ? 'included the endpoints' : 'excluded the endpoints',
			],
		),
		steps: [
			line(inequality, condition),
			line(relation(standardForm(whole, letter), sign, 0), `subtract ${moved} from both sides`),
			...factorSolvingLines(whole, letter, 'to find the zeros, set the expression equal to 0'),
			sentence(
				say`The parabola ${equation('y', standardForm(whole, letter))} opens down, so this expression is positive between the zeros.`,
				'its leading coefficient is negative',
			),
			withFigure(sentence(say`${result} ${answer.body}.`), { kind: 'set on a number line' }),
		],
		hints: [say`When is ${bound}?`, say`Does the parabola open up or down?`],
	};
}
