/** num.int-add: add and subtract integers. */
import {
	blank,
	continued,
	difference,
	equation,
	type Expression,
	num,
	opposite,
	signed,
	sum,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	drawnLast,
	integer,
	type Line,
	line,
	mergedByValue,
	onlyIf,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { withJumps } from './jumps.ts';

export const skills: Skills = {
	'Add two integers'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (a > 0 && b > 0) return undefined;
		const prompt = sum(a, signed(b));
		return {
			prompt: say`Find the sum: ${prompt}.`,
			answer: withMisconceptions(
				integer(a + b),
				...mergedByValue(
					...(a < 0 === b < 0
						? [[integer(-a - b), 'left out the negative sign'] as const]
						: [
								[
									integer(Math.abs(a) + Math.abs(b)),
									'added the absolute values and ignored the signs',
								] as const,
								...onlyIf(a !== -b, [
									integer(-a - b),
									'used the sign of the number with the smaller absolute value',
								]),
							]),
					[integer(a - b), 'subtracted the second number instead of adding it'],
				),
			),
			steps: jumping(a, b, [line(prompt), ...addTwo(a, b)]),
			hints: [
				a < 0 === b < 0
					? say`Both numbers have the same sign. How far from zero do they take you in all?`
					: a === -b
						? say`How are the two numbers related? How far from zero is each of them?`
						: say`The signs differ. Which number is farther from zero?`,
			],
		};
	},

	'Subtract two integers'(draw) {
		const [a, b] = [draw.int('a'), draw.int('b')];
		if (a > b && b > 0) return undefined;
		const prompt = difference(a, signed(b));
		return {
			prompt: say`Find the difference: ${prompt}.`,
			answer: withMisconceptions(
				integer(a - b),
				[integer(a + b), 'added the second number instead of subtracting it'],
				[integer(b - a), 'subtracted in the reverse order'],
				[integer(-a - b), 'changed the sign of the first number too'],
			),
			steps: jumping(a, -b, [
				line(prompt),
				line(continued(sum(a, signed(-b))), `subtracting ${b} is the same as adding ${-b}`),
				...addTwo(a, -b),
			]),
			hints: [
				say`What is the opposite of the second number? How can you write the subtraction as an addition?`,
			],
		};
	},

	'Add several integers by regrouping'(draw) {
		const values = nonZero(-20, 20);
		const pair = draw.random.int(2, 20);
		const others = draw.random.sample(
			values.filter((value) => Math.abs(value) !== pair),
			draw.int('terms') - 2,
		);
		const terms = draw.random.shuffle([pair, -pair, ...others]);
		return terms[0] === -(terms[1] ?? 0) ? undefined : regrouped(terms, pair);
	},

	'Find a missing addend'(draw) {
		const [a, c] = [draw.int('a'), draw.int('c')];
		if (a === c) return undefined;
		return {
			prompt: say`Find the missing number: ${equation(sum(a, blank), c)}.`,
			answer: withMisconceptions(
				integer(c - a),
				[integer(c + a), 'added the known numbers instead of subtracting'],
				[integer(a - c), 'subtracted in the reverse order'],
			),
			steps: [
				line(equation(sum(a, blank), c)),
				line(equation(blank, difference(c, signed(a))), 'subtract the known addend from the sum'),
				...(a > 0 && c > a
					? []
					: [
							line(
								equation(blank, sum(c, signed(-a))),
								`subtracting ${a} is the same as adding ${-a}`,
							),
						]),
				line(equation(blank, c - a), a > 0 && c > a ? 'subtract' : 'add'),
			],
			hints: [
				say`Which operation undoes addition?`,
				say`Which number is the sum, and which is the known addend?`,
			],
		};
	},

	'Evaluate chains of additions and subtractions'(draw) {
		const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
		if (b > 0 && c > 0 && d > 0) return undefined;
		const prompt = sum(a, opposite(signed(b)), signed(c), opposite(signed(d)));
		const [first, second] = [a - b, a - b + c];
		return {
			prompt: say`Evaluate: ${prompt}.`,
			answer: withMisconceptions(
				integer(second - d),
				[integer(a + b + c + d), 'treated every operation as addition'],
				[integer(a - b - c - d), 'treated every operation as subtraction'],
				[integer(second + d), 'added the last number instead of subtracting it'],
			),
			steps: [
				line(prompt),
				line(continued(sum(a, -b, c, -d)), oneSign(b < 0 || d < 0, c < 0)),
				line(continued(sum(first, c, -d)), 'work from left to right'),
				line(continued(sum(second, -d))),
				line(continued(second - d)),
			],
			hints: [
				say`Which single sign can replace two signs that are next to each other? In what order do you then add and subtract?`,
			],
		};
	},
};

