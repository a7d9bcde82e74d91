/** y = x² against y = bˣ: the greater value, the difference of the values, the increase. */
import { difference, equation, num, power, quotient } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	drawnInts,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export function squareAgainstPower(draw: Draw): Draft | undefined {
	const [x, b] = drawnInts(draw, 'x', 'b');
	const ask = draw.inTurn('ask');
	const [p, q] = [equation('y', power('x', 2)), equation('y', power(b, 'x'))];
	if (ask === 'difference at x' || ask === 'first differences')
		return differenceAt(Math.abs(x), b, ask === 'first differences');
	const far = ask !== 'which is greater at x';
	const at = far ? 10 + Math.abs(x) : x;
	const [square, grown] = [at * at, b ** at];
	if (square === grown || (at < 0 && -at > 4)) return undefined;
	const right = square > grown ? p : q;
	const wrong = square > grown ? q : p;
	return {
		prompt: far
			? say`Which function, ${p} or ${q}, has the greater value when ${equation('x', at)}, and which function grows faster from there on?`
			: say`Which function has the greater value when ${equation('x', at)}: ${p} or ${q}?`,
		answer: far
			? multipleChoice(
					say`${right} is greater and grows faster`,
					distractor(say`${wrong} is greater and grows faster`, 'switched the two functions'),
					distractor(
						say`${right} is greater, but ${wrong} grows faster`,
						'thought that the square overtakes the exponential function later',
					),
					distractor(
						say`${wrong} is greater, but ${right} grows faster`,
						'switched the two values',
					),
				)
			: multipleChoice(
					say`${right}`,
					distractor(say`${wrong}`, 'switched the two functions'),
					distractor(
						say`They are equal`,
						b === 2
							? 'multiplied the base by the exponent in both'
							: 'thought that equal values of x give equal values of y',
					),
					distractor(say`It cannot be determined`, 'did not evaluate the two functions'),
				),
		steps: [
			...valueLines(at, b),
			...(far
				? [
						sentence(
							say`From ${equation('x', at)} to ${equation('x', at + 1)}, the increases are ${equation(difference(power(at + 1, 2), square), 2 * at + 1)} and ${equation(difference(power(b, at + 1), grown), b ** (at + 1) - grown)}.`,
							'compare how fast the two functions grow',
						),
						sentence(
							say`From there on, each increase of ${power(b, 'x')} is ${b} times the one before, but each increase of ${power('x', 2)} is only 2 more than the one before.`,
						),
					]
				: []),
			sentence(
				far
					? say`${right} is greater and grows faster.`
					: say`The function with the greater value is ${right}.`,
				far
					? 'its value and its increases are greater'
					: `${plainNumber(Math.max(square, grown))} is greater than ${plainNumber(Math.min(square, grown))}`,
			),
		],
		hints: [say`What is the value of each function when ${equation('x', at)}?`],
	};
}

function differenceAt(x: number, b: number, first: boolean): Draft | undefined {
	// The increase from one power of 2 to the next is the first of the two.
	if (x < 2 || b > 3 || x > 7 || (first && b === 2)) return undefined;
	const [p, q] = [power('x', 2), power(b, 'x')];
	const right = first ? b ** (x + 1) - b ** x : Math.abs(x * x - b ** x);
	const distractors: [number, string][] = first
		? [
				[(x + 1) ** 2 - x ** 2, 'used the square of x instead of the exponential function'],
				[b ** x, `gave the value at x = ${x}`],
				[b ** (x + 1), `gave the value at x = ${x + 1}`],
				[b, 'gave the base'],
				[b * x, 'multiplied the base by the exponent'],
			]
		: [
				[Math.abs(x * x - b * x), `multiplied the base ${b} by the exponent`],
				[x * x + b ** x, 'added the values'],
				[b ** x, 'gave only the value of the exponential function'],
				[x * x, 'gave only the square'],
				[Math.abs(2 * x - b ** x), 'doubled instead of squaring'],
			];
	const kept = distractors
		.filter(
			([value], at) =>
				value !== right && distractors.findIndex(([other]) => other === value) === at,
		)
		.slice(0, 3);
	if (kept.length < 3 || right === 0) return undefined;
	return {
		prompt: first
			? say`By how much does ${equation('y', q)} increase from ${equation('x', x)} to ${equation('x', x + 1)}?`
			: say`Evaluate ${equation('y', p)} and ${equation('y', q)} at ${equation('x', x)}. What do you get when you subtract the smaller value from the larger value?`,
		answer: multipleChoice(
			num(right),
			...kept.map(([value, mistake]) => distractor(num(value), mistake)),
		),
		steps: first
			? [
					line(equation(power(b, num(x + 1)), num(b ** (x + 1))), `the value when x = ${x + 1}`),
					line(equation(power(b, num(x)), num(b ** x)), `the value when x = ${x}`),
					line(equation(difference(num(b ** (x + 1)), num(b ** x)), num(right)), 'subtract'),
				]
			: [
					...valueLines(x, b),
					line(
						equation(
							difference(num(Math.max(x * x, b ** x)), num(Math.min(x * x, b ** x))),
							num(right),
						),
						'subtract the smaller value from the larger value',
					),
				],
		hints: [
			first
				? say`What is the value of ${equation('y', q)} at each end of this interval?`
				: say`What is the value of each function at ${equation('x', x)}?`,
		],
	};
}

const valueLines = (x: number, b: number): Line[] => [
	line(equation(power(num(x), 2), num(x * x)), 'evaluate the square'),
	line(
		equation(power(b, num(x)), b ** x < 1 ? quotient(1, b ** -x) : num(b ** x)),
		'evaluate the power',
	),
];
