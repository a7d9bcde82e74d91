/**
 * A sentence that tests a point or a number: "For (−6, 8), the left side of the first equation is 2(−6) + 8 = −4." What
 * it calculates is what a formula of the question, a choice, or a line above says there.
 */
import { formulasIn, type Segment, splitMarkup } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { inRadians, isNear, numberIn } from '../equation-lines.ts';
import { treeOf } from '../tex-tree.ts';
import { areWrittenAlike, partsOf, withValues } from '../tree-parts.ts';
import { ifReadable, lettersIn, readReal, sidesOf, valueOfTree } from '../values.ts';

/** Issues for calculations at a point that no formula has, and for numbers that are not in their interval. */
export const checkTestedPoints = ({ question, answer, steps }: Question): string[] =>
	steps.flatMap(({ text }, at) => {
		if (!STARTS.test(text)) return [];
		const parts = splitMarkup(text);
		const above = steps.slice(0, at).map((step) => step.text);
		if (!isInInterval(text, above)) return [`the number is not in the interval of "${text}"`];
		const place = placeIn(parts);
		if (!place) return [];
		const prompt = formulasIn(questionText(question));
		const others = () => [
			...(answer.choices ?? []).flatMap((choice) => formulasIn(choice.text)),
			...steps.slice(0, at).flatMap((step) => formulasIn(step.text)),
		];
		return otherValues(parts, place, prompt, others).map(
			(tex) => `"${tex}" in "${text}" is not what the question gives there`,
		);
	});

const STARTS = /^(?:For|Check|At|When|On|Test the point) (?:the pair )?\$/;

const INTERVAL = /^On \$\(([^,$]*), ([^,$]*)\)\$, test \$[a-z] = ([^$]*)\$/;

/** Its ends are the zeros that a line above states. */
function isInInterval(text: string, above: readonly string[]): boolean {
	const [, low, high, tested] = INTERVAL.exec(text) ?? [];
	if (low === undefined || high === undefined || tested === undefined) return true;
	const from = low === '-\\infty' ? -Infinity : numberIn(low);
	const to = high === '\\infty' ? Infinity : numberIn(high);
	const value = numberIn(tested);
	const zeros = above.findLast((line) => /\bzeros? /.test(line) && line.includes('$')) ?? '';
	const areZeros = [low, high].every(
		(end) => end.endsWith('\\infty') || zeros === '' || zeros.includes(`$${end}$`),
	);
	return from < value && value < to && areZeros;
}

type Place = {
	/** The part of the sentence that names it. */
	at: number;
	/** The coordinates of a point, or the 4 of "x = 4". */
	values: readonly string[];
	letter?: string;
};

function placeIn(parts: readonly Segment[]): Place | undefined {
	const at = parts[0]?.text === 'On ' ? 3 : 1;
	const named = parts[at]?.text ?? '';
	const [, ...point] = /^\(([^,]*), ([^,]*)\)$/.exec(named) ?? [];
	const [, letter, value] = /^([a-z]) = ([^=]*)$/.exec(named) ?? [];
	const values = (letter === undefined ? point : [value ?? '']).map(inRadians);
	if (values.length === 0 || values.some((tex) => Number.isNaN(numberIn(tex)))) return undefined;
	return letter === undefined ? { at, values } : { at, values, letter };
}

function otherValues(
	parts: readonly Segment[],
	place: Place,
	prompt: readonly string[],
	others: () => string[],
): string[] {
	const named = lettersOf(place, prompt);
	if (named.length !== place.values.length) return [];
	let values: Record<string, string> = Object.fromEntries(
		named.map((letter, at) => [letter, place.values[at] ?? '']),
	);
	let side = '';
	let ordinal: number | undefined;
	return parts.flatMap(({ kind, text: tex }, at) => {
		const words = parts[at - 1]?.text ?? '';
		if (kind === 'words' || at <= place.at) return [];
		if (RELATION.test(tex))
			return words.endsWith(' statement ') && !isStated(tex, values, [...prompt, ...others()])
				? [tex]
				: [];
		const [, which, nth] = SIDE.exec(words) ?? [];
		if (which === side && nth === undefined) return [words];
		if (nth !== undefined) ordinal = nth === 'first' ? 0 : 1;
		side = which ?? (words.endsWith(', not ') ? (side === 'left' ? 'right' : 'left') : '');
		const written = sidesOf(inRadians(tex));
		const calculated = written.find((one) => !Number.isNaN(numberIn(one)));
		if (calculated === undefined) return [];
		const value = numberIn(calculated);
		const isTrue = written.every((one) => {
			const other = numberIn(one);
			return Number.isNaN(other) || isNear(other, value, tex.includes('approx') ? 1e-2 : 1e-7);
		});
		if (!isTrue) return [tex];
		const [, name = ''] = /^([a-z]) = /.exec(tex) ?? [];
		const isAssigned = name !== '' && written.length === 2 && !CALCULATES.test(calculated);
		if (isAssigned && words.endsWith('When ')) values = { ...values, [name]: calculated };
		if (name in values && !/(?: or |only )$/.test(words))
			if (!isNear(numberIn(values[name] ?? ''), value)) return [tex];
		if (isAssigned) return [];
		if (side === '' && !CALCULATES.test(tex) && !words.endsWith(' the value is ')) return [];
		const isGap = words.includes('left side minus the right side');
		const tolerance = /approx/.test(tex) || words.endsWith('about ') ? 1e-2 : 1e-7;
		const isFound = (formula: string) => {
			const sides = sidesOf(inRadians(formula.replace(SUM, '')));
			const ends = side === 'left' ? sides : sides.toReversed();
			const [end, opposite = ''] = [ends.slice(0, 1), ends.at(-1)];
			const meant = isGap
				? [sides.join(' - (') + ')'.repeat(sides.length - 1)]
				: side === ''
					? sides.filter((one) => /[a-z]/.test(one))
					: sides.length < 2
						? []
						: end;
			return meant.some(
				(one) =>
					isSame(one, values, calculated, tolerance) &&
					(isGap || side === '' || !isOtherSide(opposite, one, values, calculated)),
			);
		};
		const formulas =
			ordinal === undefined ? prompt : [prompt.filter((one) => one.includes('='))[ordinal] ?? ''];
		const isAsked = ordinal !== undefined || (side !== '' && prompt.some(isEquationOrInequality));
		if (formulas.some(isFound) || (!isAsked && others().some(isFound))) return [];
		return PART.test(words) && prompt.some((formula) => hasPart(formula, values, value))
			? []
			: [tex];
	});
}

