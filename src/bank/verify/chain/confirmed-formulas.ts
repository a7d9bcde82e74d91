/** Whether a formula agrees with those around it: the same value, the same solutions, the same line. */
import {
	halfPlace,
	inRadians,
	isEquation,
	isNear,
	numberIn,
	readRelation,
	type Relation,
	valuesOf,
} from '../equation-lines.ts';
import { remembered } from '../../../math/remembered.ts';
import {
	ifReadable,
	lettersIn,
	pointsFrom,
	readReal,
	type RealValues,
	sidesOf,
} from '../values.ts';
import { claimedPoints, type ClaimedValues } from './claimed-values.ts';

type Side = { tex: string; letters: string; values: number[]; tolerance: number };

/** The expressions of a formula. */
const expressionsIn = remembered((tex): readonly Side[] =>
	withBothSigns(tex)
		.flatMap(sidesOf)
		.flatMap(partsOf)
		.flatMap(withGroups)
		.map(inRadians)
		.flatMap(readSide),
);

/** The differences of a formula's neighboring sides. */
const differencesIn = remembered((tex): readonly Side[] =>
	withBothSigns(tex).flatMap(gapsIn).flatMap(readSide),
);

export class FormulasAround {
	readonly #formulas: readonly string[];
	readonly #sides: readonly Side[];
	readonly #claimed: ClaimedValues;
	/** Five parts in a thousand if the record rounds. */
	readonly #tolerance: number;

	constructor(formulas: readonly string[], claimed: ClaimedValues) {
		this.#formulas = formulas;
		this.#claimed = claimed;
		this.#tolerance = formulas.some((tex) => tex.includes('\\approx')) ? 5e-3 : 1e-6;
		this.#sides = formulas.flatMap(expressionsIn);
	}

	/** `isNew` selects the parts with numbers that occur nowhere else. */
	confirm(tex: string, isNew: (part: string) => boolean): boolean {
		const plain = tex.replace(/^= /, '');
		if (NOT_JUDGED.test(plain)) return true;
		if (plain.includes('\\pm'))
			return ['+', '-'].every((sign) => this.confirm(plain.replaceAll('\\pm', sign), isNew));
		const [, letter, values] = EXCLUDED.exec(plain) ?? [];
		if (letter !== undefined && values !== undefined)
			return values.split(', ').every((value) => this.#isExcluded(letter, numberIn(value)));
		const relation = readRelation(plain);
		if (!relation) {
			const parts = / = .*, .* = /.test(plain) ? plain.split(', ') : sidesOf(plain);
			return parts.filter(isNew).every((part) =>
				part.includes('=') || part.includes('\\approx')
					? part !== plain && this.confirm(part, isNew)
					: partsOf(part)
							.filter(isNew)
							.every((one) => this.#hasSide(one)),
			);
		}
		return (
			isTrueOfNumbers(relation) ||
			this.#holdsForClaims(relation) ||
			relation.sides.filter(isNew).every((side) =>
				partsOf(side)
					.filter(isNew)
					.every((part) => this.#hasSide(part, relation)),
			) ||
			gapsIn(plain)
				.filter(isNew)
				.every((gap) => this.#hasGap(gap))
		);
	}

	/** Another side, here or elsewhere, has the same value for all variables, or for a value that a line claims. */
	#hasSide(tex: string, relation?: Relation): boolean {
		const [side] = readSide(inRadians(tex));
		if (!side) return false;
		const own = (relation?.sides ?? []).filter((other) => !other.includes(tex)).flatMap(readSide);
		const others = [...own, ...this.#sides];
		if (others.some((other) => sameValues(side, other) || isSquareRoot(side, other))) return true;
		const value = side.letters === '' ? side.values[0] : undefined;
		return value !== undefined && others.some((other) => this.#hasValue(other, value, tex));
	}

	#hasValue({ tex, letters }: Side, value: number, written: string): boolean {
		if (letters === '') return false;
		const tolerance = toleranceOf(written);
		return claimedPoints(letters.split(' '), this.#claimed).some(
			(point) => Math.abs(valueAt(tex, point) - value) <= tolerance,
		);
	}

	/** "x ≠ −2", because x + 2 occurs elsewhere or is a divisor. */
	#isExcluded(letter: string, value: number): boolean {
		return this.#sides.some(({ tex, letters }) => {
			const at = letters === letter ? valueAt(tex, { [letter]: value }) : 1;
			return !Number.isFinite(at) || isNear(at, 0);
		});
	}

	/** Values of the single-variable expressions at these inputs. */
	valuesAt(inputs: readonly number[]): number[] {
		return this.#sides
			.filter(({ letters }) => letters !== '' && !letters.includes(' '))
			.flatMap(({ tex, letters }) => inputs.map((input) => valueAt(tex, { [letters]: input })));
	}

	#holdsForClaims(relation: Relation): boolean {
		const { letters } = relation;
		if (letters.length === 0 || !isEquation(relation)) return false;
		return claimedPoints(letters, this.#claimed).some((point) => {
			const [first = Number.NaN, ...others] = valuesOf(relation, point);
			return others.every((value) => isNear(value, first, this.#tolerance));
		});
	}

	/** Two relations between the same expressions up to a factor: −2x ≤ 6 and x ≥ −3. */
	#hasGap(tex: string): boolean {
		const [gap] = readSide(tex);
		return (
			gap !== undefined &&
			this.#formulas.flatMap(differencesIn).some((other) => areProportional(gap, other))
		);
	}
}

