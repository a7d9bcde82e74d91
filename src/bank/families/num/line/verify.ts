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
	return [
		...expectNumber(question, / opposite /.test(text) ? negate(place) : place),
		...otherSpaces(question, labels, spaces),
		...otherCount(question, `${Number(count)} to the ${side} of ${from}`),
	];
};

/** "From $-5$ to $0$ there are $5$ equal spaces, so each space is worth $1$.", because "the labels are 5 apart …" */
const otherSpaces = ({ steps }: Question, labels: readonly number[], spaces: number): string[] =>
	steps.flatMap(({ text, why = '' }) => {
		const said = /^From \$(-?\d+)\$ to \$(-?\d+)\$ there are \$(\d+)\$ .* worth \$(\d+)\$/.exec(
			text,
		);
		if (!said) return [];
		const [from = 0, to = 0, count = 0, worth = 0] = said.slice(1).map(Number);
		const areNeighbors = labels.some((label, at) => label === from && labels[at + 1] === to);
		const apart = /^the labels are (\d+) apart/.exec(why)?.[1];
		return areNeighbors &&
			count === spaces &&
			worth * spaces === to - from &&
			Number(apart) === to - from
			? []
			: [`"${text}" or its reason is not what the number line shows`];
	});

/** "P is 2 spaces to the left of 0", as in the description. */
const otherCount = ({ steps }: Question, described: string): string[] =>
	steps.flatMap(({ why = '' }) => {
		const [, count, where = ''] = /^P is (one|\d+) spaces? (.*)$/.exec(why) ?? [];
		return count === undefined ||
			`${count === 'one' ? 1 : count} ${where.replace('−', '-')}` === described
			? []
			: [`"${why}" is not what the number line shows`];
	});

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
