/** One change of units after the other, each as a line of its own. */
import Fraction from 'fraction.js';
import { divided, equation, relation, times } from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { decimalAnswer, exactDecimal, withUnit } from '../../../answer.ts';
import { type Draft, line, type Line, sentence } from '../../../family.ts';
import type { Factor } from './rate-units.ts';
import { asDecimal } from '../../../steps/decimals.ts';

export type Change = {
	value: Fraction;
	/** Names in the plural. */
	from: string;
	to: string;
	factors: readonly Factor[];
	/** Decimal places where the result is rounded; without it the result must be a short decimal. */
	places?: number;
	/** Stated in the prompt, after the question. */
	facts?: readonly string[];
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
	const answer = withUnit(
		places === undefined ? exactDecimal(result) : decimalAnswer(result, places),
		to,
	);
	const exact = places === undefined || result.mul(10 ** places).d === 1n;
	const [size, count] = result.lt(value) ? ['larger', 'fewer'] : ['smaller', 'more'];
	const oneWay = new Set(factors.map(({ divides }) => divides)).size === 1;
	return {
		prompt: promptOf(change),
		answer,
		steps: [
			...lines(value, factors, places),
			sentence(
				say`That is ${exact ? '' : 'about '}${answer.body}.`,
				exact ? undefined : `rounded to the nearest ${placeName(change)}`,
			),
		],
		hints: [
			oneWay && !from.includes(' per ')
				? say`The new unit is ${size}, so there will be ${count} of them.`
				: say`Change one unit at a time. Does each change make the number larger or smaller?`,
		],
	};
}

function promptOf(change: Change): Prose {
	const { intro, value, from, to, facts = [], places } = change;
	const question = intro
		? say`${intro} ${asDecimal(value)} ${from}. How many ${to} is that?`
		: say`Convert ${asDecimal(value)} ${from} to ${to}.`;
	const given = facts.length > 0 ? ` Use ${facts.join(' and ')}.` : '';
	const rounding =
		places === undefined ? '' : ` Round the answer to the nearest ${placeName(change)}.`;
	return say`${question}${given}${rounding}`;
}

const apply = (value: Fraction, { by, divides }: Factor): Fraction =>
	divides ? value.div(by) : value.mul(by);

function lines(value: Fraction, factors: readonly Factor[], places: number | undefined): Line[] {
	let now = value;
	return factors.map((factor) => {
		const before = asDecimal(now);
		now = apply(now, factor);
		const by = asDecimal(new Fraction(factor.by));
		const left = factor.divides ? divided(before, by) : times(before, by);
		if (isShort(now)) return line(equation(left, asDecimal(now)), factor.why);
		return line(relation(left, '\\approx', rounded(now, (places ?? 1) + 2)), factor.why);
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