/** Where the question gives one, its sides are meant. */
const isEquationOrInequality = (tex: string): boolean =>
	sidesOf(tex).length > 1 && !/^(?:[a-z]|[a-z]\([a-z]\)) = [^a-z]*$/.test(tex);

/** "the statement $3 > 3$": some relation of the question says this there. */
const isStated = (
	tex: string,
	values: Readonly<Record<string, string>>,
	known: readonly string[],
): boolean => {
	const sign = RELATION.exec(tex)?.[0];
	const stated = sidesOf(tex);
	return known.some((one) => {
		const sides = sidesOf(one);
		return (
			RELATION.exec(one)?.[0] === sign &&
			sides.length === stated.length &&
			sides.every((side, at) => isSame(side, values, stated[at] ?? '', 1e-7))
		);
	});
};

const RELATION = /<|>|\\(?:[lg]e|ne)(?![a-z])/;
const SIDE = /(left|right) side(?: of the (first|second) equation)?(?: is|, )/;
const CALCULATES = /[+(]| - |\\sqrt|\^/;

/** Those of a point are the two of the question, in alphabetical order. */
function lettersOf({ letter }: Place, prompt: readonly string[]): string[] {
	if (letter !== undefined) return [letter];
	const all = new Set(
		prompt.flatMap(sidesOf).flatMap((side) => ifReadable(() => lettersIn(side)) ?? []),
	);
	const names = [...all].filter((name) => /^[a-z]$/.test(name)).toSorted();
	return names.length === 0 ? ['x', 'y'] : names;
}

/** Where a number is multiplied by 0, any other number has the same value: it must be the same number. */
const isSame = (
	side: string,
	values: Readonly<Record<string, string>>,
	calculated: string,
	tolerance: number,
): boolean =>
	ifReadable(() => {
		const point = Object.fromEntries(
			Object.entries(values).map(([letter, tex]) => [letter, numberIn(tex)]),
		);
		if (!lettersIn(side).every((letter) => letter in point)) return false;
		if (!isNear(readReal(side)(point), numberIn(calculated), tolerance)) return false;
		if (!calculated.includes('(0)')) return true;
		const trees = Object.fromEntries(
			Object.entries(values).map(([letter, tex]) => [letter, treeOf(tex)]),
		);
		return areWrittenAlike(withValues(treeOf(side), trees), treeOf(calculated));
	}) ?? false;

/**
 * At a point of the boundary, both sides have one value: what is calculated is then written like one of them, with
 * numbers for its letters, and it is not a letter or a number alone.
 */
export function isOtherSide(
	opposite: string,
	side: string,
	values: Readonly<Record<string, string>>,
	calculated: string,
): boolean {
	if (!CALCULATES.test(calculated)) return false;
	const isAlike = (tex: string) =>
		ifReadable(() => {
			const trees = Object.entries(values).map(([letter, value]) => [letter, treeOf(value)]);
			return areWrittenAlike(
				withValues(treeOf(tex), Object.fromEntries(trees)),
				treeOf(calculated),
			);
		}) ?? false;
	return ALONE.test(side) || (isAlike(opposite) && !isAlike(side));
}

const ALONE = /^(?:[a-z]|-?[\d.{},]+)$/;

/** The terms of a series are added. */
const SUM = /^\\sum_\{[^{}]*\}\^\{[^{}]*\} ?/;

/** What is only a part of a formula of the question. */
const PART = /(?:denominator|numerator|argument|factor|logarithm|square)\b/;

const hasPart = (
	formula: string,
	values: Readonly<Record<string, string>>,
	value: number,
): boolean => {
	const point = Object.fromEntries(
		Object.entries(values).map(([letter, tex]) => [letter, numberIn(tex)]),
	);
	return sidesOf(inRadians(formula)).some((side) =>
		ifReadable(() =>
			partsOf(treeOf(side)).some(
				(part) => part.kind !== 'number' && isNear(valueOfTree(part, point), value, 1e-2),
			),
		),
	);
};
