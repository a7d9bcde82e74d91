/** Growth by equal amounts against growth by equal factors: the kind of an account, two plans, the first x where the exponential rule is greater. */
import {
	difference,
	equation,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal, money, percent, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	distractor,
	integer,
	multipleChoice,
	withMisconceptions,
} from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { comesTo } from '../../../steps/comes-to.ts';
import { valueTable } from '../../../figures/value-table.ts';
import { cents, moneyAnswer } from '../../../steps/amounts.ts';
import { line1 } from '../../../steps/function-rule.ts';
import { drawnInts } from '../../../steps/whole-numbers.ts';

// y = x^2 against y = b^x: the greater value, the difference of the values, the increase.

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
					distractor(say`They are equal`, 'multiplied the base by the exponent in both'),
					distractor(say`It cannot be determined`, 'did not evaluate the two functions'),
				),
		steps: [
			...valueLines(at, b),
			...(far
				? [
						sentence(
							say`From ${equation('x', at)} to ${equation('x', at + 1)}, ${power('x', 2)} increases by ${2 * at + 1} and ${power(b, 'x')} increases by ${b ** (at + 1) - grown}.`,
							'compare how fast the two functions grow',
						),
					]
				: []),
			sentence(
				far
					? say`${right} is greater and grows faster.`
					: say`The function with the greater value is ${right}.`,
				far
					? 'an exponential function with a base greater than 1 eventually grows faster than any quadratic function'
					: undefined,
			),
		],
		hints: [say`What is the value of each function when ${equation('x', at)}?`],
	};
}

