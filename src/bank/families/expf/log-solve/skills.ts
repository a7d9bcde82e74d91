/** expf.log-solve: exponential equations solved with logarithms. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { exactDecimal, rounded } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	type Line,
	line,
	onlyIf,
	sentence,
	type Skills,
	solutions,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
	wrongWay,
} from '../../../family.ts';
import { roundsSafely } from '../../../steps/amounts.ts';
import { type Base, basePower, log, readBase } from '../../../steps/exponential.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import {
	logarithmLines,
	logQuotient,
	PLACES,
	shownBase,
	undoPower,
	valueOf,
} from './base-logarithm.ts';
import { balanceTime, targetTime } from './time.ts';

const rounding = 'Round to the nearest thousandth.';
const x = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));

/** a·b^(cx + d) = k. */
function singlePower(base: Base, draw: Draw): Draft | undefined {
	const [a, c, d, k] = [draw.int('a'), draw.int('c'), draw.int('d'), draw.int('k')];
	const right = new Fraction(k, a);
	if (c === 0 || right.d !== 1n || right.lte(1) || a === base) return undefined;
	const size = Math.log(right.valueOf()) / Math.log(valueOf(base));
	const value = (size - d) / c;
	if (Math.abs(size - Math.round(size)) < 1e-6 || Math.abs(value) > 200) return undefined;
	if (!roundsSafely(value, PLACES) || Math.abs(value) < 0.002) return undefined;
	const raised = power(shownBase(base), x(c, d));
	const main =
		a === 1 ? raised : product(num(a), base === 'e' ? raised : basePower(shownBase(base), x(c, d)));
	const exponent = logQuotient(base, num(right));
	const over = d === 0 ? exponent : { kind: 'sum' as const, terms: [exponent, num(-d)] };
	return {
		prompt: say`Solve ${equation(main, k)}. ${rounding}`,
		answer: withMisconceptions(
			decimalAnswer(value, PLACES),
			[
				decimalAnswer((right.valueOf() / valueOf(base) - d) / c, PLACES),
				'divided by the base instead of taking a logarithm',
			],
			...onlyIf(a !== 1, [
				decimalAnswer((Math.log(k) / Math.log(valueOf(base)) - d) / c, PLACES),
				'did not divide by the coefficient of the power',
			]),
			...(base === 'e' || base === 10
				? []
				: [
						[
							decimalAnswer((Math.log10(right.valueOf() / base) - d) / c, PLACES),
							'took the logarithm of the quotient instead of dividing the logarithms',
						] satisfies WrongAnswer,
					]),
			...onlyIf(d !== 0, [decimalAnswer((size + d) / c, PLACES), wrongWay(d)]),
		),
		steps: [
			line(equation(main, k)),
			...(a === 1 ? [] : [line(equation(raised, num(right)), `divide both sides by ${a}`)]),
			...(base === 'e' || base === 10
				? [line(equation(x(c, d), exponent), undoPower(base))]
				: [
						...logarithmLines(
							raised,
							num(right),
							equation(
								product(d === 0 ? x(c, d) : brackets(x(c, d)), log(10, shownBase(base))),
								log(10, num(right)),
							),
						),
						line(equation(x(c, d), exponent), 'divide both sides by the logarithm of the base'),
					]),
			...(d === 0 || c === 1 ? [] : [line(equation(x(c, 0), over), takeAway(d))]),
			...(c === 1 && d === 0
				? []
				: [
						line(
							equation('x', c === 1 ? over : divideBy(over, c)),
							c === 1 ? takeAway(d) : `divide both sides by ${c}`,
						),
					]),
			line(relation('x', '\\approx', rounded(value, PLACES)), 'use a calculator'),
		],
		hints: [
			a === 1
				? say`The variable is in the exponent. Which operation on both sides brings the exponent down?`
				: say`How can you isolate the power? Which operation on both sides then brings the exponent down?`,
		],
	};
}

const divideBy = (over: Expression, c: number): Expression =>
	product(num(new Fraction(1, c)), brackets(over));

