/** Part of expf.log-solve: equations that are quadratic in a power. */
import Fraction from 'fraction.js';
import {
	brackets,
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
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	sentence,
	solutions,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { roundsSafely } from '../../../steps/decimals.ts';
import { type Base, log } from '../../../steps/exponential.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import {
	logarithmLines,
	logQuotient,
	PLACES,
	shownBase,
	undoPower,
	valueOf,
} from './base-logarithm.ts';

/** (b^x − r)(b^x − s) = 0, expanded; only positive roots are powers. */
export function quadraticInPower(base: Base, r: number, s: number): Draft | undefined {
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
