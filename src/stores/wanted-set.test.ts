import { expect, test } from 'vitest';
import { practicePath, wantedSet } from './wanted-set.ts';

test.each([
	[['pre-algebra'], { kind: 'questions', book: 'pre-algebra', skills: [] }],
	[['b', '1-c'], { kind: 'questions', book: 'b', chapter: '1-c', skills: [] }],
	[
		['b', '1-c', '1-2-m'],
		{ kind: 'questions', book: 'b', chapter: '1-c', material: '1-2-m', skills: [] },
	],
	[
		['b', '1-c', '1-2-m', 'pa-1.1-x-1+pa-1.1-y-2'],
		{
			kind: 'questions',
			book: 'b',
			chapter: '1-c',
			material: '1-2-m',
			skills: ['pa-1.1-x-1', 'pa-1.1-y-2'],
		},
	],
	[['start', 'b'], { kind: 'placement', book: 'b' }],
	[['mistakes'], { kind: 'mistakes' }],
	[['choose', 'b'], { kind: 'choose', book: 'b' }],
])('reads back what a link requests: %j', (names, wanted) => {
	expect(wantedSet(new URL(practicePath(...names), 'https://here.example').hash)).toEqual(wanted);
});

test.each(['', '#', '#start', '#a/b/c/d/e', '#../x', '#a b', '#a//b', '#<b>'])(
	'requests nothing: %j',
	(fragment) => {
		expect(wantedSet(fragment)).toBeNull();
	},
);
