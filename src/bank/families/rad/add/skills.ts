/** rad.add: add and subtract radicals after simplifying them. CCSS HSN-RN.A.2; MCR3U.A2.3. */
import { continued, sum } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { simplifyRoot, surdTerm } from '../../../../math/surd.ts';
import { radical } from '../../../answer.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';

export const skills: Skills = {
	'Add and subtract': addLike,
	'Add and subtract after simplifying': addLike,
	'Sums of square or cube roots': addLike,
};

function addLike(draw: Draw): Draft | undefined {
	const [a, b, n] = [draw.int('a'), draw.int('b'), draw.int('n')];
	const [k, m] = [draw.int('k'), draw.int('m')];
	const index = draw.has('index') ? Number(draw.inTurn('index')) : 2;
	if (k === m || simplifyRoot(n, index).outside > 1) return undefined;
	const total = a * k + b * m;
	if (total === 0) return undefined;
	const radicands = [k ** index * n, m ** index * n] as const;
	if (Math.max(...radicands) > 500) return undefined;
	const problem = sum(surdTerm(a, radicands[0], index), surdTerm(b, radicands[1], index));
	const answer = surdTerm(total, n, index);
	const kind = index === 2 ? 'square' : 'cube';
	return {
		prompt: say`Simplify: ${problem}. Write a single root in simplest form.`,
		answer: radical(answer),
		steps: [
			line(problem),
			line(
				continued(sum(surdTerm(a * k, n, index), surdTerm(b * m, n, index))),
				[simplified(radicands[0], k, n, index), simplified(radicands[1], m, n, index)]
					.filter(Boolean)
					.join(' and '),
			),
			line(continued(answer), 'like roots: add their coefficients'),
		],
		hints: [say`Take the largest ${kind} factor out of each root. Then the roots are alike.`],
	};
}

/** "√75 = 5√3"; nothing where the root is in simplest form already. */
function simplified(radicand: number, outside: number, inside: number, index: number): string {
	const sign = index === 2 ? '√' : '∛';
	return outside === 1 ? '' : `${sign}${radicand} = ${outside}${sign}${inside}`;
}
