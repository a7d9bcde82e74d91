import { expect, test } from 'vitest';
import type { Try } from '../../stores/progress-record.ts';
import { lookAgainView } from './look-again-view.ts';

const HOUR = 3_600_000;
const at = (hour: number): number => new Date(2026, 10, 23).getTime() + hour * HOUR;

/** The first line for a record with questions missed at these hours on November 23, read at another hour. */
function line(missed: number[], hour: number): string | null | undefined {
	const progress = Object.fromEntries(
		missed.map((each) => [
			`q${each}`,
			{
				place: 'pre-algebra/1-integers/1-2-adding-integers',
				tries: [[at(each), 'wrong']] as Try[],
			},
		]),
	);
	return lookAgainView(progress, [], at(hour))[0]?.textContent;
}

test.each([
	[[2], 3, 'Nothing right now. 1 more question will come back later today.'],
	[[12], 13, 'Nothing right now. 1 more question will come back on November 24, 2026.'],
	[
		[12, 13],
		14,
		'Nothing right now. 2 more questions will come back, the next on November 24, 2026.',
	],
	[[12], 36, '1 question to look at again: a try on an earlier day was not right.'],
	[[], 12, 'Nothing to look at again.'],
])('missed at %j, at hour %i: %s', (missed, hour, says) => {
	expect(line(missed, hour)).toBe(says);
});
