/** Mistakes in the equation of a circle, made in the text of the right equation. */
import { withCenter } from './centers.ts';
import { fromValue, inAnswerText } from '../relations/found-values.ts';
import { spotsIn } from './given-figures.ts';
import { either, where } from '../relations/combined.ts';
import { changed, type Pair, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

const otherSigns = (tex: string): string =>
	tex.replaceAll(/(?<=\(\w )[+-]/g, (sign) => (sign === '+' ? '-' : '+'));

/** The number at the end: the square of the radius. */
const atEnd = (change: (value: number, left: string) => number): Relation =>
	inAnswerText((right) => [
		right.replace(/^(\$?)(.*) = (\d+)(\$?)$/, (_, open, left, value, close) =>
			[open, `${left} = ${change(Number(value), left)}`, close].join(''),
		),
	]);

/** The numbers in "(x - 3)", squared and added. */
const squaresIn = (left: string): number =>
	[...left.matchAll(/\(\w [+-] (\d+)\)/g)].reduce((sum, [, part]) => sum + Number(part) ** 2, 0);

/** The known coordinate of "the point $(5, k)$". */
const coordinatesIn = ({ prompt }: Pair): number[] =>
	[...prompt.matchAll(/\((?:[a-z], )?(-?\d+)(?:, [a-z])?\)/g)].map(([, part]) => Number(part));

/** "translated $4$ units to the right and $2$ units up": from the new center back to the old one, and as far again. */
const movedBack = (right: string, { prompt }: Pair): string[] => {
	const [, across, side, up, way] =
		/translated \$(\d+)\$ units? to the (left|right) and \$(\d+)\$ units? (up|down)/.exec(prompt) ??
		[];
	if (across === undefined) return [];
	const [x, y] = ['x', 'y'].map((letter) => {
		const [, sign, size] = new RegExp(`\\(${letter} ([-+]) (\\d+)\\)`).exec(right) ?? [];
		return (sign === '+' ? -1 : 1) * Number(size ?? 0);
	});
	return [
		withCenter(right, [
			(x ?? 0) - 2 * Number(across) * (side === 'right' ? 1 : -1),
			(y ?? 0) - 2 * Number(up) * (way === 'up' ? 1 : -1),
		]),
	];
};

export const CIRCLE_RULES: readonly Rule[] = [
	rule(inAnswerText(movedBack), 'moved the circle in the opposite directions'),
	// Circles
	rule(
		inAnswerText((right) => [otherSigns(right)]),
		'added the coordinates of the cent(?:er|re) instead of subtracting them',
	),
	rule(either(atEnd(Math.sqrt), changed(Math.sqrt)), 'forgot to square the radius'),
	rule(where(/equation|circle \$/, atEnd(Math.sqrt)), 'did not square the radius'),
	rule(
		atEnd((value) => value * 4),
		'used the length of the diameter as the radius',
		'squared the diameter instead of the radius',
	),
	rule(
		atEnd((value) => 2 * Math.sqrt(value)),
		'used the diameter as the square of the radius',
	),
	rule(
		inAnswerText((right, { prompt }) =>
			spotsIn(prompt).map(({ at: [x, y] }) => right.replace(/= \d+$/, `= ${(x + y) ** 2}`)),
		),
		'added the coordinates before squaring',
	),
	rule(
		inAnswerText((right, { prompt }) => spotsIn(prompt).map(({ at }) => withCenter(right, at))),
		'used the point on the circle as the cent(?:er|re)',
	),
	rule(
		inAnswerText((right) => [
			right.replaceAll(/(?<=\(\w [+-] )\d+/g, (part) => String(Number(part) * 2)),
		]),
		'did not halve the coefficients of x and y when factoring the perfect squares',
	),
	rule(
		atEnd((value, left) => value - squaresIn(left)),
		'added the numbers that complete the squares to the left side only',
	),
	rule(
		inAnswerText((right) => [right.replaceAll(/ [+-] \d*[xy](?!\^)/g, '')]),
		'squared each term separately and left out the middle terms',
	),
	rule(
		inAnswerText((right) => [
			right.replaceAll(/[+-](?= \d*[xy](?!\^))/g, (sign) => (sign === '+' ? '-' : '+')),
		]),
		'reversed the signs of the middle terms',
	),
	rule(
		where(
			/^The point/,
			fromValue((value, pair) =>
				coordinatesIn(pair).map((part) => Math.sqrt(value ** 2 + 2 * part ** 2)),
			),
		),
		'added the squares instead of subtracting them',
	),
];
