import { expect, test } from 'vitest';
import type { IndexRecord } from './index-record.ts';
import { spellings } from './spellings.ts';

const titled = (title: string): IndexRecord => ({
	url: '/',
	kind: 'Page',
	title,
	place: '',
	text: '',
});

test('lists each longer word of the titles once, the most frequent first', () => {
	const records = [titled('9.3 Slope'), titled('Parallel lines'), titled('Lines of best fit')];
	expect(spellings(records)).toEqual([
		'lines',
		'slope',
		'gradient',
		'rise',
		'over',
		'parallel',
		'best',
	]);
});
