import {
	brackets,
	equation,
	type Expression,
	list,
	num,
	opposite,
	power,
	product,
	sum,
	symbol,
} from '../../../math/expression.ts';
import { collect, polynomialExpression, term } from '../../../math/polynomial.ts';
import { say } from '../../../math/prose.ts';
import { integer, point, withUnit, written } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../family.ts';
import {
	type Along,
	ellipseEquation,
	generalForm,
	pairAround,
	squareFrom,
} from '../../working/conic-forms.ts';
import { gcd, pointAt } from '../../working/line-form.ts';
import { plainNumber } from '../../working/plain.ts';
import { rootExpression } from '../../working/square-roots.ts';

export const IN_ORDER: Readonly<Record<Along, string>> = {
	x: 'Write two ordered pairs, the one on the left first.',
	y: 'Write two ordered pairs, the lower one first.',
};

export const HOW_FAR: Readonly<Record<Along, string>> = {
	x: 'to the left and to the right of the center',
	y: 'below and above the center',
};

/** a stands under x, b under y. */
export function ellipseFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, b] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('b')];
	const ask = draw.inTurn('ask');
	if (a === b || (a === 1 && b < 3) || (h === 0 && k === 0 && ask === 'center')) return undefined;
	const along: Along = a > b ? 'x' : 'y';
	const [major, minor] = [Math.max(a, b), Math.min(a, b)];
	const problem = ellipseEquation(h, k, a * a, b * b);
	const center = sentence(
		say`The center is ${pointAt([h, k])}.`,
		'compare with (x − h)² and (y − k)²: the center is (h, k)',
	);
	const size = sentence(
		say`${equation(power('a', 2), major * major)}, so ${equation('a', major)}.`,
		`the larger denominator stands under the ${along}-term, so the major axis is ${along === 'x' ? 'horizontal' : 'vertical'}`,
	);
	if (ask === 'center')
		return {
			prompt: say`Find the center of the ellipse ${problem}. Write it as an ordered pair.`,
			answer: point(h, k),
			steps: [line(problem), center],
			hints: [
				say`Compare with ${squareFrom('x', 0)} and ${squareFrom('y', 0)}: how far has the ellipse moved across and up?`,
			],
		};
	if (ask === 'axis') {
		const long = draw.random.int(0, 1) === 0;
		const half = long ? major : minor;
		const letter = long ? 'a' : 'b';
		const answer = withUnit(integer(2 * half), 'units');
		return {
			prompt: say`Find the length of the ${long ? 'major' : 'minor'} axis of the ellipse ${problem}, in units.`,
			answer,
			steps: [
				line(problem),
				sentence(
					say`${equation(power(letter, 2), half * half)}, so ${equation(letter, half)}.`,
					`the ${long ? 'larger' : 'smaller'} denominator belongs to the ${long ? 'major' : 'minor'} axis`,
				),
				line(equation(product(2, letter), 2 * half), 'the whole axis is twice as long'),
				sentence(say`The ${long ? 'major' : 'minor'} axis is ${answer.body} long.`),
			],
			hints: [say`Each denominator is the square of half an axis.`],
		};
	}
	const s = ask === 'foci' ? major * major - minor * minor : major * major;
	const pair = written('point-set', list(...pairAround(along, [h, k], s)));
	const exact = ask === 'foci' && rootExpression(s).kind !== 'number';
	return {
		prompt: say`Find the ${ask} of the ellipse ${problem}. ${IN_ORDER[along]}${exact ? ' Give exact coordinates.' : ''}`,
		answer: pair,
		steps: [
			line(problem),
			center,
			size,
			...(ask === 'foci' ? focusLines(major * major, minor * minor, -1) : []),
			sentence(
				say`The ${ask} are ${pair.body}.`,
				`they are ${ask === 'foci' ? 'c' : 'a'} units ${HOW_FAR[along]}`,
			),
		],
		hints: [
			ask === 'foci'
				? say`For an ellipse ${equation(power('c', 2), sum(power('a', 2), opposite(power('b', 2))))}, where ${symbol('a')} is the longer half axis.`
				: say`The vertices are the ends of the major axis. Which denominator is larger?`,
		],
	};
}

/** c² = a² − b² for an ellipse, a² + b² for a hyperbola. */
export function focusLines(aa: number, bb: number, sign: 1 | -1): Line[] {
	const square = aa + sign * bb;
	const letters = sign > 0 ? power('b', 2) : opposite(power('b', 2));
	return [
		line(
			equation(power('c', 2), sum(power('a', 2), letters)),
			'c is the distance from the center to a focus',
		),
		line(equation(power('c', 2), sum(aa, sign * bb)), 'put in the values'),
		line(equation(power('c', 2), square)),
		line(equation('c', rootExpression(square)), 'take the positive square root'),
	];
}

export const centerLine = (h: number, k: number): Line =>
	sentence(say`The center is ${pointAt([h, k])}.`, 'it is halfway between the vertices');

export const twoPoints = ([one, two]: readonly [Expression, Expression]) => say`${one} and ${two}`;

export function ellipseFromFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, c] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('c')];
	const along: Along = draw.choice('dir') === 'x' ? 'x' : 'y';
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
			sentence(
				say`${equation('a', a)}, so ${equation(power('a', 2), a * a)}.`,
				'a is the distance from the center to a vertex',
			),
			...(foci
				? [
						sentence(say`${equation('c', c)}`, 'c is the distance from the center to a focus'),
						line(
							equation(power('b', 2), sum(power('a', 2), opposite(power('c', 2)))),
							'in an ellipse c² = a² − b²',
						),
						line(equation(power('b', 2), sum(a * a, -c * c))),
						line(equation(power('b', 2), bb)),
					]
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

const grouped = (letter: string, at: number, completed: boolean): Expression =>
	polynomialExpression(
		collect([
			term(1, letter + letter),
			term(-2 * at, letter),
			...(completed ? [term(at * at)] : []),
		]),
	);

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
		const [u, v] = [grouped('x', h, completed), grouped('y', k, completed)];
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