/** a^(x + c) = b^(dx). */
function twoBases(a: number, b: number, c: number, d: number): Draft | undefined {
	const slope = d * Math.log(b) - Math.log(a);
	if (a === b || Math.abs(slope) < 0.05 || isPowerPair(a, b)) return undefined;
	const value = (c * Math.log(a)) / slope;
	if (Math.abs(value) > 60 || !roundsSafely(value, PLACES)) return undefined;
	const problem = equation(power(a, x(1, c)), power(b, x(d, 0)));
	const [logA, logB] = [log(10, num(a)), log(10, num(b))];
	const under = difference(d === 1 ? logB : product(d, logB), logA);
	const constant: Expression =
		c === 1 ? logA : c === -1 ? { kind: 'opposite', of: logA } : product(c, logA);
	const right = d === 1 ? product('x', logB) : product(d, 'x', logB);
	return {
		prompt: say`Solve ${problem}. ${rounding}`,
		answer: withMisconceptions(
			decimalAnswer(value, PLACES),
			[
				decimalAnswer((c * Math.log(a)) / (d * Math.log(b) + Math.log(a)), PLACES),
				'added the x-term instead of subtracting it',
			],
			[
				decimalAnswer((c * Math.LN10) / slope, PLACES),
				'multiplied only the first term by the logarithm',
			],
			[decimalAnswer(-value, PLACES), 'subtracted the x-terms in the wrong order'],
		),
		steps: [
			line(problem),
			...logarithmLines(
				power(a, x(1, c)),
				power(b, x(d, 0)),
				equation(product(brackets(x(1, c)), logA), right),
			),
			line(equation(sum(product('x', logA), constant), right), 'use the distributive property'),
			line(
				equation(constant, difference(right, product('x', logA))),
				`subtract x log ${a} from both sides`,
			),
			line(equation(constant, product('x', brackets(under))), 'factor out x'),
			line(
				equation('x', quotient(constant, under)),
				'divide both sides by the expression in brackets',
			),
			line(relation('x', '\\approx', rounded(value, PLACES)), 'use a calculator'),
		],
		hints: [
			say`Which operation on both sides brings the exponents down? What kind of equation in ${symbol('x')} do you get?`,
		],
	};
}

/** 4 and 8, 3 and 9: they have a common base, so no logarithm is needed. */
const isPowerPair = (a: number, b: number): boolean =>
	[
		[2, 4, 8],
		[3, 9],
	].some((family) => family.includes(a) && family.includes(b));

export const skills: Skills = {
	'Solve equations with one exponential term': (draw) =>
		singlePower(readBase(draw.inTurn('b')), draw),
	'Solve exponential equations with two different bases': (draw) =>
		twoBases(draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')),
	'Solve exponential equations in quadratic form': (draw) =>
		quadraticInPower(draw.int('b'), draw.int('r'), draw.int('s')),
	'Solve equations with several exponential terms'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (draw.inTurn('type').startsWith('a')) return twoBases(b, a, c, 1);
		const base = draw.random.int(0, 1) === 0 ? 'e' : Math.min(b, 5);
		return quadraticInPower(base, draw.int('p'), -draw.int('q'));
	},
	'Find the time to reach a target': targetTime,
	'Find when an amount reaches a given level': balanceTime,
};

// Equations that are quadratic in a power.

