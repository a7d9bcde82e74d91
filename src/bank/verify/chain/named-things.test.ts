import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkNamedThings } from './named-things.ts';

const issuesOf = (text: string, why?: string): string[] =>
	checkNamedThings(createQuestion({ steps: [{ text, why, html: '', speech: '' }] }));

test.each([
	['side $AB$ is congruent to side $XY$', 'side $B$ is congruent to side $Y$'],
	['angle $B$ is congruent to angle $Y$', 'angle $AB$ is congruent to angle $XY$'],
	['Angle $PQR$ is a right angle.', 'Angle $PQ$ is a right angle.'],
	['$AB = \\sqrt{1 + 16}$', '$AABCD = \\sqrt{1 + 16}$'],
	['Find the $x$-intercept of the line.', 'Find the $both$-intercept of the line.'],
	[
		'The graph is a straight line, but it meets the $y$-axis at $(0, 3)$.',
		'The graph is a straight line, but it meets the $x$-axis at $(0, 3)$.',
	],
	[
		'the boundary, y = mx + b, crosses the y-axis at (0, −3)',
		'the boundary, y = mx + b, crosses the x-axis at (0, −3)',
	],
	['(0, 6) is on the y-axis, so b = 6', '(0, 6) is on the x-axis, so b = 6'],
	['$(-28, 0)$ lies on the $x$-axis.', '$(-28, 0)$ lies on the $y$-axis.'],
	[
		'The line passes through $(-1, -3)$ and $(-2, -6)$.',
		'The line passes through $(-1, -3)$ and $(-1, -3)$.',
	],
])('%s, not: %s', (sound, broken) => {
	expect(issuesOf(sound)).toEqual([]);
	expect(issuesOf(broken)).not.toEqual([]);
});

test.each([
	['Angle $B$ is between sides $AB$ and $BC$.', 'both sides meet at B'],
	['Side $AB$ is between angles $A$ and $B$.', 'it joins A and B'],
	['Side $AB$ is not between angles $B$ and $C$.', 'it is opposite angle C'],
	['$Q = \\left(\\frac{4}{9}\\right)^{3}$', 'let Q be the probability of no successes'],
])('%s (%s)', (text, why) => {
	expect(issuesOf(text, why)).toEqual([]);
});

test.each([
	['Angle $A$ is between sides $AB$ and $BC$.', 'both sides meet at B'],
	['Angle $B$ is between sides $AB$ and $BC$.', 'both sides meet at A'],
	['Side $AB$ is not between angles $A$ and $B$.', 'it is opposite angle C'],
	['Side $AB$ is not between angles $B$ and $C$.', 'it is opposite angle A'],
	['Side $AB$ is between angles $A$ and $B$.', 'it joins A and C'],
	['$Q = \\left(\\frac{4}{9}\\right)^{3}$', 'let P be the probability'],
])('not: %s (%s)', (text, why) => {
	expect(issuesOf(text, why)).toHaveLength(1);
});

test('a letter is the side of a right triangle that the figure shows', () => {
	const issues = (figure: string, why: string) =>
		checkNamedThings(
			createQuestion({
				question_speech: figure,
				steps: [{ text: '$x\\sqrt{2} = 5$', why, html: '', speech: '' }],
			}),
		);
	const legs = 'A right triangle. The hypotenuse is 5 inches, and each leg is x.';
	expect(issues(legs, 'x is a leg; the hypotenuse is √2 times a leg')).toEqual([]);
	expect(issues(legs, 'x is the hypotenuse; the hypotenuse is √2 times a leg')).toHaveLength(1);
	const sides = 'The hypotenuse is 21 metres, the shorter leg is a, and the longer leg is x.';
	expect(issues(sides, 'x is the longer leg; the sides are in the ratio 1 : √3 : 2')).toEqual([]);
	expect(issues(sides, 'x is the shorter leg; the sides are in a ratio')).toHaveLength(1);
});
