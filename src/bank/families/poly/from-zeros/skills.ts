/** poly.from-zeros: the polynomial with given zeros through a point. */
import Fraction from 'fraction.js';
import {
	type Coefficients,
	expanded,
	factoredForm,
	valueAt,
	withZeros,
	written,
	zeroAt,
} from '../../../../math/coefficients.ts';
import { complexNumber, productTerms } from '../../../../math/complex-number.ts';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import { timesRoot } from '../../../../math/quadratic.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	polynomial,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { isReadable, type Meeting, polynomialGraph } from '../../../figures/polynomial-graph.ts';
import { expandingLines } from './expanded-product.ts';
import { leadLines, productMisconceptions, throughPoint } from './point.ts';

// Cubic models: a folded box, a profit with known break-even points, a tank that grows in every direction.

const cubicModel = (draw: Draw): Draft | undefined =>
	caseOf({ box, profit, tank }, draw.inTurn('ctx'))(draw);

function box(draw: Draw): Draft | undefined {
	const [length, width, cut] = [draw.int('L'), draw.int('W'), draw.int('x')];
	if (width >= length || width - 2 * cut < 2 || length > 2.5 * width) return undefined;
	const [long, wide] = [length - 2 * cut, width - 2 * cut];
	const side = (whole: number, x: Expression): Expression => brackets(sum(whole, product(-2, x)));
	return modelled({
		prompt: say`A rectangular sheet of cardboard is ${length} centimetres long and ${width} centimetres wide. A square with sides of ${symbol('x')} centimetres is cut out of each corner, and the sides are folded up to make an open box. Write a model ${call('V', 'x')} for the volume of the box. Use it to find the volume, in cubic centimetres, when ${equation('x', cut)}.`,
		volume: (x) => product(x, side(length, x), side(width, x)),
		naming: sentence(
			say`The bottom of the box is ${sum(length, product(-2, 'x'))} centimetres long and ${sum(width, product(-2, 'x'))} centimetres wide, and the height is ${symbol('x')} centimetres.`,
			'a square with sides of x centimetres is cut off at both ends of each side',
		),
		at: cut,
		measurements: [cut, long, wide],
		hint: say`How long and how wide is the bottom of the box after the cuts? How high is the box?`,
		wrong: [
			[cut * (length - cut) * (width - cut), 'subtracted x only once from each side'],
			[
				cut * length * width,
				'used the full length and width of the sheet for the bottom of the box',
			],
		],
	});
}

function tank(draw: Draw): Draft | undefined {
	const [length, width, more] = [draw.int('L'), draw.int('W'), draw.int('x')];
	const height = draw.random.int(8, 25);
	if (width >= length || more < 2) return undefined;
	return modelled({
		prompt: say`A glass tank is ${length} centimetres long, ${width} centimetres wide, and ${height} centimetres tall. A larger tank is ${symbol('x')} centimetres longer, wider, and taller. Write a model ${call('V', 'x')} for the volume of the larger tank. Use it to find the volume, in cubic centimetres, when ${equation('x', more)}.`,
		volume: (x) => product(...[length, width, height].map((one) => brackets(sum(x, one)))),
		naming: sentence(
			say`The larger tank is ${sum('x', length)} centimetres long, ${sum('x', width)} centimetres wide, and ${sum('x', height)} centimetres tall.`,
			'each dimension is x centimetres greater than that of the smaller tank',
		),
		at: more,
		measurements: [length + more, width + more, height + more],
		hint: say`What are the three dimensions of the larger tank in terms of ${symbol('x')}?`,
		wrong: [
			[length * width * height, 'gave the volume of the smaller tank'],
			[
				length * width * height + more ** 3,
				'added the cube of x to the volume of the smaller tank',
			],
		],
	});
}

