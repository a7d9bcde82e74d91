/** The Pythagorean theorem applied to a hypotenuse or a leg, exactly or to the nearest tenth. */
import { equation, num, power, relation, sum } from '../../math/expression.ts';
import { root, rounded } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type DraftAnswer,
	integer,
	type Line,
	line,
	radical,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../family.ts';
import { nearBorder, type Unit } from './measured.ts';
import { lengthReason, rootExpression } from './square-roots.ts';
import type { Figure } from '../figures/figure.ts';

/** `longest`: both given lengths are legs. Otherwise the second one is the hypotenuse. */
export type Right = { longest: boolean; one: number; two: number };

export const squareOf = ({ longest, one, two }: Right): number =>
	longest ? one * one + two * two : two * two - one * one;

const isWhole = (square: number): boolean => Number.isInteger(Math.sqrt(square));

/** The wrong squares that learners use for a hypotenuse or a leg. */
export const pythagoreanMisconceptions = ({
	longest,
	one,
	two,
}: Right): [square: number, why: string][] =>
	longest
		? [
				[(one + two) ** 2, 'added the legs instead of their squares'],
				[Math.abs(one * one - two * two), 'subtracted the squares instead of adding them'],
			]
		: [
				[one * one + two * two, 'added the squares, as if the unknown side were the hypotenuse'],
				[(two - one) ** 2, 'subtracted the lengths instead of their squares'],
			];

/** From the theorem to the exact length. */
export function pythagorean(right: Right, letter: string): Line[] {
	const { longest, one, two } = right;
	const square = squareOf(right);
	const known = (value: number) => power(num(value), 2);
	const theorem = longest
		? `the Pythagorean theorem: the square of the hypotenuse ${letter} is the sum of the squares of the legs`
		: `the Pythagorean theorem, where ${letter} is the unknown leg: the squares of the legs add up to the square of the hypotenuse`;
	return [
		...(longest
			? [
					line(equation(power(letter, 2), sum(known(one), known(two))), theorem),
					line(equation(power(letter, 2), sum(one * one, two * two)), 'square both numbers'),
					line(equation(power(letter, 2), square), 'add'),
				]
			: [
					line(equation(sum(known(one), power(letter, 2)), known(two)), theorem),
					line(equation(sum(one * one, power(letter, 2)), two * two), 'square both numbers'),
					line(equation(power(letter, 2), square), `subtract ${one * one} from both sides`),
				]),
		...rootLines(square, letter),
	];
}

export function rootLines(square: number, letter: string): Line[] {
	const reason = lengthReason(square);
	return [
		line(
			equation(letter, root(num(square))),
			'take the positive square root, because a length is positive',
		),
		...(reason ? [line(equation(letter, rootExpression(square)), reason)] : []),
	];
}

export const EXACT_LENGTH = 'Give the exact value, with any square root in simplest form.';

type Question = {
	prompt: Prose;
	square: number;
	lines: Line[];
	letter: string;
	tenth: boolean;
	unit: Unit;
	/** What learners take for the length, by the square of it. */
	misconceptions: readonly [square: number, why: string][];
	/** Subject of the last sentence: "The ladder reaches", "The length is". */
	tell: string | Prose;
	/** After the value: " up the wall". */
	end?: string;
	hint: Prose;
	figure: Figure;
};

/** A length whose square is known. `undefined` when its rounding is not safe. */
export function lengthDraft(of: Question): Draft | undefined {
	const real = Math.sqrt(of.square);
	const rounds = of.tenth && !isWhole(of.square);
	if (rounds && nearBorder(real)) return undefined;
	const bare: DraftAnswer = rounds ? decimalAnswer(real, 1) : radical(rootExpression(of.square));
	const wrong = (square: number): DraftAnswer =>
		rounds ? decimalAnswer(Math.sqrt(square), 1) : radical(rootExpression(square));
	const answer = withMisconceptions(
		withUnit(bare, of.unit.many),
		...of.misconceptions
			.filter(([square]) => square > 0)
			.map(([square, why]): WrongAnswer => [wrong(square), why]),
		[rounds ? decimalAnswer(of.square, 1) : integer(of.square), 'did not take the square root'],
	);
	return {
		prompt: say`${of.prompt}${of.tenth ? ' Round to the nearest tenth if the answer is not a whole number.' : ` ${EXACT_LENGTH}`}`,
		answer,
		steps: [
			...(rounds ? of.lines.filter(({ why }) => !why?.includes('√')) : of.lines),
			...(rounds
				? [
						line(
							relation(of.letter, '\\approx', rounded(real, 1)),
							'use a calculator, and round to the nearest tenth',
						),
					]
				: []),
			sentence(
				say`${of.tell} ${rounds ? 'about ' : ''}${answer.body}${of.end ?? ''}.`,
				rounds || isWhole(of.square) || lengthReason(of.square)
					? undefined
					: `${of.square} has no perfect square factor greater than 1, so the square root is in simplest form`,
			),
		],
		hints: [of.hint],
		figure: of.figure,
	};
}
