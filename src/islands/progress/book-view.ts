import { displayName } from '../../books/display-name.ts';
import type { QuestionIndex } from '../../schemas/wire/question-index.ts';
import { bookPath } from '../../site.ts';
import type { ProgressRecord } from '../../stores/progress-record.ts';
import {
	type Count,
	countDone,
	type MaterialSummary,
	summarizeBook,
} from '../../stores/progress-summary.ts';
import { practicePath } from '../../stores/wanted-set.ts';
import { element, link } from '../element.ts';

/** A workbook by chapter, material, and skill; chapters without a try are only counted. */
export function bookView(index: QuestionIndex, progress: ProgressRecord): HTMLElement {
	const book = summarizeBook(index, progress);
	const begun = book.chapters.filter(({ tried }) => tried > 0);
	return element(
		'section',
		{},
		element('h3', {}, link(bookPath(book.name), book.title)),
		along(book),
		...begun.map((chapter) =>
			element(
				'details',
				{},
				element('summary', {}, `${chapter.title} `, counted(chapter)),
				...chapter.materials.filter(({ tried }) => tried > 0).map(materialView),
			),
		),
		element(
			'p',
			{ className: 'row no-print' },
			link(practicePath(book.name), 'Mixed review'),
			link(practicePath('start', book.name), 'Where to start'),
		),
	);
}

/** What the record itself knows, if the outline did not arrive. */
export function bookWithoutOutline(bookName: string, progress: ProgressRecord): HTMLElement {
	const places = [...countDone(progress)].filter(([place]) => place.startsWith(`${bookName}/`));
	return element(
		'section',
		{},
		element('h3', {}, link(bookPath(bookName), displayName(bookName))),
		element(
			'ul',
			{},
			...places.map(([place, done]) =>
				element(
					'li',
					{},
					link(`/workbooks/${place}`, displayName(place.split('/').at(-1) ?? '')),
					element('small', { className: 'tabular' }, ` ${done} done`),
				),
			),
		),
	);
}

const materialView = (material: MaterialSummary): HTMLElement =>
	element(
		'div',
		{ className: 'material' },
		element('p', {}, link(material.path, material.title), ' ', counted(material)),
		along(material),
		element(
			'ul',
			{},
			...material.skills
				.filter(({ tried }) => tried > 0)
				.map((skill) => element('li', {}, `${skill.title} `, counted(skill))),
		),
	);

const counted = ({ done, of }: Count): HTMLElement =>
	element('small', { className: 'tabular' }, `${done} of ${of}`);

/** The lane, filled as far as it is done. */
const along = ({ done, of }: Count): HTMLElement =>
	element('progress', { max: of, value: done, ariaLabel: `${done} of ${of} questions done` });
