import { expect, test } from 'vitest';
import { continued, num, product, sum } from '../../math/expression.ts';
import { root } from '../../math/notation.ts';
import { createRandom } from '../../math/random.ts';
import { radical } from '../answer.ts';
import { createDraft } from '../pipeline/bank.testdata.ts';
import { line } from '../family.ts';
import { type Place, publish } from '../pipeline/publish.ts';
import { checkSteps } from './check-steps.ts';

const PLACE: Place = {
	id: 'roots',
	number: 1,
	book_name: 'pre-algebra',
	chapter_name: '3-roots',
	material_name: '3-6-roots',
	standards: [],
	difficulty: 1,
};

const workedAs = (last: number) =>
	publish(
		createDraft(1, {
			answer: radical(product(last, root(2))),
			steps: [
				line(sum(root(8), root(18))),
				line(continued(sum(product(2, root(2)), product(num(3), root(2))))),
				line(continued(product(last, root(2)))),
			],
		}),
		PLACE,
		createRandom('steps'),
	);

test('follows a chain of roots by their real values', () => {
	expect(checkSteps(workedAs(5))).toEqual([]);
});

test('finds the line of roots that does not follow', () => {
	expect(checkSteps(workedAs(6))).toEqual([
		'"6\\sqrt{2}" does not follow from "2\\sqrt{2} + 3\\sqrt{2}"',
	]);
});
