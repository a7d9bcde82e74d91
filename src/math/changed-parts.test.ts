import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';
import {
	continued,
	difference,
	equation,
	type Expression,
	product,
	signed,
	sum,
} from './expression.ts';
import { tex } from './tex.ts';

const marked = (before: Expression, after: Expression) =>
	tex(after, { changed: changedParts(before, after) });

test('marks the term that was combined', () => {
	expect(marked(sum(product(3, 'x'), 4, product(5, 'x')), continued(sum(product(8, 'x'), 4)))).toBe(
		'= \\changed{8x} + 4',
	);
});

test('marks the rewritten second term, not the first', () => {
	expect(marked(sum(5, signed(-3)), continued(difference(5, 3)))).toBe('= 5 - \\changed{3}');
});

test('marks nothing if the line is unchanged', () => {
	expect(changedParts(sum(1, 2), sum(1, 2)).size).toBe(0);
});

test('marks each side of an equation that changed', () => {
	expect(marked(equation(sum('x', 3), 7), equation('x', 4))).toBe('\\changed{x} = \\changed{4}');
});
