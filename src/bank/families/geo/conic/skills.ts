/** geo.conic: parabolas, ellipses and hyperbolas in standard position. */
import { equation, list, num, power, product, symbol } from '../../../../math/expression.ts';
import { pointAt } from '../../../../math/lines.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	integer,
	line,
	mergedByValue,
	multipleChoice,
	point,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	written,
} from '../../../family.ts';
import {
	type Along,
	ellipseEquation,
	generalForm,
	pairAround,
} from '../../../steps/conic-forms.ts';
import { rootExpression } from '../../../steps/square-roots.ts';
import {
	AS_PAIRS,
	focusLines,
	HOW_FAR,
	notSeenHints,
	spotsAround,
	twoPoints,
	whereNotWritten,
	withEllipse,
} from './conic-lines.ts';
import { ellipseFromFeatures, ellipseFromGeneral } from './ellipse-equation.ts';
import { hyperbolaFeatures, hyperbolaFromFeatures } from './hyperbola.ts';
import { parabolaFeatures, parabolaFromFocus, parabolaFromGeneral } from './parabola.ts';

/** a² is the denominator of the x-term, b² that of the y-term. */
function ellipseFeatures(draw: Draw): Draft | undefined {
	const [h, k, a, b] = [draw.int('h'), draw.int('k'), draw.int('a'), draw.int('b')];
	const ask = draw.inTurn('ask');
	if (a === b || (a === 1 && b < 3) || (h === k && ask === 'center')) return undefined;
	const along: Along = a > b ? 'x' : 'y';
	const [major, minor] = [Math.max(a, b), Math.min(a, b)];
	const problem = ellipseEquation(h, k, a * a, b * b);
	const center = sentence(
		say`The center is ${pointAt([h, k])}.`,
		'compare with (x − h)² and (y − k)²: the center is (h, k)',
	);
	const size = sentence(
		ask === 'foci'
			? say`${equation(power('a', 2), major * major)}`
			: say`${equation(power('a', 2), major * major)}, so ${equation('a', major)}.`,
		`the larger denominator is under the ${along}-term, so the major axis is ${along === 'x' ? 'horizontal' : 'vertical'}`,
	);
	if (ask === 'center')
		return {
			prompt: say`Find the center of the ellipse ${problem}. Write it as an ordered pair.`,
			answer: withMisconceptions(
				point(h, k),
				...mergedByValue(
					[
						point(-h, -k),
						`did not reverse the ${h !== 0 && k !== 0 ? 'signs of the numbers' : 'sign of the number'} inside the brackets`,
					],
					[point(k, h), 'interchanged the coordinates'],
				),
			),
			steps: [line(problem), withEllipse(center, [h, k], [a, b], { points: [[h, k]] })],
			hints: [
				say`For what value of ${symbol('x')} is the first squared term ${num(0)}? For what value of ${symbol('y')} is the second squared term ${num(0)}?`,
			],
		};
	if (ask === 'axis') {
		const long = draw.random.int(0, 1) === 0;
		const half = long ? major : minor;
		const letter = long ? 'a' : 'b';
		const answer = withMisconceptions(
			withUnit(integer(2 * half), 'units'),
			[integer(half), 'gave half the length of the axis'],
			[
				integer(2 * (long ? minor : major)),
				`gave the length of the ${long ? 'minor' : 'major'} axis`,
			],
			[integer(half * half), 'gave the denominator without taking the square root'],
		);
		return {
			prompt: say`Find the length, in units, of the ${long ? 'major' : 'minor'} axis of the ellipse ${problem}.`,
			answer,
			steps: [
				line(problem),
				sentence(
					say`${equation(power(letter, 2), half * half)}, so ${equation(letter, half)}.`,
					`${letter}² is the ${long ? 'larger' : 'smaller'} denominator${whereNotWritten(half)}`,
				),
				line(
					equation(product(2, letter), 2 * half),
					`${letter} is half the length of the ${long ? 'major' : 'minor'} axis, so multiply ${letter} by 2`,
				),
				withEllipse(
					sentence(say`The ${long ? 'major' : 'minor'} axis is ${answer.body} long.`),
					[h, k],
					[a, b],
				),
			],
			hints: [
				...notSeenHints([minor]),
				say`What do the square roots of the two denominators measure? Which one is needed here?`,
			],
		};
	}
	const s = ask === 'foci' ? major * major - minor * minor : major * major;
	const both = pairAround(along, [h, k], s);
	const pointSet = (way: Along, square: number) =>
		written('point-set', list(...pairAround(way, [h, k], square)));
	const pair = withMisconceptions(
		pointSet(along, s),
		[
			pointSet(along === 'x' ? 'y' : 'x', s),
			`placed the ${ask} ${along === 'x' ? 'above and below' : 'to the left and right of'} the center, as if the major axis were ${along === 'x' ? 'vertical' : 'horizontal'}`,
		],
		ask === 'foci'
			? [
					pointSet(along, major * major + minor * minor),
					'added the squares instead of subtracting them',
				]
			: [pointSet(along, minor * minor), 'used the smaller denominator'],
		[pointSet(along, s * s), `did not take the square root`],
	);
	const exact = ask === 'foci' && rootExpression(s).kind !== 'number';
	const found = sentence(
		say`The ${ask} are ${twoPoints(both)}.`,
		`they are ${ask === 'foci' ? 'c' : 'a'} units ${HOW_FAR[along]}`,
	);
	return {
		prompt: say`Find the ${ask} of the ellipse ${problem}. ${AS_PAIRS}${exact ? ' Give exact coordinates.' : ''}`,
		answer: pair,
		steps: [
			line(problem),
			center,
			size,
			...(ask === 'foci' ? focusLines(major * major, minor * minor, -1) : []),
			// A drawing could not mark irrational foci.
			exact
				? found
				: withEllipse(found, [h, k], [a, b], {
						points: [...spotsAround(along, [h, k], s), [h, k]],
					}),
		],
		hints:
			ask === 'foci'
				? [
						...notSeenHints([minor]),
						say`Which denominator is ${power('a', 2)} and which is ${power('b', 2)}? How is ${power('c', 2)} found from them in an ellipse?`,
					]
				: [
						say`On which axis of the ellipse do the vertices lie? Which denominator tells how far they are from the center?`,
					],
	};
}

