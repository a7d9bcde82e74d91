import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (one: string, other: string, asked: string, value: string) =>
	verify({
		question: createQuestion({
			question: `A bakery sells $x$ cakes. The ${one}, in dollars, is given by $C(x) = 19x + 130$, and the ${other}, in dollars, by $D(x) = 34x + 190$. Write the ${asked}, in simplest form.`,
			answer: { kind: 'expression', value, text: `$${value}$`, html: '', speech: '' },
		}),
		skill: 'Combine functions to model cost and profit',
	});

test('costs are added, and from the revenue the cost is subtracted', () => {
	const [sum, difference] = ['$T(x) = C(x) + D(x)$', '$T(x) = C(x) - D(x)$'];
	const [food, labor] = ['cost of the food', 'cost of the staff'];
	expect(issuesOf(food, labor, `total cost, ${sum}`, '53x + 320')).toEqual([]);
	expect(issuesOf('revenue', 'cost', `profit, ${difference}`, '-15x - 60')).toEqual([]);
	expect(issuesOf('revenue', 'cost', `profit, ${sum}`, '53x + 320')).toHaveLength(1);
	expect(issuesOf('revenue', 'cost', `total cost, ${sum}`, '53x + 320')).toHaveLength(1);
	expect(issuesOf('cost', 'revenue', `profit, ${difference}`, '-15x - 60')).toHaveLength(1);
	expect(issuesOf(food, labor, `total cost, ${difference}`, '-15x - 60')).toHaveLength(1);
});
