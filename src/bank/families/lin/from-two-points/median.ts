import { wrongLines } from '../../../steps/wrong-lines.ts';
import { product, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	mergedByValue,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { MX_PLUS_B } from '../../../contexts/line-forms.ts';
import {
	type At,
	fraction,
	fromIntercept,
	interceptOf,
	lineEquation,
	midpointLines,
	midpointOf,
	pointAt,
} from '../../../steps/line-form.ts';
import { slopeLines } from '../../../steps/slope.ts';

/** The median from A = (x1, y1); B is given, C is (u, v). Vertical medians, slopes that are their own reciprocals, and awkward fractions are left out. */
export function medianOf(draw: Draw, { x, y }: { x: number; y: number }): Draft | undefined {
	const a: At = [draw.int('x1'), draw.int('y1')];
	const [b, c]: At[] = [
		[x, y],
		[draw.int('u'), draw.int('v')],
	];
	if (!b || !c || isFlat(a, b, c)) return undefined;
	const middle = midpointOf(b, c);
	const run = middle[0].sub(a[0]);
	if (run.equals(0) || middle.some(({ d }) => d !== 1n)) return undefined;
	const m = middle[1].sub(a[1]).div(run);
	const constant = interceptOf(m, a);
	if (
		m.equals(0) ||
		m.abs().equals(1) ||
		m.d > 4n ||
		constant.d > 4n ||
		Math.abs(x) > 12 ||
		Math.abs(y) > 12
	)
		return undefined;
	const vertices = say`${product('A', pointAt(a))}, ${product('B', pointAt(b))}, and ${product('C', pointAt(c))}`;
	return {
		prompt: say`A triangle has vertices ${vertices}. Write the equation of the median from ${symbol('A')} in the form ${MX_PLUS_B}.`,
		answer: withMisconceptions(
			written('line', lineEquation(m, constant)),
			...mergedByValue(...wrongLines(m, constant, a, { named: 'A' })),
		),
		steps: [
			sentence(
				say`Let ${symbol('M')} be the midpoint of ${symbol('BC')}.`,
				'the median from A ends at the midpoint of the opposite side',
			),
			...midpointLines('M', b, c),
			...slopeLines(a, middle, symbol('m_{AM}')),
			...fromIntercept(m, a),
		],
		hints: [
			say`Which two points does the median from ${symbol('A')} join, and what is the slope between them?`,
			say`How can you use ${symbol('A')} to find ${symbol('b')}?`,
		],
	};
}

const isFlat = ([a, b]: At, [c, d]: At, [e, f]: At): boolean =>
	fraction(c)
		.sub(a)
		.mul(fraction(f).sub(b))
		.equals(fraction(e).sub(a).mul(fraction(d).sub(b)));
