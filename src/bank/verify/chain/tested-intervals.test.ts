import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkTestedIntervals } from './tested-intervals.ts';

const DIVIDED =
	'The zeros $-7$ and $-5$ divide the number line into three intervals. Test one number from each interval.';

const testing = (...numbers: string[]) =>
	checkTestedIntervals(
		createQuestion({
			steps: [
				{ text: DIVIDED, html: '', speech: '' },
				...numbers.map((number) =>
					number === '0'
						? { text: 'At $x = 0$, the expression equals $70$.', html: '', speech: '' }
						: {
								text: '$x^{2} + 12x + 35$',
								html: '',
								speech: '',
								why: `substitute ${number} for x: the expression is positive`,
							},
				),
			],
		}),
	);

test('one number from each interval is tested', () => {
	expect(testing('−8', '−6', '0')).toEqual([]);
	expect(testing('−8', '−13/2', '−4')).toEqual([]);
});

test.each([[['−8', '−24', '0']], [['−8', '−7', '0']], [['−8', '0']]])(
	'does not accept %j for −7 and −5',
	(numbers) => {
		expect(testing(...numbers)).toHaveLength(1);
	},
);

test.each([
	['hint', 'What happens to the inequality symbol when you multiply both sides by $-1$?'],
	['mistake', 'did not reverse the inequality symbol when multiplying by a negative number'],
])('a %s speaks of reversing the symbol only if a line does: “%s”', (kind, said) => {
	const issuesOf = (why: string) =>
		checkTestedIntervals(
			createQuestion({
				steps: [{ text: '$x > 2$', html: '', speech: '', why }],
				hints: kind === 'hint' ? [{ text: said, html: '' }] : [],
				misconceptions: kind === 'mistake' ? [{ value: '(-4, 2)', why: said }] : [],
			}),
		);
	expect(issuesOf('divide both sides by −2 and reverse the inequality symbol')).toEqual([]);
	expect(issuesOf('subtract 2 from both sides')).toHaveLength(1);
});
