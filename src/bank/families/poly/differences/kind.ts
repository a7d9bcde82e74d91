/** Which kind of relation a table shows, and the reason. */
import { symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type DraftChoice,
	type Draw,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { areConstant, differenceLines, fits, nth, run, tableOf } from './difference-table.ts';

const CLAIMS = {
	linear: say`linear, because the first differences are constant`,
	quadratic: say`quadratic, because the first differences change and the second differences are constant`,
	neither: say`neither linear nor quadratic, because the first differences and the second differences both change`,
} satisfies Record<string, Prose>;

const QUADRATIC_BY_FIRST = distractor(
	say`quadratic, because the first differences are constant`,
	'treated constant first differences as a sign of a quadratic relation',
);
const LINEAR_BY_SECOND = distractor(
	say`linear, because the second differences are constant and not zero`,
	'treated constant second differences as a sign of a linear relation',
);

const BY_DIFFERENCES_OF_X = distractor(CLAIMS.linear, 'used the differences of x instead of y');

/** The right claim first. */
type Choices = [Prose, DraftChoice, DraftChoice, DraftChoice];

const CHOICES = {
	linear: [
		CLAIMS.linear,
		QUADRATIC_BY_FIRST,
		distractor(CLAIMS.quadratic, 'looked only at the second differences'),
		distractor(CLAIMS.neither, 'said that the differences change although they are constant'),
	],
	quadratic: [
		CLAIMS.quadratic,
		LINEAR_BY_SECOND,
		BY_DIFFERENCES_OF_X,
		distractor(
			CLAIMS.neither,
			'saw that the first differences change, and assumed that the second differences change too',
		),
	],
	neither: [
		CLAIMS.neither,
		BY_DIFFERENCES_OF_X,
		distractor(CLAIMS.quadratic, 'called the second differences constant although they change'),
		distractor(
			LINEAR_BY_SECOND.body,
			'called the second differences constant, and used the rule for first differences',
		),
	],
} satisfies Record<string, Choices>;

export function kindOfRelation(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const xs = run(draw.int('x0'), 6);
	const ys = valuesOf(type, draw, xs);
	if (!fits(ys)) return undefined;
	if (type === 'neither' && [1, 2].some((order) => areConstant(nth(ys, order)))) return undefined;
	const [claim, ...distractors] = caseOf(CHOICES, type);
	return {
		prompt: say`The table shows values of ${symbol('x')} and ${symbol('y')}. Is the relation linear, quadratic, or neither, and why?`,
		answer: multipleChoice(claim, ...distractors),
		steps: [
			...differenceLines(ys, type === 'linear' ? 1 : 2),
			sentence(say`The relation is ${claim}.`),
		],
		hints: [say`Are the first differences of ${symbol('y')} constant? Are the second differences?`],
		figure: tableOf(xs, ys),
	};
}

/** Neither: a cubic, or values that double. */
function valuesOf(type: string, draw: Draw, xs: readonly number[]): number[] {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	if (type === 'linear') {
		const slope = b === 0 ? a : b;
		return xs.map((x) => slope * x + c);
	}
	if (type === 'quadratic') return xs.map((x) => a * x * x + b * x + c);
	if (draw.random.int(0, 1) === 0) return xs.map((_, at) => a * 2 ** at + c);
	return xs.map((x) => Math.sign(a) * x ** 3 + b * x + c);
}
