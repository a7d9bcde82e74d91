import type { QuestionIndex } from '../../schemas/wire/question-index.ts';
import { bookPath } from '../../site.ts';
import type { ProgressRecord } from '../../stores/progress-record.ts';
import { summarizeBook } from '../../stores/progress-summary.ts';
import { practicePath } from '../../stores/wanted-set.ts';
import { element, link } from '../element.ts';

/** What a book offers for practice: where to start, a review, or one of its chapters. */
export function chooseView(index: QuestionIndex, progress: ProgressRecord): HTMLElement {
	const { name, title, chapters } = summarizeBook(index, progress);
	return element(
		'div',
		{},
		element('h2', {}, link(bookPath(name), title)),
		element(
			'p',
			{ className: 'row' },
			link(practicePath('start', name), 'Find where to start', 'go'),
			link(practicePath(name), 'Mixed review'),
		),
		element('h3', {}, 'Ten of a chapter'),
		element(
			'ul',
			{},
			...chapters.map((chapter, place) =>
				element(
					'li',
					{},
					link(practicePath(name, index.chapters[place]?.name ?? ''), chapter.title),
					element('small', { className: 'tabular' }, ` ${chapter.done} of ${chapter.of} done`),
				),
			),
		),
	);
}
