/** Values read from the pairs of a function that a table or dots show: from the next pair, or the other number of a pair. */
import { isNear } from '../../equation-lines.ts';
import { placeInWords, rowsOfTable } from '../../read-figure.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** "There are 5 dots: 6 units to the left of the y-axis and 5 units above the x-axis; …" */
const DOTS = /\d+ dots: ([^.]*)\./;

/** The inputs and the outputs from left to right; a table may have those of two functions. */
function rowsShown(speech: string): number[][] {
	const [, dots] = DOTS.exec(speech) ?? [];
	if (dots === undefined) return rowsOfTable(speech).map(({ cells }) => cells.map(Number));
	const places = dots
		.split('; ')
		.map(placeInWords)
		.toSorted(([one], [other]) => one - other);
	return [places.map(([x]) => x), places.map(([, y]) => y)];
}

type Shown = {
	/** The row with the answer, and the one with the number that the question gives. */
	asked: readonly number[];
	known: readonly number[];
	asksInput: boolean;
	/** Undefined where two functions have the same value. */
	given: number | undefined;
	/** The place of the right answer. */
	at: number;
};

function shownIn({ prompt, record }: Pair): Shown | undefined {
	const [inputs, outputs, others] = rowsShown(record.question_speech);
	if (!inputs || !outputs) return undefined;
	const asksInput = prompt.includes('or which value of');
	const [, number] = /\$[a-z]\((?:[a-z]\) = )?(-?[\d.]+)\)?\$/.exec(prompt) ?? [];
	const given = number === undefined ? undefined : Number(number);
	const [asked, known] = asksInput ? [inputs, outputs] : [outputs, inputs];
	const at = known.findIndex((one, place) => one === (given ?? others?.[place]));
	return at < 0 ? undefined : { asked, known, asksInput, given, at };
}

/** The wrong answer is one of these; nothing is said if no pairs are shown. */
const fromPairs =
	(find: (shown: Shown, pair: Pair) => readonly (number | undefined)[]): Relation =>
	(pair) => {
		const [wrong] = pair.parts()?.[1].values[0] ?? [];
		const shown = shownIn(pair);
		return wrong === undefined || !shown
			? undefined
			: find(shown, pair).some((value) => value !== undefined && isNear(value, wrong));
	};

export const SHOWN_PAIR_RULES: readonly Rule[] = [
	rule(
		fromPairs(({ asked, at }, { record, said: [what] }) =>
			(what === 'dot') === DOTS.test(record.question_speech) ? [asked[at - 1], asked[at + 1]] : [],
		),
		'read the (column|dot) next to the correct one',
	),
	rule(
		fromPairs(({ asked, known, given }) =>
			given === undefined ? [] : [known[asked.indexOf(given)]],
		),
		'switched the input and the output',
	),
	rule(
		fromPairs(({ asked, known, asksInput, given }) =>
			asksInput && given !== undefined ? [known[asked.indexOf(given)]] : [],
		),
		'substituted the output for the input',
	),
	rule(
		fromPairs(({ known, at, asksInput }) => (asksInput ? [known[at]] : [])),
		'gave the output instead of the input',
	),
	rule(
		fromPairs(({ known, at, asksInput }) => (asksInput ? [] : [known[at]])),
		'gave the input instead of the output',
	),
];
