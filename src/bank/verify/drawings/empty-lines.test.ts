import { expect, test } from 'vitest';
import { emptyLines } from './empty-lines.ts';

test.each(['M0 0L9 9', 'M 0 -9 H 5', 'M1 1c2 0 3 4 5 6z', 'M1 1L1 2L1 1'])(
	'accepts the path %s',
	(d) => {
		expect(emptyLines(`<svg><path d="${d}"/></svg>`)).toEqual([]);
	},
);

test.each(['M', 'M3 4', 'M3 4Z', '', 'M179.6 148.1L179.6 148.1', 'M3 4L3 4L3 4Z'])(
	'reports the path "%s"',
	(d) => {
		expect(emptyLines(`<svg><path d="${d}"/></svg>`)).toHaveLength(1);
	},
);
