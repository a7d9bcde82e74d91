/** A rate at one instant, estimated by the average rate on a small interval that the question states. */
import {
	approximately,
	continued,
	difference,
	equation,
	type Expression,
	quotient,
	relation,
} from '../../../../math/expression.ts';
import { call, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Line,
	line,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { overTime, withTangent } from '../../../figures/rate-sketch.ts';
import {
	bracketed,
	endsWithin,
	isExact,
	placesIn,
	type Places,
	plainDecimal,
	shownWith,
	valueLines,
} from './value-lines.ts';

export type Estimate = {
	intro: Prose;
	name: string;
	letter: string;
	/** Shown with the inputs in it. */
	rule: Expression;
	value: (at: number) => number;
	/** The rule at an input, with its angle simplified. */
	simplified?: (at: number) => Expression;
	from: number;
	to: number;
	/** Where the rate is asked for. */
	instant: number;
	places: Places;
	unit?: string;
};

/** The value of the quotient above, in full where it ends. */
const goesOnTo = (value: number, places: number): Line =>
	endsWithin(value, places)
		? line(continued(plainDecimal(value)), SUBTRACT_AND_DIVIDE)
		: line(approximately(rounded(value, places)), SUBTRACT_AND_DIVIDE);

const SUBTRACT_AND_DIVIDE = 'subtract, and then divide';

/** `undefined` when the rounding could go either way, or the rate is 0. */
export function estimate({
	intro,
	name,
	letter,
	rule,
	value,
	simplified,
	from,
	to,
	instant,
	places,
	unit,
}: Estimate): Draft | undefined {
	const [low, high] = [plainDecimal(from), plainDecimal(to)];
	const rate = (value(to) - value(from)) / (to - from);
	const scaled = Math.abs(rate) * 10 ** places;
	if (!Number.isFinite(rate) || Math.abs((scaled % 1) - 0.5) < 1e-3 || scaled < 0.6)
		return undefined;
	const [p, q] = [from, to].map((at) =>
		isExact(value(at)) ? plainDecimal(value(at)) : rounded(value(at), 6),
	);
	if (!p || !q) return undefined;
	const valueAt = (at: number): Line[] => valueLines({ name, letter, rule, value, simplified }, at);
	const bare = decimalAnswer(rate, places);
	const answer = withMisconceptions(
		unit ? withUnit(bare, unit) : bare,
		[decimalAnswer(-rate, places), 'subtracted the values in the reverse order'],
		[
			decimalAnswer(value(instant), places),
			'gave the value of the function instead of its rate of change',
		],
		instant === from
			? [
					decimalAnswer(rate / 10, places),
					Math.abs(to - from - 0.1) < 1e-9
						? 'gave the change in the value without dividing'
						: 'misplaced the decimal point in the width of the interval',
				]
			: [decimalAnswer(2 * rate, places), 'divided by half the width of the interval'],
	);
	const left = quotient(
		difference(call(name, high), call(name, low)),
		difference(high, bracketed(low)),
	);
	const width = plainDecimal(to - from);
	const shown = [from, to].map((at) => Number(value(at).toFixed(6)));
	const quotientValue = ((shown[1] ?? 0) - (shown[0] ?? 0)) / Number((to - from).toFixed(6));
	return {
		prompt: say`${intro} Use the average rate of change from ${equation(letter, low)} to ${equation(letter, high)}, and round your answer to ${placesIn(places)}.`,
		answer,
		steps: [
			...valueAt(from),
			...valueAt(to),
			line(
				relation(
					left,
					isExact(value(from)) && isExact(value(to)) ? '=' : '\\approx',
					quotient(difference(q, bracketed(p)), width),
				),
				'divide the change in the value by the width of the interval',
			),
			goesOnTo(quotientValue, places + 2),
			withTangent(
				sentence(
					say`The instantaneous rate of change is about ${answer.body}.`,
					shownWith(quotientValue, places),
				),
				letter === 't' ? overTime(value, name) : { curve: value, breaks: [0] },
				instant,
				Number(rate.toFixed(places)),
			),
		],
		hints: [
			say`What is the value of the function at each end of the interval?`,
			say`By how much does the value change? How wide is the interval?`,
		],
	};
}
