/** Reads the number line from its description, as a listener would: labels, spaces between them, tick marks counted. */
import {
	expectNumber,
	expectOneChoice,
	promptFormula,
	type Verify,
} from '../../../verify/evidence.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	add,
	divide,
	exact,
	multiply,
	negate,
	readReal,
	subtract,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Locate an irrational number on the number line') return expectRootPoint(question);
	const text = question.question_speech.replaceAll('negative ', '-');
	const labels =
		/from left to right, are ([^.]+)\./.exec(text)?.[1]?.match(/-?\d+/g)?.map(Number) ?? [];
	const spaces = Number(/There are (\d+) equal spaces/.exec(text)?.[1]);
	const [, count, side, from] =
		/is (\d+) tick marks? to the (left|right) of (-?\d+)/.exec(text) ?? [];
	const [first, second] = labels;
	if (first === undefined || second === undefined || !spaces || !count || !from)
		return ['the description of the number line cannot be read'];
	const space = divide(subtract(exact(second), exact(first)), exact(spaces));
	const away = multiply(space, exact(Number(count)));
	const place = add(exact(Number(from)), side === 'left' ? negate(away) : away);
	return expectNumber(question, / opposite /.test(text) ? negate(place) : place);
};

/** The described place of the chosen point, and of no other one, is the root to the nearest tenth. */
function expectRootPoint(question: Question): string[] {
	const value = readReal(promptFormula(question))();
	const places = new Map(
		[...question.question_speech.matchAll(/Point ([A-Z]) is at about (\d+\.\d)/g)].map(
			([, name = '', at]) => [name, Number(at)] as const,
		),
	);
	return expectOneChoice(question, (text) => {
		const at = places.get(text.replaceAll('$', ''));
		return at !== undefined && Math.abs(at - value) <= 0.0501;
	});
}
