/** One number from the zeros of a function in factored form. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { joinedByAnd, joinedByOr, say } from '../../../../math/prose.ts';
import {
	caseOf,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { coprime } from '../../../../math/gcd.ts';
import { shown } from '../../../steps/factoring.ts';
import { linearFactor, rootOf, rootsInOrder } from './zero-product.ts';

export const ZEROS: Skills = {
	'Use the zeros of a factored polynomial'(draw) {
		const [a, p, q, r] = [draw.int('a'), draw.int('p'), draw.int('q'), draw.int('r')];
		const factors = [
			{ c: a, d: p },
			{ c: 1, d: q },
			{ c: 1, d: r },
		];
		const roots = rootsInOrder(factors);
		if (new Set(roots.map((root) => root.toFraction())).size < 3) return undefined;
		if (p * q * r === 0 || !coprime(a, p)) return undefined;
		const { name, value, shows, why } = caseOf(ASKS, draw.inTurn('ask'));
		const answer = rational(value(roots));
		const f = call('f', 'x');
		const form = answer.value.includes('/')
			? ' Write the answer as a fraction in lowest terms.'
			: '';
		return {
			prompt: say`The function ${symbol('f')} is defined by ${equation(f, product(...factors.map((one) => shown(linearFactor('x', one)))))}. What is the ${name} of ${symbol('f')}?${form}`,
			answer: withMisconceptions(
				answer,
				[
					rational(value(roots.map((root) => root.neg()).toReversed())),
					'used the signs in the factors as the signs of the zeros',
				],
				...Object.values(ASKS)
					.filter((other) => other.name !== name)
					.map((other): WrongAnswer => [rational(other.value(roots)), `gave the ${other.name}`]),
			),
			steps: [
				sentence(
					joinedByOr(factors.map((one) => equation(shown(linearFactor('x', one)), 0))),
					'a zero of f makes one of the factors zero',
				),
				sentence(
					say`The zeros are ${joinedByAnd(factors.map((one) => num(rootOf(one))))}.`,
					'solve each equation',
				),
				...(shows ? [line(equation(shows(factors.map(rootOf)), num(value(roots))), why)] : []),
				sentence(say`The ${name} is ${answer.body}.`),
			],
			hints: [say`For which value of ${symbol('x')} is each factor zero?`],
		};
	},
};

type Ask = {
	name: string;
	value: (roots: Fraction[]) => Fraction;
	shows?: (roots: Fraction[]) => Expression;
	why?: string;
};

const ASKS: Readonly<Record<string, Ask>> = {
	'greatest zero': { name: 'greatest zero', value: (roots) => roots.at(-1) ?? new Fraction(0) },
	'sum of zeros': {
		name: 'sum of the zeros',
		value: (roots) => roots.reduce((total, one) => total.add(one), new Fraction(0)),
		shows: (roots) => sum(...roots.map((one) => num(one))),
		why: 'add the zeros',
	},
	'product of zeros': {
		name: 'product of the zeros',
		value: (roots) => roots.reduce((total, one) => total.mul(one), new Fraction(1)),
		shows: (roots) => times(...roots.map((one, at) => (at === 0 ? num(one) : signed(one)))),
		why: 'multiply the zeros',
	},
};
