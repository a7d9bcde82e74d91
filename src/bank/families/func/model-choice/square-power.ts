/** y = x^2 against y = b^x: the greater value, the difference of the values, the increase. */
import { difference, equation, num, power, quotient } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';

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
			? say`Which of ${p} and ${q} has the greater value at ${equation('x', at)}, and which grows faster from there on?`
			: say`Which of ${p} and ${q} has the greater value at ${equation('x', at)}?`,
		answer: far
			? multipleChoice(
					say`${right} is greater and grows faster`,
					slip(say`${wrong} is greater and grows faster`, 'mixed up the square and the power'),
					slip(
						say`${right} is greater, but ${wrong} grows faster`,
						'thought that a square overtakes a power later',
					),
					slip(say`${wrong} is greater, but ${right} grows faster`, 'mixed up the values'),
				)
			: multipleChoice(
					say`${right}`,
					slip(say`${wrong}`, 'mixed up the square and the power'),
					slip(say`They are equal`, 'multiplied the base by the exponent in both'),
					slip(say`It cannot be decided`, 'did not work out the values'),
				),
		steps: [
			...valueLines(at, b),
			sentence(
				far
					? say`${right} is greater and grows faster.`
					: say`The greater value belongs to ${right}.`,
				far ? 'in the long run an exponential function passes every square' : undefined,
			),
		],
		hints: [say`Work out both values.`],
	};
}

function differenceAt(x: number, b: number, first: boolean): Draft | undefined {
	if (x < 2 || b > 3 || x > 7) return undefined;
	const [p, q] = [power('x', 2), power(b, 'x')];
	const right = first ? b ** (x + 1) - b ** x : Math.abs(x * x - b ** x);
	const slips: [number, string][] = first
		? [
				[(x + 1) ** 2 - x ** 2, 'took the square instead'],
				[b ** x, 'took the value at the start'],
				[b ** (x + 1), 'took the value at the end'],
				[b, 'took the base'],
				[b * x, 'multiplied base and exponent'],
			]
		: [
				[Math.abs(x * x - b * x), 'multiplied base and exponent'],
				[x * x + b ** x, 'added the values'],
				[b ** x, 'took only the power'],
				[x * x, 'took only the square'],
				[Math.abs(2 * x - b ** x), 'doubled instead of squaring'],
			];
	const kept = slips
		.filter(
			([value], at) => value !== right && slips.findIndex(([other]) => other === value) === at,
		)
		.slice(0, 3);
	if (kept.length < 3 || right === 0) return undefined;
	return {
		prompt: first
			? say`By how much does ${equation('y', q)} increase from ${equation('x', x)} to ${equation('x', x + 1)}?`
			: say`What is the difference between the values of ${equation('y', p)} and ${equation('y', q)} at ${equation('x', x)}, the larger minus the smaller?`,
		answer: multipleChoice(
			num(right),
			...kept.map(([value, mistake]) => slip(num(value), mistake)),
		),
		steps: first
			? [
					line(equation(power(b, num(x + 1)), num(b ** (x + 1))), 'the value at the end'),
					line(equation(power(b, num(x)), num(b ** x)), 'the value at the start'),
					line(equation(difference(num(b ** (x + 1)), num(b ** x)), num(right)), 'subtract'),
				]
			: [
					...valueLines(x, b),
					line(
						equation(
							difference(num(Math.max(x * x, b ** x)), num(Math.min(x * x, b ** x))),
							num(right),
						),
						'the larger minus the smaller',
					),
				],
		hints: [say`Work out the two values first.`],
	};
}

const valueLines = (x: number, b: number): Line[] => [
	line(equation(power(num(x), 2), num(x * x)), 'the square'),
	line(equation(power(b, num(x)), b ** x < 1 ? quotient(1, b ** -x) : num(b ** x)), 'the power'),
];
