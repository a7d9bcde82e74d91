/** Growth by equal amounts, by a square, and by equal factors: which is greater, from where on, and by how much. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { money, percent, rounded } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	distractor,
	type Draft,
	type Draw,
	drawnInts,
	integer,
	type Line,
	line,
	multipleChoice,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { amount, comesTo, ends, moneyAnswer } from '../../../steps/amounts.ts';
import { line1 } from '../../../steps/function-rule.ts';

/** 300 and 357.30, without the sign for dollars. */
const inDollars = (value: number): Expression =>
	Number.isInteger(value) ? num(value) : rounded(value, 2);

/** 1.05 for 5%. */
const yearlyFactor = (r: number): Expression => amount(new Fraction(100 + r, 100));

/** Each balance over the one before. */
const ratioLine = (r: number, values: readonly number[]): Line => {
	const ratios = values
		.slice(1)
		.map((one, at) =>
			comesTo(quotient(inDollars(one), inDollars(values[at] ?? 0)), yearlyFactor(r)),
		);
	return sentence(joinedByAnd(ratios), 'divide each balance by the one before it');
};

export function accountKind(draw: Draw): Draft | undefined {
	const [P, r, n] = drawnInts(draw, 'P', 'r', 'n');
	const compound = draw.inTurn('type').startsWith('compound');
	const values = Array.from({ length: n + 1 }, (_, at) =>
		Number((compound ? P * (1 + r / 100) ** at : P + (P * r * at) / 100).toFixed(2)),
	);
	const lin = say`The account earns simple interest, because its balance grows by the same amount each year.`;
	const exp = say`The account earns compound interest, because its balance grows by the same factor each year.`;
	return {
		prompt: say`The table shows the balance of an account, in dollars, after ${symbol('t')} years. Which statement is true?`,
		answer: multipleChoice(
			compound ? exp : lin,
			distractor(
				compound ? lin : exp,
				compound
					? 'did not compare the yearly increases'
					: 'mistook equal amounts for equal factors',
			),
			distractor(
				say`The account earns simple interest, because its balance grows by the same factor each year.`,
				'gave the reason for compound interest',
			),
			distractor(
				say`The account earns compound interest, because its balance grows by the same amount each year.`,
				'gave the reason for simple interest',
			),
		),
		steps: [
			sentence(
				joinedByAnd(
					values.slice(1).map((one, at) => {
						const before = values[at] ?? 0;
						return equation(
							difference(inDollars(one), inDollars(before)),
							inDollars(Number((one - before).toFixed(2))),
						);
					}),
				),
				'subtract each balance from the next one',
			),
			sentence(compound ? say`The increases are not equal.` : say`The increases are all equal.`),
			...(compound ? [ratioLine(r, values)] : []),
			sentence(compound ? exp : lin),
		],
		hints: [
			say`By how much does the balance increase each year? By what factor does it grow each year?`,
		],
		figure: {
			kind: 'value table',
			rows: [
				{ heading: 't', values: Array.from({ length: n + 1 }, (_, at) => at) },
				{ heading: 'balance', values, isMoney: true },
			],
		},
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
			say`When ${equation('x', at)}, the exponential expression equals ${a * b ** at} and the linear expression equals ${m * at + c}.`,
		);
	return {
		prompt: say`Find the least whole number ${symbol('x')} for which ${f} is greater than ${g}.`,
		answer: withMisconceptions(
			integer(x),
			[integer(x - 1), 'stopped one step too early'],
			[integer(x + 1), 'went one step too far'],
			[integer(a * b ** x), 'gave the value of the exponential expression instead of x'],
		),
		steps: [
			...Array.from({ length: x + 1 }, (_, at) => row(at)),
			sentence(
				say`The value of the exponential expression is first greater when ${equation('x', x)}.`,
			),
		],
		hints: [
			say`What are the values of the two expressions when ${equation('x', 0)}, when ${equation('x', 1)}, and so on?`,
		],
	};
}

export function planGap(draw: Draw): Draft | undefined {
	const [P, d, r, n] = drawnInts(draw, 'P', 'd', 'r', 'n');
	const one = P + d * n;
	const two = new Fraction(100 + r, 100).pow(n).mul(P);
	const gap = two.sub(one).abs();
	if (gap.lt(1) || Math.abs(((gap.valueOf() * 100) % 1) - 0.5) < 1e-3) return undefined;
	const answer = withMisconceptions(
		moneyAnswer(gap),
		[
			decimalAnswer(Math.abs((P * r * n) / 100 - d * n), 2),
			'used simple interest for the second investment',
		],
		[decimalAnswer(two, 2), 'gave the balance of the second investment'],
		[decimalAnswer(one, 2), 'gave the balance of the first investment'],
	);
	const shown = (value: Fraction) => rounded(value, [2, 3].find((at) => ends(value, at)) ?? 4);
	const balances = [num(one), shown(two)] as const;
	const gapOfShown = two.round(4).sub(one).abs();
	const [low, high] = two.gt(one) ? balances : balances.toReversed();
	if (!low || !high) return undefined;
	return {
		prompt: say`Two investments each start with ${money(P)}. The first grows by ${money(d)} each year, and the second grows by ${percent(r)} each year. By how much do their balances differ after ${n} years?${ends(gap, 2) ? '' : ' Round to the nearest cent.'}`,
		answer,
		steps: [
			line(
				equation(sum(num(P), product(num(d), num(n))), num(one)),
				`the first investment: add ${d} each year`,
			),
			line(
				comesTo(product(num(P), power(yearlyFactor(r), n)), shown(two)),
				`the second investment: multiply by ${(100 + r) / 100} each year`,
			),
			line(
				equation(difference(high, low), shown(gapOfShown)),
				'the larger balance minus the smaller balance',
			),
			sentence(say`The balances differ by ${answer.body}.`),
		],
		hints: [
			say`What is the balance of each investment after ${n} years? Which one is multiplied by the same factor each year?`,
		],
	};
}

// y = x² against y = bˣ: the greater value, the difference of the values, the increase.

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
