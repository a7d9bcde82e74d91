import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkNumbersUsed } from './numbers-used.ts';

const issuesOf = (question: string, ...lines: string[]) =>
	checkNumbersUsed(
		createQuestion({
			question,
			steps: lines.map((text) => ({ text, html: '', speech: '' })),
		}),
	);

const fallsFrom = (start: number) =>
	`A sample contains $${start}$ milligrams. After how many days will $440$ milligrams remain? Round to the nearest tenth.`;
const LINE = '$1100\\left(\\frac{1}{2}\\right)^{\\frac{t}{8}} = 440$';

test('reports a solution that starts from another number than its question', () => {
	expect(issuesOf(fallsFrom(1100), LINE)).toEqual([]);
	expect(issuesOf(fallsFrom(1101), LINE)).toEqual(['the solution does not work with 1101']);
});

test('finds a number with its thousands separated, and a percent as a factor', () => {
	const asked = 'A value of $\\$12{,}300$ grows by $12.5\\%$ each year. Round to the nearest cent.';
	expect(issuesOf(asked, '$12{,}300(1.125)^{4}$')).toEqual([]);
	expect(issuesOf(asked, '$12{,}300(1.124)^{4}$')).toHaveLength(1);
});

test('asks nothing where the answer is exact', () => {
	expect(issuesOf('Which digit of $1101$ is in the tens place?', 'It is $0$.')).toEqual([]);
});
