/** rad.simplify: simplest radical form of numbers and monomials. CCSS HSN-RN.A.2, 8.EE.A.2; MCR3U.A2.2. */
import {
	continued,
	type Expression,
	num,
	type Operand,
	operand,
	power,
	product,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { simplifyRoot, surdTerm } from '../../../../math/surd.ts';
import { expression, radical } from '../../../answer.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';

/** What stands under the root: a number times powers of letters. */
type Monomial = {
	number: number;
	powers: readonly (readonly [letter: string, exponent: number])[];
};

const SIGNS: Record<number, string> = { 2: '√', 3: '∛', 4: '∜' };
const NAMES: Record<number, string> = { 2: 'square', 3: 'cube', 4: 'fourth power' };

export const skills: Skills = {
	'Mixed and entire radicals'(draw) {
		const [k, n] = [draw.int('k'), draw.int('n')];
		if (simplifyRoot(n).outside > 1 || k * k * n > 1500) return undefined;
		return draw.inTurn('dir') === 'mixed'
			? simplest({ number: k * k * n, powers: [] }, 2)
			: entire(k, n);
	},
	'Numerical square roots with a coefficient'(draw) {
		const [a, k, n] = [draw.int('a'), draw.int('k'), draw.int('n')];
		if (simplifyRoot(n).outside > 1 || k * k * n > 1000) return undefined;
		return simplest({ number: k * k * n, powers: [] }, 2, a);
	},
	'Simplify square roots': (draw) => drawn(draw, 2, [['x', draw.int('m')]]),
	'Square roots with variables': (draw) =>
		drawn(draw, 2, [
			['x', draw.int('m')],
			['y', draw.int('p')],
		]),
	'Cube roots'(draw) {
		const sign = draw.inTurn('sign') === '-' ? -1 : 1;
		return drawn(draw, 3, [['x', draw.int('m')]], sign);
	},
	'nth roots of monomials': (draw) =>
		drawn(draw, draw.int('index'), [
			['x', draw.int('m')],
			['y', draw.int('p')],
		]),
	'Simplify a radical expression': (draw) =>
		drawn(draw, Number(draw.inTurn('index')), [['x', draw.int('m')]]),
};

function drawn(draw: Draw, index: number, powers: [string, number][], sign = 1): Draft | undefined {
	const [k, n] = [draw.int('k'), draw.int('n')];
	const number = sign * k ** index * n;
	if (simplifyRoot(n, index).outside > 1 || Math.abs(number) > 1200) return undefined;
	return simplest({ number, powers: powers.filter(([, exponent]) => exponent > 0) }, index);
}

/** k√n as one root. */
function entire(k: number, n: number): Draft {
	const answer = root(k * k * n);
	return {
		prompt: say`Write as an entire radical, with no number in front of the root: ${surdTerm(k, n)}.`,
		answer: radical(answer),
		steps: [
			line(surdTerm(k, n)),
			line(continued(product(root(k * k), root(n))), `${k} = √${k * k}`),
			line(continued(answer), `√${k * k} × √${n} = √(${k * k} × ${n})`),
		],
		hints: [say`Write ${k} as the square root of its square.`],
	};
}

/** coefficient · index-th root of the monomial, taken apart into a perfect power and the rest. */
function simplest(under: Monomial, index: number, coefficient = 1): Draft {
	const parts = split(under, index);
	const { perfect, rest, taken } = parts;
	const rootOf = (monomial: Monomial) => root(written(monomial), index);
	const front = { ...taken, number: coefficient * taken.number };
	const isWhole = rest.number === 1 && rest.powers.length === 0;
	const answer = isWhole ? written(front) : beside(front, rootOf(rest));
	const alone = { number: coefficient, powers: [] };
	const problem = beside(alone, rootOf(under));
	const hasLetters = under.powers.length > 0;
	const kind = NAMES[index] ?? 'perfect power';
	return {
		prompt:
			hasLetters && index % 2 === 0
				? say`Simplify. ${under.powers.length > 1 ? 'The letters stand for positive numbers' : 'The letter stands for a positive number'}: ${problem}.`
				: say`Write in simplest radical form: ${problem}.`,
		answer: hasLetters ? expression(answer) : radical(answer),
		steps: [
			line(problem),
			...(isWhole
				? []
				: [
						line(
							continued(beside(alone, rootOf(perfect), rootOf(rest))),
							`split off the largest ${kind}`,
						),
					]),
			line(continued(answer), reasonFor(parts, index, coefficient, hasLetters)),
		],
		hints: [
			isWhole
				? say`Every factor under the root is a perfect ${kind}. Take the root of each.`
				: hasLetters
					? say`Which is the largest ${kind} in each factor? What is ${rootOf(perfect)}?`
					: say`Find the largest ${kind} that divides ${Math.abs(under.number)}.`,
		],
	};
}

type Split = { perfect: Monomial; rest: Monomial; taken: Monomial };

/** perfect · rest is the monomial, and the root of perfect is taken. */
function split({ number, powers }: Monomial, index: number): Split {
	const sign = Math.sign(number);
	const { outside, inside } = simplifyRoot(Math.abs(number), index);
	const raised = (of: (exponent: number) => number): Monomial['powers'] =>
		powers.map(([letter, e]) => [letter, of(e)] as const).filter(([, e]) => e > 0);
	return {
		perfect: { number: sign * outside ** index, powers: raised((e) => e - (e % index)) },
		rest: { number: inside, powers: raised((e) => e % index) },
		taken: { number: sign * outside, powers: raised((e) => Math.floor(e / index)) },
	};
}

function reasonFor({ perfect, taken }: Split, index: number, front: number, letters: boolean) {
	const under = perfect.number < 0 ? `(${perfect.number})` : `${perfect.number}`;
	const ofNumber = perfect.number === 1 ? '' : `${SIGNS[index]}${under} = ${taken.number}`;
	if (!letters)
		return front > 1
			? `${ofNumber}, and ${front} × ${taken.number} = ${front * taken.number}`
			: ofNumber;
	const ofLetters =
		perfect.powers.length > 0 ? `divide the exponents of a perfect power by ${index}` : '';
	return [ofNumber, ofLetters].filter(Boolean).join('; ');
}

/** The monomial in front of roots; a 1 is not written. */
function beside(front: Monomial, ...roots: Expression[]): Expression {
	const factors = [...factorsOf(front), ...roots.filter((one) => !isRootOfOne(one))];
	const [only, ...more] = factors;
	if (only === undefined) return num(1);
	return more.length === 0 ? operand(only) : product(...factors);
}

const isRootOfOne = (one: Expression) =>
	one.kind === 'root' && one.of.kind === 'number' && one.of.value.equals(1);

const written = (monomial: Monomial): Expression => beside(monomial);

function factorsOf({ number, powers }: Monomial): Operand[] {
	const letters = powers.map(([letter, e]) => power(letter, e));
	return number === 1 ? letters : [number, ...letters];
}
