/** Numbers: how they are written, and how close they are. */
import { issueIn, isNumeral } from '../form/issues.ts';
import { formIssue } from '../form/layout.ts';
import { suchAs } from '../such-as.ts';
import { number, partsOf, some, type Tree } from '../tree.ts';
import { compare, same } from '../value/compare.ts';
import { rationalOf } from '../value/rational.ts';
import { realValue, sampleAt } from '../value/sample.ts';
import { close, form, type Mark, RIGHT, WRONG, wrong } from './mark.ts';

export type NumberForm = 'any' | 'decimal' | 'mixed number' | 'percent' | 'scientific';

export type NumberOptions = {
	form?: NumberForm;
	/** The expected value is itself rounded to the places it shows. */
	rounded?: boolean;
};

export function markNumber(expected: Tree, given: Tree, options: NumberOptions = {}): Mark {
	if (options.form === 'percent' && given.is === 'percent')
		return markNumber(expected, given.of, { ...options, form: 'any' });
	if (options.form === 'percent' && given.is === 'quotient' && given.under.is === 'percent')
		return markNumber(expected, { ...given, under: given.under.of }, { ...options, form: 'any' });
	const sameness = compare(expected, given);
	if (sameness.are === 'same') return markForm(expected, given, options);
	if (sameness.are === 'same except')
		return form(`Check where it is undefined: look at ${sameness.at}.`);
	if (options.form === 'percent' && isHundredth(expected, given))
		return form('Write it as a percent.');
	return nearness(expected, given, options.rounded ?? false);
}

const isHundredth = (expected: Tree, given: Tree): boolean =>
	same(expected, { is: 'product', factors: [number(100), given] });

function markForm(expected: Tree, given: Tree, { form: asked = 'any' }: NumberOptions): Mark {
	const value = rationalOf(expected);
	const isComplex = some(given, (part) => part.is === 'name' && part.name === 'i');
	if (isComplex && given.is === 'sum' && given.terms.length === 2 && given.terms.some(isZero))
		return markForm(expected, withoutZeros(given), { form: asked });
	if (isComplex && some(given, isTimesI)) return form('Expand the parentheses.');
	if (!value) {
		const issue = formIssue(expected, given);
		return issue ? form(issue) : RIGHT;
	}
	const style = styleOf(given);
	if (asked === 'scientific') return markScientific(given);
	if (style === null)
		return form(issueIn(number(1), given) ?? 'Finish the calculation: write one number.');
	if (style === 'percent' && asked === 'any') return RIGHT;
	if (asked === 'decimal')
		return style === 'whole' || style === 'decimal' ? RIGHT : form('Write it as a decimal.');
	const issue = style === 'fraction' || style === 'mixed' ? issueIn(number(1), given) : null;
	if (issue) return form(issue);
	if (asked !== 'mixed number')
		return style === 'power of ten' ? form('Write it as an ordinary number.') : RIGHT;
	const proper = style === 'fraction' && value.abs().valueOf() < 1;
	return style === 'mixed' || style === 'whole' || proper
		? RIGHT
		: form('Write it as a mixed number.');
}

/** i(3 − 4i). */
const isTimesI = (tree: Tree): boolean =>
	tree.is === 'product' &&
	tree.factors.some((factor) => factor.is === 'name' && factor.name === 'i') &&
	tree.factors.some(({ is }) => is === 'sum');

/** −1 + 0i is −1. */
const withoutZeros = (tree: Extract<Tree, { is: 'sum' }>): Tree => {
	const terms = tree.terms.filter((term) => !isZero(term));
	return terms.length === 1 ? (terms[0] as Tree) : { is: 'sum', terms };
};

const isZero = (term: Tree): boolean =>
	term.is === 'negative'
		? isZero(term.of)
		: rationalOf(term)?.n === 0n ||
			(term.is === 'product' && term.factors.some((factor) => rationalOf(factor)?.n === 0n));

type Style = 'whole' | 'decimal' | 'fraction' | 'mixed' | 'percent' | 'power of ten';

/** How a number is written; null for an unfinished calculation. */
function styleOf(tree: Tree): Style | null {
	switch (tree.is) {
		case 'negative':
			return tree.of.is === 'negative' ? null : styleOf(tree.of);
		case 'number':
			return tree.text.includes('.') && !/\.0*$/.test(tree.text) ? 'decimal' : 'whole';
		case 'mixed':
			return 'mixed';
		case 'percent':
			return styleOf(tree.of) === null ? null : 'percent';
		case 'quotient':
			return isNumeral(tree) ? 'fraction' : null;
		default:
			return scientificParts(tree) ? 'power of ten' : null;
	}
}