/** P = a x(x − p)(q − x), written with a positive profit between the break-even points. */
function profit(draw: Draw): Draft | undefined {
	const high = draw.int('L') / 2;
	const low = draw.random.int(2, 4);
	const sold = draw.int('x');
	const known = draw.random.int(low + 1, high - 1);
	const lead = draw.random.int(1, 3);
	const value = (x: number) => lead * x * (x - low) * (high - x);
	const reversed = (x: number) => x * (x + low) * (high + x);
	if (sold <= low || sold >= high || known === sold || high < low + 3) return undefined;
	if (lead === 1) return undefined;
	const name = call('P', 'x');
	const factors = (x: Expression): Expression[] => [
		x.kind === 'number' ? brackets(x) : x,
		brackets(sum(x, -low)),
		brackets(difference(high, x)),
	];
	const answer = withUnit(rational(value(sold)), 'thousand dollars');
	const withKnown = known * (known - low) * (high - known);
	return {
		prompt: say`The profit of a company, in thousands of dollars, is modelled by a cubic function ${name}, where ${symbol('x')} is the number of items sold, in thousands. The profit is 0 when ${equation('x', 0)}, ${equation('x', low)}, or ${equation('x', high)}, and it is ${value(known)} when ${equation('x', known)}. Find the profit when ${equation('x', sold)}, in thousands of dollars.`,
		answer: withMisconceptions(
			answer,
			[rational(value(sold) / lead), 'left out the constant factor a'],
			[
				rational(new Fraction(value(known), reversed(known)).mul(reversed(sold))),
				'used plus signs instead of minus signs in the factors',
			],
			[rational(value(known)), 'gave the known profit'],
		),
		steps: [
			line(
				equation(name, product('a', ...factors(symbol('x')))),
				`each zero gives a factor: ${high} − x is 0 when x = ${high}, and positive when x is less than ${high}`,
			),
			line(
				equation(num(value(known)), product('a', ...factors(num(known)))),
				`substitute x = ${known} and P(x) = ${value(known)}`,
			),
			line(
				equation(num(value(known)), times('a', known, known - low, high - known)),
				'simplify each factor',
			),
			line(equation(num(value(known)), product(withKnown, 'a')), 'multiply'),
			line(equation('a', lead), `divide both sides by ${withKnown}`),
			line(
				equation(call('P', sold), product(num(lead), ...factors(num(sold)))),
				`substitute a = ${lead} and x = ${sold}`,
			),
			line(continued(times(lead, sold, sold - low, high - sold)), 'simplify each factor'),
			line(continued(value(sold)), 'multiply'),
			sentence(say`The profit is ${answer.body}.`),
		],
		hints: [say`Which factor does each zero give? How can you use the known profit?`],
	};
}

type Model = {
	prompt: Prose;
	/** The volume for a value of x. */
	volume: (x: Expression) => Expression;
	/** The three measurements in terms of x. */
	naming: Line;
	/** The value of x, then the three measurements for it. */
	at: number;
	measurements: readonly [number, number, number];
	hint: Prose;
	wrong: readonly [volume: number, why: string][];
};

function modelled({ prompt, volume, naming, at, measurements, hint, wrong }: Model): Draft {
	const [first, second, third] = measurements;
	const answer = withUnit(rational(first * second * third), 'cubic centimetres');
	return {
		prompt,
		answer: withMisconceptions(
			answer,
			...wrong.map(([value, done]): WrongAnswer => [rational(value), done]),
		),
		steps: [
			naming,
			line(
				equation(call('V', 'x'), volume(symbol('x'))),
				'volume is length times width times height',
			),
			line(equation(call('V', at), volume(num(at))), `substitute x = ${at}`),
			line(continued(times(first, second, third)), 'simplify each factor'),
			line(continued(first * second * third), 'multiply'),
			sentence(say`The volume is ${answer.body}.`),
		],
		hints: [hint],
	};
}

