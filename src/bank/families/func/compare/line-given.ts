/** Lines given by rule, table, graph or words. */
import { equation, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { dotGraph } from '../../../figures/dot-graph.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { ruleOf } from '../../../steps/function-rule.ts';
import type { Given } from './gap.ts';
import { line1 } from '../../../steps/drawn-rules.ts';

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
