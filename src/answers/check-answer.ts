/** Marks what a student typed against the expected answer. Pure: the same verdict in Node and in the browser. */
import type { Answer } from '../schemas/wire/answer.ts';
import { markChoice } from './kinds/choice.ts';
import { form, type Mark, unread, wrong } from './kinds/mark.ts';
import { markTree } from './kinds/mark-tree.ts';
import { texOf } from './print.ts';
import { expectedTree, readExpected } from './read/expected.ts';
import { type Reading, readingsOf } from './read/readings.ts';
import { alike, number, type Tree } from './tree.ts';
import { unitRatio } from './units.ts';
import { same } from './value/compare.ts';
import type { QuestionContext, Verdict } from './verdict.ts';

/**
 * Never throws and is always fast, whatever is typed. Call `canMark` first: if the expected answer cannot be read,
 * every try is `unread`.
 */
export function checkAnswer(
	expected: Answer,
	given: string,
	context: QuestionContext = {},
): Verdict {
	if (expected.kind === 'multiple-choice')
		return canMark(expected) ? markChoice(expected, given) : NO_MARKING;
	const want = expectedTree(expected);
	if (!want) return NO_MARKING;
	const { readings, problem } = readingsOf(expected, want, given);
	if (readings.length === 0) return unread(problem?.message ?? 'This cannot be read.');
	const { mark, reading } = judge(expected, want, readings);
	const verdict: Verdict = { ...mark, readAs: texOf(reading.tree) };
	if (mark.verdict === 'right' && repeatsPrompt(expected, want, reading.tree, context.question))
		return { ...verdict, ...form('The question already says this.') };
	const why = mark.verdict === 'wrong' ? misconception(expected, reading.tree, context) : undefined;
	return why === undefined ? verdict : { ...verdict, misconception: why };
}

/** Whether this answer can be marked at all: its kind is known and its value can be read. */
export function canMark(expected: Answer): boolean {
	if (expected.kind === 'multiple-choice')
		return (
			expected.choices?.some(({ key }) => key === expected.value) ?? /^[A-D]$/.test(expected.value)
		);
	return expectedTree(expected) !== null;
}

const NO_MARKING: Verdict = unread('This answer cannot be marked here.');

/** The first right reading decides; otherwise the first that is not wrong; otherwise the plain one. */
function judge(
	expected: Answer,
	want: Tree,
	readings: readonly Reading[],
): { mark: Mark; reading: Reading } {
	const judged = readings.map((reading) => ({
		reading,
		mark: markReading(expected, want, reading),
	}));
	const plain = judged.filter(({ reading }) => !reading.doubt);
	const best =
		plain.find(({ mark }) => mark.verdict === 'right') ??
		plain.find(({ mark }) => mark.verdict === 'form' || mark.verdict === 'close');
	if (best) return best;
	const first = judged[0] as (typeof judged)[number];
	const meant = judged.find(
		({ reading, mark }) => reading.doubt && mark.verdict !== 'wrong' && mark.verdict !== 'unread',
	);
	return meant && first.mark.verdict === 'wrong'
		? { reading: first.reading, mark: unread(meant.reading.doubt ?? '') }
		: first;
}

function markReading(expected: Answer, want: Tree, { tree, otherUnit }: Reading): Mark {
	const mark = markTree(expected, want, tree);
	if (otherUnit === undefined) return mark;
	const ratio = expected.unit === undefined ? null : unitRatio(otherUnit, expected.unit);
	if (ratio && same(want, { is: 'product', factors: [number(ratio), tree] }))
		return form(`Write it in ${expected.unit}.`);
	if (mark.verdict === 'wrong') return mark;
	const isAngle = /^(?:°|rad|deg)/.test(otherUnit);
	return expected.unit === undefined && !isAngle
		? unread(`Leave out “${otherUnit}”: the answer has no unit.`)
		: wrong(`The number is right. Check the unit: it is not ${otherUnit}.`);
}

/** A formula copied from the prompt is not an answer, unless the answer is written exactly that way. */
function repeatsPrompt(
	expected: Answer,
	want: Tree,
	given: Tree,
	prompt: string | undefined,
): boolean {
	if (prompt === undefined || alike(want, given)) return false;
	const formulas = [...prompt.matchAll(/\$((?:\\.|[^$\\])+)\$/g)].map((match) => match[1] ?? '');
	return formulas.some((formula) => {
		const tree = readExpected(expected.kind, formula);
		return tree !== null && alike(tree, given);
	});
}

function misconception(
	expected: Answer,
	given: Tree,
	{ misconceptions = [] }: QuestionContext,
): string | undefined {
	return misconceptions.find(({ value }) => {
		const tree = readExpected(expected.kind, value);
		return (
			tree !== null &&
			['right', 'form'].includes(markTree({ ...expected, value }, tree, given).verdict)
		);
	})?.why;
}
