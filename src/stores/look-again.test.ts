import { expect, test } from 'vitest';
import { dueAt, lookAgain, mistakes } from './look-again.ts';
import type { ProgressRecord, Try } from './progress-record.ts';

const DAY = 86_400_000;
/** After this many days, six hours early. */
const after = (at: number, days: number): number => at + days * DAY - DAY / 4;

test.each<[string, Try[], number | null]>([
	['never, if nothing was missed', [[0, 'right']], null],
	[
		'never, if an answer was only in the wrong form',
		[
			[0, 'form'],
			[1, 'close'],
			[2, 'right'],
		],
		null,
	],
	['the next day, after a miss', [[0, 'wrong']], after(0, 1)],
	[
		'the next day, even if it was corrected immediately',
		[
			[0, 'wrong'],
			[60_000, 'right'],
		],
		after(0, 1),
	],
	[
		'a day after the last miss',
		[
			[0, 'wrong'],
			[2 * DAY, 'wrong'],
		],
		after(2 * DAY, 1),
	],
	[
		'three days after it stayed right',
		[
			[0, 'wrong'],
			[DAY, 'right'],
		],
		after(DAY, 3),
	],
	[
		'a week after that',
		[
			[0, 'wrong'],
			[DAY, 'right'],
			[4 * DAY, 'right'],
		],
		after(4 * DAY, 7),
	],
	[
		'a day after a miss, however far it had progressed',
		[
			[0, 'wrong'],
			[DAY, 'right'],
			[4 * DAY, 'right'],
			[11 * DAY, 'wrong'],
		],
		after(11 * DAY, 1),
	],
	[
		'no more, once it has stayed right for three weeks',
		[
			[0, 'wrong'],
			[DAY, 'right'],
			[4 * DAY, 'right'],
			[11 * DAY, 'right'],
			[32 * DAY, 'right'],
		],
		null,
	],
])('a question comes back %s', (_when, tries, due) => {
	expect(dueAt(tries)).toBe(due);
});

const progress: ProgressRecord = {
	fine: { place: 'a/b/c', tries: [[0, 'right']] },
	open: { place: 'a/b/c', tries: [[4 * DAY, 'wrong']] },
	mended: {
		place: 'a/b/c',
		tries: [
			[3.9 * DAY, 'wrong'],
			[3.95 * DAY, 'right'],
		],
	},
	longAgo: {
		place: 'a/b/c',
		tries: [
			[DAY, 'wrong'],
			[DAY + 1, 'right'],
		],
	},
};

test('lists what is due, longest overdue first, and nothing before its day', () => {
	expect(lookAgain(progress, 4.1 * DAY).map(({ id }) => id)).toEqual(['longAgo']);
	expect(lookAgain(progress, 5 * DAY).map(({ id }) => id)).toEqual(['longAgo', 'mended', 'open']);
	expect(lookAgain({}, DAY)).toEqual([]);
});

test('puts due and unsolved mistakes before those due later', () => {
	expect(mistakes(progress, 4.1 * DAY).map(({ id }) => id)).toEqual(['longAgo', 'open', 'mended']);
});
