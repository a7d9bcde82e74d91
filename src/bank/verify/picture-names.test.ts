import { expect, test } from 'vitest';
import { pictureNameIssues } from './picture-names.ts';
import { createQuestion } from './question.testdata.ts';

const image = (name: string) => `See it. <img src="/api/question-images/${name}" alt="A line.">`;

const record = createQuestion({
	question: 'See it. #abcd1234-figure',
	question_html: image('abcd1234-figure'),
	image_id: 'abcd1234-figure',
	steps: [{ text: 'So', html: image('abcd1234-1'), speech: 'So', image_id: 'abcd1234-1' }],
});

test('refuses a record whose picture has another name in its text, its html, or its field', () => {
	expect(pictureNameIssues(createQuestion())).toEqual([]);
	expect(pictureNameIssues(record)).toEqual([]);
	const [step] = record.steps;
	for (const change of [
		{ question: 'See it. #zzzz1234-figure' },
		{ question: 'See it.' },
		{ question_html: image('zzzz1234-figure') },
		{ question_html: 'See it.' },
		...(step ? [{ steps: [{ ...step, image_id: 'zzzz1234-1' }] }] : []),
	])
		expect(pictureNameIssues({ ...record, ...change })).toHaveLength(1);
	expect(pictureNameIssues({ ...record, image_id: null })).toHaveLength(2);
});
