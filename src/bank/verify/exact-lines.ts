/**
 * "=" and "≈" with names: a line that is exact says "=", one that is rounded says "≈". A name keeps its exact value from
 * line to line; what follows from a rounded value is rounded, and without one nothing is.
 */
import { formulasIn } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import {
	asksForEstimate,
	gapAt,
	isNear,
	linearRoot,
	loneRelation,
	numberIn,
	readRelation,
	type Relation,
	valuesOf,
} from './equation-lines.ts';
import {
	areProportional,
	differs,
	nameOf,
	numeralsIn,
	placeOf,
	relationsOf,
	valueOf,
	valuesIn,
	withoutUnits,
} from './named-values.ts';
import { sidesOf } from './values.ts';

/** Issues for lines with a name that are rounded where they say "=", or exact where they say "≈". */
export function checkExactness({ question, steps }: Question): string[] {
	const prompt = questionText(question);
	const [isAsked, isDone] = [
		APPROXIMATES.test(prompt) || ROUNDS.test(prompt),
		steps.some(hasRounding),
	];
	if (!isAsked && !isDone)
		return steps
			.filter(({ text }) => text.includes('\\approx'))
			.map(({ text }) => `"${text}" says "≈" where nothing is rounded`);
	const isEstimate = asksForEstimate(question);
	const above = new Stated(prompt);
	above.add(formulasIn(prompt).flatMap(relationsOf), '');
	return steps.flatMap(({ text, why = '' }) => {
		const relations = formulasIn(text.replaceAll(TRIED, '')).flatMap(relationsOf);
		const issues = [
			...above.continuationIssues(text, isEstimate),
			...relations.flatMap((relation) => above.issuesOf(relation, isEstimate)),
		];
		above.add(relations, text, `${text} ${why}`);
		return issues;
	});
}

/** The prompt gives rounded numbers, or asks for them. */
const APPROXIMATES = /\babout\b|approx|[Ee]stimate|\$\\pi\$/;
const ROUNDS = /nearest|\b[Rr]ound|decimal place|significant/;

/** A line or its reason says so, or two numbers differ. */
const hasRounding = ({ text, why = '' }: Question['steps'][number]): boolean =>
	/\babout\b|\bround|calculator|decimal|estimate/.test(`${text} ${why}`) ||
	(text.includes('\\approx') &&
		formulasIn(text)
			.flatMap((tex) => readRelation(withoutUnits(tex)) ?? [])
			.some(differs));

/** What is used for π in a calculation is not π. */
const PI_USED = /[Uu]se \$([^$]*)\$ for \$\\pi\$/;

/** Values that are tried, not found. */
const TRIED = /\b(?:[Ww]hen|[Ii]f|[Ff]or|[Aa]t) \$[a-z] = [^$]*\$/g;

/** What is known before a line. */
class Stated {
	readonly #exact = new Map<string, number[]>();
	readonly #rounded = new Map<string, number[]>();
	readonly #equations: Relation[] = [];
	readonly #pi: string | undefined;
	readonly #rounds: boolean;
	readonly #numerals = { exact: new Set<string>(), rounded: new Set<string>() };
	#last = '';
	#isRounded: boolean;

	constructor(prompt: string) {
		this.#isRounded = APPROXIMATES.test(prompt);
		this.#pi = PI_USED.exec(prompt)?.[1];
		this.#rounds = ROUNDS.test(prompt);
		for (const numeral of numeralsIn(prompt)) this.#numerals.exact.add(numeral);
	}

	add(relations: readonly Relation[], text: string, said = ''): void {
		for (const relation of relations) {
			const { exact, rounded } = valuesIn(relation);
			const name = nameOf(relation);
			this.#exact.set(name, [...(this.#exact.get(name) ?? []), ...exact]);
			this.#rounded.set(name, [...(this.#rounded.get(name) ?? []), ...rounded]);
			if (relation.signs.length === 1 && !relation.signs.includes('\\approx'))
				this.#equations.push(relation);
		}
		for (const [, after = ''] of text.matchAll(/(?:\\approx |\babout \$)([^$]*)/g))
			for (const numeral of numeralsIn(after)) this.#numerals.rounded.add(numeral);
		for (const [, after = ''] of text.matchAll(/= ([^$=\\]*)(?=\$)/g))
			for (const numeral of numeralsIn(after)) this.#numerals.exact.add(numeral);
		this.#last = text;
		this.#isRounded ||= /\\approx|\babout\b|\bround/.test(said);
	}

