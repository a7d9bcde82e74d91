/** Lengths, areas and volumes: units, the form of the answer, and the lines from the last product to the answer. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Number,
	product,
	relation,
} from '../../math/expression.ts';
import { exactDecimal, measure, PI, rounded } from '../../math/notation.ts';
import { formula, type Prose, say } from '../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type DraftAnswer,
	type Draw,
	exactDecimal as decimalInFull,
	integer,
	type Line,
	line,
	radical,
	rational,
	sentence,
	withAlternatives,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../family.ts';
import type { Figure } from '../figures/figure.ts';

export type Unit = { short: string; many: string };

const [CM, M, KM, IN, FT]: [Unit, Unit, Unit, Unit, Unit] = [
	{ short: 'cm', many: 'centimetres' },
	{ short: 'm', many: 'metres' },
	{ short: 'km', many: 'kilometres' },
	{ short: 'in', many: 'inches' },
	{ short: 'ft', many: 'feet' },
];

export const UNIT = { cm: CM, m: M, km: KM, in: IN, ft: FT } as const;

/** Canada measures in metres only. */
export const unitIn = (draw: Draw): Unit =>
	draw.random.pick(draw.country === 'USA' ? [CM, M, IN, FT] : [CM, M]);

/** 7 or 7.5, never a fraction. */
export const plain = (value: Number): Expression => {
	const exact = new Fraction(value);
	return exact.d === 1n ? num(exact) : exactDecimal(exact);
};

/** 7.5 cm in an equation. */
export const sizeTerm = (value: Number, unit: Unit): Expression =>
	measure(plain(value), unit.short);

/** 7.5 cm in a sentence, but 7.5 inches: "7.5 in long" would read as the word "in". */
export function size(value: Number, unit: Unit): Prose {
	if (unit !== IN) return formula(sizeTerm(value, unit));
	return say`${plain(value)} ${new Fraction(value).equals(1) ? 'inch' : unit.many}`;
}

/** "7.5 cm" on a figure. */
export const sizeText = (value: Number, unit: Unit): string =>
	`${new Fraction(value).toString()} ${unit.short}`;

/** "7.5 centimetres" in the words of a figure. */
export const sizeWords = (value: Number, unit: Unit): string =>
	`${new Fraction(value).toString()} ${unit.many}`;

const ends = (value: Fraction): boolean => new Fraction(1000).mul(value).d === 1n;

/** 49π; a fraction in front of π only when it is not a terminating decimal. */
export function timesPi(value: Number): Expression {
	const exact = new Fraction(value);
	return product(ends(exact) ? plain(exact) : num(exact), PI);
}

export type Form = 'plain' | 'pi' | 'tenth';

const DIMENSION = { length: '', area: 'square ', volume: 'cubic ' } as const;

type Measured = {
	/** The question, without the form of the answer. */
	prompt: Prose;
	/** The last line up to the amount: "The area is", "The bicycle rolls". */
	conclusion: string;
	letter: string;
	/** From the formula up to the line before the value. */
	lines: Line[];
	/** Without π; times π when `form` is not plain. */
	value: Number;
	form: Form;
	kind: keyof typeof DIMENSION;
	unit: Unit;
	hints: Prose[];
	figure: Figure;
	/** The reason of the line with the value, when it is not a product. */
	why?: string;
	/** Values that learners find instead, without π as `value` is. */
	wrong: readonly (readonly [value: Number, why: string])[];
};

/** With 3.14, a tenth can come out differently. */
export const WITH_PI_KEY = 'Use the π key on a calculator, and round to the nearest tenth.';

/** `undefined` when a rounded value is too near the boundary between two tenths. */
export function measuredDraft(of: Measured): Draft | undefined {
	const { letter, form, unit } = of;
	const value = new Fraction(of.value);
	const real = value.valueOf() * Math.PI;
	if (form === 'tenth' && nearBorder(real)) return undefined;
	const unitWords = `${DIMENSION[of.kind]}${unit.many}`;
	const exactValue = form === 'plain' ? plain(value) : timesPi(value);
	const answer = withMisconceptions(
		withUnit(answerIn(form, value), unitWords),
		...withAlternatives(of.wrong, (one, other) => new Fraction(one).equals(other)).map(
			([wrong, why]): WrongAnswer => [answerIn(form, new Fraction(wrong)), why],
		),
		...(form === 'plain'
			? []
			: [
					[
						form === 'pi' ? radical(plain(value)) : decimalAnswer(value, 1),
						'left out π',
					] satisfies WrongAnswer,
				]),
	);
	const asked = {
		plain: say``,
		pi: say` Give the exact value in terms of ${PI}.`,
		tenth: say` ${WITH_PI_KEY}`,
	}[form];
	const amount = say`${form === 'tenth' ? 'about ' : ''}${answer.body}`;
	return {
		prompt: say`${of.prompt}${asked}`,
		answer,
		steps: [
			...of.lines,
			line(equation(letter, exactValue), of.why ?? 'multiply'),
			...(form === 'tenth'
				? [
						line(
							relation(letter, '\\approx', rounded(real, 1)),
							'use the π key, and round to the nearest tenth',
						),
					]
				: []),
			sentence(say`${of.conclusion} ${amount}.`),
		],
		hints: of.hints,
		figure: of.figure,
	};
}

function answerIn(form: Form, value: Fraction): DraftAnswer {
	if (form === 'tenth') return decimalAnswer(value.valueOf() * Math.PI, 1);
	if (form === 'pi') return radical(timesPi(value));
	if (value.d === 1n) return integer(value.valueOf());
	return ends(value) ? decimalInFull(value) : rational(value);
}

/** A rounding to tenths that a slightly different π would change. */
export const nearBorder = (real: number): boolean => {
	const place = (Math.abs(real) * 10) % 1;
	return Math.abs(place - 0.5) < 1e-3;
};
