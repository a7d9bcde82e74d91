/** lin.forms: slope-intercept, point-slope and standard form; horizontal and vertical lines. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	type Number,
	product,
	quotient,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import {
	fraction,
	interceptOf,
	lineEquation,
	MX_PLUS_B,
	plain,
	pointAt,
	pointSlope,
	standardForm,
} from '../../../../math/lines.ts';
import { polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	line,
	mergedByValue,
	rational,
	sentence,
	type Skill,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { fromPointSlope } from '../../../steps/line-form.ts';
import {
	IN_STANDARD_FORM,
	standardFromPoint,
	standardLines,
	standardOf,
} from '../../../steps/line-standard.ts';
import { droppedSign, wrongSolved } from '../../../steps/wrong-lines.ts';

/** The constant k of kx + by = a, from the slope or from the x-intercept of the line. */
const constantOfStandard: Skill = (draw) => {
	const [a, b, m, q] = [draw.int('a'), draw.int('b'), draw.int('m'), draw.int('q')];
	const slope = fraction(m, q);
	if (Number(slope.d) !== q || b === 1 || slope.abs().equals(1)) return undefined;
	const by = polynomialExpression([term(b, 'y')]);
	const given = equation(sum(product('k', 'x'), by), a);
	const about = say`In the ${symbol('xy')}-plane, the graph of ${given}, where ${symbol('k')} is a constant,`;
	if (draw.random.int(0, 1) === 1) {
		const k = fraction(a).div(slope);
		const wrongSign = droppedSign(a, slope);
		return {
			prompt: say`${about} crosses the ${symbol('x')}-axis at ${tuple(num(slope), 0)}. What is the value of ${symbol('k')}?`,
			answer: withMisconceptions(
				rational(k),
				...(wrongSign === undefined ? [] : [[rational(k.neg()), wrongSign] as const]),
				[rational(slope.mul(a)), 'multiplied instead of dividing'],
				[rational(k.inverse()), 'divided in the wrong order'],
			),
			steps: [
				line(given),
				line(
					equation(sum(product('k', num(slope)), product(b, num(0))), a),
					'substitute the coordinates of the point for x and y',
				),
				line(equation(product(num(slope), 'k'), a), 'any number times 0 is 0'),
				line(equation('k', num(k)), `divide both sides by ${plain(slope)}`),
			],
			hints: [say`Which values can you substitute for ${symbol('x')} and ${symbol('y')}?`],
		};
	}
	const k = slope.mul(-b);
	return {
		prompt: say`${about} is a line with slope ${num(slope)}. What is the value of ${symbol('k')}?`,
		answer: withMisconceptions(
			rational(k),
			[rational(k.neg()), 'did not change the sign of the x-term when moving it'],
			[rational(slope), 'gave the slope'],
			[rational(slope.mul(-a)), 'used the constant instead of the coefficient of y'],
		),
		steps: [
			line(given),
			line(equation(by, sum(product(-1, 'k', 'x'), a)), 'subtract kx from both sides'),
			sentence(
				say`The slope of the line is ${quotient(product(-1, 'k'), b)}.`,
				`divide every term by ${b}: the slope is the coefficient of x`,
			),
			line(equation(quotient(product(-1, 'k'), b), num(slope)), 'this is the given slope'),
			line(equation(product(-1, 'k'), num(slope.mul(b))), `multiply both sides by ${b}`),
			line(equation('k', num(k)), 'multiply both sides by -1'),
		],
		hints: [say`What is the slope of the line in terms of ${symbol('k')}?`],
	};
};

const SAME_SIDE = say`How can you get both variables on the same side?`;

export const skills: Skills = {
	'Write the equation of a horizontal or vertical line': (draw) =>
		straight(draw, draw.inTurn('kind') === 'h'),
	'Find equations of horizontal and vertical lines': (draw) =>
		straight(draw, draw.inTurn('kind') === 'horizontal'),

	'Convert point-slope form to other forms'(draw) {
		const [p, q] = [draw.int('m'), draw.int('q')];
		const at = [draw.int('x1'), draw.int('y1')] as const;
		const m = fraction(p, q);
		if (Number(m.d) !== q || at.includes(0)) return undefined;
		const given = pointSlope(m, at);
		const b = interceptOf(m, at);
		if (b.equals(0)) return undefined;
		if (draw.inTurn('to') === 'slope-intercept') {
			const [, ...rest] = fromPointSlope(m, at);
			return {
				prompt: say`Write ${given} in slope-intercept form, ${MX_PLUS_B}.`,
				answer: withMisconceptions(written('line', lineEquation(m, b)), ...wrongSolved(m, at)),
				steps: [line(given), ...rest],
				hints: m.equals(1)
					? [say`How can you isolate ${symbol('y')}?`]
					: [say`How can you remove the brackets?`, say`How can you then isolate ${symbol('y')}?`],
			};
		}
		return {
			prompt: say`Write ${given} ${IN_STANDARD_FORM}`,
			answer: inStandard(m, b, at),
			steps: [line(given), ...standardFromPoint(m, at)],
			hints: [
				...(m.equals(1)
					? []
					: [say`How can you ${m.d === 1n ? 'remove the brackets' : 'clear the fraction'}?`]),
				SAME_SIDE,
			],
		};
	},

	'Convert slope-intercept form to standard form': (draw) =>
		toStandard(draw, draw.int('b'), draw.int('r')),
	'Write an equation in standard form': (draw) => toStandard(draw, draw.int('r'), draw.int('s')),
	'Find a constant in standard form': constantOfStandard,
};