function differenceAt(x: number, b: number, first: boolean): Draft | undefined {
	if (x < 2 || b > 3 || x > 7) return undefined;
	const [p, q] = [power('x', 2), power(b, 'x')];
	const right = first ? b ** (x + 1) - b ** x : Math.abs(x * x - b ** x);
	const distractors: [number, string][] = first
		? [
				[(x + 1) ** 2 - x ** 2, 'used the square of x instead of the exponential function'],
				[b ** x, 'gave the value at the start'],
				[b ** (x + 1), 'gave the value at the end'],
				[b, 'gave the base'],
				[b * x, 'multiplied the base by the exponent'],
			]
		: [
				[Math.abs(x * x - b * x), 'multiplied the base by the exponent'],
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
			: say`What is the difference between the values of ${equation('y', p)} and ${equation('y', q)} at ${equation('x', x)}, the larger minus the smaller?`,
		answer: multipleChoice(
			num(right),
			...kept.map(([value, mistake]) => distractor(num(value), mistake)),
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

/** Each of the first two balances over the one before. */
const ratioLine = (P: number, r: number, [, one = P, two = P]: readonly number[]): Line => {
	const factor = decimal(String(Number((1 + r / 100).toFixed(2))));
	return sentence(
		say`${comesTo(quotient(decimal(String(one)), num(P)), factor)} and ${comesTo(quotient(decimal(String(two)), decimal(String(one))), factor)}`,
		'divide each balance by the one before it',
	);
};

export function accountKind(draw: Draw): Draft | undefined {
	const [P, r, n] = drawnInts(draw, 'P', 'r', 'n');
	const compound = draw.inTurn('type').startsWith('compound');
	const values = Array.from({ length: n + 1 }, (_, at) =>
		Number((compound ? P * (1 + r / 100) ** at : P + (P * r * at) / 100).toFixed(2)),
	);
	const lin = say`It earns simple interest, because it grows by the same amount each year`;
	const exp = say`It earns compound interest, because it grows by the same factor each year`;
	return {
		prompt: say`The table shows the balance of an account, in dollars, after ${symbol('t')} years. Which statement is true?`,
		answer: multipleChoice(
			compound ? exp : lin,
			distractor(
				compound ? lin : exp,
				compound
					? 'did not compare the yearly increases'
					: 'confused equal amounts with equal factors',
			),
			distractor(
				say`It earns simple interest, because it grows by the same factor each year`,
				'gave the reason for compound interest',
			),
			distractor(
				say`It earns compound interest, because it grows by the same amount each year`,
				'gave the reason for simple interest',
			),
		),
		steps: [
			sentence(
				say`The balance increases by ${cents((values[1] ?? 0) - P)} in the first year and by ${cents((values[2] ?? 0) - (values[1] ?? 0))} in the second year.`,
			),
			sentence(
				compound
					? say`The increases are not equal, because interest is also paid on earlier interest.`
					: say`The increases are equal.`,
			),
			...(compound ? [ratioLine(P, r, values)] : []),
			sentence(say`${compound ? exp : lin}.`),
		],
		hints: [
			say`By how much does the balance increase in the first year? By how much in the second?`,
		],
		figure: valueTable([
			{ heading: 't', values: Array.from({ length: n + 1 }, (_, at) => at) },
			{ heading: 'balance', values },
		]),
	};
}

export function firstGreater(draw: Draw): Draft | undefined {
	const [a, b, m, c] = drawnInts(draw, 'a', 'b', 'm', 'c');
	const f = a === 1 ? power(b, 'x') : product(num(a), power(b, 'x'));
	const g = line1(m, c);
	let x = 0;
	while (a * b ** x <= m * x + c) x++;
	if (x < 2) return undefined;
	const row = (at: number) =>
		sentence(
			say`When ${equation('x', at)}, the exponential value is ${a * b ** at} and the linear value is ${m * at + c}.`,
		);
	return {
		prompt: say`Find the least whole number ${relation(symbol('x'), '\\ge', 0)} for which ${f} is greater than ${g}.`,
		answer: withMisconceptions(
			integer(x),
			[integer(x - 1), 'gave the last x for which the linear value is greater'],
			[integer(x + 1), 'went one step too far'],
			[integer(a * b ** x), 'gave the value instead of x'],
		),
		steps: [
			...Array.from({ length: x + 1 }, (_, at) => row(at)),
			sentence(say`The exponential value is greater for the first time when ${equation('x', x)}.`),
		],
		hints: [
			say`What are the values of the two expressions when ${equation('x', 0)}, when ${equation('x', 1)}, and so on?`,
		],
	};
}

export function planGap(draw: Draw): Draft | undefined {
	const [P, d, r, n] = drawnInts(draw, 'P', 'd', 'r', 'n');
	const [one, two] = [P + d * n, P * (1 + r / 100) ** n];
	const gap = Math.abs(two - one);
	if (gap < 1 || Math.abs(((gap * 100) % 1) - 0.5) < 1e-3) return undefined;
	const answer = withMisconceptions(
		moneyAnswer(gap),
		[
			decimalAnswer(Math.abs((P * r * n) / 100 - d * n), 2),
			'used simple interest for the second account',
		],
		[decimalAnswer(two, 2), 'gave the balance of the second account'],
		[decimalAnswer(one, 2), 'gave the balance of the first account'],
	);
	const factor = decimal(String(Number((1 + r / 100).toFixed(2))));
	const shown = (amount: number) =>
		rounded(amount, Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6 ? 2 : 4);
	const balances = [num(one), shown(two)] as const;
	const [low, high] = one < two ? balances : balances.toReversed();
	if (!low || !high) return undefined;
	return {
		prompt: say`Two accounts start with ${money(P)}. The first grows by ${money(d)} each year, and the second grows by ${percent(r)} each year. By how much do their balances differ after ${n} years? Round to the nearest cent.`,
		answer,
		steps: [
			line(
				equation(sum(num(P), product(num(d), num(n))), num(one)),
				`the first account: add ${d} each year`,
			),
			line(
				comesTo(product(num(P), power(factor, n)), shown(two)),
				`the second account: multiply by ${(100 + r) / 100} each year`,
			),
			line(
				comesTo(difference(high, low), shown(gap)),
				'the larger balance minus the smaller balance',
			),
			sentence(say`The balances differ by ${answer.body}.`),
		],
		hints: [
			say`What is the balance of each account after ${n} years? Which one is multiplied by the same factor each year?`,
		],
	};
}
