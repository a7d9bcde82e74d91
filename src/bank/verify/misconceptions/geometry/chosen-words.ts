/**
 * Mistakes that lead to a wrong choice in words: what the words say must be what was chosen, and what they say about
 * numbers, sides, or identities must be true of it.
 */
import { haveOneValue, isNear } from '../../equation-lines.ts';
import { sidesOf } from '../../values.ts';
import { chose, choseFor, numbersWritten } from '../relations/chosen-answers.ts';
import { apart, spotsIn } from './given-figures.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** What was said to be done, and the choice that follows. */
const CHOSEN: readonly (readonly [choice: RegExp, ...does: string[]])[] = [
	// Conics
	[/^parabola$/, 'treated the equation as if only one variable were squared'],
	[
		/^hyperbola$/,
		'treated the (?:coefficients of the squared terms|equation) as if (?:they had|both variables were squared, with coefficients of) opposite signs',
	],
	[
		/^circle$/,
		'treated the coefficients of the squared terms as equal',
		'treated the equation as if both variables were squared, with equal coefficients',
	],
	[
		/^ellipse$/,
		'treated the coefficients of the squared terms as if they had the same sign',
		'treated the equation as if both variables were squared, with different coefficients of the same sign',
		'compared only the signs of the coefficients, not their values',
	],
	// Triangles and quadrilaterals
	[
		/^(?:an equilateral triangle|rhombus|square)$/,
		'assumed that all sides are equal without finding their lengths',
	],
	[
		/^a scalene triangle$/,
		'assumed that all sides have different lengths without finding the lengths',
	],
	[/^an isosceles triangle$/, 'assumed that two sides are equal without finding their lengths'],
	[/on the same line$/, 'assumed that AB and AC have equal slopes without calculating them'],
	[
		/^No/,
		'did not compare every pair of sides',
		'compared parts that do not correspond',
		'did not find the third angle of each triangle',
	],
	[/^parallelogram$/, 'stopped after finding that opposite sides are parallel'],
	[/^square$/, 'assumed right angles and equal sides without calculating'],
	[/^rectangle$/, 'assumed right angles and did not compare the lengths of adjacent sides'],
	[
		/^trapezoid$/,
		'found only one pair of parallel sides',
		'assumed that two sides are parallel without comparing the slopes',
	],
	[
		/^kite$/,
		'found pairs of equal sides but did not notice that the equal sides are opposite, not adjacent as in a kite',
	],
	// Congruence and similarity
	[
		/by AA similarity/,
		'treated (?:the )?equal ratios of sides as (?:equal angles, although no angles are given|a second pair of equal angles)',
	],
	[/not enough information/, 'assumed that .* must be known as well(?: as the sides)?'],
	[/by SSS similarity/, 'assumed that the third pair of sides has the same ratio'],
	[/by SAS similarity/, 'treated the third pair of sides as a pair of equal angles'],
	[/one pair of equal angles is enough/, 'did not compare the other two pairs of angles'],
	[
		/^Yes, all three pairs/,
		'compared only one pair of angles and assumed that the others are equal',
	],
	// Methods and numbers of triangles
	[/Pythagorean theorem$/, 'chose the Pythagorean theorem, which applies only to right triangles'],
	[
		/primary trigonometric ratio$/,
		'chose the primary trigonometric ratios, which apply only to right triangles',
	],
	[/the cosine law$/, 'used the cosine law, which needs at least two known sides'],
	[/^infinitely many/, 'assumed that the third side can have any length'],
	[
		/^exactly two/,
		'assumed that two sides and an angle opposite one of them always give two triangles',
	],
	[/^no triangle/, 'assumed that side [a-z] is too short to reach the other arm of angle [A-Z]'],
	[
		/^exactly one/,
		'assumed that side [a-z] reaches the other arm of angle [A-Z], although it is too short',
	],
	// Points and circles
	[/^inside/, 'did not square the coordinates'],
	[/^impossible to tell/, 'did not substitute the coordinates of the point into the equation'],
	[/^outside/, 'compared with the radius instead of its square'],
];

/** The right angle is where the two named sides meet. */
const rightAngleAt: Relation = ({ wrong, said: [one = '', other = ''] }) => {
	const shared = [...one].find((corner) => other.includes(corner)) ?? '?';
	return wrong.includes(`right angle is at $${shared}$`);
};

/** Three points on a line named as a triangle: two of its sides are equal, or none are. */
const flatTriangle: Relation = ({ right, wrong, prompt }) => {
	const [a, b, c] = spotsIn(prompt).map(({ at }) => at);
	if (!a || !b || !c) return undefined;
	const [short = 0, middle = 0, long = 0] = [apart(a, b), apart(b, c), apart(a, c)].toSorted(
		(one, other) => one - other,
	);
	const kind = isNear(short, middle) || isNear(middle, long) ? 'an isosceles' : 'a scalene';
	return right.includes('on the same line') && wrong === `${kind} triangle`;
};

/** "9 + 16 = 25" adds up, and these are the squares of the chosen lengths. */
const ofRightTriangle: Relation = ({ wrong, said: [one, other, whole] }) => {
	const squares = numbersWritten(wrong).map((length) => length ** 2);
	const stated = [one, other, whole].map(Number);
	const [a = 0, b = 0, c = 0] = stated;
	return a + b === c && stated.every((square) => squares.includes(square));
};

