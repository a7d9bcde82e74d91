/** Two lines given in different ways: the greater slope or y-intercept, and by how much. */
import { equation, type Expression, num, symbol, tuple } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { type Draft, type Figure, line, sentence, type Skill } from '../../../family.ts';
import { dotGraph } from '../../../figures/graph.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';
import { drawnInts } from '../../../steps/whole-numbers.ts';

// The question which of two functions has the greater value of something, and by how much.

/** How a function is given: in words, perhaps with a figure. */
export type Given = { words: Prose; figure?: Figure };

/** Values p of f and q of g: the choice of the greater one and the gap; other is a wrong gap. */
export function gapChoice(
	what: string,
	p: number,
	q: number,
	other: number,
	steps: Draft['steps'],
	given: readonly [Given, Given],
): Draft | undefined {
	const gap = Math.abs(p - q);
	if (gap === 0 || other === gap || other === 0) return undefined;
	const [winner, loser] = p > q ? ['f', 'g'] : ['g', 'f'];
	const body = (name: string | undefined, by: number): Prose =>
		say`${symbol(name ?? 'f')}, by ${by}`;
	const [one, two] = given;
	const figure = two.figure ?? one.figure;
	return {
		prompt: say`Compare two functions: ${one.words}, and ${two.words}. Which function has the greater ${what}, and by how much?`,
		answer: multipleChoice(
			body(winner, gap),
			distractor(body(loser, gap), 'mixed up the functions'),
			distractor(body(winner, other), 'worked out the difference wrongly'),
			distractor(
				body(loser, other),
				'mixed up the functions and worked out the difference wrongly',
			),
		),
		steps: [
			...steps,
			sentence(say`The function with the greater ${what} is ${body(winner, gap)}.`),
		],
		hints: [say`Find the ${what} of each function first.`],
		...(figure ? { figure } : {}),
	};
}

// Lines given by rule, table, graph or words.

/** A line m x + b by rule, table, graph or words. */
export function lineGiven(form: string, name: string, m: number, b: number): Given | undefined {
	if (form === 'rule') return { words: say`${ruleOf(name, line1(m, b))}` };
	if (form === 'words')
		return {
			words: say`the function ${symbol(name)} starts at ${b} for ${equation('x', 0)} and ${m > 0 ? 'grows' : 'falls'} by ${Math.abs(m)} whenever ${symbol('x')} grows by 1`,
		};
	const inputs = [-1, 1, 2, 4].map((one) =>
		form === 'graph' ? ([-1, 0, 1, 2][[-1, 1, 2, 4].indexOf(one)] ?? 0) : one,
	);
	const outputs = inputs.map((x) => m * x + b);
	if (form === 'table')
		return {
			words: say`the table shows values of the linear function ${symbol(name)}`,
			figure: valueTable([
				{ heading: 'x', values: inputs },
				{ heading: `${name}(x)`, values: outputs },
			]),
		};
	if (outputs.some((one) => Math.abs(one) > 14)) return undefined;
	return {
		words: say`the dots lie on the line that is the graph of ${symbol(name)}`,
		figure: dotGraph(inputs.map((x, at) => [x, outputs[at] ?? 0] as const)),
	};
}

export const lines: Skill = (draw) => {
	const [m1, m2, b1, b2] = drawnInts(draw, 'm1', 'm2', 'b1', 'b2');
	const [form1 = 'rule', form2 = 'table'] = draw.inTurn('reps').split('-');
	const slope = draw.has('ask') ? draw.choice('ask') === 'slope' : draw.random.int(0, 1) === 1;
	if (form1 !== 'rule' && form2 === 'graph') return lineGraphs(m1, m2, b1, b2, slope);
	const [one, two] = [lineGiven(form1, 'f', m1, b1), lineGiven(form2, 'g', m2, b2)];
	if (!one || !two) return undefined;
	return lineGap(slope, m1, m2, b1, b2, [one, two]);
};

/** A table and a graph cannot both be figures: the graph is told by two of its points. */
function lineGraphs(
	m1: number,
	m2: number,
	b1: number,
	b2: number,
	slope: boolean,
): Draft | undefined {
	const one = lineGiven('table', 'f', m1, b1);
	if (!one) return undefined;
	const at = (x: number): Expression => tuple(num(x), num(m2 * x + b2));
	return lineGap(slope, m1, m2, b1, b2, [
		one,
		{ words: say`the graph of ${symbol('g')} is the line through ${at(0)} and ${at(3)}` },
	]);
}

function lineGap(
	slope: boolean,
	m1: number,
	m2: number,
	b1: number,
	b2: number,
	given: readonly [Given, Given],
): Draft | undefined {
	const what = slope ? 'slope' : 'y-intercept';
	const [p, q] = slope ? [m1, m2] : [b1, b2];
	const other = Math.abs(p + q) === Math.abs(p - q) ? Math.abs(p - q) + 2 : Math.abs(p + q);
	return gapChoice(
		what,
		p,
		q,
		other,
		[
			sentence(
				slope
					? say`The slope of ${symbol('f')} is ${p}: that is how much the output changes when the input grows by 1.`
					: say`The value of ${symbol('f')} at ${equation('x', 0)} is ${p}.`,
			),
			sentence(
				slope
					? say`The slope of ${symbol('g')} is ${q}.`
					: say`The value of ${symbol('g')} at ${equation('x', 0)} is ${q}.`,
			),
			line(
				equation(
					{
						kind: 'sum',
						terms: [num(Math.max(p, q)), { kind: 'opposite', of: num(Math.min(p, q)) }],
					},
					Math.abs(p - q),
				),
			),
		],
		given,
	);
}
