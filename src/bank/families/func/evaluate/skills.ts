/** func.evaluate: a value of a function from its rule, a graph or a table. CCSS F-IF.A.2. */
import { equation, num, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { integer, rational } from '../../../answer.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { type Draw, line, sentence, type Skill, type Skills } from '../../../family.ts';
import { ofCoefficients } from '../../../steps/composed-polynomial.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';
import { ruleOf, valueLines } from '../../../steps/function-rule.ts';
import { evaluateAtExpression } from './expression.ts';
import { readPairs, satValue } from './read.ts';
import { simpleRule } from '../../../steps/drawn-rules.ts';

const value: Skill = (draw) => {
	const body = simpleRule(draw);
	const at = draw.int('x');
	const found = body && valueLines('f', body, at);
	if (!found || found.value.abs().gt(400)) return undefined;
	return {
		prompt: say`Given ${ruleOf('f', body)}, find ${call('f', num(at))}.`,
		answer: rational(found.value),
		steps: [line(ruleOf('f', body)), ...found.lines],
		hints: [say`Put ${at} in place of every ${symbol('x')} in the rule.`],
	};
};

export const skills: Skills = {
	'Evaluate a number': value,
	'Evaluate a linear or quadratic rule': value,
	'Evaluate an expression': evaluateAtExpression,
	'Evaluate at an expression': evaluateAtExpression,
	'Evaluate f(a + h) or a difference': evaluateAtExpression,
	'Read f(a) or solve f(x) = k from a graph or table': readPairs,
	'Evaluate or solve from a rule or table': satValue,

	'Complete an input-output table'(draw) {
		const [a, b] = drawnInts(draw, 'a', 'b');
		if (a === 1 && b === 0) return undefined;
		const inputs = increasing(draw);
		const at = draw.random.int(1, inputs.length - 1);
		const input = inputs[at] ?? 0;
		const body = polynomialExpression(ofCoefficients([b, a]));
		const result = a * input + b;
		return {
			prompt: say`The outputs of the table follow the rule ${equation('y', body)}. Find the missing output.`,
			answer: integer(result),
			steps: [
				...valueLines('y', body, input).lines.map((one, place) =>
					place === 0 && one.working?.kind === 'relation'
						? line(equation('y', one.working.right), one.why)
						: one,
				),
				sentence(say`The missing output is ${result}.`),
			],
			hints: [say`Which input stands above the missing output? Put it into the rule.`],
			figure: valueTable([
				{ heading: 'x', values: inputs },
				{
					heading: 'y',
					values: inputs.map((one, place) => (place === at ? '?' : a * one + b)),
				},
			]),
		};
	},
};

function increasing(draw: Draw): number[] {
	const numbers = Array.from({ length: 16 }, (_, at) => at - 5);
	const inputs = draw.random.sample(numbers, draw.random.int(4, 5)).toSorted((a, b) => a - b);
	return inputs;
}