/** "144 + 256 = 400, but 21² = 441": true, and about the chosen lengths. */
const ofNoRightTriangle: Relation = ({ wrong, said: [one, other, sum, longest, square] }) => {
	const lengths = numbersWritten(wrong).toSorted((a, b) => a - b);
	const [a = 0, b = 0, c = 0, d = 0, e = 0] = [one, other, sum, longest, square].map(Number);
	return (
		a + b === c &&
		d ** 2 === e &&
		c !== e &&
		lengths.length === 3 &&
		lengths.every((length, at) => length ** 2 === [a, b, e][at])
	);
};

/** Three lengths, in increasing order. */
const ofLengths =
	(holds: (short: number, middle: number, long: number) => boolean): Relation =>
	({ wrong }) => {
		const [short, middle, long, ...more] = numbersWritten(wrong).toSorted((a, b) => a - b);
		return short === undefined || middle === undefined || long === undefined || more.length > 0
			? undefined
			: holds(short, middle, long);
	};

const isIdentity = (equation: string): boolean => {
	const sides = sidesOf(equation.replaceAll('$', ''));
	return sides.length === 2 && haveOneValue(sides);
};

const NAMES: Readonly<Record<string, string>> = {
	sine: String.raw`\sin`,
	cosine: String.raw`\cos`,
	tangent: String.raw`\tan`,
	secant: String.raw`\sec`,
	cosecant: String.raw`\csc`,
	cotangent: String.raw`\cot`,
};

/** The chosen equation is no identity, but it becomes one if the right side is corrected. */
const correctedBy =
	(correct: (right: string, pair: Pair) => readonly string[]): Relation =>
	(pair) => {
		const [left = '', right = ''] = sidesOf(pair.wrong.replaceAll('$', ''));
		return (
			!isIdentity(pair.wrong) &&
			correct(right, pair).some((other) => other !== right && haveOneValue([left, other]))
		);
	};

const ANGLE = /\\(?:sin|cos|tan|sec|csc|cot)(?:\^\{\d+\})? ?(\\theta|[A-Zx]|\(2.*?\))/;

export const CHOSEN_WORD_RULES: readonly Rule[] = [
	...CHOSEN.map(([choice, ...does]) => rule(chose(choice), ...does)),
	rule(
		choseFor({ rhombus: 'parallelogram', square: 'rectangle' }),
		'stopped before comparing the lengths of adjacent sides',
	),
	rule(
		choseFor({ rectangle: 'parallelogram', square: 'rhombus' }),
		'stopped before checking the angles',
	),
	rule(
		choseFor({ parallelogram: 'rectangle', rhombus: 'square' }),
		'assumed right angles without comparing the slopes',
	),
	rule(
		flatTriangle,
		'compared the lengths without checking whether the points are on the same line',
	),
	rule(rightAngleAt, 'assumed that ([A-Z]{2}) and ([A-Z]{2}) are perpendicular without checking'),
	rule(ofRightTriangle, 'chose the side lengths of a right triangle: (\\d+) \\+ (\\d+) = (\\d+)'),
	rule(
		ofNoRightTriangle,
		'did not check the squares: (\\d+) \\+ (\\d+) = (\\d+), but (\\d+)² = (\\d+)',
	),
	rule(
		ofLengths((short, middle, long) => short + middle === long),
		'accepted a sum equal to the longest side, which only gives a line segment',
	),
	rule(
		ofLengths((short, middle, long) => short + middle < long),
		'assumed that any three lengths can form a triangle',
		'compared the sum of the longest side and one of the others with the third side',
	),
	rule(
		ofLengths((short, middle, long) => isNear(middle - short, long - middle)),
		'assumed that three evenly spaced lengths always form a right triangle',
	),
	// Identities
	rule(
		({ wrong }) => isIdentity(wrong),
		'chose an identity \\(to prove it, .*\\)',
		'did not recognize the .* identity',
	),
	rule(
		correctedBy((right, { said: [used = '', wanted = ''] }) => {
			const [from = '?', to = '?'] = [NAMES[used], NAMES[wanted]];
			const places = [...right.matchAll(new RegExp(RegExp.escape(from), 'g'))];
			return [
				right.replaceAll(from, to),
				...places.map(({ index }) => right.slice(0, index) + right.slice(index).replace(from, to)),
			];
		}),
		'chose an equation whose right side has the ([a-z]+) instead of the ([a-z]+)',
	),
	rule(
		correctedBy((right, { said: [name = ''] }) => {
			const power = new RegExp(String.raw`(${RegExp.escape(NAMES[name] ?? '?')})\^\{(\d)\}`, 'g');
			return [
				right.replaceAll(power, (_, found, exponent) =>
					exponent === '2' ? `${found} ` : `${found}^{${Number(exponent) - 1}}`,
				),
			];
		}),
		'chose an equation whose right side has an extra exponent on the ([a-z]+)',
	),
	rule(
		correctedBy((right, { said: [number] }) => [
			`${number}(${right})`,
			`\\frac{${right}}{${number}}`,
			...[...right.matchAll(/\\(?:sin|cos|tan|sec|csc|cot)/g)].map(
				({ index }) => `${right.slice(0, index)}${number}${right.slice(index)}`,
			),
		]),
		'chose an equation whose right side (?:is missing|has an extra) (?:the )?factor (\\d)',
	),
	rule(
		correctedBy((right, { wrong, said: [name = ''] }) => {
			const angle = ANGLE.exec(wrong)?.[1] ?? 'x';
			return [`(${right})${NAMES[name]} ${angle}`];
		}),
		'chose an equation whose right side is missing the ([a-z]+)',
	),
];
