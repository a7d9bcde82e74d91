/** expf.from-data: the rule of an exponential function from points, a table or an asymptote. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { plainNumber, plainPower } from '../../../../math/plain-notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	type Line,
	line,
	onlyIf,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { baseOf, basePower, exponential } from '../../../steps/exponential.ts';
import { plain } from '../../../steps/measured.ts';

export const skills: Skills = {
	'Write an exponential function from points or a table': (draw) =>
		draw.random.int(0, 2) === 0 ? fromTable(draw, draw.int('x1')) : fromPoints(draw),
	'Write an exponential function from a table or points': (draw) =>
		draw.random.int(0, 1) === 0 ? fromTable(draw, draw.int('x1')) : fromPoints(draw),
	'Write an exponential function through two points': fromPoints,
	'Find the rule or a value of an exponential table': (draw) => fromTable(draw, draw.int('x')),
	'Write an exponential function from its asymptote and points': fromAsymptote,
	'Write a linear or exponential model': fittingModel,
};

const f = call('f', 'x');
const B = symbol('b');
const isTidy = (value: Fraction): boolean => value.d <= 40n && value.n <= 20_000n;

/** a·b^x with the power 0 evaluated and the power 1 without an exponent. */
const general = (x: number): Expression =>
	x === 0
		? { kind: 'symbol', name: 'a' }
		: product('a', { kind: 'power', base: B, exponent: num(x) });

const powerOf = (exponent: number): Expression => (exponent === 1 ? B : power(B, exponent));

function fromPoints(draw: Draw): Draft | undefined {
	const [a, b, x1, dx] = [draw.int('a'), baseOf(draw.int('b')), draw.int('x1'), draw.int('dx')];
	const [y1, y2] = [at(a, b, x1), at(a, b, x1 + dx)];
	if (b.equals(a) || !isTidy(y1) || !isTidy(y2)) return undefined;
	const x2 = x1 + dx;
	const answer = exponential(a, num(b), 'x');
	const ratio = y2.div(y1);
	/** The initial value that fits a wrong base: the point on the y-axis gives it, whatever the base is. */
	const startWith = (base: Fraction) => (x2 === 0 ? new Fraction(a) : y1.div(base.pow(x1)));
	const found = withMisconceptions(
		expression(answer),
		...onlyIf(dx > 1, [
			expression(exponential(startWith(ratio), num(ratio), 'x')),
			`did not take the ${dx === 2 ? 'square' : 'cube'} root of the quotient`,
		]),
		...onlyIf(x1 !== 0, [
			expression(exponential(y1, num(b), 'x')),
			'used the first y-coordinate as the initial value',
		]),
		[
			expression(exponential(startWith(b.inverse()), num(b.inverse()), 'x')),
			'reversed the quotient when finding b',
		],
		[expression(exponential(b, num(a), 'x')), 'switched the initial value and the base'],
	);
	return {
		prompt: say`The graph of ${equation(f, product('a', basePower(B, 'x')))}, where ${positive}, passes through ${tuple(x1, num(y1))} and ${tuple(x2, num(y2))}. Write an expression for ${f}.`,
		answer: found,
		steps: [
			...pointLines(x1, y1, 'first'),
			...pointLines(x2, y2, 'second'),
			...(x2 === 0 ? initialLines(dx, y1, a) : quotientLines(dx, y1, y2, x1)),
			...(dx === 1
				? []
				: [
						line(
							equation('b', num(b)),
							dx === 2
								? 'b is positive, so take the positive square root'
								: 'take the cube root of both sides',
						),
					]),
			...(x1 === 0 || x2 === 0 ? [] : factorLines(a, b, x1, y1)),
			line(equation(f, answer), 'substitute a and b'),
		],
		hints: [
			x1 === 0 || x2 === 0
				? say`What equation does each point give? Which of the two gives the value of ${symbol('a')} directly?`
				: say`Write one equation for each point. How can you eliminate ${symbol('a')} from the two equations?`,
		],
	};
}

const positive: Expression = {
	kind: 'relation',
	sign: '>',
	left: B,
	right: num(0),
};

/** One equation of the system: the coordinates of a point in y = ab^x + c. */
function pointLines(x: number, y: Fraction, which: string, c = 0): Line[] {
	const withPower = (left: Expression) => equation(c === 0 ? left : sum(left, c), num(y));
	const why = `substitute ${c === 0 ? '' : 'c and '}the coordinates of the ${which} point`;
	return x === 0
		? [
				line(withPower(product('a', basePower(B, num(0)))), why),
				line(withPower(general(0)), 'a power with exponent 0 equals 1'),
			]
		: [line(withPower(general(x)), why)];
}

