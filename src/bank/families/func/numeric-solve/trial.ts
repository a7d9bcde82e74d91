/** Equations of mixed kinds solved by trial: a sign change, then rounding. */
import {
	equation,
	type Expression,
	num,
	power,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { call, decimal, root, rounded, roundedText } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	drawnInts,
	type Line,
	line,
	onlyIf,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { line1, plus1, times1 } from '../../../steps/function-rule.ts';

const x = symbol('x');

/** The place where `gap` changes its sign between the two, by halving. */
function crossing(gap: (at: number) => number, from: number, to: number): number {
	let [low, high] = [from, to];
	for (let step = 0; step < 60; step++) {
		const middle = (low + high) / 2;
		if (Math.sign(gap(middle)) === Math.sign(gap(low))) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}

/** Whether the value is far enough from a rounding border at that many places. */
export const isClear = (value: number, places: number): boolean =>
	Math.abs(((Math.abs(value) * 10 ** places) % 1) - 0.5) > 1e-3;

/** Left minus right around the solution: a tenth apart, a hundredth apart, and halfway, where the rounding changes. */
function bracketing(gap: (at: number) => number, at: number): Line[] {
	const tenth = Math.floor(at * 10) / 10;
	const low = Math.floor(at * 100) / 100;
	const middle = low + 0.005;
	const ends: [string, string] =
		Math.sign(gap(middle)) === Math.sign(gap(low))
			? [roundedText(middle, 3), roundedText(low + 0.01, 2)]
			: [roundedText(low, 2), roundedText(middle, 3)];
	const row = (value: number, places: number): Prose =>
		say`When ${equation(x, decimal(roundedText(value, places)))}, the left side minus the right side is about ${rounded(gap(value), Math.abs(gap(value)) < 1e-4 ? 6 : 4)}.`;
	const isTried = (value: number) =>
		[tenth, tenth + 0.1].some((one) => Math.abs(one - value) < 1e-6);
	const hundredths = [low, low + 0.01].filter((value) => !isTried(value));
	return [
		sentence(row(tenth, 1), 'try numbers that are one tenth apart'),
		sentence(row(tenth + 0.1, 1), 'the sign has changed, so the solution lies between them'),
		...hundredths.map((value, index) =>
			sentence(
				row(value, 2),
				hundredths.length === 1
					? 'the sign differs from the sign at the nearest tenth, so the solution lies between the two'
					: index === 0
						? 'between them, try numbers that are one hundredth apart'
						: 'the sign has changed, so the solution lies between them',
			),
		),
		sentence(row(middle, 3), 'try the number halfway between to decide which way to round'),
		sentence(
			say`The solution lies between ${decimal(ends[0])} and ${decimal(ends[1])}.`,
			'the sign changes between these two',
		),
	];
}

export function mixedEquation(draw: Draw): Draft | undefined {
	const [a, b, k] = drawnInts(draw, 'a', 'b', 'k');
	type Side = readonly [Expression, (at: number) => number];
	const slope = -Math.abs(a);
	const falling: Side = [line1(slope, b + 4), (at) => slope * at + b + 4];
	const parabola = (c: number): Side => [plus1(times1(-1, power(x, 2)), c), (at) => c - at * at];
	const c = Math.abs(b) + a;
	const sides: Record<string, readonly [Side, Side]> = {
		'exponential=line': [[plus1(power(2, 'x'), k), (at) => 2 ** at + k], falling],
		'log=line': [[plus1(call('\\log', 'x'), k), (at) => Math.log10(at) + k], falling],
		'root=line': [[plus1(root('x'), k), (at) => Math.sqrt(at) + k], falling],
		'sine=line': [
			[call('\\sin', 'x'), Math.sin],
			[line1(slope - 1, b), (at) => (slope - 1) * at + b],
		],
		'cosine=parabola': [[call('\\cos', 'x'), Math.cos], parabola(c + 1)],
		'exponential=parabola': [[power(2, 'x'), (at) => 2 ** at], parabola(c + 1)],
		'log=reciprocal': [
			[call('\\log', 'x'), (at) => Math.log10(at)],
			[{ kind: 'quotient', over: num(a), under: x }, (at) => a / at],
		],
		'cubic=exponential': [
			[plus1(times1(-1, power(x, 3)), b), (at) => b - at ** 3],
			[power(2, 'x'), (at) => 2 ** at],
		],
	};
	const type = draw.inTurn('type');
	const [[left, f], [right, g]] = sides[type] ?? [falling, falling];
	const gap = (at: number) => f(at) - g(at);
	const starts = Array.from({ length: 21 }, (_, at) => at - 10);
	const from = draw.random
		.shuffle(starts)
		.find((at) => Number.isFinite(gap(at)) && gap(at) * gap(at + 1) < 0 && Math.abs(gap(at)) < 1e4);
	if (from === undefined) return undefined;
	const found = crossing(gap, from, from + 1);
	if (!isClear(found, 2) || Math.abs(found - Math.round(found)) < 0.02) return undefined;
	const isRoundedUp = Math.round(found * 100) > found * 100;
	const radians = /sin|cos/.test(type) ? ' Angles are in radians.' : '';
	return {
		prompt: say`The equation ${equation(left, right)} has one solution between ${equation(x, from)} and ${equation(x, from + 1)}. Find it by trial and error or with a graph. Round to two decimal places.${radians}`,
		answer: withMisconceptions(
			decimalAnswer(found, 2),
			...onlyIf(isRoundedUp === found > 0, [
				decimalAnswer(Math.trunc(found * 100) / 100, 2),
				'cut off the digits after the second decimal place instead of rounding',
			]),
			found < 0
				? [decimalAnswer(-found, 2), 'left out the negative sign']
				: [decimalAnswer(Math.round(found * 10) / 10, 2), 'rounded to one decimal place'],
			isRoundedUp
				? [decimalAnswer(Math.floor(found * 100) / 100, 2), 'rounded down instead of up']
				: [decimalAnswer(Math.ceil(found * 100) / 100, 2), 'rounded up instead of down'],
		),
		steps: [
			line(equation(left, right)),
			...bracketing(gap, found),
			line(
				relation(x, '\\approx', rounded(found, 2)),
				'every number between them rounds to this value',
			),
		],
		hints: [
			say`Try several values of ${x}. Which side is greater for each? Between which two values does that change?`,
		],
	};
}