function toStandard(draw: Draw, over: number, under: number): Draft | undefined {
	const [p, q] = [draw.int('p'), draw.int('q')];
	const [m, b] = [fraction(p, q), fraction(over, under)];
	if (Number(m.d) !== q || Number(b.d) !== under) return undefined;
	const numbers = standardOf(m, b);
	if (Math.max(...numbers.map(Math.abs)) > 72) return undefined;
	return {
		prompt: say`Write ${lineEquation(m, b)} ${IN_STANDARD_FORM}`,
		answer: inStandard(m, b),
		steps: [line(lineEquation(m, b)), ...standardLines(m, b)],
		hints: [
			...(m.d === 1n && b.d === 1n
				? []
				: [
						say`What number can you multiply every term by to clear the ${m.d === 1n || b.d === 1n ? 'fraction' : 'fractions'}?`,
					]),
			SAME_SIDE,
		],
	};
}

/** Through one point, through two points, or parallel to an axis. */
function straight(draw: Draw, level: boolean): Draft | undefined {
	const at = [draw.int('x'), draw.int('y')] as const;
	const [x, y] = at;
	const [letter, value] = level ? ['y', y] : ['x', x];
	if (x === 0 || y === 0 || x === y) return undefined;
	const other = level ? [x + draw.random.int(2, 7), y] : [x, y + draw.random.int(2, 7)];
	const name = level ? 'horizontal' : 'vertical';
	const [along, across] = level ? ['x', 'y'] : ['y', 'x'];
	const second = pointAt([other[0] ?? 0, other[1] ?? 0]);
	const [given, reason] = draw.random.pick([
		[say`the ${name} line through ${pointAt(at)}`, undefined],
		[
			say`the line through ${pointAt(at)} and ${second}`,
			`both points have the same ${letter}-coordinate`,
		],
		[
			say`the line through ${pointAt(at)} that is parallel to the ${symbol(along)}-axis`,
			`it is parallel to the ${along}-axis, which is ${name}`,
		],
		[
			say`the line through ${pointAt(at)} that is perpendicular to the ${symbol(across)}-axis`,
			`it is perpendicular to the ${across}-axis, which is ${level ? 'vertical' : 'horizontal'}`,
		],
	] as const);
	// x = 8 through (8, 4) and (8, 8): y = 8 would be the horizontal line through the second point.
	if (reason?.startsWith('both') && other[0] === other[1]) return undefined;
	return {
		prompt: say`Write the equation of ${given}.`,
		answer: withMisconceptions(
			written('line', equation(letter, value)),
			[
				written('line', equation(level ? 'x' : 'y', level ? x : y)),
				`wrote the equation of the ${level ? 'vertical' : 'horizontal'} line through (${x}, ${y})`,
			],
			[written('line', equation(letter, level ? x : y)), 'used the other coordinate'],
			[
				written('line', equation(level ? 'x' : 'y', value)),
				`used ${level ? 'x' : 'y'} instead of ${letter}`,
			],
		),
		steps: [
			...(reason === undefined ? [] : [sentence(say`The line is ${name}.`, reason)]),
			sentence(
				say`Every point on the line has ${level ? 'a' : 'an'} ${symbol(letter)}-coordinate of ${value}.`,
				`the ${letter}-coordinate is the same everywhere on a ${name} line`,
			),
			line(equation(letter, value), 'write this as an equation'),
		],
		hints: [say`Which coordinate is the same for all points on this line?`],
	};
}

/** `at` is the point of a point-slope form, where one was given. */
function inStandard(m: Number, b: Number, at?: readonly [number, number]): DraftAnswer {
	const [p, q, r] = standardOf(m, b);
	const answer = (...of: Parameters<typeof standardForm>) => written('line', standardForm(...of));
	const slope = new Fraction(m);
	return withMisconceptions(
		answer(p, q, r),
		...mergedByValue(
			[answer(p, -q, -r), 'moved the x-term to the left side without changing its sign'],
			[
				answer(p, q, -r),
				q < 0
					? 'multiplied only the left side by −1'
					: 'changed the sign of the constant along with the x-term',
			],
			...(at === undefined || slope.s * slope.n === 1n
				? []
				: [
						[
							answer(...standardOf(m, new Fraction(at[1]).sub(fraction(at[0], Number(slope.d))))),
							'multiplied only the first term in the brackets on the right side',
						] as const,
					]),
		),
	);
}
