import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('writes the day out, whatever the clock of the machine says', () => {
	expect(longDate(new Date('2023-12-04'))).toBe('December 4, 2023');
});