/** The coefficients of the two squared terms that the other conics have. */
const COEFFICIENTS: Readonly<Record<string, string>> = {
	circle: 'equal coefficients',
	ellipse: 'different coefficients of the same sign',
	hyperbola: 'coefficients of opposite signs',
};

/** What leads to the name of another conic: a parabola has a single squared term, and the others have two. */
function mistakeFor(name: string, type: string): string {
	if (type === 'parabola')
		return `treated the equation as if both variables were squared, with ${COEFFICIENTS[name] ?? ''}`;
	if (name === 'parabola') return 'treated the equation as if only one variable were squared';
	if (name === 'circle') return 'treated the coefficients of the squared terms as equal';
	if (name === 'hyperbola')
		return 'treated the coefficients of the squared terms as if they had opposite signs';
	return type === 'circle'
		? 'compared only the signs of the coefficients, not their values'
		: 'treated the coefficients of the squared terms as if they had the same sign';
}

const CONICS = ['circle', 'parabola', 'ellipse', 'hyperbola'];

const REASONS: Readonly<Record<string, string>> = {
	circle: 'the squared terms have the same coefficient',
	parabola: 'only one of the variables is squared',
	ellipse: 'the coefficients of the squared terms have the same sign but different values',
	hyperbola: 'the coefficients of the squared terms have opposite signs',
};

function kindOfConic(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const [a, c, x, y, one] = [
		draw.int('A'),
		draw.int('C'),
		draw.int('D'),
		draw.int('E'),
		draw.int('F'),
	];
	const [xx, yy] = squares(type, a, c, draw);
	if (xx < 0 || (xx === 0 && yy < 0)) return undefined;
	if (type === 'ellipse' && xx === yy) return undefined;
	if (type === 'parabola') {
		if ((xx === 0 ? x : y) === 0) return undefined;
	} else {
		const level = (x * x) / (4 * xx) + (y * y) / (4 * yy) - one;
		if (type === 'hyperbola' ? Math.abs(level) < 1e-9 : level * xx < 1e-9) return undefined;
	}
	const problem = equation(generalForm({ xx, yy, x, y, one }), 0);
	return {
		prompt: say`What is the most specific name for the conic ${problem}?`,
		answer: multipleChoice(
			say`${type}`,
			...CONICS.filter((name) => name !== type).map((name) =>
				distractor(say`${name}`, mistakeFor(name, type)),
			),
		),
		steps: [
			line(problem),
			sentence(coefficients(xx, yy)),
			sentence(say`The conic is ${type === 'ellipse' ? 'an' : 'a'} ${type}.`, REASONS[type]),
		],
		hints: [say`How many squared terms are there? What are their coefficients?`],
	};
}

function squares(type: string, a: number, c: number, draw: Draw): [number, number] {
	if (type === 'circle') return [a, a];
	if (type === 'parabola') return draw.random.int(0, 1) === 0 ? [a, 0] : [0, c];
	return [a, (type === 'ellipse' ? 1 : -1) * Math.sign(a) * Math.abs(c)];
}

function coefficients(xx: number, yy: number): Prose {
	const [x, y] = [symbol('x^{2}'), symbol('y^{2}')];
	if (xx === 0 || yy === 0)
		return say`There is a term with ${xx === 0 ? y : x} but none with ${xx === 0 ? x : y}.`;
	return xx === yy
		? say`The coefficients of ${x} and ${y} are both ${num(xx)}.`
		: say`The coefficient of ${x} is ${num(xx)}, and that of ${y} is ${num(yy)}.`;
}

export const skills: Skills = {
	'Find features of a parabola': parabolaFeatures,
	'Write a parabola from its focus and directrix': parabolaFromFocus,
	'Write a parabola in standard form': parabolaFromGeneral,
	'Find features of an ellipse': ellipseFeatures,
	'Write the equation of an ellipse from features': ellipseFromFeatures,
	'Write an ellipse in standard form': ellipseFromGeneral,
	'Find features of a hyperbola': hyperbolaFeatures,
	'Write the equation of a hyperbola from features': hyperbolaFromFeatures,
	'Identify a conic from its general form': kindOfConic,
};
