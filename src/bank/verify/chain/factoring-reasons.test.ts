import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkFactoringReasons } from './factoring-reasons.ts';

const issuesOf = (why: string, above: string, text: string): string[] =>
	checkFactoringReasons(
		createQuestion({
			steps: [
				{ text: above, html: '', speech: '' },
				{ text, html: '', speech: '', why },
			],
		}),
	);

const ABOVE = '$\\frac{2x - 4}{x^{2} - 9} < 0$';

test.each<[why: string, sound: [string, string], broken: [string, string]]>([
	[
		'factor the numerator',
		[ABOVE, '$\\frac{2(x - 2)}{x^{2} - 9} < 0$'],
		[ABOVE, '$\\frac{2x - 4}{(x - 3)(x + 3)} < 0$'],
	],
	[
		'factor the numerator and the denominator',
		[ABOVE, '$\\frac{2(x - 2)}{(x - 3)(x + 3)} < 0$'],
		[ABOVE, '$\\frac{2(x - 2)}{x^{2} - 9} < 0$'],
	],
	[
		'factor the difference of squares',
		['$\\frac{3(16x^{2} - 25)}{x}$', '$= \\frac{3(4x - 5)(4x + 5)}{x}$'],
		['$\\frac{48x^{2} - 75}{x}$', '$= \\frac{3(4x - 5)(4x + 5)}{x}$'],
	],
	[
		'factor the difference of squares',
		['$\\frac{4}{9} - y^{4}$', '$= (\\frac{2}{3} - y^{2})(\\frac{2}{3} + y^{2})$'],
		['$\\frac{4}{9} + y^{4}$', '$= (\\frac{2}{3} - y^{2})(\\frac{2}{3} + y^{2})$'],
	],
	[
		'substitute t² for u; neither factor can be factored over the integers',
		['$= (2u - 7)(u + 9)$', '$2t^{4} + 11t^{2} - 63 = (2t^{2} - 7)(t^{2} + 9)$'],
		['$= (2u - 18)(u + 9)$', '$2t^{4} - 162 = (2t^{2} - 18)(t^{2} + 9)$'],
	],
	[
		'factor the perfect square trinomial',
		['$x^{2} - 10x + 25$', '$= (x - 5)^{2}$'],
		['$2x^{2} - 20x + 50$', '$= 2(x - 5)^{2}$'],
	],
	[
		'factor the trinomial',
		['$x^{2} - 7x + 10$', '$= (x - 2)(x - 5)$'],
		['$x^{2} - 7x$', '$= x(x - 7)$'],
	],
	[
		'factor out the greatest common factor',
		['$3x^{2} - 9x \\ge 0$', '$3x(x - 3) \\ge 0$'],
		['$x^{2} - 9x + 20 \\ge 0$', '$(x - 4)(x - 5) \\ge 0$'],
	],
])('“%s” leads to a line in which that is factored, and to no other', (why, sound, broken) => {
	expect(issuesOf(why, ...sound)).toEqual([]);
	expect(issuesOf(why, ...broken)).toEqual([
		`"${why}" does not lead from "${broken[0]}" to "${broken[1]}"`,
	]);
});

test('refuses to call a polynomial prime that has factors', () => {
	const why = (names: string) =>
		`difference of squares; ${names} cannot be factored over the integers`;
	expect(issuesOf(why('4x² + 9'), '$x$', '$x$')).toEqual([]);
	expect(issuesOf(why('x⁴ + 16 and x² + 4'), '$x$', '$x$')).toEqual([]);
	expect(issuesOf(why('4x² + 4'), '$x$', '$x$')).toHaveLength(1);
	expect(issuesOf(why('x⁴ + 16 and x² − 4'), '$x$', '$x$')).toHaveLength(1);
});
