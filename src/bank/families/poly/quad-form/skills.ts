/** poly.quad-form: equations in quadratic form, by substitution. */
import Fraction from 'fraction.js';
import { factoredForm, withZeros, written } from '../../../../math/coefficients.ts';
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { plusMinus, root } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import { timesRoot } from '../../../../math/quadratic.ts';
import { simplifyRoot } from '../../../../math/surd.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	solutions,
	solvedLine,
	takeAway,
	withMisconceptions,
	type WrongAnswer,
	ZERO_PRODUCT,
} from '../../../family.ts';
import { quadraticReason } from '../../../steps/factoring.ts';
import { simplestForms } from '../../../steps/square-roots.ts';

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
	const { outside: q, inside: n } = simplifyRoot(value);
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

// u² + bu + c = 0 for some expression u in x, solved for u and then for x.

type Branch = {
	/** "x² = 4": u with one of its values. */
	begin: Expression;
	lines: readonly { body: Expression; why?: string }[];
	/** Why there is no solution. */
	end?: Prose;
	solutions: readonly { value: number; shown: Expression }[];
	/** 8, 2, and 2√2, where the solutions are √8 and its opposite; 8, 3, and 2, where the solution is ∛8. */
	positiveRoot?: { of: number; degree: 2 | 3; simplified: Expression };
};

const none = (begin: Expression, lines: Branch['lines'], end: Prose): Branch => ({
	begin,
	lines,
	end,
	solutions: [],
});

type Substitution = {
	/** u as an expression in x, its square, and u in plain words; its square, too, where it is written as a power. */
	base: { shown: Expression; squared: Expression; name: string; squareName?: string };
	/** Both values of u. */
	values: readonly number[];
	branches: readonly Branch[];
	/** Beside the mistakes that every substitution invites. */
	wrong?: readonly WrongAnswer[];
};

/** `undefined` for equal values, no middle term, a constant 0, or the same solution twice. */
function substituted({ base, values, branches, wrong = [] }: Substitution): Draft | undefined {
	const [p = 0, q = 0] = values;
	const [b, c] = [-(p + q), p * q];
	if (p === q || b === 0 || c === 0) return undefined;
	const found = branches.flatMap((branch) => branch.solutions);
	if (found.length === 0 || new Set(found.map(({ value }) => value)).size < found.length)
		return undefined;
	const ordered = found.toSorted((one, two) => one.value - two.value);
	const problem = equation(sum(base.squared, product(b, base.shown), c), 0);
	const answer = solutions(...ordered.map(({ shown }) => shown));
	const [low, high] = p < q ? [p, q] : [q, p];
	const isMixed = ordered.some(({ value }) => value < 0) && ordered.some(({ value }) => value > 0);
	return {
		prompt: say`Solve ${problem}. Write all real solutions as exact values in simplest form, from least to greatest, separated by commas.`,
		answer: withMisconceptions(
			answer,
			[solutions(low, high), 'gave the values of u instead of the values of x'],
			...wrong,
			...(ordered.length > 1
				? [
						misconception(
							ordered.slice(-1).map(({ shown }) => shown),
							onlyLast(ordered.length, isMixed),
						),
					]
				: []),
			...(isMixed
				? [
						misconception(
							ordered.filter(({ value }) => value > 0).map(({ shown }) => shown),
							'left out the negative solutions',
						),
					]
				: []),
		),
		steps: [
			line(problem),
			line(
				equation(written([1, b, c], 'u'), 0),
				`substitute u for ${base.name}${base.squareName ? `, and u² for ${base.squareName}` : ''}`,
			),
			line(
				equation(factoredForm(withZeros(1, low, high), 'u'), 0),
				quadraticReason({ a: 1, p: -low, c: 1, q: -high }),
			),
			solvedLine('u', [low, high], ZERO_PRODUCT),
			...(p < q ? branches : branches.toReversed()).flatMap((branch, at) =>
				branchLines(branch, at, base.name),
			),
			...comparisonOf(branches),
			ordered.length === 1
				? sentence(say`There is only one real solution: ${equation('x', ordered[0]?.shown ?? 0)}.`)
				: sentence(
						say`The real solutions, from least to greatest, are ${joinedByAnd(ordered.map(({ shown }) => shown))}.`,
					),
		],
		hints: [
			say`For which power of ${symbol('x')} can you substitute a new variable, so that the equation becomes quadratic?`,
			say`Which values of ${symbol('x')} does each value of the new variable lead to?`,
		],
	};
}

/** "√7 < √8 = 2√2": without it, the order cannot be seen once one of two radicals is simplified. */
function comparisonOf(branches: readonly Branch[]): Line[] {
	const [low, high, ...more] = branches
		.flatMap(({ positiveRoot }) => positiveRoot ?? [])
		.toSorted((a, b) => a.of - b.of);
	if (!low || low.of === 1 || !high || more.length > 0) return [];
	const [left, right] = [low.simplified, high.simplified];
	if ([left, right].every(({ kind }) => kind === 'number')) return [];
	const [leftRoot, rightRoot] = [low, high].map(({ of, degree }) => root(of, degree));
	if (!leftRoot || !rightRoot) return [];
	const isPlain = (one: Expression, plain: Expression) => tex(one) === tex(plain);
	if (isPlain(left, leftRoot) && isPlain(right, rightRoot)) return [];
	const begin = isPlain(left, leftRoot) ? left : equation(left, leftRoot);
	const compared = relation(begin, '<', rightRoot);
	return [
		sentence(
			say`${isPlain(right, rightRoot) ? compared : equation(compared, right)}.`,
			'compare the positive solutions',
		),
	];
}

const onlyLast = (count: number, isMixed: boolean): string =>
	count > 2
		? 'gave only the greatest solution'
		: `gave only the ${isMixed ? 'positive' : 'greater'} solution`;

const misconception = (values: Expression[], why: string): WrongAnswer => [
	solutions(...values),
	why,
];

function branchLines({ begin, lines, end }: Branch, at: number, name: string): Line[] {
	return [
		line(begin, `replace u with ${name}${at === 0 ? '' : ' in the other equation'}`),
		...lines.map(({ body, why }) => line(body, why)),
		...(end ? [sentence(end)] : []),
	];
}
