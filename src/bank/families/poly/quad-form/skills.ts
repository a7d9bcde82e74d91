/** poly.quad-form: equations in quadratic form, by substitution. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { plusMinus, root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draw, type Skills, solutions } from '../../../family.ts';
import { written } from '../../../steps/coefficients.ts';
import { simplestRoot, timesRoot } from '../../../steps/quadratic.ts';
import { simplestForms } from '../../../steps/simplest-radical.ts';
import { type Branch, none, substituted } from './substitution.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { takeAway } from '../../../steps/reasons.ts';

// u = √x, u = x^(1/3), u = x⁻¹: equations in quadratic form that are not polynomials.

const withRoot = (p: number, q: number) =>
	substituted({
		base: { shown: root('x'), squared: symbol('x'), name: '√x', squareName: 'x' },
		values: [p, q],
		wrong: [p, q]
			.filter((u) => u < 0)
			.map((u) => [
				solutions(...[p * p, q * q].toSorted((a, b) => a - b)),
				`squared ${plainNumber(u)} as well, although √x is never negative`,
			]),
		branches: [p, q].map((u) =>
			u < 0
				? none(
						equation(root('x'), u),
						[],
						say`${root('x')} is never negative, so this gives no solution.`,
					)
				: {
						begin: equation(root('x'), u),
						lines: [{ body: equation('x', u * u), why: 'square both sides' }],
						solutions: [{ value: u * u, shown: num(u * u) }],
					},
		),
	});

function withCubeRoot({ random }: Draw, p: number, q: number) {
	const values = [p, q].map((u) => (random.int(0, 2) === 0 ? -u : u));
	if (values.some((u) => Math.abs(u) > 6)) return undefined;
	const third = (over: number) => power('x', quotient(over, 3));
	return substituted({
		base: {
			shown: third(1),
			squared: third(2),
			name: 'x to the one-third power',
			squareName: 'x to the two-thirds power',
		},
		values,
		branches: values.map((u) => ({
			begin: equation(third(1), u),
			lines: [{ body: equation('x', u ** 3), why: 'cube both sides' }],
			solutions: [{ value: u ** 3, shown: num(u ** 3) }],
		})),
	});
}

export const skills: Skills = {
	'Solve quartic equations in quadratic form'(draw) {
		const [p, q] = [draw.int('p'), draw.int('q')];
		return biquadratic(p, draw.inTurn('neg') === 'yes' ? -q : q);
	},

	'Solve equations by substitution'(draw) {
		const [p, drawn] = [draw.int('p'), draw.int('q')];
		const q = draw.inTurn('neg') === 'one' ? -drawn : drawn;
		if (draw.choice('type') === 'x^4') return biquadratic(p, q);
		const h = draw.random.int(1, 5);
		const inside = written([1, 0, -h]);
		return substituted({
			base: { shown: inside, squared: power(inside, 2), name: `x² − ${h}` },
			values: [p, q],
			branches: [p, q].map((u) =>
				squareRoots(u + h, equation(inside, u), [
					{ body: equation(power('x', 2), u + h), why: `add ${h} to both sides` },
				]),
			),
		});
	},

	'Solve equations in quadratic form'(draw) {
		const [p, q] = [draw.int('p'), draw.int('q')];
		const type = draw.inTurn('type');
		if (type === 'x^4') return p < 0 && q < 0 ? undefined : biquadratic(p, q);
		if (type === 'x^6') return sixthPower(draw, p, q);
		const [a, b] = [draw.random.int(2, 3), draw.random.pick([-1, 1]) * draw.random.int(1, 5)];
		if (gcd(a, b) !== 1) return undefined;
		const inside = written([a, b]);
		return substituted({
			base: {
				shown: inside,
				squared: power(inside, 2),
				name: `${a}x ${b < 0 ? '−' : '+'} ${Math.abs(b)}`,
			},
			values: [p, q],
			branches: [p, q].map((u) => ({
				begin: equation(inside, u),
				lines: [
					{
						body: equation(product(a, 'x'), u - b),
						why: takeAway(b),
					},
					{
						body: equation('x', num(new Fraction(u - b, a))),
						why: `divide both sides by ${a}`,
					},
				],
				solutions: [{ value: (u - b) / a, shown: num(new Fraction(u - b, a)) }],
			})),
		});
	},

	'Solve quadratic-form equations with rational exponents'(draw) {
		const [p, q] = [draw.int('p'), draw.int('q')];
		const type = draw.inTurn('type');
		if (type === 'sqrt') return withRoot(p, draw.random.int(0, 1) === 0 ? q : -q);
		if (type === '2/3') return withCubeRoot(draw, p, q);
		const signs = [p, draw.random.int(0, 1) === 0 ? q : -q];
		return substituted({
			base: { shown: power('x', -1), squared: power('x', -2), name: 'x⁻¹', squareName: 'x⁻²' },
			values: signs,
			branches: signs.map((u) => ({
				begin: equation(power('x', -1), u),
				lines: [
					{
						body: equation('x', num(new Fraction(1, u))),
						why: 'take the reciprocal of both sides',
					},
				],
				solutions: [{ value: 1 / u, shown: num(new Fraction(1, u)) }],
			})),
		});
	},
};

const biquadratic = (p: number, q: number) =>
	substituted({
		base: { shown: power('x', 2), squared: power('x', 4), name: 'x²', squareName: 'x⁴' },
		values: [p, q],
		branches: [p, q].map((u) => squareRoots(u, equation(power('x', 2), u), [])),
	});

/** x² = value, after the lines that lead there. */
function squareRoots(value: number, begin: Expression, lines: Branch['lines']): Branch {
	if (value < 0)
		return none(
			begin,
			[...lines],
			say`The square of a real number is never negative, so this gives no real solution.`,
		);
	if (value === 0)
		return {
			begin,
			lines: [...lines, { body: equation('x', 0) }],
			solutions: [{ value: 0, shown: num(0) }],
		};
	const { q, n } = simplestRoot(value);
	const size = timesRoot(q, n);
	const positive = Math.sqrt(value);
	const negative = timesRoot(-q, n);
	return {
		begin,
		lines: [
			...lines,
			{
				body: equation('x', plusMinus(null, q > 1 && n > 1 ? root(value) : size)),
				why: 'take the square root of both sides',
			},
			...(q > 1 && n > 1
				? [{ body: equation('x', plusMinus(null, size)), why: simplestForms([value]) }]
				: []),
		],
		solutions: [
			{ value: -positive, shown: negative },
			{ value: positive, shown: size },
		],
		positiveRoot: { of: value, degree: 2, simplified: size },
	};
}

function sixthPower(draw: Draw, p: number, q: number) {
	const cube = (of: number) => Math.sign(of) * draw.random.pick([1, 8, 27]);
	const values = [cube(p), draw.random.int(0, 1) === 0 ? cube(q) : q];
	return substituted({
		base: { shown: power('x', 3), squared: power('x', 6), name: 'x³', squareName: 'x⁶' },
		values,
		branches: values.map((u) => {
			const exact = Math.round(Math.cbrt(u));
			const size = exact ** 3 === u ? num(exact) : u < 0 ? opposite(root(-u, 3)) : root(u, 3);
			return {
				begin: equation(power('x', 3), u),
				lines: [{ body: equation('x', size), why: 'take the cube root of both sides' }],
				solutions: [{ value: Math.cbrt(u), shown: size }],
				...(u > 0 ? { positiveRoot: { of: u, degree: 3, simplified: size } } : {}),
			};
		}),
	});
}
