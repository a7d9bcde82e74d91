import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const SPACES = 'From $0$ to $10$ there are $5$ equal spaces, so each space is worth $2$.';
const APART = 'the labels are 10 apart, and 10 ÷ 5 = 2';

const issuesOf = (spaces: string, apart: string, place: string): string[] =>
	verify({
		skill: 'Name a marked integer or its opposite',
		question: createQuestion({
			question: 'What number does point $P$ represent on the number line?',
			question_speech:
				'What number does point P represent on the number line? The labeled tick marks, from left to right, are negative 10, 0, and 10. There are 5 equal spaces from each label to the next. Point P is 2 tick marks to the right of 0.',
			answer: { kind: 'integer', value: '4', text: '$4$', html: '', speech: '' },
			steps: [
				{ text: spaces, why: apart, html: '', speech: '' },
				{ text: '$P = 2 \\times 2$', why: place, html: '', speech: '' },
			],
		}),
	});

const PLACE = 'P is 2 spaces to the right of 0';

test.each<[spaces: string, apart: string, place: string]>([
	[
		'From $0$ to $0$ there are $5$ equal spaces, so each space is worth $0$.',
		'the labels are 0 apart, and 0 ÷ 5 = 0',
		PLACE,
	],
	[
		'From $-10$ to $10$ there are $5$ equal spaces, so each space is worth $4$.',
		'the labels are 20 apart, and 20 ÷ 5 = 4',
		PLACE,
	],
	[SPACES, 'the labels are 5 apart, and 10 ÷ 5 = 2', PLACE],
	[SPACES, APART, 'P is one space to the right of 0'],
	[SPACES, APART, 'P is 2 spaces to the left of 0'],
])('the number line does not show "%s" because "%s" and "%s"', (spaces, apart, place) => {
	expect(issuesOf(SPACES, APART, PLACE)).toEqual([]);
	expect(issuesOf(spaces, apart, place)).toHaveLength(1);
});