	issuesOf(relation: Relation, isEstimate: boolean): string[] {
		const { exact, rounded } = valuesIn(relation);
		const { tex } = relation;
		if (
			this.#usesRounded(relation) ||
			(!isEstimate &&
				(this.#usesPi(relation) || exact.some((value) => this.#isRoundedValue(relation, value))))
		)
			return [`"${tex}" is rounded where it says "="`];
		if (isEstimate) return [];
		if (exact.length > 0 && this.#followsRounded(relation))
			return [`"${tex}" follows from a rounded value and says "="`];
		if (rounded.some((value) => this.#isExactValue(relation, exact, value)))
			return [`"${tex}" is exact where it says "≈"`];
		if (!this.#isRounded && relation.signs.includes('\\approx') && !differs(relation))
			return this.#isFromUnrounded(relation) ? [] : [`"${tex}" says "≈" where nothing is rounded`];
		return [];
	}

	/** "= 4" below "x ≈ 4.02", and "≈ 4" below "8 ÷ 2". */
	continuationIssues(text: string, isEstimate: boolean): string[] {
		const [, sign, side = ''] = /^\$(=|\\approx) ([^$]*)\$$/.exec(text) ?? [];
		if (sign === undefined) return [];
		const isUnsure = this.#last.includes('\\approx');
		if (sign === '=')
			return isUnsure && !isEstimate && loneRelation(this.#last)?.letters.length
				? [`"${text}" follows from a rounded value and says "="`]
				: [];
		const before = sidesOf(this.#last.replaceAll('$', '')).at(-1) ?? '';
		return !isUnsure && isNear(valueOf(before), valueOf(side), 1e-12)
			? [`"${text}" is exact where it says "≈"`]
			: [];
	}

	#isRoundedValue(relation: Relation, value: number): boolean {
		const known = this.#exact.get(nameOf(relation)) ?? [];
		if (known.some((one) => isNear(one, value))) return false;
		const places = relation.sides.map(placeOf);
		const isClose = (one: number) =>
			Math.abs(one - value) <=
			Math.max(ALIKE * Math.abs(one), Math.min(Math.max(...places), COARSE * Math.abs(one)));
		return (
			[...known, ...(this.#rounded.get(nameOf(relation)) ?? [])].some(isClose) ||
			this.#nearlySolves(relation, value)
		);
	}

	/** It leaves the sides of an equation in this name almost equal, and not quite; a decimal where rounding is asked for may be farther off. */
	#nearlySolves(relation: Relation, value: number): boolean {
		const [name = ''] = relation.letters;
		if (relation.letters.length !== 1 || relation.sides[0] !== name) return false;
		const isDecimal =
			this.#rounds && relation.sides.some((side) => /^-?\d+\.\d+$/.test(side.trim()));
		const gaps = this.#equations
			.filter(({ letters, sides }) => letters.join() === name && sides[0] !== name)
			.map((equation) => valuesOf(equation, { [name]: value }));
		const isGap = ([left = Number.NaN, right = Number.NaN]: number[], tolerance: number) =>
			Math.abs(left - right) <= tolerance * Math.max(Math.abs(left), Math.abs(right));
		return (
			gaps.length > 0 &&
			!gaps.some((gap) => isGap(gap, 1e-9)) &&
			(isDecimal || gaps.some((gap) => isGap(gap, COARSE / 2)))
		);
	}

	#usesPi({ sides: [, side = ''], signs: [sign] }: Relation): boolean {
		return (
			this.#pi !== undefined &&
			sign === '=' &&
			!Number.isNaN(numberIn(side)) &&
			side.includes(this.#pi)
		);
	}

	/** An "=" between a name and a number that was rounded before. */
	#usesRounded({ sides, signs, tex }: Relation): boolean {
		const { exact, rounded } = this.#numerals;
		const side = signs[0] === '=' ? tex.split(/=|\\approx/)[1] : undefined;
		return (
			side !== undefined &&
			sides.length > 1 &&
			numeralsIn(side).some((numeral) => rounded.has(numeral) && !exact.has(numeral))
		);
	}

	#followsRounded(relation: Relation): boolean {
		const above = loneRelation(this.#last);
		return (
			above !== undefined &&
			above.signs.includes('\\approx') &&
			above.letters.join() === relation.letters.join() &&
			!this.#exact.get(nameOf(relation))?.length
		);
	}

	#isExactValue(relation: Relation, before: readonly number[], value: number): boolean {
		const known = [...before, ...(this.#exact.get(nameOf(relation)) ?? [])];
		return known.some((one) => isNear(one, value, 1e-12));
	}

	/** There is an equation in the same letters that differs from it and has another solution. */
	#isFromUnrounded(relation: Relation): boolean {
		const letters = relation.letters.toSorted().join();
		const same = this.#equations.filter((other) => other.letters.toSorted().join() === letters);
		if (this.#exact.get(nameOf(relation))?.length && valuesIn(relation).rounded.length > 0)
			return true;
		const [name = ''] = relation.letters;
		const root = relation.letters.length === 1 ? linearRoot(relation, name) : undefined;
		const hasNew = numeralsIn(relation.tex).some((numeral) => !this.#numerals.exact.has(numeral));
		return (
			same.length > 0 &&
			!same.some(
				(equation) =>
					(!hasNew && areProportional(equation, relation)) ||
					(root !== undefined && isNear(gapAt(equation, { [name]: root }), 0, 1e-9)),
			)
		);
	}
}

/** How far apart values of one name are at most if one is rounded: relative to it, and for a coarse last place. */
const ALIKE = 1e-3;
const COARSE = 0.02;
