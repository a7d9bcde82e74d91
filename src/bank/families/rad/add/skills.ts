/** rad.add: add and subtract radicals after simplifying them. */
import {
	brackets,
	continued,
	type Expression,
	num,
	product,
	sum,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { simplifyRoot, surdTerm } from '../../../../math/surd.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	line,
	radical,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { simplestForms } from '../../../steps/square-roots.ts';

export const skills: Skills = {
	'Add and subtract radicals': addLike,
};

function addLike(draw: Draw): Draft | undefined {
	const [a, b, n] = [draw.int('a'), draw.int('b'), draw.int('n')];
	const [k, m] = [draw.int('k'), draw.int('m')];
	const index = Number(draw.inTurn('index'));
	if (k === m || simplifyRoot(n, index).outside > 1) return undefined;
	const total = a * k + b * m;
	if (total === 0) return undefined;
	const radicands = [k ** index * n, m ** index * n] as const;
	if (Math.max(...radicands) > 500) return undefined;
	const problem = sum(surdTerm(a, radicands[0], index), surdTerm(b, radicands[1], index));
	const answer = surdTerm(total, n, index);
	const kind = index === 2 ? 'square' : 'cube';
	const typed = (coefficient: number, under = n) =>
		radical(coefficient === 0 ? num(0) : surdTerm(coefficient, under, index));
	const simplifies = simplestForms(radicands, index);
	const nested = sum(factored(a, k, n, index), factored(b, m, n, index));
	const multiplied = sum(surdTerm(a * k, n, index), surdTerm(b * m, n, index));
	return {
		prompt: say`Simplify: ${problem}. Write the answer as a single radical in simplest form.`,
		answer: withMisconceptions(
			radical(answer),
			[
				typed(a + b),
				`dropped the perfect ${kind} factors without writing their ${kind} roots in front`,
			],
			[
				typed(total, 2 * n),
				'combined the coefficients, but also added the radicands of like radicals',
			],
			[
				typed(a * k - b * m),
				b > 0 ? 'subtracted instead of adding' : 'added instead of subtracting',
			],
		),
		steps: [
			line(problem),
			...(tex(nested) === tex(multiplied)
				? [line(continued(multiplied), simplifies)]
				: [
						line(continued(nested), simplifies),
						line(continued(multiplied), 'multiply the coefficients'),
					]),
			line(continued(answer), 'combine like radicals'),
		],
		hints: [say`For each radicand, what is the largest perfect ${kind} factor?`],
	};
}

/** a(k√n), or a single term where one of the factors is 1. */
const factored = (a: number, k: number, n: number, index: number): Expression =>
	k === 1 || Math.abs(a) === 1
		? surdTerm(a * k, n, index)
		: product(a, brackets(surdTerm(k, n, index)));
