/** Two lines given in different ways: the greater slope or y-intercept, and by how much. */
import { equation, type Expression, num, symbol, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, line, sentence, type Skill } from '../../../family.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';
import { gapChoice, type Given } from './gap.ts';
import { lineGiven } from './line-given.ts';

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
