/** The domain or the range of a set of pairs. */
import { num, tuple } from '../../../../math/expression.ts';
import { set } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	onlyIf,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';

export function finiteRelation(draw: Draw): Draft | undefined {
	const count = draw.random.int(4, 6);
	const pairs = Array.from(
		{ length: count },
		() => [draw.random.int(-9, 9), draw.random.int(-9, 9)] as const,
	);
	const asked = draw.inTurn('ask');
	const place = asked === 'domain' ? 0 : 1;
	const all = pairs.map((pair) => pair[place]);
	const different = new Set(all).size;
	if (different < 3 || new Set(pairs.map(String)).size < count) return undefined;
	const setOf = (numbers: readonly number[]) =>
		written('set', set(...[...new Set(numbers)].toSorted((a, b) => a - b).map((one) => num(one))));
	const answer = setOf(all);
	const others = pairs.map((pair) => pair[1 - place] ?? 0);
	if (setOf(others).value === answer.value) return undefined; // the domain and the range must differ
	return {
		prompt: say`A relation is given by ${set(...pairs.map(([a, b]) => tuple(num(a), num(b))))}. Write its ${asked} as a set, in braces, from least to greatest.`,
		answer: withMisconceptions(
			answer,
			[setOf(others), `gave the ${place === 0 ? 'range' : 'domain'}`],
			[setOf([...all, ...others]), 'listed both coordinates of the pairs'],
			...onlyIf(different < all.length, [
				setOf(all.filter((one) => all.indexOf(one) === all.lastIndexOf(one))),
				'left out every number that appears more than once',
			]),
		),
		steps: [
			sentence(
				say`The ${place === 0 ? 'first' : 'second'} coordinates are ${joinedByAnd(all.map((one) => num(one)))}.`,
				`the ${asked} is the set of all ${place === 0 ? 'inputs' : 'outputs'}`,
			),
			sentence(
				say`The ${asked} is ${answer.body}.`,
				different < all.length ? 'list each number once, in order' : 'list them in order',
			),
		],
		hints: [
			say`Which coordinates make up the ${asked}: the first coordinates or the second coordinates?`,
		],
	};
}
