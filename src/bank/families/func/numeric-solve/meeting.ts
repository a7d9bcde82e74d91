/** Two lines, drawn or in a table, that meet at one input. */
import { equation, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { exactDecimal } from '../../../answer.ts';
import { axesAround, graph, whereIs } from '../../../figures/graph.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';

const x = symbol('x');

export function meetingOfLines(draw: Draw): Draft | undefined {
	const [at, m1, m2] = drawnInts(draw, 'x', 'm1', 'm2');
	if (m1 === m2) return undefined;
	const y = draw.random.int(-4, 4);
	const values = (m: number, xs: readonly number[]) => xs.map((one) => y + m * (one - at));
	const isTable = draw.inTurn('form') === 'table';
	const shift = draw.random.int(1, 3);
	const inputs = [0, 1, 2, 3, 4].map((one) => one + at - shift);
	return {
		prompt: isTable
			? say`The table shows values of the functions ${symbol('f')} and ${symbol('g')}, whose graphs are straight lines. For which ${x} is ${equation(call('f', x), call('g', x))}?`
			: say`The graph shows the lines of two functions ${symbol('f')} and ${symbol('g')}. For which ${x} is ${equation(call('f', x), call('g', x))}?`,
		answer: exactDecimal(at),
		steps: [
			sentence(
				isTable
					? say`At ${equation(x, at)} both outputs are ${y}.`
					: say`The lines meet at ${equation(x, at)}, where both heights are ${y}.`,
			),
			sentence(
				say`So the solution is ${equation(x, at)}.`,
				isTable ? 'two different lines meet only once' : undefined,
			),
		],
		hints: [
			isTable ? say`In which column are both outputs the same?` : say`Where do the two lines meet?`,
		],
		figure: isTable
			? valueTable([
					{ heading: 'x', values: inputs },
					{ heading: 'f(x)', values: values(m1, inputs) },
					{ heading: 'g(x)', values: values(m2, inputs) },
				])
			: graph({
					...axesAround([
						[at, y],
						[6, 6],
					]),
					shapes: [
						...[m1, m2].map((m) => ({
							kind: 'line' as const,
							through: [
								[at, y],
								[at + 1, y + m],
							] as const,
						})),
						{ kind: 'point', at: [at, y] },
					],
					alt: `Two straight lines. They meet in 1 dots: ${whereIs([at, y])}.`.replace(
						'1 dots',
						'a dot',
					),
				}),
	};
}