/** The power of b when the second point gives a: "10b⁻¹ = 5/2", "10 = (5/2)b", then "b = 10 ÷ 5/2" and its value. */
function initialLines(dx: number, y1: Fraction, a: number): Line[] {
	const raised = powerOf(dx);
	const lifted = `multiply both sides by ${dx === 1 ? 'b' : plainPower('b', dx)}`;
	return [
		line(
			equation(a === 1 ? powerOf(-dx) : product(a, powerOf(-dx)), num(y1)),
			`substitute ${a} for a in the first equation`,
		),
		...(y1.equals(1)
			? [line(equation(raised, a), lifted)]
			: [
					line(equation(a, product(num(y1), raised)), lifted),
					line(equation(raised, divided(a, num(y1))), `divide both sides by ${plainNumber(y1)}`),
					line(equation(raised, num(new Fraction(a).div(y1))), 'divide'),
				]),
	];
}

/** The power of b from both equations: "b² = 48 ÷ 12", then its value. */
function quotientLines(
	dx: number,
	y1: Fraction,
	y2: Fraction,
	x1: number,
	how = x1 === 0
		? `divide both sides by a, which equals ${plainNumber(y1)}`
		: 'divide the second equation by the first',
): Line[] {
	const raised = powerOf(dx);
	const cancels =
		x1 === 0
			? ''
			: `; a cancels, and the exponent of b is ${x1 + dx} − ${x1 < 0 ? `(−${-x1})` : x1} = ${dx}`;
	const why = `${how}${cancels}`;
	const value = equation(raised, num(y2.div(y1)));
	return y1.equals(1)
		? [line(value, why)]
		: [line(equation(raised, divided(num(y2), num(y1))), why), line(value, 'divide')];
}

function factorLines(
	a: number,
	b: Fraction,
	x: number,
	y: Fraction,
	equationName = 'the first equation',
): Line[] {
	const raised = b.pow(x);
	const why = `substitute ${plainNumber(b)} for b in ${equationName}`;
	const evaluated = equation(product(num(raised), 'a'), num(y));
	return [
		...(x === 1
			? [line(evaluated, why)]
			: [
					line(equation(product('a', basePower(num(b), num(x))), num(y)), why),
					line(evaluated, 'evaluate the power'),
				]),
		line(
			equation('a', a),
			raised.gt(1)
				? `divide both sides by ${raised.toFraction()}`
				: `multiply both sides by ${raised.inverse().toFraction()}`,
		),
	];
}

/** "ab²" for a reason. */
const plainPart = (x: number): string => `a${x === 0 ? '' : x === 1 ? 'b' : plainPower('b', x)}`;

/** a·b^x + c from the asymptote y = c and two neighbouring points. */
function fromAsymptote(draw: Draw): Draft | undefined {
	const [a, b, c, x] = [draw.int('a'), baseOf(draw.int('b')), draw.int('c'), draw.int('x')];
	const [y1, y2] = [at(a, b, x), at(a, b, x + 1)];
	if (a === 0 || c === 0 || b.equals(Math.abs(a)) || y2.d > 8n) return undefined;
	const answer = exponential(a, num(b), 'x', c);
	const move = takeAway(c);
	const isolatedLines = (place: number, y: Fraction, which: string): Line[] => [
		...pointLines(place, y.add(c), which, c),
		line(equation(general(place), num(y)), move),
	];
	return {
		prompt: say`The graph of ${equation(f, sum(product('a', basePower(B, 'x')), 'c'))} has a horizontal asymptote at ${equation('y', c)} and passes through ${tuple(x, num(y1.add(c)))} and ${tuple(x + 1, num(y2.add(c)))}. Write an expression for ${f}.`,
		answer: withMisconceptions(
			expression(answer),
			[expression(exponential(a, num(b), 'x')), 'left out the constant term c'],
			[
				expression(exponential(a, num(b), 'x', -c)),
				'found a and b correctly but reversed the sign of c in the final expression',
			],
			[
				expression(exponential(y1.mul(b.pow(x)), num(b.inverse()), 'x', c)),
				'reversed the quotient when finding b',
			],
			...onlyIf(x !== 0, [
				expression(exponential(y1, num(b), 'x', c)),
				'did not divide by the power of b to find a',
			]),
		),
		steps: [
			line(equation('c', c), 'the horizontal asymptote is y = c'),
			...isolatedLines(x, y1, 'first'),
			...isolatedLines(x + 1, y2, 'second'),
			...quotientLines(
				1,
				y1,
				y2,
				x,
				`divide both sides of ${plainPart(x + 1)} = ${plainNumber(y2)} by ${plainPart(x)}, which equals ${plainNumber(y1)}`,
			),
			...(x === 0 ? [] : factorLines(a, b, x, y1, `${plainPart(x)} = ${plainNumber(y1)}`)),
			line(equation(f, answer), 'substitute a, b, and c'),
		],
		hints: [
			say`Which constant does the asymptote give? Subtract it from both ${symbol('y')}-coordinates. By what factor is the first result multiplied to give the second?`,
		],
	};
}

// Rules from tables of neighbouring values, exponential or linear.

const at = (a: number, b: Fraction, x: number): Fraction => b.pow(x).mul(a);

