/** Counts in the table again; a tree is played through with a whole population. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	expectOneChoice,
	expectTrueLines,
	type Verify,
} from '../../../verify/evidence.ts';
import { promptAmounts } from '../../../verify/amounts.ts';
import { add, divide, type Exact, exact, multiply, subtract } from '../../../verify/values.ts';
import { expectExactly } from '../../../verify/statistics.ts';
import { namedIn, seenTable } from '../../../verify/two-way.ts';

export const verify: Verify = ({ question, skill }) => [
	...expectTrueLines(question),
	...(skill === 'Reverse a tree diagram'
		? reversed(question)
		: skill === 'Test events for independence'
			? tested(question)
			: expectExactly(question, given(question))),
];

function given(question: Question): number {
	const table = seenTable(question);
	const asked = questionText(question.question).split('at random. ')[1] ?? '';
	const [, condition = ''] = /[Gg]iven that ([^,?]*)[,?]/.exec(asked) ?? [];
	const [, event = ''] = /probability that ([^,?]*)[,?]/.exec(asked) ?? [];
	const [g, e] = [namedIn(condition, table), namedIn(event, table)];
	const fits = (at: number, named: number, isDenied: boolean) =>
		named < 0 || (at === named) !== isDenied;
	let [all, counted] = [0, 0];
	for (const [r, row] of table.cells.slice(0, -1).entries())
		for (const [c, count] of row.slice(0, -1).entries()) {
			if (!fits(r, g.row, g.isDenied) || !fits(c, g.column, g.isDenied)) continue;
			all += count;
			if (fits(r, e.row, false) && fits(c, e.column, false)) counted += count;
		}
	return counted / all;
}

function tested(question: Question): string[] {
	const { cells } = seenTable(question);
	const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = cells;
	const isFree = a * d === b * c;
	return expectOneChoice(question, (text) =>
		isFree ? /^Indep.*are equal/.test(text) : /^Dep.*probabilities are different/.test(text),
	);
}

/** Of 10,000 people, parts or messages. */
function reversed(question: Question): string[] {
	const [p, s, f] = promptAmounts(question).percents;
	if (!p || !s || !f) return ['the prompt does not name three percents'];
	const percent = (of: Exact, part: Exact) => divide(multiply(of, part), exact(100));
	const all = exact(10_000);
	const marked = percent(all, p);
	const hit = percent(marked, s);
	const wrong = percent(subtract(all, marked), f);
	return expectNumber(question, divide(hit, add(hit, wrong)));
}
