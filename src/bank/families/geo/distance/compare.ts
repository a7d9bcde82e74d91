import {
	equation,
	power,
	product,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer, radical, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import { lengthLines, lengthOf, squaredLength } from '../../../steps/length.ts';
import { minus, pointAt, shifted, takeAway } from '../../../steps/line-form.ts';
import { EXACT } from '../../../steps/distance-between.ts';

type Corner = readonly [x: number, y: number];

/** Legs and hypotenuse with whole numbers. */
const TRIPLES = [
	[3, 4, 5],
	[6, 8, 10],
	[5, 12, 13],
	[9, 12, 15],
	[8, 15, 17],
	[7, 24, 25],
] as const;

export function closerOrMissing(draw: Draw): Draft | undefined {
	const a: Corner = [draw.int('x1'), draw.int('y1')];
	return draw.inTurn('ask') === 'missing coordinate' ? missing(draw, a) : closer(draw, a);
}

function closer(draw: Draw, a: Corner): Draft | undefined {
	const away = () => draw.random.int(-7, 7);
	const b: Corner = [a[0] + draw.int('dx'), a[1] + away()];
	const c: Corner = [a[0] + away(), a[1] + away()];
	const [toB, toC] = [squaredLength(a, b), squaredLength(a, c)];
	const gap = toB.sub(toC).abs();
	if (gap.equals(0) || gap.gt(15) || c[0] === a[0] || c[1] === a[1] || b[1] === a[1])
		return undefined;
	if ([...b, ...c].some((value) => Math.abs(value) > 11)) return undefined;
	const nearer = toB.lt(toC) ? 'B' : 'C';
	const answer = withUnit(radical(lengthOf(a, nearer === 'B' ? b : c)), 'units');
	return {
		prompt: say`Which of the points ${product('B', pointAt(b))} and ${product('C', pointAt(c))} is closer to ${product('A', pointAt(a))}? Write its distance from ${symbol('A')}, in units. ${EXACT}`,
		answer,
		steps: [
			...lengthLines(symbol('AB'), a, b),
			...lengthLines(symbol('AC'), a, c),
			line(
				nearer === 'B' ? relation(toB, '<', toC) : relation(toC, '<', toB),
				'compare the numbers under the root signs',
			),
			sentence(say`Point ${symbol(nearer)} is closer. Its distance is ${answer.body}.`),
		],
		hints: [say`It is enough to compare the squares of the two distances.`],
		figure: polygonOnPlane(lettered([b, a, c], 'BAC')),
	};
}

/** (k − x)² + dy² = d², with k to the right of the point. */
function missing(draw: Draw, a: Corner): Draft | undefined {
	const [one, two, d] = draw.random.pick(TRIPLES);
	const [across, up] = draw.random.shuffle([one, two]);
	if (across === undefined || up === undefined) return undefined;
	const y = a[1] + (draw.random.int(0, 1) === 1 ? up : -up);
	const k = a[0] + across;
	if (a[0] === 0 || Math.abs(y) > 30 || k > 30) return undefined;
	const run = shifted('k', a[0]);
	return {
		prompt: say`The distance between ${pointAt(a)} and ${tuple('k', y)} is ${d} units, and ${relation('k', '>', a[0])}. Find the value of ${symbol('k')}.`,
		answer: integer(k),
		steps: [
			line(
				equation(sum(power(run, 2), power(minus(y, a[1]), 2)), power(d, 2)),
				'the squares of the changes make the square of the distance',
			),
			line(equation(sum(power(run, 2), up * up), d * d), 'work out the squares'),
			line(equation(power(run, 2), across * across), takeAway(up * up)),
			line(equation(run, across), `k is greater than ${a[0]}, so the difference is positive`),
			line(equation('k', k), takeAway(-a[0])),
		],
		hints: [say`Write the distance formula with ${symbol('k')} in it, and square both sides.`],
	};
}
