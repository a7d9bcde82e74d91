/** Writes one rule into the other as text and compares at many points; pairs of figures are read from their words. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectSetOf, isDefined } from '../../../verify/interval-set.ts';
import { expectSolutions } from '../../../verify/equation-solutions.ts';
import { solutionsOfCalls } from '../../../verify/function-equations.ts';
import { pairsShown, rowsOfTable } from '../../../verify/read-figure.ts';
import {
	expectFunction,
	expectReal,
	rulesIn,
	sameFunction,
	writtenOut,
} from '../../../verify/read-functions.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const formulas = promptFormulas(question);
	const asked = formulas.at(-1) ?? '';
	const rules = rulesIn(question);
	if (question.image_id) return fromFigure(question, asked);
	if (skill === 'Write a transformation as a composition') return takenApart(question, asked);
	const both = formulas.find((one) => one.startsWith('f(g(x)) ='));
	if (both && !/= -?\d+$/.test(both)) return missingRule(question, both);
	if (both) return expectSolutions(question, solutionsOfCalls(both, rules));
	const wanted = writtenOut(asked, rules);
	if (skill === 'Find the domain of a composition') return expectSetOf(question, isDefined(wanted));
	return /\(-?\d+\)\)$/.test(asked)
		? expectReal(question, readReal(wanted)())
		: expectFunction(question, wanted);
};

function fromFigure(question: Question, asked: string): string[] {
	const x = Number(/\((-?\d+)\)\)$/.exec(asked)?.[1]);
	const rules = rulesIn(question);
	const rows = rowsOfTable(question.question_speech);
	if (rules.size > 0) {
		const middle = readReal(writtenOut(`g(${x})`, rules))();
		return expectReal(
			question,
			pairsShown(question).find(([at]) => at === middle)?.[1] ?? Number.NaN,
		);
	}
	const cell = (row: number, input: string) =>
		rows[row]?.cells[rows[0]?.cells.indexOf(input) ?? -1] ?? 'none';
	return expectReal(question, Number(cell(1, cell(2, String(x)))));
}

/** The stored function together with the given one must give the third. */
function missingRule(question: Question, both: string): string[] {
	const rules = new Map(rulesIn(question));
	rules.set(rules.has('g') ? 'f' : 'g', { letter: 'x', body: question.answer.value });
	const [, wanted = ''] = sidesOf(both);
	return sameFunction(writtenOut('f(g(x))', rules), wanted) ? [] : ['f(g(x)) is not as given'];
}

function takenApart(question: Question, asked: string): string[] {
	const rules = new Map(rulesIn(question));
	const wanted = rules.get('h')?.body ?? '';
	rules.set('g', { letter: 'x', body: question.answer.value });
	const [, order = ''] = sidesOf(asked);
	return sameFunction(writtenOut(order, rules), wanted) ? [] : [`${order} is not h(x)`];
}
