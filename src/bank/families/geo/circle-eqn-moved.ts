import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	power,
	sum,
	symbol,
} from '../../../math/expression.ts';
import { collect, polynomialExpression, term } from '../../../math/polynomial.ts';
import { say } from '../../../math/prose.ts';
import { integer, multipleChoice, slip, withUnit, written } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../family.ts';
import { circleEquation, generalForm } from '../../working/conic-forms.ts';
import type { Corner } from '../../working/corners.ts';
import { minus, pointAt } from '../../working/line-form.ts';
import { midpointLines } from '../../working/midpoint.ts';

const less = (letter: string, from: string): Expression => sum(letter, opposite(symbol(from)));
const FORM = equation(sum(power(less('x', 'h'), 2), power(less('y', 'k'), 2)), power('r', 2));

/** r² from the center to a point of the circle. */
function radiusLines([h, k]: Corner, [x, y]: Corner): Line[] {
	const [dx, dy] = [x - h, y - k];
	return [
		line(
			equation(power('r', 2), sum(power(minus(x, h), 2), power(minus(y, k), 2))),
			'r is the distance from the center to the point',
		),
		line(
			equation(power('r', 2), sum(power(num(dx), 2), power(num(dy), 2))),
			'work out both differences',
		),
		line(equation(power('r', 2), dx * dx + dy * dy), 'square and add'),
	];
}

export function circleFromFeatures(draw: Draw): Draft | undefined {
	const given = draw.inTurn('given');
	const [h, k, r] = [draw.int('h'), draw.int('k'), draw.int('r')];
	if (h === 0 && k === 0) return undefined;
	const center: Corner = [h, k];
	const away: Corner = [draw.random.int(-6, 6), draw.random.int(-6, 6)];
	if (given !== 'center and radius' && away.includes(0)) return undefined;
	const on: Corner = [h + away[0], k + away[1]];
	const across: Corner = [h - away[0], k - away[1]];
	const square = given === 'center and radius' ? r * r : away[0] ** 2 + away[1] ** 2;
	const answer = written('equation', circleEquation(h, k, square));
	const known =
		given === 'center and radius'
			? say`with center ${pointAt(center)} and radius ${r}`
			: given === 'center and point'
				? say`with center ${pointAt(center)} that passes through ${pointAt(on)}`
				: say`that has the segment from ${pointAt(across)} to ${pointAt(on)} as a diameter`;
	const steps: Line[] =
		given === 'center and radius'
			? [
					sentence(
						say`${equation('h', h)}, ${equation('k', k)} and ${equation('r', r)}`,
						'the center is (h, k), and the radius is r',
					),
					line(equation(power('r', 2), square)),
				]
			: [
					...(given === 'center and point'
						? []
						: midpointLines('C', across, on, 'the center is the midpoint of the diameter')),
					...radiusLines(center, on),
				];
	return {
		prompt: say`Write the equation of the circle ${known} in the form ${FORM}.`,
		answer,
		steps: [
			...steps,
			sentence(say`The equation is ${answer.body}.`, 'put h, k and r² into the form'),
		],
		hints: [
			given === 'center and radius'
				? say`Subtract the coordinates of the center; watch the signs.`
				: given === 'center and point'
					? say`The radius is the distance from the center to the point.`
					: say`The center is the midpoint of the diameter.`,
		],
	};
}

const grouped = (letter: string, at: number, completed: boolean): Expression =>
	polynomialExpression(
		collect([
			term(1, letter + letter),
			term(-2 * at, letter),
			...(completed ? [term(at * at)] : []),
		]),
	);

const generalCircle = ([h, k]: Corner, square: number, scale = 1): Expression =>
	equation(
		generalForm({
			xx: scale,
			yy: scale,
			x: -2 * scale * h,
			y: -2 * scale * k,
			one: scale * (h * h + k * k - square),
		}),
		0,
	);

/** From the general form, which is the first line, to the standard form. */
function completedLines([h, k]: Corner, square: number, scale: number): Line[] {
	const one = h * h + k * k - square;
	const both = (completed: boolean) =>
		sum(
			h === 0 ? grouped('x', h, completed) : brackets(grouped('x', h, completed)),
			k === 0 ? grouped('y', k, completed) : brackets(grouped('y', k, completed)),
		);
	const added = [h * h, k * k].filter((value) => value !== 0);
	return [
		line(generalCircle([h, k], square, scale)),
		...(scale === 1 ? [] : [line(generalCircle([h, k], square), `divide every term by ${scale}`)]),
		line(
			equation(both(false), -one),
			one === 0
				? 'group the terms with x and the terms with y'
				: 'group the terms with x and the terms with y, and move the number to the right',
		),
		line(
			equation(
				both(true),
				one === 0 && added.length === 1
					? num(added[0] ?? 0)
					: one === 0
						? sum(...added)
						: sum(-one, ...added),
			),
			`complete the square: add ${added.join(' and ')} to both sides`,
		),
		line(circleEquation(h, k, square), 'write perfect squares, and add on the right'),
	];
}