/** (b^x − r)(b^x − s) = 0, expanded; only positive roots are powers. */
function quadraticInPower(base: Base, r: number, s: number): Draft | undefined {
	if (r === s || r === -s || r === 0 || s === 0) return undefined;
	const roots = [r, s].sort((m, n) => m - n);
	const positive = roots.filter((root) => root > 0);
	const values = positive.map((root) => Math.log(root) / Math.log(valueOf(base)));
	const isPlain = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
	if (values.some((value) => isPlain(value) || !roundsSafely(value, PLACES))) return undefined;
	const u = power(shownBase(base), 'x');
	const left = sum(
		power(shownBase(base), product(2, 'x')),
		Math.abs(r + s) === 1
			? r + s === 1
				? { kind: 'opposite', of: u }
				: u
			: product(-(r + s), base === 'e' ? u : brackets(u)),
		num(r * s),
	);
	const [low = 0] = roots;
	const isExact = positive.length > 0 && !values.some(isRounded);
	const decimal = (value: number): Expression =>
		isExact ? exactDecimal(new Fraction(value.toFixed(PLACES))) : rounded(value, PLACES);
	const shown = values.map(decimal);
	const solution = (at: number): Expression =>
		relation('x', isRounded(values[at] ?? 0) ? '\\approx' : '=', shown[at] ?? num(0));
	const logLines = (root: number, at: number): Line[] => [
		...(base === 'e' || base === 10
			? [line(equation('x', logQuotient(base, num(root))), undoPower(base))]
			: [
					...logarithmLines(
						u,
						num(root),
						equation(product('x', log(10, shownBase(base))), log(10, num(root))),
					),
					line(
						equation('x', logQuotient(base, num(root))),
						'divide both sides by the logarithm of the base',
					),
				]),
		line(solution(at), 'use a calculator'),
	];
	const solved: Line[] = positive.flatMap((root, at) => [
		line(equation(u, root), `replace u with ${base}ˣ in u = ${root}`),
		...(sameBaseLines(base, root, solution(at)) ?? logLines(root, at)),
	]);
	return {
		prompt: say`Solve ${equation(left, 0)} for real values of ${symbol('x')}. ${isExact ? 'Write your answer as a decimal.' : 'Round to the nearest thousandth.'} If there are two solutions, list them in increasing order. If there is no real solution, write “no solution”.`,
		answer: withMisconceptions(
			solutions(...shown),
			[
				solutions(...roots.map((root) => rounded(root, 0))),
				'gave the values of u instead of the values of x',
			],
			...(positive.length < 2
				? [
						[
							solutions(
								...roots
									.map((root) => Math.log(Math.abs(root)) / Math.log(valueOf(base)))
									.sort((m, n) => m - n)
									.map(decimal),
							),
							'took the logarithm of the absolute value of a negative number',
						] satisfies WrongAnswer,
					]
				: []),
			...(positive.length === 2
				? [
						[
							solutions(shown[1] ?? num(0)),
							'gave only one of the two solutions',
						] satisfies WrongAnswer,
					]
				: []),
		),
		steps: [
			line(equation(left, 0)),
			sentence(
				say`Let ${equation('u', u)}. Then ${equation(power(shownBase(base), product(2, 'x')), power('u', 2))}.`,
			),
			...factorSolvingLines({ a: 1, b: -(r + s), c: r * s }, 'u', 'substitute u for the power'),
			...(positive.length < 2
				? [
						sentence(
							say`The value of ${u} is always positive, so ${positive.length === 0 ? say`neither value of ${symbol('u')} is possible` : say`the equation ${equation(u, low)} has no solution`}.`,
						),
					]
				: []),
			...solved,
			positive.length === 0
				? sentence(say`The equation has no solution in the real numbers.`)
				: sentence(
						positive.length === 1
							? say`The equation has one real solution: ${solution(0)}.`
							: say`The equation has two real solutions: ${joinedByAnd(shown.map((_, at) => solution(at)))}.`,
					),
		],
		hints: [
			say`Which power can you replace with ${symbol('u')} to get a quadratic equation? Which of its solutions can be a value of this power?`,
		],
	};
}

const isRounded = (value: number): boolean =>
	Math.abs(value - Number(value.toFixed(PLACES))) > 1e-9;

/** 4^x = 8 needs no logarithm: both sides are powers of 2. */
function sameBaseLines(base: Base, root: number, solution: Expression): Line[] | undefined {
	if (base === 'e') return undefined;
	for (let small = 2; small * small <= base; small++) {
		const exponentOf = (value: number) => Math.round(Math.log(value) / Math.log(small));
		const q: number = exponentOf(base);
		const p: number = exponentOf(root);
		if (!p || !q || small ** q !== base || small ** p !== root) continue;
		const times = product(q, 'x');
		const right = p === 1 ? num(root) : power(small, p);
		return [
			line(
				equation(power(brackets(power(small, q)), 'x'), right),
				p === 1
					? `write the left side as a power of ${small}`
					: `write both sides as powers of ${small}`,
			),
			line(equation(power(small, times), right), 'multiply the exponents'),
			line(
				equation(times, p),
				p === 1
					? `the right side is ${small} to the power of 1, so the exponents are equal`
					: 'the bases are equal, so the exponents are equal',
			),
			line(equation('x', quotient(p, q)), `divide both sides by ${q}`),
			line(solution, 'write the fraction as a decimal'),
		];
	}
	return undefined;
}
