import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkOrdinals } from './ordinals.ts';
import { operationHolds } from './operations.ts';

type Line = readonly [text: string, why?: string];

const issuesOf = (question: string, ...lines: readonly Line[]): string[] =>
	checkOrdinals(
		createQuestion({
			question,
			question_speech: question,
			steps: lines.map(([text, why]) => ({
				text,
				html: '',
				speech: '',
				...(why === undefined ? {} : { why }),
			})),
		}),
	);

const SYSTEM = 'Solve the system $5x - 3y = 3$ and $9x - 6y = 9$.';
const FOUND = [['$x = -3$'], ['$y = -6$']] as const;
const LINE_AND_PARABOLA = 'Solve the system $y = -3x^{2} + 9x + 38$ and $y = -3x + 2$.';
const CIRCLE = 'Solve the system $x^{2} + y^{2} = 25$ and $y = x - 1$.';
const STORY = [['$3(x + y) = 135$'], ['$x + y = 45$'], ['$2(x - y) = 54$']] as const;
const INEQUALITIES = 'Solve $-x + 4 < -4$ and $4x + 7 < 27$.';
const DOTS =
	'The graph joins 3 dots: 5 units to the left of the y-axis and 5 units below the x-axis; 1 unit to the left of the y-axis and 1 unit below the x-axis; 3 units to the right of the y-axis and 4 units above the x-axis.';
const PIECES = 'Here $f(x) = x + 6$ when $x < 1$ and $f(x) = 4x + 5$ when $x \\ge 1$.';
const HALVES = [
	['The lower half is $31$, $37$, $40$. The upper half is $44$, $50$, $81$.'],
] as const;
const QUARTILES = [['The first quartile is $37$.'], ['The third quartile is $50$.']] as const;

test.each<[string, readonly Line[], Line, string, string]>([
	[
		SYSTEM,
		FOUND,
		['$9(-3) - 6(-6) = -27 + 36 = 9$', 'check in the second equation'],
		'second',
		'first',
	],
	[
		SYSTEM,
		[],
		['$5(-3) - 3y = 3$', 'substitute −3 for x in the first equation'],
		'first',
		'second',
	],
	[SYSTEM, [], ['$9x - 6y = 9$', 'write the second equation'], 'second', 'first'],
	[
		SYSTEM,
		[],
		['$4x - 3y = 6$', 'subtract the first equation from the second equation: they differ'],
		'first',
		'second',
	],
	[INEQUALITIES, [], ['$4x + 7 < 27$', 'the second inequality'], 'second', 'first'],
	[
		'',
		[...STORY, ['$x = 36$'], ['$y = 9$']],
		['$2(36 - 9) = 2(27) = 54$', 'check in the original second equation'],
		'second',
		'first',
	],
	[
		LINE_AND_PARABOLA,
		[],
		['For $x = -2$: $y = -3(-2) + 2 = 8$.', 'substitute −2 for x in the equation of the line'],
		'line',
		'parabola',
	],
	[
		LINE_AND_PARABOLA,
		[],
		['For $x = 2$: $y = -3(2) + 2$.', 'substitute this value for x in the equation of the line'],
		'line',
		'circle',
	],
	[
		CIRCLE,
		[],
		['$x^{2} + (x - 1)^{2} = 25$', 'substitute the expression for y in the equation of the circle'],
		'circle',
		'line',
	],
	[
		'Does $(1, -5)$ satisfy $4x - 4y = -16$ and $-2x + 3y = -17$?',
		[],
		['$-2(1) + 3(-5)$', 'substitute into the left side of the second equation'],
		'second',
		'first',
	],
	[
		'Which pair satisfies $y > -x - 4$ and $y \\ge 3x - 2$?',
		[],
		[
			'For $(4, 1)$, the right side is $3(4) - 2 = 10$, so the statement $1 \\ge 10$ is false.',
			'substitute into the second inequality',
		],
		'second',
		'first',
	],
	[
		DOTS,
		[],
		['$1$', 'the first segment from the left goes from (−5, −5) to (−1, −1)'],
		'first',
		'second',
	],
	[PIECES, [], ['$4x + 5 = 13$', 'set the second rule equal to 13'], 'second', 'first'],
	[
		'The graph passes through $(1, 40)$ and $(2, 200)$.',
		[],
		['$ab^{2} = 200$', 'substitute the coordinates of the second point'],
		'second',
		'first',
	],
	[
		'',
		HALVES,
		['The first quartile is $37$ visitors.', 'it is the middle of the 3 values in the lower half'],
		'lower',
		'upper',
	],
	[
		'',
		QUARTILES,
		['$50 - 37 = 13$', 'subtract the first quartile from the third quartile'],
		'first',
		'third',
	],
	[
		'',
		QUARTILES,
		['$37 - 19.5 = 17.5$', 'subtract the product from the first quartile'],
		'first',
		'third',
	],
	[
		'',
		[],
		['The second differences are $4$ and $4$.', 'subtract each first difference from the next one'],
		'first',
		'second',
	],
	[
		'',
		[],
		['$6x(x - 6) + (x - 6) = 0$', 'factor 6x out of the first pair of terms'],
		'first',
		'second',
	],
])('%s: %s, %s not with "%s" as "%s"', (question, above, [text, why = ''], part, other) => {
	expect(issuesOf(question, ...above, [text, why])).toEqual([]);
	expect(why).toContain(part);
	expect(issuesOf(question, ...above, [text, why.replace(part, other)])).toHaveLength(1);
});

test('a line says the same of the equations as the question and the lines above', () => {
	const pair = 'Is $(1, -5)$ a solution of $4x - 4y = -16$ and $-2x + 3y = -17$?';
	const [first, second] = ['$24 \\ne -16$', '$-17 = -17$'].map((tex) => `${tex}: the`);
	expect(issuesOf(pair, [`${first} first equation is false.`])).toEqual([]);
	expect(issuesOf(pair, [`${first} second equation is false.`])).toHaveLength(1);
	expect(issuesOf(pair, [`${second} second equation is false.`])).toHaveLength(1);
	const why = 'the second equation is true, but the first is false';
	const lines: Line[] = [
		[`${first} first equation is false.`],
		[`${second} second equation is true.`],
	];
	expect(issuesOf(pair, ...lines, ['It satisfies only the second equation.', why])).toEqual([]);
	const other = 'the first equation is true, but the second is false';
	expect(issuesOf(pair, ...lines, ['It satisfies only one.', other])).toHaveLength(1);
});

test('a quartile is the middle of its half', () => {
	expect(issuesOf('', ...HALVES, ['The third quartile is $50$.'])).toEqual([]);
	expect(issuesOf('', ...HALVES, ['The third quartile is $37$.'])).toHaveLength(1);
});

test('an operation on one of two equations leads from this one', () => {
	const given = ['5x - 3y = 3', '9x - 6y = 9'];
	const above = ['First equation: $5x - 3y = 3$. Second equation: $9x - 6y = 9$.'];
	const holds = (why: string, text: string) => operationHolds({ why, text, above, given });
	expect(holds('multiply the first equation by 2', '$10x - 6y = 6$')).toBe(true);
	expect(holds('multiply the second equation by 2', '$10x - 6y = 6$')).toBe(false);
	expect(holds('subtract 5x from both sides of the first equation', '$-3y = -5x + 3$')).toBe(true);
	expect(holds('subtract 5x from both sides of the second equation', '$-3y = -5x + 3$')).toBe(
		false,
	);
});
