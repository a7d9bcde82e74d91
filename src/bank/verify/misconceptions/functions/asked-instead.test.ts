import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	gave the domain | all real numbers | $y > 0$
		$y > 0$ | Consider the function $f(x) = 2(4)^{x}$. What is the range of $f$?
	gave the domain | all real numbers | $y > 0$
		$y > 0$ | Consider the function $f(x) = 2(4)^{x}$. What is the range of $f$?
	gave the y-intercept | 27/2 | 2
		2 | What is the slope of the line $4x - 2y = -27$?
`),
);

test.each([
	['gave the domain', 'What is the domain of the function $f(x) = \\sqrt{x}$?', '[2, 5]'],
	[
		'used the signs of the pattern for a difference',
		'Expand $(8t - 4)^{2}$.',
		'64t^{2} + 64t + 16',
	],
])('“%s” is no mistake where the question is “%s”', (why, question, wrong) => {
	expect(issuesOf(answered('expression', '64t^{2}', question), why, wrong)).toEqual([
		`"${why}" does not lead to ${wrong}`,
	]);
});
