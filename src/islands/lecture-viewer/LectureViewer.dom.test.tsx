import { expect, test } from 'vitest';
import { BooksError } from '../../books/books-error.ts';
import { createLecture } from '../../books/records.testdata.ts';
import { createTestClient } from '../../stores/books-client.testdata.ts';
import { provideServices } from '../../stores/services.ts';
import type { LiveIsland } from '../live-record/handed-over.ts';
import {
	click,
	get,
	provideOpenFirstWall,
	renderIsland,
	settleAll,
} from '../render-island.testdata.tsx';
import { LectureViewer } from './LectureViewer.tsx';
import { lectureSource } from './lecture-source.ts';

provideOpenFirstWall();

test('keeps the built lecture if the service is down, and a retry shows the live ones', async () => {
	const lectureDetails = () => Promise.reject(new BooksError('offline', ''));
	provideServices({ client: createTestClient({ lectureDetails }) });
	const island: LiveIsland = document.createElement('astro-island');
	island.liveRecord = '';
	await renderIsland(
		<LectureViewer topicId="pre-algebra-1-2-a" etag={'"built"'}>
			<p>The built lecture</p>
		</LectureViewer>,
		island,
	);
	await settleAll();
	expect(document.body.textContent).toContain('The built lecture');
	expect(get('status').textContent).toContain('does not respond. This is the saved version.');
	const live = [createLecture({ title: 'Adding, revised' })];
	provideServices({ client: createTestClient({ lectureDetails: () => Promise.resolve(live) }) });
	await click(get('button', 'Retry'));
	await settleAll();
	expect(get('heading').textContent).toBe('Adding, revised');
});

test.each(['[]', '{}', '[{"id":1}]', '<p>', ''])('does not accept %s as a lecture', (json) => {
	expect(lectureSource.parse(json)).toBeUndefined();
});
