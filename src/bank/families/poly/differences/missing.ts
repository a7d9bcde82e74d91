/** A value that is missing from a quadratic table, found by second differences. */
import {
	difference,
	equation,
	list,
	num,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { differencesOf, fits, nth, run, tableOf } from './difference-table.ts';

export function missingValue(draw: Draw): Draft | undefined {
	const [a, b, c, slot] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('slot')];
	const xs = run(draw.random.int(-3, 1), 7);
	const ys = xs.map((x) => a * x * x + b * x + c);
	if (!fits(ys)) return undefined;
	const [known, after] = slot >= 3 ? [ys.slice(0, slot), true] : [ys.slice(slot + 1), false];
	const differences = differencesOf(known);
	const [second = 0] = nth(known, 2);
	const near = (after ? differences.at(-1) : differences[0]) ?? 0;
	const next = after ? near + second : near - second;
	const beside = (after ? known.at(-1) : known[0]) ?? 0;
	const value = after ? beside + next : beside - next;
	// After 0, the missing value is the first difference itself.
	if (beside === 0) return undefined;
	return {
		prompt: say`The table shows a quadratic relation with one value of ${symbol('y')} missing. Use second differences to find it.`,
		answer: withMisconceptions(
			integer(value),
			[integer(after ? beside + near : beside - near), 'repeated the nearest first difference'],
			[
				integer(after ? beside - next : beside + next),
				after
					? 'subtracted the next first difference instead of adding it'
					: 'added the previous first difference instead of subtracting it',
			],
		),
		steps: [
			sentence(
				say`The values ${after ? 'before' : 'after'} the gap are ${list(...known)}.`,
				'this side has at least three consecutive values',
			),
			sentence(
				say`First differences: ${list(...differences)}.`,
				'subtract each value from the next one',
			),
			sentence(
				say`Second difference${known.length > 3 ? 's' : ''}: ${list(...nth(known, 2))}.`,
				known.length > 3
					? 'subtract each first difference from the next one; the second differences of a quadratic relation are constant'
					: 'subtract the first differences; the second differences of a quadratic relation are all equal',
			),
			line(
				after
					? equation(sum(num(near), signed(second)), num(next))
					: equation(difference(near, signed(second)), num(next)),
				after
					? 'add the second difference to get the next first difference'
					: 'subtract the second difference to get the previous first difference',
			),
			line(
				after
					? equation(sum(num(beside), signed(next)), num(value))
					: equation(difference(beside, signed(next)), num(value)),
				after
					? 'add this difference to the value before the gap'
					: 'subtract this difference from the value after the gap',
			),
			sentence(say`The missing value is ${value}.`),
		],
		hints: [
			say`Which differences of a quadratic relation are constant? Where in the table do you know three consecutive ${symbol('y')}-values?`,
		],
		figure: tableOf(
			xs,
			ys.map((y, at) => (at === slot ? '?' : y)),
		),
	};
}