/** Matrices, repeating decimals, numbers of choices, imaginary parts, and function values that are not written out. */
const NOT_JUDGED = /\\(?:begin|overline|cdots|text|det)|!|C\(|\di(?![a-z])|[a-zA-Z]\(-?[\d.]+\) -/;

/** "x ≠ −2, 3" */
const EXCLUDED = /^([a-z]) \\ne (.*)$/;

const withBothSigns = (tex: string): string[] =>
	tex.includes('\\pm') ? ['+', '-'].map((sign) => tex.replaceAll('\\pm', sign)) : [tex];

/** The coordinates of "M(1, 2)" and "(1, 2)", the members of a list, or the expression itself. */
function partsOf(side: string): string[] {
	const inside =
		/^(?:[A-Z]'? ?=? ?)?(?:\\left)?[([{](.*)[)\]}](?:\\right)?$/.exec(side)?.[1] ?? side;
	return inside.includes(', ') ? inside.split(', ') : [side];
}

/** The argument of a logarithm, or a factor, is a separate expression. */
const withGroups = (side: string): string[] => [
	side,
	...[...side.matchAll(/\(([^()]*[a-z][^()]*)\)/g)].map(([, group = '']) => group),
];

/** The differences of neighboring sides. */
function gapsIn(tex: string): string[] {
	const sides = sidesOf(tex);
	return sides.slice(1).map((side, at) => `${sides[at]} - (${side})`);
}

const STARTS = [0.37, 0.91, 1.63, 2.71, 4.19, 11.3, 37.9];

/** Empty for what cannot be read. */
function readSide(tex: string): Side[] {
	const side = ifReadable((): Side => {
		const letters = lettersIn(tex)
			.filter((letter) => letter !== '\\pi')
			.toSorted();
		const values = pointsFrom(letters, STARTS, 0.53).map((point) => valueAt(tex, point));
		return { tex, letters: letters.join(' '), values, tolerance: toleranceOf(tex) };
	});
	return side ? [side] : [];
}

const valueAt = (tex: string, values: RealValues): number => readReal(tex)(values);

const sameValues = (one: Side, other: Side): boolean =>
	one.letters === other.letters &&
	one.values.every((value, at) => {
		const otherValue = other.values[at] ?? Number.NaN;
		return (
			isNear(value, otherValue) ||
			Math.abs(value - otherValue) <= Math.max(one.tolerance, other.tolerance)
		);
	});

/** "cos A = −3/5" below "cos² A = 9/25" */
const isSquareRoot = (one: Side, other: Side): boolean =>
	one.letters === '' &&
	other.letters === '' &&
	isNear((one.values[0] ?? 0) ** 2, other.values[0] ?? Number.NaN);

/** The tolerance of a rounded decimal; zero for other expressions. */
const toleranceOf = (tex: string): number => (tex.includes('.') ? halfPlace(tex) : 0) || 1e-9;

function areProportional(one: Side, other: Side): boolean {
	if (one.letters === '' || one.letters !== other.letters) return false;
	const from = one.values.findIndex((value) => !Number.isNaN(value));
	const [first = 0, otherFirst = 0] = [one.values[from], other.values[from]];
	return one.values.every((value, at) =>
		Number.isNaN(value)
			? Number.isNaN(other.values[at])
			: isNear(value * otherFirst, (other.values[at] ?? Number.NaN) * first, 1e-7),
	);
}

/** All neighboring numbers are equal, or nearly so after ≈; a side with variables is skipped. */
function isTrueOfNumbers(relation: Relation): boolean {
	const { sides, tex } = relation;
	const values = sides.map(numberIn).filter((value) => !Number.isNaN(value));
	const [first = 0, ...others] = values;
	if (others.length === 0 || !isEquation(relation)) return false;
	return others.every((value) => isNear(value, first, tex.includes('\\approx') ? 5e-3 : 1e-9));
}
