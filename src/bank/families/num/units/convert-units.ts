/** One change of units after the other, each as a line of its own. */
import { amount, cents, moneyAnswer } from '../../../steps/amounts.ts';
import Fraction from 'fraction.js';
import { divided, equation, relation, times } from '../../../../math/expression.ts';
import { money, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type DraftAnswer,
	exactDecimal,
	type Line,
	line,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import type { Factor } from './units.ts';

type Change = {
	value: Fraction;
	/** Names in the plural. */
	from: string;
	to: string;
	factors: readonly Factor[];
	/** Decimal places where the result is rounded; without it the result must be a short decimal. */
	places?: number;
	/** Stated in the prompt, after the question. */
	facts?: readonly string[];
	/** Instead of the question how many of one unit make the other. */
	hint?: Prose;
	/** Before the number; without it the prompt says "Convert … to …". */
	intro?: string;
};

const placeName = ({ places, to }: Change): string =>
	to.startsWith('dollars') ? 'cent' : places === 2 ? 'hundredth' : 'tenth';

/** `undefined` for a result of 1, a long decimal, or one that is too near to a rounding boundary. */
export function unitQuestion(change: Change): Draft | undefined {
	const { value, from, to, factors, places } = change;
	const result = factors.reduce((now, factor) => apply(now, factor), value);
	if (result.equals(1) || result.equals(value) || value.equals(1)) return undefined;
	if (places === undefined ? !isShort(result) : !isClear(result, places)) return undefined;
	const rounds = needsRounding(change, result);
	const isMoney = to.startsWith('dollars ');
	const shownTo = rounds || isMoney ? places : undefined;
	const plain = (one: Fraction): DraftAnswer =>
		shownTo === undefined ? exactDecimal(one) : decimalAnswer(one, shownTo);
	const wrong = wrongResults(value, factors).filter(
		([one]) =>
			isShort(one) ||
			(shownTo !== undefined && isClear(one, shownTo) && one.gt(new Fraction(1, 10))),
	);
	const answer = withMisconceptions(
		isMoney
			? {
					...moneyAnswer(result),
					unit: to,
					body: say`${cents(result)} ${to.replace('dollars ', '')}`,
				}
			: withUnit(plain(result), to),
		...wrong.map(([one, why]): WrongAnswer => [plain(one), why]),
	);
	const exact = places === undefined || result.mul(10 ** places).d === 1n;
	const about = !exact || factors.some((factor) => factor.rounded) ? 'about ' : '';
	const oneWay = new Set(factors.map(({ divides }) => divides)).size === 1;
	return {
		prompt: promptOf(change, rounds),
		answer,
		steps: [
			...lines(value, factors, places),
			sentence(
				from.startsWith('dollars')
					? say`That is ${about}${answer.body}.`
					: say`${amount(value)} ${from} is ${about}${answer.body}.`,
				exact ? undefined : `round to the nearest ${placeName(change)}`,
			),
		],
		hints: [
			oneWay && !from.includes(' per ')
				? say`Is the new unit larger or smaller? Will you need more or fewer of the new units?`
				: factors.length === 1
					? say`Which unit changes? Does the change make the number larger or smaller?`
					: from.includes(' per ')
						? say`Change one unit at a time. Does each change make the number larger or smaller?`
						: say`Convert in two steps. Does each step make the number larger or smaller?`,
			...(factors.length === 1
				? (change.facts ?? []).length === 0
					? [change.hint ?? say`How many of the smaller units make one of the larger units?`]
					: []
				: from.includes(' per ')
					? []
					: [
							say`Which ${factors.length === 2 ? 'unit' : 'units'} can you convert ${from} to on the way to ${to}?`,
						]),
		],
	};
}

/** A result that ends by itself is not rounded, unless a factor was. */
const needsRounding = ({ places, factors }: Change, result: Fraction): boolean =>
	places !== undefined &&
	(result.mul(10 ** places).d !== 1n || factors.some((factor) => factor.rounded));

function promptOf(change: Change, rounds: boolean): Prose {
	const { intro, value, from, to, facts = [] } = change;
	const [cost, per] = from.split('dollars ');
	const question =
		intro && cost === '' && per
			? say`${intro} ${money(value)} ${per}. How many ${to} is that?`
			: intro
				? say`${intro} ${amount(value)} ${from}. How many ${to} is that?`
				: say`Convert ${amount(value)} ${from} to ${to}.`;
	const given = facts.length > 0 ? ` Use the fact that ${facts.join(' and that ')}.` : '';
	const rounding = rounds ? ` Round your answer to the nearest ${placeName(change)}.` : '';
	return say`${question}${given}${rounding}`;
}

/** The other way at every step, only the first step, and the factor of a length or an area. */
const wrongResults = (value: Fraction, factors: readonly Factor[]): [Fraction, string][] => {
	const [first, ...others] = factors;
	const [second] = others;
	if (!first) return [];
	const reversed = factors.reduce(
		(now, { by, divides }) => (divides ? now.mul(by) : now.div(by)),
		value,
	);
	const mixed = factors.some(({ divides }) => divides !== first.divides);
	const [operation, opposite] = first.divides
		? ['dividing', 'multiplied']
		: ['multiplying', 'divided'];
	const { sides: [side, ...sides] = [] } = first;
	const isTwice = factors.length === 2 && !mixed && second?.by === first.by;
	return [
		...(side === undefined ? [] : [usedFactor(value, factors, [side], 'length')]),
		...(side === undefined || sides.length < 2
			? []
			: [usedFactor(value, factors, [side, side], 'area')]),
		[
			reversed,
			mixed
				? 'multiplied instead of dividing, and divided instead of multiplying'
				: `${opposite} instead of ${operation}`,
		],
		...(isTwice
			? ([[apply(value, first), 'did only one of the two conversions']] as [Fraction, string][])
			: []),
		...(second === undefined || isTwice
			? []
			: ([
					[apply(value, first), 'stopped after the first conversion'],
					mixed ? secondReversed(apply(value, first), second) : skippedFirst(value, others),
				] as [Fraction, string][])),
	];
};

/** The first factor replaced by the one between lengths or areas, which is a product of fewer sides. */
const usedFactor = (
	value: Fraction,
	factors: readonly Factor[],
	sides: readonly string[],
	kind: string,
): [Fraction, string] => [
	factors
		.flatMap((factor, at) => (at === 0 ? sides.map((by) => ({ ...factor, by })) : [factor]))
		.reduce(apply, value),
	`used the conversion factor for ${kind} instead of the one for ${factors[0]?.sides?.length === 2 ? 'area' : 'volume'}`,
];

const secondReversed = (value: Fraction, { by, divides }: Factor): [Fraction, string] =>
	divides
		? [value.mul(by), 'multiplied by the second conversion factor instead of dividing by it']
		: [value.div(by), 'divided by the second conversion factor instead of multiplying by it'];

const skippedFirst = (value: Fraction, others: readonly Factor[]): [Fraction, string] => [
	others.reduce(apply, value),
	'skipped the first conversion',
];

const apply = (value: Fraction, { by, divides }: Factor): Fraction =>
	divides ? value.div(by) : value.mul(by);

function lines(value: Fraction, factors: readonly Factor[], places: number | undefined): Line[] {
	let now = value;
	return factors.flatMap((factor) => {
		const before = amount(now);
		now = apply(now, factor);
		const by = amount(new Fraction(factor.by));
		const left = factor.divides ? divided(before, by) : times(before, by);
		const sides = factor.sides?.map((side) => amount(new Fraction(side)));
		return [
			...(sides ? [line(equation(times(...sides), by), factor.sidesAre)] : []),
			isShort(now)
				? line(equation(left, amount(now)), factor.why)
				: line(relation(left, '\\approx', rounded(now, (places ?? 1) + 2)), factor.why),
		];
	});
}

/** Ends within four decimal places. */
const isShort = (value: Fraction): boolean => value.mul(10_000).d === 1n;

const isClear = (value: Fraction, places: number): boolean => {
	const scaled = value
		.mul(10 ** places)
		.mod(1)
		.sub(new Fraction(1, 2))
		.abs();
	return scaled.gt(new Fraction(1, 100_000)) && value.mul(10 ** places).gte(1);
};
