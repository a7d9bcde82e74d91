import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import {
	alongOf,
	ellipseEquation,
	generalForm,
	groupOf,
	pairAround,
	squareFrom,
} from '../../../steps/conic-forms.ts';
import { gcd } from '../../../steps/line-form.ts';
import { plainNumber } from '../../../steps/plain.ts';
import { centerLine, squareOfBLines, twoPoints, vertexDistanceLine } from './conic-features.ts';

export function ellipseFromFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, c] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('c')];
	const along = alongOf(draw);
	if (c >= a) return undefined;
	const foci = draw.random.int(0, 1) === 0;
	const bb = foci ? a * a - c * c : c * c;
	const [p, q] = along === 'x' ? [a * a, bb] : [bb, a * a];
	const answer = written('equation', ellipseEquation(h, k, p, q));
	const vertices = twoPoints(pairAround(along, [h, k], a * a));
	const given = foci
		? say`foci ${twoPoints(pairAround(along, [h, k], c * c))}`
		: say`a minor axis of length ${2 * c}`;
	return {
		prompt: say`Write the equation of the ellipse with vertices ${vertices} and ${given} in standard form, with ${num(1)} on the right side.`,
		answer,
		steps: [
			centerLine(h, k),
			vertexDistanceLine(a),
			...(foci
				? squareOfBLines('ellipse', a, c)
				: [
						sentence(
							say`${equation('b', c)}, so ${equation(power('b', 2), bb)}.`,
							'b is half of the minor axis',
						),
					]),
			sentence(
				say`The equation is ${answer.body}.`,
				`the major axis is ${along === 'x' ? 'horizontal, so a² stands under the x-term' : 'vertical, so a² stands under the y-term'}`,
			),
		],
		hints: [
			say`The center is halfway between the vertices. Find ${symbol('a')} first.`,
			foci
				? say`Then use ${equation(power('b', 2), sum(power('a', 2), opposite(power('c', 2))))}.`
				: say`Is the major axis horizontal or vertical?`,
		],
	};
}

const scaled = (factor: number, inside: Expression): Expression =>
	factor === 1 ? inside : product(num(factor), inside);

export function ellipseFromGeneral(draw: Draw): Draft | undefined {
	const [h, k, a, b] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('b')];
	if (a === b || h === 0 || k === 0) return undefined;
	const shared = gcd(a * a, b * b);
	const [p, q, s] = [(b * b) / shared, (a * a) / shared, (a * a * b * b) / shared];
	const one = p * h * h + q * k * k - s;
	if (Math.abs(one) > 400 || Math.max(p, q) > 25) return undefined;
	const problem = equation(generalForm({ xx: p, yy: q, x: -2 * p * h, y: -2 * q * k, one }), 0);
	const answer = written('equation', ellipseEquation(h, k, a * a, b * b));
	const both = (completed: boolean) => {
		const [u, v] = [groupOf('x', h, completed), groupOf('y', k, completed)];
		return sum(p === 1 ? brackets(u) : scaled(p, u), q === 1 ? brackets(v) : scaled(q, v));
	};
	const added = [p * h * h, q * k * k] as const;
	return {
		prompt: say`Write the equation of the ellipse ${problem} in standard form, with ${num(1)} on the right side.`,
		answer,
		steps: [
			line(problem),
			line(
				equation(both(false), -one),
				'group the terms with x and those with y, and factor out the coefficients of the squares',
			),
			line(
				equation(both(true), sum(num(-one), ...added)),
				`complete both squares: this adds ${added[0]} and ${added[1]}, so add them on the right too`,
			),
			line(
				equation(sum(scaled(p, squareFrom('x', h)), scaled(q, squareFrom('y', k))), s),
				'write perfect squares, and add on the right',
			),
			...(s === 1
				? []
				: [line(ellipseEquation(h, k, a * a, b * b), `divide both sides by ${plainNumber(s)}`)]),
		],
		hints: [
			say`Group the terms with ${symbol('x')} and the terms with ${symbol('y')}. Complete the square in each group.`,
			say`Then divide by the number on the right side.`,
		],
	};
}
