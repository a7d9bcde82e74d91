/** func.piecewise: rules in pieces. CCSS F-IF.C.7b. */
import {
	equation,
	type Expression,
	num,
	product,
	relation,
	sum,
	symbol,
	times,
	type RelationSign,
} from '../../../../math/expression.ts';
import { call, money } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { rational, solutions, withUnit } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, line, sentence, type Skill, type Skills } from '../../../family.ts';
import { drawnInts } from '../../../steps/whole-numbers.ts';
import { line1, valueLines } from '../../../steps/function-rule.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { chain } from '../../../steps/chain.ts';

type Branch = { m: number; b: number; says: Expression; holds: (x: number) => boolean };

const [x, f] = [symbol('x'), call('f', 'x')];
const cond = (sign: RelationSign, c: number) => relation(x, sign, num(c));

const given = (branches: readonly Branch[]): Prose =>
	branches
		.map(({ m, b, says }) => say`${line1(m, b)} for ${says}`)
		.reduce((all, one, at) =>
			at === branches.length - 1 ? say`${all} and ${one}` : say`${all}, ${one}`,
		);

function twoBranches(
	c: number,
	m1: number,
	b1: number,
	m2: number,
	b2: number,
	closedLeft: boolean,
): Branch[] {
	return [
		{
			m: m1,
			b: b1,
			says: cond(closedLeft ? '\\le' : '<', c),
			holds: (at) => (closedLeft ? at <= c : at < c),
		},
		{
			m: m2,
			b: b2,
			says: cond(closedLeft ? '>' : '\\ge', c),
			holds: (at) => (closedLeft ? at > c : at >= c),
		},
	];
}

function valueOfBranches(branches: readonly Branch[], at: number): Draft | undefined {
	const used = branches.find(({ holds }) => holds(at));
	if (!used || at === 0) return undefined;
	const { lines, value } = valueLines('f', line1(used.m, used.b), at);
	return {
		prompt: say`The function ${symbol('f')} has the rule ${given(branches)}. Find ${call('f', num(at))}.`,
		answer: rational(value),
		steps: [
			sentence(
				say`The input ${at} belongs to ${used.says}.`,
				branches.length > 2
					? 'the other conditions are not true for it'
					: 'the other condition is not true for it',
			),
			...lines,
		],
		hints: [say`Which condition is true for ${equation(x, num(at))}? Use only that rule.`],
	};
}

export const skills: Skills = {
	'Evaluate a two- or three-branch rule'(draw) {
		const [c, m1, m2, b1, b2, at] = drawnInts(draw, 'c', 'm1', 'm2', 'b1', 'b2', 'x');
		if (m1 === m2) return undefined;
		return valueOfBranches(twoBranches(c, m1, b1, m2, b2, draw.random.int(0, 1) === 1), at);
	},

	'Evaluate or solve with a piecewise rule'(draw) {
		const [c1, c2, m1, m2, b1, b2] = drawnInts(draw, 'c1', 'c2', 'm1', 'm2', 'b1', 'b2');
		if (m1 === m2) return undefined;
		const three: Branch[] = [
			{ m: m1, b: b1, says: cond('<', c1), holds: (at) => at < c1 },
			{
				m: 1,
				b: b2 - b1,
				says: relation(relation(num(c1), '\\le', x), '<', num(c2)),
				holds: (at) => at >= c1 && at < c2,
			},
			{ m: m2, b: b2, says: cond('\\ge', c2), holds: (at) => at >= c2 },
		];
		if (draw.inTurn('ask') === 'value')
			return valueOfBranches(three, draw.random.int(c1 - 4, c2 + 4));
		const branches = twoBranches(c2, m1, b1, m2, b2, false);
		const inside = draw.random.int(c2 - 6, c2 + 6);
		const k = branches.find(({ holds }) => holds(inside));
		if (!k) return undefined;
		const value = k.m * inside + k.b;
		const tried = branches.map((branch) => {
			const solved = solveEquation(
				[term(branch.m, 'x'), term(branch.b)].filter(({ coefficient }) => !coefficient.equals(0)),
				[term(value)],
			);
			return { branch, solved, fits: solved !== undefined && branch.holds(solved.value.valueOf()) };
		});
		const found = tried
			.flatMap(({ solved, fits }) => (fits && solved ? [solved.value] : []))
			.toSorted((p, q) => p.compare(q));
		if (found.some(({ d }) => d > 4n) || (found.length === 2 && found[0]?.equals(found[1] ?? 0)))
			return undefined;
		const answer = solutions(...found.map((one) => num(one)));
		return {
			prompt: say`The function ${symbol('f')} has the rule ${given(branches)}. Solve ${equation(f, value)}. If there is more than one solution, list them from smallest to largest, separated by commas.`,
			answer,
			steps: [
				...tried.flatMap(({ branch, solved, fits }) =>
					solved
						? [
								line(
									equation(line1(branch.m, branch.b), value),
									'set this rule equal to the value',
								),
								sentence(
									fits
										? say`${equation(x, num(solved.value))} is a solution, because ${branch.says} is true for it.`
										: say`${equation(x, num(solved.value))} is no solution, because ${branch.says} is not true for it.`,
								),
							]
						: [],
				),
				sentence(
					found.length === 1
						? say`The only solution is ${answer.body}.`
						: say`The solutions are ${answer.body}.`,
				),
			],
			hints: [say`Solve with each rule, then test whether the solution meets its condition.`],
		};
	},

	'Step-pricing story': stepPrice,
	'Step or bracket pricing': (draw) => {
		const [r1, r2, c, amount] = drawnInts(draw, 'r1', 'r2', 'c', 'x');
		if (amount <= c || ((amount - c) * r2) % 100 !== 0) return undefined;
		const [low, high] = [(c * r1) / 100, ((amount - c) * r2) / 100];
		const total = low + high;
		return {
			prompt: say`A tax is ${{ kind: 'percent', of: num(r1) }} of the first ${money(c)} of an income and ${{ kind: 'percent', of: num(r2) }} of the part above ${money(c)}. How much tax, in dollars, is paid on an income of ${money(amount)}?`,
			answer: withUnit(rational(total), 'dollars'),
			steps: [
				...chain(product(num(`${r1}/100`), num(c)), [
					num(low),
					`the tax on the first part: ${r1} hundredths of it`,
				]),
				...chain(sum(num(amount), num(-c)), [num(amount - c), 'the part above the limit']),
				...chain(product(num(`${r2}/100`), num(amount - c)), [
					num(`${(amount - c) * r2}/100`),
					`${r2} hundredths of that part`,
				]),
				...chain(sum(num(low), num(`${(amount - c) * r2}/100`)), [
					num(`${c * r1 + (amount - c) * r2}/100`),
					'add both parts',
				]),
			],
			hints: [say`Only the part above the limit is taxed at the higher rate.`],
		};
	},
};

