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
