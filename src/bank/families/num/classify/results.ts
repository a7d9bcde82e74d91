/** num.classify: is a sum, difference or product of roots rational? */
import {
	continued,
	type Expression,
	num,
	opposite,
	product,
	sum,
	times,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { isSquare } from '../../../../math/surd.ts';

// Claims about a result, "rational and equal to 18", and the question that asks for the true one.

/** s√m in simplest form: [s, m]. */
export function simplified(n: number): readonly [number, number] {
	let s = Math.floor(Math.sqrt(n));
	while (n % (s * s) !== 0) s--;
	return [s, n / (s * s)];
}

/** k√m; m = 1 is a whole number. */
function multiple(k: number, m: number): Expression {
	if (m === 1) return num(k);
	return k === 1 ? root(m) : k === -1 ? opposite(root(m)) : product(k, root(m));
}

type Claim = { rational: boolean; value: Expression; size: number };

const stated = ({ rational, value }: Claim): Prose =>
	say`It is ${rational ? 'rational' : 'irrational'} and equals ${value}.`;

const claim = (k: number, m: number): Claim => ({
	rational: m === 1,
	value: multiple(k, m),
	size: k * Math.sqrt(m),
});

export const under = (k: number, n: number): Claim => {
	const [s, m] = simplified(n);
	return m === 1 ? claim(k * s, 1) : { ...claim(k, n), rational: false };
};

export function asked(
	problem: Expression,
	name: string,
	right: Claim,
	wrong: readonly { claim: Claim; mistake: string }[],
	lines: Line[],
	hint: Prose = say`What is the product of the two numbers under the radicals? Is it a perfect square?`,
): Draft | undefined {
	const texts = [right, ...wrong.map((one) => one.claim)].map(
		(one) => `${one.rational} ${tex(one.value)}`,
	);
	const sizes = wrong.slice(1).map(({ claim: { size } }) => size);
	if (new Set(texts).size < 4 || sizes.some((size) => Math.abs(size - right.size) < 1e-9))
		return undefined;
	return {
		prompt: say`Is the ${name} ${problem} rational or irrational, and what is its value?`,
		answer: multipleChoice(
			stated(right),
			...wrong.map((one) => distractor(stated(one.claim), one.mistake)),
		),
		steps: [
			line(problem),
			...lines,
			sentence(
				stated(right),
				right.rational
					? 'an integer is a rational number'
					: `the number under the radical is not a perfect square, so its square root is irrational${right.value.kind === 'product' ? '; a nonzero rational number times an irrational number is irrational' : ''}`,
			),
		],
		hints: [hint],
	};
}

type Roots = { a: number; b: number; p: number };

export const typeSkills: Skills = {
	'Decide whether a sum or product is rational': (draw) =>
		sumOrProduct({ a: draw.int('a'), b: draw.int('b'), p: draw.int('p') }, draw.inTurn('op'), draw),
};

/**
 * Half of the draws are rational. Roots that are to match are drawn again, both with the same number left under the
 * root: 12 and 75 are 4 × 3 and 25 × 3.
 */
export function sumOrProduct(roots: Roots, operation: string, draw: Draw): Draft | undefined {
	const wantsRational = draw.random.int(0, 1) === 0;
	const isProduct = operation === 'product';
	if (isProduct && !wantsRational) return productOf(roots.a, roots.b, roots.p);
	const left = !isProduct && wantsRational ? 1 : draw.random.pick([2, 3, 5, 6, 7]);
	const squares = [1, 4, 9, 16, 25, 36, 49, 64].map((square) => square * left);
	const fitting = squares.filter((n) => n > 1 && n <= 80);
	const [a = 2, b = 2] = draw.random.sample(fitting, 2);
	return isProduct ? productOf(a, b, roots.p) : sumOf(a, b, roots.p, operation === 'sum' ? 1 : -1);
}

function productOf(a: number, b: number, p: number): Draft | undefined {
	const [s, m] = simplified(a * b);
	if (a === b || p > 6 || m > 50 || (m > 1 && s === 1)) return undefined;
	const right = claim(p * s, m);
	const problem = times(multiple(p, a), root(b));
	if (isSquare(a) || isSquare(b) || Math.abs(right.size) > 400) return undefined;
	return asked(
		problem,
		'product',
		right,
		[
			{
				claim: {
					...right,
					rational: !right.rational,
					value: m === 1 ? multiple(p, a * b) : right.value,
				},
				mistake:
					m === 1
						? `did not notice that ${a * b} is a perfect square`
						: 'thought that a product of two square roots is always rational',
			},
			{ claim: under(p, a + b), mistake: 'added the numbers under the radicals' },
			{ claim: claim(p * a * b, 1), mistake: 'dropped the radicals' },
		],
		[
			line(continued(multiple(p, a * b)), `multiply under one radical: ${a} × ${b} = ${a * b}`),
			...(m === 1
				? [line(continued(times(p, s)), `${a * b} is the square of ${s}`)].slice(p === 1 ? 1 : 0)
				: [
						line(
							continued(p === 1 ? product(s, root(m)) : product(times(p, s), root(m))),
							`${a * b} = ${s * s} × ${m}, and ${s * s} is the square of ${s}`,
						),
					].slice(p === 1 ? 1 : 0)),
			line(
				continued(right.value),
				p > 1
					? undefined
					: m === 1
						? `${a * b} is the square of ${s}`
						: `${a * b} = ${s * s} × ${m}`,
			),
		],
	);
}

function sumOf(a: number, b: number, p: number, sign: 1 | -1): Draft | undefined {
	const [[s, m], [t]] = [simplified(a), simplified(b)];
	if (p > 6) return undefined;
	const k = p * s + sign * t;
	if (k === 0 || (m > 1 && s === 1 && t === 1)) return undefined;
	const right = claim(k, m);
	const [first, second] = [multiple(p, a), root(b)];
	const join = (left: Expression, other: Expression) =>
		sum(left, sign === 1 ? other : opposite(other));
	const name = sign === 1 ? 'sum' : 'difference';
	const [plus, verb] = sign === 1 ? ['+', 'added'] : ['−', 'subtracted'];
	const inside = a + sign * b;
	if (inside < 1) return undefined;
	const roots =
		m === 1
			? say`Is the number under each radical a perfect square?`
			: say`What is the largest perfect-square factor of the number under each radical? Can you combine the two terms after that?`;
	return asked(
		join(first, second),
		name,
		right,
		[
			{
				claim: { ...right, rational: !right.rational },
				mistake:
					m === 1
						? 'thought that every square root is irrational'
						: `thought that the ${name} of two irrational numbers is always rational`,
			},
			{ claim: under(p, inside), mistake: `${verb} the numbers under the radicals` },
			{ claim: claim(p * a + sign * b, 1), mistake: 'dropped the radicals' },
		],
		[
			line(
				continued(join(outOf(p, s, m), multiple(t, m))),
				m === 1
					? `${a} is the square of ${s}, and ${b} is the square of ${t}`
					: `${reason(a, s, m)}${reason(b, t, m)}`.replace(/; $/, ''),
			),
			...(m > 1 && p > 1 && s > 1
				? [line(continued(join(multiple(p * s, m), multiple(t, m))), 'multiply')]
				: []),
			line(continued(right.value), m === 1 ? undefined : `${p * s} ${plus} ${t} = ${k}`),
		],
		roots,
	);
}

/** p times s√m, both factors seen. */
const outOf = (p: number, s: number, m: number): Expression =>
	p === 1 || s === 1 ? multiple(p * s, m) : m === 1 ? times(p, s) : product(times(p, s), root(m));

const reason = (n: number, s: number, m: number): string =>
	s === 1 ? '' : `${n} = ${s * s} × ${m}, and √${s * s} = ${s}; `;
