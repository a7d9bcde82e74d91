/** rad.simplify: simplest radical form of numbers and monomials. */
import {
	brackets,
	continued,
	type Expression,
	num,
	type Operand,
	operand,
	power,
	product,
	times,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import { simplifyRoot, surdTerm } from '../../../../math/surd.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	expression,
	line,
	radical,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { plainLetters, plainNumber } from '../../../../math/plain-notation.ts';

// A number times powers of variables, and what of it comes out of a radical.

/** A radicand: a number times powers of variables. */
type Monomial = {
	number: number;
	powers: readonly (readonly [letter: string, exponent: number])[];
};

type Split = { perfect: Monomial; rest: Monomial; taken: Monomial };

/** perfect · rest is the monomial, and `taken` is the square root (cube root, …) of perfect. */
export function split({ number, powers }: Monomial, index: number): Split {
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

/** The monomial in front of radicals; a 1 is not written. */
function beside(front: Monomial, ...roots: Expression[]): Expression {
	const factors = [...factorsOf(front), ...roots.filter((one) => !isRootOfOne(one))];
	const [only, ...more] = factors;
	if (only === undefined) return num(1);
	return more.length === 0 ? operand(only) : product(...factors);
}

/** 81 × 7, or (25x⁶)(10). */
function separated(perfect: Monomial, rest: Monomial): Expression {
	const [left, right] = [written(perfect), written(rest)];
	return left.kind === 'number' && right.kind === 'number'
		? times(left, right)
		: product(brackets(left), brackets(right));
}

const isRootOfOne = (one: Expression) =>
	one.kind === 'root' && one.of.kind === 'number' && one.of.value.equals(1);

export const written = (monomial: Monomial): Expression => beside(monomial);

function factorsOf({ number, powers }: Monomial): Operand[] {
	const letters = powers.map(([letter, e]) => power(letter, e));
	return number === 1 ? letters : [number, ...letters];
}

const SIGNS: Record<number, string> = { 2: '√', 3: '∛', 4: '∜' };
const ROOTS: Record<number, string> = { 2: 'square root', 3: 'cube root', 4: 'fourth root' };
const NAMES: Record<number, string> = {
	2: 'perfect square',
	3: 'perfect cube',
	4: 'perfect fourth power',
};

export const skills: Skills = {
	'Convert between mixed and entire radicals'(draw) {
		const [k, n] = [draw.int('k'), draw.int('n')];
		if (simplifyRoot(n).outside > 1 || k * k * n > 1500) return undefined;
		return draw.inTurn('dir') === 'mixed'
			? simplest({ number: k * k * n, powers: [] }, 2)
			: entire(k, n);
	},
	'Simplify square roots of numbers'(draw) {
		const [a, k, n] = [draw.int('a'), draw.int('k'), draw.int('n')];
		if (simplifyRoot(n).outside > 1 || k * k * n > 1000) return undefined;
		return simplest({ number: k * k * n, powers: [] }, 2, a);
	},
	'Simplify square roots': (draw) => drawn(draw, 2, [['x', draw.int('m')]]),
	'Simplify square roots with variables': (draw) =>
		drawn(draw, 2, [
			['x', draw.int('m')],
			['y', draw.int('p')],
		]),
	'Simplify cube roots'(draw) {
		const sign = draw.inTurn('sign') === '-' ? -1 : 1;
		return drawn(draw, 3, [['x', draw.int('m')]], sign);
	},
	'Simplify nth roots of monomials': (draw) =>
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

/** k√n as one radical. */
function entire(k: number, n: number): Draft {
	const answer = root(k * k * n);
	return {
		prompt: say`Write as an entire radical: ${surdTerm(k, n)}.`,
		answer: withMisconceptions(
			radical(answer),
			[radical(root(k * n)), `multiplied the radicand by ${k} instead of by the square of ${k}`],
			[radical(root(k * k + n)), 'added under the radical instead of multiplying'],
		),
		steps: [
			line(surdTerm(k, n)),
			line(continued(product(root(k * k), root(n))), `${k} = √${k * k}`),
			line(continued(answer), `√${k * k} × √${n} = √(${k * k} × ${n})`),
		],
		hints: [say`Which number has ${k} as its square root?`],
	};
}

/** coefficient · index-th root of the monomial, taken apart into a perfect power and the rest. */
function simplest(under: Monomial, index: number, coefficient = 1): Draft | undefined {
	const parts = split(under, index);
	const { perfect, rest, taken } = parts;
	// Switched, two equal numbers would be right.
	if (rest.number > 1 && rest.number === Math.abs(taken.number)) return undefined;
	const rootOf = (monomial: Monomial) => root(written(monomial), index);
	const front = { ...taken, number: coefficient * taken.number };
	const isWhole = rest.number === 1 && rest.powers.length === 0;
	const answer = isWhole ? written(front) : beside(front, rootOf(rest));
	const alone = { number: coefficient, powers: [] };
	const problem = beside(alone, rootOf(under));
	const hasLetters = under.powers.length > 0;
	const kind = NAMES[index] ?? 'perfect power';
	const assumed =
		under.powers.length > 1
			? 'Assume that the variables represent positive numbers.'
			: 'Assume that the variable represents a positive number.';
	return {
		prompt:
			hasLetters && index % 2 === 0
				? say`Simplify ${problem}. ${assumed}`
				: say`Write in simplest radical form: ${problem}.`,
		answer: withMisconceptions(
			hasLetters ? expression(answer) : radical(answer),
			...misconceptions(under, parts, index, coefficient),
		),
		steps: [
			line(problem),
			...(isWhole
				? []
				: [
						...(coefficient > 1
							? []
							: [
									line(
										continued(root(separated(perfect, rest), index)),
										perfect.number < 0
											? `factor out the largest ${kind}, with the sign of the radicand: (${plainNumber(taken.number)})³ = ${plainNumber(perfect.number)}`
											: hasLetters
												? `factor the largest ${kind} out of the radicand`
												: `${perfect.number} is the largest ${kind} that divides ${under.number}`,
									),
								]),
						line(
							continued(beside(alone, rootOf(perfect), rootOf(rest))),
							coefficient > 1
								? `${perfect.number} is the largest ${kind} that divides ${under.number}, and √(${perfect.number} × ${rest.number}) = √${perfect.number} × √${rest.number}`
								: `the ${ROOTS[index]} of a product is the product of the ${ROOTS[index]}s of its factors`,
						),
					]),
			line(continued(answer), reasonFor(parts, index, coefficient, hasLetters)),
		],
		hints: isWhole
			? [
					say`Is each factor of the radicand a ${kind}?`,
					say`How can you tell from the exponent whether a power of a variable is a ${kind}?`,
				]
			: hasLetters
				? [
						say`What is the largest ${kind} that divides the coefficient?`,
						...(perfect.powers.length > 0 ? [variableHint(under, index)] : []),
					]
				: [
						say`What is the largest ${kind} that divides ${under.number < 0 ? 'the radicand' : num(under.number)}?`,
					],
	};
}

function variableHint({ powers }: Monomial, index: number): Prose {
	const kind = NAMES[index] ?? '';
	const large = powers.filter(([, exponent]) => exponent >= index);
	const named = joinedByAnd(large.map(([letter, exponent]) => power(letter, exponent)));
	if (large.every(([, exponent]) => exponent % index === 0))
		return large.length > 1
			? say`What are the ${ROOTS[index] ?? ''}s of ${named}?`
			: say`What is the ${ROOTS[index] ?? ''} of ${named}?`;
	return large.length > 1
		? say`What are the largest ${kind}s that divide ${named}?`
		: say`What is the largest ${kind} that divides ${named}?`;
}

/** What learners write instead of the simplest form. */
function misconceptions(
	{ number, powers }: Monomial,
	{ perfect, rest, taken }: Split,
	index: number,
	coefficient: number,
): WrongAnswer[] {
	const hasLetters = powers.length > 0;
	const typed = (front: Monomial, left: Monomial) =>
		(hasLetters ? expression : radical)(beside(front, root(written(left), index)));
	const name = ROOTS[index] ?? '';
	return [
		...(Math.abs(perfect.number) === 1
			? []
			: [
					misconception(
						typed({ ...taken, number: coefficient * perfect.number }, rest),
						rest.number === 1 && rest.powers.length === 0
							? `did not take the ${name} of ${perfect.number}`
							: `wrote ${perfect.number} in front of the radical instead of its ${name}`,
					),
				]),
		...(perfect.powers.length > 0
			? [
					misconception(
						typed({ number: taken.number, powers: perfect.powers }, rest),
						`did not divide the ${perfect.powers.length > 1 ? 'exponents' : 'exponent'} by ${index} when taking the ${name}`,
					),
				]
			: []),
		...(coefficient > 1
			? [
					misconception(
						typed({ ...taken, number: coefficient + taken.number }, rest),
						`added ${taken.number} to the coefficient instead of multiplying by it`,
					),
				]
			: []),
		...(index === 2 && number % 2 === 0 && !hasLetters && coefficient === 1
			? [
					misconception(
						radical(num(number / 2)),
						'divided the radicand by 2 instead of taking its square root',
					),
				]
			: []),
		...(rest.number > 1 && simplifyRoot(Math.abs(taken.number), index).outside === 1
			? [
					misconception(
						typed(
							{ ...taken, number: coefficient * Math.sign(taken.number) * rest.number },
							{ ...rest, number: Math.abs(taken.number) },
						),
						coefficient === 1
							? 'switched the numbers inside and outside the radical'
							: `wrote ${rest.number} in front of the radical and ${Math.abs(taken.number)} under it instead of ${Math.abs(taken.number)} in front and ${rest.number} under it`,
					),
				]
			: []),
	];
}

const misconception = (wrong: DraftAnswer, why: string): WrongAnswer => [wrong, why];

function reasonFor({ perfect, taken }: Split, index: number, front: number, letters: boolean) {
	const under = perfect.number < 0 ? `(${perfect.number})` : `${perfect.number}`;
	const ofNumber = perfect.number === 1 ? '' : `${SIGNS[index]}${under} = ${taken.number}`;
	if (!letters)
		return front > 1
			? `${ofNumber}, and ${front} × ${taken.number} = ${front * taken.number}`
			: ofNumber;
	const ofLetters =
		perfect.powers.length > 0
			? `${SIGNS[index]}${bracketed(perfect.powers)} = ${plainLetters(Object.fromEntries(taken.powers))}`
			: '';
	return [ofNumber, ofLetters].filter(Boolean).join(' and ');
}

const bracketed = (powers: Monomial['powers']): string => {
	const letters = plainLetters(Object.fromEntries(powers));
	return powers.length > 1 ? `(${letters})` : letters;
};