type Setting = {
	says: (base: number, unit: number, step: number) => Prose;
	asks: (t: number) => Prose;
	unit: string;
};

const SETTINGS: Readonly<Record<string, Setting>> = {
	'parking garage': {
		unit: 'hour',
		says: (base, unit, step) =>
			say`A parking garage charges ${money(base)} for up to ${first(unit, 'hour')} and ${money(step)} for each further hour or part of an hour.`,
		asks: (t) => say`What does it cost, in dollars, to park for ${amount(t, 'hour')}?`,
	},
	'parcel shipping': {
		unit: 'kilogram',
		says: (base, unit, step) =>
			say`Shipping a parcel costs ${money(base)} for up to ${first(unit, 'kilogram')} and ${money(step)} for each further kilogram or part of a kilogram.`,
		asks: (t) => say`What does it cost, in dollars, to ship a parcel of ${amount(t, 'kilogram')}?`,
	},
	'electricity tariff': {
		unit: 'hour',
		says: (base, unit, step) =>
			say`A charging station charges ${money(base)} for up to ${first(unit, 'hour')} and ${money(step)} for each further hour or part of an hour.`,
		asks: (t) => say`What does it cost, in dollars, to charge for ${amount(t, 'hour')}?`,
	},
};

const first = (n: number, noun: string): Prose => say`${n} ${noun}${n === 1 ? '' : 's'}`;
const amount = (t: number, noun: string): Prose =>
	say`${Number.isInteger(t) ? num(t) : { kind: 'decimal' as const, text: String(t) }} ${noun}s`;

function stepPrice(draw: Parameters<Skill>[0]): Draft | undefined {
	const [base, step, unit, t] = drawnInts(draw, 'base', 'step', 'unit', 't');
	const { says, asks, unit: noun } = caseOf(SETTINGS, draw.inTurn('ctx'));
	if (t <= unit + 1 || t > 15 || step >= base) return undefined;
	const further = Math.ceil(t - unit);
	const total = base + further * step;
	return {
		prompt: say`${says(base, unit, step)} ${asks(t)}`,
		answer: withUnit(rational(total), 'dollars'),
		steps: [
			sentence(
				say`Above ${first(unit, noun)} there are ${further} further ${noun}s to pay.`,
				Number.isInteger(t) ? undefined : `the last ${noun} that was begun counts in full`,
			),
			...chain(
				sum(num(base), times(num(further), num(step))),
				[sum(num(base), num(further * step)), 'multiply first'],
				[num(total)],
			),
			sentence(say`The price is ${total} dollars.`),
		],
		hints: [say`How many further ${noun}s, also counting one that is only begun, must be paid?`],
	};
}
