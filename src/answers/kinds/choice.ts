/** Multiple choice: the letter, however it is decorated, or the text of one choice. */
import type { Answer, Choice } from '../../schemas/wire/answer.ts';
import { treeOf } from '../read/grammar.ts';
import { alike } from '../tree.ts';
import { type Mark, RIGHT, unread, wrong } from './mark.ts';

const plain = (text: string): string =>
	text
		.replaceAll(/[$\s.]+/g, ' ')
		.replaceAll(/[\p{Cf}]/gu, '')
		.trim()
		.toLowerCase();

function chosen({ choices = [] }: Answer, given: string): Choice | undefined {
	const folded = given.normalize('NFKC').replaceAll(/[\p{Cf}\s]/gu, '');
	const letter =
		/^(?:(?:option|choice|answer|graph|theansweris)[:=]?)?[([]?([A-Da-d])[)\].:]*$/i.exec(
			folded,
		)?.[1];
	const key = letter?.toUpperCase();
	return (
		choices.find((choice) => choice.key === key) ??
		choices.find((choice) => plain(choice.text) === plain(given)) ??
		choices.find(({ key: own, text }) =>
			[
				`${own}) ${text}`,
				`${own}. ${text}`,
				`(${own}) ${text}`,
				`${own}: ${text}`,
				`${own} ${text}`,
			].some((both) => plain(both) === plain(given)),
		) ??
		choices.find(({ text }) => sameFormula(text, given))
	);
}

/** y = 5^x for $y = 5^{x}$: the same formula in other notation. */
function sameFormula(text: string, given: string): boolean {
	const [want, got] = [text.replaceAll('$', ''), given].map((formula) => {
		try {
			return treeOf(formula, { commas: 'list' });
		} catch {
			return null;
		}
	});
	return Boolean(want && got && alike(want, got));
}

export function markChoice(expected: Answer, given: string): Mark & { misconception?: string } {
	const key = given.normalize('NFKC').trim().toUpperCase();
	const choice = chosen(expected, given) ?? (expected.choices ? undefined : bareChoice(key));
	if (!choice) return unread('Choose one of the answers, or type its letter.');
	if (choice.key === expected.value) return RIGHT;
	return {
		...wrong('This is not the answer.'),
		...(choice.misconception ? { misconception: choice.misconception } : {}),
	};
}

/** A letter, if the record does not list the choices. */
function bareChoice(text: string): Choice | undefined {
	const key = /^[([]?([A-D])[)\].]?$/.exec(text)?.[1] as Choice['key'] | undefined;
	return key && { key, text: '', html: '', speech: '' };
}