export const skills: Skills = {
	'Write a polynomial from zeros and a point'(draw) {
		const zeros = [draw.int('p'), draw.int('q'), draw.int('r')];
		if (new Set(zeros).size < 3) return undefined;
		const sorted = zeros.toSorted((a, b) => a - b);
		const double = draw.random.int(0, 2) === 0 ? draw.random.pick(sorted) : undefined;
		const factors = [...sorted, ...(double === undefined ? [] : [double])]
			.toSorted((a, b) => a - b)
			.map((zero) => zeroAt(zero));
		const listed = joinedByAnd(sorted.map((zero) => num(zero)));
		return throughPoint({
			intro:
				double === undefined
					? say`A cubic function ${symbol('f')} has zeros ${listed}.`
					: say`A quartic function ${symbol('f')} has zeros ${listed}. The zero ${double} is a double zero.`,
			factors,
			lead: draw.int('a'),
			x: draw.int('x'),
		});
	},

	'Find a member of a family of polynomials'(draw) {
		const [p, q] = [draw.int('p'), draw.int('q')];
		const surd = draw.inTurn('surd') === 'yes';
		const third = draw.random.int(-3, 3);
		if (surd ? ![2, 3, 5, 6].includes(q) : new Set([p, q, third]).size < 3) return undefined;
		const zeros: Expression[] = surd
			? [num(p), opposite(root(q)), root(q)]
			: [p, q, third].toSorted((a, b) => a - b).map((zero) => num(zero));
		const factors: Coefficients[] = surd
			? [zeroAt(p), [1, 0, -q]]
			: [p, q, third].toSorted((a, b) => a - b).map((zero) => zeroAt(zero));
		return throughPoint({
			intro: say`All cubic functions with zeros ${joinedByAnd(zeros)} form a family.`,
			factors,
			lead: draw.int('k'),
			x: draw.int('x'),
			member: true,
			...(surd
				? {
						pair: [
							sentence(
								say`The zero ${opposite(root(q))} gives the factor ${sum('x', root(q))}, and the zero ${root(q)} gives the factor ${difference('x', root(q))}.`,
								'a factor x − p is 0 when x = p',
							),
							line(
								equation(
									product(brackets(sum('x', root(q))), brackets(difference('x', root(q)))),
									written([1, 0, -q]),
								),
								'difference of squares: (u + v)(u − v) = u² − v²',
							),
						],
					}
				: {}),
		});
	},

	'Write a polynomial with given zeros': givenZeros,
	'Write a polynomial from its graph': equationFromGraph,
	'Model volume or profit with a cubic': cubicModel,
};

/** A real zero, and two integers or one member of a pair of conjugates. */
function givenZeros(draw: Draw) {
	const [p, q] = [draw.int('p'), draw.int('q')];
	const pair = draw.inTurn('pair');
	const zero = draw.random.int(-4, 4);
	const base = { lead: draw.int('a'), x: draw.random.int(-2, 2) };
	if (pair === 'two integers') {
		const zeros = [p, q, zero].toSorted((a, b) => a - b);
		if (new Set(zeros).size < 3) return undefined;
		return throughPoint({
			...base,
			intro: say`A polynomial function ${symbol('f')} of degree 3 has zeros ${joinedByAnd(zeros.map((one) => num(one)))}.`,
			factors: zeros.map((one) => zeroAt(one)),
		});
	}
	const size = Math.abs(q);
	const isSurd = pair.includes('√');
	if (isSurd ? ![2, 3, 5].includes(size) : size === 0) return undefined;
	const member = (sign: 1 | -1): Expression => {
		if (!isSurd) return complexNumber(p, sign * size);
		return p === 0 ? timesRoot(sign, size) : sum(p, timesRoot(sign, size));
	};
	const quadratic = [1, -2 * p, p * p + (isSurd ? -size : size * size)];
	return throughPoint({
		...base,
		intro: say`A polynomial function ${symbol('f')} of degree 3 with ${isSurd ? 'rational' : 'real'} coefficients has zeros ${zero} and ${member(1)}.`,
		factors: [zeroAt(zero), quadratic],
		pairHint: say`Since the coefficients are ${isSurd ? 'rational' : 'real'}, what must the third zero be?`,
		pair: [
			sentence(
				say`The conjugate ${member(-1)} is also a zero.`,
				`the coefficients are ${isSurd ? 'rational' : 'real'}`,
			),
			...conjugateLines(p, size, isSurd, [member(1), member(-1)]),
			sentence(
				say`The product of their factors is ${written(quadratic)}.`,
				'(x − r)(x − s) = x² − (r + s)x + rs',
			),
		],
	});
}

