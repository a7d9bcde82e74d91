import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkEvaluatedParts } from './evaluated-parts.ts';

const issuesOf = (why: string, above: string, text: string): string[] =>
	checkEvaluatedParts(
		createQuestion({
			steps: [
				{ text: above, html: '', speech: '' },
				{ text, html: '', speech: '', why },
			],
		}),
	);

type Lines = [above: string, text: string];

test.each<[why: string, sound: Lines, broken: Lines]>([
	[
		'evaluate the square, and multiply',
		['$-24 = a(-2)^{2}(3)$', '$-24 = 12a$'],
		['$-18 = a(1)^{2}(-3)^{2}$', '$-18 = 9a$'],
	],
	[
		'evaluate the squares',
		['$(k - 3)^{2} + (12 - 6)^{2} = 10^{2}$', '$(k - 3)^{2} + 36 = 100$'],
		['$(k - 3)^{2} + 36 = 10^{2}$', '$(k - 3)^{2} + 36 = 100$'],
	],
	['evaluate the square', ['Find $y$.', '$11^{2} = 121$'], ['Find $y$.', '$11^{3} = 1331$']],
	[
		'evaluate the powers',
		['$a^{3} + 3a(2b)^{2} + (2b)^{3}$', '$a^{3} + 3a(4b^{2}) + 8b^{3}$'],
		['$a^{3} + 3a(2b)^{2}$', '$a^{3} + 3a(4b^{2})$'],
	],
	[
		'square x + 4',
		['$f(x) = -2(x + 4)^{2}(x + 1)$', '$= -2(x^{2} + 8x + 16)(x + 1)$'],
		['$= -2(x^{2} + 2x + 1)(x + 4)$', '$= -2(x^{3} + 6x^{2} + 9x + 4)$'],
	],
	[
		'multiply by the other factor x + 4',
		['$= -2(x^{2} + 2x + 1)(x + 4)$', '$= -2(x^{3} + 6x^{2} + 9x + 4)$'],
		['$f(x) = -2(x + 4)^{2}(x + 1)$', '$= -2(x^{2} + 8x + 16)(x + 1)$'],
	],
	[
		'multiply x² + 1 by one of the two equal factors x + 4',
		['$= (x^{2} + 1)(x + 4)^{2}$', '$= (x^{3} + 4x^{2} + x + 4)(x + 4)$'],
		['$= (x^{2} + 1)(x + 4)$', '$= x^{3} + 4x^{2} + x + 4$'],
	],
	[
		'multiply the first two factors',
		['$(x + 1)(x + 2)(x + 3)$', '$= (x^{2} + 3x + 2)(x + 3)$'],
		['$(x + 1)(x + 2)$', '$= x^{2} + 3x + 2$'],
	],
	[
		'multiply by the last factor',
		['$= 2(x^{2} + 3x + 2)(x + 3)$', '$= 2(x^{3} + 6x^{2} + 11x + 6)$'],
		['$= (x^{2} + 1)(x + 3)(x - 3)$', '$= (x^{3} + 3x^{2} + x + 3)(x - 3)$'],
	],
	[
		'cancel the common factor x − 5',
		['$= \\frac{4(x - 5)}{(x - 5)(x - 8)}$', '$= \\frac{4}{x - 8}$'],
		['$= \\frac{4(x - 8)}{(x - 5)(x - 8)}$', '$= \\frac{4}{x - 5}$'],
	],
	[
		'cancel the common factors x + 2 and x − 7',
		['$= \\frac{(x + 2)^{2}(x - 7)}{(x + 2)(x - 7)}$', '$= x + 2$'],
		['$= \\frac{(x + 2)^{2}(x - 7)}{(x + 2)(x - 7)}$', '$= \\frac{(x + 2)(x - 7)}{x - 7}$'],
	],
	[
		'the radical terms cancel: combine the integers',
		['$= 16 - 4\\sqrt{3} + 4\\sqrt{3} - 3$', '$= 13$'],
		['$= 9 + 6 + 6 + 4$', '$= 25$'],
	],
	[
		'the radical terms cancel: combine the integers',
		['$= 16 - 4\\sqrt{3} + 4\\sqrt{3} - 3$', '$= 13$'],
		['$= 9 + 3\\sqrt{4} + 3\\sqrt{4} + 4$', '$= 25$'],
	],
])('"%s" goes only with what it evaluates or multiplies', (why, sound, broken) => {
	expect(issuesOf(why, ...sound)).toEqual([]);
	expect(issuesOf(why, ...broken)).toHaveLength(1);
});
