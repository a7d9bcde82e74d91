/** A length whose square is known, exactly or to the nearest tenth, and what learners take for it. */
import { relation } from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
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
} from '../../../family.ts';
import { nearBorder, type Unit } from '../../../steps/measured.ts';
import {
	EXACT_LENGTH,
	lengthReason,
	type Right,
	rootExpression,
} from '../../../steps/square-roots.ts';
import type { Figure } from '../../../figures/figure.ts';

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
