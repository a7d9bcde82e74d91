/** From a story's equation to its one sensible solution, as it is written on the board. */
import Fraction from 'fraction.js';
import { type Expression, type Number, power, product, sum } from '../../../../math/expression.ts';
import type { Prose } from '../../../../math/prose.ts';
import {
	type Draft,
	integer,
	type Line,
	line,
	rational,
	sentence,
	withAlternatives,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { rootsOf, type WholeQuadratic } from '../../../../math/quadratic.ts';

type Story = {
	/** The facts, and what is asked, with its unit. */
	prompt: Prose;
	/** "Let w be the width in metres." */
	naming: Prose;
	/** What follows from the names before the equation can be written. */
	before?: Line[];
	/** The equation as the story gives it, with its reason, and what follows before all terms are on one side. */
	equation: Expression;
	why: string;
	between?: Line[];
	letter: string;
	/** What learners give instead, with what they did; solutions that do not fit, and solutions with a wrong sign, are added. */
	wrong?: [value: number, why: string][];
	/** Set if `wrong` says what the signs in the factors lead to. */
	hasSignMistake?: true;
	/** How all terms come to one side, where the right side is not a number. */
	moving?: string;
	/** All terms on one side; one of its solutions is the answer. */
	whole: WholeQuadratic;
	/** The last line, which says why the other solution is not an answer: "A width must be positive, so it is 3 metres." */
	result: (shown: Prose) => Prose;
	value: number;
	unit: string;
	hints: Prose[];
	/** The line of the equation with its drawing. */
	drawn?: (line: Line) => Line;
};

export function storyDraft(story: Story): Draft {
	const {
		prompt,
		naming,
		before = [],
		equation,
		why,
		between = [],
		moving,
		wrong = [],
		hasSignMistake = false,
		letter,
		whole,
		result,
		value,
		unit,
		hints,
		drawn = (one) => one,
	} = story;
	const answer = unit === '' ? integer(value) : withUnit(integer(value), unit);
	const roots = rootsOf(whole);
	const others = roots.kind === 'rational' ? roots.values.filter((one) => !one.equals(value)) : [];
	const mistakes: (readonly [value: Number, why: string])[] = [
		...wrong,
		...(hasSignMistake ? [] : signMistakes(others, value)),
	];
	const shown = withMisconceptions(
		answer,
		...withAlternatives(mistakes, sameNumber).map(([other, done]): WrongAnswer => [
			rational(other),
			done,
		]),
		...others.map((other): WrongAnswer => [
			rational(other),
			`gave the ${other.lt(0) ? 'negative' : value < 0 ? 'positive' : 'other'} solution of the equation`,
		]),
	);
	return {
		prompt,
		answer: shown,
		steps: [
			sentence(naming),
			...before,
			drawn(line(equation, why)),
			...between,
			...factorSolvingLines(
				whole,
				letter,
				moving ?? movingReason(between.at(-1)?.formula ?? equation),
			),
			sentence(result(answer.body)),
		],
		hints,
	};
}

const sameNumber = (one: Number, other: Number): boolean => new Fraction(one).equals(other);

/** The solutions with the signs in their factors, as far as they would fit. */
const signMistakes = (solutions: readonly Fraction[], value: number) =>
	solutions
		.map((solution) => solution.neg())
		.filter((opposite) => opposite.s === BigInt(Math.sign(value)))
		.map((opposite) => [opposite, SIGNS_IN_FACTORS] as const);

export const SIGNS_IN_FACTORS = 'used the signs in the factors as the signs of the solutions';

/** "subtract 80 from both sides" where the right side is a number. */
function movingReason(above: Expression): string {
	const right = above.kind === 'relation' ? above.right : undefined;
	if (right?.kind !== 'number') throw new TypeError('The right side is not a number.');
	const size = plainNumber(right.value.abs());
	return right.value.gt(0) ? `subtract ${size} from both sides` : `add ${size} to both sides`;
}

/** x² + (x + d)², expanded but not collected. */
export const expandedSquares = (letter: string, d: number): Expression =>
	sum(power(letter, 2), power(letter, 2), product(2 * d, letter), d * d);

/** Lengths in the unit of the country; small things have a smaller unit. */
export type Unit = { one: string; many: string };

const UNITS = {
	CA: {
		large: { one: 'metre', many: 'metres' },
		small: { one: 'centimetre', many: 'centimetres' },
	},
	USA: { large: { one: 'foot', many: 'feet' }, small: { one: 'inch', many: 'inches' } },
} as const;

export const unitOf = (country: 'USA' | 'CA', size: 'large' | 'small'): Unit =>
	UNITS[country][size];
