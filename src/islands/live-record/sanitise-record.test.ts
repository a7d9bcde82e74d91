import { expect, test } from 'vitest';
import { createLecture, createQuestion } from '../../books/records.testdata.ts';
import { sanitiseChapter, sanitiseLecture, sanitiseQuestion } from './sanitise-record.ts';

const mark = (html: string, text: string) => `safe(${html}|${text})`;
const rich = (name: string) => ({ text: `${name} text`, html: `<${name}>`, speech: '' });

const question = createQuestion({
	question: 'What is `this`? #fig1',
	question_html: '<prompt>',
	answer: {
		...rich('answer'),
		kind: 'multiple-choice',
		value: 'A',
		choices: [{ key: 'A', ...rich('choice') }],
	},
	steps: [{ ...rich('step'), why: 'add' }],
	hints: [rich('hint')],
});

/** Every string under a key that ends in `html`, at any depth. */
function markupOf(value: unknown): unknown[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) =>
		key.endsWith('html') ? [part] : markupOf(part),
	);
}

test('sanitizes every markup field of a question, with its own text as the fallback', () => {
	expect(markupOf(sanitiseQuestion(question, mark))).toEqual([
		'safe(<prompt>|What is this?)',
		'safe(<answer>|answer text)',
		'safe(<choice>|choice text)',
		'safe(<step>|step text)',
		'safe(<hint>|hint text)',
	]);
});

test('sanitizes the objective, sections, examples, and checks of a lecture', () => {
	const lecture = createLecture({
		objective_html: '<objective>',
		sections: [{ title: 'Idea', ...rich('section') }],
		examples: [question],
		checks: [question],
	});
	const markup = markupOf(sanitiseLecture(lecture, mark));
	expect(markup).toHaveLength(12);
	expect(markup.filter((html) => !String(html).startsWith('safe('))).toEqual([]);
});

test('sanitizes the objectives of an outline, and adds no markup to plain ones', () => {
	const topics = [
		{ id: 'a', title: 'A', objective: 'Find $k$.', objective_html: '<objective>' },
		{ id: 'b', title: 'B', objective: 'Add.' },
	];
	const material = { number: '1.1', name: 'm', title: 'M', standards: [], question_count: 0 };
	const chapter = { number: 1, name: 'c', title: 'C', materials: [{ ...material, topics }] };
	expect(markupOf(sanitiseChapter(chapter, mark))).toEqual(['safe(<objective>|Find $k$.)']);
});

test.each([
	['https://video.example/1', 'https://video.example/1'],
	['javascript:alert(1)', null],
	['http://video.example/1', null],
	['not a URL', null],
	[null, null],
])('reads the video URL %s as %s', (video_url, expected) => {
	expect(sanitiseLecture(createLecture({ video_url }), mark).video_url).toBe(expected);
});