/** Why two signs next to each other become one. */
const oneSign = (takesNegative: boolean, addsNegative: boolean): string =>
	[
		...(takesNegative ? ['subtracting a negative number is the same as adding its opposite'] : []),
		...(addsNegative
			? ['adding a negative number is the same as subtracting its absolute value']
			: []),
	].join('; ');

/** `terms` hold `pair` and its opposite; every other absolute value occurs at most once. */
function regrouped(terms: number[], pair: number): Draft {
	const [first = 0, ...rest] = terms;
	const prompt = sum(first, ...rest.map(signed));
	const [former = 0] = terms.filter((value) => Math.abs(value) === pair);
	const opposites = [num(former), signed(-former)];
	const others = terms.filter((value) => Math.abs(value) !== pair);
	const [lead = 0, ...more] = others;
	const left: Expression = more.length > 0 ? sum(lead, ...more.map(signed)) : num(lead);
	const total = others.reduce((all, value) => all + value, 0);
	return {
		prompt: say`Find the sum: ${prompt}.`,
		answer: withMisconceptions(
			integer(total),
			[integer(total + 2 * pair), `added ${pair} and ${-pair} to get ${2 * pair} instead of 0`],
			[
				integer(terms.reduce((all, value) => all + Math.abs(value), 0)),
				'added the absolute values and ignored the signs',
			],
			[integer(total - pair), `added ${-pair} but left out ${pair}`],
		),
		steps: [
			line(prompt),
			line(
				continued(sum(...opposites, ...others.map(signed))),
				'change the order so that the opposites come first',
			),
			line(
				continued(sum(0, ...others.map(signed))),
				`${pair} and ${-pair} are opposites, so their sum is 0`,
			),
			line(continued(left), 'adding 0 changes nothing'),
			...(more.length > 1
				? [
						line(
							continued(sum(lead + (more[0] ?? 0), ...more.slice(1).map(signed))),
							'add from left to right',
						),
					]
				: []),
			...(more.length > 0
				? [line(continued(total), more.length > 1 ? 'add' : 'add the remaining numbers')]
				: []),
		],
		hints: [say`Which two of the numbers are opposites? What is their sum?`],
	};
}

const nonZero = (low: number, high: number): number[] =>
	Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((value) => value !== 0);

/** Lines from `a + b` (already written) to its value. */
function addTwo(a: number, b: number): Line[] {
	const total = a + b;
	if (b === -a) return [line(continued(0), 'the sum of a number and its opposite is 0')];
	if (a < 0 !== b < 0) {
		const [far, near] = Math.abs(a) > Math.abs(b) ? [a, b] : [b, a];
		const sizes = difference(Math.abs(far), Math.abs(near));
		const why = `the signs are different: subtract the absolute values and keep the sign of ${far}`;
		return far < 0
			? [line(continued(opposite(sizes)), why), line(continued(total))]
			: [line(continued(sizes), why), line(continued(total))];
	}
	if (a > 0) return [line(continued(total))];
	const why = 'both numbers are negative: add their absolute values and keep the negative sign';
	return [line(continued(opposite(sum(-a, -b))), why), line(continued(total))];
}

/** The last line states the sum: the jump ends there. */
const jumping = (from: number, by: number, lines: readonly Line[]): Line[] =>
	by === 0 ? [...lines] : drawnLast(lines, (last) => withJumps(last, from, [by]));
