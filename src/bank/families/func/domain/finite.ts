/** The domain or the range of a set of pairs. */
import { list, num, tuple } from '../../../../math/expression.ts';
import { set } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';

export function finiteRelation(draw: Draw): Draft | undefined {
	const count = draw.random.int(4, 6);
	const pairs = Array.from(
		{ length: count },
		() => [draw.random.int(-9, 9), draw.random.int(-9, 9)] as const,
	);
	const asked = draw.inTurn('ask');
	const place = asked === 'domain' ? 0 : 1;
	const all = pairs.map((pair) => pair[place]);
	const values = [...new Set(all)].toSorted((a, b) => a - b);
	if (values.length < 3 || new Set(pairs.map(String)).size < count) return undefined;
	const answer = set(...values.map((one) => num(one)));
	return {
		prompt: say`A relation consists of the pairs ${set(...pairs.map(([a, b]) => tuple(num(a), num(b))))}. Write its ${asked} as a set, in braces, from smallest to largest.`,
		answer: written('set', answer),
		steps: [
			sentence(
				say`The ${place === 0 ? 'first' : 'second'} coordinates are ${list(...all.map((one) => num(one)))}.`,
				`the ${asked} holds the ${place === 0 ? 'inputs' : 'outputs'}`,
			),
			line(answer, values.length < all.length ? 'each number once, in order' : 'put them in order'),
		],
		hints: [
			say`The ${asked} is the set of all ${place === 0 ? 'first' : 'second'} coordinates. Write a number only once.`,
		],
	};
}
