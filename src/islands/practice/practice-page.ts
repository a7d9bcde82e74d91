/**
 * The page /practice: draws the set named after the `#` and goes to its first question, or else shows how the last one
 * is going.
 */
import { keepSet, keptSet, leaveSet, type PracticeSet } from '../../stores/practice-set.ts';
import { $progress } from '../../stores/progress.ts';
import { wantedSet, type WantedSet } from '../../stores/wanted-set.ts';
import { element, link } from '../element.ts';
import { chooseView } from './choose-view.ts';
import { setView } from './set-view.ts';

export function startPractice(root: HTMLElement): void {
	const show = (...contents: (Node | string)[]) => root.replaceChildren(...contents);

	async function draw(wanted: WantedSet): Promise<void> {
		show(element('p', { role: 'status' }, 'Looking for questions…'));
		try {
			const { questions } = $progress.get();
			// Only drawing a set needs the books service's client.
			if (wanted.kind === 'choose') {
				const { services } = await import('../../stores/services.ts');
				const index = await services().client.questionIndex(wanted.book);
				return show(chooseView(index, questions));
			}
			const { makeSet } = await import('../../stores/make-set.ts');
			const set = await makeSet(wanted, questions, Date.now());
			if (set) begin(set);
			else show(nothing(wanted));
		} catch {
			const retry = element('button', { type: 'button' }, 'Try again');
			retry.addEventListener('click', () => void draw(wanted));
			show(
				element(
					'p',
					{ role: 'alert' },
					'The list of questions could not be loaded. You can still read the workbooks.',
				),
				element('p', { className: 'row' }, retry, link('/workbooks', 'Workbooks')),
			);
			retry.focus();
		}
	}

	function begin(set: PracticeSet): void {
		// The set replaces this page in the history, so Back goes where the reader came from.
		if (keepSet(set)) return location.replace(set.questions[0]?.path ?? set.from.path);
		show(
			element(
				'p',
				{},
				'This browser saves nothing for this site, so the questions cannot lead from one to the next. Here they are:',
			),
			setView(set, {}),
		);
	}

	function showKept(): void {
		const set = keptSet();
		if (!set) return show(nothing(null));
		const view = setView(set, $progress.get().questions);
		const leave = element('button', { type: 'button' }, 'Leave this set');
		leave.addEventListener('click', () => {
			leaveSet();
			showKept();
			root.focus();
		});
		show(view, element('p', { className: 'row' }, leave));
	}

	function start(): void {
		const wanted = wantedSet(location.hash);
		if (wanted) void draw(wanted);
		else showKept();
	}

	start();
	window.addEventListener('hashchange', start);
	$progress.listen(() => {
		if (!wantedSet(location.hash)) showKept();
	});
}

function nothing(wanted: WantedSet | null): HTMLElement {
	if (wanted?.kind === 'mistakes')
		return element(
			'p',
			{},
			'There is nothing to look at again. A question appears here after a wrong try and leaves once you keep getting it right.',
		);
	return element(
		'div',
		{},
		element(
			'p',
			{},
			wanted
				? 'There are no questions for this yet.'
				: 'A set is ten questions that lead from one to the next. Start one from the page of a book, a material, or a lecture.',
		),
		element(
			'p',
			{ className: 'row' },
			link('/workbooks', 'Choose a workbook', 'go'),
			link('/practice#mistakes', 'My mistakes'),
		),
	);
}
