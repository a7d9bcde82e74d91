import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test("spells out the date, whatever the machine's time zone", () => {
	expect(longDate(new Date('2023-12-04'))).toBe('December 4, 2023');
});
