import { expect, test } from 'vitest';
import { expectMeasure } from './measured.ts';
import { createQuestion } from './question.testdata.ts';

const prism = (height: string) =>
	createQuestion({
		question:
			'A rectangular prism is $2\\text{ cm}$ long, $3\\text{ cm}$ wide, and $4.5\\text{ cm}$ high.',
		question_html: `<img src="/x" alt="A rectangular prism with length 2, width 3, and height ${height}.">`,
		answer: { kind: 'decimal', value: '27', text: '$27$', html: '', speech: '' },
	});

test('names a measurement that only the figure has', () => {
	expect(expectMeasure(prism('4.5'), 27)).toEqual([]);
	expect(expectMeasure(prism('5.5'), 27)).toEqual([
		'the figure shows 5.5, the prompt does not say it',
	]);
});
