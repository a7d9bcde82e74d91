import { expect, test } from 'vitest';
import { createLecture, createQuestion } from '../../books/records.testdata.ts';
import { get, query, renderIsland } from '../render-island.testdata.tsx';
import { LectureCard } from './LectureCard.tsx';

const rich = (words: string) => ({ text: words, html: words, speech: words });

test('shows objective, sections, worked examples, and self-check questions', async () => {
	const lecture = createLecture({
		sections: [{ title: 'The idea', ...rich('Start at zero.') }],
		examples: [createQuestion({ id: 'ex-1', steps: [rich('8 - 3 = 5')] })],
		checks: [
			createQuestion({ id: 'ck-1', steps: [rich('first way')] }),
			createQuestion({ id: 'ck-2' }),
		],
	});
	await renderIsland(<LectureCard lecture={lecture} />);
	expect(get('heading').textContent).toBe('Adding integers');
	expect(document.body.textContent).toContain('Add two integers of any sign.');
	expect(get('heading', 'The idea').tagName).toBe('H2');
	expect(get('heading', 'Example 1').closest('article')?.textContent).toContain('8 - 3 = 5');
	expect(get('heading', 'Check 2').tagName).toBe('H3');
	expect(get('group', 'Solution').textContent).toContain('first way');
});

test('offers the video when there is one', async () => {
	const lecture = createLecture({ video_url: 'https://video.example/1' });
	await renderIsland(<LectureCard lecture={lecture} />);
	expect(get('link', 'Watch').getAttribute('href')).toBe('https://video.example/1');
});

test('offers no video if there is none', async () => {
	await renderIsland(<LectureCard lecture={createLecture()} />);
	expect(query('link')).toBeNull();
});

test('omits headings with nothing under them', async () => {
	await renderIsland(<LectureCard lecture={createLecture()} />);
	expect(query('heading', 'Worked examples')).toBeNull();
	expect(query('heading', 'Check yourself')).toBeNull();
});
