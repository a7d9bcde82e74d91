import { displayName } from '../../books/display-name.ts';
import type { QuestionIndex } from '../../schemas/wire/question-index.ts';
import { type Due, lookAgain, mistakes } from '../../stores/look-again.ts';
import { count } from '../../stores/progress-file.ts';
import type { ProgressRecord } from '../../stores/progress-record.ts';
import { practicePath } from '../../stores/wanted-set.ts';
import { element, link } from '../element.ts';
import { dateText } from './overview.ts';

/** What is due, by skill if the outlines say which. */
export function lookAgainView(
	progress: ProgressRecord,
	indexes: readonly (QuestionIndex | null)[],
	now: number,
): HTMLElement[] {
	const due = lookAgain(progress, now);
	const later = mistakes(progress, now).filter((each) => each.due > now);
	const titles = skillTitles(indexes);
	const views: HTMLElement[] = [];
	if (due.length > 0)
		views.push(
			element(
				'p',
				{},
				`${count(due.length, 'question')} to look at again: a try on an earlier day was not right.`,
			),
			element(
				'ul',
				{},
				...[...Map.groupBy(due, ({ question }) => question.skill ?? question.place)].flatMap(
					([skill, all]) => (all[0] ? skillItem(titles.get(skill), all[0], all.length) : []),
				),
			),
		);
	const next = Math.min(...later.map((each) => each.due));
	if (later.length > 0)
		views.push(
			element(
				'p',
				{},
				`${due.length > 0 ? '' : 'Nothing right now. '}${count(later.length, 'more question')} will come back${later.length > 1 ? ', the next' : ''} ${dayText(next, now)}.`,
			),
		);
	if (views.length === 0) return [element('p', {}, 'Nothing to look at again.')];
	return [
		...views,
		element(
			'p',
			{ className: 'row no-print' },
			link(
				practicePath('mistakes'),
				due.length > 0 ? 'Practice these' : 'Practice my mistakes',
				'go',
			),
		),
	];
}

const dayText = (at: number, now: number): string =>
	dateText(at) === dateText(now) ? 'later today' : `on ${dateText(at)}`;

/** One skill with questions due; its link leads to the one that has waited longest. */
function skillItem(title: string | undefined, { id, question }: Due, many: number): HTMLElement {
	const material = displayName(question.place.split('/').at(-1) ?? '');
	return element(
		'li',
		{},
		link(`/workbooks/${question.place}/${id}`, title ?? material),
		element('small', {}, ` ${title ? `${material}, ` : ''}${count(many, 'question')}`),
	);
}

const skillTitles = (indexes: readonly (QuestionIndex | null)[]): ReadonlyMap<string, string> =>
	new Map(
		indexes
			.flatMap((index) => index?.chapters ?? [])
			.flatMap(({ materials }) => materials)
			.flatMap(({ skills }) => skills.map(({ id, title }) => [id, title])),
	);
