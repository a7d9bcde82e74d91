import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkZerosAndFactors } from './zeros-and-factors.ts';

const issuesOf = (text: string) =>
	checkZerosAndFactors(createQuestion({ steps: [{ text, html: '', speech: '' }] }));

test.each([
	['The zeros are $0$ and $3$, so the factors are $x$ and $x - 3$.', '$x - 3$', '$x + 3$'],
	['The zeros are $0$ and $3$, so the factors are $x$ and $x - 3$.', '$3$,', '$4$,'],
	['When $x = 2$, the left side is $8 - 8 = 0$, so $x - 2$ is a factor.', 'x = 2', 'x = 3'],
	['The graph touches the axis at $-1$, so each of the factors $x + 1$ has exponent 2.', '-1', '1'],
])('refuses in "%s" %s as %s', (text, right, wrong) => {
	expect(issuesOf(text)).toEqual([]);
	expect(issuesOf(text.replace(right, wrong))).toHaveLength(1);
});