/** 3.2 × 10⁵, −3.2 × 10⁵, 10⁵: the coefficient and the power of ten. */
function scientificParts(tree: Tree): { front: Tree; power: Tree } | null {
	if (tree.is === 'negative') return scientificParts(tree.of);
	if (isPowerOfTen(tree)) return { front: number(1), power: tree };
	if (tree.is !== 'product' || tree.factors.length !== 2) return null;
	const [front, power] = tree.factors as [Tree, Tree];
	return isPowerOfTen(power) &&
		(front.is === 'number' || (front.is === 'negative' && front.of.is === 'number'))
		? { front, power }
		: null;
}

const isPowerOfTen = (tree: Tree): boolean =>
	tree.is === 'power' &&
	tree.base.is === 'number' &&
	tree.base.text === '10' &&
	rationalOf(tree.exponent)?.d === 1n &&
	isNumeral(tree.exponent);

function markScientific(given: Tree): Mark {
	const parts = scientificParts(given);
	const front = parts && rationalOf(parts.front)?.abs();
	if (!front) return form(`Write it in scientific notation, ${suchAs('3.2 × 10^5')}.`);
	return front.n >= front.d && front.n < 10n * front.d
		? RIGHT
		: form('The number in front of the power of ten must be at least 1 and less than 10.');
}

/** For different values: is one the other after rounding? */
function nearness(expected: Tree, given: Tree, rounded: boolean): Mark {
	const want = realValue(expected);
	const got = realValue(given);
	if (want === null || got === null) return complexNearness(expected, given);
	if (want !== 0 && Math.abs(want + got) < 1e-9 * Math.abs(want)) return wrong('Check the sign.');
	const apart = Math.abs(want - got);
	const relative = apart / Math.max(Math.abs(want), 1e-300);
	const [wantPlaces, gotPlaces] = [placesOf(expected), placesOf(given)];
	if (rounded || (wantPlaces !== null && wantPlaces > 0)) {
		const places = wantPlaces ?? 0;
		const tooExact =
			apart <= 0.5 * 10 ** -places * (1 + 1e-9) && (gotPlaces === null || gotPlaces > places);
		const unit = 10 ** -(gotPlaces ?? 0);
		const cut = Math.abs(got) <= Math.abs(want) && apart < unit;
		const tooCoarse =
			gotPlaces !== null && gotPlaces < places && (cut || apart <= 0.5 * unit + 1e-12);
		if ((tooExact || tooCoarse) && relative <= 0.07)
			return close(
				`${tooCoarse ? 'Keep more digits until the end, then round' : 'Round'} to ${inPlaces(places)}.`,
			);
		return WRONG;
	}
	const isRounding =
		gotPlaces !== null &&
		gotPlaces > 0 &&
		apart <= 0.501 * 10 ** -gotPlaces + 1e-14 * Math.abs(want);
	return isRounding && relative <= (gotPlaces > 1 ? 0.05 : 0.03)
		? close(`This is the answer rounded to ${inPlaces(gotPlaces)}. Give the exact value.`)
		: WRONG;
}

/** 1.06 − 1.24i: both parts rounded. */
function complexNearness(expected: Tree, given: Tree): Mark {
	const complex = { letters: new Map<string, number>(), complex: true };
	const [want, got] = [sampleAt(expected, complex)?.value, sampleAt(given, complex)?.value];
	const places = decimalsIn(given);
	if (!want || !got || places.length === 0) return WRONG;
	const unit = 0.501 * 10 ** -Math.min(...places);
	const near = want.every(
		(part, at) => Math.abs(part - (got[at] ?? 0)) <= Math.min(unit, 0.05 * Math.hypot(...want)),
	);
	return near ? close('These are rounded numbers. Give the exact value.') : WRONG;
}

const decimalsIn = (tree: Tree): number[] =>
	tree.is === 'number' && tree.text.includes('.')
		? [placesOf(tree) ?? 0]
		: partsOf(tree).flatMap(decimalsIn);

const inPlaces = (places: number): string =>
	places === 0 ? 'the nearest whole number' : `${places} decimal place${places === 1 ? '' : 's'}`;

/** Digits after the decimal point of a plain number; null for other trees. */
function placesOf(tree: Tree): number | null {
	if (tree.is === 'negative' || tree.is === 'percent') return placesOf(tree.of);
	return tree.is === 'number' ? (/\.(\d*)/.exec(tree.text)?.[1]?.length ?? 0) : null;
}

/** Whether the expected value contains decimals, so it may be rounded. */
export const isRounded = (tree: Tree): boolean =>
	some(tree, (part) => part.is === 'number' && part.text.includes('.'));