/** The table begins at `first`, or as near to it as possible with the value at 0 or 1 in view. */
function fromTable(draw: Draw, first: number): Draft | undefined {
	const [a, b] = [draw.int('a'), baseOf(draw.int('b'))];
	const start = Math.max(-2, Math.min(first, 1));
	const xs = [0, 1, 2, 3].map((step) => start + step);
	const ys = xs.map((x) => at(a, b, x));
	if (b.equals(a) || ys.some((y) => y.gt(9999) || ![1n, 2n, 4n, 5n].includes(y.d)))
		return undefined;
	const answer = exponential(a, num(b), 'x');
	const [y0 = new Fraction(1), y1 = y0, y2 = y1] = ys;
	const [below, above] = y0.equals(1) ? [y1, y2] : [y0, y1];
	const zero = xs.indexOf(0);
	return {
		prompt: say`The table shows values of an exponential function ${symbol('f')}. Write an expression for ${f}.`,
		answer: withMisconceptions(
			expression(answer),
			...onlyIf(start !== 0, [
				expression(exponential(y0, num(b), 'x')),
				'used the first value in the table as the initial value',
			]),
			[
				expression(exponential(xs.includes(0) ? a : y0.mul(b), num(b.inverse()), 'x')),
				'divided each value by the next one',
			],
			[expression(exponential(b, num(a), 'x')), 'switched the initial value and the base'],
		),
		figure: {
			kind: 'value table',
			rows: [
				{ heading: 'x', values: xs },
				{ heading: 'f(x)', values: ys.map((y) => Number(y.valueOf())) },
			],
		},
		steps: [
			line(
				equation(quotient(plain(above), plain(below)), num(b)),
				'x increases by 1 each time, so the ratio of consecutive values is the base',
			),
			...(zero >= 0
				? [line(equation(call('f', 0), a), 'the value at x = 0 is the initial value')]
				: [
						line(
							equation(equation(call('f', start - 1), divided(plain(y0), num(b))), num(y0.div(b))),
							start === 1
								? 'divide by the base to find the value at x = 0'
								: 'divide by the base to find the previous value',
						),
						...(start === 1
							? []
							: [
									line(
										equation(call('f', 0), a),
										'divide by the base again to find the value at x = 0',
									),
								]),
					]),
			line(equation(f, answer), 'write the initial value times the power of the base'),
		],
		hints: [
			say`By what number is each value multiplied to give the next one? What is the value at ${equation('x', 0)}?`,
		],
	};
}

function fittingModel(draw: Draw): Draft | undefined {
	const [a, b, d] = [draw.int('a'), baseOf(draw.int('b')), draw.int('d')];
	const isLinear = draw.inTurn('type') === 'L';
	const xs = [0, 1, 2, 3];
	const ys = xs.map((x) => (isLinear ? new Fraction(a + d * x) : at(a, b, x)));
	if (b.equals(a) || ys.some((y) => y.d !== 1n || y.gt(5000))) return undefined;
	const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = ys.map((y) => Number(y.valueOf()));
	const answer = isLinear ? polynomialExpression(linear(d, 'x', a)) : exponential(a, num(b), 'x');
	return {
		prompt: say`The table shows values of a function ${symbol('f')} that is either linear or exponential. Write an expression for ${f}.`,
		answer: withMisconceptions(
			expression(answer),
			...(isLinear
				? ([
						[
							expression(exponential(a, num(new Fraction(a + d, a)), 'x')),
							'used the ratio of the first two values as the base of an exponential function',
						],
						[
							expression(polynomialExpression(linear(a, 'x', d))),
							'switched the slope and the initial value',
						],
					] satisfies WrongAnswer[])
				: ([
						[
							expression(polynomialExpression(linear(y1 - y0, 'x', a))),
							'used the difference of the first two values as the slope of a linear function',
						],
						[expression(exponential(b, num(a), 'x')), 'switched the initial value and the base'],
					] satisfies WrongAnswer[])),
		),
		figure: {
			kind: 'value table',
			rows: [
				{ heading: 'x', values: xs },
				{ heading: 'f(x)', values: [y0, y1, y2, y3] },
			],
		},
		steps: [
			...(isLinear
				? [
						sentence(
							say`The differences are all ${d}, so the function is linear with slope ${d}.`,
							'subtract consecutive values; x increases by 1 each time',
						),
					]
				: [
						sentence(
							say`The differences ${y1 - y0}, ${y2 - y1}, and ${y3 - y2} are not equal, so the function is not linear.`,
							'subtract consecutive values; x increases by 1 each time',
						),
						sentence(
							say`Each value is ${num(b)} times the previous one, so the function is exponential with base ${num(b)}.`,
							'divide consecutive values',
						),
					]),
			line(equation(call('f', 0), a), 'read the value at x = 0 from the table'),
			line(
				equation(f, answer),
				isLinear
					? 'write the slope times x plus the initial value'
					: 'write the initial value times the power of the base',
			),
		],
		hints: [say`Do consecutive values have the same difference, or do they have the same ratio?`],
	};
}
