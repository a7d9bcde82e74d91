import { equation, num, power, product, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	mergedByValue,
	point,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { IN_AX_BY_C } from '../../../contexts/line-forms.ts';
import { footLines, footOf } from '../../../steps/foot.ts';
import {
	fraction,
	interceptOf,
	lineEquation,
	pointAt,
	pointSlopeLines,
	standardForm,
} from '../../../steps/line-form.ts';
import { standardFromPoint, standardOf } from '../../../steps/line-standard.ts';
import { slopeLines } from '../../../steps/slope.ts';

/** The foot must have whole coordinates; the reciprocal of a slope of 1 or −1 is the slope itself. */
export function footOfPerpendicular(draw: Draw): Draft | undefined {
	const [m, b] = [draw.int('m'), draw.int('b')];
	if (Math.abs(m) === 1) return undefined;
	const at = [draw.int('x1'), draw.int('y1')] as const;
	const [x, y] = footOf(m, b, at);
	const above = fraction(at[0]).mul(m).add(b);
	if (x.d !== 1n || x.equals(at[0]) || x.equals(0) || b === 0) return undefined;
	return {
		prompt: say`Find the foot of the perpendicular from ${product('P', pointAt(at))} to the line ${lineEquation(m, b)}. Write it as an ordered pair.`,
		answer: withMisconceptions(
			point(x, y),
			...mergedByValue(
				[point(y, x), 'switched the two coordinates'],
				[
					point(at[0], above),
					`went straight ${above.gt(at[1]) ? 'up' : 'down'} to the line instead of along the perpendicular`,
				],
				[point(0, b), 'gave the y-intercept of the given line'],
			),
		),
		steps: footLines(m, b, at),
		hints: [
			say`What is the equation of the perpendicular through ${symbol('P')}?`,
			say`Where do the two lines intersect?`,
		],
	};
}

/** Points of the circle with whole coordinates, none on an axis. */
const latticePoints = (r: number): [number, number][] => {
	const found: [number, number][] = [];
	for (let x = -r + 1; x < r; x++)
		for (let y = -r + 1; y < r; y++)
			if (x !== 0 && y !== 0 && x * x + y * y === r * r) found.push([x, y]);
	return found;
};

export function tangentAtPoint(draw: Draw): Draft {
	const radii = (/r in ([\d, ]+)/.exec(draw.described('pt'))?.[1] ?? '').match(/\d+/g) ?? [];
	const r = draw.random.pick(radii.map(Number));
	const at = draw.random.pick(latticePoints(r));
	const [x, y] = at;
	const radius = fraction(y, x);
	const m = radius.inverse().neg();
	const b = interceptOf(m, at);
	const circle = equation(sum(power('x', 2), power('y', 2)), r * r);
	return {
		prompt: say`Write the equation of the tangent to the circle ${circle} at ${product('P', pointAt(at))} ${IN_AX_BY_C}`,
		answer: withMisconceptions(
			written('line', standardForm(...standardOf(m, b))),
			[
				written('line', standardForm(...standardOf(m.neg(), interceptOf(m.neg(), at)))),
				'did not change the sign of the reciprocal',
			],
			[
				written('line', standardForm(...standardOf(radius, 0))),
				'gave the line that contains the radius',
			],
		),
		steps: [
			sentence(
				say`The radius joins the centre ${product('O', pointAt([0, 0]))} and ${product('P', pointAt(at))}.`,
				'the centre of the circle is the origin',
			),
			...slopeLines([0, 0], at, symbol('m_{OP}')),
			sentence(
				say`The slope of the tangent is ${num(m)}.`,
				'the tangent is perpendicular to the radius, so the slopes are negative reciprocals',
			),
			...pointSlopeLines(
				m,
				at,
				'substitute the slope of the tangent and the coordinates of P into y − y₁ = m(x − x₁)',
			),
			...standardFromPoint(m, at),
		],
		hints: [
			say`How is a tangent related to the radius at the point where it touches the circle?`,
			say`What is the slope of that radius, and what is its negative reciprocal?`,
		],
	};
}
