/** Part of func.compose: compositions of functions that are given by a table or a graph. */
import { equation, num, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	drawnInts,
	type Figure,
	line,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { dotGraph } from '../../../figures/graph.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { line1, ruleOf } from '../../../steps/function-rule.ts';
import { valueLines } from '../../../steps/rule-value.ts';

/** f(g(x)) read from a table of both functions, or from dots and a rule. `form` is "table" or "graph". */
export function compositionFromFigure(draw: Draw, form: string): Draft | undefined {
	const inputs = form === 'table' ? [0, 1, 2, 3, 4, 5] : [-3, -2, -1, 0, 1, 2, 3];
	const [a, b] = drawnInts(draw, 'a', 'b');
	const x = draw.random.pick(inputs);
	const f = inputs.map(() => draw.random.int(-6, 6));
	const g = form === 'table' ? draw.random.shuffle(inputs) : inputs.map((one) => a * one + b);
	const middle = g[inputs.indexOf(x)] ?? 99;
	const at = inputs.indexOf(middle);
	const end = f[at];
	const skipped = f[inputs.indexOf(x)];
	if (end === undefined || skipped === undefined || new Set(f).size < 4) return undefined;
	if (end === skipped || middle === x || end === middle || skipped === x) return undefined;
	/** In the other order, g(f(x)). */
	const swapped = form === 'table' ? g[inputs.indexOf(skipped)] : a * skipped + b;
	if (end === swapped) return undefined;
	const asked = call('f', call('g', num(x)));
	const figure: Figure =
		form === 'table'
			? valueTable([
					{ heading: 'x', values: inputs },
					{ heading: 'f(x)', values: f },
					{ heading: 'g(x)', values: g },
				])
			: dotGraph(inputs.map((one, place) => [one, f[place] ?? 0] as const));
	return {
		prompt:
			form === 'table'
				? say`The table shows values of the functions ${symbol('f')} and ${symbol('g')}. Find ${asked}.`
				: say`The dots form the graph of the function ${symbol('f')}, and ${ruleOf('g', line1(a, b))}. Find ${asked}.`,
		answer: withMisconceptions(
			rational(end),
			[rational(middle), `stopped at g(${x})`],
			[rational(skipped), `gave f(${x})`],
			[rational(skipped * middle), `multiplied f(${x}) by g(${x})`],
		),
		steps: [
			...(form === 'table'
				? [line(equation(call('g', num(x)), middle), `read g(${x}) from the table`)]
				: valueLines('g', line1(a, b), x).lines),
			line(equation(asked, call('f', num(middle))), `use ${middle} as the input of f`),
			line(equation(call('f', num(middle)), end), `read f(${middle}) from the ${form}`),
			sentence(say`So ${equation(asked, num(end))}.`),
		],
		hints: [say`Which function is applied to ${num(x)} first? What happens to its output?`],
		figure,
	};
}