export function circleFromGeneral(draw: Draw): Draft | undefined {
	const [h, k, r] = [draw.int('h'), draw.int('k'), draw.int('r')];
	const scale = Number(draw.inTurn('scale'));
	if (h === 0 && k === 0) return undefined;
	return {
		prompt: say`Write the equation of the circle ${generalCircle([h, k], r * r, scale)} in the form ${FORM}.`,
		answer: written('equation', circleEquation(h, k, r * r)),
		steps: completedLines([h, k], r * r, scale),
		hints: [
			...(scale === 1 ? [] : [say`First make the coefficients of the squares equal to ${num(1)}.`]),
			say`For each letter, add the square of half of its coefficient to both sides.`,
		],
	};
}

export function readCircle(draw: Draw): Draft | undefined {
	const ask = draw.inTurn('ask');
	const [h, k, r] = [draw.int('h'), draw.int('k'), draw.int('r')];
	if (h === 0 || k === 0 || Math.abs(h) === Math.abs(k) || r < 2) return undefined;
	const center: Corner = [h, k];
	const standard = circleEquation(h, k, r * r);
	const general = draw.choice('form') === 'general';
	const problem = general ? generalCircle(center, r * r) : standard;
	const start = general ? completedLines(center, r * r, 1) : [line(standard)];
	const hints = [
		general
			? say`Complete the square for ${symbol('x')} and for ${symbol('y')}.`
			: say`Compare with ${FORM}.`,
	];
	const middle = sentence(
		say`The center is ${pointAt(center)}, and the radius is ${r}.`,
		'compare with (x − h)² + (y − k)² = r²',
	);
	switch (ask) {
		case 'radius': {
			const answer = withUnit(integer(r), 'units');
			return {
				prompt: say`What is the radius of the circle ${problem}, in units?`,
				answer,
				steps: [
					...start,
					line(equation(power('r', 2), r * r)),
					sentence(say`The radius is ${answer.body}.`, 'take the positive square root'),
				],
				hints,
			};
		}
		case 'center':
			return {
				prompt: say`What is the center of the circle ${problem}?`,
				answer: multipleChoice(
					pointAt(center),
					slip(pointAt([-h, -k]), 'kept the signs of the brackets'),
					slip(pointAt([k, h]), 'swapped the coordinates'),
					slip(pointAt([-h, k]), 'changed the sign of one coordinate'),
				),
				steps: [...start, middle],
				hints,
			};
		case 'point on the circle':
			return {
				prompt: say`Which point is on the circle ${problem}?`,
				answer: multipleChoice(
					pointAt([h + r, k]),
					slip(pointAt(center), 'took the center'),
					slip(pointAt([h + r, k + r]), 'added the radius to both coordinates'),
					slip(pointAt([h + r + 1, k]), 'counted one too many'),
				),
				steps: [
					...start,
					middle,
					sentence(
						say`${pointAt([h + r, k])} is on the circle.`,
						`it is ${r} units to the right of the center`,
					),
				],
				hints,
			};
		default: {
			const [right, up] = [draw.random.int(2, 6), draw.random.int(2, 6)];
			if (right === up) return undefined;
			return {
				prompt: say`The circle ${problem} is moved ${right} units to the right and ${up} units up. What is the equation of the new circle?`,
				answer: multipleChoice(
					circleEquation(h + right, k + up, r * r),
					slip(circleEquation(h - right, k - up, r * r), 'moved the wrong way'),
					slip(circleEquation(h + up, k + right, r * r), 'swapped the two moves'),
					slip(circleEquation(h + right, k + up, r), 'did not square the radius'),
				),
				steps: [
					...start,
					middle,
					sentence(
						say`The new center is ${pointAt([h + right, k + up])}, and the radius stays ${r}.`,
						`add ${right} to the x-coordinate and ${up} to the y-coordinate`,
					),
					line(circleEquation(h + right, k + up, r * r)),
				],
				hints,
			};
		}
	}
}
