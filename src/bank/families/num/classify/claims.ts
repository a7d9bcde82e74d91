/** num.classify: claims about a result, "rational and equal to 18", and the question that asks for the true one. */
import { type Expression, num, opposite, product } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	distractor,
	type Draft,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';

/** s√m in simplest form: [s, m]. */
export function simplified(n: number): readonly [number, number] {
	let s = Math.floor(Math.sqrt(n));
	while (n % (s * s) !== 0) s--;
	return [s, n / (s * s)];
}

/** k√m; m = 1 is a whole number. */
export function multiple(k: number, m: number): Expression {
	if (m === 1) return num(k);
	return k === 1 ? root(m) : k === -1 ? opposite(root(m)) : product(k, root(m));
}

export type Claim = { rational: boolean; value: Expression; size: number };

const stated = ({ rational, value }: Claim): Prose =>
	say`It is ${rational ? 'rational' : 'irrational'} and equals ${value}.`;

export const claim = (k: number, m: number): Claim => ({
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