/** The sum and the product of p ± v, where v is √size or, for complex numbers, size times i. */
function conjugateLines(
	p: number,
	size: number,
	isSurd: boolean,
	[one, other]: readonly [Expression, Expression],
): Line[] {
	const v = brackets(isSurd ? root(size) : complexNumber(0, size));
	const vSquared = isSurd ? size : -size * size;
	const value = p * p - vSquared;
	const pair = product(brackets(one), brackets(other));
	const worked = equation(difference(power(num(p), 2), power(v, 2)), sum(p * p, -vSquared));
	return [
		sentence(
			say`The sum of the conjugates is ${equation(sum(p === 0 ? one : brackets(one), brackets(other)), 2 * p)}.`,
		),
		p === 0
			? sentence(
					say`Their product is ${equation(pair, isSurd ? value : equation(productTerms([0, size], [0, -size]), value))}.`,
					isSurd ? undefined : 'i² = −1',
				)
			: sentence(
					say`Their product is ${equation(equation(pair, worked), value)}.`,
					`(u + v)(u − v) = u² − v²${isSurd ? '' : ', and i² = −1'}`,
				),
	];
}

// The rule behind a graph: zeros, how the curve meets the axis there, and the y-intercept.

function equationFromGraph(draw: Draw): Draft | undefined {
	const [p, q, m, n] = [draw.int('p'), draw.int('q'), draw.int('m'), draw.int('n')];
	if (p === q || p === 0 || q === 0 || m + n === 2) return undefined;
	const meetings: Meeting[] = [
		{ zero: p, times: m },
		{ zero: q, times: n },
	].toSorted((one, two) => one.zero - two.zero);
	const of = withZeros(
		draw.int('a'),
		...meetings.flatMap(({ zero, times: count }) => Array.from({ length: count }, () => zero)),
	);
	const rule = expanded(of);
	const y = valueAt(rule, 0);
	if (Math.abs(y) > 150 || !isReadable(rule, meetings)) return undefined;
	const f = call('f', 'x');
	const [first, second] = meetings.map(({ zero, times: count }) => factorOf(zero, count));
	if (!first || !second) return undefined;
	return {
		prompt: say`The graph shows a polynomial function ${symbol('f')} of degree ${m + n}. It ${meetingsInWords(meetings)}, and its ${symbol('y')}-intercept is ${y}. Write ${f} as a polynomial in expanded form.`,
		answer: withMisconceptions(polynomial(written(rule)), ...productMisconceptions(of, 0, y)),
		steps: [
			sentence(
				say`The zeros give the factors ${first} and ${second}.`,
				'where the graph only touches the axis, the factor is squared',
			),
			line(
				equation(f, product('a', first, second)),
				'the polynomial is the product of these factors and a leading coefficient a',
			),
			...leadLines(of.factors, of.lead, 0, y),
			line(equation(f, factoredForm(of)), `substitute a = ${plainNumber(of.lead)}`),
			...expandingLines(of),
		],
		hints: [
			say`Which factor does each zero give, and is it squared?`,
			say`How can you use the ${symbol('y')}-intercept to find the leading coefficient ${symbol('a')}?`,
		],
		figure: polynomialGraph(rule, meetings),
	};
}

const factorOf = (zero: number, count: number) =>
	factoredForm(withZeros(1, ...Array.from({ length: count }, () => zero)));

/** The axis is named once. */
function meetingsInWords(meetings: readonly Meeting[]): Prose {
	const [first, second] = meetings;
	if (!first || !second) return say``;
	const verb = ({ times: count }: Meeting) => (count === 1 ? 'crosses' : 'touches');
	const again = verb(first) === verb(second) ? '' : `${verb(second)} it `;
	return say`${verb(first)} the ${symbol('x')}-axis at ${first.zero} and ${again}at ${second.zero}`;
}
