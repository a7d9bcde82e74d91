/** func.compare: two functions side by side, given in different ways. CCSS 8.F.A.2, F-IF.C.9. */
import { equation, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, sentence, type Skills } from '../../../family.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';
import { ruleOf } from '../../../steps/function-rule.ts';
import { vertexForm } from '../../../steps/quadratic.ts';
import { features } from './features.ts';
import { gapChoice } from './gap.ts';
import { linearity } from './linearity.ts';
import { lines } from './lines.ts';

export const skills: Skills = {
	'Compare features of two parents': features,
	'Compare characteristics of families': features,
	'Greater slope or intercept in different forms': lines,
	'Compare rate or start of two functions': lines,
	'Compare two quadratics in different forms': quadratics,
	'Linear or nonlinear': linearity,
};

function quadratics(draw: Draw): Draft | undefined {
	const [a1, a2, h1, h2, k1, k2] = drawnInts(draw, 'a1', 'a2', 'h1', 'h2', 'k1', 'k2');
	if (a1 * a2 < 0 || h1 === 0 || k1 === 0) return undefined;
	const what = a1 < 0 ? 'maximum value' : 'minimum value';
	const inputs = [-2, -1, 0, 1, 2].map((one) => one + h2);
	const other = Math.abs(h1 - h2) === Math.abs(k1 - k2) ? Math.abs(k1 - k2) + 1 : Math.abs(h1 - h2);
	return gapChoice(
		what,
		k1,
		k2,
		other,
		[
			sentence(say`The ${what} of ${symbol('f')} is ${k1}, the number after the square.`),
			sentence(
				say`In the table, the values of ${symbol('g')} are symmetric about ${equation('x', h2)}, so its ${what} is ${k2}.`,
			),
		],
		[
			{ words: say`${ruleOf('f', vertexForm(a1, h1, k1))}` },
			{
				words: say`the table shows values of the quadratic function ${symbol('g')}`,
				figure: valueTable([
					{ heading: 'x', values: inputs },
					{ heading: 'g(x)', values: inputs.map((x) => a2 * (x - h2) ** 2 + k2) },
				]),
			},
		],
	);
}
