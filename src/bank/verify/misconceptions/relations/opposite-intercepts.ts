/** The x-intercepts on the wrong side of the y-axis, and the vertex that is found from them. */
import { isNear, numberIn } from '../../equation-lines.ts';
import { valueAt } from './parts.ts';
import { ruleIn } from './record-relations.ts';
import type { Pair, Relation } from './relations.ts';
import { average } from '../../statistics.ts';

/**
 * "(-5, 0), (-1, 0), (0, 5)": the points on the x-axis, which come first, change sides. A vertex, which comes last, is on
 * the graph halfway between the wrong zeros; it may be on the x-axis, too.
 */
export const oppositeIntercepts: Relation = (pair) => {
	const { right, wrong } = pair;
	const isVertex = pair.prompt.endsWith('the vertex.');
	const [rights, wrongs] = [right, wrong].map((text) => {
		const [first = ''] = /^(?:\([^(),]+, 0\)(?:, )?)*/.exec(text.replaceAll('$', '')) ?? [];
		return [...first.matchAll(/\(([^(),]+), 0\)/g)].map(([, x = '']) => numberIn(x));
	});
	if (!rights || !wrongs || rights.length === 0 || rights.some(Number.isNaN)) return undefined;
	const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
	const wanted = sorted(rights.map((x) => -x));
	return (
		wrongs.length === rights.length &&
		sorted(wrongs).every((x, at) => isNear(x, wanted[at] ?? Number.NaN)) &&
		(!isVertex || endsWithVertex(pair, wrongs))
	);
};

function endsWithVertex(pair: Pair, zeros: readonly number[]): boolean {
	const [, x, y] = /\(([^(),]+), ([^(),]+)\)\$?$/.exec(pair.wrong) ?? [];
	const middle = average(zeros);
	return (
		isNear(numberIn(x ?? ''), middle) && isNear(numberIn(y ?? ''), valueAt(ruleIn(pair), middle))
	);
}
