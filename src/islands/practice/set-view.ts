import type { PracticeSet, Titled } from '../../stores/practice-set.ts';
import type { ProgressRecord } from '../../stores/progress-record.ts';
import { type Outcome, resultsOf, type SetResults } from '../../stores/set-results.ts';
import { element, link } from '../element.ts';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
	first: 'right the first time',
	later: 'right after another try',
	open: 'still open',
	untried: 'not tried yet',
};

/** Progress through a set: the next question while any is untried; at the end, what went well and what to read. */
export function setView(set: PracticeSet, progress: ProgressRecord): HTMLElement {
	const results = resultsOf(set, progress);
	const { nextUntried, tried, questions } = results;
	return element(
		'div',
		{},
		element('h2', {}, set.title),
		element('p', { className: 'tabular' }, countText(tried, questions.length)),
		nextUntried ? element('p', { className: 'row' }, link(nextUntried.path, 'Go on', 'go')) : null,
		...(tried > 0 ? findings(set, results) : []),
		element('h3', {}, 'The questions'),
		questionList(results),
		!nextUntried &&
			element(
				'p',
				{ className: 'row' },
				link(set.again, 'Ten more', 'go'),
				link(set.from.path, `Back to ${set.from.title}`),
			),
	);
}

const countText = (tried: number, of: number): string =>
	tried === of ? `All ${of} tried.` : `${tried} of ${of} tried.`;

function findings(set: PracticeSet, results: SetResults): HTMLElement[] {
	const { questions, wentWell, toRead, start } = results;
	const found: HTMLElement[] = [];
	if (set.kind === 'placement') found.push(...startText(start));
	if (wentWell.length > 0)
		found.push(
			element('h3', {}, 'What went well'),
			element('ul', {}, ...wentWell.map((skill) => element('li', {}, skill))),
		);
	if (toRead.length > 0) found.push(element('h3', {}, 'Worth reading'), linkList(toRead));
	else if (questions.every(({ outcome }) => outcome === 'first') && set.kind !== 'placement')
		found.push(element('p', {}, 'You got every question right on the first try.'));
	return found;
}

function startText(start: Titled | null): HTMLElement[] {
	const heading = element('h3', {}, 'Begin here');
	return start
		? [
				heading,
				element(
					'p',
					{},
					'Begin with ',
					link(start.path, start.title),
					'. You can do what comes before it.',
				),
			]
		: [
				heading,
				element(
					'p',
					{},
					'You can do all of this. Pick any chapter you like, or the next workbook.',
				),
			];
}

const linkList = (pages: readonly Titled[]): HTMLElement =>
	element('ul', {}, ...pages.map(({ path, title }) => element('li', {}, link(path, title))));

const questionList = ({ questions }: SetResults): HTMLElement =>
	element(
		'ol',
		{ className: 'outcomes' },
		...questions.map(({ question, outcome }) =>
			element(
				'li',
				{ className: outcome },
				link(question.path, question.skill),
				element('small', {}, ` ${OUTCOMES[outcome]}`),
			),
		),
	);
