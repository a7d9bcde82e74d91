/** The rule behind a graph: zeros, how the curve meets the axis there, and the y-intercept. */
import { equation, product, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	polynomial,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { isReadable, type Meeting, polynomialGraph } from '../../../figures/polynomial-graph.ts';
import {
	expanded,
	factoredForm,
	valueAt,
	withZeros,
	written,
} from '../../../steps/coefficients.ts';
import { expandingLines } from './expanded-product.ts';
import { leadLines, productMisconceptions } from './point.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export function equationFromGraph(draw: Draw): Draft | undefined {
	const [p, q, m, n] = [draw.int('p'), draw.int('q'), draw.int('m'), draw.int('n')];
	if (p === q || p === 0 || q === 0 || m + n === 2) return undefined;
	const meetings: Meeting[] = [
		{ zero: p, times: m },
		{ zero: q, times: n },
	].toSorted((one, two) => one.zero - two.zero);
	const of = withZeros(
		draw.int('a'),
		...meetings.flatMap(({ zero, times }) => Array.from({ length: times }, () => zero)),
	);
	const rule = expanded(of);
	const y = valueAt(rule, 0);
	if (Math.abs(y) > 150 || !isReadable(rule, meetings)) return undefined;
	const f = call('f', 'x');
	const [first, second] = meetings.map(({ zero, times }) => factorOf(zero, times));
	if (!first || !second) return undefined;
	return {
		prompt: say`The graph shows a polynomial function ${symbol('f')} of degree ${m + n}. It ${meetingsInWords(meetings)}, and its ${symbol('y')}-intercept is ${y}. Write ${f} as a polynomial in expanded form.`,
		answer: withMisconceptions(polynomial(written(rule)), ...productMisconceptions(of, 0, y)),
		steps: [
			sentence(
				say`The zeros give the factors ${first} and ${second}.`,
				'where the graph only touches the axis, the factor is squared',
			),
			line(
				equation(f, product('a', first, second)),
				'the polynomial is the product of these factors and a leading coefficient a',
			),
			...leadLines(of.factors, of.lead, 0, y),
			line(equation(f, factoredForm(of)), `substitute a = ${plainNumber(of.lead)}`),
			...expandingLines(of),
		],
		hints: [
			say`Which factor does each zero give, and is it squared?`,
			say`How can you use the ${symbol('y')}-intercept to find the leading coefficient ${symbol('a')}?`,
		],
		figure: polynomialGraph(rule, meetings),
	};
}

const factorOf = (zero: number, times: number) =>
	factoredForm(withZeros(1, ...Array.from({ length: times }, () => zero)));

/** The axis is named once. */
function meetingsInWords(meetings: readonly Meeting[]): Prose {
	const [first, second] = meetings;
	if (!first || !second) return say``;
	const verb = ({ times }: Meeting) => (times === 1 ? 'crosses' : 'touches');
	const again = verb(first) === verb(second) ? '' : `${verb(second)} it `;
	return say`${verb(first)} the ${symbol('x')}-axis at ${first.zero} and ${again}at ${second.zero}`;
}
