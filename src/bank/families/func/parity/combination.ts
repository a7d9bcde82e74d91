/** Sums, products and quotients of functions whose symmetry is known. */
import {
	absolute,
	type Expression,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { type Kind, kinds, NAMES, whichParity } from './answer.ts';

/** Each part with its symmetry. */
const PARTS: Readonly<Record<string, readonly [Expression, Kind]>> = {
	x: [symbol('x'), 'odd'],
	'x²': [power('x', 2), 'even'],
	'x³': [power('x', 3), 'odd'],
	'sin x': [call('\\sin', 'x'), 'odd'],
	'cos x': [call('\\cos', 'x'), 'even'],
	'abs x': [absolute('x'), 'even'],
};

export function combination(draw: Draw): Draft | undefined {
	const [f, p] = caseOf(PARTS, draw.choice('f'));
	const [g, q] = caseOf(PARTS, draw.choice('g'));
	const op = draw.inTurn('op');
	const k = draw.int('k');
	if (f === g) return undefined;
	const other = k === 1 ? g : product(k, g);
	const [h, kind]: [Expression, Kind] =
		op === '+'
			? [sum(f, other), p === q ? p : 'neither']
			: op === '/'
				? [quotient(f, other), p === q ? 'even' : 'odd']
				: [
						product(
							k,
							f.kind === 'call' || f.kind === 'absolute' ? g : f,
							f.kind === 'call' || f.kind === 'absolute' ? f : g,
						),
						p === q ? 'even' : 'odd',
					];
	const rule =
		op === '+'
			? p === q
				? say`The sum of two ${p} functions is ${p}.`
				: say`The sum of an even and an odd function, neither of them zero, has neither symmetry.`
			: p === q
				? say`The ${op === '/' ? 'quotient' : 'product'} of two ${p} functions is even: the signs cancel.`
				: say`The ${op === '/' ? 'quotient' : 'product'} of an even and an odd function is odd: one sign is left.`;
	return {
		prompt: whichParity('h', h),
		answer: kinds(kind),
		steps: [
			sentence(say`${f} is ${p} and ${g} is ${q}.`),
			sentence(rule),
			sentence(say`So the function is ${NAMES[kind]}.`),
		],
		hints: [say`Decide for each part whether its value changes sign when ${symbol('x')} does.`],
	};
}
