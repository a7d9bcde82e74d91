/** Growth by equal amounts against growth by equal factors: the kind of an account, two plans, the first x where the exponential rule is greater. */
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
import { comesTo } from '../../../steps/comes-to.ts';
import { amount, ends, moneyAnswer } from '../../../steps/amounts.ts';
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
