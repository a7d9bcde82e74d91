import { expect, test } from 'vitest';
import { CHANGED_ONE_IN, IN_FULL_ONE_IN, isOneIn } from './reading.ts';

// The page /verified said "every fourth question" after the share had become one in six.
test.each([CHANGED_ONE_IN, IN_FULL_ONE_IN])('samples one record in %i', (share) => {
	const records = Array.from({ length: 6000 }, (_, at) => ({ id: `q${at}` }));
	const sampled = records.filter((record) => isOneIn(share, record));
	expect((sampled.length / records.length) * share).toBeCloseTo(1, 1);
});
